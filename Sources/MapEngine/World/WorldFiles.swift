import AppleFoundation

/// Where the files of the world lie: beside the program, or beside a library that holds this code.
package enum WorldFiles {
    /// Nil where the folder is missing.
    static func bytes(of name: String) -> [UInt8]? {
        for folder in folders() {
            if let data = FileManager.default.contents(atPath: folder + name) { return [UInt8](data) }
        }
        return nil
    }

    private static func folders() -> [String] {
        var result: [String] = []
        if let set = getenv("ALLIUM_MAPS") { result.append(String(cString: set) + "/") }
        for file in [executable(), loadedImage()].compactMap({ $0 }) {
            var folder = parent(of: file)
            for _ in 0..<4 where !folder.isEmpty {
                result.append(folder + "/allium_MapEngine.resources/World/")
                folder = parent(of: folder)
            }
        }
        return result
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

/// Reads numbers of seven bits a byte, and what is made of them. What is broken reads as zeros, and says so at the end.
struct WorldReader {
    private let bytes: [UInt8]
    private(set) var place: Int
    private(set) var isBroken = false

    init?(_ bytes: [UInt8], magic: String) {
        guard bytes.starts(with: magic.utf8) else { return nil }
        (self.bytes, place) = (bytes, magic.utf8.count)
    }

    mutating func byte() -> UInt8 {
        guard place < bytes.count else {
            isBroken = true
            return 0
        }
        defer { place += 1 }
        return bytes[place]
    }

    mutating func number() -> Int {
        var (result, shift) = (0, 0)
        while shift < 63 {
            let next = byte()
            result |= Int(next & 0x7F) << shift
            if next & 0x80 == 0 { return result }
            shift += 7
        }
        isBroken = true
        return 0
    }

    mutating func signed() -> Int {
        let value = number()
        return value & 1 == 0 ? value >> 1 : -1 - (value >> 1)
    }

    /// A number of things: no more than there are bytes left.
    mutating func count() -> Int {
        let count = number()
        if count <= bytes.count - place { return count }
        isBroken = true
        return 0
    }

    mutating func text() -> String {
        let length = count()
        defer { place += length }
        return String(decoding: bytes[place..<place + length], as: UTF8.self)
    }
}
