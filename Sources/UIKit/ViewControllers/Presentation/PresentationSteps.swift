import AppleFoundation
import CoreGraphics
import QuartzCore

/// The steps of presenting: from the wish to the last callback.
extension UIViewController {
    final func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let style = controller.resolvedPresentationStyle
        let presentation = controller.presentationController(for: self)
        let presenter = PresentationContextSearch.presenter(
            from: self, style: style, isFullscreen: presentation.shouldPresentInFullscreen)
        if let refusal = PresentationContextSearch.refusal(presenting: controller, on: presenter, from: self) {
            return Misuse.report(refusal)
        }
        if presenter.rootView?.window?.storedRoot !== presenter, presenter.controllerRarities?.presenting == nil,
            presenter.containment.parent == nil
        {
            Misuse.report(.presentingOnDetached(controller: Diagnostics.name(self)))
        }
        if presenter.providesPresentationContextTransitionStyle, style == .currentContext || style == .overCurrentContext {
            controller.modalTransitionStyle = presenter.modalTransitionStyle
        }
        presenter.rareState.presented = controller
        controller.rareState.presenting = presenter
        controller.rareState.presentationSource = self
        presentation.presenter = presenter
        presentation.phase = .waiting
        controller.loadViewIfNeeded()
        AfterCommit.call { [source = self] in
            PresentationSteps(
                presentation, source: source, presenter: presenter, animated: animated, completion: completion
            ).present()
        }
    }

    /// Made when somebody asks for it first, for the style of that moment.
    final func presentationController(for source: UIViewController?) -> UIPresentationController {
        if let made = controllerRarities?.presentationController { return made }
        let made = makePresentationController(for: source)
        rareState.presentationController = made
        made.setOwnedByPresented(true)
        return made
    }

    private func makePresentationController(for source: UIViewController?) -> UIPresentationController {
        if let own = controllerRarities?.modalLook?.presentationController(for: self, presenting: source) { return own }
        switch resolvedPresentationStyle {
        case .custom:
            let own = transitioningDelegate?.`presentationController(forPresented:presenting:source:)`?(
                self, controllerRarities?.presenting, source ?? self)
            return (own ?? nil) ?? UIPresentationController(presentedViewController: self, presenting: source)
        case .pageSheet, .formSheet:
            return UISheetPresentationController(presentedViewController: self, presenting: source)
        case .popover:
            return UIPopoverPresentationController(presentedViewController: self, presenting: source)
        default:
            return UIPresentationController(presentedViewController: self, presenting: source)
        }
    }
}

/// One presentation on its way, forward.
@MainActor final class PresentationSteps {
    private let wished: UIPresentationController
    /// The one in use, after adaptation, and whom it shows.
    private var presentation: UIPresentationController
    private var presented: UIViewController
    private let source: UIViewController
    private let presenter: UIViewController
    private let animated: Bool
    private let completion: (() -> Void)?
    private var removes = false
    private var sizeAtBegin = CGSize.zero
    private var coordinator = TransitionCoordinator()

    init(
        _ presentation: UIPresentationController, source: UIViewController, presenter: UIViewController, animated: Bool,
        completion: (() -> Void)?
    ) {
        wished = presentation
        self.presentation = presentation
        self.source = source
        self.animated = animated && UIView.areAnimationsEnabled
        self.completion = completion
        presented = presentation.presentedViewController
        self.presenter = presenter
    }

    func present() {
        guard wished.phase == .waiting, let presenterView = presenter.view, let window = presenterView.window else {
            return abandon()
        }
        adapt()
        presentation.prepareToBegin()
        if let refusal = presentation.refusalAtBegin(source: source) {
            abandon()
            return Misuse.report(refusal)
        }
        presentation.phase = .presenting
        _ = presented.view
        removes = presentation.shouldRemovePresentersView
        let container = makeContainer(window, presenterView)
        let delegate = presented.transitioningDelegate
        let custom = delegate?.`animationController(forPresented:presenting:source:)`?(presented, presenter, source) ?? nil
        let animator: (any UIViewControllerAnimatedTransitioning)? =
            custom ?? (animated ? BuiltInAnimator.make(for: presented, isPresenting: true, presentation: presentation) : nil)
        let interaction = custom.flatMap { delegate?.`interactionControllerForPresentation(using:)`?($0) ?? nil }
        let context = makeContext(container, presenterView)
        coordinator.take(context, duration: animated ? animator?.transitionDuration(using: context) ?? 0 : 0)
        coordinator.fromView = presenterView
        presented.rareState.coordinator = coordinator
        presenter.rareState.coordinator = coordinator
        presented.controllerFlags.insert(.isBeingPresented)

        wished.announceAdaptation(coordinator)
        let placement = FirstPlacement(presented.view, presentation)
        presentation.presentationTransitionWillBegin()
        // What the presentation controller has put around the view belongs to what moves.
        context.toView = presentation.presentedView
        coordinator.toView = context.toView
        context.finalFrames[.to] = presentation.frameOfPresentedViewInContainerView
        placement.finish(context)
        if removes { presentation.removed = RemovedView(presenterView) }
        // In a hidden window nobody appears.
        if !window.isHidden {
            if removes { presenter.beginTransition(appearing: false, animated: animated, driver: .hand) }
            presented.beginTransition(appearing: true, animated: animated, driver: .hand)
        }
        if removes { container.addSubview(presenterView) }

        context.whenComplete = { [self] completed in
            finish(completed, context)
            animator?.`animationEnded(_:)`?(completed)
        }
        // A custom style is animated by its own animator even when nothing is to move.
        if let animator, animated || (custom != nil && presentation.styleInUse == .custom) {
            TransitionRun.start(context, animator, interaction, coordinator)
        } else {
            placeWithoutMoving(container)
            coordinator.runAlongside()
            AfterCommit.call { context.completeTransition(true) }
        }
    }

