import AppleFoundation
import CoreGraphics
import CoreText
import TestEvidence
import Testing

private let everyScript = "Latin 中文 日本語 한국어 العربية עברית ไทย हिन्दी 😀👩‍🚀🇯🇵 é ﬁ 1️⃣"

private func page(_ width: Int = 600, _ height: Int = 120) -> PixelBuffer {
    let pixels = PixelBuffer(width: width, height: height)!
    for y in 0..<height {
        for x in 0..<width { pixels.row(y)[x] = 0xFFFF_FFFF }
    }
    return pixels
}

private func words(_ pixels: PixelBuffer) -> [UInt32] {
    (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels.row(y)[$0] } }
}

/// The box of pixels that are not white.
private func ink(_ pixels: PixelBuffer) -> CGRect {
    var box = CGRect.null
    for y in 0..<pixels.height {
        for x in 0..<pixels.width where pixels.row(y)[x] != 0xFFFF_FFFF {
            box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
    }
    return box
}

private func context(_ pixels: PixelBuffer, scale: CGFloat = 2) -> CGContext {
    let context = CGContext(drawingInto: pixels)!
    context.setBaseTransform(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(pixels.height)))
    return context
}

private func digest(_ pixels: PixelBuffer) -> UInt64 {
    words(pixels).reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}

private func drawEveryScript() -> PixelBuffer {
    let pixels = page()
    let layout = TextLayout(
        StyledText(everyScript, style: TextStyle(font: .system(ofSize: 15))), TextLayoutOptions(width: 290))
    layout.draw(into: pixels, at: CGPoint(x: 5, y: 5), scale: 2)
    return pixels
}

@Suite("Drawing text", .assumed("What a person would call right; each picture was looked at"))
struct TextDrawingTests {
    @Test func `the same text gives the same bytes each time, with cold and warm caches`() {
        let first = words(drawEveryScript())
        #expect(words(drawEveryScript()) == first)
        TextCaches.removeAll()
        #expect(words(drawEveryScript()) == first)
    }

