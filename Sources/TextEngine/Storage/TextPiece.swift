/// Some of the units of a rope: its own, or, until somebody changes them, some of the plain text that the rope was made from.
struct TextPiece: Sendable {
    private var own: ContiguousArray<UInt16> = []
    /// Where they begin in the plain text; negative for units of its own.
    private var start = -1
    private(set) var count = 0
    /// How many of them may end a paragraph.
    private(set) var ends = 0

    init() {}

    init(_ units: ContiguousArray<UInt16>) {
        own = units
        count = units.count
        ends = units.withUnsafeBufferPointer { TextUnits.countOfEnds($0) }
    }

    init(in plain: Range<Int>, ends: Int) {
        start = plain.lowerBound
        count = plain.count
        self.ends = ends
    }

    var isBorrowed: Bool { start >= 0 }

    func unit(_ index: Int, _ plain: PlainText) -> UInt16 {
        isBorrowed ? plain.bytes { UInt16($0[start + index]) } : own[index]
    }

    func units(_ plain: PlainText) -> ContiguousArray<UInt16> {
        isBorrowed ? plain.bytes { TextUnits.units(ofPlain: $0[start..<start + count]) } : own
    }

    func append(_ range: Range<Int>, _ plain: PlainText, to result: inout ContiguousArray<UInt16>) {
        guard isBorrowed else { return result.append(contentsOf: own[range]) }
        result += plain.bytes { TextUnits.units(ofPlain: $0[start + range.lowerBound..<start + range.upperBound]) }
    }

    func lastEnd(before upper: Int, _ plain: PlainText) -> Int? {
        guard isBorrowed else { return own[..<upper].lastIndex(where: TextUnits.mayEndParagraph) }
        return plain.bytes { bytes in (0..<upper).last { TextUnits.mayEndParagraph(UInt16(bytes[start + $0])) } }
    }

    func firstEnd(from lower: Int, _ plain: PlainText) -> Int? {
        guard isBorrowed else { return own[lower...].firstIndex(where: TextUnits.mayEndParagraph) }
        return plain.bytes { bytes in (lower..<count).first { TextUnits.mayEndParagraph(UInt16(bytes[start + $0])) } }
    }

    // MARK: Changing
    mutating func replace(_ range: Range<Int>, with units: ContiguousArray<UInt16>, _ plain: PlainText) {
        if isBorrowed {
            own = self.units(plain)
            start = -1
        }
        ends += units.withUnsafeBufferPointer { TextUnits.countOfEnds($0) }
        ends -= own[range].withUnsafeBufferPointer { TextUnits.countOfEnds($0) }
        own.replaceSubrange(range, with: units)
        count = own.count
    }

    /// What stands from there on is another piece.
    mutating func split(at offset: Int, _ plain: PlainText) -> TextPiece {
        var tail: TextPiece
        if isBorrowed {
            tail = TextPiece(in: start + offset..<start + count, ends: 0)
            tail.ends = plain.bytes { bytes in
                (tail.start..<tail.start + tail.count).count { TextUnits.mayEndParagraph(UInt16(bytes[$0])) }
            }
        } else {
            tail = TextPiece(ContiguousArray(own[offset...]))
            own.removeSubrange(offset...)
        }
        count = offset
        ends -= tail.ends
        return tail
    }
}

/// Plain English, whose bytes are its units.
struct PlainText: Sendable {
    let string: String

    init(_ string: String = "") { self.string = string }

    @inline(__always) func bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        guard let result = string.utf8.withContiguousStorageIfAvailable(body) else {
            fatalError("Bytes of a text in pieces lie side by side.")
        }
        return result
    }

    /// Pieces of a size, and the lengths of the paragraphs with their ends; nil for what isn't plain. One look at each byte finds both.
    static func read(_ string: String, size: Int) -> (pieces: ContiguousArray<TextPiece>, lengths: ContiguousArray<Int32>)? {
        string.utf8.withContiguousStorageIfAvailable { bytes in
            var reader = PlainReader(bytes, size: size)
            return reader.read() ? (reader.pieces, reader.lengths) : nil
        }.flatMap { $0 }
    }
}

private struct PlainReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let size: Int
    private(set) var pieces: ContiguousArray<TextPiece> = []
    private(set) var lengths: ContiguousArray<Int32> = []
    /// Of the paragraph that isn't ended yet.
    private var start = 0
    private var ends = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, size: Int) {
        (self.bytes, self.size) = (bytes, size)
        pieces.reserveCapacity(bytes.count / size + 1)
        lengths.reserveCapacity(bytes.count / 64 + 1)
    }

    /// False where a byte isn't plain.
    mutating func read() -> Bool {
        var piece = 0
        while piece < bytes.count {
            let end = min(bytes.count, piece + size)
            ends = 0
            guard read(piece..<end) else { return false }
            pieces.append(TextPiece(in: piece..<end, ends: ends))
            piece = end
        }
        lengths.append(Int32(bytes.count - start))
        return true
    }

    private mutating func read(_ range: Range<Int>) -> Bool {
        guard let base = UnsafeRawPointer(bytes.baseAddress) else { return true }
        var index = range.lowerBound
        // Eight at a time: those below 0x0E lose the highest bit, which others are given.
        while index + 8 <= range.upperBound {
            let eight = base.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            if eight & 0x8080_8080_8080_8080 != 0 { return false }
            var low = ~((eight | 0x8080_8080_8080_8080) &- 0x0E0E_0E0E_0E0E_0E0E) & 0x8080_8080_8080_8080
            while low != 0 {
                end(at: index + low.trailingZeroBitCount / 8)
                low &= low &- 1
            }
            index += 8
        }
        while index < range.upperBound {
            if bytes[index] >= 0x80 { return false }
            end(at: index)
            index += 1
        }
        return true
    }

    /// A line feed behind a carriage return belongs to the same end.
    @inline(__always) private mutating func end(at place: Int) {
        guard TextUnits.mayEndParagraph(UInt16(bytes[place])) else { return }
        ends += 1
        if bytes[place] == 0x0A, place > 0, bytes[place - 1] == 0x0D {
            lengths[lengths.count - 1] += 1
        } else {
            lengths.append(Int32(place + 1 - start))
        }
        start = place + 1
    }
}
