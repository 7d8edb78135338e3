import AppleFoundation
import CoreGraphics

/// Where a presenter's view was before it made room.
@MainActor final class RemovedView {
    let view: UIView
    private weak var superview: UIView?
    private let frame: CGRect
    private let fills: Bool

    /// Nil if the view is nowhere.
    init?(_ view: UIView?) {
        guard let view, let superview = view.superview else { return nil }
        self.view = view
        self.superview = superview
        frame = view.frame
        fills = view.frame == superview.bounds
    }

    /// Before an animator puts it back by itself: the place may have another size by now.
    func fit(in container: UIView) {
        guard fills, view.superview == nil, view.transform.isIdentity, view.frame != container.bounds else { return }
        UIView.performWithoutAnimation { view.frame = container.bounds }
    }

    /// Behind everything else, where it was.
    func putBack() {
        guard let superview, view.superview !== superview else { return }
        UIView.performWithoutAnimation {
            // The place may have another size by now.
            view.frame = fills ? superview.bounds : frame
            superview.insertSubview(view, at: 0)
        }
    }
}
