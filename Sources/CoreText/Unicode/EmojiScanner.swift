import AppleFoundation

/// Finds the stretches of text that are to be shown as colour pictures.
enum EmojiScanner {
    /// The end of the emoji sequence that starts at `index`, or nil when none does. `hasTextGlyph` says whether the font
    /// itself can draw a character whose usual presentation is text.
    static func sequenceEnd(
        _ text: UnsafeBufferPointer<UInt16>, at index: Int, end: Int, hasTextGlyph: (UInt32) -> Bool
    ) -> Int? {
        let (first, length) = UTF16Scanning.scalar(text, index, end: end)
        guard first >= 0x23, mayStart(first), let base = Unicode.Scalar(first) else { return nil }
        var position = index + length
        let next: UInt32 = position < end ? UTF16Scanning.scalar(text, position, end: end).value : 0
        if isRegional(first) {
            guard isRegional(next) else { return nil }
            return position + 2
        }
        if next == 0xFE0E { return nil }
        let properties = base.properties
        guard properties.isEmoji else { return nil }
        if first < 0x80 {
            // Digits, # and * only as keycaps.
            guard next == 0xFE0F, position + 1 < end, text[position + 1] == 0x20E3 else { return nil }
            return position + 2
        }
        let wantsPicture =
            properties.isEmojiPresentation || next == 0xFE0F || isModifier(next)
            || (next == 0x200D && joins(text, position, end))
        guard wantsPicture || !hasTextGlyph(first) else { return nil }
        position = skipExtenders(text, position, end)
        while position < end, text[position] == 0x200D, joins(text, position, end) {
            let (_, joined) = UTF16Scanning.scalar(text, position + 1, end: end)
            position = skipExtenders(text, position + 1 + joined, end)
        }
        return position
    }

    private static func mayStart(_ scalar: UInt32) -> Bool {
        if scalar < 0xA9 { return scalar == 0x23 || scalar == 0x2A || (scalar >= 0x30 && scalar <= 0x39) }
        if scalar < 0x203C { return scalar == 0xA9 || scalar == 0xAE }
        return scalar <= 0x2BFF || scalar >= 0x1F000 || scalar == 0x3030 || scalar == 0x303D || scalar == 0x3297
            || scalar == 0x3299
    }

    private static func isRegional(_ scalar: UInt32) -> Bool { scalar >= 0x1F1E6 && scalar <= 0x1F1FF }
    private static func isModifier(_ scalar: UInt32) -> Bool { scalar >= 0x1F3FB && scalar <= 0x1F3FF }

    /// Is the joiner at `index` followed by another picture?
    private static func joins(_ text: UnsafeBufferPointer<UInt16>, _ index: Int, _ end: Int) -> Bool {
        guard index + 1 < end, let next = Unicode.Scalar(UTF16Scanning.scalar(text, index + 1, end: end).value) else {
            return false
        }
        return next.value > 0xA0 && next.properties.isEmoji
    }

    private static func skipExtenders(_ text: UnsafeBufferPointer<UInt16>, _ index: Int, _ end: Int) -> Int {
        var position = index
        while position < end {
            let (scalar, length) = UTF16Scanning.scalar(text, position, end: end)
            let extends = scalar == 0xFE0F || isModifier(scalar) || scalar == 0x20E3 || (scalar >= 0xE0020 && scalar <= 0xE007F)
            guard extends else { break }
            position += length
        }
        return position
    }
}
