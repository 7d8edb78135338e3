@_spi(House) import AppleFoundation
import CoreGraphics

/// Puts an alert in the middle, an action sheet at the bottom, and dims what lies below.
final class AlertPresentationController: UIPresentationController {
    private let dimming = DimmingView()

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let alert, let view = alert.viewIfLoaded else { return .zero }
        return AlertPlace(container, isSheet: alert.preferredStyle == .actionSheet, below: keyboardTop)
            .frame { view.sizeThatFits($0) }
    }

    // MARK: The keyboard
    /// What is told of it comes in the keyboard's own animation.
    private var watch: (any NSObjectProtocol)?
    private var keyboardTop: CGFloat?

    private func followKeyboard() {
        // One that is there already and stays as it is tells nobody.
        if let frame = containerView?.window?.screen.keyboardFrame { keyboardMoves(to: frame) }
        watch = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] note in
            let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            Isolation.assumeMain { self?.keyboardMoves(to: end) }
        }
    }

    private func keyboardMoves(to end: CGRect?) {
        guard let containerView, let window = containerView.window, let end else { return }
        let top = containerView.convert(window.convert(end.origin, from: nil as UIWindow?), from: window).y
        keyboardTop = top < containerView.bounds.maxY ? top : nil
        containerView.setNeedsLayout()
        containerView.layoutIfNeeded()
    }

    private func leaveKeyboard() {
        if let watch { NotificationCenter.default.removeObserver(watch) }
        watch = nil
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dimming.strength = .alert
        dimming.whenTapped = { [weak self] in self?.alert?.cancelByTouchOutside() }
        dimming.put(into: containerView)
        if alert?.textFields != nil { followKeyboard() }
        dimming.fade(isShown: true, alongside: presentedViewController.transitionCoordinator)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed {
            dimming.removeFromSuperview()
            leaveKeyboard()
        }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        dimming.fade(isShown: false, alongside: presentedViewController.transitionCoordinator)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed {
            dimming.removeFromSuperview()
            leaveKeyboard()
        } else {
            dimming.alpha = 1
        }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard phase == .presented, let view = presentedView, view.transform.isIdentity else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }
}

/// Where an alert lies.
@MainActor struct AlertPlace {
    private let bounds: CGRect
    private let safe: UIEdgeInsets
    private let isSheet: Bool
    /// Where the keyboard begins, if there is one.
    private let bottom: CGFloat

    init(_ container: UIView, isSheet: Bool, below keyboardTop: CGFloat? = nil) {
        bottom = min(container.bounds.height - container.safeAreaInsets.bottom, keyboardTop ?? .infinity)
        bounds = container.bounds
        safe = container.safeAreaInsets
        self.isSheet = isSheet
    }

    /// `fit` answers with the size that the content wants within a size.
    func frame(_ fit: (CGSize) -> CGSize) -> CGRect {
        if isSheet {
            // On its side a phone shows the sheet as wide as upright.
            let width = min(bounds.width, bounds.height) - 2 * 8
            let bottom = max(8, safe.bottom)
            let room = bounds.height - bottom - max(safe.top, 8)
            let height = min(fit(CGSize(width: width, height: room)).height, room)
            return CGRect(
                x: ((bounds.width - width) / 2).rounded(), y: bounds.height - bottom - height, width: width, height: height)
        }
        let room = CGSize(width: 270, height: bottom - safe.top - 2 * 12)
        let size = fit(room)
        let height = min(size.height, room.height)
        let middle = safe.top + (bottom - safe.top) / 2
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: (middle - height / 2).rounded(), width: size.width,
            height: height)
    }
}
