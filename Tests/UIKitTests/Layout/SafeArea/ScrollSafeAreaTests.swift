import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Layout / Safe area / Insets of scroll views", .serialized)
struct ScrollSafeAreaTests {
    /// A scroll view that fills the screen of a controller.
    private func scene(
        _ content: CGSize, inStack: Bool = false, device: SimulatedDevice = .iPhone15,
        set: (UIScrollView, UIViewController) -> Void = { _, _ in }
    ) -> (stage: Stage, view: UIScrollView) {
        let stage = Stage(device: device)
        let made = controller("A")
        let view = UIScrollView(frame: made.view.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.contentSize = content
        made.view.addSubview(view)
        set(view, made)
        stage.window.rootViewController = inStack ? UINavigationController(rootViewController: made) : made
        stage.settle()
        return (stage, view)
    }

    private let short = CGSize(width: 100, height: 100)
    private let tall = CGSize(width: 100, height: 3000)

    @Test(.documented("UIScrollView.ContentInsetAdjustmentBehavior")) func `behaviours have Apple's numbers`() {
        typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior
        #expect([Behavior.automatic, .scrollableAxes, .never, .always].map(\.rawValue) == [0, 1, 2, 3])
        #expect(UIScrollView().automaticallyAdjustsScrollIndicatorInsets)
    }

    private final class Telling: UIScrollView {
        var count = 0
        override func adjustedContentInsetDidChange() {
            super.adjustedContentInsetDidChange()
            count += 1
        }
    }

    @Test(.documented("UIScrollView.adjustedContentInsetDidChange()")) func `the scroll view itself is told of a change`() {
        let (stage, _) = scene(tall)
        let view = Telling(frame: stage.window.bounds)
        view.contentSize = tall
        stage.window.addSubview(view)
        stage.settle()
        #expect(view.count == 1 && view.adjustedContentInset.top == 59)
        view.contentInset.top = 5
        #expect(view.count == 2)
        view.contentInset.top = 5
        view.contentInsetAdjustmentBehavior = .never
        #expect(view.count == 3 && view.adjustedContentInset == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    }

    @Test(.documented("UIScrollView.ContentInsetAdjustmentBehavior.automatic: in a navigation controller"))
    func `in a stack short content stays clear of the bars as well`() {
        #expect(scene(short).view.adjustedContentInset == .zero)
        #expect(scene(short, inStack: true).view.adjustedContentInset == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
        let strict = scene(short, inStack: true) { view, _ in view.contentInsetAdjustmentBehavior = .scrollableAxes }
        #expect(strict.view.adjustedContentInset == .zero)
    }

    @Test(.documented("UIViewController.automaticallyAdjustsScrollViewInsets"))
    func `a controller may do without that`() {
        let made = scene(short, inStack: true) { _, controller in controller.automaticallyAdjustsScrollViewInsets = false }
        #expect(made.view.adjustedContentInset == .zero)
    }

    @Test(.documented("UIScrollView.adjustedContentInset: contentInset and the safe area of the scroll view itself"))
    func `it is the scroll view's own safe area that counts`() {
        let made = scene(tall) { view, _ in
            view.autoresizingMask = []
            view.frame = CGRect(x: 0, y: 40, width: 300, height: 400)
        }
        #expect(made.view.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 0, right: 0))
        #expect(made.view.adjustedContentInset == made.view.safeAreaInsets)
    }

    @Test(.documented("WWDC-2018-235: an edge that is not adjusted is passed on"))
    func `what a scroll view does not take it passes on`() {
        let made = scene(tall, device: .iPhone15)
        made.stage.rotate(to: .landscapeLeft)
        made.stage.settle()
        let inside = UIView(frame: CGRect(x: 0, y: 0, width: 852, height: 3000))
        made.view.addSubview(inside)
        made.stage.layoutNow()
        // Top and bottom are in the inset; content that is not wider than the view leaves the sides to what is inside.
        #expect(made.view.adjustedContentInset.left == 0 && made.view.safeAreaInsets.left == 59)
        #expect(inside.safeAreaInsets.left == 59 && inside.safeAreaInsets.right == 59 && inside.safeAreaInsets.bottom == 0)
    }

    @Test(.documented("UIScrollView.ContentInsetAdjustmentBehavior.never")) func `one that takes nothing passes all on`() {
        let made = scene(tall) { view, _ in view.contentInsetAdjustmentBehavior = .never }
        let inside = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
        made.view.addSubview(inside)
        made.stage.layoutNow()
        #expect(inside.safeAreaInsets.top == 59)
        made.view.contentOffset.y = 30
        made.stage.layoutNow()
        #expect(inside.safeAreaInsets.top == 59)
        inside.frame.origin.y = 60
        made.stage.layoutNow()
        #expect(inside.safeAreaInsets.top == 29)
    }

    @Test(.assumed("content begins at the inset, and ends at it")) func `offsets go from the inset to the end and the inset`() {
        let made = scene(CGSize(width: 1000, height: 3000)) { view, _ in
            view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        }
        #expect(made.view.contentOffset == CGPoint(x: -20, y: -69))
        made.view.scrollRectToVisible(CGRect(x: 999, y: 2999, width: 1, height: 1), animated: false)
        #expect(made.view.contentOffset.x <= 1000 + 40 - 393 && made.view.contentOffset.y <= 3000 + 64 - 852)
        made.stage.drag(from: CGPoint(x: 350, y: 700), to: CGPoint(x: 50, y: 200), duration: 0.2)
        made.stage.settle()
        #expect(made.view.contentOffset == CGPoint(x: 1000 + 40 - 393, y: 3000 + 64 - 852))
    }
}
