import AppleFoundation
import TestEvidence
import Testing

@testable import SourceAdapter

@Suite("Source adapter / Building / Invocation", .assumed("SwiftPM 6.3 calls the compiler like this"))
struct CompilerInvocationTests {
    @Test func `a module's compilation is read with its response file`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("/a/One.swift\n'/a/With space.swift'\n/a/It\\'s.swift\n".utf8).write(to: file)
        let invocation = CompilerInvocation([
            "-module-name", "App", "-emit-module-path", "/b/Modules/App.swiftmodule", "-output-file-map",
            "/b/App.build/map.json",
            "-c", "@\(file.path)", "-I", "/b/Modules", "-I/c", "-DDEBUG", "-D", "MINE", "-swift-version", "6",
            "-enable-upcoming-feature", "ExistentialAny", "-Xcc", "-DNOT_SWIFT", "-Xfrontend", "-I",
        ])
        #expect(invocation.compilesModule)
        #expect(invocation.moduleName == "App")
        #expect(invocation.sources == ["/a/One.swift", "/a/With space.swift", "/a/It's.swift"])
        #expect(invocation.conditions == ["DEBUG", "MINE"])
        #expect(invocation.importSearchPaths == ["/b/Modules", "/c"])
        #expect(invocation.languageVersion == "6")
        #expect(invocation.features == ["ExistentialAny"])
        #expect(invocation.outputFileMap == "/b/App.build/map.json")
    }

    @Test func `linking, manifests and questions are no modules`() {
        let link = CompilerInvocation(["-module-name", "App", "-emit-executable", "-o", "/b/App", "/b/main.o"])
        #expect(link.linksProgram)
        #expect(link.output == "/b/App")
        #expect(!link.compilesModule)
        let manifest = CompilerInvocation([
            "-package-description-version", "5.5.0", "-c", "/p/Package.swift", "-module-name", "main",
        ])
        #expect(manifest.isManifest)
        #expect(!manifest.compilesModule)
        #expect(CompilerInvocation(["--version"]).asksForVersion)
    }

    @Test func `imports are found without parsing, in all their forms`() {
        let text =
            "import UIKit\n@testable import App; import  struct Foundation.URL\n#if DEBUG\nimport Extra.Part\n#endif\n"
            + "let important = 1\nfunc reimport() {}\n"
        #expect(ImportScan.modules(in: Array(text.utf8)) == ["UIKit", "App", "Foundation", "Extra"])
        #expect(ImportScan.modules(in: Array("import".utf8)) == [])
    }
}

@Suite("Source adapter / Building / Manifests", .assumed("conditions on iOS hold for what stands in for iOS"))
struct ManifestAdapterTests {
    @Test func `conditions on iOS hold on Linux too, others stay`() {
        let manifest = """
            .product(name: "A", package: "a", condition: .when(platforms: [.iOS, .tvOS])),
            .define("B", .when(platforms: [.macOS])),
            .define("C", .when(platforms: [.iOS, .linux], configuration: .debug)),
            """
        #expect(
            ManifestAdapter.adapt(manifest) == """
                .product(name: "A", package: "a", condition: .when(platforms: [.linux, .iOS, .tvOS])),
                .define("B", .when(platforms: [.macOS])),
                .define("C", .when(platforms: [.iOS, .linux], configuration: .debug)),
                """)
        #expect(ManifestAdapter.linesWithConditions(manifest) == [1])
    }

    @Test func `manifests see the Mac that reads iOS manifests`() {
        let manifest = "#if os(Linux)\nlet a = 1\n#elseif os(macOS) && DEBUG\nlet a = 2\n#endif\n"
        #expect(
            ManifestAdapter.adapt(manifest) == "#if false    \nlet a = 1\n#elseif true      && DEBUG\nlet a = 2\n#endif\n")
        #expect(ManifestAdapter.linesWithConditions(manifest) == [])
    }
}

@Suite("Source adapter / Building / Packages at hand")
struct PackagesAtHandTests {
    private func adapted(_ manifest: String) -> String {
        ManifestAdapter.adapt(manifest) { address in
            address.hasSuffix("/Kit.git") || address.hasSuffix("/Kit") ? "/packages/a \"b\"/Kit" : nil
        }
    }

