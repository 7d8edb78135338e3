import AppleFoundation
import CoreGraphics

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Of the button that shows this item, in the view's window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window = referenceView.window else { return nil }
        var pending: [UIView] = [window]
        while let view = pending.popLast() {
            if let button = view as? BarButtonView, button.item === self { return button.frame(in: referenceView) }
            pending += view.subviews.reversed()
        }
        return customView?.frame(in: referenceView)
    }
}
