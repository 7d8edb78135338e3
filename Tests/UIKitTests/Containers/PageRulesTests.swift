import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Containers / Pages / Rules", .serialized)
struct PageRulesTests {
    @Test(.documented("UIPageViewController.OptionsKey.interPageSpacing: 0, scroll only"))
    func `pages touch unless told otherwise`() {
        let scene = PageScene()
        scene.drag(-100, lifts: false)
        #expect((scene.frame(2)?.minX ?? 0) - (scene.frame(1)?.maxX ?? 0) == 0)
        let curl = PageScene(.pageCurl, options: [.interPageSpacing: 20])
        #expect(curl.frame(1) == CGRect(x: 0, y: 0, width: 320, height: 568))
    }

    @Test(.documented("UIPageViewController: exceptions")) func `exceptions have UIKit's names`() {
        let scroll = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let two = [controller("1"), controller("2")]
        let wrong = Misuse.observed { scroll.setViewControllers(two, direction: .forward, animated: false) }
        #expect(wrong.map(\.exceptionName) == ["NSInvalidArgumentException"] && scroll.viewControllers?.isEmpty ?? true)
        let scene = PageScene()
        let stray = scene.book.pages[0]
        stray.willMove(toParent: nil)
        stray.removeFromParent()
        let lost = Misuse.observed {
            scene.pages.setViewControllers([scene.book.pages[1]], direction: .forward, animated: true)
        }
        #expect(lost.map(\.exceptionName) == ["NSInternalInconsistencyException"])
    }

    @Test(.oracle("PAGE-8"))
    func `it has a view of its own, and pages that scroll lie in a scroll view`() {
        let scroll = PageScene()
        func name(_ view: UIView?) -> String { view.map { String(describing: type(of: $0)) } ?? "nil" }
        #expect(name(scroll.pages.view) == "_UIPageViewControllerContentView")
        var scrolling = scroll.book.pages[0].view.superview
        while let view = scrolling, !(view is UIScrollView) { scrolling = view.superview }
        #expect(scrolling is UIScrollView && scrolling?.isDescendant(of: scroll.pages.view) == true)
        #expect(name(PageScene(.pageCurl).pages.view) == "_UIPageViewControllerContentView")
    }

    @Test(.documented("UIPageViewControllerDelegate: gestures only"))
    func `pages that are set tell no delegate, whatever the style`() {
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            let scene = PageScene(style)
            scene.pages.setViewControllers([scene.book.pages[1]], direction: .forward, animated: true)
            scene.stage.settle()
            scene.pages.setViewControllers([scene.book.pages[0]], direction: .reverse, animated: false)
            scene.stage.settle()
            #expect(scene.takeAsked() == [])
        }
    }

    /// Sets its page as soon as its view is there.
    private final class Early: UIPageViewController {
        var page: UIViewController?
        override func viewDidLoad() {
            super.viewDidLoad()
            if let page { setViewControllers([page], direction: .forward, animated: false) }
        }
    }

    @Test(.oracle("PAGE-22"))
    func `pages set in viewDidLoad appear with the page view controller`() {
        let stage = Stage(device: .iPhoneSE1)
        let recorder = LifecycleRecorder([.loading, .appearance, .containment])
        let pages = Early(transitionStyle: .scroll, navigationOrientation: .horizontal)
        recorder.name(pages, "B")
        let page = controller("1")
        pages.page = page
        stage.window.rootViewController = pages
        stage.settle()
        let lines = recorder.take().filter { $0.hasPrefix("1.") && !$0.contains("IsAppearing") }
        #expect(
            lines == [
                "1.willMove(toParent: B)", "1.loadView()", "1.viewDidLoad()", "1.didMove(toParent: B)",
                "1.viewWillAppear(false)",
                "1.viewDidAppear(false)",
            ])
        #expect(page.view.convert(page.view.bounds, to: nil) == stage.window.bounds)
    }

    @Test(.documented("UIPageViewControllerDelegate: two pages turn together"))
    func `of two pages the delegate hears as of one`() {
        let spine: [UIPageViewController.OptionsKey: Any] = [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue]
        let scene = PageScene(.pageCurl, count: 6, options: spine)
        scene.drag(-260)
        let told = scene.takeAsked().filter { $0.contains("ransition") || $0.contains("Finish") }
        #expect(told == ["willTransitionTo([3, 4])", "didFinishAnimating(true, [1, 2], true)"])
    }

    @Test(.assumed("on iOS the list of pages may stay stale here"))
    func `a swipe that is interrupted by another leaves the right page`() {
        let scene = PageScene(count: 4)
        for _ in 0..<3 {
            let finger = scene.stage.touchDown(at: CGPoint(x: 300, y: 284))
            finger.move(by: CGVector(dx: -240, dy: 0), duration: 0.1)
            finger.lift()
            scene.stage.advance(by: 0.05)
        }
        scene.stage.settle()
        let shown = scene.pages.viewControllers?.first
        #expect(shown?.view.convert(shown?.view.bounds ?? .zero, to: nil) == scene.stage.window.bounds)
        #expect(scene.book.pages.filter { $0.viewIfLoaded?.window != nil } == [shown])
        #expect(scene.pages.children == [shown])
    }
}

