import AppleFoundation
import CoreGraphics

extension UIViewPropertyAnimator {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIViewPropertyAnimator.self) { card in
            card.property("isUserInteractionEnabled", \.isUserInteractionEnabled)
            card.property("isManualHitTestingEnabled", \.isManualHitTestingEnabled)
            card.property("isInterruptible", \.isInterruptible)
            card.property("scrubsLinearly", \.scrubsLinearly)
            card.property("pausesOnCompletion", \.pausesOnCompletion)
            card.property("isReversed", \.isReversed)
            card.property("fractionComplete", \.fractionComplete)
            card.reading("timingParameters", \.timingParameters)
            card.reading("duration", \.duration)
            card.reading("delay", \.delay)
            card.reading("state", \.state)
            card.reading("isRunning", \.isRunning)
            card.method("addAnimations:delayFactor:") { (animator, animations: @escaping () -> Void, delay: CGFloat) in
                animator.addAnimations(animations, delayFactor: delay)
            }
            card.method("addAnimations:") { (animator, animations: @escaping () -> Void) in animator.addAnimations(animations) }
            card.method("addCompletion:") { (animator, completion: @escaping (UIViewAnimatingPosition) -> Void) in
                animator.addCompletion(completion)
            }
            card.method("continueAnimationWithTimingParameters:durationFactor:") {
                (animator, parameters: (any UITimingCurveProvider)?, factor: CGFloat) in
                animator.continueAnimation(withTimingParameters: parameters, durationFactor: factor)
            }
        }
    }
}
