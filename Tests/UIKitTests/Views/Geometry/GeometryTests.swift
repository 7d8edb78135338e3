import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Views / Geometry")
struct GeometryTests {
    @Test(.documented("UIView.frame, bounds, center"))
    func `frame, bounds and center are one thing`() {
        freshScreen()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40) && view.center == CGPoint(x: 25, y: 40))
        view.center = CGPoint(x: 0, y: 0)
        #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
        view.bounds = CGRect(x: 5, y: 6, width: 50, height: 60)
        #expect(view.frame == CGRect(x: -25, y: -30, width: 50, height: 60) && view.center == .zero)
        view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        #expect(view.bounds == CGRect(x: 5, y: 6, width: 8, height: 8))
    }

    @Test(.documented("UIView.transform"))
    func `the frame is the box around the transformed bounds`() {
        freshScreen()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isClose(view.frame.minX, 5) && isClose(view.frame.minY, -5))
        #expect(isClose(view.frame.width, 10) && isClose(view.frame.height, 20))
        #expect(view.bounds.size == CGSize(width: 20, height: 10))
    }

    @Test(.documented("UIView.anchorPoint"))
    func `the anchor point is where the center is`() {
        freshScreen()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.anchorPoint = .zero
        #expect(view.frame == CGRect(x: 10, y: 5, width: 20, height: 10))
    }

    @Test(.documented("UIView.convert(_:to:)"))
    func `converts between views, scrolled and turned ones too`() {
        freshScreen()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let outer = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))
        let sibling = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
        window.addSubview(outer)
        outer.addSubview(inner)
        window.addSubview(sibling)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil as UIView?) == CGPoint(x: 31, y: 42))
        outer.bounds.origin = CGPoint(x: 5, y: 5)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: window) == CGPoint(x: 26, y: 37))
        #expect(inner.convert(CGPoint.zero, to: sibling) == CGPoint(x: 25 - 100, y: 35))
        #expect(
            sibling.convert(CGRect(x: 0, y: 0, width: 5, height: 5), to: outer) == CGRect(x: 95, y: -5, width: 5, height: 5))
        outer.bounds.origin = .zero
        outer.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(outer.convert(CGPoint(x: 50, y: 50), to: window) == CGPoint(x: 60, y: 60))
        #expect(outer.convert(CGPoint(x: 60, y: 50), to: window) == CGPoint(x: 80, y: 60))
    }

    @Test(.documented("UIView.sizeThatFits(_:), sizeToFit()"))
    func `fits to the size that the subclass wants`() {
        freshScreen()
        final class Wanting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width * 2, height: 7) }
        }
        let view = Wanting(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 20, height: 7))
        let plain = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
        plain.sizeToFit()
        #expect(plain.frame == CGRect(x: 1, y: 2, width: 10, height: 10))
        #expect(plain.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test(.documented("UIView.contentMode"))
    func `the content mode is the layer's gravity`() {
        freshScreen()
        let view = UIView()
        #expect(view.contentMode == .scaleToFill && view.layer.contentsGravity == .resize)
        view.contentMode = .scaleAspectFit
        #expect(view.layer.contentsGravity == .resizeAspect)
        view.contentMode = .bottomRight
        #expect(view.layer.contentsGravity == .bottomRight)
        view.contentMode = .redraw
        #expect(view.layer.contentsGravity == .resize && view.layer.needsDisplayOnBoundsChange)
    }

    @Test(.oracle("MISUSE-7"), arguments: [CGFloat.nan, .infinity, -.infinity])
    func `a frame that is no number is reported and not taken`(bad: CGFloat) {
        freshScreen()
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let misuses = Misuse.observed { view.frame = CGRect(x: bad, y: 0, width: 10, height: 10) }
        #expect(misuses.count >= 1)
        #expect(misuses.first?.message.hasPrefix("CALayer ") == true && misuses.first?.severity == .exception)
        #expect(misuses.first?.exceptionName == "CALayerInvalidGeometry")
        #expect(view.center.x.isFinite && view.bounds.width.isFinite)
        let more = Misuse.observed { view.bounds = CGRect(x: 0, y: 0, width: bad, height: 10) }
        #expect(more.count == 1 && view.bounds.width.isFinite)
        #expect(Misuse.observed { view.center = CGPoint(x: bad, y: 0) }.count == 1)
    }

    @Test(.documented("UIView.alpha: 0.0 to 1.0"))
    func `alpha stays between nothing and everything`() {
        freshScreen()
        let view = UIView()
        view.alpha = 2
        #expect(view.alpha == 1)
        view.alpha = -1
        #expect(view.alpha == 0)
    }

    // MARK: Safe area and margins
    @Test(.documented("AREA-A1: how far the superview's unsafe strips reach over it"))
    func `safe area insets follow the overlap`() {
        freshScreen()
        let insets = UIEdgeInsets(top: 44, left: 0, bottom: 80, right: 0)
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 500)
        func overlap(_ frame: CGRect) -> UIEdgeInsets { SafeAreaInsets.overlap(of: frame, in: bounds, insets: insets) }
        #expect(overlap(bounds) == insets)
        #expect(overlap(bounds.offsetBy(dx: 0, dy: -30)).bottom == 50)
        #expect(overlap(CGRect(x: 0, y: 100, width: 100, height: 100)) == .zero)
        #expect(overlap(CGRect(x: 0, y: -50, width: 100, height: 100)).top == 44)
    }

    @Test(.documented("UIView.safeAreaInsets"))
    func `views in a window get what the device covers`() {
        freshScreen()
        final class Watching: UIView {
            var changes = 0
            override func safeAreaInsetsDidChange() { changes += 1 }
        }
        let screen = UIScreen(device: .iPhone15)
        let window = UIWindow(screen: screen)
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let view = Watching(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
        #expect(view.safeAreaInsets == .zero)
        window.addSubview(view)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0) && view.changes == 1)
        let child = Watching(frame: CGRect(x: 0, y: 9, width: 10, height: 10))
        view.addSubview(child)
        #expect(child.safeAreaInsets.top == 30)
        view.frame.origin.y = 200
        #expect(view.safeAreaInsets == .zero && child.safeAreaInsets == .zero)
        #expect(view.changes == 2 && child.changes == 2)
        view.frame.origin.y = 210
        #expect(view.changes == 2)
        screen.device = Device.iPhone15.held(.landscape)
        #expect(window.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(view.safeAreaInsets.left == 59)
        view.removeFromSuperview()
        #expect(view.safeAreaInsets == .zero && child.safeAreaInsets == .zero)
    }

    @Test(.documented("UIView.layoutMargins: 8 on each side"))
    func `margins are 8, plus the safe area, at least the superview's if they are kept`() {
        freshScreen()
        let window = UIWindow(screen: UIScreen(device: .iPhone15))
        let view = UIView(frame: window.bounds)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        window.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        view.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 3, right: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 30, bottom: 3, right: 4))
        #expect(view.directionalLayoutMargins.leading == 30)
        let child = UIView(frame: CGRect(x: 10, y: 300, width: 373, height: 100))
        view.addSubview(child)
        #expect(child.layoutMargins.left == 8)
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins.left == 20)
        child.semanticContentAttribute = .forceRightToLeft
        child.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 9)
        #expect(child.layoutMargins.right == 50)
    }

    @Test(.documented("UIView.semanticContentAttribute"))
    func `reading direction comes from the traits or from the content`() {
        freshScreen()
        let view = UIView()
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        view.traitOverrides.layoutDirection = .rightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.semanticContentAttribute = .playback
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}
