import TestEvidence
import Testing

@testable import TextEngine

@Suite("Text engine / Paragraphs", .ours)
struct ParagraphLengthsTests {
    /// One unit after the other.
    private func plain(_ units: [UInt16]) -> ContiguousArray<Int32> {
        var lengths: ContiguousArray<Int32> = [0]
        for (index, unit) in units.enumerated() {
            if unit == 0x0A, index > 0, units[index - 1] == 0x0D {
                lengths[lengths.count - 2] += 1
                continue
            }
            lengths[lengths.count - 1] += 1
            if unit == 0x0A || unit == 0x0D || unit == 0x2029 { lengths.append(0) }
        }
        return lengths
    }

    @Test func `paragraphs end with a line feed, a carriage return, both, or a paragraph separator`() {
        #expect(TextRope("").paragraphLengths() == [0])
        #expect(TextRope("one\ntwo\r\nthree\rfour\u{2029}").paragraphLengths() == [4, 5, 6, 5, 0])
        #expect(TextRope("\r\n\n\r").paragraphLengths() == [2, 1, 1, 0])
    }

    @Test func `units that look nearly like an end are none`() {
        let near: [UInt16] = [0x09, 0x0B, 0x0C, 0x0E, 0x2028, 0x202A, 0x0A0A, 0x0D00, 0x290A, 0x8000, 0xFFFF, 0x2929, 0x2020]
        #expect(TextRope(ContiguousArray(near)).paragraphLengths() == [Int32(near.count)])
    }

    @Test func `a text in pieces has the paragraphs that it has in one`() {
        let kinds: [UInt16] = [0x41, 0x0A, 0x0D, 0x2029, 0x0E, 0x2028, 0x4E00, 0x00, 0xFFFF]
        for seed in 1...60 {
            var dice = Dice(seed)
            let rarity = dice.roll(3) == 0 ? 2 : 40
            let units = (0..<dice.roll(5_000)).map { _ in dice.roll(rarity) == 0 ? kinds[dice.roll(kinds.count)] : 0x61 }
            let all = ContiguousArray(units)
            #expect(TextRope(all).paragraphLengths() == plain(units), "seed \(seed)")
            #expect(TextUnits.paragraphLengths(all) == plain(units), "seed \(seed)")
            let string = String(decoding: units, as: UTF16.self)
            #expect(TextRope(string).units(in: 0..<units.count) == ContiguousArray(string.utf16), "seed \(seed)")
        }
    }
}
