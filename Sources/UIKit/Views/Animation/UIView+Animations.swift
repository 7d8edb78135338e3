import AppleFoundation
import CoreGraphics
import QuartzCore

// MARK: - Blocks
extension UIView {
    /// Runs `animations`; what they change about views moves there in `duration` seconds.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        start(
            duration: duration, delay: delay, options: options, pacing: .curve(options.curve), animations: animations,
            completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// A spring that comes to rest after `duration`. A ratio of 1 doesn't swing; velocity 1 is the whole way in a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let pacing = AnimationPacing.spring(duration: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
        start(
            duration: duration, delay: delay, options: options, pacing: pacing, animations: animations, completion: completion)
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
            start(
                duration: settling, delay: delay, options: options, pacing: pacing, animations: $0, completion: completion)
        }
    }

    private class func start(
        duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, pacing: AnimationPacing,
        animations: () -> Void, completion: ((Bool) -> Void)?
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

    /// Runs `animations` with nothing moving.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let previous = AnimationContext.areEnabled
        AnimationContext.areEnabled = false
        defer { AnimationContext.areEnabled = previous }
        actionsWithoutAnimation()
    }

    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.areEnabled = enabled }
    public class var areAnimationsEnabled: Bool { AnimationContext.areEnabled }

    /// The duration of the block that is being run; 0 outside of any.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

    /// Inside a block: what `animations` change repeats.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let block = AnimationContext.current else { return animations() }
        let previous = (block.repeatCount, block.repeatAutoreverses)
        block.repeatCount = Float(count)
        block.repeatAutoreverses = autoreverses
        animations()
        (block.repeatCount, block.repeatAutoreverses) = previous
    }

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

// MARK: - The old way
extension UIView {
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationContext.push(OldAnimationBlock.begin())
    }

    public class func commitAnimations() {
        (AnimationContext.current as? OldAnimationBlock)?.layOut()
        guard AnimationContext.current is OldAnimationBlock, let block = AnimationContext.pop() else {
            Misuse.report(.unbalancedCommitAnimations)
            return
        }
        block.finish()
    }

    public class func setAnimationDuration(_ duration: TimeInterval) { OldAnimationBlock.current?.settings.duration = duration }
    public class func setAnimationDelay(_ delay: TimeInterval) { OldAnimationBlock.current?.settings.delay = delay }
    public class func setAnimationCurve(_ curve: AnimationCurve) { OldAnimationBlock.current?.settings.curve = curve }
    public class func setAnimationRepeatCount(_ repeatCount: Float) { OldAnimationBlock.current?.repeatCount = repeatCount }
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        OldAnimationBlock.current?.repeatAutoreverses = repeatAutoreverses
    }
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        OldAnimationBlock.current?.settings.fromCurrentState = fromCurrentState
    }
}

/// A block between `beginAnimations` and `commitAnimations`, whose settings may still change.
@MainActor final class OldAnimationBlock: AnimationBlock {
    struct Settings {
        var duration: TimeInterval = 0.2
        var delay: TimeInterval = 0
        var curve = UIView.AnimationCurve.easeInOut
        var fromCurrentState = false
    }

    var settings = Settings()

    static var current: OldAnimationBlock? { AnimationContext.current as? OldAnimationBlock }

    static func begin() -> OldAnimationBlock {
        OldAnimationBlock(
            duration: 0.2, delay: 0, options: [.allowUserInteraction], pacing: .curve(UIView.AnimationCurve.easeInOut),
            completion: AnimationCompletion(nil))
    }

    override func animate(_ layer: CALayer, key: String, from old: AnimatableValue, to new: AnimatableValue) {
        let step = AnimationBlock(
            duration: settings.duration, delay: settings.delay, options: options, pacing: .curve(settings.curve),
            completion: completion)
        // Autoreversing without a count goes there and back once.
        if repeatCount != nil || repeatAutoreverses == true {
            step.repeatCount = repeatCount ?? 1
            step.repeatAutoreverses = repeatAutoreverses
        }
        step.animate(layer, key: key, from: old, to: new)
    }
}
