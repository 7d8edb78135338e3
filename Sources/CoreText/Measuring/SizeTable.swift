import AppleFoundation

/// Measured sizes by string, font, width and rules. When it is full it starts afresh.
struct SizeTable {
    struct Query {
        let string: StringKey
        let font: Font
        let width: CGFloat
        let lines: Int32
        let mode: Int8

        @inline(__always)
        var hash: UInt64 {
            var hash: UInt64 = string.digest ^ width.native.bitPattern &* 0x9E37_79B9_7F4A_7C15
            hash ^= UInt64(UInt(bitPattern: font.hash)) &* 0xD6E8_FEB8_6659_FD93
            hash = (hash ^ UInt64(UInt32(bitPattern: lines)) << 8 ^ UInt64(UInt8(bitPattern: mode))) &* 0xA24B_AED4_963E_E407
            return hash ^ hash >> 29
        }
    }

    private struct Entry {
        let query: Query
        let hash: UInt64
        let size: CGSize
    }

    private let limit: Int
    private let mask: Int
    private var buckets: ContiguousArray<Int32>
    private var entries: ContiguousArray<Entry> = []

    /// `limit` must be a power of two.
    init(limit: Int) {
        self.limit = limit
        mask = 2 * limit - 1
        buckets = []
    }

    func find(_ query: Query) -> CGSize? {
        guard !buckets.isEmpty else { return nil }
        let hash = query.hash
        var place = Int(truncatingIfNeeded: hash) & mask
        while true {
            let index = Int(buckets[place])
            if index < 0 { return nil }
            let isSame = entries.withUnsafeBufferPointer { list in
                list[index].hash == hash && list[index].query.width == query.width && list[index].query.lines == query.lines
                    && list[index].query.mode == query.mode && list[index].query.font == query.font
                    && list[index].query.string == query.string
            }
            if isSame { return entries[index].size }
            place = (place + 1) & mask
        }
    }

    /// Of a query that was not found.
    mutating func insert(_ size: CGSize, _ query: Query) {
        if entries.count >= limit { removeAll() }
        if buckets.isEmpty { buckets = ContiguousArray(repeating: -1, count: mask + 1) }
        let hash = query.hash
        var place = Int(truncatingIfNeeded: hash) & mask
        while buckets[place] >= 0 { place = (place + 1) & mask }
        buckets[place] = Int32(entries.count)
        entries.append(Entry(query: query, hash: hash, size: size))
    }

    mutating func removeAll() {
        buckets = []
        entries = []
    }
}
