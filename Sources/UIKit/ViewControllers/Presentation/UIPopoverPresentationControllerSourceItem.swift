import AppleFoundation
import CoreGraphics

/// Something that a popover may point at: a view or a bar item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Nil while it isn't on the screen together with the view.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? {
        guard window != nil, window === referenceView.window else { return nil }
        return convert(bounds, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Of the button that shows this item, in the view's window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window = referenceView.window else { return nil }
        let button = window.subtree.first { ($0 as? BarButtonView)?.item === self }
        return (button ?? customView)?.frame(in: referenceView)
    }
}
