import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("View controllers / Presentation / Styles")
struct PresentationStylesTests {
    @Test(.documented("UIModalPresentationStyle, UIModalTransitionStyle"))
    func `raw values are Apple's`() {
        let styles: [UIModalPresentationStyle] = [
            .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover,
        ]
        #expect(styles.map(\.rawValue) == Array(0...7))
        #expect(UIModalPresentationStyle.none.rawValue == -1 && UIModalPresentationStyle.automatic.rawValue == -2)
        let transitions: [UIModalTransitionStyle] = [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl]
        #expect(transitions.map(\.rawValue) == Array(0...3))
    }

    @Test(.documented("UIViewController: defaults of presentation"))
    func `a controller's defaults`() {
        let made = UIViewController()
        #expect(made.modalTransitionStyle == .coverVertical)
        #expect(!made.modalPresentationCapturesStatusBarAppearance && !made.isModalInPresentation)
        #expect(!made.definesPresentationContext && !made.providesPresentationContextTransitionStyle)
        made.modalPresentationStyle = .automatic
        #expect(made.modalPresentationStyle == .pageSheet)
    }

    @Test(.documented("WWDC-2013-218: everything is read from the presented controller"))
    func `the presenter's own styles don't count`() {
        let scene = PresentingScene(.fullScreen)
        let giver = TransitionGiver()
        scene.root.modalPresentationStyle = .pageSheet
        scene.root.transitioningDelegate = giver
        _ = PresentationJournal.take()
        scene.present(animated: true)
        #expect(PresentationJournal.take() == [])
        #expect(scene.root.view.window == nil)
    }

    /// Whether the presenter's view stays in the window, and whether it is told anything.
    @Test(
        .documented("UIModalPresentationStyle"),
        arguments: [
            (UIModalPresentationStyle.fullScreen, false), (.pageSheet, true), (.formSheet, true), (.currentContext, false),
            (.custom, true), (.overFullScreen, true), (.overCurrentContext, true), (.popover, true),
        ])
    func `a style says whether the presenter stays`(style: UIModalPresentationStyle, stays: Bool) {
        let scene = PresentingScene(style, device: .iPadPro11)
        scene.modal.popoverPresentationController?.sourceView = scene.root.view
        scene.present()
        #expect((scene.root.view.window != nil) == stays)
        #expect(scene.recorder.lines.contains { $0.hasPrefix("R.") } == !stays)
        scene.recorder.clear()
        scene.root.dismiss(animated: false)
        scene.stage.settle()
        #expect(scene.recorder.lines.contains { $0.hasPrefix("R.") } == !stays)
        #expect(scene.root.view.superview === scene.stage.window)
    }

    @Test(
        .documented("UIViewController: what the user may dismiss"),
        arguments: [
            (UIModalPresentationStyle.fullScreen, false), (.pageSheet, true), (.formSheet, true), (.currentContext, false),
            (.overFullScreen, false), (.overCurrentContext, false),
        ])
    func `only sheets are pulled away`(style: UIModalPresentationStyle, goes: Bool) {
        let scene = PresentingScene(style)
        scene.present()
        scene.stage.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 660), duration: 0.3)
        scene.stage.settle()
        #expect((scene.root.presentedViewController == nil) == goes)
    }

    @Test(.documented("UIPresentationController.shouldRemovePresentersView"))
    func `a custom presentation may take the presenter's view away`() {
        let scene = PresentingScene(.custom)
        let giver = TransitionGiver()
        giver.makesController = {
            let made = RecordingPresentation(presentedViewController: $0, presenting: $1)
            made.removes = true
            return made
        }
        scene.modal.transitioningDelegate = giver
        scene.present(animated: true)
        #expect(
            scene.recorder.take() == [
                "R.viewWillDisappear(true)", "M.viewWillAppear(true)", "M.viewIsAppearing(true)", "M.viewDidAppear(true)",
                "R.viewDidDisappear(true)",
            ])
        scene.root.dismiss(animated: true)
        scene.stage.settle()
        #expect(
            scene.recorder.take() == [
                "M.viewWillDisappear(true)", "R.viewWillAppear(true)", "R.viewIsAppearing(true)", "R.viewDidAppear(true)",
                "M.viewDidDisappear(true)",
            ])
    }
}

