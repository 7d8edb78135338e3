import AppleFoundation
import CoreGraphics

extension UIBarItem {
    /// The view that shows the item, its own where it has one; apps ask for it by the key `view`.
    final var shownView: UIView? {
        if let own = (self as? UIBarButtonItem)?.customView { return own }
        for window in UIScreen.main.windows {
            if let button = button(in: window) { return button }
        }
        return nil
    }

    /// The bar's button in the window.
    final func button(in window: UIWindow) -> UIView? {
        var pending: [UIView] = [window]
        while let view = pending.popLast() {
            if (view as? BarButtonView)?.item === self || (view as? TabBarButton)?.item === self { return view }
            pending += view.subviews.reversed()
        }
        return nil
    }
}
