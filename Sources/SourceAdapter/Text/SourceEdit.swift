/// A stretch of a file, in UTF-8 bytes.
public struct SourceRange: Codable, Sendable, Hashable {
    public var start: Int
    public var end: Int

    init(_ start: Int, _ end: Int) {
        self.start = start
        self.end = end
    }
}

/// A replacement of a stretch of a file. It never changes the number of line ends in that stretch.
struct SourceEdit: Codable, Sendable {
    var start: Int
    var end: Int
    var text: String

    static func insert(_ text: String, at position: Int) -> SourceEdit {
        SourceEdit(start: position, end: position, text: text)
    }

    /// The same, line by line and without what stays as it is.
    func parts(in bytes: [UInt8]) -> [(start: Int, end: Int, length: Int)] {
        let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
        var parts: [(start: Int, end: Int, length: Int)] = []
        var first = start
        for line in lines {
            let last = bytes[first..<end].firstIndex(of: 10) ?? end
            let shorter = min(last - first, line.count)
            var before = 0
            while before < shorter, bytes[first + before] == line[before] { before += 1 }
            var after = 0
            while after < shorter - before, bytes[last - 1 - after] == line[line.count - 1 - after] { after += 1 }
            if before + after < max(last - first, line.count) {
                parts.append((first + before, last - after, line.count - before - after))
            }
            first = last + 1
        }
        return parts
    }
}

/// The bytes of a file, with the few questions that rewrites ask about them.
struct SourceBytes: Sendable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Spaces in place of everything but line ends.
    func blank(_ start: Int, _ end: Int) -> SourceEdit {
        let text = String(decoding: bytes[start..<end].map { $0 == 10 || $0 == 13 ? $0 : 32 }, as: UTF8.self)
        return SourceEdit(start: start, end: end, text: text)
    }

    /// `text` in place of the stretch, followed by spaces where it is shorter, so that what follows keeps its column.
    func replace(_ start: Int, _ end: Int, with text: String) -> SourceEdit {
        let lineEnds = bytes[start..<end].filter { $0 == 10 || $0 == 13 }
        guard lineEnds.isEmpty else {
            return SourceEdit(start: start, end: end, text: text + String(decoding: lineEnds, as: UTF8.self))
        }
        let padding = max(0, end - start - text.utf8.count)
        return SourceEdit(start: start, end: end, text: text + String(repeating: " ", count: padding))
    }

    /// Whether the text occurs anywhere, comments included.
    func contains(_ text: String) -> Bool { occurs(text) { _, _ in true } }

    /// Whether the name occurs anywhere as a whole word, comments included.
    func mentions(_ name: String) -> Bool {
        occurs(name) { before, after in !Self.isPartOfName(before) && !Self.isPartOfName(after) }
    }

    private func occurs(_ text: String, _ isFound: (_ before: UInt8, _ after: UInt8) -> Bool) -> Bool {
        let pattern = Array(text.utf8)
        return bytes.withUnsafeBufferPointer { bytes in
            guard bytes.count >= pattern.count else { return false }
            for start in 0...(bytes.count - pattern.count) where bytes[start] == pattern[0] {
                var length = 1
                while length < pattern.count, bytes[start + length] == pattern[length] { length += 1 }
                guard length == pattern.count else { continue }
                let end = start + length
                if isFound(start > 0 ? bytes[start - 1] : 32, end < bytes.count ? bytes[end] : 32) { return true }
            }
            return false
        }
    }

    /// Where the text stands as whole words between two places, comments and texts included.
    func places(of text: String, from first: Int, to end: Int) -> [Int] {
        let pattern = Array(text.utf8)
        guard end - first >= pattern.count else { return [] }
        return (first...(end - pattern.count)).filter { start in
            guard bytes[start] == pattern[0], bytes[start..<(start + pattern.count)].elementsEqual(pattern) else {
                return false
            }
            let next = start + pattern.count
            return !Self.isPartOfName(start > 0 ? bytes[start - 1] : 32)
                && !Self.isPartOfName(next < bytes.count ? bytes[next] : 32)
        }
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        (byte | 32) &- 97 < 26 || byte &- 48 < 10 || byte == 95 || byte >= 128
    }

    func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

    /// The byte position of each line's start.
    func lineStarts() -> [Int] {
        var starts = [0]
        bytes.withUnsafeBufferPointer { bytes in
            for index in bytes.indices where bytes[index] == 10 { starts.append(index + 1) }
        }
        return starts
    }
}

/// Line numbers, counted from 1, for byte positions.
struct LineTable: Sendable {
    let starts: [Int]

    init(_ source: SourceBytes) { starts = source.lineStarts() }

    func line(at position: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= position { low = middle } else { high = middle }
        }
        return low + 1
    }

    func column(at position: Int) -> Int { position - starts[line(at: position) - 1] + 1 }
}
