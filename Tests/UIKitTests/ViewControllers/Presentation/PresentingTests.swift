import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// A root on the screen, and something to present.
@MainActor struct PresentingScene {
    let stage: Stage
    let root = controller("R")
    let modal = controller("M")
    let recorder: LifecycleRecorder

    init(
        _ style: UIModalPresentationStyle = .fullScreen, device: SimulatedDevice = .iPhoneSE,
        records: LifecycleRecorder.Calls = .appearance
    ) {
        stage = Stage(device: device)
        stage.window.rootViewController = root
        stage.layoutNow()
        modal.modalPresentationStyle = style
        recorder = LifecycleRecorder(records)
    }

    func present(animated: Bool = false, completion: (() -> Void)? = nil) {
        root.present(modal, animated: animated, completion: completion)
        stage.settle()
    }

    /// A root with three on top, each presented by the one before.
    static func chain(_ style: UIModalPresentationStyle) -> (PresentingScene, UIViewController, UIViewController) {
        let scene = PresentingScene(style)
        let (second, third) = (controller("C"), controller("D"))
        second.modalPresentationStyle = style
        third.modalPresentationStyle = style
        scene.present()
        scene.modal.present(second, animated: false)
        scene.stage.settle()
        second.present(third, animated: false)
        scene.stage.settle()
        scene.recorder.clear()
        return (scene, second, third)
    }
}

