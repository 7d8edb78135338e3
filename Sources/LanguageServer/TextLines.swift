/// A place in a text as editors count: lines from 0, and in the line UTF-16 units.
package struct TextPosition: Hashable, Comparable, Sendable {
    package var line: Int
    package var character: Int

    package init(_ line: Int, _ character: Int) { (self.line, self.character) = (line, character) }

    package static func < (first: TextPosition, second: TextPosition) -> Bool {
        (first.line, first.character) < (second.line, second.character)
    }
}

/// The bytes of a text with their lines: between offsets and the positions of editors.
package struct TextLines: Sendable {
    package let bytes: [UInt8]
    private let starts: [Int]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        bytes.withUnsafeBufferPointer { bytes in
            for index in bytes.indices where bytes[index] == 10 { starts.append(index + 1) }
        }
        self.starts = starts
    }

    package var count: Int { starts.count }

    /// Without its line end.
    private func end(of line: Int) -> Int {
        guard line + 1 < starts.count else { return bytes.count }
        let end = starts[line + 1] - 1
        return end > starts[line] && bytes[end - 1] == 13 ? end - 1 : end
    }

    /// What lies behind the end of a line or of the text is that end.
    package func offset(of position: TextPosition) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < starts.count else { return bytes.count }
        var place = starts[position.line]
        let end = end(of: position.line)
        var left = position.character
        while left > 0, place < end {
            let (length, units) = Self.measure(bytes[place])
            place += length
            left -= units
        }
        return min(place, end)
    }

    package func position(of offset: Int) -> TextPosition {
        let line = line(of: offset)
        var place = starts[line]
        var character = 0
        while place < min(offset, bytes.count) {
            let (length, units) = Self.measure(bytes[place])
            place += length
            character += units
        }
        return TextPosition(line, character)
    }

    private func line(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// Of the character that begins with the byte: bytes in UTF-8, units in UTF-16.
    private static func measure(_ byte: UInt8) -> (bytes: Int, units: Int) {
        byte < 0xC0 ? (1, 1) : byte < 0xE0 ? (2, 1) : byte < 0xF0 ? (3, 1) : (4, 2)
    }
}
