import AppleFoundation
import CoreGraphics
import CoreText
import TestEvidence
import Testing

private let font = Font.system(ofSize: 17)

private func layout(_ string: String, _ width: CGFloat = .infinity) -> TextLayout {
    TextLayout(StyledText(string, style: TextStyle(font: font)), TextLayoutOptions(width: width))
}

@Suite("Carets, hits and selections", .assumed("carets and selections as iOS places them"))
struct TextPositionTests {
    @Test func `carets go from left to right through Latin text`() {
        let layout = layout("Hello")
        let places = (0...5).map { layout.caretRect(at: $0).midX }
        #expect(places[0] == 0)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
        #expect(abs(places[5] - layout.size.width) < 0.01)
    }

    @Test func `carets go from right to left through Hebrew`() {
        let layout = layout("שלום")
        let places = (0...4).map { layout.caretRect(at: $0).midX }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 > $1 })
        #expect(abs(places[0] - layout.size.width) < 0.01 && abs(places[4]) < 0.01)
    }

    @Test func `in mixed text each word keeps its own direction`() {
        let string = "abc שלום def"
        let layout = layout(string)
        let at = (0...string.utf16.count).map { layout.caretRect(at: $0).midX }
        #expect(at[0] < at[1] && at[1] < at[2])
        // The first Hebrew letter is the rightmost of its word.
        #expect(at[4] > at[5] && at[5] > at[6])
        #expect(at[9] < at[10] && at[9] >= at[4] - 0.01)
    }

    @Test func `numbers inside right-to-left text go left to right`() {
        let string = "שלום 123 עולם"
        let layout = layout(string)
        let one = layout.boundingRect(for: 5..<6)
        let three = layout.boundingRect(for: 7..<8)
        #expect(one.minX < three.minX)
        #expect(layout.boundingRect(for: 0..<1).minX > three.maxX)
    }

    @Test(arguments: ["Hello world, how are you?", "日本語のテキスト", "שלום עולם", "ภาษาไทย", "office fi", "x👨‍👩‍👧‍👦y"])
    func `a hit on a character's middle finds one of its edges`(string: String) {
        let layout = layout(string)
        for index in string.indices {
            let start = string.utf16.distance(from: string.startIndex, to: index)
            let end = string.utf16.distance(from: string.startIndex, to: string.index(after: index))
            let box = layout.boundingRect(for: start..<end)
            #expect(layout.characterIndex(containing: CGPoint(x: box.midX, y: box.midY)) == start)
            let hit = layout.index(at: CGPoint(x: box.midX - 0.2, y: box.midY))
            #expect(hit == start || hit == end)
        }
    }

    @Test func `a hit beside or below the text finds its nearest end`() {
        let layout = layout("first line\nsecond")
        let y = layout.lines[0].rect.midY
        #expect(layout.index(at: CGPoint(x: -50, y: y)) == 0)
        #expect(layout.index(at: CGPoint(x: 5000, y: y)) == 10)
        #expect(layout.index(at: CGPoint(x: 5000, y: 5000)) == 17)
        #expect(layout.index(at: CGPoint(x: -5, y: 5000)) == 11)
        #expect(layout.characterIndex(containing: CGPoint(x: 5000, y: y)) == nil)
    }

    @Test func `a hit behind a wrapped line stays on that line`() {
        let layout = layout("wrapping words", TextMeasurer.width(of: "wrapping wo", font: font))
        #expect(layout.lines.count == 2)
        let hit = layout.index(at: CGPoint(x: 1000, y: 3))
        #expect(layout.caretRect(at: hit).minY == 0 && hit == 8)
    }

    @Test(.ours) func `a long text of many paragraphs lays out in linear time`() {
        func time(_ count: Int) -> Int {
            let text = (0..<count).map { "Paragraph \($0)" }.joined(separator: "\n")
            let layout = layout(text, 300)
            return layout.lines.count
        }
        #expect(time(5000) == 5000)
    }

    @Test func `a caret never stands inside an emoji sequence or a surrogate pair`() {
        let layout = layout("a👨‍👩‍👧‍👦b")
        for x in stride(from: CGFloat(0), to: layout.size.width, by: 1) {
            #expect([0, 1, 12, 13].contains(layout.index(at: CGPoint(x: x, y: 5))))
        }
    }

    @Test func `carets behind a line end stand on the next line`() {
        let layout = layout("ab\ncd\n")
        #expect(layout.caretRect(at: 3).minY == layout.lines[1].origin.y)
        #expect(layout.caretRect(at: 2).minY == 0)
        #expect(layout.caretRect(at: 6).minY == layout.lines[2].origin.y)
        #expect(layout.caretRect(at: 99).minY == layout.lines[2].origin.y)
    }

    @Test func `a selection over lines has a rectangle in each`() {
        let layout = layout("first line\nsecond line")
        let rects = layout.selectionRects(for: 6..<14)
        #expect(rects.count == 2)
        #expect(rects[0].containsStart && !rects[0].containsEnd && rects[1].containsEnd)
        #expect(rects[1].rect.minX == 0)
    }

    @Test func `a selection across directions has several rectangles`() {
        let layout = layout("abc שלום def")
        let rects = layout.selectionRects(for: 2..<6)
        #expect(rects.count == 2)
        #expect(rects.contains { $0.isRightToLeft } && rects.contains { !$0.isRightToLeft })
    }

    @Test func `a link is found where its text is`() {
        var values = TextStyle.Values()
        values.link = "https://example.org"
        let text = StyledText(
            utf16: ContiguousArray("go here now".utf16),
            runs: [
                .init(end: 3, style: TextStyle(font: font)), .init(end: 7, style: TextStyle(font: font, rare: .init(values))),
                .init(end: 11, style: TextStyle(font: font)),
            ], paragraphs: [])
        let layout = TextLayout(text)
        let box = layout.boundingRect(for: 3..<7)
        #expect(layout.link(at: CGPoint(x: box.midX, y: box.midY)) == AnyHashable("https://example.org"))
        #expect(layout.link(at: CGPoint(x: 1, y: 5)) == nil)
    }

    @Test(.ours) func `laying out again at another width keeps the shaped runs`() {
        let text = StyledText("مرحبا بالعالم and some more words that wrap", style: TextStyle(font: font))
        let wide = TextLayout(text, TextLayoutOptions(width: 400))
        let narrow = TextLayout(text, TextLayoutOptions(width: 100))
        #expect(narrow.lines.count > wide.lines.count)
        #expect(abs(TextLayout(text).size.width - wide.lines.map(\.width).reduce(0, +)) < 20)
    }
}
