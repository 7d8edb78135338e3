import AppleFoundation

/// The paragraphs of a text, shaped once and kept with it.
final class TextShaping {
    let paragraphs: ContiguousArray<ShapedParagraph>
    let isRightToLeftByDefault: Bool

    init(_ styled: StyledText, isRightToLeftByDefault: Bool) {
        self.isRightToLeftByDefault = isRightToLeftByDefault
        var found = ContiguousArray<ShapedParagraph>()
        let text = styled.utf16
        var start = 0
        var continues = false
        var inheritedBase: UInt8?
        while start <= text.count {
            var end = start
            while end < text.count, !UTF16Scanning.isLineEnd(text[end]) { end += 1 }
            var next = end
            var isSeparator = false
            if end < text.count {
                next = end + 1
                if text[end] == 0x0D, next < text.count, text[next] == 0x0A { next += 1 }
                isSeparator = text[end] == 0x2028 || text[end] == 0x0B || text[end] == 0x0C
            }
            let base: UInt8?
            switch styled.paragraphStyle(at: min(start, max(0, text.count - 1))).baseWritingDirection {
            case .natural: base = continues ? inheritedBase : nil
            case .leftToRight: base = 0
            case .rightToLeft: base = 1
            }
            let paragraph = ShapedParagraph(
                styled, start: start, end: end, next: next, endsWithLineSeparator: isSeparator, continues: continues,
                base: base,
                fallback: isRightToLeftByDefault ? 1 : 0)
            found.append(paragraph)
            inheritedBase = paragraph.baseLevel
            continues = isSeparator
            if next == end { break }
            start = next
        }
        paragraphs = found
    }
}
