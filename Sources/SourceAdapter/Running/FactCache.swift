import AppleFoundation

/// Keeps the facts of each file in a folder, so that an unchanged file is not parsed again.
public struct FactCache: Sendable {
    /// Raised whenever facts or their meaning change.
    static let version = 8

    let folder: URL
    private let stamp: String

    /// Facts kept under another stamp are not used.
    public init(folder: URL, stamp: String = "") throws {
        self.folder = folder
        self.stamp = stamp
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private struct Entry: Codable {
        var key: UInt64
        var facts: FileFacts
    }

    func facts(for path: String, bytes: [UInt8], fingerprint: String, collect: () -> FileFacts) -> FileFacts {
        let file = folder.appendingPathComponent(String(Self.hash(path.utf8), radix: 36) + ".facts")
        let key = Self.hash(bytes, seed: Self.hash("\(Self.version)|\(stamp)|\(fingerprint)".utf8))
        if let data = try? Data(contentsOf: file), let entry = try? PropertyListDecoder().decode(Entry.self, from: data),
            entry.key == key
        {
            return entry.facts
        }
        let facts = collect()
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        // A cache that can't be written only costs time.
        try? encoder.encode(Entry(key: key, facts: facts)).write(to: file, options: .atomic)
        return facts
    }

    /// A hash that is the same in every process.
    static func hash(_ bytes: some Sequence<UInt8>, seed: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
        var hash = seed
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        return hash
    }
}
