import AppleFoundation

extension StyledText {
    /// The user-perceived character that holds the unit at `index`.
    package func characterRange(at index: Int) -> Range<Int> { segment(.character, index) }

    /// The word, or the stretch of space or punctuation, around `index`: what a double tap selects.
    package func wordRange(at index: Int) -> Range<Int> { segment(.word, index) }

    package func sentenceRange(at index: Int) -> Range<Int> { segment(.sentence, index) }

    /// The paragraph around `index`, with the characters that end it.
    package func paragraphRange(at index: Int) -> Range<Int> {
        func ends(_ position: Int) -> Bool {
            let unit = utf16[position]
            guard UTF16Scanning.isLineEnd(unit), unit != 0x2028 else { return false }
            return !(unit == 0x0D && position + 1 < count && utf16[position + 1] == 0x0A)
        }
        var lower = min(max(index, 0), count)
        while lower > 0, !ends(lower - 1) { lower -= 1 }
        var upper = min(max(index, 0), count)
        while upper < count {
            upper += 1
            if ends(upper - 1) { break }
        }
        return lower..<upper
    }

    private func segment(_ kind: ICU.Breaks, _ index: Int) -> Range<Int> {
        TextLock.withLock { utf16.withUnsafeBufferPointer { ICU.segment(kind, in: $0, around: index) } }
    }
}
