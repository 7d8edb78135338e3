import AppleFoundation
import CoreGraphics
import QuartzCore

/// Moves an animator's transition by a share of the way, from 0 to 1, until it is finished or cancelled.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: TransitionContext?
    private var animator: (any UIViewControllerAnimatedTransitioning)?
    private var isOver = false

    open private(set) var duration: CGFloat = 0
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true

    nonisolated public override init() { super.init() }

    final func attach(_ context: TransitionContext, _ animator: any UIViewControllerAnimatedTransitioning) {
        self.context = context
        self.animator = animator
        isOver = false
        percentComplete = 0
    }

    // MARK: Driving
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context, let animator else { return }
        duration = CGFloat(animator.transitionDuration(using: transitionContext))
        hold(at: 0)
        animator.animateTransition(using: context)
        context.updateInteractiveTransition(0)
    }

    open func update(_ percentComplete: CGFloat) {
        guard let context, !isOver else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        layer.timeOffset = start + Double(self.percentComplete * duration)
        context.updateInteractiveTransition(self.percentComplete)
    }

    open func pause() {
        guard let context, !isOver else { return }
        hold(at: Double(percentComplete * duration))
        context.pauseInteractiveTransition()
    }

    open func finish() {
        guard let context, !isOver else { return }
        isOver = true
        context.finishInteractiveTransition()
        let offset = layer.timeOffset
        layer.speed = Float(max(completionSpeed, 0.001))
        layer.timeOffset = offset
        layer.beginTime = 0
        layer.beginTime = outerTime
        let remaining = Double((1 - percentComplete) * duration / max(completionSpeed, 0.001))
        after(remaining) { $0.letGo() }
    }

    open func cancel() {
        guard let context, !isOver else { return }
        isOver = true
        context.cancelInteractiveTransition()
        let offset = layer.timeOffset
        layer.speed = -Float(max(completionSpeed, 0.001))
        layer.timeOffset = offset
        layer.beginTime = outerTime
        let remaining = Double(percentComplete * duration / max(completionSpeed, 0.001))
        after(remaining) { driver in
            // Back at the beginning: nothing more moves, and the animator hears that it did not finish.
            driver.letGo()
            driver.stopAnimations()
        }
    }

    // MARK: The layer's time
    private var layer: CALayer { context?.containerView.layer ?? CALayer() }
    private var start: CFTimeInterval = 0
    private var outerTime: CFTimeInterval {
        layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
    }

    private func hold(at offset: CFTimeInterval) {
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        if layer.speed != 0 { start = now - offset }
        layer.speed = 0
        layer.beginTime = 0
        layer.timeOffset = start + offset
    }

    private func after(_ seconds: TimeInterval, _ body: @escaping (UIPercentDrivenInteractiveTransition) -> Void) {
        AnimationScheduler.shared.schedule(at: CACurrentMediaTime() + seconds) { Isolation.assumeMain { body(self) } }
    }

    /// The layer's time runs as everybody's again.
    private func letGo() {
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
    }

    private func stopAnimations() {
        guard let context else { return }
        for view in context.containerView.subtree where view.viewLayer.animationKeys() != nil {
            view.viewLayer.removeAllAnimations()
        }
    }
}