@MainActor @Suite("View controllers / Presentation / Order of callbacks")
struct PresentingTests {
    @Test(.oracle("PRES-M20, PRES-M21"), arguments: [true, false])
    func `over the full screen the presenter disappears, and did comes in reverse`(animated: Bool) {
        let scene = PresentingScene(.fullScreen, records: [.loading, .appearance])
        var done = 0
        scene.root.present(scene.modal, animated: animated) { done += 1 }
        #expect(scene.recorder.take() == ["M.loadView()", "M.viewDidLoad()"])
        #expect(scene.root.presentedViewController === scene.modal && scene.modal.presentingViewController === scene.root)
        scene.stage.settle()
        #expect(
            scene.recorder.take() == [
                "R.viewWillDisappear(\(animated))", "M.viewWillAppear(\(animated))", "M.viewIsAppearing(\(animated))",
                "M.viewDidAppear(\(animated))", "R.viewDidDisappear(\(animated))",
            ])
        #expect(done == 1 && scene.root.view.window == nil && scene.modal.view.window === scene.stage.window)
        #expect(scene.modal.view.frame == scene.stage.window.bounds)
    }

    @Test(.oracle("PRES-M22"), arguments: [true, false])
    func `dismissing brings the presenter back`(animated: Bool) {
        let scene = PresentingScene()
        scene.present()
        _ = scene.recorder.take()
        var done = 0
        scene.root.dismiss(animated: animated) { done += 1 }
        scene.stage.settle()
        #expect(
            scene.recorder.take() == [
                "M.viewWillDisappear(\(animated))", "R.viewWillAppear(\(animated))", "R.viewIsAppearing(\(animated))",
                "R.viewDidAppear(\(animated))", "M.viewDidDisappear(\(animated))",
            ])
        #expect(done == 1 && scene.root.presentedViewController == nil && scene.modal.presentingViewController == nil)
        #expect(scene.root.view.superview === scene.stage.window && scene.modal.view.superview == nil)
        #expect(scene.stage.window.subviews == [scene.root.view])
    }

    nonisolated static let over: [UIModalPresentationStyle] = [
        .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .custom, .automatic,
    ]

    @Test(.documented("WWDC-2019-224: the presenter stays in the hierarchy"), arguments: over, [true, false])
    func `where the presenter stays it hears nothing`(style: UIModalPresentationStyle, animated: Bool) {
        let scene = PresentingScene(style)
        scene.present(animated: animated)
        #expect(
            scene.recorder.take() == [
                "M.viewWillAppear(\(animated))", "M.viewIsAppearing(\(animated))", "M.viewDidAppear(\(animated))",
            ])
        #expect(scene.root.view.window != nil)
        scene.modal.dismiss(animated: animated)
        scene.stage.settle()
        #expect(scene.recorder.take() == ["M.viewWillDisappear(\(animated))", "M.viewDidDisappear(\(animated))"])
        #expect(scene.stage.window.subviews == [scene.root.view])
    }

    @Test(
        .documented("UIModalPresentationStyle.currentContext"),
        arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
    func `styles that cover everything take the presenter's view away`(style: UIModalPresentationStyle) {
        let scene = PresentingScene(style)
        scene.present()
        #expect(scene.root.view.window == nil)
    }

    @Test(.documented("UIViewController.isBeingPresented, isBeingDismissed"))
    func `flags say why a modal comes and goes`() {
        let scene = PresentingScene()
        let modal = ScriptedController("S")
        modal.modalPresentationStyle = .fullScreen
        var seen: [String] = []
        func note(_ name: String) -> (ScriptedController) -> Void {
            { seen.append("\(name)\($0.isBeingPresented ? " presented" : "")\($0.isBeingDismissed ? " dismissed" : "")") }
        }
        modal.onWillAppear = note("will")
        modal.onDidAppear = note("did")
        modal.onWillDisappear = note("willNot")
        modal.onDidDisappear = note("didNot")
        scene.root.present(modal, animated: true)
        scene.stage.settle()
        #expect(!modal.isBeingPresented)
        modal.dismiss(animated: true)
        scene.stage.settle()
        #expect(seen == ["will presented", "did presented", "willNot dismissed", "didNot dismissed"])
    }

    @Test(.assumed("covered by a presentation and revealed: no reason is given"))
    func `the presenter has no reason of its own`() {
        let stage = Stage(device: .iPhoneSE)
        let root = ScriptedController("R")
        var seen: [Bool] = []
        let note: (ScriptedController) -> Void = {
            seen.append($0.isBeingPresented || $0.isBeingDismissed || $0.isMovingToParent || $0.isMovingFromParent)
        }
        root.onWillDisappear = note
        root.onDidDisappear = note
        stage.window.rootViewController = root
        stage.layoutNow()
        root.onWillAppear = note
        root.onDidAppear = note
        let modal = controller("M")
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: false)
        stage.settle()
        root.dismiss(animated: false)
        stage.settle()
        #expect(seen == [false, false, false, false])
    }

    @Test(.assumed("children follow the presenter by ordinary forwarding"))
    func `the presenter's children go and come with it`() {
        let scene = PresentingScene()
        let child = controller("C")
        scene.root.embed(child)
        scene.stage.layoutNow()
        _ = scene.recorder.take()
        scene.present(animated: true)
        #expect(
            scene.recorder.take().filter { $0.hasPrefix("C") } == ["C.viewWillDisappear(true)", "C.viewDidDisappear(true)"])
        scene.root.dismiss(animated: false)
        scene.stage.settle()
        #expect(
            scene.recorder.take().filter { $0.hasPrefix("C") && !$0.contains("Is") } == [
                "C.viewWillAppear(false)", "C.viewDidAppear(false)",
            ])
    }

    @Test(.documented("UIViewController.present(_:animated:completion:)"))
    func `completions come after the last callback`() {
        let scene = PresentingScene()
        var moments: [[String]] = []
        scene.present(animated: true) { moments.append(scene.recorder.take()) }
        scene.root.dismiss(animated: true) { moments.append(scene.recorder.take()) }
        scene.stage.settle()
        #expect(moments.map(\.last) == ["R.viewDidDisappear(true)", "M.viewDidDisappear(true)"])
        #expect(scene.recorder.lines == [])
    }

    @Test(.oracle("LIFE-M2"))
    func `a dismissed controller lives until the completion has run`() {
        let stage = Stage(device: .iPhoneSE)
        let root = controller("R")
        stage.window.rootViewController = root
        stage.layoutNow()
        weak var gone: UIViewController?
        var wasThere = false
        autoreleasepool {
            let modal = controller("M")
            gone = modal
            root.present(modal, animated: true)
        }
        stage.settle()
        #expect(gone != nil)
        autoreleasepool {
            root.dismiss(animated: true) { wasThere = gone != nil }
            stage.settle()
        }
        #expect(wasThere && gone == nil)
    }

    @Test(
        .documented("UIModalTransitionStyle"),
        arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal])
    func `each transition style ends with everything in place`(style: UIModalTransitionStyle) {
        let scene = PresentingScene()
        scene.modal.modalTransitionStyle = style
        scene.root.present(scene.modal, animated: true)
        scene.stage.advance(by: 0.1)
        #expect(scene.modal.viewIfLoaded?.window != nil && scene.modal.isBeingPresented)
        scene.stage.settle()
        #expect(!scene.modal.isBeingPresented)
        #expect(scene.modal.view.alpha == 1 && scene.modal.view.transform.isIdentity && !scene.modal.view.isHidden)
        scene.root.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.stage.window.subviews == [scene.root.view] && scene.root.view.alpha == 1)
        scene.stage.expectNothingPending()
    }
}

