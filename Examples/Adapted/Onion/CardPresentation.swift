import UIKit

/// Places the card and dims what is behind it: from the bottom edge on a narrow screen, in the middle of a wide one.
final class CardPresentationController: UIPresentationController {
    private let dimming = UIView()
    /// On its way the animator alone moves the card.
    private var isMoving = false

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
        dimming.alpha = 0
        // In the dark a card is lighter than what it covers.
        overrideTraitCollection = UITraitCollection(userInterfaceLevel: .elevated)
    }

    private var isWide: Bool {
        guard let containerView else { return false }
        let traits = containerView.traitCollection
        return traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let bounds = containerView.bounds
        if isWide {
            let wish = presentedViewController.preferredContentSize
            let size = wish == .zero ? CGSize(width: 540, height: 620) : wish
            let height = min(size.height, bounds.height - 2 * 40)
            return CGRect(
                x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(), width: size.width,
                height: height)
        }
        let top = containerView.safeAreaInsets.top + 10
        return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        isMoving = true
        containerView?.insertSubview(dimming, at: 0)
        fade(to: 1)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        isMoving = false
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        isMoving = true
        fade(to: 0)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        isMoving = false
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
        guard let card = presentedView else { return }
        card.layer.cornerRadius = isWide ? 12 : 16
        card.layer.maskedCorners =
            isWide
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        if !isMoving { card.frame = frameOfPresentedViewInContainerView }
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        containerView?.setNeedsLayout()
    }

    override func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        isWide
            ? frameOfPresentedViewInContainerView.size
            : super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }

    private func fade(to alpha: CGFloat) {
        let dimming = self.dimming
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimming.alpha = alpha
            return
        }
        coordinator.animate(alongsideTransition: { _ in dimming.alpha = alpha })
    }
private enum __ObjC1 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ CardPresentationController.self }, "Onion.CardPresentationController") { r in _ = r } } } }

/// Moves the card up from below the screen, and down again.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let card = context.view(forKey: isPresenting ? .to : .from),
            let controller = context.viewController(forKey: isPresenting ? .to : .from)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let shown = isPresenting ? context.finalFrame(for: controller) : card.frame
        let below = CGRect(x: shown.minX, y: container.bounds.height, width: shown.width, height: shown.height)
        if isPresenting {
            card.frame = below
            container.addSubview(card)
            card.layoutIfNeeded()
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: isPresenting ? .curveEaseOut : .curveEaseIn,
            animations: { card.frame = self.isPresenting ? shown : below },
            completion: { _ in
                let isDone = !context.transitionWasCancelled
                if self.isPresenting, !isDone { card.removeFromSuperview() }
                context.completeTransition(isDone)
            })
    }
private enum __ObjC2 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ CardAnimator.self }, "Onion.CardAnimator") { r in _ = r } } } }
