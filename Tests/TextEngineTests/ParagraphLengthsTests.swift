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

    @Test func `plain English stays where it is until it is changed, and reads the same`() {
        for seed in 1...80 {
            var dice = Dice(seed)
            let rarity = dice.roll(3) == 0 ? 3 : 60
            let ends: [UInt16] = [0x0A, 0x0D, 0x0D, 0x0A, 0x0E, 0x09, 0x00, 0x7F]
            var model = (0..<dice.roll(9_000)).map { _ in
                dice.roll(rarity) == 0 ? ends[dice.roll(ends.count)] : UInt16(0x61 + dice.roll(20))
            }
            // Both halves of an end on either side of a piece's border.
            if model.count > 800 { model.replaceSubrange(767..<769, with: [0x0D, 0x0A]) }
            let string = String(decoding: model, as: UTF16.self)
            var rope = TextRope(string)
            #expect(rope.paragraphLengths() == plain(model), "seed \(seed)")
            #expect(rope.string == string, "seed \(seed)")
            for _ in 0..<30 {
                let start = dice.roll(model.count + 1)
                let range = start..<min(model.count, start + (dice.roll(4) == 0 ? dice.roll(3_000) : dice.roll(3)))
                let new = (0..<dice.roll(4)).map { _ in [UInt16(0x0A), 0x0D, 0x78, 0xE9, 0x2029][dice.roll(5)] }
                model.replaceSubrange(range, with: new)
                rope.replace(range, with: ContiguousArray(new))
                #expect(rope.count == model.count && rope.paragraphLengths() == plain(model), "seed \(seed)")
                let place = dice.roll(model.count + 1)
                #expect(rope.units(in: place..<model.count) == ContiguousArray(model[place...]), "seed \(seed)")
                if place < model.count { #expect(rope[place] == model[place], "seed \(seed)") }
                let starts = plain(model).reduce(into: [0]) { $0.append($0.last! + Int($1)) }
                let paragraph = starts.dropLast().lastIndex { $0 <= place }!
                let isInside = place > 0 && place < model.count && model[place - 1] == 0x0D && model[place] == 0x0A
                if !isInside { #expect(rope.paragraph(at: place) == starts[paragraph]..<starts[paragraph + 1], "seed \(seed)") }
            }
        }
    }

    @Test func `text that was plain goes when nothing of it is left`() {
        var rope = TextRope(String(repeating: "line\n", count: 1_000))
        rope.replace(10..<10, with: "x")
        #expect(!rope.plain.string.isEmpty)
        rope.replace(0..<rope.count, with: "é")
        #expect(rope.plain.string.isEmpty)
        #expect(rope.string == "é")
    }
}
