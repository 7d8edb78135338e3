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

@MainActor @Suite("View controllers / Transitions / Interactive")
struct InteractiveTransitionTests {
    private func interactive(_ style: UIModalPresentationStyle = .fullScreen) -> (
        CustomScene, UIPercentDrivenInteractiveTransition
    ) {
        let custom = CustomScene(style)
        let driver = UIPercentDrivenInteractiveTransition()
        custom.giver.presentingInteraction = driver
        return (custom, driver)
    }

    /// How far from the right edge the moving view is seen.
    private func place(_ custom: CustomScene) -> CGFloat {
        (custom.scene.modal.view.layer.presentation() ?? custom.scene.modal.view.layer).frame.minX
    }

    @Test(.documented("UIPercentDrivenInteractiveTransition: defaults"))
    func `a driver's defaults`() {
        let driver = UIPercentDrivenInteractiveTransition()
        #expect(driver.completionSpeed == 1 && driver.completionCurve == .easeInOut && driver.wantsInteractiveStart)
        #expect(driver.percentComplete == 0 && driver.duration == 0 && driver.timingCurve == nil)
    }

    @Test(.documented("UIPercentDrivenInteractiveTransition.update(_:)"))
    func `the animation follows the percentage`() {
        let (custom, driver) = interactive()
        custom.scene.root.present(custom.scene.modal, animated: true)
        custom.scene.stage.advance(by: 0.1)
        #expect(abs(place(custom) - 375) < 0.01 && driver.duration == 0.4)
        driver.update(0.25)
        custom.scene.stage.advance(by: 0.5)
        #expect(abs(place(custom) - 375 * 0.75) < 0.01)
        driver.update(0.1)
        #expect(abs(place(custom) - 375 * 0.9) < 0.01 && driver.percentComplete == 0.1)
        driver.finish()
        custom.scene.stage.settle()
        #expect(place(custom) == 0 && custom.scene.modal.view.window != nil)
    }

    @Test(.assumed("apps let go of the driver when the finger is lifted"), arguments: [true, false])
    func `a driver that nobody holds any more brings the transition to its end`(finishes: Bool) {
        let custom = CustomScene()
        var driver: UIPercentDrivenInteractiveTransition? = UIPercentDrivenInteractiveTransition()
        weak let held = driver
        custom.giver.presentingInteraction = driver
        custom.scene.root.present(custom.scene.modal, animated: true)
        custom.scene.stage.advance(by: 0.1)
        driver?.update(0.5)
        if finishes { driver?.finish() } else { driver?.cancel() }
        driver = nil
        custom.giver.presentingInteraction = nil
        custom.scene.stage.settle()
        #expect((custom.scene.modal.viewIfLoaded?.window != nil) == finishes && held == nil)
        custom.scene.stage.expectNothingPending()
    }

    @Test(.documented("UIPercentDrivenInteractiveTransition.completionCurve: linear until then"))
    func `an eased animation follows the finger evenly`() {
        let (custom, driver) = interactive()
        custom.coming.curve = .curveEaseInOut
        custom.scene.root.present(custom.scene.modal, animated: true)
        custom.scene.stage.advance(by: 0.1)
        driver.update(0.25)
        #expect(abs(place(custom) - 375 * 0.75) < 0.01)
        driver.finish()
        custom.scene.stage.settle()
    }

    @Test(.documented("UIPercentDrivenInteractiveTransition.update(_:)"))
    func `the percentage stays between 0 and 1`() {
        let (custom, driver) = interactive()
        custom.scene.root.present(custom.scene.modal, animated: true)
        custom.scene.stage.advance(by: 0.1)
        driver.update(-3)
        #expect(driver.percentComplete == 0)
        driver.update(7)
        #expect(driver.percentComplete == 1)
        driver.finish()
        custom.scene.stage.settle()
        #expect(custom.scene.modal.view.window != nil)
    }

