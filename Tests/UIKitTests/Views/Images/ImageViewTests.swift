import AppleFoundation
import CoreGraphics
import HeadlessHost
import QuartzCore
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Views / Images / Image views")
struct ImageViewTests {
    private let red = picture(10, 6) { context in
        UIColor.red.setFill()
        context.fill(context.format.bounds)
    }

    @Test(.documented("UIImageView.init(image:)"))
    func `are as large as their picture`() {
        let view = UIImageView(image: red)
        #expect(view.frame.size == CGSize(width: 10, height: 6))
        #expect(view.intrinsicContentSize == CGSize(width: 10, height: 6))
        #expect(UIImageView(image: nil).intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(!view.isUserInteractionEnabled)
    }

    @Test(.documented("UIImage.SymbolConfiguration.init(textStyle:): the size follows the content size category"))
    func `symbols in a text style are as large as the view's own traits say`() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
        view.traitOverrides.preferredContentSizeCategory = .large
        let usual = view.intrinsicContentSize
        view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(view.intrinsicContentSize.width > usual.width * 1.5)
        #expect(view.sizeThatFits(.zero) == view.intrinsicContentSize)
    }

    @Test(.assumed("no pixel is copied on the way to the layer"))
    func `hand their pixels to the layer as they are`() {
        let view = UIImageView(image: red)
        #expect(view.layer.contents as AnyObject === red.cgImage)
        view.image = nil
        #expect(view.layer.contents == nil)
    }

    @Test(.documented("UIImage.RenderingMode.alwaysTemplate"))
    func `draw templates in the tint colour`() {
        let view = UIImageView(image: red.withRenderingMode(.alwaysTemplate))
        view.tintColor = .blue
        let image = picture(10, 6) { view.layer.render(in: $0.cgContext) }
        #expect(image.pixel(5, 3) == "FF0000FF")
        let parent = UIView()
        parent.tintColor = .green
        let inherits = UIImageView(image: red.withRenderingMode(.alwaysTemplate))
        parent.addSubview(inherits)
        #expect(picture(10, 6) { inherits.layer.render(in: $0.cgContext) }.pixel(5, 3) == "FF00FF00")
    }

    @Test(.documented("UIImageView.isHighlighted"))
    func `show the highlighted picture while highlighted`() {
        let blue = red.withTintColor(.blue)
        let view = UIImageView(image: red, highlightedImage: blue)
        view.isHighlighted = true
        #expect(picture(10, 6) { view.layer.render(in: $0.cgContext) }.pixel(1, 1) == "FF0000FF")
        view.isHighlighted = false
        #expect(view.layer.contents as AnyObject === red.cgImage)
    }

    @Test(.documented("UIImageView.animationImages"))
    func `run through their pictures and stop`() {
        let stage = Stage(device: .screen(CGSize(width: 20, height: 20), scale: 1))
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 6))
        view.animationImages = [red, red.withTintColor(.green), red.withTintColor(.blue)]
        view.animationDuration = 0.9
        stage.show(view)
        #expect(!view.isAnimating)
        view.startAnimating()
        #expect(view.isAnimating)
        func shown() -> String {
            UIImage(cgImage: stage.currentFrame).pixel(5, 3)
        }
        stage.advance(by: 0.1)
        let first = shown()
        stage.advance(by: 0.3)
        let second = shown()
        stage.advance(by: 0.3)
        #expect([first, second, shown()] == ["FFFF0000", "FF00FF00", "FF0000FF"])
        view.stopAnimating()
        #expect(!view.isAnimating)
    }

    @Test(.documented("UIImage.resizableImage(withCapInsets:resizingMode:)"))
    func `stretch only the middle of a resizable picture`() {
        let image = red.resizableImage(
            withCapInsets: UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3), resizingMode: .stretch)
        let view = UIImageView(image: image)
        view.frame.size = CGSize(width: 50, height: 50)
        let center = view.layer.contentsCenter
        #expect(abs(center.minX - 0.3) < 1e-9 && abs(center.width - 0.4) < 1e-9 && abs(center.minY - 1.0 / 3) < 1e-9)
    }

    @Test(.assumed("symbols are drawn at the size they are shown in"))
    func `keep symbols sharp when they are scaled up`() {
        let view = UIImageView(image: UIImage(systemName: "heart.fill"))
        view.contentMode = .scaleAspectFit
        view.frame.size = CGSize(width: 200, height: 200)
        view.layoutIfNeeded()
        let contents = view.layer.contents as AnyObject as? CGImage
        #expect((contents?.width ?? 0) >= 190)
    }
}
