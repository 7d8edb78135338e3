import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@Suite("Drawing / Fonts / The system font")
struct SystemFontTests {
    @Test(.oracle("FONT-2"))
    func `has the names of the system font`() {
        #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
        #expect(UIFont.boldSystemFont(ofSize: 17).fontName == ".SFUI-Semibold")
        #expect(UIFont.italicSystemFont(ofSize: 17).fontName.hasPrefix(".SFUI-"))
        #expect(UIFont.systemFont(ofSize: 20, weight: .bold).fontName == ".SFUI-Bold")
        #expect(UIFont.systemFont(ofSize: 20).familyName == ".AppleSystemUIFont")
    }

    @Test(.assumed("UIFont descriptions as developers print them"))
    func `describes itself`() {
        let text = UIFont.boldSystemFont(ofSize: 18).description
        #expect(text.hasSuffix("font-family: \".SFUI-Semibold\"; font-weight: bold; font-style: normal; font-size: 18.00pt"))
    }

    @Test(.oracle("LAYOUT-T1: line height 17.900391 for 15 points; ascender 19.04 and descender -4.82 for 20"))
    func `has the metrics of San Francisco`() {
        #expect(abs(UIFont.systemFont(ofSize: 15).lineHeight - 17.900391) < 1e-5)
        #expect(abs(UIFont.systemFont(ofSize: 20).ascender - 19.04) < 0.01)
        #expect(abs(UIFont.systemFont(ofSize: 20).descender + 4.82) < 0.01)
        #expect(UIFont.systemFont(ofSize: 20).leading == 0)
    }

    @Test(.assumed("as on iOS, where fonts are interned"))
    func `is the same object when asked for twice`() {
        #expect(UIFont.systemFont(ofSize: 13, weight: .medium) === UIFont.systemFont(ofSize: 13, weight: .medium))
        #expect(UIFont.systemFont(ofSize: 13) != UIFont.systemFont(ofSize: 14))
    }

    @Test(.documented("UIFont.init(name:size:)"))
    func `is nil for a name that no font has`() {
        #expect(UIFont(name: "NoSuchFont-Bold", size: 12) == nil)
    }

    @Test(.documented("UIFont.monospacedDigitSystemFont(ofSize:weight:)"))
    func `can give all digits one width`() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        let widths = ["1", "8", "0"].map { $0.size(withAttributes: [.font: font]).width }
        #expect(Set(widths.map { ($0 * 1000).rounded() }).count == 1)
    }

    @Test(.documented("UIFont.withSize(_:)"))
    func `keeps its weight at another size`() {
        let font = UIFont.systemFont(ofSize: 12, weight: .heavy).withSize(30)
        #expect(font.pointSize == 30 && font.fontName == ".SFUI-Heavy")
    }
}

@Suite("Drawing / Fonts / Descriptors")
struct FontDescriptorTests {
    @Test(.documented("UIFontDescriptor.withSymbolicTraits(_:)"))
    func `turn a font bold and italic`() throws {
        let plain = UIFont.systemFont(ofSize: 17)
        let descriptor = try #require(plain.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: descriptor, size: 0)
        #expect(font.pointSize == 17)
        #expect(font.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
        #expect(!plain.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test(.documented("UIFontDescriptor.addingAttributes(_:)"))
    func `take a weight from the traits attribute`() {
        let descriptor = UIFont.systemFont(ofSize: 10).fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.black]
        ])
        #expect(UIFont(descriptor: descriptor, size: 22).fontName == ".SFUI-Black")
    }

    @Test(.documented("UIFontDescriptor.withDesign(_:)"))
    func `change the design of the system font only`() {
        #expect(UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.rounded) != nil)
        #expect(UIFontDescriptor(name: "Helvetica", size: 12).withDesign(.serif) == nil)
    }

    @Test(.documented("FOUNDATION: NSSecureCoding"))
    func `survive an archive`() throws {
        let font = UIFont.systemFont(ofSize: 19, weight: .light)
        let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == font)
    }
}
