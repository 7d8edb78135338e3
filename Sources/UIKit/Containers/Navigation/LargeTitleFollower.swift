import AppleFoundation
import CoreGraphics

/// Follows the content's scrolling: the large title goes with it, and the bar gets its background when something lies beneath.
@MainActor final class LargeTitleFollower {
    private(set) weak var scrollView: UIScrollView?
    private var observation: NSKeyValueObservation?

    init(_ scrollView: UIScrollView, changed: @escaping () -> Void) {
        self.scrollView = scrollView
        observation = scrollView.observe(\.contentOffset, "contentOffset") { _, _ in changed() }
    }

    /// How far the content has gone up from where it rests; less than nothing when it is pulled down.
    var way: CGFloat {
        guard let scrollView else { return 0 }
        return scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    }

    /// What the content leaves of a large title: less when it has gone up, more when it is pulled down.
    func extent(of large: CGFloat) -> CGFloat { max(0, large - way) }

    /// A large title is in the way before anything lies beneath the bar.
    func isAtEdge(large: CGFloat) -> Bool { way <= large + 0.5 }
}

extension UINavigationController {
    /// Most views are plain ones and need no cast.
    private func scrolling(_ view: UIView) -> UIScrollView? { type(of: view) == UIView.self ? nil : view as? UIScrollView }

    /// What the controller names, its view, or the first view in it.
    private func scrollView(of controller: UIViewController) -> UIScrollView? {
        if let own = controller.contentScrollView(for: .top) { return own }
        guard let view = controller.viewIfLoaded else { return nil }
        if let own = scrolling(view) { return own is _UIQueuingScrollView ? nil : own }
        guard let first = view.subviews.first, let found = scrolling(first) else { return nil }
        return found is _UIQueuingScrollView ? nil : found
    }

    final func followScrolling(of controller: UIViewController) {
        let found = scrollView(of: controller)
        if found != nil || largeTitles != nil, found !== largeTitles?.scrollView {
            largeTitles = found.map { LargeTitleFollower($0) { [unowned self] in contentMoved() } }
        }
        updateScrollEdge()
    }

    private func contentMoved() {
        guard running == nil, let container = containerView, let bar = loadedBar, !isBarAway else { return }
        placeBars(in: container)
        updateScrollEdge()
        if bar.largeTitleHeight(at: stack.controllers.count - 1) > 0 { bar.setNeedsLayout() }
    }

    private func updateScrollEdge() {
        guard let bar = loadedBar else { return }
        let large = bar.largeTitleHeight(at: stack.controllers.count - 1)
        bar.isAtScrollEdge = largeTitles?.isAtEdge(large: large) ?? true
    }
}
