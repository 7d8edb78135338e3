import AppleFoundation
import CoreGraphics

/// Which bars are there and when they go.
struct NavigationBarState {
    var isBarHidden = false
    var isToolbarHidden = true
    var hidesOnSwipe = false
    var hidesOnTap = false
    var hidesForKeyboard = false
    var hidesWhenCompact = false
    /// The bar went because there was little height, and comes back with it.
    var wentForCompactness = false
    /// While a bar slides in or out both places are known.
    var isSliding = false
}

extension UINavigationController: ContainerViewOwner {
    final var containerView: UILayoutContainerView? {
        guard let ownView, ownView === viewIfLoaded else { return nil }
        return ownView
    }

    final func makeContainerView() {
        let made = UILayoutContainerView(frame: UIScreen.main.bounds)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.clipsToBounds = true
        made.controller = self
        ownView = made
        made.content.frame = made.bounds
        made.addSubview(made.content)
        view = made
        if !barState.isBarHidden { made.addSubview(navigationBar) }
        if !barState.isToolbarHidden { made.addSubview(toolbar) }
        makeGestures()
    }

    final func setUp(_ bar: UINavigationBar) {
        bar.delegate = self as? any UINavigationBarDelegate
        bar.manager = self
        bar.take(stack.controllers.map(\.navigationItem))
        bar.isHidden = barState.isBarHidden
    }

    final func setUp(_ toolbar: UIToolbar) {
        toolbar.isHidden = barState.isToolbarHidden
        toolbar.items = topViewController?.toolbarItems
    }

    // MARK: Layout
    final func containerViewLaysOut() {
        startPendingTransition()
        tellWillShowAtRest()
        layOutContents()
    }

    /// Bars at the edges, content between or beneath them.
    final func layOutContents() {
        guard let container = containerView else { return }
        withExtendedLifetime(container) {
            layOut(container.content, in: container, showing: running == nil ? stack.shown : nil)
        }
    }

    private func layOut(
        _ content: UINavigationTransitionView, in container: UILayoutContainerView, showing shown: UIViewController?
    ) {
        if let shown { followScrolling(of: shown) }
        let bounds = container.bounds
        if running == nil { _ = foldSearch() }
        let extent = barExtent
        placeBars(in: container, extent)
        if content.frame != bounds { content.frame = bounds }
        let insets = contentInsets(extent)
        content.contentSafeAreaInsets = insets
        if let shown { content.place(in: contentFrame(for: shown, in: container, beside: insets)) }
        gestures?.place(in: container)
    }

    /// What the bar takes of the height.
    struct BarExtent {
        var isAway = false
        /// Without a large title.
        var base: CGFloat = 0
        /// All of a large title.
        var large: CGFloat = 0
        var search = SearchBarExtent()
        /// What the content is kept clear of.
        var inset: CGFloat { isAway ? 0 : base + large + search.inset }
    }

    final var barExtent: BarExtent {
        // Once there, the bar stays.
        let top = stack.controllers.last
        let isAway = barState.isBarHidden || top?.isNavigationController == true
        return loadedBar.map { barExtent(of: $0, for: top?.navigationItem, isAway: isAway) } ?? BarExtent(isAway: isAway)
    }

    private func barExtent(of bar: UINavigationBar, for item: UINavigationItem?, isAway: Bool) -> BarExtent {
        let large = bar.largeTitleHeight(at: stack.controllers.count - 1)
        let search = searchExtent(in: bar, for: item)
        return BarExtent(isAway: isAway, base: bar.baseHeight(for: item), large: large, search: search)
    }

    final func placeBars(in container: UIView) { placeBars(in: container, barExtent) }