/// What apps do with the scroll view that they find inside.
@MainActor @Suite("Containers / Pages / The scroll view inside", .serialized)
struct PageScrollViewTests {
    private func scrollView(_ scene: PageScene) -> UIScrollView? {
        scene.pages.view.subviews.compactMap { $0 as? UIScrollView }.first
    }

    @Test(.assumed("as apps switch swiping off")) func `scrolling can be switched off and on`() throws {
        let scene = PageScene()
        let scroll = try #require(scrollView(scene))
        scroll.isScrollEnabled = false
        scene.drag(-240)
        #expect(scene.pages.viewControllers == [scene.book.pages[0]])
        scroll.isScrollEnabled = true
        scene.drag(-240)
        #expect(scene.pages.viewControllers == [scene.book.pages[1]])
        scroll.panGestureRecognizer.isEnabled = false
        scene.drag(-240)
        #expect(scene.pages.viewControllers == [scene.book.pages[1]])
    }

    @Test(.assumed("as apps follow the turn: a width at rest, less before, more behind"), arguments: [true, false])
    func `its offset tells how far a turn has gone`(isUpright: Bool) throws {
        let scene = PageScene(.scroll, isUpright ? .vertical : .horizontal, at: 1)
        let scroll = try #require(scrollView(scene))
        func share() -> CGFloat {
            isUpright ? scroll.contentOffset.y / 568 - 1 : scroll.contentOffset.x / 320 - 1
        }
        let watch = ScrollWatch()
        scroll.delegate = watch
        #expect(share() == 0)
        scene.drag(isUpright ? 0 : -100, isUpright ? -100 : 0, lifts: false)
        #expect(share() > 0.1 && share() < 0.35 && watch.count > 2)
        scene.stage.window.rootViewController = nil
        scene.stage.settle()
        #expect(share() == 0)
    }

    @Test(.assumed("a turned page is in the middle again")) func `after a turn it rests in the middle`() throws {
        let scene = PageScene(options: [.interPageSpacing: 20])
        let scroll = try #require(scrollView(scene))
        for _ in 0..<2 {
            scene.drag(-240)
            #expect(scroll.contentOffset == CGPoint(x: 340, y: 0) && scroll.contentSize == CGSize(width: 1020, height: 568))
            #expect(scroll.frame == CGRect(x: -10, y: 0, width: 340, height: 568))
        }
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        #expect(scroll.contentOffset == CGPoint(x: 588, y: 0) && scene.frame(3) == CGRect(x: 0, y: 0, width: 568, height: 320))
    }

