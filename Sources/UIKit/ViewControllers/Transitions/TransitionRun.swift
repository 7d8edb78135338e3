import AppleFoundation
import CoreGraphics

/// Starts an animator, or whoever drives it.
@MainActor enum TransitionRun {
    static func start(
        _ context: TransitionContext, _ animator: any UIViewControllerAnimatedTransitioning,
        _ interaction: (any UIViewControllerInteractiveTransitioning)?, _ coordinator: TransitionCoordinator
    ) {
        coordinator.isInterruptible = animator.`interruptibleAnimator(using:)` != nil
        guard let interaction, context.isAnimated else {
            // A transition that can be interrupted is there to be caught.
            if context.isAnimated, !coordinator.isInterruptible { context.keepFingersAway() }
            animator.animateTransition(using: context)
            return runAlongside(coordinator)
        }
        coordinator.completionVelocity = interaction.completionSpeed ?? 1
        coordinator.completionCurve = interaction.completionCurve ?? .easeInOut
        let percent = interaction as? UIPercentDrivenInteractiveTransition
        percent?.attach(context, animator, coordinator)
        let isInteractiveAtOnce: Bool =
            if let percent { percent.wantsInteractiveStart } else { interaction.wantsInteractiveStart ?? true }
        if isInteractiveAtOnce {
            context.beginInteraction()
            interaction.startInteractiveTransition(context)
        } else {
            animator.animateTransition(using: context)
            percent?.startedByItself()
        }
        runAlongside(coordinator)
    }

    /// With the animator's own animations, for as long as they take.
    private static func runAlongside(_ coordinator: TransitionCoordinator) {
        guard coordinator.isAnimated, coordinator.transitionDuration > 0 else { return coordinator.runAlongside() }
        let options: UIView.AnimationOptions = coordinator.isInteractive ? .curveLinear : []
        UIView.animate(
            withDuration: coordinator.transitionDuration, delay: 0, options: options,
            animations: { coordinator.runAlongside() })
    }
}
