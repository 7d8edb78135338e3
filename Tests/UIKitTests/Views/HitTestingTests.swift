import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Views / Hit-testing")
struct HitTestingTests {
    private func box(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> UIView { UIView(frame: frame) }

    @Test(.documented("UIView.hitTest(_:with:)"))
    func `the frontmost view wins`() {
        let root = box()
        let back = box(CGRect(x: 0, y: 0, width: 50, height: 50))
        let front = box(CGRect(x: 25, y: 25, width: 50, height: 50))
        root.addSubview(back)
        root.addSubview(front)
        #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 90, y: 10), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 190, y: 10), with: nil) == nil)
    }

    @Test(.oracle("CHAIN-H1"))
    func `hidden, disabled and transparent views are not asked`() {
        final class Asked: UIView {
            var count = 0
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                count += 1
                return super.point(inside: point, with: event)
            }
        }
        let view = Asked(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let point = CGPoint(x: 5, y: 5)
        view.isHidden = true
        #expect(view.hitTest(point, with: nil) == nil)
        view.isHidden = false
        view.isUserInteractionEnabled = false
        #expect(view.hitTest(point, with: nil) == nil)
        view.isUserInteractionEnabled = true
        view.alpha = 0.01
        #expect(view.hitTest(point, with: nil) == nil)
        #expect(view.count == 0)
        view.alpha = 0.010000001
        #expect(view.hitTest(point, with: nil) === view)
    }

    @Test(.oracle("CHAIN-H5"))
    func `alphas are not multiplied, and clear views can be hit`() {
        let root = box()
        let child = box(CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(child)
        root.alpha = 0.05
        child.alpha = 0.05
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === child)
    }

    @Test(.oracle("CHAIN-H4"))
    func `the right and bottom edges are outside`() {
        let view = box(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.point(inside: .zero, with: nil))
        #expect(!view.point(inside: CGPoint(x: 10, y: 5), with: nil))
        #expect(!view.point(inside: CGPoint(x: 5, y: 10), with: nil))
        #expect(view.point(inside: CGPoint(x: 9.999, y: 9.999), with: nil))
    }

    @Test(.documented("UIView.point(inside:with:)"))
    func `a view may take touches beyond its bounds, those in a superview only`() {
        final class Large: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -20, dy: -20).contains(point)
            }
        }
        let root = box()
        let button = Large(frame: CGRect(x: 30, y: 30, width: 10, height: 10))
        root.addSubview(button)
        #expect(root.hitTest(CGPoint(x: 15, y: 35), with: nil) === button)
        let far = Large(frame: CGRect(x: 95, y: 95, width: 4, height: 4))
        root.addSubview(far)
        #expect(root.hitTest(CGPoint(x: 105, y: 97), with: nil) == nil)
    }

    @Test(.documented("UIView.hitTest(_:with:)"))
    func `looks through transforms and scrolled bounds`() {
        let root = box()
        let turned = box(CGRect(x: 40, y: 0, width: 20, height: 100))
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        root.addSubview(turned)
        #expect(root.hitTest(CGPoint(x: 5, y: 50), with: nil) === turned)
        #expect(root.hitTest(CGPoint(x: 50, y: 5), with: nil) === root)
        root.bounds.origin.y = 45
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === turned)
    }
}
