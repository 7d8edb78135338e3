import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@Suite("Drawing / Colours / Reading colours")
struct ReadingColorsTests {
    private func parts(_ color: UIColor) -> [CGFloat] {
        var red: CGFloat = -1
        var green: CGFloat = -1
        var blue: CGFloat = -1
        var alpha: CGFloat = -1
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test(.oracle("VIEW-P5"))
    func `describes itself with its colour space and its numbers`() {
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect(UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1).description == "UIExtendedSRGBColorSpace 0 0.478431 1 1")
        #expect(UIColor.white.description == "UIExtendedGrayColorSpace 1 1")
        #expect(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).description == "UIDisplayP3ColorSpace 1 0 0 1")
    }

    @Test(
        .documented("UIColor.init(hue:saturation:brightness:alpha:)"), arguments: [0, 0.1, 0.35, 0.5, 0.66, 0.9] as [CGFloat])
    func `gives back the hue it was made with`(hue: CGFloat) {
        var found: CGFloat = -1
        var saturation: CGFloat = -1
        var brightness: CGFloat = -1
        UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 1)
            .getHue(&found, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(abs(found - hue) < 1e-9)
        #expect(abs(saturation - 0.6) < 1e-9)
        #expect(abs(brightness - 0.8) < 1e-9)
    }

    @Test(.assumed("hue 1 is hue 0 again"))
    func `takes a full turn of hue as none`() {
        #expect(parts(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)) == [1, 0, 0, 1])
    }

    @Test(.documented("UIColor.getRed(_:green:blue:alpha:)"))
    func `reads greys as red green and blue`() {
        #expect(parts(UIColor(white: 0.5, alpha: 0.25)) == [0.5, 0.5, 0.5, 0.25])
    }

    @Test(.assumed("the published primaries of Display P3"))
    func `lets wide colours leave the range of sRGB`() {
        #expect(parts(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)) == [1.093, -0.227, -0.150, 1])
        #expect(parts(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)) == [1, 1, 1, 1])
    }

    @Test(.documented("UIColor.withAlphaComponent(_:)"))
    func `keeps its colour under another alpha`() {
        #expect(parts(UIColor.orange.withAlphaComponent(0.5)) == [1, 0.5, 0, 0.5])
    }

    @Test(.documented("UIColor.init(cgColor:)"))
    func `survives the way through a Core Graphics colour`() {
        let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
        #expect(UIColor(cgColor: color.cgColor) == color)
        #expect(UIColor(cgColor: UIColor.gray.cgColor) == UIColor.gray)
    }

    @Test(.documented("FOUNDATION: NSSecureCoding"))
    func `survives an archive`() throws {
        for color in [UIColor.purple, UIColor(white: 0.3, alpha: 0.4)] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
            #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
        }
    }

    @Test(.documented("SWIFT: colour literals"))
    func `come from literals`() {
        let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color == .red)
    }

    @Test(.assumed("a pattern has no components"))
    func `has no components when it is a pattern`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        #expect(!UIColor(patternImage: image).getRed(nil, green: nil, blue: nil, alpha: nil))
    }
}
