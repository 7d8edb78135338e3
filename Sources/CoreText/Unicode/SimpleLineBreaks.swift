import AppleFoundation

/// Line breaks of plain English, without the Unicode library: letters, digits and spaces, with a little punctuation.
///
/// It answers only where the Unicode rules leave no doubt, and is tested against them.
enum SimpleLineBreaks {
    private enum Kind { case word, space, closing, exclamation, quote, other }

    private static func kind(_ unit: UInt16) -> Kind {
        switch unit {
        case 0x20: return .space
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return .word
        case 0x2C, 0x2E, 0x3A, 0x3B: return .closing
        case 0x21, 0x3F: return .exclamation
        case 0x27: return .quote
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF: return .word
        default: return .other
        }
    }

    /// False, with the table untouched, when the text needs the Unicode library.
    static func fill(_ table: inout ContiguousArray<UInt8>, _ text: UnsafeBufferPointer<UInt16>) -> Bool {
        var previous = Kind.space
        for unit in text {
            let kind = kind(unit)
            // Punctuation counts only inside or right behind a word.
            switch kind {
            case .word: if previous == .exclamation { return false }
            case .space: if previous == .quote { return false }
            case .closing, .quote: if previous != .word { return false }
            case .exclamation: if previous != .word, previous != .exclamation { return false }
            case .other: return false
            }
            previous = kind
        }
        if previous == .quote { return false }
        for index in 0..<text.count {
            let startsWord = index > 0 && text[index - 1] == 0x20 && text[index] != 0x20
            table[index] = ShapedParagraph.graphemeStart | (startsWord ? ShapedParagraph.lineBreak : 0)
        }
        table[text.count] = ShapedParagraph.graphemeStart | ShapedParagraph.lineBreak
        return true
    }
}
