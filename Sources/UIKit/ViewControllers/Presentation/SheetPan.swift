import AppleFoundation
import CoreGraphics

/// Leads the user's finger on a sheet to its hand, and comes to terms with what scrolls in the sheet.
@MainActor final class SheetPan {
    private weak var sheet: UISheetPresentationController?
    private let recognizer = SheetPanGestureRecognizer(target: nil, action: nil)

    init(_ sheet: UISheetPresentationController, view: UIView) {
        self.sheet = sheet
        recognizer.name = "sheet"
        recognizer.onChange = { [weak self] _ in self?.changed() }
        recognizer.takes = { [weak self] in self?.takes(way: $0) ?? false }
        view.addGestureRecognizer(recognizer)
    }

    private func changed() {
        guard let sheet, let container = sheet.containerView else { return }
        let translation = recognizer.translation(in: container).y
        switch recognizer.state {
        case .began:
            sheet.hand.begin()
            sheet.hand.move(by: translation)
        case .changed: sheet.hand.move(by: translation)
        case .ended: sheet.hand.end(velocity: recognizer.velocity(in: container).y)
        case .cancelled, .failed: sheet.hand.cancel()
        default: break
        }
    }

    /// Upwards or downwards; what goes sideways is for others, and so is what a view inside can scroll.
    private func takes(way: CGPoint) -> Bool {
        guard abs(way.y) > abs(way.x), let sheet else { return false }
        guard let inner = recognizer.scrollViewBelow else { return true }
        let isAtTop = inner.contentOffset.y <= -inner.adjustedContentInset.top + 0.5
        if way.y > 0 { return isAtTop }
        return isAtTop && sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.canGrow
    }
}

/// A pan that scroll views inside its view wait for.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    var takes: ((CGPoint) -> Bool)?

    /// The innermost one under the finger that scrolls up and down.
    var scrollViewBelow: UIScrollView? {
        var view = tracking.touches.first?.view
        while let current = view, current !== self.view {
            if let found = current as? UIScrollView, found.isScrollEnabled, found.canScroll(horizontally: false) {
                return found
            }
            view = current.superview
        }
        return nil
    }

    override func acceptsStart(_ way: CGPoint) -> Bool { takes?(way) ?? false }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view, otherGestureRecognizer is ScrollPanGestureRecognizer else { return false }
        return otherGestureRecognizer.view?.isDescendant(of: view) == true
    }
}
