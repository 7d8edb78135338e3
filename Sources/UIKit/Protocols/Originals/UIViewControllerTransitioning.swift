// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Animates a transition between two controllers.
@preconcurrency @MainActor
@objc public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    @objc(transitionDuration:)
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval
    @objc(animateTransition:)
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning)

    /// Without one the transition can't be interrupted.
    @objc(interruptibleAnimatorForTransition:)
    optional func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating
    @objc optional func animationEnded(_ transitionCompleted: Bool)
}

/// Drives a transition from outside, with a finger for example.
@preconcurrency @MainActor
@objc public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)

    @objc optional var completionSpeed: CGFloat { get }
    @objc optional var completionCurve: UIView.AnimationCurve { get }
    @objc optional var wantsInteractiveStart: Bool { get }
}

/// Gives the objects of a presentation: its presentation controller, its animators, what drives them.
@preconcurrency @MainActor
@objc public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    @objc(animationControllerForPresentedController:presentingController:sourceController:)
    optional func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning?
    @objc(animationControllerForDismissedController:)
    optional func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
    @objc(interactionControllerForPresentation:)
    optional func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning?
    @objc(interactionControllerForDismissal:)
    optional func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning?
    @objc(presentationControllerForPresentedViewController:presentingViewController:sourceViewController:)
    optional func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}
