import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// A well in code, in files, under a finger, and by name.
@MainActor @Suite("Storyboards / Colour wells", .serialized)
struct ColorWellTests {
    @Test(.documented("UIColorWell: selectedColor, supportsAlpha, title"))
    func `a fresh well has no colour and lets opacity be chosen`() {
        let well = UIColorWell()
        #expect(well.selectedColor == nil && well.supportsAlpha && well.title == nil)
        #expect(well.isAccessibilityElement && well.accessibilityTraits == .button)
        #expect(well.value(forKey: "supportsAlpha") as? Bool == true)
    }

    @Test(.assumed("as large as the wells in public pictures"))
    func `a well is a small circle, whatever room it has`() {
        #expect(UIColorWell().intrinsicContentSize == CGSize(width: 28, height: 28))
        #expect(UIColorWell().sizeThatFits(CGSize(width: 200, height: 9)) == CGSize(width: 28, height: 28))
    }

    @Test(.assumed("the attributes that the schema has for wells, and the key of the colour inside"))
    func `a well takes its attributes from a file`() throws {
        let content = """
            <subviews><colorWell supportsAlpha="NO" title="Ink" enabled="NO" id="w"><rect key="frame" x="1" y="2" width="28" height="28"/>
            <color key="selectedColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></colorWell></subviews>
            """
        let files = InterfaceFiles(["Main.storyboard": InterfaceFiles.storyboard(InterfaceFiles.scene(content))])
        let made = try #require(files.storyboard().instantiateInitialViewController())
        let well = try #require(made.view.subviews.first as? UIColorWell)
        #expect(well.title == "Ink" && !well.supportsAlpha && !well.isEnabled && well.frame.origin == CGPoint(x: 1, y: 2))
        #expect(well.selectedColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test(.documented("UIControl: actions are sent for the user's doing"))
    func `a colour set by code is heard by observers, and sends nothing`() {
        let well = UIColorWell()
        var sent = 0
        var heard: [UIColor?] = []
        well.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        let observation = well.observe(\.selectedColor, "selectedColor", options: [.new]) { _, change in
            heard.append(change.newValue ?? nil)
        }
        well.selectedColor = .red
        #expect(sent == 0 && heard == [.red])
        observation.invalidate()
    }

    @Test(.documented("UIColorWell: a control that displays a color picker"))
    func `a tap opens the palette, and a colour of it is chosen`() throws {
        let stage = Stage(device: .iPhone15)
        let controller = UIViewController()
        stage.window.rootViewController = controller
        let well = UIColorWell(frame: CGRect(x: 100, y: 200, width: 28, height: 28))
        well.title = "Ink"
        controller.view.addSubview(well)
        var sent = 0
        well.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        stage.settle()
        stage.tap(at: CGPoint(x: 114, y: 214))
        stage.settle()
        let palette = try #require(controller.presentedViewController)
        #expect(stage.view(showing: "Ink") != nil)
        let grid = try #require(palette.view.subviews.first { $0 is UIControl && $0.bounds.width > 200 && !($0 is UISlider) })
        stage.tap(grid)
        stage.settle()
        #expect(sent == 1 && well.selectedColor != nil)
        palette.dismiss(animated: false)
        stage.settle()
        #expect(controller.presentedViewController == nil)
    }

    @Test(
        .assumed("the ring is there in light and in dark, the colour in the middle"),
        arguments: [UIUserInterfaceStyle.light, .dark])
    func `a well shows its colour inside a ring of all hues`(style: UIUserInterfaceStyle) throws {
        let stage = Stage(device: .iPhone15)
        let well = UIColorWell(frame: CGRect(x: 100, y: 200, width: 28, height: 28))
        well.selectedColor = .systemOrange
        stage.window.overrideUserInterfaceStyle = style
        stage.window.addSubview(well)
        stage.settle()
        let image = UIGraphicsImageRenderer(bounds: well.bounds).image { well.layer.render(in: $0.cgContext) }
        #expect(image.size == CGSize(width: 28, height: 28))
        if let folder = ProcessInfo.processInfo.environment["ALLIUM_PICTURES"] {
            try image.pngData()?.write(to: URL(fileURLWithPath: "\(folder)/well-\(style.rawValue).png"))
            try stage.currentImage.pngData()?.write(to: URL(fileURLWithPath: "\(folder)/stage-\(style.rawValue).png"))
        }
    }
}
