import AppleFoundation

/// A font file's contents and what its tables say about it. Drawing with it is CoreText's business.
public final class CGFont: @unchecked Sendable {
    /// The whole file.
    package let data: Data
    private let tables: SFNTTables
    /// By which it was asked for, and by which text engines find it again.
    package let name: String?

    package init?(data: Data, name: String) {
        guard let tables = SFNTTables(data) else { return nil }
        self.data = data
        self.tables = tables
        self.name = name
    }

    /// Nil when the bytes are not an OpenType or TrueType font, or are cut off.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data as Data?, let tables = SFNTTables(data) else { return nil }
        self.data = data
        self.tables = tables
        name = nil
    }

    public var postScriptName: CFString? { tables.name(6).map { $0 as CFString } }
    public var fullName: CFString? { tables.name(4).map { $0 as CFString } }

    public var numberOfGlyphs: Int { tables.unsigned("maxp", 4) ?? 0 }
    public var unitsPerEm: Int32 { Int32(tables.unsigned("head", 18) ?? 0) }

    // In units of the em.
    public var ascent: Int32 { Int32(tables.signed("hhea", 4) ?? 0) }
    public var descent: Int32 { Int32(tables.signed("hhea", 6) ?? 0) }
    public var leading: Int32 { Int32(tables.signed("hhea", 8) ?? 0) }
    public var capHeight: Int32 { Int32(tables.signed("OS/2", 88) ?? 0) }
    public var xHeight: Int32 { Int32(tables.signed("OS/2", 86) ?? 0) }
    public var italicAngle: CGFloat {
        guard let whole = tables.signed("post", 4), let part = tables.unsigned("post", 6) else { return 0 }
        return CGFloat(whole) + CGFloat(part) / 65_536
    }

    public var fontBBox: CGRect {
        guard let left = tables.signed("head", 36), let low = tables.signed("head", 38), let right = tables.signed("head", 40),
            let high = tables.signed("head", 42)
        else { return .zero }
        return CGRect(x: left, y: low, width: right - left, height: high - low)
    }
}

extension CGFont: Hashable {
    public static func == (a: CGFont, b: CGFont) -> Bool { a === b || a.data == b.data }
    public func hash(into hasher: inout Hasher) { hasher.combine(data.count) }
}

/// The tables of an OpenType file, read with every step checked.
private struct SFNTTables {
    private let data: Data
    private let places: [String: Range<Int>]

    init?(_ data: Data) {
        // Slices of data do not start at 0.
        let data = data.startIndex == 0 ? data : Data(data)
        self.data = data
        guard let version = Self.read(data, 0, 4), [0x0001_0000, 0x4F54_544F, 0x7472_7565, 0x7474_6366].contains(version) else {
            return nil
        }
        var start = 0
        if version == 0x7474_6366 {
            guard let first = Self.read(data, 12, 4) else { return nil }
            start = first
        }
        guard let count = Self.read(data, start + 4, 2), count > 0 else { return nil }
        var places: [String: Range<Int>] = [:]
        for index in 0..<count {
            let entry = start + 12 + index * 16
            guard let offset = Self.read(data, entry + 8, 4), let length = Self.read(data, entry + 12, 4),
                offset + length <= data.count
            else { return nil }
            places[String(decoding: data[entry..<entry + 4], as: UTF8.self)] = offset..<offset + length
        }
        guard places["head"] != nil, places["maxp"] != nil, places["name"] != nil else { return nil }
        self.places = places
    }

    private static func read(_ data: Data, _ offset: Int, _ count: Int) -> Int? {
        guard offset >= 0, offset + count <= data.count else { return nil }
        return data[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    func unsigned(_ table: String, _ offset: Int) -> Int? {
        guard let place = places[table], offset + 2 <= place.count else { return nil }
        return Self.read(data, place.lowerBound + offset, 2)
    }

    func signed(_ table: String, _ offset: Int) -> Int? {
        unsigned(table, offset).map { Int(Int16(truncatingIfNeeded: $0)) }
    }

    /// A text of the name table: the Windows or Unicode one, else the Macintosh one.
    func name(_ id: Int) -> String? {
        guard let place = places["name"], let count = unsigned("name", 2), let strings = unsigned("name", 4) else { return nil }
        var fallback: String?
        for index in 0..<count {
            let record = 6 + index * 12
            guard let platform = unsigned("name", record), let found = unsigned("name", record + 6), found == id,
                let length = unsigned("name", record + 8), let offset = unsigned("name", record + 10)
            else { continue }
            let start = place.lowerBound + strings + offset
            guard start + length <= place.upperBound else { continue }
            let bytes = data[start..<start + length]
            if platform != 1 { return String(data: bytes, encoding: .utf16BigEndian) }
            fallback = fallback ?? String(data: bytes, encoding: .macOSRoman)
        }
        return fallback
    }
}
