import AppleFoundation
import CoreText
import TestEvidence
import Testing

@Suite(
    "Words, characters and paragraphs around a place",
    .assumed("what a selection by words, characters and paragraphs takes on iOS"))
struct SegmentTests {
    private func text(_ string: String) -> StyledText { StyledText(string, style: TextStyle(font: .system(ofSize: 12))) }

    @Test func `a word is found from any of its letters`() {
        let text = text("don't stop, 你好")
        for index in 0..<5 { #expect(text.wordRange(at: index) == 0..<5) }
        #expect(text.wordRange(at: 5) == 5..<6)
        #expect(text.wordRange(at: 8) == 6..<10)
        #expect(text.wordRange(at: 13) == 12..<14)
    }

    @Test func `a character is found whole`() {
        let text = text("a👨‍👩‍👧e\u{301}")
        #expect(text.characterRange(at: 0) == 0..<1)
        for index in 1..<9 { #expect(text.characterRange(at: index) == 1..<9) }
        #expect(text.characterRange(at: 10) == 9..<11)
    }

    @Test func `a paragraph ends behind its line end`() {
        let text = text("one\r\ntwo\u{2028}still two\nthree")
        #expect(text.paragraphRange(at: 0) == 0..<5)
        #expect(text.paragraphRange(at: 4) == 0..<5)
        #expect(text.paragraphRange(at: 6) == 5..<19)
        #expect(text.paragraphRange(at: 24) == 19..<24)
    }

    @Test func `nothing is found in nothing`() {
        let text = text("")
        #expect(text.wordRange(at: 3).isEmpty && text.characterRange(at: -1).isEmpty && text.paragraphRange(at: 9).isEmpty)
    }
}