    @Test func `language, home and font settings of the machine change nothing`() async {
        let expected = digest(drawEveryScript())
        await #expect(processExitsWith: .success) { [expected = expected as UInt64] in
            for (name, value) in [
                ("LANG", "ar_EG.UTF-8"), ("LC_ALL", "tr_TR.UTF-8"), ("HOME", "/nonexistent"), ("TZ", "Asia/Kathmandu"),
                ("FONTCONFIG_FILE", "/nonexistent/fonts.conf"), ("LANGUAGE", "ja"),
            ] { setenv(name, value, 1) }
            setlocale(LC_ALL, "")
            precondition(digest(drawEveryScript()) == expected)
        }
    }

    @Test func `drawing piece by piece gives the bytes of drawing at once`() {
        let layout = TextLayout(
            StyledText(everyScript, style: TextStyle(font: .system(ofSize: 15))), TextLayoutOptions(width: 290))
        let pieces = page()
        for x in stride(from: 0, to: 300, by: 37) {
            let clips = [CGRect(x: x, y: 0, width: 37, height: 20), CGRect(x: x, y: 20, width: 37, height: 40)]
            layout.draw(into: pieces, at: CGPoint(x: 5, y: 5), scale: 2, clips: clips)
        }
        #expect(words(pieces) == words(drawEveryScript()))
    }

    @Test func `a context and a pixel buffer show the same picture`() {
        let pixels = page()
        let layout = TextLayout(
            StyledText(everyScript, style: TextStyle(font: .system(ofSize: 15))), TextLayoutOptions(width: 290))
        layout.draw(in: context(pixels), at: CGPoint(x: 5, y: 5))
        #expect(words(pixels) == words(drawEveryScript()))
    }

    @Test func `plain text draws what its layout draws`() {
        let font = Font.system(ofSize: 17, weight: 600)
        for alignment: TextAlignment in [.left, .center, .right] {
            let direct = page()
            var plain = PlainText("Plain “café” text 12:30", font: font)
            plain.alignment = alignment
            let rect = CGRect(x: 10, y: 10, width: 250, height: 30)
            plain.draw(into: direct, rect: rect, scale: 2, color: .black)
            let laid = page()
            let layout = plain.layout(in: rect.size)
            layout.draw(into: laid, at: CGPoint(x: 10, y: 10 + (30 - layout.size.height) / 2), scale: 2)
            #expect(words(direct) == words(laid))
            let inContext = page()
            plain.draw(in: context(inContext), rect: rect, color: .black)
            #expect(words(direct) == words(inContext))
        }
    }

    @Test func `plain text that is too long ends in dots inside its rectangle`() {
        let pixels = page()
        let rect = CGRect(x: 20, y: 10, width: 100, height: 30)
        PlainText("A label that is far too long for this", font: .system(ofSize: 17))
            .draw(into: pixels, rect: rect, scale: 2, color: .black)
        let box = ink(pixels)
        #expect(box.minX >= 40 && box.maxX <= 241 && box.maxX > 200)
    }

    @Test func `letters stand on the baseline at the height of capitals`() {
        let pixels = page()
        let layout = TextLayout(StyledText("HHH", style: TextStyle(font: .system(ofSize: 40))))
        layout.draw(into: pixels, at: CGPoint(x: 10, y: 0), scale: 2)
        let box = ink(pixels)
        #expect(abs(box.maxY - (layout.firstBaseline * 2).rounded()) <= 1)
        #expect(abs(box.height - 40 * 0.727 * 2) <= 2)
    }

    @Test func `quarter pixels make different pictures, whole pixels the same`() {
        func picture(_ x: CGFloat) -> [UInt32] {
            let pixels = page(100, 60)
            TextLayout(StyledText("illi", style: TextStyle(font: .system(ofSize: 13)))).draw(
                into: pixels, at: CGPoint(x: x, y: 5), scale: 1)
            return words(pixels)
        }
        #expect(picture(10) != picture(10.25))
        #expect(picture(10.25) != picture(10.5))
        let moved: [UInt32] = picture(11)
        let still: [UInt32] = picture(10)
        for y in 0..<60 {
            let row = y * 100
            #expect(Array(moved[(row + 1)..<(row + 90)]) == Array(still[row..<(row + 89)]))
        }
    }

    @Test func `colour and transparency reach letters and emoji`() {
        let pixels = page()
        let ctx = context(pixels)
        ctx.setAlpha(0.5)
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        TextLayout(StyledText("■", style: TextStyle(font: .system(ofSize: 40), color: red))).draw(
            in: ctx, at: CGPoint(x: 5, y: 5))
        let box = ink(pixels)
        #expect(
            pixels.row(Int(box.midY))[Int(box.midX)] == 0xFFFF_7F7F || pixels.row(Int(box.midY))[Int(box.midX)] == 0xFFFF_8080)
    }

    @Test func `turned and mirrored text covers about the same area`() {
        func area(_ change: (CGContext) -> Void) -> CGFloat {
            let pixels = page(800, 400)
            let ctx = context(pixels)
            ctx.translateBy(x: 200, y: 100)
            change(ctx)
            TextLayout(StyledText("Turn 你", style: TextStyle(font: .system(ofSize: 20)))).draw(in: ctx, at: .zero)
            return words(pixels).reduce(0) { $0 + CGFloat(255 - ($1 & 255)) / 255 }
        }
        let upright = area { _ in }
        for turned in [area { $0.rotate(by: 0.5) }, area { $0.scaleBy(x: -1, y: 1) }, area { $0.rotate(by: .pi) }] {
            #expect(abs(turned / upright - 1) < 0.05)
        }
        #expect(abs(area { $0.scaleBy(x: 2, y: 1) } / upright - 2) < 0.1)
    }

    @Test func `decorations lie where they belong`() {
        func box(_ change: (inout TextStyle.Values) -> Void) -> CGRect {
            var values = TextStyle.Values()
            change(&values)
            let pixels = page()
            TextLayout(
                StyledText("nnn", style: TextStyle(font: .system(ofSize: 20), rare: .init(values)))
            ).draw(into: pixels, at: CGPoint(x: 10, y: 10), scale: 2)
            return ink(pixels)
        }
        let plain = box { _ in }
        let underlined = box { $0.underline = .single }
        #expect(underlined.maxY > plain.maxY + 1 && underlined.minY == plain.minY)
        #expect(box { $0.underline = .double }.maxY > underlined.maxY)
        let struck = box { $0.strikethrough = .single }
        #expect(struck.maxY == plain.maxY && struck.width > plain.width)
        // The line grows to hold lifted text.
        #expect(box { $0.baselineOffset = 5 }.maxY == plain.maxY)
        #expect(box { $0.baselineOffset = -5 }.maxY == plain.maxY + 10)
        #expect(
            box { $0.shadow = .init(offset: CGSize(width: 10, height: 10), blurRadius: 0, color: .black) }.maxY == plain.maxY
                + 20)
        #expect(box { $0.backgroundColor = .black }.height > plain.height + 10)
        #expect(box { $0.strokeWidth = 10 }.width > plain.width)
    }

    @Test func `very large and very small sizes draw`() {
        for size: CGFloat in [0.01, 1, 400, 2000] {
            let pixels = page(300, 300)
            TextLayout(StyledText("Ag 😀", style: TextStyle(font: .system(ofSize: size)))).draw(
                into: pixels, at: CGPoint(x: 0, y: -size / 2), scale: 2)
            if size == 400 { #expect(!ink(pixels).isNull) }
        }
    }

    @Test func `text outside of the pixels draws nothing and does no harm`() {
        let pixels = page(50, 50)
        let layout = TextLayout(StyledText("far", style: TextStyle(font: .system(ofSize: 20))))
        for point in [
            CGPoint(x: -1e9, y: 0), CGPoint(x: 1e9, y: 1e9), CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity),
        ] {
            layout.draw(into: pixels, at: point, scale: 2)
            layout.draw(in: context(pixels), at: point)
        }
        #expect(ink(pixels).isNull)
    }
}
