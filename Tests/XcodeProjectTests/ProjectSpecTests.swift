import AppleFoundation
import TestEvidence
import Testing

@testable import XcodeProject

@Suite("Projects / Specs of XcodeGen", .documented("XCODEGEN: its documentation of project specs"))
struct ProjectSpecTests {
    private let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/spec-" + UUID().uuidString
        for name in [
            "App/AppDelegate.swift", "App/Screens/Start.swift", "App/Screens/Old.swift", "App/Notes.md", "App/Info.plist",
            "App/Base.lproj/Main.storyboard", "App/Assets.xcassets/Contents.json", "App/App.entitlements", "Kit/Kit.swift",
            "Tests/StartTests.swift", "Tests/ship.json", "Local/Package.swift", "Debug.xcconfig",
        ] {
            let path = folder + "/" + name
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data((name == "Debug.xcconfig" ? "FROM_FILE = yes\n" : "").utf8).write(to: URL(fileURLWithPath: path))
        }
    }

    private func project(_ spec: String) throws -> XcodeProject {
        try Data(spec.utf8).write(to: URL(fileURLWithPath: folder + "/project.yml"))
        guard case .project(let path) = try ProjectPlace.find(folder) else {
            throw XcodeProject.Problem(description: "no project")
        }
        return try XcodeProject(at: path)
    }

    private let spec = """
        name: Harbour
        options: {bundleIdPrefix: org.allium}
        configFiles: {Debug: Debug.xcconfig}
        settingGroups:
          strict: {WARNINGS: all}
        packages:
          Local: {path: Local}
          Snap: {url: https://github.com/a/snap.git, from: 1.0.0}
        settings:
          base: {SWIFT_VERSION: "5.9"}
          configs:
            debug-like: {NEVER: 1}
            Debug: {ONLY_DEBUG: true}
          groups: [strict]
        targets:
          App:
            type: application
            platform: iOS
            sources:
            - path: App
              excludes: ["Screens/Old.swift", "**/*.md"]
            info:
              path: App/Info.plist
              properties: {UIMainStoryboardFile: Main, UILaunchScreen: {}, Ships: [a, b], Fast: true}
            settings: {PRODUCT_NAME: Boat}
            dependencies:
            - target: Kit
            - package: Local
            - package: Snap
              products: [SnapA, SnapB]
            - sdk: MapKit.framework
          Kit: {type: framework, platform: [iOS, macOS], sources: Kit}
          AppTests:
            type: bundle.unit-test
            platform: iOS
            sources: [Tests]
            dependencies: [{target: App}]
          Tool: {type: tool, platform: macOS, sources: []}
        """

    @Test func `targets have the files, the settings and the neighbours that XcodeGen would give them`() throws {
        let project = try project(spec)
        #expect(project.name == "Harbour" && project.targets.map(\.name) == ["App", "AppTests", "Kit_iOS", "Tool"])
        let app = try project.application(named: nil)
        #expect(app.sources.map { ($0 as NSString).lastPathComponent } == ["AppDelegate.swift", "Start.swift"])
        #expect(Set(app.resources.map { ($0.path as NSString).lastPathComponent }) == ["Assets.xcassets", "Main.storyboard"])
        #expect(app.resources.contains { $0.language == "Base.lproj" })
        let settings = app.settings()
        #expect(settings["SWIFT_VERSION"] == "5.9" && settings["ONLY_DEBUG"] == "YES" && settings["WARNINGS"] == "all")
        #expect(settings["NEVER"] == nil && settings["FROM_FILE"] == "yes" && settings["PRODUCT_NAME"] == "Boat")
        #expect(
            settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.allium.App"
                && settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["DEBUG"])
        let information = app.information(settings, folder: project.folder)
        #expect(information["UIMainStoryboardFile"] as? String == "Main" && information["Fast"] as? Bool == true)
        #expect(information["Ships"] as? [String] == ["a", "b"])
        let family = ProjectFamily(project)
        #expect(app.neededModules(in: family).map(\.name) == ["Kit_iOS"])
        #expect(app.localProducts == [LocalProduct(name: "Local", folder: folder + "/Local")])
    }

    @Test func `tests of an application run in it`() throws {
        let project = try project(spec)
        let tests = try #require(project.targets.first { $0.kind == .unitTests })
        #expect(try tests.testHost(tests.settings(), in: ProjectFamily(project))?.name == "App")
        #expect(tests.resources.map { ($0.path as NSString).lastPathComponent } == ["ship.json"])
        let tool = try #require(project.targets.first { $0.name == "Tool" })
        #expect(tool.foreignPlatform(tool.settings()) == "macOS")
    }

    @Test(
        arguments: [
            ("include: a.yml\ntargets: {A: {}}", "'include' isn't read; run `xcodegen`"), ("name: A", "it has no targets"),
            ("targets:\n  A: {templates: [B]}", "templates of targets aren't read"),
            ("targets:\n  A: {sources: Nowhere}", "and there is no "),
            ("targets:\n  A: {dependencies: [{target: B}]}", "A needs the target B, which isn't described"),
            ("targets: [", "line 1 has no ]"),
        ])
    func `what isn't plain is told in a sentence with the file`(spec: String, words: String) {
        let error = #expect(throws: XcodeProject.Problem.self) { try project(spec) }
        #expect(error?.description.hasPrefix(folder + "/project.yml: ") == true && error?.description.contains(words) == true)
    }

    @Test func `patterns match names and folders`() {
        for (pattern, path, expected) in [
            ("*.md", "a.md", true), ("*.md", "b/a.md", false), ("**/*.md", "b/c/a.md", true), ("**/*.md", "a.md", true),
            ("Old", "Old/a.swift", true), ("Old/*.swift", "Old/b/a.swift", false), ("a?c*", "abcdef", true), ("a", "ab", false),
        ] { #expect(SpecFiles.matches(pattern, path) == expected, "\(pattern) \(path)") }
    }

    @Test func `a project of Tuist is told what would help, and an .xcodeproj counts before a spec`() throws {
        let place = folder + "/Kit"
        try Data().write(to: URL(fileURLWithPath: place + "/Project.swift"))
        let error = #expect(throws: XcodeProject.Problem.self) { try ProjectPlace.find(place) }
        #expect(error?.description.contains("`tuist generate` writes the .xcodeproj") == true)
        _ = try project(spec)
        try FileManager.default.createDirectory(atPath: folder + "/Own.xcodeproj", withIntermediateDirectories: true)
        #expect(try ProjectPlace.find(folder) == .project(folder + "/Own.xcodeproj"))
    }

    @Test func `a source can be left out by its name, and a name that no source has is told`() throws {
        _ = try project(spec)
        func open(_ without: [String]) throws -> XcodeProject {
            try XcodeProject(at: folder + "/project.yml", without: without)
        }
        let project = try open(["Start.swift"])
        #expect(try project.leftOutSources() == [folder + "/App/Screens/Start.swift"])
        #expect(try project.application(named: nil).sources.count == 1)
        #expect(try open(["Screens/Start.swift", folder + "/Kit/Kit.swift"]).leftOutSources().count == 2)
        let error = #expect(throws: XcodeProject.Problem.self) { try open(["start.swift"]).leftOutSources() }
        #expect(error?.description == "--without start.swift: no source of the project is called so; there is Start.swift")
    }

    @Test(.ours) func `files and names that other tools write are told with the tool`() throws {
        try Data("xcassets:\n  outputs:\n    - output: App/Gen/Images.swift\n".utf8).write(
            to: URL(fileURLWithPath: folder + "/swiftgen.yml"))
        func maker(_ name: String) -> SourceGenerator? { SourceGenerator.maker(of: folder + "/" + name, in: folder) }
        #expect(
            maker("App/R.generated.swift") == .rSwift && maker("a.pb.swift") == .protobuf
                && maker("App/Gen/Images.swift") == .swiftGen)
        #expect(
            maker("Strings+Generated.swift") == .swiftGen && maker("Generated/Fonts.swift") == .swiftGen
                && maker("L10n.swift") == .swiftGen)
        #expect(maker("Auto.generated.swift") == .sourcery && maker("Secrets.swift") == nil)
        let makers = SourceGenerator.makers(of: ["R", "Asset.Colors", "L10n", "Own"])
        #expect(makers.map(\.generator) == [.rSwift, .swiftGen] && makers.last?.names == ["Asset", "L10n"])
        var summary = FailureSummary()
        summary.generated = makers
        #expect(
            summary.lines.contains(
                "Asset, L10n: SwiftGen writes them while Xcode builds, and its files aren't here: run `swiftgen` where SwiftGen is, and put what it writes into the checkout"
            ))
    }
}
