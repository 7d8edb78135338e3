import AppleFoundation
import TestEvidence
import Testing

@testable import XcodeProject

@Suite("Xcode projects")
struct XcodeProjectTests {
    @Test(.documented("PLIST: the old style"))
    func `old property lists hold texts, lists and tables, with comments everywhere`() throws {
        let text = """
            // !$*UTF8*$!
            { /* one */ a = b; "c d" = ( 1, "two \\"2\\"", /* x */ { e = f/g.h; }, ); u = "\\U00e4\\n"; }
            """
        let value = try #require(OldPropertyList.read(text) as? [String: Any])
        #expect(value["a"] as? String == "b" && value["u"] as? String == "ä\n")
        let list = try #require(value["c d"] as? [Any])
        #expect(list[0] as? String == "1" && list[1] as? String == "two \"2\"")
        #expect((list[2] as? [String: Any])?["e"] as? String == "f/g.h")
    }

    @Test(
        .ours,
        arguments: [
            "{ a = ; }", "{ a = b }", "( 1, 2", "\"open", "{ a = b; } x", "/* no end", String(repeating: "(", count: 10_000),
        ])
    func `a broken list is refused with its line`(text: String) {
        #expect(throws: OldPropertyList.Problem.self) { try OldPropertyList.read(text) }
    }

    @Test(.documented("XCODE-BUILD: variables"))
    func `settings inherit, and variables are filled in with their modifiers`() {
        var settings = BuildSettings()
        settings.add(["NAME": "My App", "FLAGS": "a", "ID": "org.$(NAME:rfc1034identifier)"])
        settings.add(["FLAGS": "$(inherited) b", "DEEP": "$(PART_$(KIND))", "KIND": "X", "PART_X": "found"])
        #expect(settings["FLAGS"] == "a b" && settings["ID"] == "org.My-App" && settings["DEEP"] == "found")
        #expect(settings.expand("${NAME:c99extidentifier}.$(NONE)$") == "My_App.$")
        settings["LOOP"] = "$(LOOP)"
        #expect(settings["LOOP"] == "")
        #expect(BuildSettings.identifier("3D-View") == "_3D_View")
    }

    /// A project folder with one target.
    private func project(_ objects: String, _ files: [String: String] = [:]) throws -> XcodeProject {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("project-" + UUID().uuidString)
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

    private static let base = """
        P = { isa = PBXProject; targets = ( T ); mainGroup = G; buildConfigurationList = CL; developmentRegion = de; };
        CL = { isa = XCConfigurationList; buildConfigurations = ( C ); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 4.2; INFOPLIST_FILE = App/Info.plist; }; };
        CL2 = { isa = XCConfigurationList; buildConfigurations = ( C2 ); };
        C2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        """

    @Test(.documented("XCODE-PROJECT: phases, groups, variant groups"))
    func `a target's files are found through groups and languages`() throws {
        let project = try project(
            Self.base + """
                T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildPhases = ( S, R ); buildConfigurationList = CL2; };
                S = { isa = PBXSourcesBuildPhase; files = ( B1 ); };
                R = { isa = PBXResourcesBuildPhase; files = ( B2 ); };
                B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = V; };
                G = { isa = PBXGroup; children = ( H ); sourceTree = "<group>"; };
                H = { isa = PBXGroup; path = App; children = ( F1, V ); sourceTree = "<group>"; };
                F1 = { isa = PBXFileReference; path = "A B.swift"; sourceTree = "<group>"; };
                V = { isa = PBXVariantGroup; name = Main.storyboard; children = ( F2, F3 ); sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
                F3 = { isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>"; };
                """,
            [
                "App/Info.plist":
                    #"<?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string></dict></plist>"#
            ])
        let target = try project.application(named: nil)
        #expect(target.sources == [project.folder + "/App/A B.swift"])
        #expect(target.resources.map(\.language) == ["Base.lproj", "de.lproj"])
        let settings = target.settings()
        #expect(settings["PRODUCT_MODULE_NAME"] == "My_App" && settings["SWIFT_VERSION"] == "4.2")
        let information = target.information(settings, folder: project.folder)
        #expect(information["CFBundleName"] as? String == "My App" && information["AlliumModuleName"] as? String == "My_App")
        #expect(information["CFBundleDevelopmentRegion"] as? String == "de")
        #expect(throws: XcodeProject.Problem.self) { try project.application(named: "Other") }
    }

    @Test(.documented("XCODE-PROJECT: synchronized folders, since Xcode 16"))
    func `a synchronized folder gives all its files but the excepted ones`() throws {
        let project = try project(
            Self.base + """
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ( ); buildConfigurationList = CL2; fileSystemSynchronizedGroups = ( Y ); };
                G = { isa = PBXGroup; children = ( Y ); sourceTree = "<group>"; };
                Y = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = ( E ); sourceTree = "<group>"; };
                E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = ( Info.plist, Old/X.swift ); };
                """,
            [
                "App/A.swift": "", "App/Old/X.swift": "", "App/Old/Y.swift": "", "App/Info.plist": "",
                "App/Assets.xcassets/Contents.json": "{}", "App/de.lproj/M.strings": "",
            ])
        let target = try project.application(named: nil)
        #expect(target.sources.map { ($0 as NSString).lastPathComponent } == ["A.swift", "Y.swift"])
        #expect(target.resources.map { ($0.path as NSString).lastPathComponent } == ["Assets.xcassets", "M.strings"])
    }
}
