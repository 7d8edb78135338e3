import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Lines of the asset catalogues' format that decide which entry is taken.
@MainActor @Suite("Assets, line by line", .serialized)
struct AssetFactTests {
    private func svg(_ width: Int) -> String {
        ##"<svg xmlns="http://www.w3.org/2000/svg" width="\##(width)" height="4"><rect width="\##(width)" height="4" fill="#f00"/></svg>"##
    }

    private func width(_ images: String, _ traits: UITraitCollection) throws -> CGFloat {
        let files = InterfaceFiles([
            "A.xcassets/P.imageset/Contents.json": #"{"images":[\#(images)]}"#,
            "A.xcassets/P.imageset/a.svg": svg(10), "A.xcassets/P.imageset/b.svg": svg(20),
        ])
        return try #require(UIImage(named: "P", in: files.bundle, compatibleWith: traits)).size.width
    }

    @Test(.documented("XCASSETS: idiom"))
    func `the exact idiom wins over the universal one, and empty slots are passed over`() throws {
        let images = #"{"idiom":"ipad"},{"idiom":"universal","filename":"a.svg"},{"idiom":"iphone","filename":"b.svg"}"#
        #expect(try width(images, UITraitCollection(userInterfaceIdiom: .phone)) == 20)
        #expect(try width(images, UITraitCollection(userInterfaceIdiom: .pad)) == 10)
    }

    @Test(.assumed("assets-and-project 1: appearances of pictures"))
    func `a dark picture is taken in the dark`() throws {
        let images =
            #"{"idiom":"universal","filename":"a.svg"},{"idiom":"universal","filename":"b.svg","appearances":[{"appearance":"luminosity","value":"dark"}]}"#
        #expect(try width(images, UITraitCollection(userInterfaceStyle: .light)) == 10)
        #expect(try width(images, UITraitCollection(userInterfaceStyle: .dark)) == 20)
    }

    @Test(.assumed("assets-and-project 1: colour spaces and entries without a colour"))
    func `wide colours are converted, and empty colours passed over`() throws {
        let wide =
            #"{"idiom":"mac"},{"idiom":"universal","color":{"color-space":"display-p3","components":{"red":"0.5","green":"0.5","blue":"0.5","alpha":"0.250"}}}"#
        let gray =
            #"{"idiom":"universal","color":{"color-space":"gray-gamma-22","components":{"white":"0.500","alpha":"1.000"}}}"#
        let files = InterfaceFiles([
            "A.xcassets/W.colorset/Contents.json": #"{"colors":[\#(wide)]}"#,
            "A.xcassets/G.colorset/Contents.json": #"{"colors":[\#(gray)]}"#,
        ])
        for (name, alpha) in [("W", 0.25), ("G", 1)] {
            let color = try #require(UIColor(named: name, in: files.bundle, compatibleWith: nil))
            var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
            color.getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
            #expect(abs(parts.red - 0.5) < 0.01 && abs(parts.blue - 0.5) < 0.01 && abs(parts.alpha - CGFloat(alpha)) < 0.001)
        }
    }
}
