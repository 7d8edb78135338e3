import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Views / Scrolling / Refreshing", .serialized)
final class RefreshControlTests {
    private lazy var scene = ScrollScene()
    private let control = UIRefreshControl()
    private var stage: Stage { scene.stage }
    private var view: UIScrollView { scene.view }
    private var calls = 0

    private func attach() {
        control.addAction(UIAction { [unowned self] _ in calls += 1 }, for: .valueChanged)
        view.refreshControl = control
        stage.layoutNow()
    }

    /// The finger goes so far down that this much of the pull is seen, and stays.
    private func pull(to distance: CGFloat) -> Finger {
        let finger = stage.touchDown(at: scene.point(0, -150))
        finger.move(by: CGVector(dx: 0, dy: 12))
        for _ in 0..<400 where -view.contentOffset.y < distance { finger.move(by: CGVector(dx: 0, dy: 2)) }
        return finger
    }

    @Test(.documented("UIScrollView.refreshControl"))
    func `lies behind the content, hidden, until it is pulled`() {
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        view.addSubview(row)
        attach()
        #expect(view.refreshControl === control && view.subviews.first === control && control.isHidden)
        #expect(control.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
        let finger = pull(to: 40)
        #expect(!control.isHidden && !control.isRefreshing && calls == 0)
        finger.lift()
        stage.settle()
        #expect(control.isHidden && view.contentOffset.y == 0)
    }

    @Test(.assumed("public code takes the distance of a pull from the control's frame"))
    func `stays at the upper edge while it is pulled`() {
        attach()
        let finger = pull(to: 70)
        #expect(control.frame.minY == view.contentOffset.y && view.contentOffset.y <= -70)
        finger.lift()
        stage.settle()
    }

    @Test(.documented("UIRefreshControl: valueChanged when the user has pulled far enough"))
    func `tells its targets once a pull, while the finger is still down`() {
        attach()
        let finger = pull(to: 110)
        #expect(calls == 1 && control.isRefreshing)
        finger.move(by: CGVector(dx: 0, dy: 30))
        finger.move(by: CGVector(dx: 0, dy: -60))
        finger.move(by: CGVector(dx: 0, dy: 60))
        #expect(calls == 1)
        finger.lift()
        stage.advance(by: 2)
        #expect(calls == 1 && view.contentOffset.y == -60)
    }

    @Test(.oracle("SCROLL-1"))
    func `has room before the content as long as it refreshes`() {
        view.contentInset.top = 10
        attach()
        pull(to: 130).lift()
        stage.advance(by: 2)
        #expect(view.contentInset.top == 70 && view.contentOffset.y == -70)
        control.endRefreshing()
        #expect(!control.isRefreshing && view.contentInset.top == 10)
        stage.settle()
        #expect(view.contentOffset.y == -10 && control.isHidden)
        stage.expectNothingPending()
    }

    @Test(.documented("UIRefreshControl.beginRefreshing()"))
    func `begun by the app it tells nobody, and the content stays`() {
        attach()
        control.beginRefreshing()
        #expect(control.isRefreshing && calls == 0 && view.contentOffset.y == 0 && view.contentInset.top == 60)
        view.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
        #expect(!control.isHidden && control.frame.minY == -60)
        control.endRefreshing()
        stage.settle()
        #expect(view.contentOffset.y == 0 && view.contentInset.top == 0)
    }

    @Test(.documented("UIRefreshControl.endRefreshing()"))
    func `a refresh that ends under the finger leaves no room, and the next pull begins another`() {
        attach()
        var finger = pull(to: 110)
        control.endRefreshing()
        finger.move(by: CGVector(dx: 0, dy: 10))
        #expect(calls == 1, "the same pull")
        finger.lift()
        stage.settle()
        #expect(view.contentOffset.y == 0 && view.contentInset.top == 0 && control.isHidden)
        finger = pull(to: 110)
        #expect(calls == 2)
        control.endRefreshing()
        finger.lift()
        stage.settle()
    }

    @Test(.assumed("content that was scrolled on is not moved by the end of a refresh"))
    func `ends out of sight without moving the content`() {
        attach()
        control.beginRefreshing()
        view.contentOffset.y = 300
        control.endRefreshing()
        stage.settle()
        #expect(view.contentOffset.y == 300 && view.contentInset.top == 0)
    }

    @Test(.documented("UIScrollView.addSubview(_:), the way before refreshControl"))
    func `works as a plain subview too`() {
        control.addAction(UIAction { [unowned self] _ in calls += 1 }, for: .valueChanged)
        view.addSubview(control)
        #expect(view.refreshControl == nil)
        pull(to: 110).lift()
        #expect(calls == 1)
        control.endRefreshing()
        stage.settle()
    }

    @Test(.documented("UIScrollView.refreshControl"))
    func `taken away while it refreshes it leaves no room`() {
        attach()
        control.beginRefreshing()
        let other = UIRefreshControl()
        view.refreshControl = other
        #expect(control.superview == nil && view.contentInset.top == 0 && view.refreshControl === other)
        view.refreshControl = nil
        #expect(other.superview == nil && view.refreshControl == nil)
    }

    @Test(.documented("UIControl.isEnabled")) func `disabled it begins nothing`() {
        attach()
        control.isEnabled = false
        pull(to: 120).lift()
        #expect(calls == 0 && !control.isRefreshing)
        stage.settle()
    }

    @Test(.documented("UIRefreshControl.attributedTitle, tintColor"))
    func `has a title below its wheel and a colour`() {
        control.attributedTitle = NSAttributedString(string: "Last update 9:41")
        control.tintColor = .systemRed
        attach()
        control.beginRefreshing()
        view.contentOffset.y = -60
        stage.layoutNow()
        func labels(_ view: UIView) -> [UILabel] { view.subviews.flatMap(labels) + ((view as? UILabel).map { [$0] } ?? []) }
        #expect(labels(control).map(\.text) == ["Last update 9:41"])
        #expect(control.tintColor == .systemRed && control.sizeThatFits(CGSize(width: 300, height: 9)).height == 60)
    }
}
