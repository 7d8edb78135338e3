import AppleFoundation
import CoreGraphics

/// Finds the scroll view that a tap on the status bar means.
@MainActor package enum ScrollToTop {
    /// Only when exactly one that shows wants it.
    package static func statusBarTapped(in window: UIWindow) {
        var found: [UIScrollView] = []
        var pending: [UIView] = [window]
        while let view = pending.popLast() {
            guard !view.isHidden, view.isUserInteractionEnabled, view.alpha > 0.01 else { continue }
            if let scrollView = view as? UIScrollView, scrollView.scrollsToTop,
                window.bounds.intersects(scrollView.convert(scrollView.bounds, to: window as UIView?))
            {
                found.append(scrollView)
            }
            pending += view.subviews.reversed()
        }
        if found.count == 1 { found[0].scrollToTopByUser() }
    }
}