    @Test(.documented("UIPercentDrivenInteractiveTransition.finish()"))
    func `finishing ends as if nobody had interfered`() {
        let (custom, driver) = interactive()
        custom.scene.root.present(custom.scene.modal, animated: true) { PresentationJournal.write("completion") }
        custom.scene.stage.advance(by: 0.1)
        driver.update(0.5)
        #expect(
            custom.scene.recorder.take() == ["R.viewWillDisappear(true)", "M.viewWillAppear(true)", "M.viewIsAppearing(true)"])
        driver.finish()
        custom.scene.stage.settle()
        #expect(custom.scene.recorder.take() == ["M.viewDidAppear(true)", "R.viewDidDisappear(true)"])
        #expect(
            custom.journal() == [
                "animator for M on R from R", "interaction", "duration", "duration", "animate", "complete true", "completion",
                "ended true",
            ])
        custom.scene.stage.expectNothingPending()
    }

    @Test(.documented("UIPercentDrivenInteractiveTransition.cancel(): the states run back"))
    func `cancelling takes everything back`() {
        let (custom, driver) = interactive()
        custom.scene.root.present(custom.scene.modal, animated: true)
        custom.scene.stage.advance(by: 0.1)
        driver.update(0.5)
        custom.scene.recorder.clear()
        driver.cancel()
        custom.scene.stage.settle()
        #expect(
            custom.scene.recorder.take() == [
                "M.viewWillDisappear(true)", "R.viewWillAppear(true)", "M.viewDidDisappear(true)", "R.viewIsAppearing(true)",
                "R.viewDidAppear(true)",
            ])
        #expect(custom.scene.root.presentedViewController == nil && custom.scene.modal.view.superview == nil)
        #expect(custom.journal().suffix(2) == ["complete false", "ended false"])
        custom.scene.stage.expectNothingPending()
    }

    @Test(.documented("UIPercentDrivenInteractiveTransition.completionSpeed"), arguments: [1, 2, 0.5] as [CGFloat])
    func `the rest takes its share of the duration`(speed: CGFloat) {
        let (custom, driver) = interactive()
        custom.scene.root.present(custom.scene.modal, animated: true)
        custom.scene.stage.advance(by: 0.1)
        driver.update(0.25)
        driver.completionSpeed = speed
        driver.finish()
        let rest = 0.75 * 0.4 / Double(speed)
        custom.scene.stage.advance(by: rest - 0.01)
        #expect(custom.scene.recorder.lines.last == "M.viewIsAppearing(true)")
        custom.scene.stage.advance(by: 0.02)
        #expect(custom.scene.recorder.lines.last == "R.viewDidDisappear(true)")
    }

    @Test(.assumed("going back takes the share that was done"))
    func `the way back takes as long as the way there`() {
        let (custom, driver) = interactive()
        custom.scene.root.present(custom.scene.modal, animated: true)
        custom.scene.stage.advance(by: 0.1)
        driver.update(0.5)
        driver.cancel()
        custom.scene.stage.advance(by: 0.5 * 0.4 - 0.01)
        #expect(custom.scene.root.presentedViewController != nil)
        custom.scene.stage.advance(by: 0.02)
        #expect(custom.scene.root.presentedViewController == nil)
    }

    @Test(.documented("UIPercentDrivenInteractiveTransition.completionCurve"))
    func `the rest goes at its own pace`() {
        func half(_ curve: UIView.AnimationCurve) -> CGFloat {
            let (custom, driver) = interactive()
            custom.scene.root.present(custom.scene.modal, animated: true)
            custom.scene.stage.advance(by: 0.1)
            driver.update(0.2)
            driver.completionCurve = curve
            driver.finish()
            custom.scene.stage.advance(by: 0.8 * 0.4 * 0.25)
            defer { custom.scene.stage.settle() }
            return place(custom)
        }
        // Of the 300 points that are left, a quarter of the time later.
        #expect(abs(half(.linear) - 225) < 16)
        #expect(half(.easeIn) > 270 && half(.easeOut) < 215)
    }

    @Test(.documented("UIPercentDrivenInteractiveTransition.timingCurve"))
    func `a timing curve takes the curve's place`() {
        let (custom, driver) = interactive()
        driver.timingCurve = UICubicTimingParameters(controlPoint1: CGPoint(x: 0, y: 1), controlPoint2: CGPoint(x: 0, y: 1))
        custom.scene.root.present(custom.scene.modal, animated: true)
        custom.scene.stage.advance(by: 0.1)
        driver.update(0)
        driver.finish()
        custom.scene.stage.advance(by: 0.1)
        #expect(place(custom) < 375 * 0.2)
        custom.scene.stage.settle()
    }

    @Test(.documented("UIPercentDrivenInteractiveTransition.pause()"))
    func `what has been let go can be caught again`() {
        let (custom, driver) = interactive()
        driver.completionCurve = .linear
        custom.scene.root.present(custom.scene.modal, animated: true)
        custom.scene.stage.advance(by: 0.1)
        driver.update(0.5)
        driver.finish()
        custom.scene.stage.advance(by: 0.1)
        driver.pause()
        #expect(abs(driver.percentComplete - 0.75) < 0.05)
        let held = place(custom)
        custom.scene.stage.advance(by: 1)
        #expect(place(custom) == held)
        driver.update(0.2)
        driver.cancel()
        custom.scene.stage.settle()
        #expect(custom.scene.root.presentedViewController == nil)
        #expect(custom.journal().last == "ended false")
    }

    @Test(.documented("UIViewControllerInteractiveTransitioning.wantsInteractiveStart"))
    func `a transition may start by itself and be taken over`() {
        let (custom, driver) = interactive()
        driver.wantsInteractiveStart = false
        var changes: [Bool] = []
        custom.scene.root.present(custom.scene.modal, animated: true)
        custom.scene.stage.advance(by: 0)
        custom.scene.modal.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        #expect(custom.scene.modal.transitionCoordinator?.initiallyInteractive == false)
        custom.scene.stage.advance(by: 0.1)
        driver.pause()
        #expect(abs(driver.percentComplete - 0.25) < 0.05 && changes == [true])
        custom.scene.stage.advance(by: 2)
        #expect(custom.scene.modal.transitionCoordinator != nil)
        driver.finish()
        custom.scene.stage.settle()
        #expect(changes == [true, false] && custom.scene.modal.transitionCoordinator == nil)
        #expect(custom.scene.modal.view.window != nil)
    }

    @Test(.documented("UIViewControllerInteractiveTransitioning.wantsInteractiveStart"))
    func `left alone it ends by itself`() {
        let (custom, driver) = interactive()
        driver.wantsInteractiveStart = false
        custom.present()
        #expect(custom.scene.modal.view.window != nil && custom.journal().last == "ended true")
    }

    @Test(.documented("UIViewControllerInteractiveTransitioning.startInteractiveTransition(_:): instead of the animator"))
    func `another driver gets the context instead of the animator`() throws {
        let custom = CustomScene(.custom)
        let driver = HandDriver()
        custom.giver.presentingInteraction = driver
        custom.scene.root.present(custom.scene.modal, animated: true) { PresentationJournal.write("completion") }
        custom.scene.stage.advance(by: 0.1)
        #expect(
            custom.journal() == [
                "controller for M on nil from R", "animator for M on R from R", "interaction", "duration", "start",
            ])
        let context = try #require(driver.context)
        let coordinator = try #require(custom.scene.modal.transitionCoordinator)
        #expect(context.isInteractive && coordinator.isInteractive && coordinator.initiallyInteractive)
        #expect(coordinator.completionVelocity == 3 && coordinator.completionCurve == .easeIn)
        let view = try #require(context.view(forKey: .to))
        context.containerView.addSubview(view)
        context.updateInteractiveTransition(0.4)
        #expect(coordinator.percentComplete == 0.4)
        context.finishInteractiveTransition()
        #expect(!context.isInteractive && !context.transitionWasCancelled && !coordinator.isInteractive)
        context.completeTransition(true)
        custom.scene.stage.settle()
        #expect(custom.journal() == ["completion", "ended true"] && view.window != nil)
    }

    @Test(.documented("UIViewControllerContextTransitioning.cancelInteractiveTransition()"))
    func `another driver may cancel`() throws {
        let custom = CustomScene(.custom)
        let driver = HandDriver()
        custom.giver.presentingInteraction = driver
        custom.scene.root.present(custom.scene.modal, animated: true)
        custom.scene.stage.advance(by: 0.1)
        let context = try #require(driver.context)
        let coordinator = try #require(custom.scene.modal.transitionCoordinator)
        context.cancelInteractiveTransition()
        #expect(context.transitionWasCancelled && coordinator.isCancelled)
        context.completeTransition(!context.transitionWasCancelled)
        custom.scene.stage.settle()
        #expect(custom.scene.root.presentedViewController == nil && custom.journal().last == "ended false")
    }

    @Test(.documented("UIViewControllerInteractiveTransitioning.wantsInteractiveStart"))
    func `a driver that doesn't want to start leaves it to the animator`() {
        let custom = CustomScene(.custom)
        let driver = HandDriver()
        driver.starts = false
        custom.giver.presentingInteraction = driver
        custom.present()
        #expect(driver.context == nil && custom.journal().last == "ended true")
    }

    @Test(.documented("UIPresentationController.dismissalTransitionDidEnd(_:)"))
    func `an interactive dismissal can be cancelled`() {
        let custom = CustomScene(.fullScreen)
        custom.present()
        let driver = UIPercentDrivenInteractiveTransition()
        custom.giver.dismissingInteraction = driver
        custom.scene.recorder.clear()
        custom.scene.root.dismiss(animated: true) { PresentationJournal.write("dismissed") }
        custom.scene.stage.advance(by: 0.1)
        driver.update(0.6)
        #expect(
            custom.scene.recorder.take() == ["M.viewWillDisappear(true)", "R.viewWillAppear(true)", "R.viewIsAppearing(true)"])
        driver.cancel()
        custom.scene.stage.settle()
        #expect(
            custom.scene.recorder.take() == [
                "R.viewWillDisappear(true)", "M.viewWillAppear(true)", "M.viewIsAppearing(true)", "M.viewDidAppear(true)",
                "R.viewDidDisappear(true)",
            ])
        #expect(custom.scene.root.presentedViewController === custom.scene.modal && custom.scene.root.view.window == nil)
        #expect(custom.scene.modal.view.frame == custom.scene.stage.window.bounds)
        custom.giver.dismissingInteraction = nil
        custom.dismiss()
        #expect(custom.scene.stage.window.subviews == [custom.scene.root.view])
    }

    @Test(.documented("UIViewControllerAnimatedTransitioning.interruptibleAnimator(using:)"))
    func `an interruptible animator is scrubbed itself`() {
        let custom = CustomScene(.custom)
        custom.giver.presenting = InterruptibleSlide()
        let driver = UIPercentDrivenInteractiveTransition()
        custom.giver.presentingInteraction = driver
        custom.scene.root.present(custom.scene.modal, animated: true)
        custom.scene.stage.advance(by: 0.1)
        #expect(custom.scene.modal.transitionCoordinator?.isInterruptible == true)
        driver.update(0.4)
        custom.scene.stage.advance(by: 1)
        #expect(abs(place(custom) - 375 * 0.6) < 1)
        driver.cancel()
        custom.scene.stage.settle()
        #expect(
            custom.scene.root.presentedViewController == nil && custom.journal().suffix(2) == ["complete false", "ended false"])
    }

    @Test(.documented("UIViewControllerAnimatedTransitioning.interruptibleAnimator(using:)"))
    func `an interruptible animator may run by itself`() {
        let custom = CustomScene(.custom)
        custom.giver.presenting = InterruptibleSlide()
        custom.present()
        #expect(custom.scene.modal.view.window != nil && custom.journal().last == "ended true")
        custom.scene.stage.expectNothingPending()
    }

    @Test(.assumed("UIKit runs into a method that only its own contexts have"))
    func `the percentage drives UIKit's own transitions only`() {
        let driver = UIPercentDrivenInteractiveTransition()
        let (a, b) = (controller("A"), controller("B"))
        let context = OwnContext(from: a, to: b, in: UIView())
        let heard = Misuse.observed { driver.startInteractiveTransition(context) }
        #expect(heard.map(\.severity) == [.exception])
    }
}
