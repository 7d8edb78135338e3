import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

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
