import AppleFoundation
import CoreGraphics

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Of the button that shows this item, in the view's window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window = referenceView.window else { return nil }
        return (button(in: window) ?? customView)?.frame(in: referenceView)
    }
}
