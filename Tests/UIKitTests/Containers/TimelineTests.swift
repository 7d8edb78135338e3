import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Everything that controllers and delegates are told, in one text. Delegates' lines are indented.
@MainActor final class Timeline {
    private let recorder: LifecycleRecorder
    private var lines: [String] = []

    init(_ recorder: LifecycleRecorder) { self.recorder = recorder }

    func note(_ line: String) {
        lines += recorder.take()
        if !line.isEmpty { lines.append("  " + line) }
    }

    /// What has happened since this was read last.
    func take() -> String {
        lines += recorder.take()
        defer { lines = [] }
        return lines.joined(separator: "\n")
    }
}

@MainActor @Suite("Containers / Whole timelines", .serialized)
struct TimelineTests {
    // MARK: Navigation
    private func navigation() -> (NavigationScene, Timeline, NavigationLog) {
        let scene = NavigationScene(.lifecycle)
        let timeline = Timeline(scene.recorder)
        let log = NavigationLog()
        log.onLine = { timeline.note($0) }
        scene.nav.delegate = log
        return (scene, timeline, log)
    }

    @Test(.oracle("NAV-11, NAV-14, NAV-16")) func `push`() {
        let (scene, timeline, log) = navigation()
        scene.nav.pushViewController(scene.b, animated: true)
        scene.stage.settle()
        #expect(
            timeline.take() == """
                B.willMove(toParent: N)
                B.loadView()
                B.viewDidLoad()
                A.viewWillDisappear(true)
                B.viewWillAppear(true)
                  willShow(B, true)
                B.viewIsAppearing(true)
                A.viewDidDisappear(true)
                B.viewDidAppear(true)
                B.didMove(toParent: N)
                  didShow(B, true)
                """)
        _ = log
    }

    @Test(.oracle("NAV-13, NAV-15, NAV-17")) func `pop`() {
        let (scene, timeline, log) = navigation()
        scene.push(scene.b)
        _ = timeline.take()
        scene.nav.popViewController(animated: true)
        scene.stage.settle()
        #expect(
            timeline.take() == """
                B.willMove(toParent: nil)
                B.viewWillDisappear(true)
                A.viewWillAppear(true)
                  willShow(A, true)
                A.viewIsAppearing(true)
                B.viewDidDisappear(true)
                A.viewDidAppear(true)
                B.didMove(toParent: nil)
                  didShow(A, true)
                """)
        _ = log
    }

    @Test(.oracle("NAV-30, NAV-31")) func `cancelled pop`() {
        let (scene, timeline, log) = navigation()
        scene.push(scene.b)
        _ = timeline.take()
        let finger = scene.stage.touchDown(at: CGPoint(x: 3, y: 300))
        finger.move(to: CGPoint(x: 80, y: 300), duration: 0.4)
        #expect(
            timeline.take() == """
                B.willMove(toParent: nil)
                B.viewWillDisappear(true)
                A.viewWillAppear(true)
                  willShow(A, true)
                A.viewIsAppearing(true)
                """)
        finger.move(to: CGPoint(x: 60, y: 300), duration: 0.4)
        finger.lift()
        scene.stage.settle()
        #expect(
            timeline.take() == """
                A.viewWillDisappear(true)
                A.viewDidDisappear(true)
                B.willMove(toParent: N)
                B.viewWillAppear(true)
                B.viewIsAppearing(true)
                B.viewDidAppear(true)
                B.didMove(toParent: N)
                """)
        _ = log
    }

    // MARK: Tabs
    @Test(.oracle("TABS-4")) func `another tab`() {
        let scene = TabScene(records: .lifecycle)
        let timeline = Timeline(scene.recorder)
        let log = TabLog()
        log.onLine = { timeline.note($0) }
        scene.tabs.delegate = log
        scene.tap(1)
        #expect(
            timeline.take() == """
                  shouldSelect B
                B.loadView()
                B.viewDidLoad()
                B.viewWillAppear(false)
                A.viewWillDisappear(false)
                  didSelect B
                B.viewIsAppearing(false)
                A.viewDidDisappear(false)
                B.viewDidAppear(false)
                """)
        scene.tap(1)
        #expect(timeline.take() == "  shouldSelect B\n  didSelect B")
    }

    // MARK: Split
    private func split(_ style: UISplitViewController.Style, _ device: SimulatedDevice, inStack: Bool = false)
        -> (SplitScene, Timeline)
    {
        let scene = SplitScene(style, device: device, inStack: inStack)
        scene.recorder.records = .appearance
        let timeline = Timeline(scene.recorder)
        scene.log.onLine = { timeline.note($0) }
        return (scene, timeline)
    }

    @Test(.documented("UISplitViewController.show(_:), its delegate")) func `a column comes and goes`() {
        let (scene, timeline) = split(.tripleColumn, .iPadPro11)
        scene.recorder.name(scene.stack(.primary)!, "PN")
        scene.split.show(.primary)
        scene.stage.settle()
        #expect(
            timeline.take() == """
                  willChangeTo twoBesideSecondary
                  willShow primary
                PN.viewWillAppear(true)
                P.viewWillAppear(true)
                PN.viewIsAppearing(true)
                P.viewIsAppearing(true)
                PN.viewDidAppear(true)
                P.viewDidAppear(true)
                """)
        scene.split.hide(.primary)
        scene.stage.settle()
        #expect(
            timeline.take() == """
                  willChangeTo oneBesideSecondary
                  willHide primary
                PN.viewWillDisappear(true)
                P.viewWillDisappear(true)
                PN.viewDidDisappear(true)
                P.viewDidDisappear(true)
                """)
    }

    @Test(.documented("UISplitViewControllerDelegate: order of a classic fold")) func `folded and unfolded`() {
        let (scene, timeline) = split(.unspecified, .iPhone15ProMax)
        scene.turn(upright: true)
        #expect(
            timeline.take() == """
                  primaryForCollapsing
                S.viewWillDisappear(false)
                  collapseSecondary
                S.viewDidDisappear(false)
                """)
        scene.turn(upright: false)
        #expect(
            timeline.take() == """
                  primaryForExpanding
                  separateSecondary
                S.viewWillAppear(false)
                S.viewIsAppearing(false)
                S.viewDidAppear(false)
                """)
    }

    // MARK: Pages
    private func pages(_ style: UIPageViewController.TransitionStyle) -> (PageScene, Timeline) {
        let scene = PageScene(style, records: .lifecycle)
        let timeline = Timeline(scene.recorder)
        scene.book.onLine = { timeline.note($0) }
        return (scene, timeline)
    }

    @Test(.oracle("PAGE-20")) func `a page is turned`() {
        let (scene, timeline) = pages(.scroll)
        scene.drag(-260)
        #expect(
            timeline.take() == """
                  after(1)
                  before(1)
                  willTransitionTo([2])
                2.willMove(toParent: B)
                2.loadView()
                2.viewDidLoad()
                2.viewWillAppear(true)
                1.viewWillDisappear(true)
                2.viewIsAppearing(true)
                2.viewDidAppear(true)
                1.willMove(toParent: nil)
                1.viewDidDisappear(true)
                2.didMove(toParent: B)
                1.didMove(toParent: nil)
                  didFinishAnimating(true, [1], true)
                  after(2)
                """)
    }

    @Test(.oracle("PAGE-21")) func `a page is let go`() {
        let (scene, timeline) = pages(.scroll)
        scene.drag(-60)
        #expect(
            timeline.take() == """
                  after(1)
                  before(1)
                  willTransitionTo([2])
                2.willMove(toParent: B)
                2.loadView()
                2.viewDidLoad()
                2.viewWillAppear(true)
                1.viewWillDisappear(true)
                2.viewIsAppearing(true)
                1.viewWillAppear(true)
                1.viewIsAppearing(true)
                1.viewDidAppear(true)
                2.viewWillDisappear(true)
                2.viewDidDisappear(true)
                2.willMove(toParent: nil)
                2.didMove(toParent: nil)
                  didFinishAnimating(true, [1], false)
                """)
    }

    // MARK: Presentation
    private func presenting(_ style: UIModalPresentationStyle) -> (Stage, UIViewController, UIViewController, Timeline) {
        let stage = Stage(device: .iPhone15)
        let recorder = LifecycleRecorder(.lifecycle)
        let root = controller("R")
        let modal = controller("M")
        modal.modalPresentationStyle = style
        stage.window.rootViewController = root
        stage.settle()
        recorder.clear()
        return (stage, root, modal, Timeline(recorder))
    }

    @Test(.oracle("PRES-M20, PRES-M22")) func `present and dismiss`() {
        let (stage, root, modal, timeline) = presenting(.fullScreen)
        root.present(modal, animated: true) { timeline.note("completion") }
        stage.settle()
        #expect(
            timeline.take() == """
                M.loadView()
                M.viewDidLoad()
                R.viewWillDisappear(true)
                M.viewWillAppear(true)
                M.viewIsAppearing(true)
                M.viewDidAppear(true)
                R.viewDidDisappear(true)
                  completion
                """)
        root.dismiss(animated: true) { timeline.note("completion") }
        stage.settle()
        #expect(
            timeline.take() == """
                M.viewWillDisappear(true)
                R.viewWillAppear(true)
                R.viewIsAppearing(true)
                R.viewDidAppear(true)
                M.viewDidDisappear(true)
                  completion
                """)
    }

    @Test(.assumed("one public report of a pull that is given up")) func `a sheet is pulled and let go`() {
        let (stage, root, modal, timeline) = presenting(.pageSheet)
        root.present(modal, animated: true)
        stage.settle()
        #expect(
            timeline.take() == """
                M.loadView()
                M.viewDidLoad()
                M.viewWillAppear(true)
                M.viewIsAppearing(true)
                M.viewDidAppear(true)
                """)
        let finger = stage.touchDown(at: CGPoint(x: 190, y: 120))
        finger.move(by: CGVector(dx: 0, dy: 120), duration: 0.5)
        finger.move(by: CGVector(dx: 0, dy: -60), duration: 0.5)
        finger.lift()
        stage.settle()
        #expect(
            timeline.take() == """
                M.viewWillDisappear(true)
                M.viewWillAppear(true)
                M.viewIsAppearing(true)
                M.viewDidAppear(true)
                """)
        #expect(root.presentedViewController === modal)
    }
}
