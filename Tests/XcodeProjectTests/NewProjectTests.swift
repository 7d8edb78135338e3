import AppleFoundation
import TestEvidence
import Testing

@testable import XcodeProject

@Suite("A first project")
struct NewProjectTests {
    private func folder<Result>(_ body: (String) throws -> Result) rethrows -> Result {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/new-" + UUID().uuidString
        defer { ResourceCopy.remove(folder) }
        return try body(folder)
    }

    @Test(.documented("XCODE-PROJECT: synchronized folders, since Xcode 16"))
    func `it is a project of an app, and of tests that run inside it`() throws {
        try folder { folder in
            try NewProject(name: "Counter").write(to: folder)
            let family = try ProjectFamily(XcodeProject(at: folder))
            let selection = try TestSelection(family)
            #expect(selection.groups.map { $0.host?.name } == ["Counter"] && selection.leftOut.isEmpty)
            #expect(selection.groups.first?.tests.map(\.name) == ["CounterTests"])
            let names = family.targets.map { $0.sources.map { ($0 as NSString).lastPathComponent } }
            #expect(names == [["AppDelegate.swift", "CounterViewController.swift"], ["CounterTests.swift"]])
            let settings = try #require(family.targets.first).settings()
            #expect(settings.moduleName == "Counter" && settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.Counter")
            #expect(settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "DEBUG")
            let information = try #require(family.targets.first).information(settings, folder: folder)
            #expect((information["UISupportedInterfaceOrientations"] as? [String])?.count == 3)
        }
    }

    @Test(.ours)
    func `a package has its screen and the tests of it, and no application`() throws {
        try folder { folder in
            try NewProject(name: "Kit", isPackage: true).write(to: folder)
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.contains(".") }.sorted()
            #expect(
                files == [
                    ".gitignore", "Package.swift", "Sources/Kit/CounterViewController.swift",
                    "Tests/KitTests/CounterTests.swift",
                ])
            let tests = try String(contentsOfFile: folder + "/Tests/KitTests/CounterTests.swift", encoding: .utf8)
            #expect(
                tests.contains("@testable import Kit\n\nfinal class CounterTests: XCTestCase {\n    func testEachTapCounts()"))
            #expect(!tests.contains("AppDelegate"))
            let manifest = try String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
            #expect(manifest.contains(".testTarget(name: \"KitTests\", dependencies: [\"Kit\"])"))
        }
    }

    @Test(.ours) func `what is there stays, and a name that is none is answered`() throws {
        try folder { folder in
            try NewProject(name: "One").write(to: folder)
            let problem = #expect(throws: XcodeProject.Problem.self) { try NewProject(name: "Two").write(to: folder) }
            #expect(problem?.description == "\(folder) is there already, and not empty")
        }
        for name in ["", "1st", "My App", "A/B", "../x", "Ä", "-x"] {
            #expect(throws: XcodeProject.Problem.self, "\(name)") { try NewProject(name: name) }
        }
    }
}
