import AppleFoundation
import CoreGraphics
import CoreText
import TestEvidence
import Testing

private let font = Font.system(ofSize: 15)
private let fox = "The quick brown fox jumps over the lazy dog, while incomprehensibilities of typography are laid out by hand."

private func layout(
    _ string: String, _ width: CGFloat = .infinity, lines: Int = 0, mode: TextLineBreakMode? = nil,
    _ change: (inout TextParagraphStyle) -> Void = { _ in }
) -> TextLayout {
    var style = TextParagraphStyle()
    change(&style)
    return TextLayout(
        StyledText(string, style: TextStyle(font: font), paragraph: style),
        TextLayoutOptions(width: width, maximumLines: lines, lineBreakMode: mode))
}

private func text(_ layout: TextLayout, _ line: Int) -> String {
    String(decoding: layout.text.utf16[layout.lines[line].range], as: UTF16.self)
}

@Suite("Breaking text into lines", .assumed("lines as iOS breaks and sets them"))
struct LineBreakingTests {
    @Test(.documented("NSLineBreakMode.byWordWrapping")) func `words that do not fit go to the next line`() {
        let layout = layout("one two three four", 70)
        #expect((0..<layout.lines.count).map { text(layout, $0) } == ["one two ", "three four"])
        #expect(layout.lines.allSatisfy { $0.width <= 70 })
        #expect(!layout.isTruncated)
    }

    @Test func `lines cover the text without gaps`() {
        for width: CGFloat in [1, 20, 55, 100, 250, 1000] {
            let layout = layout(fox + "\n" + fox, width)
            var end = 0
            for line in layout.lines {
                #expect(line.range.lowerBound == end)
                end = line.range.upperBound
            }
            #expect(end == layout.text.count)
        }
    }

    @Test func `a width that was measured is wide enough`() {
        for string in [fox, "日本語のテキスト", "שלום עולם 123", "ภาษาไทย", "👍🏽 ok", "مرحبا بالعالم"] {
            let width = layout(string).size.width
            #expect(layout(string, width).lines.count == 1, "\(string)")
        }
    }

    @Test func `a word wider than the line is broken inside`() {
        let layout = layout("incomprehensibilities", 60)
        #expect(layout.lines.count > 2)
        #expect(layout.lines.allSatisfy { $0.width <= 60.01 })
    }

    @Test func `at least one character goes into a line`() {
        let layout = layout("ab👨‍👩‍👧‍👦c", 0)
        #expect((0..<layout.lines.count).map { text(layout, $0) } == ["a", "b", "👨‍👩‍👧‍👦", "c"])
    }

    @Test func `white space at the end of a line takes no room`() {
        let words = layout("aaa     bbb", layout("aaa").size.width)
        #expect(text(words, 0) == "aaa     ")
        #expect(abs(words.lines[0].width - layout("aaa").size.width) < 0.01)
    }

    @Test func `line ends of all kinds end a line`() {
        let layout = layout("a\nb\r\nc\rd\u{2028}e\u{2029}f")
        #expect(layout.lines.count == 6)
        #expect(text(layout, 1) == "b\r\n")
    }

    @Test func `behind a final line end there is an empty line`() {
        let layout = layout("a\n")
        #expect(layout.lines.count == 2)
        #expect(layout.lines[1].isExtra)
        #expect(abs(layout.size.height - 2 * font.lineHeight) < 0.01)
    }

    @Test func `empty text has the height of a line and no width`() {
        let layout = layout("")
        #expect(layout.size.width == 0)
        #expect(abs(layout.size.height - font.lineHeight) < 0.01)
        #expect(layout.caretRect(at: 0).height == layout.size.height)
    }

    @Test func `Chinese and Japanese break between characters but not before closing marks`() {
        let layout = layout("我们正在用重新实现，一个界面框架。", 62)
        #expect(layout.lines.count > 2)
        for line in layout.lines.dropFirst() {
            let first = layout.text.utf16[line.range.lowerBound]
            #expect(first != 0xFF0C && first != 0x3002)
        }
    }

