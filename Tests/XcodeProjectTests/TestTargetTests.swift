import AppleFoundation
import TestEvidence
import Testing

@testable import XcodeProject

@Suite("Test targets of Xcode projects")
struct TestTargetTests {
    private static let harbour = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Projects/Harbour").path

    private func family() throws -> ProjectFamily { try ProjectFamily(XcodeProject(at: Self.harbour)) }

    @Test(.documented("XCODE-BUILD: TEST_HOST, BUNDLE_LOADER, product types"))
    func `unit tests are grouped by the application that hosts them, others are left out with a reason`() throws {
        let selection = try TestSelection(family())
        #expect(selection.groups.map { $0.host?.name } == ["Harbour", nil])
        #expect(selection.groups.map { $0.tests.map(\.name) } == [["HarbourTests"], ["SignalsTests"]])
        #expect(selection.groups.map { $0.modules.map(\.name) } == [["Signals", "Harbour"], ["Signals"]])
        #expect(selection.leftOut.map(\.name) == ["HarbourUITests", "Signals-MacTests"])
        #expect(selection.leftOut.last?.reason == "it is for macOS")
    }

    @Test(.documented("XCODE-PROJECT: synchronized folders, since Xcode 16"))
    func `a test target's synchronized folder gives sources and resources without what it excepts`() throws {
        let tests = try #require(family().target(named: "HarbourTests"))
        #expect(tests.sources.map { ($0 as NSString).lastPathComponent } == ["FlagSuite.swift", "QuayTests.swift"])
        #expect(tests.resources.map { ($0.path as NSString).lastPathComponent } == ["ships.json"])
        #expect(tests.settings().moduleName == "HarbourTests")
    }

