import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Specification / Responders / Hit testing")
struct HitTestingSpec {
    /// Counts the questions whether a point is inside.
    private final class Asked: UIView {
        var questions = 0
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            questions += 1
            return super.point(inside: point, with: event)
        }
    }

    private let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    private let middle = CGPoint(x: 5, y: 5)

    @Test(.documented("UIView.hitTest(_:with:): who is left out"), arguments: ["hidden", "not enabled", "transparent"])
    func `who cannot be touched is left out without a question`(why: String) {
        let view = Asked(frame: frame)
        switch why {
        case "hidden": view.isHidden = true
        case "not enabled": view.isUserInteractionEnabled = false
        default: view.alpha = 0
        }
        #expect(view.hitTest(middle, with: nil) == nil && view.questions == 0)
    }

    @Test(
        .oracle("CHAIN-H2"),
        arguments: [(0.01 as CGFloat, false), (0.009, false), (0.010000000707805157, true), (0.011, true), (1, true)])
    func `an alpha of a hundredth is too little`(alpha: CGFloat, isHit: Bool) {
        let view = UIView(frame: frame)
        view.alpha = alpha
        #expect((view.hitTest(middle, with: nil) != nil) == isHit)
    }

    @Test(.documented("UIView.hitTest(_:with:): point(inside:) first"))
    func `a view is asked before its subviews`() {
        let (outer, inner) = (Asked(frame: frame), Asked(frame: CGRect(x: -20, y: 0, width: 10, height: 10)))
        outer.addSubview(inner)
        #expect(outer.hitTest(CGPoint(x: -15, y: 5), with: nil) == nil && outer.questions == 1 && inner.questions == 0)
    }

    @Test(.documented("UIView.hitTest(_:with:): from front to back"))
    func `the subview in front is asked first, and wins`() {
        let outer = UIView(frame: frame)
        let (back, front) = (Asked(frame: frame), Asked(frame: frame))
        outer.addSubview(back)
        outer.addSubview(front)
        #expect(outer.hitTest(middle, with: nil) === front && back.questions == 0)
    }

    @Test(.documented("UIView.hitTest(_:with:): in the subview's coordinates"))
    func `the point is converted for each subview`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
        outer.addSubview(inner)
        #expect(outer.hitTest(CGPoint(x: 55, y: 55), with: nil) === inner)
        #expect(outer.hitTest(CGPoint(x: 45, y: 45), with: nil) === outer)
    }

    @Test(.documented("UIView.hitTest(_:with:): itself where no subview answers"))
    func `the view itself where no subview answers`() {
        let outer = UIView(frame: frame)
        let inner = UIView(frame: frame)
        inner.isUserInteractionEnabled = false
        outer.addSubview(inner)
        #expect(outer.hitTest(middle, with: nil) === outer)
    }

    @Test(
        .oracle("CHAIN-H4"),
        arguments: [
            (CGPoint(x: 0, y: 0), true), (CGPoint(x: 10, y: 10), false), (CGPoint(x: 9.99, y: 9.99), true),
            (CGPoint(x: 10, y: 0), false),
        ])
    func `the upper left corner is inside, the lower right outside`(point: CGPoint, isInside: Bool) {
        #expect(UIView(frame: frame).point(inside: point, with: nil) == isInside)
    }

    @Test(.oracle("CHAIN-H5: alpha is not multiplied"))
    func `each level's alpha counts alone`() {
        let (outer, inner) = (UIView(frame: frame), UIView(frame: frame))
        (outer.alpha, inner.alpha) = (0.05, 0.05)
        outer.addSubview(inner)
        #expect(outer.hitTest(middle, with: nil) === inner)
    }

    @Test(.oracle("CHAIN-H5: a clear background"))
    func `a clear background is no hole`() {
        let view = UIView(frame: frame)
        view.backgroundColor = .clear
        #expect(view.hitTest(middle, with: nil) === view)
    }

    @Test(.oracle("CHAIN-H5: clipsToBounds"), arguments: [true, false])
    func `clipping does not matter: outside its superview nothing is hit`(clips: Bool) {
        let outer = UIView(frame: frame)
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
        outer.clipsToBounds = clips
        outer.addSubview(inner)
        #expect(
            outer.hitTest(CGPoint(x: 15, y: 15), with: nil) == nil && outer.hitTest(CGPoint(x: 7, y: 7), with: nil) === inner)
    }

    @Test(.oracle("CHAIN-H6"))
    func `a window answers as any view does`() {
        let stage = Stage(device: .iPhoneSE)
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        stage.window.addSubview(view)
        #expect(stage.window.hitTest(CGPoint(x: 15, y: 15), with: nil) === view)
        #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === stage.window)
    }

    @Test(.documented("UIGestureRecognizer: defaults"))
    func `a recogniser cancels touches and delays their end, not their beginning`() {
        let recognizer = UITapGestureRecognizer()
        #expect(recognizer.cancelsTouchesInView && !recognizer.delaysTouchesBegan && recognizer.delaysTouchesEnded)
    }
}