    private func placeBars(in container: UIView, _ extent: BarExtent) {
        let bounds = container.bounds
        if let bar = loadedBar, bar.superview != nil {
            let height = height(extent)
            let y = extent.isAway ? -height : container.safeAreaInsets.top
            let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            if bar.frame != frame { bar.frame = frame }
            if !barState.isSliding, running == nil, bar.isHidden != extent.isAway { bar.isHidden = extent.isAway }
        }
        if let toolbar = loadedToolbar, toolbar.superview != nil {
            let height = BarMetrics.row(traitCollection)
            let y = barState.isToolbarHidden ? bounds.height : bounds.height - bottomInset - height
            let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            if toolbar.frame != frame { toolbar.frame = frame }
        }
    }

    /// A stack on top of this one brings a bar of its own.
    final var isBarAway: Bool { barState.isBarHidden || topViewController is UINavigationController }

    private var bottomInset: CGFloat { viewIfLoaded?.safeAreaInsets.bottom ?? 0 }

    /// With as much of a large title as the content has left room for.
    final var barHeight: CGFloat { height(barExtent) }

    private func height(_ extent: BarExtent) -> CGFloat {
        let way = largeTitles?.way ?? 0
        let large = extent.large > 0 ? max(0, extent.large - extent.search.left(of: way)) : 0
        return extent.base + large + extent.search.shown(way)
    }

    final func contentInsets(_ extent: BarExtent) -> UIEdgeInsets {
        UIEdgeInsets(
            top: extent.inset, left: 0,
            bottom: barState.isToolbarHidden ? 0 : BarMetrics.row(traitCollection), right: 0)
    }

    /// The whole of the container, or what an opaque bar leaves of it.
    final func contentFrame(for controller: UIViewController?) -> CGRect {
        guard let container = containerView else { return .zero }
        guard let controller else { return container.bounds }
        return contentFrame(for: controller, in: container, beside: contentInsets(barExtent))
    }

    final func contentFrame(
        for controller: UIViewController, in container: UIView, beside insets: UIEdgeInsets
    ) -> CGRect {
        var frame = container.bounds
        let edges = controller.edgesForExtendedLayout
        let pastOpaque = controller.extendedLayoutIncludesOpaqueBars
        let isTranslucent = loadedBar?.isTranslucent ?? true
        if insets.top > 0, !edges.contains(.top) || !(isTranslucent || pastOpaque) {
            let top = container.safeAreaInsets.top + insets.top
            frame.origin.y += top
            frame.size.height -= top
        }
        if insets.bottom > 0, !edges.contains(.bottom) || !(loadedToolbar?.isTranslucent ?? true || pastOpaque) {
            frame.size.height -= bottomInset + insets.bottom
        }
        return frame
    }

    // MARK: The top has changed
    /// The bars are the new top's from now on. During a transition the bar moves along.
    final func topChanged(_ top: UIViewController, during transition: NavigationTransition? = nil, fades: Bool = false) {
        if transition != nil { followScrolling(of: top) }
        if let bar = loadedBar, let transition, !isBarAway, bar.window != nil {
            let kind: NavigationBarTransition.Kind = fades ? .fade : transition.operation == .pop ? .pop : .push
            let height = bar.frame.height
            transition.bar = bar.beginTransition(to: stack.controllers.map(\.navigationItem), kind: kind)
            if height != barHeight {
                UIView.animate(withDuration: 0.35) { if let container = self.containerView { self.placeBars(in: container) } }
            }
        }
        containerView?.content.contentSafeAreaInsets = contentInsets(barExtent)
        if let toolbar = loadedToolbar { toolbar.setItems(top.toolbarItems, animated: transition != nil) }
    }

    final func toolbarItemsChanged(of controller: UIViewController, animated: Bool) {
        guard controller === topViewController, let toolbar = loadedToolbar else { return }
        toolbar.setItems(controller.toolbarItems, animated: animated)
    }

    /// Something that may change the bar's height, or who has to stay below it.
    final func barItemChanged() { viewIfLoaded?.setNeedsLayout() }

