import AppleFoundation
import CoreGraphics
import QuartzCore

/// Moves an animator's transition by a share of the way, from 0 to 1, until it is finished or cancelled.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: _MainActorObject, UIViewControllerInteractiveTransitioning {
    private var context: TransitionContext?
    private var animator: (any UIViewControllerAnimatedTransitioning)?
    private weak var coordinator: TransitionCoordinator?
    private var way: (any TransitionWay)?
    /// After `finish()` or `cancel()`, until the transition is paused again.
    private var isOver = false
    /// Tells the way home of one release from that of another.
    private var release = 0

    open private(set) var duration: CGFloat = 0
    open private(set) var percentComplete: CGFloat = 0
    /// How many times as fast as the animator the rest goes.
    open var completionSpeed: CGFloat = 1
    /// The pace of the rest. Until then everything follows the percentage evenly.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Takes the place of `completionCurve`.
    open var timingCurve: (any UITimingCurveProvider)?
    /// False lets the transition start by itself; `pause()` takes it over.
    open var wantsInteractiveStart = true

    public override init() { super.init() }

    final func attach(
        _ context: TransitionContext, _ animator: any UIViewControllerAnimatedTransitioning,
        _ coordinator: TransitionCoordinator
    ) {
        self.context = context
        self.animator = animator
        self.coordinator = coordinator
        context.driver = self
        isOver = false
        release += 1
        percentComplete = 0
        duration = CGFloat(animator.transitionDuration(using: context))
        way = nil
    }

    // MARK: Driving
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context, let animator, transitionContext === context else {
            // Here UIKit runs into a method that only its own contexts have.
            Misuse.report(
                .other(
                    "UIPercentDrivenInteractiveTransition drives transitions that UIKit started, not \(transitionContext). "
                        + "Give your container an interaction controller of its own.", isException: true))
            return
        }
        way = makeWay(context, animator)
        way?.hold(at: 0)
        AnimationContext.isFollowingFinger = true
        animator.animateTransition(using: context)
        AnimationContext.isFollowingFinger = false
        way?.hold(at: 0)
        context.updateInteractiveTransition(0)
    }

    /// The animation runs without a finger so far.
    final func startedByItself() {
        guard let context, let animator else { return }
        way = makeWay(context, animator)
        way?.begin()
    }

    private func makeWay(_ context: TransitionContext, _ animator: any UIViewControllerAnimatedTransitioning)
        -> any TransitionWay
    {
        if let animation = animator.`interruptibleAnimator(using:)`?(context) {
            return InterruptibleWay(animation, context.containerView.layer, duration: Double(duration))
        }
        return LayerWay(context.containerView.layer, duration: Double(duration))
    }

    open func update(_ percentComplete: CGFloat) {
        guard let context, let way, !isOver else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        way.hold(at: Double(self.percentComplete))
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// Takes a transition over that runs by itself.
    open func pause() {
        guard let context, let way else { return }
        release += 1
        isOver = false
        percentComplete = CGFloat(min(max(way.fraction, 0), 1))
        way.hold(at: Double(percentComplete))
        context.pauseInteractiveTransition()
        context.updateInteractiveTransition(percentComplete)
    }

    open func finish() { letGo(forward: true) }

    open func cancel() { letGo(forward: false) }

    private func letGo(forward: Bool) {
        guard let context, let way, !isOver else { return }
        isOver = true
        release += 1
        coordinator?.completionVelocity = completionSpeed
        coordinator?.completionCurve = completionCurve
        if forward { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        let number = release
        let pace = WayPace(
            curve: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve),
            speed: Double(max(completionSpeed, 0.001)))
        way.run(forward: forward, pace) { [weak self] in self?.release == number }
    }

    /// The transition is over: nothing is held any more.
    final func transitionEnded() {
        way?.end()
        way = nil
        context = nil
        animator = nil
    }
}
