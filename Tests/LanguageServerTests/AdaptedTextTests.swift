import LanguageServer
import TestEvidence
import Testing

/// A text and what is done to it: `‹own|adapted›` stands for a piece, `‹tail›` at the end for lines that follow.
func adapted(_ marked: String) -> AdaptedText {
    var own: [UInt8] = []
    var other: [UInt8] = []
    var edits: [(start: Int, end: Int, length: Int)] = []
    var rest = Substring(marked)
    while let start = rest.firstIndex(of: "‹"), let end = rest[start...].firstIndex(of: "›") {
        own += rest[..<start].utf8
        other += rest[..<start].utf8
        let words = rest[rest.index(after: start)..<end].split(separator: "|", omittingEmptySubsequences: false)
        edits.append((own.count, own.count + words[0].utf8.count, words[1].utf8.count))
        own += words[0].utf8
        other += words[1].utf8
        rest = rest[rest.index(after: end)...]
    }
    let parts = rest.split(separator: "§", maxSplits: 1, omittingEmptySubsequences: false)
    own += parts[0].utf8
    other += parts[0].utf8
    if parts.count > 1 { other += parts[1].utf8 }
    return AdaptedText(own: own, adapted: other, replacements: edits)
}

@Suite("Editors / Positions", .ours)
struct AdaptedTextTests {
    @Test func `positions count UTF-16 units, and lines end before their line end`() {
        let lines = TextLines(Array("aé😀b\r\ncd\n".utf8))
        #expect(lines.count == 3)
        #expect(lines.offset(of: TextPosition(0, 2)) == 3 && lines.offset(of: TextPosition(0, 4)) == 7)
        #expect(lines.offset(of: TextPosition(0, 99)) == 8 && lines.offset(of: TextPosition(9, 0)) == 13)
        #expect(lines.position(of: 7) == TextPosition(0, 4) && lines.position(of: 10) == TextPosition(1, 0))
        #expect(lines.position(of: 13) == TextPosition(2, 0))
    }

    @Test func `what stands behind a piece moves with it, in both directions`() {
        let text = adapted("‹@objc |›func ‹|x›tap()\nlet a = ‹#selector(tap)|Selector(\"tap\")›, b\n§\n// more\n")
        #expect(text.toServer(TextPosition(0, 11)) == TextPosition(0, 6))
        #expect(text.toUser(TextPosition(0, 6)) == TextPosition(0, 11))
        let behind = String(decoding: text.own.bytes, as: UTF8.self).split(separator: "\n")[1].utf16.count
        let other = String(decoding: text.adapted.bytes, as: UTF8.self).split(separator: "\n")[1].utf16.count
        #expect(text.toServer(TextPosition(1, behind)) == TextPosition(1, other))
        #expect(text.toUser(TextPosition(1, other)) == TextPosition(1, behind))
    }

    @Test func `lines never move`() {
        let text = adapted("a\n‹b|longer›\n‹|in›c\n§tail\nmore\n")
        for line in 0..<text.own.count {
            #expect(text.toServer(TextPosition(line, 0)).line == line && text.toUser(TextPosition(line, 0)).line == line)
        }
    }

    @Test func `every place of a user's text comes back to itself, outside of pieces`() {
        let text = adapted("é‹a|›b‹|ccc›d‹ee|f›g\n😀‹|x›y")
        for offset in 0...text.own.bytes.count
        where !text.pieces.contains(where: { $0.own.lowerBound < offset && offset < $0.own.upperBound }) {
            let other = text.adaptedOffset(offset)
            let isStart = text.pieces.contains { $0.own.lowerBound == offset && !$0.own.isEmpty }
            #expect(text.ownOffset(other) == offset || isStart, "\(offset)")
        }
    }

    @Test func `a name keeps its side of what was put in`() {
        let after = adapted("view.done‹|?›()")
        #expect(after.toServer(TextPosition(0, 9)) == TextPosition(0, 9))
        let before = adapted("= ‹|Foundation.›Name")
        #expect(before.toServer(TextPosition(0, 2)) == TextPosition(0, 13))
        #expect(before.toServer(TextPosition(0, 2)..<TextPosition(0, 6)) == TextPosition(0, 13)..<TextPosition(0, 17))
        #expect(before.toUser(TextPosition(0, 13)..<TextPosition(0, 17)) == TextPosition(0, 2)..<TextPosition(0, 6))
    }

    @Test func `what nobody has written is known, the tail as well`() {
        let text = adapted("class A {‹| static let t = 1;›}\n§\nextension A {}\n")
        #expect(text.isMade(TextPosition(0, 10)..<TextPosition(0, 20)))
        #expect(!text.isMade(TextPosition(0, 0)..<TextPosition(0, 40)))
        #expect(text.isMade(TextPosition(2, 0)..<TextPosition(2, 12)))
        #expect(text.toUser(TextPosition(2, 5)) == TextPosition(1, 0))
    }

    @Test func `one change says what is new, in whole characters`() {
        let old = TextLines(Array("let a = é\r\nb".utf8))
        func change(_ new: String) -> TextChange? { TextChange(from: old, to: Array(new.utf8)) }
        #expect(change("let a = é\r\nb") == nil)
        #expect(change("let a = è\r\nb") == TextChange(TextPosition(0, 8)..<TextPosition(0, 9), "è"))
        for new in ["", "let a = é\nb", "x", "let a = é\r\nbb", "let a = éé\r\nb", "é\r\nb"] {
            #expect(change(new).map { String(decoding: $0.applied(to: old), as: UTF8.self) } == new)
        }
    }

    @Test func `random texts and edits: changes lead from each to the next, and places come back`() {
        var state: UInt64 = 7
        func random(_ below: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % below
        }
        let letters = ["a", "é", "😀", "\n", "\r\n", " ", "_"]
        func word(_ most: Int) -> String { (0..<random(most + 1)).map { _ in letters[random(letters.count)] }.joined() }
        for _ in 0..<500 {
            let (one, other) = (Array(word(12).utf8), Array(word(12).utf8))
            let lines = TextLines(one)
            #expect(TextChange(from: lines, to: other)?.applied(to: lines) ?? one == other)
            for offset in 0...one.count where offset == one.count || one[offset] & 0xC0 != 0x80 {
                let isInLineEnd = offset > 0 && offset < one.count && one[offset] == 10 && one[offset - 1] == 13
                if !isInLineEnd { #expect(lines.offset(of: lines.position(of: offset)) == offset) }
            }
        }
    }
}
