import AppleFoundation

/// A project's modules are packages whose sources are links to the user's files. The compiler is given the files: `#filePath` leads
/// into the checkout, and so do errors, breakpoints and backtraces.
public enum LinkedSources {
    /// A file beside the manifest of such a package.
    public static let mark = ".links"

    /// The compiler's arguments with the files in place of their links.
    public static func resolved(_ arguments: [String]) throws -> [String] {
        let invocation = CompilerInvocation(arguments)
        guard invocation.compilesModule, isMade(of: invocation.sources) else { return arguments }
        let files = invocation.sources.reduce(into: [String: String]()) { files, link in
            files[link] = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
        }
        guard !files.isEmpty else { return arguments }
        var words = CompilerInvocation.expanded(arguments).map { files[$0] ?? $0 }
        if let map = invocation.outputFileMap, let place = words.firstIndex(of: map), let own = try resolved(map, files) {
            words[place] = own
        }
        // As many files as a module has may be too much for an argument list.
        let base = (invocation.outputFileMap ?? invocation.modulePath).map { ($0 as NSString).deletingLastPathComponent }
        guard let base, files.count > 200 else { return words }
        let list = base + "/sources-of-links"
        let all = Set(files.values)
        try write(Data(words.filter(all.contains).map(quoted).joined(separator: "\n").utf8), to: list)
        return words.filter { !all.contains($0) } + ["@" + list]
    }

    private static func isMade(of sources: [String]) -> Bool {
        guard var folder = sources.first.map({ ($0 as NSString).deletingLastPathComponent }) else { return false }
        while folder.count > 1 {
            if FileManager.default.fileExists(atPath: folder + "/Package.swift") {
                return FileManager.default.fileExists(atPath: folder + "/" + mark)
            }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return false
    }

    /// Which outputs belong to which source, in a file beside SwiftPM's.
    private static func resolved(_ map: String, _ files: [String: String]) throws -> String? {
        guard let data = FileManager.default.contents(atPath: map),
            let entries = try? JSONDecoder().decode([String: [String: String]].self, from: data)
        else { return nil }
        let own = Dictionary(entries.map { (files[$0.key] ?? $0.key, $0.value) }) { first, _ in first }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let path = (map as NSString).deletingLastPathComponent + "/outputs-of-links.json"
        try write(encoder.encode(own), to: path)
        return path
    }

    private static func write(_ data: Data, to path: String) throws {
        if FileManager.default.contents(atPath: path) != data {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        }
    }

    private static func quoted(_ word: String) -> String {
        word.reduce(into: "") { text, character in
            if " \t'\"\\".contains(character) { text.append("\\") }
            text.append(character)
        }
    }
}