    @Test(.ours) func `targets are chosen by their names or by their application's, and an unknown name is answered`() throws {
        let family = try family()
        #expect(try TestSelection(family, names: ["SignalsTests"]).groups.map { $0.tests.count } == [1])
        #expect(try TestSelection(family, names: ["Harbour"]).groups.map { $0.host?.name } == ["Harbour"])
        let problem = #expect(throws: XcodeProject.Problem.self) { try TestSelection(family, names: ["Nothing"]) }
        #expect(
            problem?.description
                == "there is no target 'Nothing'; test targets are: HarbourTests, SignalsTests, Signals-MacTests")
    }

    @Test(.documented("XCODE-PROJECT: workspaces"))
    func `a workspace's other projects are found, through its groups`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("space-" + UUID().uuidString).path
        let project =
            "{ objects = { P = { isa = PBXProject; targets = ( T ); }; T = { isa = PBXNativeTarget; name = NAME; }; }; rootObject = P; }"
        let files = [
            "All.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0"?><Workspace version = "1.0"><FileRef location = "group:One/One.xcodeproj"></FileRef>
            <Group location = "group:Others" name = "x"><FileRef location = "group:A &amp; B.xcodeproj"></FileRef></Group>
            <FileRef location = "container:Gone.xcodeproj"></FileRef></Workspace>
            """,
            "One/One.xcodeproj/project.pbxproj": project.replacingOccurrences(of: "NAME", with: "First"),
            "Others/A & B.xcodeproj/project.pbxproj": project.replacingOccurrences(of: "NAME", with: "Second"),
        ]
        for (name, text) in files {
            let path = folder + "/" + name
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        }
        let family = try ProjectFamily(XcodeProject(at: folder + "/One"))
        #expect(family.targets.map(\.name) == ["First", "Second"])
    }

    @Test(.assumed("only such headers can be done without"))
    func `a bridging header gives its modules and names the target's own headers`() {
        let header = BridgingHeader(
            text: "// a\n/* #import \"No.h\" */\n@import UIKit;\n#import <Foundation/Foundation.h>\n#import \"Mine.h\"\n")
        #expect(header.modules == ["UIKit", "Foundation"] && header.own == ["Mine.h"])
    }

    @Test(.documented("XCODE-BUILD: DEFINES_MODULE; a framework's Swift sees its own header's imports"))
    func `what the header of a framework imports all its files see, when it defines a module`() throws {
        func modules(_ settings: String, header: String = "Kit.h") throws -> [String] {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kit-" + UUID().uuidString).path
            let project = """
                { objects = { P = { isa = PBXProject; targets = ( T ); mainGroup = G; };
                G = { isa = PBXGroup; children = ( H ); sourceTree = "<group>"; };
                H = { isa = PBXFileReference; path = \(header); sourceTree = "<group>"; }; F = { isa = PBXBuildFile; fileRef = H; };
                B = { isa = PBXHeadersBuildPhase; files = ( F ); };
                L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
                C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
                T = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = ( B );
                buildConfigurationList = L; }; }; rootObject = P; }
                """
            for (name, text) in [
                "Kit.xcodeproj/project.pbxproj": project, header: "#import <UIKit/UIKit.h>\n@import QuartzCore;\n",
            ] {
                let path = folder + "/" + name
                try FileManager.default.createDirectory(
                    atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            }
            let kit = try #require(ProjectFamily(XcodeProject(at: folder)).target(named: "Kit"))
            return kit.modulesOfHeaders(kit.settings())
        }
        #expect(try modules("DEFINES_MODULE = YES;") == ["UIKit", "QuartzCore"])
        #expect(try modules("DEFINES_MODULE = NO;") == [])
        #expect(try modules("DEFINES_MODULE = YES;", header: "Other.h") == [])
    }

    /// A target alone in a project named Kit.
    private func target(_ settings: String) throws -> XcodeTarget {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kit-" + UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder + "/Kit.xcodeproj", withIntermediateDirectories: true)
        let text = """
            { objects = { P = { isa = PBXProject; targets = ( T ); }; L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
            C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
            T = { isa = PBXNativeTarget; name = "Kit-iOS"; buildConfigurationList = L; }; }; rootObject = P; }
            """
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/Kit.xcodeproj/project.pbxproj"))
        return try #require(ProjectFamily(XcodeProject(at: folder)).target(named: "Kit-iOS"))
    }

    @Test(.documented("XCODE-BUILD: PROJECT_NAME, the name of the project that holds the target"))
    func `a module may be called as the project is`() throws {
        #expect(try target("PRODUCT_NAME = \"$(PROJECT_NAME)\";").settings().moduleName == "Kit")
    }

    @Test(.documented("XCODE-BUILD: SUPPORTED_PLATFORMS; SwiftPM wrote SDKROOT = macosx for packages of all systems"))
    func `a target for several systems is for iOS too, whichever comes first`() throws {
        for (settings, platform) in [
            ("SDKROOT = macosx; SUPPORTED_PLATFORMS = \"macosx iphoneos iphonesimulator\";", nil),
            ("SDKROOT = macosx; SUPPORTED_PLATFORMS = macosx;", "macOS"), ("SDKROOT = appletvos;", "tvOS"),
            ("SDKROOT = iphoneos;", nil), ("SUPPORTED_PLATFORMS = \"watchos watchsimulator\";", "watchOS"),
        ] {
            let target = try target(settings)
            #expect(target.foreignPlatform(target.settings()) == platform)
        }
    }

    @Test(.documented("XCODE-BUILD: SWIFT_VERSION, the rules of the language that a target is compiled by"))
    func `a target of Swift 4 is compiled by its rules`() throws {
        for (version, mode) in [
            ("4.0", "v4"), ("4", "v4"), ("4.1", "v4"), ("4.2", "v4_2"), ("5.0", "v5"), ("3.0", "v5"), ("6.0", "v5"),
        ] {
            #expect(try target("SWIFT_VERSION = \(version);").settings().languageMode == mode)
        }
        #expect(try target("A = B;").settings().languageMode == "v5")
    }
}
