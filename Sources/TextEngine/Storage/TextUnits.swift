/// What single units of UTF-16 are, and texts made of them.
package enum TextUnits {
    // MARK: Texts
    /// Plain English needs no decoding.
    package static func units(of string: String) -> ContiguousArray<UInt16> {
        let quick = string.utf8.withContiguousStorageIfAvailable { isPlain($0) ? units(ofPlain: $0[...]) : nil }
        return quick.flatMap { $0 } ?? ContiguousArray(string.utf16)
    }

    static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var all: UInt8 = 0
        for byte in bytes { all |= byte }
        return all < 0x80
    }

    static func units(ofPlain bytes: Slice<UnsafeBufferPointer<UInt8>>) -> ContiguousArray<UInt16> {
        // An array made with no room at all is the one that all empty arrays share, and its count would be written.
        if bytes.isEmpty { return [] }
        let bytes = UnsafeBufferPointer(rebasing: bytes)
        return ContiguousArray(unsafeUninitializedCapacity: bytes.count) { target, count in
            for index in 0..<bytes.count { target[index] = UInt16(truncatingIfNeeded: bytes[index]) }
            count = bytes.count
        }
    }

    package static func string(of units: ContiguousArray<UInt16>) -> String {
        units.withUnsafeBufferPointer { units in
            var all: UInt16 = 0
            for unit in units { all |= unit }
            guard all < 0x80, !units.isEmpty else { return String(decoding: units, as: UTF16.self) }
            return String(unsafeUninitializedCapacity: units.count) { target in
                for index in 0..<units.count { target[index] = UInt8(truncatingIfNeeded: units[index]) }
                return units.count
            }
        }
    }

    // MARK: Units
    /// A carriage return alone does; before a line feed it is half of an end.
    @inline(__always) static func mayEndParagraph(_ unit: UInt16) -> Bool { unit == 0x0A || unit == 0x0D || unit == 0x2029 }

    /// Where the first unit stands that may end a paragraph, at `start` or behind it; their count if there is none.
    static func end(in units: UnsafeBufferPointer<UInt16>, from start: Int) -> Int {
        guard let base = units.baseAddress else { return 0 }
        var index = start
        while index < units.count {
            // Four at a time, since nearly all units are letters of some script: one that is below 0x0E or is 0x2029 leaves its highest bit.
            while index + 4 <= units.count {
                let four = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
                let separators = four ^ 0x2029_2029_2029_2029
                let low = (four &- 0x000E_000E_000E_000E) & ~four
                let equal = (separators &- 0x0001_0001_0001_0001) & ~separators
                if (low | equal) & 0x8000_8000_8000_8000 != 0 { break }
                index += 4
            }
            let stop = min(units.count, index + 4)
            while index < stop {
                if mayEndParagraph(base[index]) { return index }
                index += 1
            }
        }
        return units.count
    }

    /// Without a branch, so that the compiler counts many at once; in parts that a unit of 16 bits can count.
    static func countOfEnds(_ units: UnsafeBufferPointer<UInt16>) -> Int {
        var count = 0
        var start = 0
        while start < units.count {
            let end = min(units.count, start + 32768)
            var some: UInt16 = 0
            for index in start..<end {
                let unit = units[index]
                some &+= (unit == 0x0A ? 1 : 0) | (unit == 0x0D ? 1 : 0) | (unit == 0x2029 ? 1 : 0)
            }
            count += Int(some)
            start = end
        }
        return count
    }

    @inline(__always) static func isLeading(_ unit: UInt16) -> Bool { unit & 0xFC00 == 0xD800 }
    @inline(__always) static func isTrailing(_ unit: UInt16) -> Bool { unit & 0xFC00 == 0xDC00 }

    /// Between two of these is always a border of clusters, whatever stands around them.
    static func standsAlone(_ unit: UInt16) -> Bool {
        switch unit {
        // Letters without marks: of Latin, Greek, Cyrillic, Hebrew, Arabic, Thai, Georgian, kana, Han and whole syllables of Hangul.
        case 0x20...0x7E, 0xC0...0x24F, 0x391...0x3C9, 0x410...0x44F, 0x5D0...0x5EA, 0x621...0x64A, 0xE01...0xE30,
            0x10D0...0x10FA, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
            return true
        default: return false
        }
    }
}
