// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// An animation that takes more blocks and can go on with another pace.
@preconcurrency @MainActor
@objc public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    @objc(addAnimations:delayFactor:)
    optional func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    @objc optional func addAnimations(_ animation: @escaping () -> Void)
    @objc optional func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    @objc(continueAnimationWithTimingParameters:durationFactor:)
    optional func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
