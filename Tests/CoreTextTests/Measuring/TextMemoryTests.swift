import AppleFoundation
import CoreText
import TestEvidence
import Testing

@Suite("What the text engine keeps", .assumed("Our own caches"))
struct TextMemoryTests {
    @Test func `a shaped text goes away with its last user`() {
        weak var text: StyledText?
        do {
            let styled = StyledText("Shaped, laid out\nand let go", style: TextStyle(font: .system(ofSize: 17)))
            let layout = TextLayout(styled, TextLayoutOptions(width: 80))
            #expect(layout.lines.count > 2)
            text = styled
        }
        #expect(text == nil)
    }

    @Test func `a layout keeps what it was made from`() {
        let layout = TextLayout(StyledText("One two three", style: TextStyle(font: .system(ofSize: 17))))
        #expect(layout.text.count == 13)
        #expect(layout.size.width > 50)
    }

    @Test func `remembered sizes are those of their own question`() {
        let fonts: [Font] = [.system(ofSize: 17), .system(ofSize: 17, weight: 700), .system(ofSize: 18)]
        let modes: [TextLineBreakMode] = [.byWordWrapping, .byCharWrapping, .byTruncatingTail]
        func sizes() -> [CGSize] {
            var found: [CGSize] = []
            for index in 0..<60 {
                let string = "A somewhat longer text, of which there are several: number \(index)"
                for font in fonts {
                    for width: CGFloat in [90, 91, 300, .infinity] {
                        for mode in modes {
                            found.append(
                                TextMeasurer.size(
                                    of: string, font: font, width: width, maximumLines: index % 3, lineBreakMode: mode))
                        }
                    }
                }
            }
            return found
        }
        let first = sizes()
        #expect(sizes() == first)
        TextMeasurer.removeAll()
        #expect(sizes() == first)
    }

    @Test func `measuring goes on when more was measured than is kept`() {
        let font = Font.system(ofSize: 17)
        let strings = (0..<9000).map { "Text number \($0), in Ελληνικά" }
        let widths = strings.map { TextMeasurer.size(of: $0, font: font).width }
        for index in [0, 1, 4500, 8191, 8192, 8999] {
            #expect(TextMeasurer.size(of: strings[index], font: font).width == widths[index])
        }
    }
}