@MainActor @Suite("View controllers / Presentation / Timing")
struct PresentationTimingTests {
    @Test(.oracle("PRES-M30"))
    func `present returns before anything begins`() {
        let scene = PresentingScene(.fullScreen, records: [.loading, .appearance])
        scene.root.present(scene.modal, animated: true)
        #expect(scene.recorder.lines == ["M.loadView()", "M.viewDidLoad()"])
        #expect(scene.root.presentedViewController === scene.modal)
        scene.stage.layoutNow()
        #expect(scene.modal.isViewLoaded && scene.recorder.lines.contains("M.viewWillAppear(true)"))
        scene.stage.settle()
    }

    @Test(.assumed("what is dropped never calls its completion"))
    func `a second present is dropped with its completion`() {
        let scene = PresentingScene(.pageSheet)
        var done: [Int] = []
        let second = controller("2")
        scene.root.present(scene.modal, animated: true) { done.append(1) }
        let heard = Misuse.observed { scene.root.present(second, animated: true) { done.append(2) } }
        #expect(heard.count == 1)
        scene.stage.settle()
        #expect(done == [1] && second.presentingViewController == nil)
    }

    @Test(.oracle("PRES-M33"))
    func `the view is loaded first`() {
        let scene = PresentingScene(.fullScreen, records: [.loading, .appearance])
        scene.present()
        #expect(scene.recorder.lines.prefix(3) == ["M.loadView()", "M.viewDidLoad()", "R.viewWillDisappear(false)"])
    }

    @Test(.documented("UIViewControllerTransitionCoordinator: presenting after a dismissal"))
    func `after a dismissal the coordinator says when to present again`() {
        let scene = PresentingScene(.pageSheet)
        scene.present(animated: true)
        let next = controller("N")
        scene.root.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        scene.root.transitionCoordinator?.animate(alongsideTransition: nil) { [root = scene.root] _ in
            AfterTest.later { root.present(next, animated: false) }
        }
        scene.stage.settle()
        AfterTest.run()
        scene.stage.settle()
        #expect(scene.root.presentedViewController === next)
    }

    @Test(.assumed("the completion of a dismissal may present"), arguments: [true, false])
    func `a dismissal's completion may present the next`(animated: Bool) {
        let scene = PresentingScene(.pageSheet)
        scene.present(animated: animated)
        let next = controller("N")
        scene.root.dismiss(animated: animated) { scene.root.present(next, animated: animated) }
        scene.stage.settle()
        #expect(scene.root.presentedViewController === next && next.view.window != nil)
        #expect(scene.recorder.lines.suffix(2) == ["N.viewIsAppearing(\(animated))", "N.viewDidAppear(\(animated))"])
    }

    @Test(.assumed("the completion of a presentation may present on"))
    func `a completion may present on the one that came`() {
        let scene = PresentingScene(.pageSheet)
        let next = controller("N")
        scene.present(animated: true) { scene.modal.present(next, animated: true) }
        #expect(scene.modal.presentedViewController === next && next.view.window != nil)
    }

    @Test(.assumed("a presenter that leaves the window before the commit presents nothing"))
    func `a presenter that goes at once presents nothing`() {
        let scene = PresentingScene(.pageSheet)
        var done = 0
        scene.root.present(scene.modal, animated: true) { done += 1 }
        scene.stage.window.rootViewController = controller("other")
        scene.stage.settle()
        #expect(scene.modal.presentingViewController == nil && scene.modal.viewIfLoaded?.window == nil && done == 1)
    }

    @Test(.documented("UIView.setAnimationsEnabled(_:)"))
    func `with animations off it is there at once`() {
        let scene = PresentingScene(.pageSheet)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        scene.root.present(scene.modal, animated: true)
        scene.stage.layoutNow()
        #expect(scene.recorder.lines.last == "M.viewDidAppear(false)" && scene.stage.pending == [])
    }
}

