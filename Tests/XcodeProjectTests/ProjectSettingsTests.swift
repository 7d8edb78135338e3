import AppleFoundation
import TestEvidence
import Testing

@testable import XcodeProject

/// How settings come together, and what becomes of the Info.plist.
@Suite("Xcode projects / Settings")
struct ProjectSettingsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("settings-" + UUID().uuidString)

    private func project(_ objects: String, _ files: [String: String] = [:]) throws -> XcodeProject {
        var files = files
        files["Demo.xcodeproj/project.pbxproj"] =
            "// !$*UTF8*$!\n{ archiveVersion = 1; objects = { \(objects) }; rootObject = P; }"
        for (name, text) in files {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        return try XcodeProject(at: folder.path)
    }

    private func objects(project: String = "", target: String = "", extra: String = "") -> String {
        """
        P = { isa = PBXProject; targets = ( T ); mainGroup = G; buildConfigurationList = CL; };
        CL = { isa = XCConfigurationList; buildConfigurations = ( CR, CD ); defaultConfigurationName = Release; };
        CD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X1; buildSettings = { \(project) }; };
        CR = { isa = XCBuildConfiguration; name = Release; buildSettings = { ONLY = release; }; };
        CL2 = { isa = XCConfigurationList; buildConfigurations = ( CT ); };
        CT = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X2; buildSettings = { \(target) }; };
        X1 = { isa = PBXFileReference; path = Project.xcconfig; sourceTree = "<group>"; };
        X2 = { isa = PBXFileReference; path = Config/Target.xcconfig; sourceTree = SOURCE_ROOT; };
        G = { isa = PBXGroup; children = ( X1, X2 ); sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ( ); buildConfigurationList = CL2; };
        \(extra)
        """
    }

    @Test(.documented("XCODE-BUILD: levels"))
    func `the target's file wins over the project's, and settings over their own file`() throws {
        let project = try project(
            objects(
                project: #"A = project; B = project; C = project; LIST = ( "$(inherited)", p );"#,
                target: #"A = target; LIST = "$(inherited) t";"#),
            [
                "Project.xcconfig": "A = pfile\nB = pfile\nD = pfile // words\nLIST = f\n",
                "Config/Target.xcconfig": "#include \"More.xcconfig\"\nA = tfile\nB = tfile\n",
                "Config/More.xcconfig": "E = more\nB = more",
            ])
        let settings = try project.application(named: nil).settings()
        #expect(settings["A"] == "target" && settings["B"] == "tfile" && settings["C"] == "project")
        #expect(settings["D"] == "pfile" && settings["E"] == "more" && settings["LIST"] == "f p t")
        #expect(settings["ONLY"] == nil)
        #expect(try project.application(named: nil).settings(configuration: "Release")["ONLY"] == "release")
    }

    @Test(.documented("XCODE-BUILD: conditions"))
    func `settings for other systems are left out`() throws {
        var settings = BuildSettings()
        settings.add(["A": "all", "A[sdk=macosx*]": "mac", "B[sdk=iphonesimulator*]": "phone"])
        #expect(settings["A"] == "all" && settings["B"] == "phone")
    }

    @Test(.documented("XCODE-BUILD: GENERATE_INFOPLIST_FILE, INFOPLIST_KEY_"))
    func `a generated Info.plist has what the settings say, over the file`() throws {
        let target = """
            GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = Info.plist; PRODUCT_BUNDLE_IDENTIFIER = "org.x.$(PRODUCT_NAME:rfc1034identifier)"; PRODUCT_NAME = "My App";
            INFOPLIST_KEY_UIMainStoryboardFile = Main; INFOPLIST_KEY_UIStatusBarHidden = YES; INFOPLIST_KEY_UILaunchScreen_Generation = YES;
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = UIInterfaceOrientationPortrait; CURRENT_PROJECT_VERSION = 7;
            """
        let file = """
            <?xml version="1.0"?><plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict><key>R</key><array><dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict></array></dict></dict>
            <key>UIMainStoryboardFile</key><string>Old</string><key>CFBundleVersion</key><string>${CURRENT_PROJECT_VERSION}</string></dict></plist>
            """
        let project = try project(objects(target: target), ["Info.plist": file])
        let found = try project.application(named: "App")
        let information = found.information(found.settings(), folder: project.folder)
        #expect(information["UIMainStoryboardFile"] as? String == "Main" && information["UIStatusBarHidden"] as? Bool == true)
        #expect(
            information["UISupportedInterfaceOrientations"] as? [String] == [
                "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
            ])
        #expect(information["UISupportedInterfaceOrientations~ipad"] as? [String] == ["UIInterfaceOrientationPortrait"])
        #expect(
            information["CFBundleIdentifier"] as? String == "org.x.My-App" && information["CFBundleVersion"] as? String == "7")
        #expect(information["AlliumModuleName"] as? String == "My_App")
        let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
        let configurations = (manifest?["UISceneConfigurations"] as? [String: Any])?["R"] as? [[String: Any]]
        #expect(configurations?.first?["UISceneDelegateClassName"] as? String == "My_App.SceneDelegate")
    }

    @Test(.documented("XCODE-PROJECT: synchronized folders, since Xcode 16"))
    func `another target's exceptions take files in`() throws {
        let extra = """
            Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; exceptions = ( E ); sourceTree = "<group>"; };
            E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = ( "One.swift", Two/Picture.png ); };
            """
        let project = try project(
            objects(extra: extra).replacingOccurrences(of: "( X1, X2 )", with: "( X1, X2, Y )"),
            ["Shared/One.swift": "", "Shared/Other.swift": "", "Shared/Two/Picture.png": ""])
        let target = try project.application(named: nil)
        #expect(target.sources.map { ($0 as NSString).lastPathComponent } == ["One.swift"])
        #expect(target.resources.map { ($0.path as NSString).lastPathComponent } == ["Picture.png"])
    }

    @Test(.documented("XCODE-PROJECT: source trees"))
    func `paths are relative to the group, the project, or nothing`() throws {
        let extra = """
            S = { isa = PBXSourcesBuildPhase; files = ( B1, B2, B3, B4 ); };
            B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
            B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
            H = { isa = PBXGroup; path = Deep; children = ( F1, F2, F3, F4 ); sourceTree = "<group>"; };
            F1 = { isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = Other/b.swift; sourceTree = SOURCE_ROOT; };
            F3 = { isa = PBXFileReference; path = /abs/c.swift; sourceTree = "<absolute>"; };
            F4 = { isa = PBXFileReference; path = d.swift; sourceTree = BUILT_PRODUCTS_DIR; };
            """
        let text = objects(extra: extra).replacingOccurrences(of: "( X1, X2 )", with: "( X1, X2, H )")
            .replacingOccurrences(of: "buildPhases = ( )", with: "buildPhases = ( S )")
        let project = try project(text)
        #expect(
            try project.application(named: nil).sources
                == ["/abs/c.swift", project.folder + "/Deep/a.swift", project.folder + "/Other/b.swift"].sorted())
    }

    @Test(.assumed("a broken project is refused with a sentence"))
    func `what is no project is refused`() throws {
        #expect(throws: (any Error).self) { try XcodeProject(at: "/nowhere") }
        #expect(throws: (any Error).self) { try project("P = { isa = PBXProject; targets = ( T ); };  } x") }
        // Groups that hold each other end.
        let round = try project(
            objects(
                extra:
                    #"S = { isa = PBXSourcesBuildPhase; files = ( B1 ); }; B1 = { isa = PBXBuildFile; fileRef = F1; }; F1 = { isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; }; H = { isa = PBXGroup; path = h; children = ( F1, I ); sourceTree = "<group>"; }; I = { isa = PBXGroup; path = i; children = ( H ); sourceTree = "<group>"; };"#
            )
            .replacingOccurrences(of: "buildPhases = ( )", with: "buildPhases = ( S )"))
        #expect(try round.application(named: nil).sources.count == 1)
    }

    @Test(
        .documented("XCODE-BUILD: TARGETED_DEVICE_FAMILY"),
        arguments: [("1", nil), ("2", "iPad Pro 11"), ("1,2", nil), ("1 2", nil), ("2,7", "iPad Pro 11"), ("", nil)])
    func `an app for iPads alone runs on one`(_ families: String, _ device: String?) {
        var settings = BuildSettings()
        settings["TARGETED_DEVICE_FAMILY"] = families
        #expect(settings.device == device)
    }
}
