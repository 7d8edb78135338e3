import AppleFoundation

/// Measured sizes by string, font, width and rules. When it is full it starts afresh.
struct SizeTable {
    /// What is asked for, besides the string and the font themselves.
    struct Query {
        let digest: UInt64
        let font: UInt
        let width: CGFloat
        let rules: UInt64

        init(_ string: String, _ font: Font, width: CGFloat, lines: Int, mode: TextLineBreakMode) {
            digest = StringKey.digest(of: string)
            self.font = UInt(bitPattern: Unmanaged.passUnretained(font).toOpaque())
            self.width = width
            rules = UInt64(UInt32(bitPattern: Int32(clamping: lines))) << 8 | UInt64(mode.rawValue)
        }

        @inline(__always)
        var hash: UInt64 {
            var hash: UInt64 = digest ^ width.native.bitPattern &* 0x9E37_79B9_7F4A_7C15
            hash ^= UInt64(font) &* 0xD6E8_FEB8_6659_FD93
            hash = (hash ^ rules) &* 0xA24B_AED4_963E_E407
            return hash ^ hash >> 29
        }
    }

    private struct Entry {
        let query: Query
        let size: CGSize
    }

    private let limit: Int
    private let mask: Int
    private var buckets: ContiguousArray<Int32> = []
    private var entries: ContiguousArray<Entry> = []
    private var strings: ContiguousArray<String> = []
    /// Held, so that their addresses stay their own.
    private var fonts: ContiguousArray<Font> = []

    /// `limit` must be a power of two.
    init(limit: Int) {
        self.limit = limit
        mask = 2 * limit - 1
    }

    func find(_ query: Query, _ string: String) -> CGSize? {
        guard !buckets.isEmpty else { return nil }
        var place = Int(truncatingIfNeeded: query.hash) & mask
        while true {
            let index = Int(buckets[place])
            if index < 0 { return nil }
            let entry = entries[index]
            if entry.query.digest == query.digest, entry.query.font == query.font, entry.query.width == query.width,
                entry.query.rules == query.rules, StringKey.isSame(strings[index], string)
            {
                return entry.size
            }
            place = (place + 1) & mask
        }
    }

    /// Of a query that was not found.
    mutating func insert(_ size: CGSize, _ query: Query, _ string: String, _ font: Font) {
        if entries.count >= limit { removeAll() }
        if buckets.isEmpty { buckets = ContiguousArray(repeating: -1, count: mask + 1) }
        var place = Int(truncatingIfNeeded: query.hash) & mask
        while buckets[place] >= 0 { place = (place + 1) & mask }
        buckets[place] = Int32(entries.count)
        entries.append(Entry(query: query, size: size))
        strings.append(string)
        fonts.append(font)
    }

    mutating func removeAll() {
        buckets = []
        entries = []
        strings = []
        fonts = []
    }
}
