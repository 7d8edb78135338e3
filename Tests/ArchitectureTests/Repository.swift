import Foundation

/// The project's own files, read from disk.
struct Repository {
    struct SourceFile {
        var path: String
        var text: String

        /// The folder right under `Sources`.
        var module: String { String(path.split(separator: "/")[1]) }

        var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

        /// The lines without what follows `//`.
        var code: [Substring] {
            lines.map { line in line.range(of: "//").map { line[..<$0.lowerBound] } ?? line }
        }

        /// The modules that import lines name, whatever attributes and access levels stand before them.
        var imports: [String] {
            code.compactMap { line in
                let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
                guard let index = words.firstIndex(of: "import"), index + 1 < words.count else { return nil }
                let modifiers: Set<Substring> = ["public", "package", "internal", "private", "fileprivate"]
                guard words[..<index].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) }) else { return nil }
                let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
                let name = kinds.contains(words[index + 1]) && index + 2 < words.count ? words[index + 2] : words[index + 1]
                return name.split(separator: ".").first.map(String.init)
            }
        }
    }

    let root: URL

    init(from file: String = #filePath) {
        var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("CONTRIBUTING.md").path),
            folder.path.count > 1
        {
            folder.deleteLastPathComponent()
        }
        root = folder
    }

    /// The text files under `folder` whose names end in one of `extensions`; all text files when there are none.
    func files(under folder: String = "", extensions: Set<String> = []) -> [SourceFile] {
        let top = root.appendingPathComponent(folder).path
        let made: Set<String> = [".build", ".git", "Output", "Failures", "results", "__pycache__"]
        guard let walk = FileManager.default.enumerator(atPath: top) else { return [] }
        var files: [SourceFile] = []
        for case let path as String in walk {
            if made.contains((path as NSString).lastPathComponent) {
                walk.skipDescendants()
                continue
            }
            guard extensions.isEmpty || extensions.contains((path as NSString).pathExtension) else { continue }
            guard let data = FileManager.default.contents(atPath: top + "/" + path), !data.prefix(8_000).contains(0),
                let text = String(data: data, encoding: .utf8)
            else { continue }
            files.append(SourceFile(path: folder.isEmpty ? path : folder + "/" + path, text: text))
        }
        return files.sorted { $0.path < $1.path }
    }
}
