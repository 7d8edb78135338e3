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
}
