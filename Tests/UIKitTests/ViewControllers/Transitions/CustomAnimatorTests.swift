import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// A modal whose transitions are an app's own.
@MainActor struct CustomScene {
    let scene: PresentingScene
    let giver = TransitionGiver()
    let coming = SlideAnimator(isPresenting: true)
    let going = SlideAnimator(isPresenting: false)

    init(_ style: UIModalPresentationStyle = .fullScreen) {
        scene = PresentingScene(style)
        giver.presenting = coming
        giver.dismissing = going
        scene.modal.transitioningDelegate = giver
        _ = PresentationJournal.take()
    }

    func present(animated: Bool = true) {
        scene.root.present(scene.modal, animated: animated) { PresentationJournal.write("completion") }
        scene.stage.settle()
    }

    func dismiss(animated: Bool = true) {
        scene.root.dismiss(animated: animated) { PresentationJournal.write("completion") }
        scene.stage.settle()
    }

    /// Callbacks of controllers and of transition objects as they came.
    func journal() -> [String] { PresentationJournal.take() }
}

@MainActor @Suite("View controllers / Transitions / Custom animators")
struct CustomAnimatorTests {
    @Test(.documented("UIViewControllerTransitioningDelegate: as told in session 218 of 2013"))
    func `the delegate is asked, then the animator works`() {
        let custom = CustomScene()
        custom.present()
        #expect(
            custom.journal() == [
                "animator for M on R from R", "interaction", "duration", "animate", "complete true", "completion", "ended true",
            ])
        custom.dismiss()
        #expect(
            custom.journal() == [
                "animator away M", "interaction away", "duration", "animate", "complete true", "completion", "ended true",
            ])
    }

    @Test(.documented("WWDC-2013-218: not in the call itself"))
    func `the delegate is asked after present has returned`() {
        let custom = CustomScene()
        custom.scene.root.present(custom.scene.modal, animated: true)
        #expect(custom.journal() == [])
        custom.scene.stage.settle()
        #expect(custom.journal().first == "animator for M on R from R")
    }

    @Test(.documented("UIViewControllerTransitioningDelegate"))
    func `without an animator nobody asks for an interaction`() {
        let custom = CustomScene()
        custom.giver.presenting = nil
        custom.present()
        #expect(custom.journal() == ["animator for M on R from R", "completion"])
        #expect(custom.scene.modal.view.window != nil)
    }

    @Test(.documented("UIViewControllerTransitioningDelegate: the source is who was asked to present"))
    func `the delegate learns who presents and who was asked`() {
        let custom = CustomScene()
        let child = controller("C")
        custom.scene.root.embed(child)
        custom.scene.stage.layoutNow()
        child.present(custom.scene.modal, animated: true)
        custom.scene.stage.settle()
        #expect(custom.journal().first == "animator for M on R from C")
    }

    @Test(.documented("UIViewControllerContextTransitioning.viewController(forKey:), view(forKey:)"))
    func `full screen gives both controllers and both views`() {
        let custom = CustomScene()
        let (root, modal) = (custom.scene.root, custom.scene.modal)
        var seen = 0
        custom.coming.onAnimate = { context in
            seen += 1
            #expect(context.viewController(forKey: .from) === root && context.viewController(forKey: .to) === modal)
            #expect(context.view(forKey: .from) === root.view && context.view(forKey: .to) === modal.view)
            #expect(root.view.superview === context.containerView && modal.view.superview == nil)
            #expect(context.presentationStyle == .fullScreen && context.isAnimated && !context.isInteractive)
            #expect(context.targetTransform == .identity && !context.transitionWasCancelled)
        }
        custom.going.onAnimate = { context in
            seen += 1
            #expect(context.viewController(forKey: .from) === modal && context.viewController(forKey: .to) === root)
            #expect(context.view(forKey: .from) === modal.view && context.view(forKey: .to) === root.view)
            #expect(modal.view.superview === context.containerView && root.view.superview !== context.containerView)
        }
        custom.present()
        #expect(root.view.window == nil)
        custom.dismiss()
        #expect(seen == 2 && modal.view.superview == nil)
    }

    @Test(
        .documented("UIViewControllerContextTransitioning.view(forKey:): nil is not to be touched"),
        arguments: [
            UIModalPresentationStyle.custom, .overFullScreen,
        ])
    func `where the presenter stays its view is not the animator's`(style: UIModalPresentationStyle) {
        let custom = CustomScene(style)
        let (root, modal) = (custom.scene.root, custom.scene.modal)
        var seen = 0
        custom.coming.onAnimate = { context in
            seen += 1
            #expect(context.view(forKey: .from) == nil && context.view(forKey: .to) === modal.view)
            #expect(context.viewController(forKey: .from) === root)
        }
        custom.going.onAnimate = { context in
            seen += 1
            #expect(context.view(forKey: .from) === modal.view && context.view(forKey: .to) == nil)
            #expect(context.viewController(forKey: .to) === root)
        }
        custom.present()
        custom.dismiss()
        #expect(seen == 2 && root.view.superview === custom.scene.stage.window)
    }

    @Test(.documented("UIViewControllerContextTransitioning.initialFrame(for:), finalFrame(for:)"))
    func `frames say who goes and where who comes ends`() {
        let custom = CustomScene(.fullScreen)
        let (root, modal) = (custom.scene.root, custom.scene.modal)
        let full = CGRect(x: 0, y: 0, width: 375, height: 667)
        var seen = 0
        custom.coming.onAnimate = { context in
            seen += 1
            #expect(context.initialFrame(for: root) == full && context.finalFrame(for: root) == .zero)
            #expect(context.initialFrame(for: modal) == .zero && context.finalFrame(for: modal) == full)
            #expect(context.finalFrame(for: UIViewController()) == .zero)
        }
        custom.going.onAnimate = { context in
            seen += 1
            #expect(context.initialFrame(for: modal) == full && context.finalFrame(for: modal) == .zero)
            #expect(context.finalFrame(for: root) == full)
        }
        custom.present()
        custom.dismiss()
        #expect(seen == 2)
    }

    @Test(.documented("UIViewControllerContextTransitioning.finalFrame(for:)"))
    func `a presenter that stays keeps its frame`() {
        let custom = CustomScene(.overFullScreen)
        var seen = 0
        custom.coming.onAnimate = { context in
            seen += 1
            #expect(context.finalFrame(for: custom.scene.root) == CGRect(x: 0, y: 0, width: 375, height: 667))
        }
        custom.present()
        #expect(seen == 1)
    }

    @Test(.documented("UIPresentationController.frameOfPresentedViewInContainerView"))
    func `the final frame is the presentation controller's`() {
        let custom = CustomScene(.custom)
        let frame = CGRect(x: 20, y: 200, width: 335, height: 300)
        custom.giver.makesController = {
            let made = RecordingPresentation(presentedViewController: $0, presenting: $1)
            made.framing = { _ in frame }
            return made
        }
        var final = CGRect.zero
        custom.coming.onAnimate = { final = $0.finalFrame(for: custom.scene.modal) }
        custom.present()
        #expect(final == frame && custom.scene.modal.view.frame == frame)
    }

    @Test(.documented("UIViewControllerContextTransitioning.isAnimated: a custom style's animator is called all the same"))
    func `without animation a custom style's animator still works`() {
        let custom = CustomScene(.custom)
        custom.present(animated: false)
        #expect(
            custom.journal() == [
                "controller for M on nil from R", "animator for M on R from R", "interaction", "animate without moving",
                "complete true", "completion", "ended true",
            ])
        #expect(custom.scene.modal.view.window != nil)
        custom.dismiss(animated: false)
        #expect(custom.journal().contains("animate without moving"))
    }

    @Test(.documented("UIViewControllerContextTransitioning.isAnimated"))
    func `without animation a full-screen style needs no animator`() {
        let custom = CustomScene(.fullScreen)
        custom.present(animated: false)
        #expect(!custom.journal().contains { $0.hasPrefix("animate ") || $0 == "animate" })
        #expect(custom.scene.modal.view.window != nil && custom.scene.root.view.window == nil)
    }

    @Test(.documented("WWDC-2013-218: a transition that is never completed"))
    func `without completeTransition nothing ends`() {
        let custom = CustomScene()
        custom.coming.completes = false
        custom.scene.root.present(custom.scene.modal, animated: true)
        custom.scene.stage.advance(by: 5)
        #expect(custom.scene.recorder.lines.last == "M.viewIsAppearing(true)")
        #expect(custom.scene.modal.transitionCoordinator != nil)
        let heard = Misuse.observed { custom.scene.root.dismiss(animated: false) }
        #expect(heard.count == 1)
    }

    @Test(
        .documented("UIViewControllerContextTransitioning.completeTransition(_:)"),
        arguments: [
            UIModalPresentationStyle.fullScreen, .custom,
        ])
    func `a presentation that is not completed is undone`(style: UIModalPresentationStyle) {
        let custom = CustomScene(style)
        custom.coming.completes = false
        var context: UIViewControllerContextTransitioning?
        custom.coming.onAnimate = { context = $0 }
        custom.scene.root.present(custom.scene.modal, animated: true) { PresentationJournal.write("completion") }
        custom.scene.stage.advance(by: 0.1)
        custom.scene.recorder.clear()
        context?.completeTransition(false)
        custom.scene.stage.settle()
        let presenter = style == .fullScreen
        #expect(
            custom.scene.recorder.take() == ["M.viewWillDisappear(true)"] + (presenter ? ["R.viewWillAppear(true)"] : [])
                + ["M.viewDidDisappear(true)"] + (presenter ? ["R.viewIsAppearing(true)", "R.viewDidAppear(true)"] : []))
        #expect(custom.scene.modal.view.superview == nil && custom.scene.root.presentedViewController == nil)
        #expect(custom.scene.root.view.superview === custom.scene.stage.window)
        #expect(custom.journal().last == "ended false")
    }

    @Test(.assumed("saying it twice counts once"))
    func `completing twice counts once`() {
        let custom = CustomScene()
        var context: UIViewControllerContextTransitioning?
        custom.coming.onAnimate = { context = $0 }
        custom.present()
        _ = custom.journal()
        context?.completeTransition(false)
        custom.scene.stage.settle()
        #expect(custom.journal() == [] && custom.scene.modal.view.window != nil)
    }

    @Test(.documented("UIViewControllerAnimatedTransitioning.transitionDuration(using:)"))
    func `the duration is the animator's`() {
        let custom = CustomScene()
        custom.coming.duration = 1.5
        custom.scene.root.present(custom.scene.modal, animated: true)
        custom.scene.stage.layoutNow()
        custom.scene.stage.advance(by: 1.4)
        #expect(custom.scene.modal.transitionCoordinator?.transitionDuration == 1.5)
        #expect(custom.scene.recorder.lines.last == "M.viewIsAppearing(true)")
        custom.scene.stage.advance(by: 0.2)
        #expect(custom.scene.recorder.lines.last == "R.viewDidDisappear(true)")
    }

    @Test(.documented("UIModalPresentationStyle: a sheet's view is what its presentation controller says"))
    func `a sheet's animator moves the card, not the bare view`() {
        let custom = CustomScene(.pageSheet)
        var seen = 0
        custom.coming.onAnimate = { context in
            seen += 1
            let card = context.view(forKey: .to)
            #expect(card === custom.scene.modal.presentationController?.presentedView)
            #expect(card !== custom.scene.modal.view && custom.scene.modal.view.isDescendant(of: card!))
        }
        custom.present()
        #expect(seen == 1 && custom.scene.modal.view.window != nil)
        custom.dismiss()
        #expect(custom.scene.modal.view.superview == nil)
    }
}
