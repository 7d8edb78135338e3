import AppleFoundation
import TestEvidence
import Testing

@testable import ProjectDoctor
@testable import XcodeProject

@Suite("Doctor / Diagnoses")
struct DiagnosisTests {
    private static let projects = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Projects").path

    @Test(.ours) func `a project that works is told so, with the command that tests it`() throws {
        let path = Self.projects + "/Harbour"
        let diagnosis = Diagnosis.of(try ProjectReading.at(path), names: World.names) {
            ["UIKit", "Foundation", "XCTest", "Testing"].contains($0)
        }
        #expect(diagnosis.isClear && diagnosis.files == 6 && diagnosis.clear == 6)
        #expect(diagnosis.parts.map(\.name) == ["Harbour", "HarbourTests", "SignalsTests", "Signals"])
        #expect(diagnosis.parts.map(\.host) == [nil, "Harbour", nil, nil])
        #expect(diagnosis.reading.leftOut.map(\.name) == ["HarbourUITests", "Signals-MacTests"])
        #expect(diagnosis.next.command == "allium test \(path)/Harbour.xcodeproj")
        let text = diagnosis.text()
        #expect(text.contains("an estimate") && text.contains("Nothing was found") && !text.contains("In the way"))
    }

    @Test(.ours) func `points are ranked by their files, related types are one, and the gain is told`() throws {
        let diagnosis = try World.diagnosis([
            "A.swift": "import UIKit\nimport MapKit\nlet a: MKMapView",
            "B.swift": "import UIKit\nclass B: UIView, UIPickerViewDelegate { let p = UIPickerView() }",
            "C.swift": "import UIKit\nlet c = UIPickerView()\np.reloadComponent(2)",
            "D.swift": "import Foundation\nlet d = NSFileCoordinator()",
            "E.swift": "import UIKit\nlet e = view.tag",
            "F.swift": "import UIKit\n#if canImport(MapKit)\nimport MapKit\n#endif\ncontrol.toolTip = nil",
        ])
        #expect(diagnosis.reading.kind == .folder)
        #expect(diagnosis.files == 6 && diagnosis.clear == 2)
        #expect(
            diagnosis.obstacles.map(\.words) == [
                "UIPickerView isn't here yet", "MapKit isn't here", "Foundation has no NSFileCoordinator on Linux",
            ])
        #expect(diagnosis.obstacles[0].files.count == 2 && diagnosis.obstacles[0].uses == 4)
        #expect(diagnosis.obstacles[1].places.map { ($0 as NSString).lastPathComponent } == ["A.swift:2"])
        #expect(diagnosis.remarks.map(\.name) == ["UIControl.toolTip"])
        #expect(diagnosis.next.words.contains("without it 4 of 6 files would compile"))
        let text = diagnosis.text()
        #expect(text.contains("2 of 6 files") && text.contains("1.  UIPickerView isn't here yet: 2 files, 4 uses"))
        #expect(text.contains("`#if canImport(MapKit)`"))
    }

    @Test(.ours) func `what the project declares itself is its own`() throws {
        let diagnosis = try World.diagnosis([
            "A.swift": "import UIKit\nfinal class UIPickerView: UIView {}\nextension UIView { var focusEffect: Int { 1 } }",
            "B.swift": "import UIKit\nlet b = UIPickerView()\nb.focusEffect",
        ])
        #expect(diagnosis.isClear && diagnosis.next.command == nil)
    }

    @Test(.assumed("targets mostly lie in folders of their names"))
    func `a package is read by its folders, with those beside it; what has to be fetched is named with its address`() throws {
        let diagnosis = try World.diagnosis(
            [
                "App/Package.swift": """
                // swift-tools-version: 5.9
                let package = Package(name: "App", dependencies: [.package(path: "../Kit"), .package(url: "https://example.org/a/Snap.git", from: "1.0.0")],
                    targets: [.target(name: "App"), .target(name: "Odd", path: "Other/Code"), .testTarget(name: "AppTests", dependencies: ["App"])])
                """,
                "App/Sources/App/A.swift": "import UIKit\nimport Kit\nimport Snap",
                "App/Other/Code/O.swift": "import UIKit",
                "App/Tests/AppTests/T.swift": "import XCTest\n@testable import App\nimport Odd",
                "Kit/Package.swift":
                    "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\", path: \"Sources\")])",
                "Kit/Sources/K.swift": "import UIKit",
            ], at: "/App")
        #expect(diagnosis.reading.kind == .package)
        #expect(Set(diagnosis.parts.map(\.name)) == ["App", "AppTests", "Code", "Sources"])
        #expect(
            diagnosis.obstacles.map(\.words) == ["module Snap: of a package to be fetched (https://example.org/a/Snap.git)"])
        #expect(diagnosis.clear == 3 && diagnosis.files == 4)
    }

    private static func project(_ targets: String, _ objects: String) -> String {
        """
        { rootObject = P; objects = {
        P = { isa = PBXProject; targets = ( \(targets) ); mainGroup = G; buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_OBJC_BRIDGING_HEADER = "Bridge.h"; }; };
        G = { isa = PBXGroup; children = ( A, B, M, O ); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; }; BA = { isa = PBXBuildFile; fileRef = A; };
        B = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; }; BB = { isa = PBXBuildFile; fileRef = B; };
        M = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; }; BM = { isa = PBXBuildFile; fileRef = M; };
        O = { isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; }; BO = { isa = PBXBuildFile; fileRef = O; };
        \(objects) }; }
        """
    }

    @Test(.ours) func `missing files stop their target and come first; Objective-C blocks who uses it`() throws {
        let text = Self.project(
            "T, U",
            """
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ( S ); };
            S = { isa = PBXSourcesBuildPhase; files = ( BA, BB, BO ); };
            U = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = ( V ); };
            V = { isa = PBXSourcesBuildPhase; files = ( BA, BM ); };
            """)
        let diagnosis = try World.diagnosis([
            "X.xcodeproj/project.pbxproj": text, "A.swift": "import UIKit", "B.swift": "import UIKit\nlet old = OldThing()",
            "Bridge.h": "#import <UIKit/UIKit.h>\n#import \"Old.h\"",
            "Deep/Old.h": "@class Other;\n@interface OldThing : NSObject\n@end",
            "Old.m": "",
        ])
        #expect(
            diagnosis.obstacles.map(\.words) == [
                "App uses types that its bridging header brings from Objective-C",
                "Gone.swift is named in the project and missing",
            ])
        #expect(diagnosis.clear == 0 && diagnosis.files == 2)
        #expect(diagnosis.remarks.map(\.words) == ["a file of App in Objective-C, C or C++ isn't built"])
        #expect(diagnosis.next.words == "Gone.swift: bring it, or take it out of the project")
    }

    @Test(.ours) func `the tests of which nothing is blocked are the next step, whatever stands in the way of others`() throws {
        let text = Self.project(
            "T, U",
            """
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ( S ); };
            S = { isa = PBXSourcesBuildPhase; files = ( BA ); };
            U = { isa = PBXNativeTarget; name = "Kit Tests"; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = ( V ); };
            V = { isa = PBXSourcesBuildPhase; files = ( BB ); };
            """)
        let files = ["X.xcodeproj/project.pbxproj": text, "A.swift": "import MapKit", "B.swift": "import XCTest"]
        let diagnosis = try World.diagnosis(files)
        #expect(diagnosis.next.words == "nothing stands in the way of Kit Tests")
        #expect(diagnosis.next.command?.hasSuffix("/X.xcodeproj' --target 'Kit Tests'") == true)
    }

    @Test(.ours) func `interface files tell of classes that aren't here, and of what the reader doesn't know`() throws {
        let storyboard = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
            <scenes><scene sceneID="s"><objects><viewController id="a" customClass="Nowhere" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><subviews><pickerView id="p"/><mapView id="m" strangeWord="1"/></subviews></view>
            </viewController></objects></scene></scenes></document>
            """
        let diagnosis = try World.diagnosis([
            "A.swift": "import UIKit", "Main.storyboard": storyboard, "Broken.xib": "<document",
        ])
        #expect(
            Set(diagnosis.remarks.map(\.name)) == ["Nowhere", "UIPickerView", "MKMapView", "mapView's strangeWord"])
        #expect(diagnosis.obstacles.map(\.name) == ["Broken.xib"])
    }

    @Test(.ours) func `Swift of old, and Foundation's classes that nobody may derive from, are told`() throws {
        let diagnosis = try World.diagnosis([
            "A.swift": "import UIKit\nlet c = UIColor.whiteColor(); NSBundle.mainBundle(); UIScreen.mainScreen()",
            "B.swift": "import Foundation\nfinal class Stub: URLSession {}",
        ])
        #expect(Set(diagnosis.obstacles.map(\.name)) == ["Swift 2", "URLSession"])
    }

    @Test(.ours) func `JSON says the same, in the same order on every run`() throws {
        let files = ["X/A.swift": "import MapKit\nimport SceneKit", "X/B.swift": "import MapKit", "X/C.swift": ""]
        let texts = try (0..<3).map { _ in
            try World.folder(files) { folder in
                try Diagnosis.of(ProjectReading.at(folder + "/X"), names: World.names) { _ in false }.json()
                    .replacingOccurrences(of: folder, with: "F")
            }
        }
        #expect(Set(texts).count == 1)
        let object = try #require(JSONSerialization.jsonObject(with: Data(texts[0].utf8)) as? [String: Any])
        #expect(
            object["files"] as? Int == 3 && object["filesThatShouldCompile"] as? Int == 1
                && object["isEstimate"] as? Bool == true)
        let obstacles = try #require(object["obstacles"] as? [[String: Any]])
        #expect(obstacles.map { $0["name"] as? String } == ["MapKit", "SceneKit"])
        #expect(obstacles.first?["places"] as? [String] == ["A.swift:1", "B.swift:1"])
    }

    @Test(.documented("XCODEGEN: its documentation of project specs"), arguments: ["", "/project.yml"])
    func `a spec of XcodeGen is read as the project that it describes`(place: String) throws {
        let files = [
            "project.yml": """
            name: Dock
            targets:
              Dock: {type: application, platform: iOS, sources: App, dependencies: [{target: Kit}]}
              Kit: {type: framework, platform: iOS, sources: Kit}
              DockTests: {type: bundle.unit-test, platform: iOS, sources: Tests, dependencies: [{target: Dock}]}
            """,
            "App/App.swift": "import UIKit\nimport Kit\nlet a = UIPickerView()", "Kit/Kit.swift": "import UIKit",
            "Tests/T.swift": "import XCTest\n@testable import Dock", "Other/Left.swift": "import MapKit",
        ]
        let diagnosis = try World.diagnosis(files, at: place)
        #expect(diagnosis.reading.kind == .project)
        #expect(diagnosis.parts.map(\.name) == ["Dock", "DockTests", "Kit"] && diagnosis.parts[1].host == "Dock")
        #expect(diagnosis.files == 3 && diagnosis.obstacles.map(\.words) == ["UIPickerView isn't here yet"])
        try World.folder([
            "Sub/project.yml": "targets: {Dock: {platform: iOS, sources: App}}", "Sub/App/App.swift": "import UIKit",
        ]) { folder in
            #expect(try ProjectReading.at(folder).path == folder + "/Sub/project.yml")
            try Data("name: [".utf8).write(to: URL(fileURLWithPath: folder + "/Sub/project.yml"))
            let problem = #expect(throws: XcodeProject.Problem.self) { try ProjectReading.at(folder) }
            #expect(problem?.description.contains("Sub/project.yml") == true)
        }
    }

    @Test(.ours) func `what isn't there, and what holds nothing, is answered`() throws {
        #expect(throws: ProjectReading.Problem.self) { try ProjectReading.at("/nowhere/at/all") }
        let diagnosis = try World.diagnosis(["notes.txt": "x"])
        #expect(diagnosis.files == 0 && diagnosis.next.words == "there is no Swift here")
    }

    @Test(.ours) func `damaged sources and manifests end in a reading`() {
        let words = [
            "\"", "\"\"\"", "#\"", "\\(", "(", ")", "#if", "#endif\n", "#else\n", "/*", "*/", "//", "`", "@", ".", "..<",
            "import ", "é", "\n", "\u{0}",
        ]
        let text =
            "import UIKit\n#if os(iOS)\nclass A: UIView { let s = \"a \\(b(\"c\")) d\" /* x */ }\n#else\nlet x = 1\n#endif\n"
        var random = Mutations(seed: 7, words: words)
        for _ in 0..<2_000 { #expect(World.file(random.damage(text)).lines > 0) }
    }
}
