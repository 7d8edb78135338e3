import AppleFoundation
import CoreGraphics

/// Moves from one child of a container to another with an animator object, as UIKit's own containers do it: it makes the context,
/// offers the container's `transitionCoordinator`, and lets an interaction controller drive. Appearance callbacks and the children's
/// places stay the container's business.
@preconcurrency @MainActor
public final class _ContainerTransition {
    private let container: UIViewController
    private let transitionContext: TransitionContext
    private let transitionCoordinator = TransitionCoordinator()
    private var animator: (any UIViewControllerAnimatedTransitioning)?

    public init(
        of container: UIViewController, in view: UIView, from: UIViewController, to: UIViewController, isAnimated: Bool
    ) {
        self.container = container
        transitionContext = TransitionContext(container: view, from: from, to: to, style: .none, isAnimated: isAnimated)
        transitionContext.fromView = from.viewIfLoaded
        transitionContext.toView = to.viewIfLoaded
    }

    public var context: any UIViewControllerContextTransitioning { transitionContext }
    public var coordinator: any UIViewControllerTransitionCoordinator { transitionCoordinator }
    public var isCancelled: Bool { transitionContext.transitionWasCancelled }

    /// Where the two are at the beginning and at the end; zero stands for a view that is not there.
    public func setFrames(from: (initial: CGRect, final: CGRect), to: (initial: CGRect, final: CGRect)) {
        transitionContext.initialFrames = [.from: from.initial, .to: to.initial]
        transitionContext.finalFrames = [.from: from.final, .to: to.final]
    }

    /// From here on the container and its children have the coordinator.
    public func prepare(_ animator: any UIViewControllerAnimatedTransitioning) {
        self.animator = animator
        let duration = transitionContext.isAnimated ? animator.transitionDuration(using: transitionContext) : 0
        transitionCoordinator.take(transitionContext, duration: duration)
        container.rareState.coordinator = transitionCoordinator
    }

    /// Calls `done` when the animator has completed the transition, with whether it went through; the container settles there what
    /// has become of its children. Then come the completions of those who took part.
    public func start(
        _ interaction: (any UIViewControllerInteractiveTransitioning)?, done: @escaping (Bool) -> Void
    ) {
        guard let animator else { fatalError("Call prepare(_:) before start(_:done:).") }
        transitionContext.whenComplete = { [self] completed in
            transitionCoordinator.isCancelled = !completed
            if container.controllerRarities?.coordinator === transitionCoordinator {
                container.controllerRarities?.coordinator = nil
            }
            done(completed)
            transitionCoordinator.finish()
            animator.`animationEnded(_:)`?(completed)
        }
        TransitionRun.start(transitionContext, animator, interaction, transitionCoordinator)
    }
}
