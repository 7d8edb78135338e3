import AppleFoundation
import TestEvidence
import Testing

@testable import SourceAdapter

@Suite(
    "Source adapter / Building / Modules", .assumed("the driver looks at originals, so the wrapper throws stale objects away"))
final class ModuleBuildTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("build-\(UUID().uuidString)")
    private let sdk: SwiftSDK

    init() throws {
        let bundle = root.appendingPathComponent("bundle")
        for folder in ["bundle/bin", "toolchain", "App/Sources", "build/App.build", "build/Modules"] {
            try FileManager.default.createDirectory(
                at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        try Data("compiler".utf8).write(to: root.appendingPathComponent("toolchain/swift-frontend"))
        let toolchain = SwiftSDK.Toolchain(
            binaries: root.appendingPathComponent("toolchain").path, version: "Swift version 6.3.1 (swift-6.3.1-RELEASE)")
        try JSONEncoder().encode(toolchain).write(to: bundle.appendingPathComponent("toolchain.json"))
        sdk = try SwiftSDK(executable: bundle.appendingPathComponent("bin/swiftc").path)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    private func path(_ name: String) -> String { root.appendingPathComponent(name).path }
    private func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    }
    private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    /// Builds as SwiftPM would: every source has an object afterwards.
    private func build(
        _ files: [String], module: String = "App", conditions: [String] = []
    ) throws -> ModuleBuild.Outcome {
        var map: [String: [String: String]] = [:]
        for file in files {
            map[path("App/Sources/" + file)] = [
                "object": path("build/App.build/\(file).o"), "swift-dependencies": path("build/App.build/\(file).swiftdeps"),
            ]
        }
        try JSONEncoder().encode(map).write(to: root.appendingPathComponent("build/App.build/map.json"))
        let invocation = CompilerInvocation(
            [
                "-module-name", module, "-c", "-I", path("build/Modules"), "-emit-module-path",
                path("build/Modules/\(module).swiftmodule"),
            ] + conditions.map { "-D" + $0 }
                + ["-output-file-map", path("build/App.build/map.json")] + files.map { path("App/Sources/" + $0) })
        return try ModuleBuild(invocation, sdk: sdk).prepare()
    }

    private func compileAll(_ files: [String]) throws {
        for file in files { for ending in ["o", "swiftdeps"] { try write("", "build/App.build/\(file).\(ending)") } }
    }

    @Test func `the compiler reads adapted texts under the original paths`() throws {
        try write("import UIKit\nclass V: UIView { @objc func tap() {} }\n", "App/Sources/A.swift")
        try write("let plain = 1\n", "App/Sources/B.swift")
        let outcome = try build(["A.swift", "B.swift"])
        let overlay = path("build/App.build/adapted/overlay.yaml")
        #expect(outcome.arguments == ["-vfsoverlay", overlay])
        let text = try String(contentsOfFile: overlay, encoding: .utf8)
        #expect(text.contains("A.swift"))
        #expect(!text.contains("B.swift"))
        #expect(text.contains("\"use-external-names\":false"))
    }

    @Test func `without a change nothing is thrown away`() throws {
        try write("import UIKit\nclass V: UIView { @objc func tap() {} }\n", "App/Sources/A.swift")
        _ = try build(["A.swift"])
        try compileAll(["A.swift"])
        #expect(try build(["A.swift"]).changed == [])
        #expect(exists("build/App.build/A.swift.o"))
    }

    @Test func `a selector in another file throws the stale object away, and only that`() throws {
        let files = ["A.swift", "B.swift", "C.swift"]
        try write("import UIKit\nclass V: UIView { func tap() {} }\n", "App/Sources/A.swift")
        try write("import UIKit\nlet s = 1\n", "App/Sources/B.swift")
        try write("import UIKit\nclass W: UIView { @objc func swipe() {} }\n", "App/Sources/C.swift")
        _ = try build(files)
        try compileAll(files)
        try write("import UIKit\nlet s = #selector(V.tap)\n", "App/Sources/B.swift")
        let changed = try build(files).changed.map { $0.split(separator: "/").last.map(String.init) ?? "" }
        #expect(changed == ["A.swift", "B.swift"])
        #expect(!exists("build/App.build/A.swift.o"))
        #expect(!exists("build/App.build/A.swift.swiftdeps"))
        #expect(exists("build/App.build/C.swift.o"))
        // The call goes again: so does the table.
        try compileAll(files)
        try write("import UIKit\nlet s = 2\n", "App/Sources/B.swift")
        #expect(try build(files).changed.count == 2)
        #expect(!exists("build/App.build/A.swift.o"))
    }

    @Test func `a module is adapted with what its imports declare, not with what lies about`() throws {
        try write("import UIKit\n@objc public protocol P { @objc optional func pick(_ n: Int) }\n", "App/Sources/P.swift")
        _ = try build(["P.swift"], module: "Lib")
        try write("import UIKit\nclass V: UIView { func pick(_ n: Int) {} }\n", "App/Sources/A.swift")
        _ = try build(["A.swift"])
        #expect(try !adaptedText("A.swift").contains("pick:"))
        try write("import UIKit\nimport Lib\nclass V: UIView { func pick(_ n: Int) {} }\n", "App/Sources/A.swift")
        _ = try build(["A.swift"])
        #expect(try adaptedText("A.swift").contains("pick:"))
    }

    @Test func `a module that imports XCTest, even through another one, brings UIKit to those who import it`() throws {
        try write("import XCTest\npublic class Spec: XCTestCase {}\n", "App/Sources/S.swift")
        _ = try build(["S.swift"], module: "Specs")
        try write("import Specs\nimport Foundation\n", "App/Sources/M.swift")
        _ = try build(["M.swift"], module: "Matchers")
        try write("import Matchers\nclass A {}\n", "App/Sources/A.swift")
        _ = try build(["A.swift"])
        #expect(try adaptedText("A.swift").hasPrefix("import Matchers; import UIKit; import AlliumXCTest\n"))
    }

    private func adaptedText(_ file: String) throws -> String {
        let folder = path("build/App.build/adapted")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        let name = try #require(names.first { $0.hasSuffix("-" + file) })
        return try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    }

    @Test func `what is linked is a debug build if what it is made of was compiled as one`() throws {
        try write("let a = 1\n", "App/Sources/A.swift")
        let link = CompilerInvocation(["-emit-executable", path("build/App.build/A.swift.o"), "-o", path("build/App")])
        _ = try build(["A.swift"])
        #expect(!link.isDebug)
        _ = try build(["A.swift"], conditions: ["SWIFT_PACKAGE", "DEBUG"])
        #expect(link.isDebug)
        _ = try build(["A.swift"])
        #expect(!link.isDebug)
    }

    @Test func `C modules whose headers ask for Apple's systems are known by their maps`() throws {
        try write(
            "module Shims {\n    umbrella \"\(path("App/Sources/include"))\"\n    export *\n}\n",
            "build/App.build/module.modulemap")
        try FileManager.default.createDirectory(
            at: root.appendingPathComponent("App/Sources/include"), withIntermediateDirectories: true)
        try write("double plain(double x);\n", "App/Sources/include/Shims.h")
        let invocation = CompilerInvocation(["-Xcc", "-fmodule-map-file=" + path("build/App.build/module.modulemap")])
        func found(_ imports: Set<String>) -> Set<String> {
            CModules.askingForPlatform(moduleMaps: invocation.moduleMaps, imported: imports)
        }
        #expect(found(["Shims"]) == [])
        try write("#if __APPLE__\ndouble own(double x);\n#endif\n", "App/Sources/include/Shims.h")
        #expect(found(["Shims"]) == ["Shims"])
        #expect(found(["Foundation"]) == [])
    }

    @Test func `generated files know no module of Apple's name`() throws {
        try FileManager.default.createDirectory(
            at: root.appendingPathComponent("App/Sources/T.derived"), withIntermediateDirectories: true)
        try write(
            "#if canImport(Darwin)\nlet a = 1\n#endif\n#if os(Linux)\nlet b = 1\n#endif\n", "App/Sources/T.derived/runner.swift"
        )
        _ = try build(["T.derived/runner.swift"])
        #expect(
            try adaptedText("runner.swift") == "#if false\nlet a = 1\n#endif\n#if os(Linux)\nlet b = 1\n#endif\n")
    }

    @Test func `a build that another toolchain runs is told in one sentence`() throws {
        try sdk.checkToolchain(caller: sdk.toolchain.binaries, version: { _ in nil })
        try sdk.checkToolchain(caller: nil, version: { _ in nil })
        try FileManager.default.createDirectory(
            at: root.appendingPathComponent("newer"), withIntermediateDirectories: true)
        try write("compiler", "newer/swift-frontend")
        try sdk.checkToolchain(caller: path("newer"), version: { _ in self.sdk.toolchain.version })
        let error = #expect(throws: SDKProblem.self) {
            try self.sdk.checkToolchain(caller: path("newer"), version: { _ in "Swift version 6.4 (swift-6.4-RELEASE)" })
        }
        #expect(error?.description.contains("runs with Swift 6.4 from \(path("newer"))") == true)
    }
}