    @Test func `Thai breaks between words although it has no spaces`() {
        let layout = layout("ภาษาไทยไม่มีช่องว่างระหว่างคำจึงต้องใช้พจนานุกรม", 120)
        #expect(layout.lines.count > 1)
        #expect(text(layout, 0).hasPrefix("ภาษาไทย"))
    }

    @Test(.documented("NSLineBreakMode.byCharWrapping")) func `characters wrap anywhere when asked to`() {
        let layout = layout("one two three four", 70, mode: .byCharWrapping)
        #expect(layout.lines[0].range.upperBound > "one two ".utf16.count)
    }

    @Test func `an Arabic word that is cut is shaped anew`() {
        let whole = layout("مستشفياتنا")
        let cut = layout("مستشفياتنا", whole.size.width * 0.6)
        #expect(cut.lines.count > 1)
        #expect(cut.lines.allSatisfy { $0.width <= whole.size.width * 0.6 + 0.01 || $0.range.count == 1 })
    }

    @Test(.ours) func `lone surrogates and controls lay out`() {
        let broken = ContiguousArray<UInt16>([0xD83D, 0x41, 0xDC00, 0x0, 0x7F, 0x200B, 0xFEFF, 0xFFFF, 0x301, 0xD83D])
        let runs = [StyledText.Run(end: broken.count, style: TextStyle(font: font))]
        let layout = TextLayout(StyledText(utf16: broken, runs: runs, paragraphs: []), TextLayoutOptions(width: 10))
        #expect(layout.lines.last?.range.upperBound == broken.count)
        for index in 0...broken.count { #expect(layout.caretRect(at: index).minX.isFinite) }
    }

    @Test(.ours) func `widths that are no widths do no harm`() {
        for width: CGFloat in [-5, 0, .nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
            let layout = layout(fox, width)
            #expect(layout.lines.last?.range.upperBound == fox.utf16.count)
            #expect(layout.size.height.isFinite && layout.size.width.isFinite)
        }
    }
}

@Suite("Truncation", .assumed("lines as iOS breaks and sets them"))
struct TruncationTests {
    @Test(
        .documented("NSLineBreakMode.byTruncatingTail"),
        arguments: [TextLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail], [1, 2])
    func `a truncated line fits and shows the dots where its mode says`(mode: TextLineBreakMode, lines: Int) throws {
        let layout = layout(fox, 200, lines: lines, mode: mode)
        #expect(layout.isTruncated && layout.lines.count == lines)
        let last = try #require(layout.lines.last)
        #expect(last.isTruncated && last.width <= 200.01 && last.width > 170)
        #expect(last.range.upperBound == fox.utf16.count)
        let shown = layout.boundingRect(for: (fox.utf16.count - 2)..<fox.utf16.count)
        #expect(shown.isNull == (mode == .byTruncatingTail))
    }

    @Test func `text that fits is left alone`() {
        let layout = layout("short", 200, lines: 1, mode: .byTruncatingTail)
        #expect(!layout.isTruncated)
        #expect(abs(layout.size.width - TextMeasurer.width(of: "short", font: font)) < 0.01)
    }

    @Test func `the dots follow a word without a space between`() {
        let words = layout("aaaa bbbb", layout("aaaa b…").size.width - 0.5, lines: 1, mode: .byTruncatingTail)
        #expect(abs(words.size.width - layout("aaaa…").size.width) < 1)
    }

    @Test func `a line that cannot hold the dots holds only them`() {
        let layout = layout("wide text", 3, lines: 1, mode: .byTruncatingTail)
        #expect(layout.lines.count == 1 && layout.isTruncated)
    }

    @Test(.assumed("UILabel shows dots when further paragraphs are hidden")) func `hidden paragraphs give dots too`() {
        let layout = layout("one\ntwo\nthree", 200, lines: 2, mode: .byTruncatingTail)
        #expect(layout.lines.count == 2 && layout.lines[1].isTruncated)
    }

    @Test(.documented("NSLineBreakMode")) func `wrapping modes cut at the last line without dots`() {
        let layout = layout(fox, 200, lines: 2, mode: .byWordWrapping)
        #expect(layout.lines.count == 2 && !layout.lines[1].isTruncated && layout.isTruncated)
    }

