import AppleFoundation
import TestEvidence
import Testing

@testable import SourceAdapter

@Suite("Source adapter / Building / Links", .documented("SWIFT: #filePath is the path that the compiler was given"))
final class LinkedSourcesTests {
    private let root = NSTemporaryDirectory() + "/links-\(UUID().uuidString)"
    private var package: String { root + "/package" }
    private var build: String { package + "/.build/App.build" }

    init() throws {
        for folder in ["check out/App", "package/Sources/App", "package/.build/App.build"] {
            try FileManager.default.createDirectory(atPath: root + "/" + folder, withIntermediateDirectories: true)
        }
        try put("", package + "/Package.swift")
        try put("", package + "/Sources/App/Made.swift")
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    private func put(_ text: String, _ path: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }

    private func link(_ names: [String]) throws -> [String] {
        try names.map { name in
            let (file, link) = (root + "/check out/App/" + name, package + "/Sources/App/" + name)
            try put("", file)
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
            return link
        }
    }

    private func arguments(_ sources: [String]) throws -> [String] {
        let map = Dictionary(uniqueKeysWithValues: sources.map { ($0, ["object": $0 + ".o"]) })
        try JSONEncoder().encode(map).write(to: URL(fileURLWithPath: build + "/map.json"))
        try put(sources.map { "'\($0)'" }.joined(separator: "\n"), build + "/sources")
        return ["-module-name", "App", "-c", "-output-file-map", build + "/map.json", "@" + build + "/sources"]
    }

    @Test func `the compiler is given the files that a project's links lead to, with their outputs`() throws {
        let sources = try link(["A.swift", "B.swift"]) + [package + "/Sources/App/Made.swift"]
        let plain = try arguments(sources)
        #expect(try LinkedSources.resolved(plain) == plain)
        try put("", package + "/" + LinkedSources.mark)
        let invocation = CompilerInvocation(try LinkedSources.resolved(plain))
        let files = [root + "/check out/App/A.swift", root + "/check out/App/B.swift", sources[2]]
        #expect(invocation.sources == files)
        let data = try Data(contentsOf: URL(fileURLWithPath: try #require(invocation.outputFileMap)))
        let map = try JSONDecoder().decode([String: [String: String]].self, from: data)
        #expect(Set(map.keys) == Set(files))
        #expect(map[files[0]] == ["object": sources[0] + ".o"])
    }

    @Test func `many files are named in a list of their own, blanks and all`() throws {
        try put("", package + "/" + LinkedSources.mark)
        let sources = try link((0..<250).map { "File \($0).swift" })
        let words = try LinkedSources.resolved(arguments(sources))
        #expect(words.count < 10)
        #expect(Set(CompilerInvocation(words).sources) == Set((0..<250).map { root + "/check out/App/File \($0).swift" }))
    }
}
