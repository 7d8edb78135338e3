import AppleFoundation
import CoreGraphics

/// Gives a controller of UIKit's own its presentation controller and its animation. An app's controller does so through its
/// transitioning delegate.
@MainActor protocol ModalLook: AnyObject {
    func presentationController(for presented: UIViewController, presenting: UIViewController?) -> UIPresentationController?
    func animator(for presented: UIViewController, isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)?
}

/// How alerts and action sheets are presented.
@MainActor final class AlertLook: ModalLook {
    nonisolated init() {}

    func presentationController(for presented: UIViewController, presenting: UIViewController?) -> UIPresentationController? {
        guard let alert = presented as? UIAlertController, !alert.isInPopover else { return nil }
        return AlertPresentationController(presentedViewController: alert, presenting: presenting)
    }

    func animator(for presented: UIViewController, isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let alert = presented as? UIAlertController, alert.preferredStyle == .alert else { return nil }
        return AlertAnimator(isPresenting: isPresenting)
    }
}

/// An alert comes a little too large and settles; it goes by fading.
@MainActor final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isPresenting ? 0.3 : 0.25
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from) else { return context.completeTransition(true) }
        if isPresenting, let alert = context.viewController(forKey: .to) as? UIAlertController {
            UIView.performWithoutAnimation {
                view.frame = context.finalFrame(for: alert)
                context.containerView.addSubview(view)
                context.containerView.layoutIfNeeded()
            }
            // The keyboard comes beside the alert, which appears above it.
            alert.beginEditing()
            UIView.performWithoutAnimation {
                if let place = alert.presentationController?.frameOfPresentedViewInContainerView { view.frame = place }
                view.layoutIfNeeded()
                view.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
                view.alpha = 0
            }
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut,
            animations: {
                view.transform = .identity
                view.alpha = self.isPresenting ? 1 : 0
            },
            completion: { _ in
                view.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