    @Test(.documented("NSParagraphStyle.lineBreakMode")) func `a truncating paragraph is one line`() {
        let layout = layout(fox + "\nnext", 200) { $0.lineBreakMode = .byTruncatingTail }
        #expect(layout.lines.count == 2)
        #expect(layout.lines[0].isTruncated && !layout.lines[1].isTruncated)
    }

    @Test func `a line is cut where the height ends`() {
        var options = TextLayoutOptions(width: 200, height: font.lineHeight * 2.5, lineBreakMode: .byTruncatingTail)
        options.dropsLinesBelowHeight = true
        let layout = TextLayout(StyledText(fox, style: TextStyle(font: font)), options)
        #expect(layout.lines.count == 2 && layout.lines[1].isTruncated)
    }

    @Test func `right-to-left text is truncated at its own end`() throws {
        let hebrew = "שלום עולם זה טקסט ארוך בעברית"
        let layout = layout(hebrew, 100, lines: 1, mode: .byTruncatingTail)
        let line = try #require(layout.lines.first)
        #expect(line.isTruncated && line.isRightToLeft)
        // The first letter stands at the right edge, the dots at the left.
        #expect(layout.caretRect(at: 0).midX > 95)
        #expect(layout.boundingRect(for: 0..<1).minX > 80)
    }

    @Test(.documented("UNICODE-SEGMENTS: grapheme clusters")) func `an emoji sequence is never cut in two`() throws {
        let family = String(repeating: "👨‍👩‍👧‍👦", count: 8)
        for width: CGFloat in stride(from: 20, to: 120, by: 7) {
            let layout = layout(family, width, lines: 1, mode: .byTruncatingTail)
            let right = layout.selectionRects(for: 0..<layout.text.count).map(\.rect.width).reduce(0, +)
            let one = TextLayout(StyledText("👨‍👩‍👧‍👦", style: TextStyle(font: font))).size.width
            #expect(abs((right / one).rounded() - right / one) < 0.01)
        }
    }
}

@Suite("Paragraph styles", .assumed("lines as iOS breaks and sets them"))
struct ParagraphStyleTests {
    @Test(.documented("NSTextAlignment")) func `alignment places the lines in the width`() {
        let width = TextMeasurer.width(of: "abc", font: font)
        #expect(layout("abc", 100) { $0.alignment = .left }.lines[0].origin.x == 0)
        #expect(abs(layout("abc", 100) { $0.alignment = .right }.lines[0].origin.x - (100 - width)) < 0.01)
        #expect(abs(layout("abc", 100) { $0.alignment = .center }.lines[0].origin.x - (100 - width) / 2) < 0.01)
        #expect(layout("abc", 100).lines[0].origin.x == 0)
        #expect(layout("שלום", 100).lines[0].origin.x > 50)
    }

