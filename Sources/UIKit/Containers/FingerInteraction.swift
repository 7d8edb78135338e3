import AppleFoundation
import CoreGraphics

/// An animator whose animation can be held and moved to any place.
@preconcurrency @MainActor
protocol HoldableAnimator: UIViewControllerAnimatedTransitioning {
    /// The same one for the whole transition.
    func animator(using context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator
}

/// Moves a container's usual transition with a finger.
@preconcurrency @MainActor
final class FingerInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    var moved: (any HoldableAnimator)?
    private var animator: UIViewPropertyAnimator?
    private var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        animator = moved?.animator(using: transitionContext)
        animator?.pauseAnimation()
    }

    func update(_ share: CGFloat) {
        guard let context, let animator else { return }
        let share = min(max(share, 0), 1)
        animator.fractionComplete = share
        context.updateInteractiveTransition(share)
    }

    func finish() { end { $0.finishInteractiveTransition() } }

    func cancel() {
        animator?.isReversed = true
        end { $0.cancelInteractiveTransition() }
    }

    /// Somebody else has completed the transition while the finger held it.
    func abandon() {
        guard let animator else { return }
        context = nil
        self.animator = nil
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
    }

    private func end(_ tell: (any UIViewControllerContextTransitioning) -> Void) {
        guard let context, let animator else { return }
        self.context = nil
        self.animator = nil
        tell(context)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
}
