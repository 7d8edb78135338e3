import AppleFoundation

/// The files of a first project, for Xcode as well as for `allium`: an application with one screen and tests that run inside it, or a package
/// of such a screen.
package struct NewProject {
    package let name: String

    package let isPackage: Bool

    package init(name: String, isPackage: Bool = false) throws {
        let isName = name.first.map { $0.isLetter } ?? false
        guard isName, name.utf8.count <= 60, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else {
            throw XcodeProject.Problem(
                description:
                    "'\(name)' can't be the name of an app: it begins with a letter, and has letters, digits and _ alone")
        }
        self.name = name
        self.isPackage = isPackage
    }

    /// Texts by their places in the project's folder.
    package var files: [String: String] {
        if isPackage {
            return [
                "Package.swift": manifest, "Sources/\(name)/CounterViewController.swift": controller,
                "Tests/\(name)Tests/CounterTests.swift": tests, ".gitignore": ".build/\n",
            ]
        }
        return [
            "\(name).xcodeproj/project.pbxproj": project, "\(name)/AppDelegate.swift": appDelegate,
            "\(name)/CounterViewController.swift": controller, "\(name)Tests/CounterTests.swift": tests,
            ".gitignore": "xcuserdata/\nDerivedData/\n",
        ]
    }

    /// Writes them into a folder that isn't there yet, or is empty.
    package func write(to folder: String) throws {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard entries.isEmpty else { throw XcodeProject.Problem(description: "\(folder) is there already, and not empty") }
        for (place, text) in files.sorted(by: { $0.key < $1.key }) {
            let path = folder + "/" + place
            do {
                try FileManager.default.createDirectory(
                    atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            } catch {
                throw XcodeProject.Problem(description: "\(path) can't be written: \(String(cString: strerror(errno)))")
            }
        }
    }

    // MARK: Texts
    /// Spelled so, the texts below are no imports of this file's.
    private var bring: String { "import" }

    private var appDelegate: String {
        """
        \(bring) UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = CounterViewController()
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }

        """
    }

    private var controller: String {
        """
        \(bring) UIKit

        /// Counts how often its button was tapped.
        class CounterViewController: UIViewController {
            let label = UILabel()
            let button = UIButton(type: .system)
            private(set) var count = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                label.text = "Not yet"
                label.font = .preferredFont(forTextStyle: .title1)
                button.setTitle("Tap", for: .normal)
                button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                let stack = UIStackView(arrangedSubviews: [label, button])
                stack.axis = .vertical
                stack.alignment = .center
                stack.spacing = 12
                stack.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                ])
            }

            @objc private func tapped() {
                count += 1
                label.text = count == 1 ? "Once" : "\\(count) times"
            }
        }

        """
    }

    private var manifest: String {
        """
        // swift-tools-version: 5.9
        \(bring) PackageDescription

        let package = Package(
            name: "\(name)",
            platforms: [.iOS(.v15)],
            products: [.library(name: "\(name)", targets: ["\(name)"])],
            targets: [
                .target(name: "\(name)"),
                .testTarget(name: "\(name)Tests", dependencies: ["\(name)"]),
            ])

        """
    }

    private var testOfApp: String {
        """
            func testTheAppShowsTheCounter() throws {
                let delegate = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)
                XCTAssertTrue(delegate.window?.rootViewController is CounterViewController)
            }


        """
    }

    private var tests: String {
        """
        \(bring) XCTest

        @testable \(bring) \(name)

        final class CounterTests: XCTestCase {
        \(isPackage ? "" : testOfApp)\
            func testEachTapCounts() {
                let controller = CounterViewController()
                controller.loadViewIfNeeded()
                XCTAssertEqual(controller.label.text, "Not yet")
                controller.button.sendActions(for: .touchUpInside)
                XCTAssertEqual(controller.label.text, "Once")
                controller.button.sendActions(for: .touchUpInside)
                XCTAssertEqual(controller.label.text, "2 times")
            }
        }

        """
    }

    /// With folders that Xcode keeps up with by itself, so that new files need no entry.
    private var project: String {
        func id(_ number: Int) -> String { "A111" + String(repeating: "0", count: 18) + (number < 10 ? "0" : "") + "\(number)" }
        func configurations(_ list: Int, _ first: Int, _ settings: String, debug: String = "") -> String {
            """
            \t\t\(id(list)) = { isa = XCConfigurationList; buildConfigurations = ( \(id(first)), \(id(first + 1)) ); defaultConfigurationName = Release; };
            \t\t\(id(first)) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings)\(debug) }; };
            \t\t\(id(first + 1)) = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; };
            """
        }
        let all =
            "ALWAYS_SEARCH_USER_PATHS = NO; IPHONEOS_DEPLOYMENT_TARGET = 15.0; SDKROOT = iphoneos; SWIFT_VERSION = 5.0; TARGETED_DEVICE_FAMILY = \"1,2\";"
        let common = "GENERATE_INFOPLIST_FILE = YES; PRODUCT_NAME = \"$(TARGET_NAME)\";"
        let app =
            "\(common) PRODUCT_BUNDLE_IDENTIFIER = \"org.example.\(name)\"; INFOPLIST_KEY_UILaunchScreen_Generation = YES; INFOPLIST_KEY_UISupportedInterfaceOrientations = \"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight\";"
        let tests =
            "\(common) PRODUCT_BUNDLE_IDENTIFIER = \"org.example.\(name)Tests\"; TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/\(name).app/\(name)\"; BUNDLE_LOADER = \"$(TEST_HOST)\";"
        return """
            // !$*UTF8*$!
            {
            \tarchiveVersion = 1;
            \tclasses = { };
            \tobjectVersion = 77;
            \tobjects = {
            \t\t\(id(1)) = { isa = PBXProject; attributes = { BuildIndependentTargetsInParallel = 1; LastSwiftUpdateCheck = 1620; LastUpgradeCheck = 1620; TargetAttributes = { \(id(3)) = { TestTargetID = \(id(2)); }; }; }; buildConfigurationList = \(id(20)); developmentRegion = en; hasScannedForEncodings = 0; knownRegions = ( en, Base ); mainGroup = \(id(4)); productRefGroup = \(id(5)); projectDirPath = ""; projectRoot = ""; targets = ( \(id(2)), \(id(3)) ); };
            \t\t\(id(2)) = { isa = PBXNativeTarget; name = \(name); productName = \(name); productReference = \(id(6)); productType = "com.apple.product-type.application"; buildConfigurationList = \(id(30)); buildPhases = ( \(id(10)), \(id(11)), \(id(12)) ); buildRules = ( ); dependencies = ( ); fileSystemSynchronizedGroups = ( \(id(8)) ); };
            \t\t\(id(3)) = { isa = PBXNativeTarget; name = \(name)Tests; productName = \(name)Tests; productReference = \(id(7)); productType = "com.apple.product-type.bundle.unit-test"; buildConfigurationList = \(id(40)); buildPhases = ( \(id(13)), \(id(14)), \(id(15)) ); buildRules = ( ); dependencies = ( \(id(16)) ); fileSystemSynchronizedGroups = ( \(id(9)) ); };
            \t\t\(id(4)) = { isa = PBXGroup; children = ( \(id(8)), \(id(9)), \(id(5)) ); sourceTree = "<group>"; };
            \t\t\(id(5)) = { isa = PBXGroup; children = ( \(id(6)), \(id(7)) ); name = Products; sourceTree = "<group>"; };
            \t\t\(id(6)) = { isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = \(name).app; sourceTree = BUILT_PRODUCTS_DIR; };
            \t\t\(id(7)) = { isa = PBXFileReference; explicitFileType = wrapper.cfbundle; includeInIndex = 0; path = \(name)Tests.xctest; sourceTree = BUILT_PRODUCTS_DIR; };
            \t\t\(id(8)) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
            \t\t\(id(9)) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name)Tests; sourceTree = "<group>"; };
            \t\t\(id(10)) = { isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = ( ); runOnlyForDeploymentPostprocessing = 0; };
            \t\t\(id(11)) = { isa = PBXFrameworksBuildPhase; buildActionMask = 2147483647; files = ( ); runOnlyForDeploymentPostprocessing = 0; };
            \t\t\(id(12)) = { isa = PBXResourcesBuildPhase; buildActionMask = 2147483647; files = ( ); runOnlyForDeploymentPostprocessing = 0; };
            \t\t\(id(13)) = { isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = ( ); runOnlyForDeploymentPostprocessing = 0; };
            \t\t\(id(14)) = { isa = PBXFrameworksBuildPhase; buildActionMask = 2147483647; files = ( ); runOnlyForDeploymentPostprocessing = 0; };
            \t\t\(id(15)) = { isa = PBXResourcesBuildPhase; buildActionMask = 2147483647; files = ( ); runOnlyForDeploymentPostprocessing = 0; };
            \t\t\(id(16)) = { isa = PBXTargetDependency; target = \(id(2)); targetProxy = \(id(17)); };
            \t\t\(id(17)) = { isa = PBXContainerItemProxy; containerPortal = \(id(1)); proxyType = 1; remoteGlobalIDString = \(id(2)); remoteInfo = \(name); };
            \(configurations(20, 21, all, debug: " ENABLE_TESTABILITY = YES; ONLY_ACTIVE_ARCH = YES; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; SWIFT_OPTIMIZATION_LEVEL = \"-Onone\";"))
            \(configurations(30, 31, app))
            \(configurations(40, 41, tests))
            \t};
            \trootObject = \(id(1));
            }

            """
    }
}
