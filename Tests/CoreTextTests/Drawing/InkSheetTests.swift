import AppleFoundation
import CoreGraphics
import CoreText
import RasterKernels
import TestEvidence
import Testing

@Suite("Text on a sheet of one colour", .ours)
struct InkSheetTests {
    private let size = (width: 300, height: 60)
    private let place = CGRect(x: 4, y: 2, width: 140, height: 26)

    private func styled(_ runs: [(String, CGColor)]) -> TextLayout {
        var units: ContiguousArray<UInt16> = []
        let styled = runs.map { string, color in
            units += string.utf16
            return StyledText.Run(end: units.count, style: TextStyle(font: .system(ofSize: 15), color: color))
        }
        return TextLayout(StyledText(utf16: units, runs: styled, paragraphs: []), TextLayoutOptions(width: 140))
    }

    /// The sheet's ink over white.
    private func shown(_ sheet: InkSheet) -> [UInt32] {
        let pixels = PixelBuffer(width: size.width, height: size.height)!
        Coverage.fill(pixels.argbView, clip: pixels.bounds, mask: sheet.pixels.alphaView, pixel: sheet.color ?? 0)
        return overWhite(pixels)
    }

    private func overWhite(_ pixels: PixelBuffer) -> [UInt32] {
        let page = PixelBuffer(width: size.width, height: size.height)!
        Coverage.fill(page.argbView, clip: page.bounds, pixel: 0xffff_ffff)
        Coverage.blend(page.argbView, clip: page.bounds, source: pixels.argbView)
        return words(page)
    }

    private func words(_ pixels: PixelBuffer) -> [UInt32] {
        (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels.row(y)[$0] } }
    }

    /// What the same text drawn in all channels looks like over white.
    private func drawn(_ text: PlainText, _ color: CGColor) -> [UInt32] {
        let pixels = PixelBuffer(width: size.width, height: size.height)!
        text.draw(into: pixels, rect: place, scale: 2, color: color)
        return overWhite(pixels)
    }

    @Test(arguments: ["Row 17 title", "Subtitle that doesn't fit on one line of the page", "العربية שלום", "日本語"])
    func `black text looks to the bit like text in all channels`(string: String) throws {
        var text = PlainText(string, font: .system(ofSize: 15))
        text.maximumLines = 2
        let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        let sheet = try #require(InkSheet(width: size.width, height: size.height, scale: 2))
        #expect(text.draw(on: sheet, rect: place, color: black))
        #expect(shown(sheet) == drawn(text, black))
        #expect(sheet.color == 0xff00_0000)
    }

    @Test func `a sheet that is begun again has nothing of the text before`() throws {
        let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        let sheet = try #require(InkSheet(width: size.width, height: size.height, scale: 2))
        #expect(PlainText("WWWWWWWW", font: .system(ofSize: 20)).draw(on: sheet, rect: place, color: black))
        sheet.begin()
        #expect(sheet.color == nil && sheet.pixels.inked?.isEmpty == true)
        let short = PlainText("i", font: .system(ofSize: 15))
        #expect(short.draw(on: sheet, rect: place, color: black))
        #expect(shown(sheet) == drawn(short, black))
    }

    @Test func `a part of a sheet is drawn anew, and what is around it stays`() throws {
        let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        let sheet = try #require(InkSheet(width: size.width, height: size.height, scale: 2))
        let (old, new) = (PlainText("WWWWWWWW", font: .system(ofSize: 20)), PlainText("iiiiiiiii", font: .system(ofSize: 15)))
        let half = PixelRect(x: 0, y: 0, width: size.width / 2, height: size.height)
        #expect(old.draw(on: sheet, rect: place, color: black))
        sheet.begin(within: half)
        #expect(sheet.clip == half && sheet.area.width == CGFloat(half.width) / 2 && sheet.color != nil)
        #expect(new.draw(on: sheet, rect: place, color: black))
        let (left, right) = (drawn(new, black), drawn(old, black))
        let wanted = left.indices.map { $0 % size.width < half.width ? left[$0] : right[$0] }
        #expect(shown(sheet) == wanted)
        sheet.begin(within: half)
        #expect(!old.draw(on: sheet, rect: place, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1)))
    }

    @Test func `what is inked lies inside of what the sheet says of it`() throws {
        let sheet = try #require(InkSheet(width: size.width, height: size.height, scale: 2))
        let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        #expect(PlainText("Ágy, jäger", font: .system(ofSize: 17)).draw(on: sheet, rect: place, color: blue))
        let inked = try #require(sheet.pixels.inked)
        let visible = Coverage.visibleBounds(sheet.pixels.alphaView)
        #expect(inked.contains(visible) && inked.width < size.width)
        #expect(sheet.color.map { $0 >> 24 } == 128)
    }

    @Test func `an underline is ink as well`() throws {
        let sheet = try #require(InkSheet(width: size.width, height: size.height, scale: 2))
        var values = TextStyle.Values()
        values.underline = .single
        let style = TextStyle(font: .system(ofSize: 15), rare: TextStyle.Rare(values))
        let layout = TextLayout(StyledText("line", style: style), TextLayoutOptions(width: 140))
        #expect(layout.draw(on: sheet))
        #expect((0..<60).contains { y in (0..<40).allSatisfy { sheet.pixels.alphaRow(y)[$0] == 255 } })
    }

    @Test func `colours of which there are two, and pictures, take more than a sheet`() throws {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let sheet = try #require(InkSheet(width: size.width, height: size.height, scale: 2))
        #expect(styled([("one", red)]).draw(on: sheet))
        sheet.begin()
        #expect(!styled([("one", red), ("two", CGColor(red: 0, green: 1, blue: 0, alpha: 1))]).draw(on: sheet))
        sheet.begin()
        #expect(!PlainText("a 😀", font: .system(ofSize: 15)).draw(on: sheet, rect: place, color: red))
        sheet.begin()
        #expect(PlainText("a", font: .system(ofSize: 15)).draw(on: sheet, rect: place, color: red))
    }
}