    @Test(.documented("UIScrollViewDelegate")) func `its delegate hears of drags and of animations`() throws {
        let scene = PageScene()
        let scroll = try #require(scrollView(scene))
        let watch = ScrollWatch()
        scroll.delegate = watch
        scene.drag(-240)
        #expect(watch.lines == ["drag begins", "drag ends", "deceleration ends"])
        watch.lines = []
        watch.count = 0
        scene.pages.setViewControllers([scene.book.pages[2]], direction: .forward, animated: true)
        scene.stage.advance(by: 0.15)
        #expect(abs(scroll.contentOffset.x - 480) < 20 && watch.count > 4)
        #expect(scroll.isScrollEnabled && scroll.isPagingEnabled)
        scene.stage.settle()
        #expect(watch.lines == ["animation ends"] && scroll.contentOffset.x == 320)
    }

    @Test(.assumed("as scroll views do at their ends")) func `beyond the last page the content gives a little and comes back`()
        throws
    {
        let scene = PageScene(at: 2)
        let scroll = try #require(scrollView(scene))
        scene.drag(-150, lifts: false)
        let pulled = scene.frame(3)?.minX ?? 0
        #expect(pulled < -20 && pulled > -130)
        #expect(scene.takeAsked() == ["after(3)", "before(3)"] && scene.take() == [])
        let bouncing = PageScene(at: 2)
        bouncing.drag(-240)
        #expect(bouncing.frame(3)?.minX == 0 && bouncing.pages.viewControllers == [bouncing.book.pages[2]])
        let still = PageScene(at: 2)
        scrollView(still)?.bounces = false
        still.drag(-150, lifts: false)
        #expect(still.frame(3)?.minX == 0)
        #expect(scroll.isDragging)
    }

    @Test(.assumed("one finger may look both ways")) func `a finger that changes its mind looks at the page on the other side`()
    {
        let scene = PageScene(at: 1)
        let finger = scene.stage.touchDown(at: CGPoint(x: 100, y: 284))
        finger.move(by: CGVector(dx: -60, dy: 0), duration: 0.3)
        finger.move(by: CGVector(dx: 200, dy: 0), duration: 0.5)
        scene.stage.advance(by: 0.2)
        #expect(scene.frame(3) == nil && (scene.frame(1)?.maxX ?? 0) > 80)
        finger.move(by: CGVector(dx: 60, dy: 0), duration: 0.2)
        scene.stage.advance(by: 0.2)
        finger.lift()
        scene.stage.settle()
        #expect(
            scene.takeAsked().filter { !$0.hasPrefix("before") && !$0.hasPrefix("after") } == [
                "willTransitionTo([3])", "didFinishAnimating(true, [2], false)", "willTransitionTo([1])",
                "didFinishAnimating(true, [2], true)",
            ])
        #expect(scene.pages.viewControllers == [scene.book.pages[0]] && scene.pages.children == [scene.book.pages[0]])
    }

    @Test(.assumed("a tap catches what moves and lets it go on")) func `pages that a finger catches find their place`() throws {
        let scene = PageScene()
        let scroll = try #require(scrollView(scene))
        let finger = scene.stage.touchDown(at: CGPoint(x: 300, y: 284))
        finger.move(by: CGVector(dx: -200, dy: 0), duration: 0.1)
        finger.lift()
        scene.stage.advance(by: 0.05)
        #expect(scroll.isDecelerating)
        let second = scene.stage.touchDown(at: CGPoint(x: 160, y: 284))
        scene.stage.advance(by: 0.3)
        second.lift()
        scene.stage.settle()
        #expect(scroll.contentOffset.x == 320 && scene.pages.viewControllers?.first?.view.frame.minX == 320)
    }

    @Test(.documented("UIView.safeAreaInsets")) func `pages have the safe area of the page view controller`() {
        let scene = PageScene(device: .iPhone15)
        #expect(scene.book.pages[0].view.safeAreaInsets == scene.pages.view.safeAreaInsets)
        scene.stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 20, y: 400), duration: 0.3)
        scene.stage.settle()
        #expect(scene.pages.viewControllers == [scene.book.pages[1]])
        #expect(scene.book.pages[1].view.safeAreaInsets == scene.pages.view.safeAreaInsets)
        #expect(scene.pages.view.safeAreaInsets.top > 20)
    }
}
