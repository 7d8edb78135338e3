import AppleFoundation
import CoreGraphics

/// The gestures of a navigation controller: back from the edge, and those that take the bars away.
@preconcurrency @MainActor
final class NavigationGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let owner: UINavigationController
    let back: UIScreenEdgePanGestureRecognizer
    let swipe: UIPanGestureRecognizer
    let tap: UITapGestureRecognizer
    /// Drives the pop that the finger has begun.
    private(set) var interaction: FingerInteraction?

    init(_ owner: UINavigationController) {
        self.owner = owner
        back = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        swipe = UIPanGestureRecognizer(target: nil, action: nil)
        tap = UITapGestureRecognizer(target: nil, action: nil)
        super.init()
        back.addTarget(self, action: Selector("backMoved:"))
        swipe.addTarget(self, action: Selector("swipeMoved:"))
        tap.addTarget(self, action: Selector("tapped:"))
        for recognizer in [back, swipe, tap] as [UIGestureRecognizer] { recognizer.delegate = self }
        swipe.cancelsTouchesInView = false
        tap.cancelsTouchesInView = false
        swipe.isEnabled = false
        tap.isEnabled = false
    }

    /// Back is where reading begins.
    func place(in view: UIView) {
        let edges: UIRectEdge = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        if back.edges != edges { back.edges = edges }
    }

    // MARK: Who may begin
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer === back else { return true }
        guard owner.viewControllers.count > 1, owner.running == nil, !owner.isNavigationBarHidden,
            let item = owner.topViewController?.navigationItem
        else { return false }
        if item.hidesBackButton { return false }
        return item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton
    }

    func shouldRecognizeBeside(_ recognizer: UIGestureRecognizer) -> Bool { recognizer !== back }

    // MARK: Back
    func backMoved(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        guard let view = owner.viewIfLoaded else { return }
        let direction: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let share = direction * recognizer.translation(in: view).x / max(view.bounds.width, 1)
        switch recognizer.state {
        case .began:
            guard owner.viewControllers.count > 1, owner.running == nil else { return }
            interaction = FingerInteraction()
            owner.popViewController(animated: true)
            // The finger is there: the transition starts now and not with the next layout.
            view.setNeedsLayout()
            view.layoutIfNeeded()
            interaction?.update(share)
        case .changed:
            interaction?.update(share)
        case .ended:
            let velocity = direction * recognizer.velocity(in: view).x
            let goes = velocity > 300 || (velocity > -300 && share > 0.5)
            if goes { interaction?.finish() } else { interaction?.cancel() }
        case .cancelled, .failed:
            interaction?.cancel()
        default: break
        }
    }

    func transitionEnded() {
        interaction?.abandon()
        interaction = nil
    }

    // MARK: Bars
    func swipeMoved(_ recognizer: UIPanGestureRecognizer) {
        guard owner.hidesBarsOnSwipe, recognizer.state == .changed || recognizer.state == .ended else { return }
        let way = recognizer.translation(in: owner.view).y
        if way < -20, !owner.isNavigationBarHidden { owner.setBarsHidden(true) }
        if way > 20, owner.isNavigationBarHidden { owner.setBarsHidden(false) }
    }

    func tapped(_ recognizer: UITapGestureRecognizer) {
        guard owner.hidesBarsOnTap, recognizer.state == .ended else { return }
        owner.setBarsHidden(!owner.isNavigationBarHidden)
    }
}

extension UINavigationController {
    final func makeGestures() {
        let made = NavigationGestures(self)
        gestures = made
        for recognizer in [made.back, made.swipe, made.tap] as [UIGestureRecognizer] { view.addGestureRecognizer(recognizer) }
        gesturesChanged()
    }

    final func gesturesChanged() {
        gestures?.swipe.isEnabled = barState.hidesOnSwipe
        gestures?.tap.isEnabled = barState.hidesOnTap
    }

    final func interactionController(
        for custom: (any UIViewControllerAnimatedTransitioning)?, _ slide: NavigationSlide
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let custom { return delegate?.`navigationController(_:interactionControllerFor:)`?(self, custom) ?? nil }
        guard let interaction = gestures?.interaction else { return nil }
        interaction.moved = slide
        return interaction
    }

    /// The toolbar takes part only if it has something to show.
    final func setBarsHidden(_ hidden: Bool) {
        setNavigationBarHidden(hidden, animated: true)
        if !(topViewController?.toolbarItems ?? []).isEmpty { setToolbarHidden(hidden, animated: true) }
    }
}
