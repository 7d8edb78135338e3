import AppleFoundation

/// The C modules of packages, as far as Swift files have to agree with them about the platform.
///
/// C is compiled for Linux, and its headers ask for `__APPLE__`. Swift code that calls such a module asks for `os(iOS)` at the same
/// places: answered differently, it calls what the header doesn't declare.
enum CModules {
    /// The names of the modules whose headers differ between Apple's systems and others.
    static func askingForPlatform(moduleMaps: [String], imported: Set<String>) -> Set<String> {
        var found: Set<String> = []
        for path in moduleMaps {
            guard let text = text(of: path) else { continue }
            let names = Set(words(after: "module", in: text)).intersection(imported)
            guard !names.isEmpty else { continue }
            let folder = (path as NSString).deletingLastPathComponent
            if headers(namedIn: text, folder: folder).contains(where: asks) { found.formUnion(names) }
        }
        return found
    }

    private static func asks(_ header: String) -> Bool {
        guard let text = text(of: header) else { return false }
        return text.contains("__APPLE__") || text.contains("TARGET_OS_")
    }

    /// What the map names, and what lies beside it: headers include their neighbours.
    private static func headers(namedIn map: String, folder: String) -> Set<String> {
        var headers: Set<String> = []
        for (index, part) in map.split(separator: "\"", omittingEmptySubsequences: false).enumerated() where index % 2 == 1 {
            let path = part.hasPrefix("/") ? String(part) : folder + "/" + part
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
            let place = isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent
            for name in FileManager.default.enumerator(atPath: place)?.compactMap({ $0 as? String }) ?? []
            where name.hasSuffix(".h") || name.hasSuffix(".hpp") {
                headers.insert(place + "/" + name)
            }
        }
        return headers
    }

    private static func words(after keyword: Substring, in text: String) -> [String] {
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return zip(words, words.dropFirst()).filter { $0.0 == keyword }.map { String($0.1) }
    }

    private static func text(of path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
}
