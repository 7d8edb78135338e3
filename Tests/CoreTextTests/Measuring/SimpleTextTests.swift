import AppleFoundation
import CoreText
import TestEvidence
import Testing

/// Numbers that look random and are the same every time.
struct Dice {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
    mutating func next(_ below: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % below
    }
}

@Suite("Everyday text is measured without shaping", .assumed("Our own short cut; HarfBuzz is the oracle"))
struct SimpleTextTests {
    private static let fonts: [Font] = [
        .system(ofSize: 17), .system(ofSize: 17, weight: 600), .system(ofSize: 13, weight: 700, italic: true),
        .system(ofSize: 34, weight: 700), .system(ofSize: 12, design: .monospaced),
        .system(ofSize: 15, features: [.monospacedDigits]),
        // Joins the letters of other scripts, which is no reason to shape Latin ones.
        Font.named("DejaVu Sans", size: 16)!,
    ]

    /// A language of its own keeps HarfBuzz from being passed by.
    private func shaped(_ string: String, _ font: Font, width: CGFloat = .infinity) -> TextLayout {
        var values = TextStyle.Values()
        values.language = "en-GB"
        return TextLayout(
            StyledText(string, style: TextStyle(font: font, rare: TextStyle.Rare(values))), TextLayoutOptions(width: width))
    }

    @Test(arguments: 0..<7)
    func `a width from the pair table equals the shaped width`(fontIndex: Int) {
        let font = SimpleTextTests.fonts[fontIndex]
        var dice = Dice(UInt64(fontIndex + 1))
        var strings = [
            "", " ", "AV To Wa Ty", "Hamburgefonstiv", "fi ffi fl ff", "1x2 -> 3:4 <- (c)", "naïve café “quoted” – €5…",
            "rrr'rr",
        ]
        for _ in 0..<300 {
            let count = dice.next(24)
            strings.append(String(decoding: (0..<count).map { _ in UInt8(0x20 + dice.next(95)) }, as: UTF8.self))
        }
        for string in strings {
            let table = TextMeasurer.width(of: string, font: font)
            #expect(abs(table - shaped(string, font).size.width) < 0.01, "\(string)")
        }
    }

    @Test(arguments: 0..<7)
    func `every two characters beside each other are as wide as shaped`(fontIndex: Int) {
        let font = SimpleTextTests.fonts[fontIndex]
        let known = (Array(0x21...0x7E) + Array(0xA1...0xFF) + [0x2013, 0x2019, 0x201C, 0x2026, 0x20AC]).filter { $0 != 0xAD }
            .compactMap { UnicodeScalar(UInt32($0)).map(String.init) }
        for one in known {
            // Short enough to be measured anew, and long enough to be asked for at once.
            for start in stride(from: 0, to: known.count, by: 9) {
                let text = known[start..<min(start + 9, known.count)].map { one + $0 }.joined()
                // Half a unit of the font.
                #expect(
                    abs(TextMeasurer.width(of: text, font: font) - shaped(text, font).size.width) < 0.002, "\(text)")
            }
        }
    }

    @Test func `wrapping by the table equals wrapping by the whole machinery`() {
        let font = Font.system(ofSize: 17)
        let words = [
            "The", "quick", "brown", "fox's", "jumps", "over", "lazy,", "dogs.", "Wow!", "A", "incomprehensibilities", "3.14",
            "Why?!",
        ]
        var dice = Dice(7)
        for _ in 0..<200 {
            let text = (0..<(1 + dice.next(20))).map { _ in words[dice.next(words.count)] }.joined(separator: " ")
            let width = CGFloat(40 + dice.next(300))
            let size = TextMeasurer.size(of: text, font: font, width: width)
            let layout = shaped(text, font, width: width)
            #expect(abs(size.width - layout.size.width) < 0.02, "\(text) in \(width)")
            #expect(abs(size.height - layout.size.height) < 0.01, "\(text) in \(width)")
        }
    }

    @Test(arguments: [
        ("Label", 17.0, 400.0, 41.33), ("Button", 15, 400, 46), ("Folder", 17, 400, 48.67),
        ("Notify About New Articles", 17, 400, 196.5),
        ("Changesets", 17, 600, 95.0), ("66.6 FPS", 28, 400, 114.33),
    ])
    func `widths are those that Interface Builder saved`(text: String, size: Double, weight: Double, saved: Double) {
        let width = TextMeasurer.width(of: text, font: .system(ofSize: CGFloat(size), weight: CGFloat(weight)))
        #expect(abs(width / saved - 1) < 0.021, "\(text): \(width) against \(saved)")
    }
}
