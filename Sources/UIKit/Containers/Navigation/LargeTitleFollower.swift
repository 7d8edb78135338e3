import AppleFoundation
import CoreGraphics

/// Follows the content's scrolling: the large title goes with it, and the bar gets its background when something lies beneath.
@MainActor final class LargeTitleFollower: NSObject {
    private(set) weak var scrollView: UIScrollView?
    private var observation: NSKeyValueObservation?
    /// A finger has left the content, and that stands still.
    var whenLetGo: (() -> Void)? {
        didSet {
            guard whenLetGo != nil, oldValue == nil else { return }
            scrollView?.panGestureRecognizer.addTarget(self, action: Selector("panned:"))
        }
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .ended || pan.state == .cancelled, scrollView?.isDecelerating == false else { return }
        whenLetGo?()
    }

    init(_ scrollView: UIScrollView, changed: @escaping () -> Void) {
        self.scrollView = scrollView
        super.init()
        observation = scrollView.observe(\.contentOffset, "contentOffset") { _, _ in changed() }
    }

    /// How far the content has gone up from where it rests; less than nothing when it is pulled down.
    var way: CGFloat {
        guard let scrollView else { return 0 }
        return scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    }

    var isDragging: Bool { scrollView?.isDragging ?? false }

    /// What goes with the content is in the way before anything lies beneath the bar.
    func isAtEdge(goingAlong height: CGFloat) -> Bool { way <= height + 0.5 }

    func scroll(by distance: CGFloat) {
        guard let scrollView else { return }
        let offset = scrollView.contentOffset
        scrollView.setContentOffset(CGPoint(x: offset.x, y: offset.y + distance), animated: true)
    }
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
        if let largeTitles, largeTitles.whenLetGo == nil, controller.navigationItem.searchController != nil {
            largeTitles.whenLetGo = { [unowned self] in settleSearch() }
        }
        updateScrollEdge()
    }

    private func contentMoved() {
        guard running == nil, let container = containerView, let bar = loadedBar, !isBarAway else { return }
        if foldSearch() { containerView?.content.contentSafeAreaInsets = contentInsets(barExtent) }
        placeBars(in: container)
        updateScrollEdge()
        if bar.largeTitleHeight(at: stack.controllers.count - 1) > 0 || bar.searchHeight(for: bar.topItem) > 0 {
            bar.setNeedsLayout()
        }
    }

    private func updateScrollEdge() {
        guard let bar = loadedBar else { return }
        let extent = barExtent
        let along = extent.large + (extent.search.scrollsAway ? extent.search.inset : 0)
        let isCovered = bar.topItem?.searchController?.look.coversContent ?? false
        bar.isAtScrollEdge = !isCovered && largeTitles?.isAtEdge(goingAlong: along) ?? true
    }
}
