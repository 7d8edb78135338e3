import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// A book of pages called 1, 2, 3 …
@MainActor final class PageScene {
    let stage: Stage
    let pages: UIPageViewController
    let book: PageBook
    let recorder: LifecycleRecorder

    init(
        _ style: UIPageViewController.TransitionStyle = .scroll,
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal, count: Int = 3, at index: Int = 0,
        options: [UIPageViewController.OptionsKey: Any]? = nil, device: SimulatedDevice = .iPhoneSE1,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, records: LifecycleRecorder.Calls = .appearance
    ) {
        stage = Stage(device: device, layoutDirection: direction)
        pages = UIPageViewController(transitionStyle: style, navigationOrientation: orientation, options: options)
        book = PageBook((1...count).map { controller(String($0)) })
        recorder = LifecycleRecorder(records)
        recorder.name(pages, "B")
        pages.dataSource = book
        pages.delegate = book
        let first = pages.spineLocation == .mid ? Array(book.pages[index...(index + 1)]) : [book.pages[index]]
        pages.setViewControllers(first, direction: .forward, animated: false)
        stage.window.rootViewController = pages
        stage.settle()
        clear()
    }

    func clear() {
        recorder.clear()
        book.lines = []
    }

    /// The pages' own lines.
    func take() -> [String] { recorder.take().filter { !$0.hasPrefix("B.") && !$0.contains("viewIsAppearing") } }

    func takeAsked() -> [String] {
        defer { book.lines = [] }
        return book.lines
    }

    /// A finger that goes this way from the middle, slowly.
    func drag(_ dx: CGFloat, _ dy: CGFloat = 0, lifts: Bool = true) {
        let finger = stage.touchDown(at: CGPoint(x: 160 - dx / 2, y: 284 - dy / 2))
        finger.move(by: CGVector(dx: dx, dy: dy), duration: 0.5)
        guard lifts else { return }
        stage.advance(by: 0.2)
        finger.lift()
        stage.settle()
    }

    func frame(_ number: Int) -> CGRect? {
        guard let view = book.pages[number - 1].viewIfLoaded, view.window != nil else { return nil }
        return view.convert(view.bounds, to: nil)
    }
}

@MainActor @Suite("Containers / Pages / Set-up", .serialized)
struct PageSetUpTests {
    @Test(.documented("UIPageViewController"))
    func `raw values and defaults`() {
        typealias Pages = UIPageViewController
        #expect(Pages.TransitionStyle.pageCurl.rawValue == 0 && Pages.TransitionStyle.scroll.rawValue == 1)
        #expect(Pages.NavigationOrientation.horizontal.rawValue == 0 && Pages.NavigationOrientation.vertical.rawValue == 1)
        #expect([Pages.SpineLocation.none, .min, .mid, .max].map(\.rawValue) == [0, 1, 2, 3])
        #expect(Pages.NavigationDirection.forward.rawValue == 0 && Pages.NavigationDirection.reverse.rawValue == 1)
        let plain = UIPageViewController()
        #expect(plain.transitionStyle == .pageCurl && plain.navigationOrientation == .horizontal)
        #expect(plain.spineLocation == .min && !plain.isDoubleSided && plain.viewControllers?.isEmpty ?? true)
    }

    @Test(.documented("UIPageViewController.spineLocation"))
    func `the spine`() {
        func made(_ style: UIPageViewController.TransitionStyle, _ spine: UIPageViewController.SpineLocation?)
            -> UIPageViewController
        {
            UIPageViewController(
                transitionStyle: style, navigationOrientation: .horizontal,
                options: spine.map { [.spineLocation: $0.rawValue] })
        }
        #expect(made(.scroll, nil).spineLocation == .none && made(.scroll, .mid).spineLocation == .none)
        #expect(made(.pageCurl, nil).spineLocation == .min && made(.pageCurl, .max).spineLocation == .max)
        let book = made(.pageCurl, .mid)
        #expect(book.isDoubleSided)
        let misuses = MisuseRecorder()
        book.isDoubleSided = false
        #expect(misuses.take().count == 1 && book.isDoubleSided)
    }