    @Test(.documented("NSTextAlignment.justified")) func `justified lines reach both edges but the last does not`() throws {
        let layout = layout(fox, 250) { $0.alignment = .justified }
        for line in layout.lines.dropLast() { #expect(abs(line.width - 250) < 0.01) }
        #expect(try #require(layout.lines.last).width < 249)
        // A caret at the end of the first line stands at the right edge.
        #expect(abs(layout.boundingRect(for: 0..<layout.lines[0].contentEnd).maxX - 250) < 0.1)
    }

    @Test func `justified right-to-left text ends at the right`() throws {
        let layout = layout("שלום עולם זה טקסט ארוך בעברית שנשבר לשורות", 120) { $0.alignment = .justified }
        let last = try #require(layout.lines.last)
        #expect(abs(last.origin.x + last.width - 120) < 0.01)
    }

    @Test(.documented("NSParagraphStyle.lineSpacing, paragraphSpacing")) func `spacing goes between lines and paragraphs only`()
    {
        let h = font.lineHeight
        #expect(abs(layout("a\nb") { $0.lineSpacing = 10 }.size.height - (2 * h + 10)) < 0.01)
        #expect(abs(layout("a") { $0.lineSpacing = 10 }.size.height - h) < 0.01)
        #expect(abs(layout("a\nb") { $0.paragraphSpacing = 7 }.size.height - (2 * h + 7)) < 0.01)
        #expect(abs(layout("a\u{2028}b") { $0.paragraphSpacing = 7 }.size.height - 2 * h) < 0.01)
        #expect(abs(layout("a\nb") { $0.paragraphSpacingBefore = 5 }.size.height - (2 * h + 5)) < 0.01)
    }

    @Test(.documented("NSParagraphStyle.lineHeightMultiple, minimumLineHeight, maximumLineHeight"))
    func `line heights can be multiplied, raised and limited`() {
        let h = font.lineHeight
        #expect(abs(layout("a") { $0.lineHeightMultiple = 2 }.size.height - 2 * h) < 0.01)
        #expect(abs(layout("a") { $0.minimumLineHeight = 40 }.size.height - 40) < 0.01)
        #expect(abs(layout("a") { $0.maximumLineHeight = 10 }.size.height - 10) < 0.01)
        // Room is added above the text.
        #expect(abs(layout("a") { $0.minimumLineHeight = 40 }.firstBaseline - (font.ascender + 40 - h)) < 0.01)
    }

    @Test(.documented("NSParagraphStyle.firstLineHeadIndent, headIndent")) func `indents move the first and the other lines`() {
        let indented = layout(fox, 200) {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 10
            $0.tailIndent = -20
        }
        #expect(indented.lines[0].origin.x == 30 && indented.lines[1].origin.x == 10)
        #expect(indented.lines.allSatisfy { $0.origin.x + $0.width <= 180.01 })
        let tail = layout(fox, 200) { $0.tailIndent = 150 }
        #expect(tail.lines.allSatisfy { $0.origin.x + $0.width <= 150.01 })
        let hebrew = layout("שלום עולם זה טקסט ארוך בעברית", 100) { $0.firstLineHeadIndent = 30 }
        #expect(abs(hebrew.lines[0].origin.x + hebrew.lines[0].width - 70) < 0.01)
    }

    @Test(.documented("NSParagraphStyle.tabStops")) func `tabs go to the next stop`() {
        let tabbed = layout("a\tb")
        #expect(abs(tabbed.caretRect(at: 2).midX - 28) < 0.01)
        let custom = layout("a\tb\tc") {
            $0.tabStops = [.init(location: 100), .init(location: 200, alignment: .right)]
        }
        #expect(abs(custom.caretRect(at: 2).midX - 100) < 0.01)
        #expect(abs(custom.size.width - 200) < 0.01)
    }

    @Test func `the tallest style sets the line's height and baseline`() {
        let big = Font.system(ofSize: 30)
        let units = ContiguousArray("small big".utf16)
        let text = StyledText(
            utf16: units,
            runs: [.init(end: 6, style: TextStyle(font: font)), .init(end: 9, style: TextStyle(font: big))], paragraphs: [])
        let layout = TextLayout(text)
        #expect(abs(layout.size.height - big.lineHeight) < 0.01)
        #expect(abs(layout.firstBaseline - big.ascender) < 0.01)
    }

    @Test(.documented("NSTextAttachment.bounds")) func `an attachment takes its room`() throws {
        var values = TextStyle.Values()
        values.attachment = TextStyle.Attachment(size: CGSize(width: 50, height: 40), baselineOffset: -5)
        let units = ContiguousArray("a\u{FFFC}b".utf16)
        let plain = TextStyle(font: font)
        let text = StyledText(
            utf16: units,
            runs: [
                .init(end: 1, style: plain), .init(end: 2, style: TextStyle(font: font, rare: .init(values))),
                .init(end: 3, style: plain),
            ], paragraphs: [])
        let layout = TextLayout(text)
        #expect(layout.firstBaseline == 35)
        let place = try #require(layout.attachments.first).rect
        #expect(abs(place.minX - TextMeasurer.width(of: "a", font: font)) < 0.1)
        #expect(place.minY == 0 && place.size == CGSize(width: 50, height: 40))
    }

    @Test(.documented("NSAttributedString.Key.kern")) func `kerning is added to every character`() {
        var values = TextStyle.Values()
        values.kern = 5
        let kerned = TextLayout(StyledText("abcd", style: TextStyle(font: font, rare: .init(values))))
        #expect(abs(kerned.size.width - TextMeasurer.width(of: "abcd", font: font) - 20) < 0.01)
    }
}
