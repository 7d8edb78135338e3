import UIKit

/// The outermost layer: a card over what was there before, with a grabber, a way out, and a drag that takes it away.
///
/// It knows nothing of what it wraps. How large the card is on a wide screen, its child says through `preferredContentSize`.
public final class ModalWrapperController: UIViewController {
    public let content: UIViewController
    /// Called after the card has gone, whichever way.
    public var onClose: (() -> Void)?
    public let closeButton = UIButton(configuration: .gray())
    /// Drives the dismissal while a finger drags.
    private var drag: UIPercentDrivenInteractiveTransition?
    private let grabber = UIView()

    public init(wrapping content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    public required init?(coder: NSCoder) { fatalError("A wrapper is made in code, around another controller.") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
        content.additionalSafeAreaInsets.top = 12
        preferredContentSize = content.preferredContentSize

        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        view.addSubview(grabber)
        closeButton.configuration?.image = UIImage(
            systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold))
        closeButton.configuration?.cornerStyle = .capsule
        closeButton.configuration?.baseForegroundColor = .secondaryLabel
        closeButton.configuration?.contentInsets = .zero
        closeButton.accessibilityLabel = "Close"
        closeButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        view.addSubview(closeButton)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(dragged(_:)))
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        grabber.frame = CGRect(x: (view.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        closeButton.frame = CGRect(x: isMirrored ? 16 : view.bounds.width - 16 - 30, y: 16, width: 30, height: 30)
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { onClose?() }
    }

    public override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        preferredContentSize = container.preferredContentSize
    }

    @objc private func dragged(_ pan: UIPanGestureRecognizer) {
        // Measured in the window: the view itself moves along.
        let share = max(0, pan.translation(in: view.window).y / view.bounds.height)
        switch pan.state {
        case .began:
            drag = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed:
            drag?.update(share)
        case .ended:
            let speed = pan.velocity(in: view.window).y / view.bounds.height
            if share + speed * 0.2 > 0.4 { drag?.finish() } else { drag?.cancel() }
            drag = nil
        default:
            drag?.cancel()
            drag = nil
        }
    }
}

extension ModalWrapperController: UIGestureRecognizerDelegate {
    /// Down only; sideways belongs to what is inside.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, transitionCoordinator == nil else { return false }
        let velocity = pan.velocity(in: view.window)
        return velocity.y > abs(velocity.x)
    }
}

extension ModalWrapperController: UIViewControllerTransitioningDelegate {
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        CardPresentationController(presentedViewController: presented, presenting: presenting)
    }

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        CardAnimator(isPresenting: true)
    }

    public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        CardAnimator(isPresenting: false)
    }

    public func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        drag
    }
}
