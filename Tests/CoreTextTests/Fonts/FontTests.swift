import AppleFoundation
import CoreGraphics
import CoreText
import TestEvidence
import Testing

@Suite("Fonts", .ours)
struct FontTests {
    @Test(.oracle("LAYOUT-T1: published values")) func `the system font reports the metrics of iOS`() {
        let font = Font.system(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287) < 0.01)
        #expect(abs(Font.system(ofSize: 15).lineHeight - 17.900391) < 0.001)
        #expect(abs(Font.system(ofSize: 20).ascender - 19.04) < 0.01)
        #expect(abs(Font.system(ofSize: 20).descender + 4.82) < 0.01)
        #expect(abs(font.capHeight - 17 * 0.7046) < 0.01)
        #expect(abs(font.xHeight - 17 * 0.5264) < 0.01)
        #expect(font.leading == 0)
    }

    @Test func `equal descriptions give the same object`() {
        #expect(Font.system(ofSize: 13, weight: 600) === Font.system(ofSize: 13, weight: 600))
        #expect(Font.system(ofSize: 13) != Font.system(ofSize: 14))
        #expect(Font.system(ofSize: 13).withSize(14) == Font.system(ofSize: 14))
    }

    @Test func `a graphics font is found by its name`() throws {
        let font = try #require(CGFont("Helvetica" as CFString))
        #expect(font.numberOfGlyphs > 100 && font.unitsPerEm >= 1000)
        #expect(CGFont("No Such Font" as CFString) == nil)
    }

    @Test func `a size that is no size becomes twelve points`() {
        for size: CGFloat in [0, -3, .nan, .infinity] { #expect(Font.system(ofSize: size).pointSize == 12) }
    }

    @Test func `heavier is wider and darker`() {
        let widths = stride(from: 100, through: 900, by: 100).map {
            TextMeasurer.width(of: "Hamburgefonstiv", font: .system(ofSize: 17, weight: CGFloat($0)))
        }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test(.documented("UIFont.monospacedDigitSystemFont(ofSize:weight:)"))
    func `monospaced digits are all as wide as each other`() {
        let font = Font.system(ofSize: 17, features: [.monospacedDigits])
        let widths = Set("0123456789".map { (TextMeasurer.width(of: String($0), font: font) * 100).rounded() })
        #expect(widths.count == 1)
        #expect(TextMeasurer.width(of: "1", font: .system(ofSize: 17)) < TextMeasurer.width(of: "0", font: .system(ofSize: 17)))
    }

    @Test func `a monospaced design has one width for every character`() {
        let font = Font.system(ofSize: 17, design: .monospaced)
        #expect(font.isMonospaced)
        #expect(abs(TextMeasurer.width(of: "iiii", font: font) - TextMeasurer.width(of: "WWWW", font: font)) < 0.01)
    }

    @Test(
        .assumed("names that iOS apps use"),
        arguments: [
            ("HelveticaNeue-Bold", "Helvetica Neue", 700, false), ("HelveticaNeue-LightItalic", "Helvetica Neue", 300, true),
            ("Helvetica", "Helvetica", 400, false), ("Arial-BoldMT", "Arial", 700, false),
            ("Georgia-Italic", "Georgia", 400, true),
            ("TimesNewRomanPSMT", "Times New Roman", 400, false), ("Menlo-Regular", "Menlo", 400, false),
            ("ZapfDingbatsITC", "Zapf Dingbats", 400, false), ("AppleColorEmoji", "Apple Color Emoji", 400, false),
            ("Avenir", "Avenir", 400, false), ("Avenir-BookOblique", "Avenir", 350, true),
            ("MarkerFelt-Wide", "Marker Felt", 700, false),
            ("HelveticaNeue-Thin", "Helvetica Neue", 200, false), ("MarkerFelt-Thin", "Marker Felt", 200, false),
            ("BodoniSvtyTwoITCTT-BookIta", "Bodoni 72", 400, true), ("HiraMinProN-W6", "Hiragino Mincho ProN", 600, false),
            ("Trebuchet-BoldItalic", "Trebuchet MS", 700, true), ("PingFangSC-Semibold", "PingFang SC", 600, false),
            ("Avenir-Heavy", "Avenir", 800, false), ("Courier", "Courier", 400, false), ("Inter", "Inter", 400, false),
            ("DejaVu Sans", "DejaVu Sans", 400, false), ("AvenirNext-DemiBold", "Avenir Next", 600, false),
        ])
    func `a font is found by the name that iOS applications use`(name: String, family: String, weight: Int, italic: Bool) throws
    {
        let font = try #require(Font.named(name, size: 17))
        #expect(font.familyName == family)
        #expect(font.weight == CGFloat(weight))
        #expect(font.isItalic == italic)
    }

    @Test(.assumed("the list of fonts that come with iOS"))
    func `a font of iOS has the name that it was asked for by`() throws {
        for family in NamesOfIOSFonts.familyNames {
            let faces = NamesOfIOSFonts.faces(of: family)
            for face in faces {
                let font = try #require(Font.named(face.postScript, size: 17), "\(face.postScript)")
                #expect(font.fontName == face.postScript && font.familyName == family && font.isStandIn)
            }
            #expect(FontRegistry.fontNames(forFamily: family).sorted() == faces.map(\.postScript).sorted())
        }
        #expect(!Font.system(ofSize: 17).isStandIn)
    }

    @Test(.documented("UIFontDescriptor.withSymbolicTraits(_:)")) func `another weight of a named font is one of its family's`()
        throws
    {
        let regular = try #require(Font.named("HelveticaNeue", size: 17))
        #expect(regular.with(weight: 700).fontName == "HelveticaNeue-Bold")
        #expect(regular.with(italic: true).fontName == "HelveticaNeue-Italic")
        let times = try #require(Font.named("TimesNewRomanPSMT", size: 17))
        #expect(times.with(weight: 700).fontName == "TimesNewRomanPS-BoldMT")
    }

    @Test(.documented("UIFont.init(name:size:)")) func `an unknown name gives no font`() {
        #expect(Font.named("NoSuchFont-Bold", size: 17) == nil)
        #expect(Font.named("", size: 17) == nil)
        #expect(Font.named("Helvetica-Banana", size: 17) == nil)
    }

    @Test func `the system font is found by the name it reports`() {
        let font = Font.system(ofSize: 17, weight: 600)
        #expect(font.fontName == ".SFUI-Semibold")
        #expect(Font.named(font.fontName, size: 17) == font)
        #expect(Font.named(Font.system(ofSize: 17, weight: 700, italic: true).fontName, size: 17)?.isItalic == true)
    }

    @Test func `every family that is listed can be opened`() {
        let names = FontRegistry.familyNames
        #expect(names.contains("Helvetica Neue") && names.contains("Inter"))
        #expect(names == names.sorted())
        for name in names { #expect(Font.family(name, size: 12) != nil, "\(name)") }
    }

    @Test func `a glyph's outline stands on the baseline`() throws {
        let font = Font.system(ofSize: 100)
        let glyph = try #require(font.glyph(for: "H"))
        let box = try #require(font.path(of: glyph)).boundingBoxOfPath
        #expect(abs(box.minY) < 0.5)
        #expect(abs(box.height - 72.7) < 1)
    }

    @Test func `weights of the two scales go to and fro`() {
        for (trait, weight): (CGFloat, CGFloat) in [(-0.8, 100), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.62, 900)] {
            #expect(FontWeight.openType(trait: trait) == weight)
            #expect(abs(FontWeight.trait(openType: weight) - trait) < 1e-9)
        }
        #expect(FontWeight.openType(trait: .nan) == 400)
    }
}