    @Test(.oracle("PAGE-4"))
    func `as many controllers as the style needs`() {
        let misuses = MisuseRecorder()
        func refused(_ pages: UIPageViewController, _ count: Int, animated: Bool = true) -> String? {
            let controllers = (0..<count).map { controller("\($0)") }
            pages.setViewControllers(controllers, direction: .forward, animated: animated)
            return misuses.take().first
        }
        let scroll = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        #expect(refused(scroll, 1) == nil)
        #expect(
            refused(scroll, 2)
                == "The number of view controllers provided (2) doesn't match the number required (1) for the requested transition"
        )
        let curl = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        #expect(refused(curl, 1) == nil && refused(curl, 2) != nil)
        curl.isDoubleSided = true
        #expect(refused(curl, 2) == nil && refused(curl, 3) != nil)
        let book = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        #expect(refused(book, 2) == nil && refused(book, 1) != nil)
    }

    @Test(.oracle("PAGE-5"))
    func `a page that was taken away cannot be turned`() {
        let scene = PageScene()
        let stray = scene.book.pages[0]
        stray.willMove(toParent: nil)
        stray.removeFromParent()
        let said = Misuse.observed {
            scene.pages.setViewControllers([scene.book.pages[1]], direction: .forward, animated: true)
        }
        #expect(said.count == 1 && said.first?.message.hasPrefix("No view controller managing visible view ") == true)
        // Without animation nobody has to be moved.
        scene.pages.setViewControllers([scene.book.pages[1]], direction: .forward, animated: false)
        #expect(scene.pages.viewControllers == [scene.book.pages[1]])
    }

    @Test(.documented("UIPageViewController.gestureRecognizers"))
    func `gestures are open for the curl only, and off without a data source`() {
        let curl = PageScene(.pageCurl)
        #expect(curl.pages.gestureRecognizers.count == 2 && PageScene().pages.gestureRecognizers.isEmpty)
        let scene = PageScene()
        scene.pages.dataSource = nil
        scene.drag(-200)
        #expect(scene.pages.viewControllers == [scene.book.pages[0]] && scene.book.lines == [])
    }

    @Test(.documented("UIPageViewControllerDataSource.presentationCount(for:)"))
    func `dots need both numbers, horizontal scrolling, and are asked for when pages are set`() {
        func dots(
            _ style: UIPageViewController.TransitionStyle, _ orientation: UIPageViewController.NavigationOrientation,
            _ source: any UIPageViewControllerDataSource, _ page: UIViewController
        ) -> UIPageControl? {
            let stage = Stage(device: .iPhoneSE1)
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
            pages.dataSource = source
            pages.setViewControllers([page], direction: .forward, animated: false)
            stage.window.rootViewController = pages
            stage.settle()
            defer { stage.window.rootViewController = nil }
            return pages.view.subviews.compactMap { $0 as? UIPageControl }.first
        }
        let list = (1...3).map { controller("\($0)") }
        let book = DottedBook(list)
        #expect(dots(.scroll, .horizontal, book, list[1])?.numberOfPages == 3)
        #expect(book.lines == ["count", "index"])
        #expect(dots(.scroll, .vertical, book, list[0]) == nil && dots(.pageCurl, .horizontal, book, list[0]) == nil)
        #expect(dots(.scroll, .horizontal, PageBook(list), list[0]) == nil)
    }

    @Test(.documented("UIPageViewControllerDataSource.presentationCount(for:)")) func `dots follow the pages and turn them`() {
        let stage = Stage(device: .iPhoneSE1)
        let list = (1...3).map { controller("\($0)") }
        let book = DottedBook(list)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = book
        pages.setViewControllers([list[0]], direction: .forward, animated: false)
        stage.window.rootViewController = pages
        stage.settle()
        let dots = pages.view.subviews.compactMap { $0 as? UIPageControl }.first
        #expect(dots?.currentPage == 0 && dots?.frame.maxY == 568)
        stage.swipe(.left)
        stage.settle()
        #expect(pages.viewControllers == [list[1]] && dots?.currentPage == 1)
        stage.tap(at: CGPoint(x: 300, y: 550))
        stage.settle()
        #expect(pages.viewControllers == [list[2]] && dots?.currentPage == 2)
        stage.tap(at: CGPoint(x: 20, y: 550))
        stage.settle()
        #expect(pages.viewControllers == [list[1]] && dots?.currentPage == 1)
        #expect(book.lines == ["count", "index"])
    }

    @Test(.documented("UIPageViewController.SpineLocation.mid")) func `pages fill the container, two share it`() {
        #expect(PageScene().frame(1) == CGRect(x: 0, y: 0, width: 320, height: 568))
        let spine: [UIPageViewController.OptionsKey: Any] = [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue]
        let book = PageScene(.pageCurl, count: 4, options: spine)
        #expect(book.frame(1) == CGRect(x: 0, y: 0, width: 160, height: 568))
        #expect(book.frame(2) == CGRect(x: 160, y: 0, width: 160, height: 568))
        let mirrored = PageScene(.pageCurl, count: 4, options: spine, direction: .rightToLeft)
        #expect(mirrored.frame(1)?.minX == 160 && mirrored.frame(2)?.minX == 0)
        let tall = PageScene(.pageCurl, .vertical, count: 4, options: spine)
        #expect(tall.frame(2) == CGRect(x: 0, y: 284, width: 320, height: 284))
    }

    @Test(.documented("UIPageViewControllerDelegate.pageViewController(_:spineLocationFor:)"))
    func `the delegate chooses the spine when it is turned`() {
        let stage = Stage(device: .iPhoneSE1)
        let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        let chooser = SpineChooser()
        pages.delegate = chooser
        chooser.onAsk = { pages.setViewControllers([controller("1"), controller("2")], direction: .forward, animated: false) }
        pages.setViewControllers([controller("0")], direction: .forward, animated: false)
        stage.window.rootViewController = pages
        stage.settle()
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        #expect(chooser.asked == [.landscapeRight] && pages.spineLocation == .mid && pages.isDoubleSided)
        #expect(pages.viewControllers?.map { $0.title } == ["1", "2"])
        #expect(pages.viewControllers?.map { $0.view.bounds.width } == [284, 284])
    }

    @Test(.assumed("nobody holds it")) func `all is freed`() {
        weak var pages: UIPageViewController?
        weak var page: UIViewController?
        autoreleasepool {
            let scene = PageScene()
            scene.drag(-200)
            pages = scene.pages
            page = scene.book.pages[0]
            scene.stage.window.rootViewController = nil
            scene.stage.settle()
        }
        #expect(pages == nil && page == nil)
    }
}

