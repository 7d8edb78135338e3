import AppleFoundation
import CoreGraphics
import QuartzCore

// MARK: - The old way
extension UIView {
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let block = OldAnimationBlock.begin()
        block.name = (animationID, context)
        AnimationContext.push(block)
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

    /// Who is told of beginning and end. Works in the blocks of today as well.
    public class func setAnimationDelegate(_ delegate: Any?) { AnimationContext.current?.listening.delegate = delegate }
    /// `animationWillStart(_:context:)`, or a method with fewer arguments.
    public class func setAnimationWillStart(_ selector: Selector?) { AnimationContext.current?.listening.willStart = selector }
    /// `animationDidStop(_:finished:context:)`, or a method with fewer arguments.
    public class func setAnimationDidStop(_ selector: Selector?) { AnimationContext.current?.listening.didStop = selector }
}

/// Tells a delegate, by methods of its choice, that the animations of a block begin and end.
@MainActor final class AnimationListener {
    var delegate: Any?
    var willStart: Selector?
    var didStop: Selector?

    /// The block has run; its animations begin after `delay`.
    func attach(to completion: AnimationCompletion, delay: TimeInterval, name: OldAnimationBlock.BlockName) {
        guard let delegate else { return }
        if let willStart {
            AnimationScheduler.shared.schedule(at: CACurrentMediaTime() + delay) {
                MessageSending.send(willStart, to: delegate, [name.id, name.context])
            }
        }
        if let didStop {
            completion.add { finished in
                MessageSending.send(didStop, to: delegate, [name.id, NSNumber(value: finished), name.context])
            }
        }
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

    typealias BlockName = (id: String?, context: UnsafeMutableRawPointer?)

    var settings = Settings()
    var name: BlockName = (nil, nil)

    static var current: OldAnimationBlock? { AnimationContext.current as? OldAnimationBlock }

    static func begin() -> OldAnimationBlock {
        OldAnimationBlock(
            duration: 0.2, delay: 0, options: [.allowUserInteraction], pacing: .curve(UIView.AnimationCurve.easeInOut),
            completion: AnimationCompletion(nil))
    }

    override func finish() {
        listener?.attach(to: completion, delay: settings.delay, name: name)
        completion.close()
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