    /// A subclass that is the bar's delegate has a say.
    final func backPressed(_ item: UINavigationItem) {
        guard item === topViewController?.navigationItem else { return }
        if loadedBar?.delegate?.`navigationBar(_:shouldPop:)`?(navigationBar, item) == false { return }
        if stack.controllers.count > 1 {
            popViewController(animated: true)
        } else if let outer = parent as? UINavigationController, outer.topViewController === self {
            outer.popViewController(animated: true)
        }
    }

    /// What the bottom controller's back button leads to: the screen below this stack in a stack around it.
    final var itemBelow: UINavigationItem? {
        guard let outer = parent as? UINavigationController,
            let index = outer.viewControllers.firstIndex(where: { $0 === self }), index > 0
        else { return nil }
        // A folded split view stacks the columns' own navigation controllers: what they show gives the title.
        let below = outer.viewControllers[index - 1]
        return (below as? UINavigationController)?.topViewController?.navigationItem ?? below.navigationItem
    }

    // MARK: Hiding
    final func hideBar(_ hidden: Bool, animated: Bool) {
        guard hidden != barState.isBarHidden else { return }
        barState.isBarHidden = hidden
        slide(animated: animated) { [self] in
            guard let container = containerView else { return }
            let bar = navigationBar
            bar.isHidden = false
            if bar.superview == nil { container.addSubview(bar) }
            if !hidden {
                let height = barHeight
                bar.frame = CGRect(x: 0, y: -height, width: container.bounds.width, height: height)
                bar.layoutIfNeeded()
            }
        } end: { [self] in
            loadedBar?.isHidden = barState.isBarHidden
        }
        setNeedsStatusBarAppearanceUpdate()
    }

    final func hideToolbar(_ hidden: Bool, animated: Bool) {
        guard hidden != barState.isToolbarHidden else { return }
        barState.isToolbarHidden = hidden
        slide(animated: animated) { [self] in
            guard let container = containerView, let toolbar else { return }
            toolbar.items = topViewController?.toolbarItems
            toolbar.isHidden = false
            if toolbar.superview == nil { container.addSubview(toolbar) }
            if !hidden {
                let bounds = container.bounds
                let height = BarMetrics.row(traitCollection)
                toolbar.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: height)
                toolbar.layoutIfNeeded()
            }
        } end: { [self] in
            loadedToolbar?.isHidden = barState.isToolbarHidden
        }
    }

    private func slide(animated: Bool, begin: @escaping () -> Void, end: @escaping () -> Void) {
        guard let container = containerView else {
            loadedBar?.isHidden = barState.isBarHidden
            loadedToolbar?.isHidden = barState.isToolbarHidden
            return
        }
        UIView.performWithoutAnimation(begin)
        guard animated, container.window != nil, UIView.areAnimationsEnabled else {
            end()
            return container.setNeedsLayout()
        }
        barState.isSliding = true
        UIView.animate(withDuration: Double(Self.hideShowBarDuration), delay: 0, options: .allowUserInteraction) {
            self.layOutContents()
            container.layoutIfNeeded()
        } completion: { _ in
            self.barState.isSliding = false
            end()
        }
    }

    /// Little height takes the bars away, more height brings them back.
    final func compactnessMayHaveChanged() {
        let isCompact = traitCollection.verticalSizeClass == .compact
        if barState.hidesWhenCompact, isCompact, !barState.isBarHidden {
            barState.wentForCompactness = true
            hideBar(true, animated: false)
        } else if barState.wentForCompactness, !isCompact {
            barState.wentForCompactness = false
            hideBar(false, animated: false)
        }
    }

    // MARK: The bar at the bottom of a tab bar controller
    /// Whether a controller in the stack wants it away.
    final var hidesBottomBar: Bool { stack.controllers.contains { $0.hidesBottomBarWhenPushed } }

    final func bottomBarMayHaveChanged(transition: (any UIViewControllerTransitionCoordinator)?) {
        if parent == nil { return }
        guard let tabs = parent as? UITabBarController else { return }
        tabs.childHidesBar(hidesBottomBar, from: self, transition: transition)
    }
}
