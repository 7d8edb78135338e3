import AppleFoundation

/// Where the files of the world lie: beside the program, or beside a library that holds this code.
package enum WorldFiles {
    /// Nil where the folder is missing, or what is there is no such file.
    static func sections(of name: String, magic: String) -> WorldSections? {
        if let set = getenv("ALLIUM_MAPS"),
            let found = WorldSections(path: String(cString: set) + "/" + name, magic: magic)
        {
            return found
        }
        // Most programs have it beside them; which file holds this code takes longer to find out.
        return sections(of: name, magic, besides: executable()) ?? sections(of: name, magic, besides: loadedImage())
    }

    private static func sections(of name: String, _ magic: String, besides file: String?) -> WorldSections? {
        guard let file else { return nil }
        var folder = parent(of: file)
        for _ in 0..<4 where !folder.isEmpty {
            if let found = WorldSections(path: folder + "/allium_MapEngine.resources/World/" + name, magic: magic) {
                return found
            }
            folder = parent(of: folder)
        }
        return nil
    }

    private static func executable() -> String? {
        var buffer = [CChar](repeating: 0, count: 4096)
        let length = readlink("/proc/self/exe", &buffer, 4095)
        guard length > 0 else { return nil }
        return String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The file that this code was loaded from: a bundle of tests is not the program.
    private static func loadedImage() -> String? {
        let here = UInt(bitPattern: unsafeBitCast(marker, to: UnsafeRawPointer.self))
        guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
        for line in maps.split(separator: "\n") {
            let bounds = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard bounds.count == 2, here >= bounds[0], here < bounds[1] else { continue }
            return line.firstIndex(of: "/").map { String(line[$0...]) }
        }
        return nil
    }

    private static let marker: @convention(c) () -> Void = {}

    private static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
}