    /// Another presentation controller may take over, and another controller may be shown.
    private func adapt() {
        let (used, shown) = wished.controllerInUse(wished.adaptation(for: presenter.traitCollection))
        presentation = used
        if shown !== presented { PresentationHandover.show(shown, insteadOf: presented, presenter: presenter) }
        presented = shown
        presented.rareState.activePresentation = presentation
        presentation.setOwnedByPresented(true)
    }

    private func makeContext(_ container: UIView, _ presenterView: UIView) -> TransitionContext {
        let context = TransitionContext(
            container: container, from: presenter, to: presented, style: presentation.styleInUse, isAnimated: animated)
        context.fromView = removes ? presenterView : nil
        context.initialFrames[.from] = presenterView.frame
        context.finalFrames[.from] = removes ? .zero : presenterView.frame
        return context
    }

    private func placeWithoutMoving(_ container: UIView) {
        guard let view = presentation.presentedView else { return }
        UIView.performWithoutAnimation {
            view.frame = presentation.frameOfPresentedViewInContainerView
            container.addSubview(view)
            container.layoutIfNeeded()
        }
    }

    private func makeContainer(_ window: UIWindow, _ presenterView: UIView) -> UIView {
        let style = presentation.styleInUse
        let isInContext =
            style == .currentContext || style == .overCurrentContext
            || (style == .custom && !presentation.shouldPresentInFullscreen)
        let place: UIView = isInContext ? presenterView.superview ?? window : window
        let frame = place === window ? window.bounds : presenterView.frame
        let container = PresentationContainerView(frame: frame)
        sizeAtBegin = frame.size
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presentation = presentation
        presentation.containerView = container
        UIView.performWithoutAnimation { place.addSubview(container) }
        return container
    }

    private func finish(_ completed: Bool, _ context: TransitionContext) {
        let container = presentation.containerView
        if completed {
            presentation.phase = .presented
            wished.phase = .presented
            // While it moved, its place was the animator's matter: the screen may have turned meanwhile.
            if container?.bounds.size != sizeAtBegin { container?.setNeedsLayout() }
            if removes { presenter.rootView?.removeFromSuperview() }
            if let view = presentation.presentedView, view.superview == nil, let container {
                view.frame = presentation.frameOfPresentedViewInContainerView
                container.addSubview(view)
            }
        } else {
            let isSeen = container?.window?.isHidden == false
            if isSeen { presented.beginTransition(appearing: false, animated: animated, driver: .hand) }
            if removes {
                if isSeen { presenter.beginTransition(appearing: true, animated: animated, driver: .hand) }
                presentation.removed?.putBack()
            }
            presentation.presentedView?.removeFromSuperview()
        }
        presented.endLedTransition()
        if removes { presenter.endLedTransition() }
        presented.controllerFlags.remove(.isBeingPresented)
        presentation.presentationTransitionDidEnd(completed)
        coordinator.isCancelled = !completed
        coordinator.finish()
        clearCoordinator()
        if !completed { presentation.end() }
        if let window = presenter.rootView?.window ?? container?.window { deferenceMayHaveChanged(in: window) }
        completion?()
    }

    private func deferenceMayHaveChanged(in window: UIWindow) {
        SystemDeference.updateAll(in: window)
        if presentation.phase == .presented {
            InterfaceRotation.presents(presented, style: presentation.styleInUse, in: window)
        }
        InterfaceRotation.enforceMask(animated: animated)
    }

    private func clearCoordinator() {
        for controller in [presented, presenter] where controller.controllerRarities?.coordinator === coordinator {
            controller.controllerRarities?.coordinator = nil
        }
    }

    /// The presenter has left the window before it could begin.
    private func abandon() {
        presentation.end()
        completion?()
    }
}
