import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

@testable import CoreText

@Suite("Soft hyphens", .documented("UNICODE-LINES: a soft hyphen is drawn where a line ends behind it"))
struct SoftHyphenTests {
    private static let font = Font.system(ofSize: 17)
    private let word = "in\u{AD}com\u{AD}pre\u{AD}hen\u{AD}si\u{AD}ble"

    private func layout(_ string: String, _ width: CGFloat = .infinity, rightToLeft: Bool = false) -> TextLayout {
        var options = TextLayoutOptions(width: width)
        options.isRightToLeftByDefault = rightToLeft
        return TextLayout(StyledText(string, style: TextStyle(font: Self.font)), options)
    }

    private func width(_ string: String) -> CGFloat { layout(string).size.width }

    private func lines(_ layout: TextLayout) -> [String] {
        layout.lines.map { String(decoding: layout.text.utf16[$0.range], as: UTF16.self) }
    }

    private func marks(_ layout: TextLayout) -> [Int] {
        layout.lines.indices.filter { layout.lines[$0].fragments.contains { $0.run.kind == .mark } }
    }

    @Test func `in the middle of a line it has no room and nothing is drawn`() {
        let plain = layout(word)
        #expect(plain.lines.count == 1 && marks(plain).isEmpty)
        #expect(abs(plain.size.width - width("incomprehensible")) < 0.5)
    }

    @Test func `a line ends behind it, with a hyphen that fits`() {
        let room = width("incompre\u{2010}") + 0.5
        let parted = layout(word, room)
        #expect(lines(parted).first == "in\u{AD}com\u{AD}pre\u{AD}")
        #expect(marks(parted) == Array(0..<parted.lines.count - 1))
        #expect(parted.lines.allSatisfy { $0.width <= room })
        #expect(abs(parted.lines[0].width - width("incompre\u{2010}")) < 0.5)
    }

    @Test func `where the hyphen has no room the line ends one earlier`() {
        let parted = layout(word, width("incompre") + 1)
        #expect(lines(parted).first == "in\u{AD}com\u{AD}")
    }

    @Test func `words come first, and text to the left parts as well`() {
        #expect(lines(layout("one incom\u{AD}pre", width("one incom-") + 1)) == ["one incom\u{AD}", "pre"])
        let hebrew = layout("שלום\u{AD}שלום", width("שלום-") + 1, rightToLeft: true)
        #expect(hebrew.lines.count == 2 && marks(hebrew) == [0])
        let line = hebrew.lines[0]
        #expect(line.fragments.first?.run.kind == .mark)
    }

    @Test func `carets stand in the text alone`() {
        let parted = layout(word, width("incompre\u{2010}") + 0.5)
        for offset in 0...parted.text.count { #expect(parted.caretRect(at: offset).minX <= parted.size.width + 2) }
        let end = parted.index(at: CGPoint(x: 1_000, y: 5))
        #expect(end <= parted.lines[0].range.upperBound)
    }
}
