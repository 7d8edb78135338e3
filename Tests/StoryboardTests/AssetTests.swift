import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Assets", .serialized)
struct AssetTests {
    private static let svg =
        ##"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="4"><rect width="10" height="4" fill="#f00"/></svg>"##

    @Test(.documented("XCASSETS: color sets"))
    func `colours follow appearance and contrast, in all three spellings`() throws {
        func entry(_ appearances: String, _ red: String) -> String {
            #"{"idiom":"universal"\#(appearances),"color":{"color-space":"srgb","components":{"red":"\#(red)","green":"0","blue":"0.000","alpha":"1"}}}"#
        }
        let dark = #"{"appearance":"luminosity","value":"dark"}"#
        let high = #"{"appearance":"contrast","value":"high"}"#
        let content = [
            entry("", "0xFF"), entry(#","appearances":[\#(dark)]"#, "51"), entry(#","appearances":[\#(dark),\#(high)]"#, "0.4"),
        ].joined(separator: ",")
        let files = InterfaceFiles([
            "A.xcassets/Brand.colorset/Contents.json": #"{"colors":[\#(content)]}"#,
            "A.xcassets/Group/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
            "A.xcassets/Group/Deep.colorset/Contents.json":
                #"{"colors":[{"color":{"platform":"ios","reference":"labelColor"}}]}"#,
        ])
        let color = try #require(UIColor(named: "Brand", in: files.bundle, compatibleWith: nil))
        func red(_ traits: UITraitCollection) -> CGFloat {
            var red: CGFloat = 0
            color.resolvedColor(with: traits).getRed(&red, green: nil, blue: nil, alpha: nil)
            return red
        }
        #expect(red(UITraitCollection(userInterfaceStyle: .light)) == 1)
        #expect(abs(red(UITraitCollection(userInterfaceStyle: .dark)) - 0.2) < 0.001)
        let strong = UITraitCollection(traitsFrom: [.init(userInterfaceStyle: .dark), .init(accessibilityContrast: .high)])
        #expect(abs(red(strong) - 0.4) < 0.001)
        #expect(
            UIColor(named: "Group/Deep", in: files.bundle, compatibleWith: nil)?.resolvedColor(with: .current)
                == UIColor.label.resolvedColor(with: .current))
        #expect(UIColor(named: "Deep", in: files.bundle, compatibleWith: nil) == nil)
    }

    @Test(.documented("XCASSETS: image sets"))
    func `vector pictures are drawn at the screen's scale, with their slices and rendering`() throws {
        let files = InterfaceFiles([
            "A.xcassets/Bar.imageset/Contents.json":
                #"{"images":[{"idiom":"universal","filename":"bar.svg","resizing":{"mode":"3-part-horizontal","center":{"mode":"stretch","width":1},"cap-insets":{"left":3,"right":3}}}],"properties":{"template-rendering-intent":"template"}}"#,
            "A.xcassets/Bar.imageset/bar.svg": Self.svg,
        ])
        let image = try #require(
            UIImage(named: "Bar", in: files.bundle, compatibleWith: UITraitCollection(displayScale: 3)))
        // What the middle does not use is cut out.
        #expect(image.size == CGSize(width: 7, height: 4) && image.scale == 3)
        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3) && image.resizingMode == .stretch)
        #expect(image.renderingMode == .alwaysTemplate)
    }

    @Test(.documented("UIImage.init(resource:), UIColor.init(resource:)"))
    func `resources find what their names say, in their bundle`() throws {
        let files = InterfaceFiles([
            "A.xcassets/Flag.imageset/Contents.json": #"{"images":[{"idiom":"universal","filename":"flag.svg"}]}"#,
            "A.xcassets/Flag.imageset/flag.svg": Self.svg,
            "A.xcassets/Sea.colorset/Contents.json":
                #"{"colors":[{"color":{"color-space":"srgb","components":{"red":"0","green":"0","blue":"1.000","alpha":"1"}}}]}"#,
        ])
        #expect(UIImage(resource: ImageResource(name: "Flag", bundle: files.bundle)).size == CGSize(width: 10, height: 4))
        let sea = UIColor(resource: ColorResource(name: "Sea", bundle: files.bundle))
        #expect(sea.resolvedColor(with: .current) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(ImageResource(name: "Flag", bundle: files.bundle) == ImageResource(name: "Flag", bundle: files.bundle))
    }

    @Test(.assumed("apps that moved their files into a catalog go on naming them x.jpg and x.png"))
    func `a picture is found by the name of the file that it was`() {
        func set(_ file: String) -> String { #"{"images":[{"idiom":"universal","filename":"\#(file)"}]}"# }
        let files = InterfaceFiles([
            "A.xcassets/Tree.imageset/Contents.json": set("a.svg"), "A.xcassets/Tree.imageset/a.svg": Self.svg,
            "A.xcassets/Odd.png.imageset/Contents.json": set("b.svg"),
            "A.xcassets/Odd.png.imageset/b.svg": Self.svg.replacingOccurrences(of: "10", with: "20"),
            "A.xcassets/Odd.imageset/Contents.json": set("a.svg"), "A.xcassets/Odd.imageset/a.svg": Self.svg,
        ])
        func width(_ name: String) -> CGFloat? { UIImage(named: name, in: files.bundle, compatibleWith: nil)?.size.width }
        #expect(["Tree", "Tree.png", "Tree.jpg", "Tree.JPG", "Tree.jpeg"].map(width) == [10, 10, 10, 10, 10])
        // An asset that is really called so comes first.
        #expect(width("Odd.png") == 20 && width("Odd") == 10)
        #expect(width("Tree.pdfx") == nil && width("Treex.png") == nil)
    }

    @Test(.documented("NSDataAsset"))
    func `data assets are read by name`() throws {
        let files = InterfaceFiles([
            "A.xcassets/Text.dataset/Contents.json":
                #"{"data":[{"filename":"a.txt","universal-type-identifier":"public.text"}]}"#,
            "A.xcassets/Text.dataset/a.txt": "content",
        ])
        let asset = try #require(NSDataAsset(name: "Text", bundle: files.bundle))
        #expect(asset.data == Data("content".utf8) && asset.typeIdentifier == "public.text")
        #expect(NSDataAsset(name: "None", bundle: files.bundle) == nil)
    }
}