@MainActor @Suite("View controllers / Presentation / Who presents")
struct PresenterTests {
    @Test(.documented("UIViewController.modalPresentationStyle"))
    func `automatic reads as a page sheet`() {
        #expect(UIViewController().modalPresentationStyle == .pageSheet)
        #expect(UIViewController().modalTransitionStyle == .coverVertical)
        #expect(!UIViewController().modalPresentationCapturesStatusBarAppearance)
        #expect(
            !UIViewController().definesPresentationContext && !UIViewController().providesPresentationContextTransitionStyle)
        #expect(!UIViewController().isModalInPresentation)
    }

    @Test(.documented("UIViewController.present: the controller that manages the full screen presents"))
    func `the farthest ancestor presents for its children`() {
        let scene = PresentingScene()
        let (child, grandchild) = (controller("C"), controller("G"))
        scene.root.embed(child)
        child.embed(grandchild)
        scene.stage.layoutNow()
        grandchild.present(scene.modal, animated: false)
        scene.stage.settle()
        #expect(scene.modal.presentingViewController === scene.root)
        #expect(grandchild.presentedViewController === scene.modal && child.presentedViewController === scene.modal)
    }

    @Test(
        .documented("UIViewController.definesPresentationContext"),
        arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func `a context presents inside itself`(style: UIModalPresentationStyle) {
        let scene = PresentingScene(style)
        let (child, grandchild) = (controller("C"), controller("G"))
        child.definesPresentationContext = true
        scene.root.embed(child)
        child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
        child.embed(grandchild)
        scene.stage.layoutNow()
        grandchild.present(scene.modal, animated: false)
        scene.stage.settle()
        #expect(scene.modal.presentingViewController === child)
        #expect(scene.modal.view.convert(scene.modal.view.bounds, to: nil) == CGRect(x: 10, y: 20, width: 100, height: 200))
        #expect((child.view.window == nil) == (style == .currentContext))
        scene.modal.dismiss(animated: false)
        scene.stage.settle()
        #expect(child.view.superview === scene.root.view && child.view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    }

    @Test(.documented("UIModalPresentationStyle.currentContext: without a context the root presents"))
    func `without a context the root presents`() {
        let scene = PresentingScene(.currentContext)
        let child = controller("C")
        scene.root.embed(child)
        scene.stage.layoutNow()
        child.present(scene.modal, animated: false)
        #expect(scene.modal.presentingViewController === scene.root)
        scene.stage.settle()
    }

    @Test(.documented("UIViewController.providesPresentationContextTransitionStyle"))
    func `a context may give its own transition style`() {
        let scene = PresentingScene(.overCurrentContext)
        scene.root.definesPresentationContext = true
        scene.root.providesPresentationContextTransitionStyle = true
        scene.root.modalTransitionStyle = .crossDissolve
        scene.present()
        #expect(scene.modal.modalTransitionStyle == .crossDissolve)
    }

    @Test(.oracle("PRES-M14"))
    func `a chain knows its neighbours`() {
        let scene = PresentingScene()
        let top = controller("T")
        top.modalPresentationStyle = .fullScreen
        scene.present()
        scene.modal.present(top, animated: false)
        scene.stage.settle()
        #expect(scene.root.presentedViewController === scene.modal && scene.modal.presentingViewController === scene.root)
        #expect(scene.modal.presentedViewController === top && top.presentingViewController === scene.modal)
        let child = controller("C")
        top.embed(child)
        #expect(child.presentingViewController === scene.modal)
    }

    @Test(.documented("UIViewController.dismiss(animated:completion:): only the topmost is seen going"))
    func `dismissing low in a chain takes all above along`() {
        let scene = PresentingScene()
        let top = controller("T")
        top.modalPresentationStyle = .fullScreen
        scene.present()
        scene.modal.present(top, animated: false)
        scene.stage.settle()
        _ = scene.recorder.take()
        scene.root.dismiss(animated: true)
        scene.stage.settle()
        #expect(
            scene.recorder.take() == [
                "T.viewWillDisappear(true)", "R.viewWillAppear(true)", "R.viewIsAppearing(true)", "R.viewDidAppear(true)",
                "T.viewDidDisappear(true)",
            ])
        #expect(scene.root.presentedViewController == nil && scene.modal.presentedViewController == nil)
        #expect(top.presentingViewController == nil && scene.stage.window.subviews == [scene.root.view])
    }

    @Test(.documented("UIViewController.dismiss(animated:completion:)"))
    func `dismiss goes to the one above, else to the presenter`() {
        let scene = PresentingScene(.pageSheet)
        let top = controller("T")
        scene.present()
        scene.modal.present(top, animated: false)
        scene.stage.settle()
        scene.modal.dismiss(animated: false)
        scene.stage.settle()
        #expect(scene.root.presentedViewController === scene.modal && scene.modal.presentedViewController == nil)
        scene.modal.dismiss(animated: false)
        scene.stage.settle()
        #expect(scene.root.presentedViewController == nil)
    }

    @Test(.oracle("PRES-M43"))
    func `a child of the presented one may dismiss`() {
        let scene = PresentingScene()
        let child = controller("C")
        scene.modal.embed(child)
        scene.present()
        child.dismiss(animated: false)
        scene.stage.settle()
        #expect(scene.root.presentedViewController == nil)
    }

    @Test(.assumed("a completion is never lost"))
    func `dismissing nothing runs the completion`() {
        var done = 0
        controller("A").dismiss(animated: true) { done += 1 }
        #expect(done == 1)
    }

    @Test(.documented("UIViewController.presentationController"))
    func `the presentation controller belongs to the style`() {
        func kind(_ style: UIModalPresentationStyle) -> String {
            let made = UIViewController()
            made.modalPresentationStyle = style
            return
                "\(made.presentationController != nil) \(made.sheetPresentationController != nil) \(made.popoverPresentationController != nil)"
        }
        #expect(kind(.pageSheet) == "true true false")
        #expect(kind(.formSheet) == "true true false")
        #expect(kind(.popover) == "true false true")
        #expect(kind(.fullScreen) == "true false false")
        let late = UIViewController()
        let first = late.presentationController
        late.modalPresentationStyle = .popover
        #expect(late.presentationController === first && late.activePresentationController == nil)
    }
}
