import AppleFoundation

/// Measured sizes by string, font, width and rules. When it is full it starts afresh.
///
/// Neither strings nor fonts are kept: 127 bits of two independent digests stand for them.
struct SizeTable {
    /// What is asked for. `check` is odd, so that zero marks an empty place.
    struct Query: Equatable {
        fileprivate let digest: UInt64
        fileprivate let check: UInt64

        init(_ string: String, _ font: Font, width: CGFloat, lines: Int, mode: TextLineBreakMode) {
            let text = StringKey.digests(of: string)
            let rules = UInt64(UInt32(bitPattern: Int32(clamping: lines))) << 8 | UInt64(mode.rawValue)
            let width = width.native.bitPattern
            let font = UInt64(bitPattern: Int64(font.hash))
            digest = Query.mix(text.0 ^ font &* 0xD6E8_FEB8_6659_FD93, width ^ rules &* 0x9E37_79B9_7F4A_7C15)
            check = Query.mix(text.1 &+ font, width &+ rules &* 0xA24B_AED4_963E_E407) | 1
        }

        @inline(__always)
        private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
            let first = (a ^ 0xE703_7ED1_A0B4_28DB).multipliedFullWidth(by: 0x8EBC_6AF0_9C88_C6E3)
            let second = (b ^ first.high ^ first.low).multipliedFullWidth(by: 0xEB44_ACCA_B455_D165)
            return second.high ^ second.low
        }
    }

    private struct Entry {
        var digest: UInt64 = 0
        var check: UInt64 = 0
        var size = CGSize.zero
    }

    private let limit: Int
    private var count = 0
    /// A power of two of places, at most two thirds of them in use.
    private var entries: ContiguousArray<Entry> = []

    init(limit: Int) { self.limit = limit }

    func find(_ query: Query) -> CGSize? {
        guard !entries.isEmpty else { return nil }
        let entry = entries[place(of: query)]
        return entry.check == 0 ? nil : entry.size
    }

    /// Of a query that was not found.
    mutating func insert(_ size: CGSize, _ query: Query) {
        if count >= limit { removeAll() }
        if (count + 1) * 3 > entries.count * 2 { grow() }
        entries[place(of: query)] = Entry(digest: query.digest, check: query.check, size: size)
        count += 1
    }

    mutating func removeAll() {
        entries = []
        count = 0
    }

    /// Where the query is, or where it belongs.
    @inline(__always)
    private func place(of query: Query) -> Int {
        let mask = entries.count - 1
        var place = Int(truncatingIfNeeded: query.digest) & mask
        while entries[place].check != 0, entries[place].digest != query.digest || entries[place].check != query.check {
            place = (place + 1) & mask
        }
        return place
    }

    private mutating func grow() {
        let old = entries
        entries = ContiguousArray(repeating: Entry(), count: max(64, 2 * old.count))
        let mask = entries.count - 1
        for entry in old where entry.check != 0 {
            var place = Int(truncatingIfNeeded: entry.digest) & mask
            while entries[place].check != 0 { place = (place + 1) & mask }
            entries[place] = entry
        }
    }
}