@MainActor @Suite("Containers / Pages / Turning", .serialized)
struct PageTurningTests {
    @Test(.oracle("PAGE-10"))
    func `who is asked and told`() {
        let scene = PageScene()
        scene.drag(-60)
        #expect(
            scene.takeAsked() == [
                "after(1)", "before(1)", "willTransitionTo([2])", "didFinishAnimating(true, [1], false)",
            ])
        scene.drag(-240)
        #expect(scene.takeAsked() == ["willTransitionTo([2])", "didFinishAnimating(true, [1], true)", "after(2)"])
        #expect(scene.pages.viewControllers == [scene.book.pages[1]])
        scene.drag(240)
        #expect(scene.takeAsked() == ["willTransitionTo([1])", "didFinishAnimating(true, [2], true)", "before(1)"])
    }

    @Test(.documented("UIPageViewControllerDataSource.pageViewController(_:viewControllerBefore:)"))
    func `nothing comes before the first and after the last`() {
        let scene = PageScene(count: 1)
        scene.drag(-240)
        scene.drag(240)
        #expect(scene.takeAsked() == ["after(1)", "before(1)"] && scene.take() == [])
        #expect(scene.frame(1)?.minX == 0)
        scene.stage.expectNothingPending()
    }

    @Test(.documented("UIPageViewControllerDelegate: user-initiated turns only"))
    func `turns by code are not told`() {
        let scene = PageScene()
        var ends: [Bool] = []
        scene.pages.setViewControllers([scene.book.pages[1]], direction: .forward, animated: true) { ends.append($0) }
        #expect(ends == [])
        scene.stage.settle()
        #expect(ends == [true] && scene.takeAsked() == [] && scene.pages.viewControllers == [scene.book.pages[1]])
        #expect(
            scene.take() == [
                "2.viewWillAppear(true)", "1.viewWillDisappear(true)", "2.viewDidAppear(true)", "1.viewDidDisappear(true)",
            ])
        scene.pages.setViewControllers([scene.book.pages[2]], direction: .forward, animated: false) { ends.append($0) }
        #expect(ends == [true, true])
        #expect(
            scene.take() == [
                "3.viewWillAppear(false)", "2.viewWillDisappear(false)", "3.viewDidAppear(false)", "2.viewDidDisappear(false)",
            ])
    }

    @Test(
        .oracle("PAGE-20"), arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func `callbacks of a turn that goes through`(style: UIPageViewController.TransitionStyle) {
        let scene = PageScene(style)
        scene.drag(-260)
        let ends =
            style == .scroll
            ? ["2.viewDidAppear(true)", "1.viewDidDisappear(true)"] : ["1.viewDidDisappear(true)", "2.viewDidAppear(true)"]
        #expect(scene.take() == ["2.viewWillAppear(true)", "1.viewWillDisappear(true)"] + ends)
        #expect(scene.book.pages[0].parent == nil && scene.book.pages[0].view.superview == nil)
        #expect(scene.book.pages[1].parent === scene.pages)
        scene.stage.expectNothingPending()
    }

    @Test(
        .oracle("PAGE-21"), arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func `callbacks of a turn that comes to nothing`(style: UIPageViewController.TransitionStyle) {
        let scene = PageScene(style)
        scene.drag(-60)
        let begins = ["2.viewWillAppear(true)", "1.viewWillDisappear(true)"]
        let scroll = [
            "1.viewWillAppear(true)", "1.viewDidAppear(true)", "2.viewWillDisappear(true)", "2.viewDidDisappear(true)",
        ]
        let curl = ["2.viewWillDisappear(true)", "1.viewWillAppear(true)", "2.viewDidDisappear(true)", "1.viewDidAppear(true)"]
        #expect(scene.take() == begins + (style == .scroll ? scroll : curl))
        #expect(scene.pages.viewControllers == [scene.book.pages[0]] && scene.book.pages[1].parent == nil)
        #expect(scene.frame(1) == CGRect(x: 0, y: 0, width: 320, height: 568) && scene.book.pages[1].view.superview == nil)
        scene.stage.expectNothingPending()
    }

    @Test(.assumed("a scroll view's pages come to rest where they are nearest, a curl falls back"))
    func `a finger that is taken away ends like one that stands still`() {
        for (style, way, turns) in [(Style.scroll, -60, false), (.scroll, -250, true), (.pageCurl, -250, false)] {
            let scene = PageScene(style)
            let finger = scene.stage.touchDown(at: CGPoint(x: 300, y: 284))
            finger.move(by: CGVector(dx: way, dy: 0), duration: 0.5)
            finger.cancel()
            scene.stage.settle()
            #expect(scene.pages.viewControllers == [scene.book.pages[turns ? 1 : 0]])
            #expect(scene.takeAsked().contains("didFinishAnimating(true, [1], \(turns))"))
        }
    }

    private typealias Style = UIPageViewController.TransitionStyle

    @Test(.documented("UIPageViewController.OptionsKey.interPageSpacing"))
    func `pages follow the finger with the space between them`() {
        let scene = PageScene(options: [.interPageSpacing: 20])
        scene.drag(-100, lifts: false)
        let (one, two) = (scene.frame(1), scene.frame(2))
        #expect(abs((one?.minX ?? 0) + 100) < 12 && (two?.minX ?? 0) - (one?.maxX ?? 0) == 20)
    }

    @Test(.assumed("pages turn as text reads")) func `from right to left forward is the other way`() {
        let scene = PageScene(direction: .rightToLeft)
        scene.drag(240)
        #expect(scene.pages.viewControllers == [scene.book.pages[1]])
        scene.drag(-240)
        #expect(scene.pages.viewControllers == [scene.book.pages[0]])
        let curl = PageScene(.pageCurl, direction: .rightToLeft)
        curl.stage.tap(at: CGPoint(x: 8, y: 284))
        curl.stage.settle()
        #expect(curl.pages.viewControllers == [curl.book.pages[1]])
    }

    @Test(.documented("UIPageViewController.NavigationOrientation.vertical"))
    func `upright pages are turned upwards`() {
        let scene = PageScene(.scroll, .vertical)
        scene.drag(0, -400)
        #expect(scene.pages.viewControllers == [scene.book.pages[1]])
        scene.drag(-240)
        #expect(scene.pages.viewControllers == [scene.book.pages[1]])
    }

    @Test(.documented("UIPageViewController: taps at the edges turn curling pages"))
    func `a tap at the edge turns a curling page`() {
        let scene = PageScene(.pageCurl)
        scene.stage.tap(at: CGPoint(x: 310, y: 284))
        scene.stage.settle()
        #expect(scene.pages.viewControllers == [scene.book.pages[1]])
        scene.stage.tap(at: CGPoint(x: 160, y: 284))
        scene.stage.settle()
        #expect(scene.pages.viewControllers == [scene.book.pages[1]])
        scene.stage.tap(at: CGPoint(x: 10, y: 284))
        scene.stage.settle()
        #expect(scene.pages.viewControllers == [scene.book.pages[0]])
    }

    @Test(.documented("UIPageViewController.SpineLocation.mid")) func `two pages at once turn together`() {
        let spine: [UIPageViewController.OptionsKey: Any] = [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue]
        let scene = PageScene(.pageCurl, count: 6, options: spine)
        scene.drag(-260)
        #expect(scene.pages.viewControllers == Array(scene.book.pages[2...3]))
    }

    @Test(.assumed("what the app sets counts")) func `pages set while a finger turns win`() {
        let scene = PageScene()
        let finger = scene.stage.touchDown(at: CGPoint(x: 300, y: 284))
        finger.move(by: CGVector(dx: -150, dy: 0), duration: 0.3)
        scene.pages.setViewControllers([scene.book.pages[2]], direction: .forward, animated: false)
        finger.move(by: CGVector(dx: -50, dy: 0), duration: 0.1)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.pages.viewControllers == [scene.book.pages[2]] && scene.frame(3)?.minX == 0)
        #expect(scene.book.pages[0].parent == nil && scene.book.pages[1].parent == nil)
        #expect(scene.book.pages[0].viewIfLoaded?.window == nil && scene.book.pages[1].viewIfLoaded?.window == nil)
    }

    @Test(.documented("UIViewController containment")) func `parents are told`() {
        let scene = PageScene(records: [.appearance, .containment])
        scene.drag(-260)
        let lines = scene.recorder.take().filter { $0.contains("Move") }
        #expect(
            lines == [
                "2.willMove(toParent: B)", "1.willMove(toParent: nil)", "2.didMove(toParent: B)", "1.didMove(toParent: nil)",
            ])
        scene.drag(60)
        #expect(
            scene.recorder.take().filter { $0.contains("Move") } == [
                "1.willMove(toParent: B)", "1.willMove(toParent: nil)", "1.didMove(toParent: nil)",
            ])
    }
}
