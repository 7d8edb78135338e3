import LanguageServer
import TestEvidence
import Testing

@Suite("Editors / Packages", .ours)
struct PackageTargetsTests {
    private func targets(_ dump: String, _ files: [String]) throws -> PackageTargets {
        PackageTargets(try JSON(parsing: Array(dump.utf8)), files: files)
    }

    @Test func `targets lie where they are by custom, or where the manifest says`() throws {
        let package = try targets(
            """
            {"toolsVersion": {"_version": "5.9.0"}, "targets": [
              {"name": "AppTests", "type": "test", "dependencies": [{"byName": ["App", null]}]},
              {"name": "App", "type": "regular", "dependencies": [{"target": ["My-Kit", null]}], "exclude": ["Old", "b.swift"]},
              {"name": "My-Kit", "type": "regular", "path": "./Kit", "sources": ["In"]}]}
            """,
            [
                "Kit/In/k.swift", "Kit/Out/k.swift", "Package.swift", "Sources/App/Old/o.swift", "Sources/App/a.swift",
                "Sources/App/b.swift", "Tests/AppTests/t.swift",
            ])
        #expect(package.targets.map(\.name) == ["My-Kit", "App", "AppTests"])
        #expect(package.targets.map(\.module) == ["My_Kit", "App", "AppTests"])
        #expect(package.targets.map(\.files) == [["Kit/In/k.swift"], ["Sources/App/a.swift"], ["Tests/AppTests/t.swift"]])
        #expect(package.targets.map(\.isTest) == [false, false, true])
        #expect(package.targets[0].arguments == ["-swift-version", "5"])
    }

    @Test func `a target alone may have the folder of all sources, and one may lie in another's`() throws {
        let one = try targets(
            #"{"targets": [{"name": "One", "type": "regular"}]}"#, ["Package.swift", "Sources/x.swift"])
        #expect(one.targets[0].files == ["Sources/x.swift"])
        let two = try targets(
            #"{"targets": [{"name": "A", "type": "regular", "path": "."}, {"name": "B", "type": "test", "path": "Tests"}]}"#,
            ["Package.swift", "Tests/b.swift", "a.swift"])
        #expect(two.targets.map(\.files) == [["a.swift"], ["Tests/b.swift"]])
    }

    @Test func `settings that hold for Linux in debug count`() throws {
        let package = try targets(
            """
            {"toolsVersion": {"_version": "6.0.0"}, "swiftLanguageVersions": null, "targets": [{"name": "A", "type": "regular",
            "settings": [{"tool": "swift", "kind": {"define": {"_0": "X"}}},
             {"tool": "swift", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}},
             {"tool": "swift", "kind": {"define": {"_0": "FAST"}}, "condition": {"platformNames": [], "config": "release"}},
             {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "Y"}}},
             {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}},
             {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-parse-as-library"]}}}]}],
             "dependencies": [{"fileSystem": [{"identity": "o", "path": "/p/Other"}]}]}
            """, ["Sources/A/a.swift"])
        #expect(
            package.targets[0].arguments == [
                "-swift-version", "5", "-DX", "-enable-upcoming-feature", "Y", "-parse-as-library",
            ])
        #expect(package.localPackages == ["/p/Other"])
    }
}
