import AppleFoundation
import TestEvidence
import Testing

@testable import CoreText

@Suite("Unicode", .documented("UNICODE-SEGMENTS"))
struct UnicodeTests {
    @Test(.ours) func `the quick rule for line breaks agrees with the Unicode library`() {
        let pieces = ["a", "word", " ", "  ", ".", ",", "don't", "3.14", "!", "?", "é", ";", "X9"]
        var dice = Dice(3)
        var answered = 0
        for _ in 0..<2000 {
            let units = ContiguousArray((0..<(1 + dice.next(12))).map { _ in pieces[dice.next(pieces.count)] }.joined().utf16)
            units.withUnsafeBufferPointer { text in
                var quick = ContiguousArray<UInt8>(repeating: 0, count: text.count + 1)
                guard SimpleLineBreaks.fill(&quick, text) else { return }
                answered += 1
                var full = ContiguousArray<UInt8>(repeating: 0, count: text.count + 1)
                full[0] |= ShapedParagraph.graphemeStart
                TextLock.withLock {
                    ICU.forEachBoundary(.line, in: text) { full[$0] |= ShapedParagraph.lineBreak }
                    ICU.forEachBoundary(.character, in: text) { full[$0] |= ShapedParagraph.graphemeStart }
                }
                #expect(quick == full, "\(String(decoding: units, as: UTF16.self))")
            }
        }
        #expect(answered > 300)
    }

    @Test(arguments: [
        ("😀x", 2), ("👨‍👩‍👧‍👦x", 11), ("👍🏽x", 4), ("❤️x", 2), ("1️⃣x", 3), ("🇨🇳🇫🇷", 4), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿x", 14), ("🏳️‍🌈x", 6),
    ])
    func `an emoji sequence is found whole`(text: String, length: Int) {
        let units = Array(text.utf16)
        units.withUnsafeBufferPointer {
            #expect(EmojiScanner.sequenceEnd($0, at: 0, end: $0.count) { _ in true } == length)
        }
    }

    @Test(arguments: ["1", "#", "☺︎", "a", "❤︎", "©", "🇨", "中", "\u{200D}"])
    func `text presentation is no emoji`(text: String) {
        let units = Array(text.utf16)
        units.withUnsafeBufferPointer {
            #expect(EmojiScanner.sequenceEnd($0, at: 0, end: $0.count) { _ in true } == nil)
        }
    }

    @Test func `a lone surrogate reads as the replacement character`() {
        let units: [UInt16] = [0xD83D, 0x41, 0xDC00, 0xD83D]
        units.withUnsafeBufferPointer { text in
            #expect(UTF16Scanning.scalar(text, 0, end: 4).value == 0xFFFD)
            #expect(UTF16Scanning.scalar(text, 2, end: 4).value == 0xFFFD)
            #expect(UTF16Scanning.scalar(text, 3, end: 4).value == 0xFFFD)
        }
    }
}
