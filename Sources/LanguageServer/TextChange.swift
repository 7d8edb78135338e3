/// A stretch of a text, by positions, and what comes in its place.
package struct TextChange: Equatable, Sendable {
    package var range: Range<TextPosition>
    package var text: String

    package init(_ range: Range<TextPosition>, _ text: String) { (self.range, self.text) = (range, text) }

    /// The one change that makes `new` of `old`; nil if they are the same.
    package init?(from old: TextLines, to new: [UInt8]) {
        let before = old.bytes
        var start = 0
        let shorter = min(before.count, new.count)
        while start < shorter, before[start] == new[start] { start += 1 }
        if start == before.count, start == new.count { return nil }
        var end = 0
        while end < shorter - start, before[before.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        // Whole characters, and whole line ends.
        func isInside(_ bytes: [UInt8], _ place: Int) -> Bool {
            place < bytes.count && (bytes[place] & 0xC0 == 0x80 || bytes[place] == 10 && place > 0 && bytes[place - 1] == 13)
        }
        while start > 0, isInside(before, start) || isInside(new, start) { start -= 1 }
        while end > 0, isInside(before, before.count - end) || isInside(new, new.count - end) { end -= 1 }
        self.init(
            old.position(of: start)..<old.position(of: before.count - end),
            String(decoding: new[start..<new.count - end], as: UTF8.self))
    }

    package func applied(to lines: TextLines) -> [UInt8] {
        let start = lines.offset(of: range.lowerBound)
        let end = max(start, lines.offset(of: range.upperBound))
        var bytes = lines.bytes
        bytes.replaceSubrange(start..<end, with: text.utf8)
        return bytes
    }
}

extension TextPosition {
    package init?(_ json: JSON?) {
        guard let line = json?["line"]?.int, let character = json?["character"]?.int else { return nil }
        self.init(line, character)
    }

    package var json: JSON { .object(["line": JSON(line), "character": JSON(character)]) }
}

extension JSON {
    /// `{"start": …, "end": …}`
    package var range: Range<TextPosition>? {
        guard let start = TextPosition(self["start"]), let end = TextPosition(self["end"]) else { return nil }
        return start..<max(start, end)
    }

    package init(_ range: Range<TextPosition>) {
        self = .object(["start": range.lowerBound.json, "end": range.upperBound.json])
    }
}
