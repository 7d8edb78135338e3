import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Numbers that no screen means: whoever reads a file goes on, with something within bounds.
@MainActor @Suite("Interface files / Hostile numbers and names", .serialized, .assumed("a file never ends the process"))
struct HostileNumbersTests {
    nonisolated static let numbers = ["1e300", "-1e300", "1e30", "nan", "inf", "9223372036854775808", "-0.5"]

    @Test(arguments: numbers)
    func `gestures, tags, underlines and line counts take any number`(number: String) throws {
        let text = """
            <attributedString key="attributedText"><fragment content="a"><attributes>
            <integer key="NSUnderline" value="\(number)"/><integer key="NSStrikethrough" value="\(number)"/>
            <paragraphStyle key="NSParagraphStyle" alignment="left" firstLineHeadIndent="\(number)" headIndent="\(number)" lineSpacing="\(number)"/>
            </attributes></fragment></attributedString>
            """
        let misuses = MisuseRecorder()
        let xib = InterfaceFiles.xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="v" tag="\(number)"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
            <label id="l" text="Many words that need a line" numberOfLines="\(number)" tag="\(number)">
            <rect key="frame" x="\(number)" y="0" width="\(number)" height="20"/>
            <variation key="heightClass=regular" numberOfLines="\(number)"/></label>
            <label id="m"><rect key="frame" x="0" y="20" width="100" height="20"/>\(text)</label>
            <stepper id="s" minimumValue="\(number)" maximumValue="\(number)" value="\(number)" stepValue="\(number)"><rect key="frame" x="0" y="0" width="10" height="\(number)"/></stepper>
            <pageControl id="p" numberOfPages="\(number)" currentPage="\(number)"/>
            <segmentedControl id="g" selectedSegmentIndex="\(number)"><segments><segment title="a" width="\(number)"/></segments></segmentedControl>
            <slider id="d" value="\(number)" minValue="\(number)" maxValue="\(number)"/><progressView id="r" progress="\(number)"/>
            <stackView id="k" spacing="\(number)"><subviews><view id="k1"/></subviews></stackView>
            </subviews></view>
            <pongPressGestureRecognizer id="lp" numberOfTapsRequired="\(number)" numberOfTouchesRequired="\(number)" minimumPressDuration="\(number)"/>
            <tapGestureRecognizer id="t" numberOfTapsRequired="\(number)"/><swipeGestureRecognizer id="w" numberOfTouchesRequired="\(number)"/>
            <panGestureRecognizer id="q" minimumNumberOfTouches="\(number)" maximumNumberOfTouches="\(number)"/>
            """)
        let files = InterfaceFiles(["Card.xib": xib])
        let objects = try #require(files.bundle.loadNibNamed("Card", owner: nil))
        let view = try #require(objects.first as? UIView)
        let press = try #require(objects.compactMap { $0 as? UILongPressGestureRecognizer }.first)
        #expect(press.numberOfTapsRequired >= 0)
        #expect(abs(view.tag) <= 1_000_000_000_000_000)
        // A frame that is no number is an exception, as on iOS: a sentence, no trap.
        let stage = Stage(device: .screen(CGSize(width: 100, height: 100), scale: 1))
        stage.show(view)
        stage.advance(by: 0.1)
        #expect(misuses.reports.allSatisfy { $0.exception == nil || $0.exception == "CALayerInvalidGeometry" })
    }

    @Test(arguments: ["1e30", "1e300", "40000", "9000", "-1", "0", "nan", "1e-30"])
    func `a picture of an impossible size is none`(side: String) {
        let svg =
            ##"<svg xmlns="http://www.w3.org/2000/svg" width="\##(side)" height="\##(side)"><rect width="4" height="4"/></svg>"##
        let files = InterfaceFiles([
            "A.xcassets/Big.imageset/Contents.json": #"{"images":[{"idiom":"universal","filename":"a.svg"}]}"#,
            "A.xcassets/Big.imageset/a.svg": svg,
        ])
        let image = UIImage(named: "Big", in: files.bundle, compatibleWith: UITraitCollection(displayScale: 1))
        #expect(image == nil || image!.size.width <= 8_192)
    }

    @Test(arguments: ["1e300", "-1e300", "1e18", "9223372036854775807", "-1"])
    func `slices of an impossible size cut nothing`(number: String) throws {
        let files = InterfaceFiles([
            "A.xcassets/Bar.imageset/Contents.json":
                #"{"images":[{"idiom":"universal","filename":"a.svg","resizing":{"mode":"9-part","center":{"mode":"tile","width":\#(number),"height":1},"cap-insets":{"left":\#(number),"right":\#(number),"top":1,"bottom":\#(number)}},"alignment-insets":{"top":\#(number)}}]}"#,
            "A.xcassets/Bar.imageset/a.svg":
                ##"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="4" height="4"/></svg>"##,
        ])
        let image = try #require(UIImage(named: "Bar", in: files.bundle, compatibleWith: UITraitCollection(displayScale: 2)))
        #expect(image.size == CGSize(width: 10, height: 10))
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        let stage = Stage(device: .screen(CGSize(width: 40, height: 40), scale: 2))
        stage.show(view)
        stage.advance(by: 0.1)
    }

    @Test func `an entry's file lies in its own folder`() {
        let files = InterfaceFiles([
            "secret.txt": "secret", "A.xcassets/Own.dataset/a/b.txt": "deep",
            "A.xcassets/Up.dataset/Contents.json": #"{"data":[{"filename":"../../secret.txt"}]}"#,
            "A.xcassets/Deep.dataset/Contents.json": #"{"data":[{"filename":"../Own.dataset/a/b.txt"}]}"#,
            "A.xcassets/Self.dataset/Contents.json": #"{"data":[{"filename":".."}]}"#,
            "A.xcassets/Root.dataset/Contents.json": #"{"data":[{"filename":"/etc/passwd"}]}"#,
            "A.xcassets/Etc.dataset/Contents.json": #"{"data":[{"filename":"../../../../../../../../etc/passwd"}]}"#,
            "A.xcassets/Up.imageset/Contents.json": #"{"images":[{"filename":"../../x.svg"}]}"#,
            "x.svg": ##"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>"##,
        ])
        for name in ["Up", "Deep", "Self", "Root", "Etc"] { #expect(NSDataAsset(name: name, bundle: files.bundle) == nil) }
        #expect(UIImage(named: "Up", in: files.bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "../x", in: files.bundle, compatibleWith: nil) == nil)
    }

    @Test func `a catalog whose links lead into itself is read once`() throws {
        let files = InterfaceFiles([
            "A.xcassets/Group/One.colorset/Contents.json":
                #"{"colors":[{"color":{"components":{"red":"1","green":"0","blue":"0","alpha":"1"}}}]}"#
        ])
        let catalog = files.bundle.bundlePath + "/A.xcassets"
        for (name, target) in [("x", "."), ("y", "."), ("Group/up", ".."), ("root", "/")] {
            try FileManager.default.createSymbolicLink(atPath: catalog + "/" + name, withDestinationPath: target)
        }
        #expect(UIColor(named: "One", in: files.bundle, compatibleWith: nil) != nil)
    }
}