    @Test(
        .ours,
        arguments: [
            ".package(url: \"https://example.com/me/Kit.git\", from: \"1.0.0\")",
            ".package(\n    url: \"git@example.com:me/Kit\",\n    \"1.0.0\"..<\"3.0.0\"\n)",
            ".package(url: \"https://example.com/me/Kit\", branch: \"main\")",
            ".package(url: \"https://example.com/me/Kit\", .upToNextMajor(from: \"1.0.0\"))",
        ])
    func `a package that lies on this machine is named by its folder`(_ package: String) {
        let text = adapted("let package = Package(name: \"A\", dependencies: [\(package)], targets: [])")
        #expect(text.contains(".package("))
        #expect(text.contains("path: \"/packages/a \\\"b\\\"/Kit\""))
        for gone in ["url:", "example.com", "1.0.0", "branch"] { #expect(!text.contains(gone), "\(gone)") }
        #expect(text.hasSuffix("], targets: [])"))
    }

    @Test(.ours) func `its name and its traits stay`() {
        let text = adapted(
            "[.package(name: \"K\", url: \"https://example.com/me/Kit\", from: \"1.0.0\", traits: [\"T\"])]")
        #expect(text.contains("(name: \"K\", path: \"/packages/a \\\"b\\\"/Kit\", traits: [\"T\"]"))
    }

    @Test(.ours) func `what lies nowhere is left to SwiftPM, and so are packages with paths`() {
        let manifest = "[.package(url: \"https://example.com/Other\", from: \"1.0.0\"), .package(path: \"../Kit\")]"
        #expect(adapted(manifest) == manifest)
    }
}

@Suite("Source adapter / Building / Forms for Linux", .assumed("libraries for tests are in Swift alone on Linux"))
struct LinuxFormTests {
    private let root = FileManager.default.temporaryDirectory.path + "/linux-form-\(UUID().uuidString)"

    private func put(_ names: String...) throws {
        for name in names {
            let path = root + "/" + name
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data((name == "Sources/Match/A.swift" ? "import XCTest\n" : "").utf8).write(to: URL(fileURLWithPath: path))
        }
    }

    @Test func `a library for tests beside Objective-C is read as on Linux, all else as on iOS`() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try put("Package.swift", "Sources/Match/A.swift", "Sources/MatchObjC/B.m", "Tests/MatchTests/C.swift")
        func applies(_ file: String, _ imports: Set<String>) -> Bool {
            LinuxForm.applies(sources: [root + "/" + file], imports: imports)
        }
        #expect(LinuxForm.exists(package: root))
        #expect(applies("Sources/Match/A.swift", ["XCTest", "Foundation"]))
        #expect(!applies("Sources/Match/A.swift", ["Foundation"]))
        #expect(!applies("Sources/Match/A.swift", ["XCTest", "UIKit"]))
        #expect(!applies("Tests/MatchTests/C.swift", ["XCTest"]))
        try Data("import Foundation\n".utf8).write(to: URL(fileURLWithPath: root + "/Sources/Match/A.swift"))
        #expect(!LinuxForm.exists(package: root))
        try put("Sources/Match/A.swift")
        try FileManager.default.removeItem(atPath: root + "/Sources/MatchObjC")
        #expect(!applies("Sources/Match/A.swift", ["XCTest"]))
    }

    @Test func `its manifest keeps its questions, and asks no package for what is for other systems alone`() {
        let manifest = """
            #if os(macOS)
            let a = 1
            #endif
            .target(name: "A", dependencies: [
                .product(name: "Catch", package: "Catch", condition: .when(platforms: [.macOS, .iOS])),
                .product(name: "Match", package: "Match", condition: .when(platforms: [.linux])),
                "Own",
            ])
            """
        let adapted = ManifestAdapter.adapt(manifest, forLinux: true)
        #expect(!adapted.contains("Catch"))
        #expect(adapted.contains("os(macOS)"))
        #expect(adapted.contains("name: \"Match\""))
        #expect(adapted.contains("\"Own\""))
        #expect(adapted.split(separator: "\n", omittingEmptySubsequences: false).count == 8)
    }

    @Test func `of a package that is only used, tests, programs and plug-ins go, with what they alone need`() {
        let manifest = """
            let package = Package(name: "Spec", products: [.library(name: "Spec", targets: ["Spec"]), .executable(name: "lint", targets: ["Lint"])],
                dependencies: [.package(url: "https://example.com/me/Match.git", from: "1.0.0"),
                    .package(url: "https://example.com/me/arguments", from: "1.0.0"), .package(url: "https://example.com/me/Docs", from: "1.0.0")],
                targets: [.target(name: "Spec", dependencies: ["Match"]),
                    .executableTarget(name: "Lint", dependencies: [.product(name: "Arguments", package: "arguments")]),
                    .testTarget(name: "SpecTests", dependencies: ["Spec"])])
            """
        let adapted = ManifestAdapter.adapt(manifest, forLinux: true, isUsed: true)
        for name in ["Lint", "arguments", "Docs", "SpecTests"] { #expect(!adapted.contains(name), "\(name)") }
        for name in ["Match.git", ".library(name: \"Spec\"", ".target(name: \"Spec\", dependencies: [\"Match\"])"] {
            #expect(adapted.contains(name), "\(name)")
        }
        #expect(ManifestAdapter.adapt(manifest, forLinux: true) == manifest)
    }
}