/// Work that a test puts off from inside a callback.
@MainActor enum AfterTest {
    private static var work: [() -> Void] = []
    static func later(_ body: @escaping () -> Void) { work.append(body) }
    static func run() {
        let bodies = work
        work = []
        for body in bodies { body() }
    }
}

@MainActor @Suite("View controllers / Presentation / Chains")
struct PresentationChainTests {
    @Test(.documented("UIViewController.dismiss: only the topmost is seen"))
    func `of sheets in a chain each hears of its own going, the topmost first`() {
        let (scene, _, _) = PresentingScene.chain(.pageSheet)
        scene.root.dismiss(animated: true)
        scene.stage.settle()
        #expect(
            scene.recorder.take() == [
                "D.viewWillDisappear(true)", "C.viewWillDisappear(true)", "M.viewWillDisappear(true)",
                "D.viewDidDisappear(true)", "C.viewDidDisappear(true)", "M.viewDidDisappear(true)",
            ])
        #expect(scene.stage.window.subviews == [scene.root.view])
    }

    @Test(.documented("UIViewController.dismiss"))
    func `one in the middle dismisses what is above it`() {
        let (scene, second, _) = PresentingScene.chain(.pageSheet)
        scene.modal.dismiss(animated: false)
        scene.stage.settle()
        #expect(scene.root.presentedViewController === scene.modal && scene.modal.presentedViewController == nil)
        #expect(second.presentingViewController == nil && second.view.window == nil)
        #expect(
            scene.recorder.take() == [
                "D.viewWillDisappear(false)", "C.viewWillDisappear(false)", "D.viewDidDisappear(false)",
                "C.viewDidDisappear(false)",
            ])
    }

    @Test(.documented("UIViewController.dismiss"))
    func `the topmost dismisses itself`() {
        let (scene, second, third) = PresentingScene.chain(.fullScreen)
        third.dismiss(animated: false)
        scene.stage.settle()
        #expect(second.presentedViewController == nil && second.view.window != nil)
        #expect(
            scene.recorder.lines == [
                "D.viewWillDisappear(false)", "C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewDidAppear(false)",
                "D.viewDidDisappear(false)",
            ])
    }

    @Test(.oracle("PRES-M42"))
    func `no delegate hears of a dismissal by the app`() {
        let scene = PresentingScene(.pageSheet)
        let hearer = PresentationHearer()
        let top = controller("C")
        scene.modal.presentationController?.delegate = hearer
        top.presentationController?.delegate = hearer
        scene.present()
        scene.modal.present(top, animated: false)
        scene.stage.settle()
        _ = PresentationJournal.take()
        scene.root.dismiss(animated: true)
        scene.stage.settle()
        #expect(PresentationJournal.take() == [] && scene.root.presentedViewController == nil)
    }

    @Test(.documented("UIViewController.isBeingDismissed"))
    func `children of the dismissed one are not dismissed themselves`() {
        let scene = PresentingScene(.pageSheet)
        let modal = ScriptedController("S")
        let child = ScriptedController("K")
        var seen: [String] = []
        modal.onWillDisappear = { seen.append("modal \($0.isBeingDismissed)") }
        child.onWillDisappear = { seen.append("child \($0.isBeingDismissed)") }
        modal.embed(child)
        scene.root.present(modal, animated: false)
        scene.stage.settle()
        scene.root.dismiss(animated: false)
        scene.stage.settle()
        #expect(seen == ["modal true", "child false"])
    }

    @Test(.documented("UIViewController.presentedViewController, presentingViewController"))
    func `children answer for their ancestors`() {
        let scene = PresentingScene(.pageSheet)
        let (mine, its) = (controller("c"), controller("m"))
        scene.root.embed(mine)
        scene.modal.embed(its)
        scene.stage.layoutNow()
        scene.present()
        #expect(mine.presentedViewController === scene.modal && its.presentingViewController === scene.root)
        #expect(mine.presentingViewController == nil && its.presentedViewController == nil)
    }

    @Test(.documented("UIViewController.present: a full-screen style goes to the controller of the whole screen"))
    func `a deep child presents through its root`() {
        let scene = PresentingScene(.fullScreen)
        let (child, grandchild) = (controller("C"), controller("G"))
        scene.root.embed(child)
        child.embed(grandchild)
        scene.stage.layoutNow()
        grandchild.present(scene.modal, animated: false)
        scene.stage.settle()
        #expect(scene.modal.presentingViewController === scene.root && scene.root.view.window == nil)
    }

    @Test(.documented("UIViewController.present"))
    func `a child of a presented one presents through that one`() {
        let scene = PresentingScene(.pageSheet)
        let (child, top) = (controller("C"), controller("T"))
        scene.modal.embed(child)
        scene.present()
        child.present(top, animated: false)
        scene.stage.settle()
        #expect(top.presentingViewController === scene.modal && scene.modal.presentedViewController === top)
    }

    @Test(.documented("UIModalPresentationStyle.overCurrentContext"))
    func `the nearest context counts`() {
        let scene = PresentingScene(.overCurrentContext)
        let (outer, inner) = (controller("O"), controller("I"))
        outer.definesPresentationContext = true
        inner.definesPresentationContext = true
        scene.root.embed(outer)
        outer.embed(inner)
        scene.stage.layoutNow()
        inner.present(scene.modal, animated: false)
        scene.stage.settle()
        #expect(scene.modal.presentingViewController === inner)
    }

    @Test(.documented("UIViewController.definesPresentationContext"))
    func `a context has no say about a full-screen style`() {
        let scene = PresentingScene(.fullScreen)
        let child = controller("C")
        child.definesPresentationContext = true
        scene.root.embed(child)
        scene.stage.layoutNow()
        child.present(scene.modal, animated: false)
        scene.stage.settle()
        #expect(scene.modal.presentingViewController === scene.root)
    }

    @Test(.documented("UIViewController.providesPresentationContextTransitionStyle"))
    func `a context without a style of its own leaves it to the presented one`() {
        let scene = PresentingScene(.overCurrentContext)
        scene.root.definesPresentationContext = true
        scene.root.modalTransitionStyle = .crossDissolve
        scene.present()
        #expect(scene.modal.modalTransitionStyle == .coverVertical)
    }

    @Test(.documented("UIViewController.activePresentationController"))
    func `the active controller is there while something is presented`() {
        let scene = PresentingScene(.pageSheet)
        #expect(scene.modal.activePresentationController == nil)
        scene.present()
        #expect(scene.modal.activePresentationController is UISheetPresentationController)
        #expect(scene.modal.activePresentationController === scene.modal.presentationController)
        let child = controller("c")
        scene.modal.embed(child)
        #expect(child.presentationController === scene.modal.presentationController)
        scene.root.dismiss(animated: false)
        scene.stage.settle()
        #expect(scene.modal.activePresentationController == nil)
    }

    @Test(.assumed("one controller may come again, with a new presentation controller"))
    func `the same controller may be presented again`() {
        let scene = PresentingScene(.pageSheet)
        scene.present()
        weak let first = scene.modal.presentationController
        scene.root.dismiss(animated: false)
        scene.stage.settle()
        scene.modal.modalPresentationStyle = .fullScreen
        scene.present()
        #expect(first == nil && scene.root.view.window == nil)
        #expect(scene.modal.sheetPresentationController == nil)
    }

    @Test(.assumed("a hundred times leave nothing behind"))
    func `coming and going leaves nothing behind`() {
        let scene = PresentingScene(.pageSheet)
        for round in 0..<50 {
            scene.modal.modalPresentationStyle = [.pageSheet, .fullScreen, .overFullScreen, .formSheet][round % 4]
            scene.present(animated: round % 3 == 0)
            scene.root.dismiss(animated: round % 2 == 0)
            scene.stage.settle()
        }
        #expect(scene.stage.window.subviews == [scene.root.view] && scene.modal.view.superview == nil)
        #expect(scene.root.view.layer.animationKeys() ?? [] == [])
        scene.stage.expectNothingPending()
    }
}
