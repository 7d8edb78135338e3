import AppleFoundation
import CoreGraphics
import QuartzCore

// MARK: - Blocks
// What apps may override stands in the class.
extension UIView {
    /// What `animations` change moves between two moments of the surrounding keyframe animation, given as parts of its duration.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        runKeyframe(start: frameStartTime, duration: frameDuration, animations: animations)
    }

    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.areEnabled = enabled }

    /// Inside a block: what `animations` change repeats.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        AnimationContext.repeating(Float(count), autoreverses: autoreverses, animations)
    }

    /// A spring described by how it looks: the length of its swing, and its bounce.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let pacing = AnimationPacing.spring(
            perceptualDuration: duration, bounce: Double(bounce), velocity: Double(initialSpringVelocity))
        let settling = duration > 0 ? pacing.settlingDuration ?? duration : 0
        withoutActuallyEscaping(animations) {
            startBlock(
                duration: settling, delay: delay, options: options, pacing: pacing, animations: $0, completion: completion)
        }
    }

    static func startBlock(
        duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        pacing: AnimationPacing = .curve(AnimationOptions().curve), animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        guard AnimationContext.areEnabled else {
            animations()
            // As for a duration of 0: the caller's own code goes on before.
            AnimationCompletion(completion).close()
            return
        }
        let values = AnimationContext.nested(
            duration: max(0, duration), delay: max(0, delay), options: options,
            pacing: AnimationContext.isFollowingFinger ? .curve(.linear) : pacing)
        let block = AnimationBlock(
            duration: values.duration, delay: values.delay, options: values.options, pacing: values.pacing,
            completion: AnimationCompletion(completion))
        block.recorder = AnimationContext.current?.recorder
        AnimationContext.run(block, animations)
    }

    public class var areAnimationsEnabled: Bool { AnimationContext.areEnabled }

    /// The duration of the block that is being run; 0 outside of any.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

    /// Performs a system animation, then `parallelAnimations` beside it. The views that are deleted leave their superview.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: 0.35, delay: 0, options: options,
            animations: {
                for view in views {
                    view.alpha = 0
                    view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
                }
                parallelAnimations?()
            },
            completion: { finished in
                for view in views { view.removeFromSuperview() }
                completion?(finished)
            })
    }
}

// MARK: - Blocks that are waited for
extension UIView {
    /// Returns when the animations have ended; whether they got to their end.
    @discardableResult
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            animate(withDuration: duration, delay: delay, options: options, animations: animations) {
                continuation.resume(returning: $0)
            }
        }
    }

    @discardableResult
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity,
                options: options, animations: animations
            ) { continuation.resume(returning: $0) }
        }
    }
}
