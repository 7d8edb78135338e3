import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@Suite("Drawing / Fonts / Named fonts")
struct NamedFontTests {
    @Test(.oracle("FONT-4"), arguments: ["Helvetica", "HelveticaNeue"])
    func `a regular face has the name that it was asked for by`(name: String) {
        #expect(UIFont(name: name, size: 12)?.fontName == name)
    }

    @Test(.assumed("recorded line heights: Helvetica Neue 12 14.32, Helvetica 1.15 times its size"))
    func `the line height holds the font's own leading`() {
        #expect(abs(UIFont(name: "HelveticaNeue", size: 12)!.lineHeight - 14.316) < 0.01)
        #expect(abs(UIFont(name: "Helvetica", size: 20)!.lineHeight - 23) < 0.01)
        #expect(abs(("x" as NSString).size(withAttributes: [.font: UIFont(name: "Helvetica", size: 20)!]).height - 23) < 0.01)
    }

    @Test(.assumed("a named font's descriptor holds its name and its size"))
    func `a plain font's attributes are its name and its size`() {
        let attributes = UIFont(name: "Helvetica", size: 12)!.fontDescriptor.fontAttributes
        #expect(Set(attributes.keys) == [.name, .size])
        #expect(attributes[.name] as? String == "Helvetica")
        #expect((attributes[.size] as? NSNumber)?.doubleValue == 12)
        #expect(Set(UIFont.systemFont(ofSize: 15).fontDescriptor.fontAttributes.keys) == [.name, .size])
    }

    @Test(.documented("UIFontDescriptor.object(forKey:)"))
    func `what is not among the attributes can be asked for`() {
        let descriptor = UIFont(name: "Helvetica", size: 12)!.fontDescriptor
        #expect(descriptor.object(forKey: .family) as? String == "Helvetica")
        #expect(descriptor.object(forKey: .traits) != nil)
    }

    @Test(.documented("UIFontDescriptor.AttributeName.featureSettings"))
    func `feature settings come through the font and back`() throws {
        let settings: [[UIFontDescriptor.FeatureKey: Int]] = [
            [.type: 35, .selector: 2], [.type: 6, .selector: 0],
        ]
        let descriptor = UIFont(name: "Helvetica", size: 12)!.fontDescriptor.addingAttributes([.featureSettings: settings])
        let font = UIFont(descriptor: descriptor, size: 0)
        let kept = try #require(font.fontDescriptor.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]])
        #expect(kept == settings)
        let again = font.fontDescriptor.addingAttributes([.featureSettings: [settings[0]]])
        #expect((again.fontAttributes[.featureSettings] as? [Any])?.count == 2)
    }
}
