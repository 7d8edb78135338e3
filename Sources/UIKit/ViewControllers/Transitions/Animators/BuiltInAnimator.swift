import AppleFoundation
import CoreGraphics

/// The animators behind `modalTransitionStyle`.
@MainActor final class BuiltInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresenting: Bool

    init(style: UIModalTransitionStyle, isPresenting: Bool) {
        self.style = style
        self.isPresenting = isPresenting
    }

    static func make(for controller: UIViewController, isPresenting: Bool, presentation: UIPresentationController)
        -> any UIViewControllerAnimatedTransitioning
    {
        if let own = controller.controllerRarities?.modalLook?.animator(for: controller, isPresenting: isPresenting) {
            return own
        }
        let isPopover = presentation.styleInUse == .popover
        return BuiltInAnimator(style: isPopover ? .crossDissolve : controller.modalTransitionStyle, isPresenting: isPresenting)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        switch style {
        case .coverVertical: return 0.4
        case .crossDissolve: return 0.3
        case .flipHorizontal: return 0.75
        case .partialCurl: return 0.75
        }
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let duration = transitionDuration(using: context)
        let moving = context.view(forKey: isPresenting ? .to : .from)
        UIView.performWithoutAnimation { place(context) }
        let done = { (_: Bool) in context.completeTransition(!context.transitionWasCancelled) }
        guard let moving else { return done(true) }
        switch style {
        case .coverVertical:
            let below = CGAffineTransform(translationX: 0, y: container.bounds.maxY - moving.frame.minY)
            if isPresenting { UIView.performWithoutAnimation { moving.transform = below } }
            UIView.animate(
                withDuration: duration, delay: 0, options: .curveEaseOut,
                animations: { moving.transform = self.isPresenting ? .identity : below },
                completion: { finished in
                    moving.transform = .identity
                    done(finished)
                })
        case .crossDissolve:
            let alpha = moving.alpha
            if isPresenting { UIView.performWithoutAnimation { moving.alpha = 0 } }
            UIView.animate(
                withDuration: duration, animations: { moving.alpha = self.isPresenting ? alpha : 0 },
                completion: { finished in
                    moving.alpha = alpha
                    done(finished)
                })
        case .flipHorizontal:
            turn(moving, in: container, isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft, duration, done)
        case .partialCurl:
            turn(moving, in: container, isPresenting ? .transitionCurlUp : .transitionCurlDown, duration, done)
        }
    }

    /// Both views are in the container: the effect leads from the one below to the one above, or back.
    private func turn(
        _ moving: UIView, in container: UIView, _ effect: UIView.AnimationOptions, _ duration: TimeInterval,
        _ done: @escaping (Bool) -> Void
    ) {
        if isPresenting { UIView.performWithoutAnimation { moving.isHidden = true } }
        UIView.transition(
            with: container, duration: duration, options: effect, animations: { moving.isHidden = !self.isPresenting },
            completion: { finished in
                moving.isHidden = false
                done(finished)
            })
    }

    private func place(_ context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else { return }
        let frame = context.finalFrame(for: to)
        if frame != .zero { view.frame = frame }
        if isPresenting { container.addSubview(view) } else { container.insertSubview(view, at: 0) }
        container.layoutIfNeeded()
    }
}
