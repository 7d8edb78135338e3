import AppleFoundation
import CoreGraphics

extension UIViewController {
    final func startDismissing(animated: Bool, completion: (() -> Void)?) {
        dismissPresented(animated: animated, byUser: false, completion: completion)
    }

    /// `hand` leads the user's own gesture.
    final func dismissPresented(
        animated: Bool, byUser: Bool, hand: DismissalHand? = nil, completion: (() -> Void)?
    ) {
        guard let plan = DismissalPlan(for: self) else {
            completion?()
            return
        }
        if plan.chain.contains(where: { $0.ownPresentation?.phase != .presented }) {
            return Misuse.report(.dismissedInProgress(controller: Diagnostics.name(self)))
        }
        DismissalSteps(plan, animated: animated, byUser: byUser, hand: hand, completion: completion).dismiss()
    }
}

/// What moves a view away under the user's finger: an animator, and who drives it.
@MainActor struct DismissalHand {
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: UIPercentDrivenInteractiveTransition
}

/// One presentation on its way, back. Only the topmost is seen going.
@MainActor final class DismissalSteps {
    private let plan: DismissalPlan
    private let animated: Bool
    private let byUser: Bool
    private let hand: DismissalHand?
    private let completion: (() -> Void)?
    private let presentations: [UIPresentationController]
    private let coordinator = TransitionCoordinator()
    private var topPresentation: UIPresentationController { presentations[presentations.count - 1] }
    /// The place of the presenter's view, if it had made room.
    private var removed: RemovedView? { presentations[0].removed }

    init(_ plan: DismissalPlan, animated: Bool, byUser: Bool, hand: DismissalHand?, completion: (() -> Void)?) {
        self.plan = plan
        self.animated = animated && UIView.areAnimationsEnabled
        self.byUser = byUser
        self.hand = hand
        self.completion = completion
        presentations = plan.chain.compactMap(\.ownPresentation)
    }

    func dismiss() {
        for presentation in presentations { presentation.phase = .dismissing }
        let top = plan.top
        let delegate = top.transitioningDelegate
        let custom = hand == nil ? delegate?.`animationController(forDismissed:)`?(top) ?? nil : nil
        let animator: (any UIViewControllerAnimatedTransitioning)? =
            hand?.animator ?? custom
            ?? (animated ? BuiltInAnimator.make(for: top, isPresenting: false, presentation: topPresentation) : nil)
        let interaction =
            hand?.interaction ?? custom.flatMap { delegate?.`interactionControllerForDismissal(using:)`?($0) ?? nil }
        guard let container = topPresentation.containerView else { return finish(true) }

        let context = TransitionContext(
            container: container, from: top, to: plan.presenter, style: topPresentation.styleInUse, isAnimated: animated)
        context.fromView = topPresentation.presentedView
        context.toView = removed?.view
        removed?.fit(in: container)
        context.initialFrames[.from] = topPresentation.presentedView?.frame ?? .zero
        context.finalFrames[.to] = removed == nil ? plan.presenter.rootView?.frame ?? .zero : container.bounds
        coordinator.take(context, duration: animated ? animator?.transitionDuration(using: context) ?? 0 : 0)
        for controller in [top, plan.presenter] { controller.rareState.coordinator = coordinator }
        for controller in plan.chain { controller.controllerFlags.insert(.isBeingDismissed) }
        if byUser { topPresentation.delegateInCharge?.`presentationControllerWillDismiss(_:)`?(topPresentation) }

        for presentation in presentations.reversed() { presentation.dismissalTransitionWillBegin() }
        for controller in plan.chain.reversed() where controller.appearance.isVisible {
            controller.beginTransition(appearing: false, animated: animated, driver: .hand)
        }
        // In a hidden window nobody appears.
        if removed != nil, container.window?.isHidden == false {
            plan.presenter.beginTransition(appearing: true, animated: animated, driver: .hand)
        }

        context.whenComplete = { [self] completed in
            finish(completed)
            animator?.`animationEnded(_:)`?(completed)
        }
        if let animator, animated || (custom != nil && topPresentation.styleInUse == .custom) {
            TransitionRun.start(context, animator, interaction, coordinator)
        } else {
            coordinator.runAlongside()
            context.completeTransition(true)
        }
    }

    private func finish(_ completed: Bool) {
        let delegate = topPresentation.delegateInCharge
        let window = topPresentation.containerView?.window
        if completed { clearAway() } else { revert() }
        for controller in plan.chain { controller.controllerFlags.remove(.isBeingDismissed) }
        for presentation in presentations.reversed() { presentation.dismissalTransitionDidEnd(completed) }
        coordinator.isCancelled = !completed
        coordinator.finish()
        for controller in [plan.top, plan.presenter] where controller.controllerRarities?.coordinator === coordinator {
            controller.controllerRarities?.coordinator = nil
        }
        if completed { for presentation in presentations.reversed() { presentation.end() } }
        if let window {
            SystemDeference.updateAll(in: window)
            InterfaceRotation.enforceMask(animated: animated)
        }
        completion?()
        if completed, byUser {
            (plan.top as? UIAlertController)?.wasDismissedByUser()
            delegate?.`presentationControllerDidDismiss(_:)`?(topPresentation)
        }
    }

    private func clearAway() {
        removed?.putBack()
        for presentation in presentations.reversed() {
            presentation.presentedView?.removeFromSuperview()
            presentation.letGoOfView()
        }
        if removed != nil { plan.presenter.endLedTransition() }
        for controller in plan.chain.reversed() where controller.appearance.isOpen && !controller.appearance.isVisible {
            controller.endTransition()
        }
    }

    /// The user let go too early: everything is as it was.
    private func revert() {
        for presentation in presentations { presentation.phase = .presented }
        if removed != nil { plan.presenter.beginTransition(appearing: false, animated: animated, driver: .hand) }
        if topPresentation.containerView?.window?.isHidden == false {
            plan.top.beginTransition(appearing: true, animated: animated, driver: .hand)
        }
        if let view = topPresentation.presentedView, let container = topPresentation.containerView {
            if view.superview !== container { container.addSubview(view) }
            view.transform = .identity
            view.frame = topPresentation.frameOfPresentedViewInContainerView
        }
        removed?.view.removeFromSuperview()
        plan.top.endLedTransition()
        if removed != nil, plan.presenter.appearance.isOpen { plan.presenter.endTransition() }
    }
}

extension UIPresentationController {
    /// Nothing is presented any more.
    final func end() {
        let presented = presentedViewController
        setOwnedByPresented(false)
        original?.setOwnedByPresented(false)
        if presented.controllerRarities?.presenting?.controllerRarities?.presented === presented {
            presented.controllerRarities?.presenting?.controllerRarities?.presented = nil
        }
        presented.controllerRarities?.presenting = nil
        if LeakWatch.isOn { LeakWatch.watch(presented, "dismissed") }
        containerView?.removeFromSuperview()
        containerView = nil
        removed = nil
        letGoOfView()
        phase = .idle
        original?.phase = .idle
        if presented.controllerRarities?.activePresentation === self { presented.controllerRarities?.activePresentation = nil }
        for controller in [presented, replaced] {
            guard let rarities = controller?.controllerRarities, let made = rarities.presentationController else { continue }
            if made === self || made === original { rarities.presentationController = nil }
        }
        replaced = nil
    }
}
