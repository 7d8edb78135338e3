import AppleFoundation
import CoreGraphics

/// What a tab bar controller remembers.
struct TabState {
    var controllers: [UIViewController] = []
    var customizable: [UIViewController]?
    var tabs: [UITab] = []
    /// A child, or the "More" controller.
    var selected: UIViewController?
    /// Whose view is in the tree: a child of the tab bar controller.
    var shown: UIViewController?
    /// The two of a change whose "did" calls come with the next layout.
    var ending: (from: UIViewController, to: UIViewController)?
    var running: ContainerTransition?
    var isBarHidden = false
    /// A child wants the bar away.
    var childHidesBar = false
    var isSliding = false
    /// The tab bar controller disappears or has disappeared.
    var isGoing = false
}

extension UITabBarController {
    /// With more than five and little width, four and the list of the rest.
    final var overflows: Bool {
        tabState.controllers.count > 5 && traitCollection.horizontalSizeClass != .regular
    }
    final var inBar: [UIViewController] { overflows ? Array(tabState.controllers.prefix(4)) : tabState.controllers }
    final var inMore: [UIViewController] { overflows ? Array(tabState.controllers.dropFirst(4)) : [] }

    // MARK: Children
    final func takeChildren(_ controllers: [UIViewController]) { tabState.controllers = controllers }

    final func takeControllers(_ new: [UIViewController], animated: Bool) {
        endPending()
        let old = tabState.controllers
        let oldIndex = old.firstIndex { $0 === tabState.selected }
        let leaving = animated ? shownThatLeaves(for: new) : nil
        for controller in old where controller !== leaving && !new.contains(where: { $0 === controller }) { drop(controller) }
        for controller in new where controller.parent !== self && (loadedMore == nil || controller.parent !== loadedMore) {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        tabState.controllers = new
        if tabState.tabs.contains(where: { tab in !new.contains { $0 === tab.loadedViewController } }) { tabState.tabs = [] }
        refreshItems(animated: animated)
        if let selected = tabState.selected, new.contains(where: { $0 === selected }) { return placeUnderMore() }
        tabState.selected = nil
        if new.isEmpty { return removeShown() }
        let place = oldIndex ?? 0
        let next = new[new.indices.contains(place) ? place : 0]
        guard let leaving else { return select(next) }
        let animator = delegate?.`tabBarController(_:animationControllerForTransitionFrom:to:)`?(self, leaving, next) ?? nil
        if animator == nil { drop(leaving) } else { leaving.willMove(toParent: nil) }
        select(next, animator)
    }

    /// What is shown and not among the new children goes with the delegate's animation, if it has one.
    private func shownThatLeaves(for new: [UIViewController]) -> UIViewController? {
        guard let shown = tabState.shown, shown !== loadedMore, !new.isEmpty, !new.contains(where: { $0 === shown }),
            viewIfLoaded?.window != nil, !tabState.isGoing, UIView.areAnimationsEnabled, tabState.running == nil,
            delegate?.`tabBarController(_:animationControllerForTransitionFrom:to:)` != nil
        else { return nil }
        return shown
    }

    private func drop(_ controller: UIViewController) {
        if controller.parent !== self {
            loadedMore?.popToRootViewController(animated: false)
            return
        }
        controller.willMove(toParent: nil)
        if controller === tabState.shown { removeShown() }
        containerView?.content.forget(controller.viewIfLoaded)
        controller.removeFromParent()
    }

    private func removeShown() {
        guard let shown = tabState.shown else { return }
        tabState.shown = nil
        shown.viewIfLoaded?.removeFromSuperview()
    }

    final func refreshItems(animated: Bool = false) {
        var items = inBar.compactMap { $0.tabBarItem }
        if overflows { items.append(moreNavigationController.tabBarItem) }
        tabBar.take(items, animated: animated)
        tabBar.select(itemOfSelected)
    }

    /// A child was given another one.
    final func tabItemChanged() { refreshItems() }

    private var itemOfSelected: UITabBarItem? {
        guard let selected = tabState.selected else { return nil }
        if selected === loadedMore || inMore.contains(where: { $0 === selected }) { return loadedMore?.tabBarItem }
        return selected.tabBarItem
    }

    // MARK: Selecting
    final func selectByCode(index: Int) {
        guard tabState.controllers.indices.contains(index) else { return }
        select(tabState.controllers[index])
    }

    final func selectByCode(_ controller: UIViewController?) {
        guard let controller else { return }
        guard controller === loadedMore || tabState.controllers.contains(where: { $0 === controller }) else {
            return reportMisuse(
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
                    + "view controllers can be selected.", exception: .invalidArgumentException)
        }
        select(controller)
    }

    /// A finger on a tab: the delegate has a say.
    final func tabPressed(_ item: UITabBarItem) {
        let isMore = loadedMore?.tabBarItem === item
        guard let controller = isMore ? loadedMore : inBar.first(where: { $0.tabBarItem === item }) else { return }
        if delegate?.`tabBarController(_:shouldSelect:)`?(self, controller) == false { return }
        let tab = tabState.tabs.first { $0.loadedViewController === controller }
        if let tab, delegate?.`tabBarController(_:shouldSelectTab:)`?(self, tab) == false { return }
        let previous = selectedTab
        if controller === tabState.selected || (isMore && tabState.shown === loadedMore) {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
            if isMore { tabState.selected = controller }
        } else {
            if isMore { loadedMore?.popToRootViewController(animated: false) }
            select(controller)
        }
        delegate?.`tabBarController(_:didSelect:)`?(self, controller)
        if let tab { delegate?.`tabBarController(_:didSelectTab:previousTab:)`?(self, tab, previous) }
    }

    private func select(_ controller: UIViewController, _ animator: (any UIViewControllerAnimatedTransitioning)? = nil) {
        guard controller !== tabState.selected else { return }
        tabState.selected = controller
        placeUnderMore()
        tabBar.select(itemOfSelected)
        show(inMore.contains { $0 === controller } ? moreNavigationController : controller, animator)
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
        setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    }

    /// A child without a place in the bar lies on the list of the "More" controller.
    private func placeUnderMore() {
        guard let selected = tabState.selected, inMore.contains(where: { $0 === selected }) else { return }
        let more = moreNavigationController
        guard more.topViewController !== selected, let list = more.viewControllers.first else { return }
        more.showUnderMore([list, selected])
    }

    private func show(_ controller: UIViewController, _ animator: (any UIViewControllerAnimatedTransitioning)?) {
        if controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        guard controller !== tabState.shown else { return }
        guard let old = tabState.shown, view.window != nil, !tabState.isGoing else {
            tabState.shown?.viewIfLoaded?.removeFromSuperview()
            tabState.shown = nil
            if viewIfLoaded?.window != nil { installSelected() }
            return
        }
        endPending()
        tabState.running.map { _ in finishRunning() }
        childHidesBar((controller as? UINavigationController)?.hidesBottomBar ?? false, from: controller, transition: nil)
        let custom =
            animator ?? delegate?.`tabBarController(_:animationControllerForTransitionFrom:to:)`?(self, old, controller) ?? nil
        if let custom, UIView.areAnimationsEnabled { return animate(from: old, to: controller, custom) }
        let new: UIView = controller.view
        controller.beginAppearanceTransition(true, animated: false)
        old.beginAppearanceTransition(false, animated: false)
        tabState.shown = controller
        containerView?.content.exchange(old.viewIfLoaded, for: new, in: contentFrame(for: controller))
        // Both have been told that they come and go; that it is done they hear with the next layout.
        tabState.ending = (old, controller)
        view.setNeedsLayout()
    }

    final func endPending() {
        guard let (from, to) = tabState.ending else { return }
        tabState.ending = nil
        from.endAppearanceTransition()
        to.endAppearanceTransition()
    }

    // MARK: Animating
    private func animate(
        from: UIViewController, to: UIViewController, _ animator: any UIViewControllerAnimatedTransitioning
    ) {
        guard let container = containerView else { return }
        let interaction = delegate?.`tabBarController(_:interactionControllerFor:)`?(self, animator) ?? nil
        let new: UIView = to.view
        let run = ContainerTransition(of: self, in: container.content, from: from, to: to, isAnimated: true)
        let frame = contentFrame(for: to)
        run.setFrames(from: (container.content.frameOfShown, .zero), to: (.zero, frame))
        run.prepare(animator)
        to.beginAppearanceTransition(true, animated: true)
        from.beginAppearanceTransition(false, animated: true)
        tabState.shown = to
        tabState.running = run
        UIView.performWithoutAnimation { new.frame = frame }
        run.start(interaction) { [weak self] completed in self?.finish(run, from: from, to: to, completed: completed) }
    }

    private func finish(_ run: ContainerTransition, from: UIViewController, to: UIViewController, completed: Bool) {
        guard tabState.running === run, let container = containerView else { return }
        tabState.running = nil
        let leaves = from !== loadedMore && !tabState.controllers.contains { $0 === from }
        // Who is no child any more can't come back.
        if completed || leaves {
            container.content.exchange(from.viewIfLoaded, for: to.view, in: contentFrame(for: to))
            from.endAppearanceTransition()
            to.endAppearanceTransition()
            if leaves, from.parent === self { from.removeFromParent() }
        } else {
            to.beginAppearanceTransition(false, animated: true)
            container.content.swap(to.viewIfLoaded, for: from.view, in: contentFrame(for: from))
            to.endAppearanceTransition()
            from.beginAppearanceTransition(true, animated: true)
            from.endAppearanceTransition()
            tabState.shown = from
            tabState.selected = from
            tabBar.select(itemOfSelected)
        }
        view.setNeedsLayout()
    }

    private func finishRunning() { tabState.running?.context.completeTransition(true) }

    /// The tab bar controller itself goes: nothing may be under way in it.
    final func endRunning() {
        endPending()
        guard let context = tabState.running?.context else { return }
        context.completeTransition(!context.isInteractive && !context.transitionWasCancelled)
    }

    // MARK: On the screen
    /// Loads the selected child's view and puts it in while nothing is on the screen.
    final func installSelected() {
        guard let selected = tabState.selected, tabState.shown == nil else { return }
        let controller = inMore.contains { $0 === selected } ? moreNavigationController : selected
        if controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        tabState.shown = controller
        tabState.childHidesBar = (controller as? UINavigationController)?.hidesBottomBar ?? false
        layOutContents()
        containerView?.content.put(controller.view, in: contentFrame(for: controller))
        loadStacks()
    }

    /// A stack in the bar has its view from the beginning, and loads none of its contents for it.
    private func loadStacks() {
        for case let stack as UINavigationController in inBar where stack.parent === self { stack.loadViewIfNeeded() }
    }

    /// With other room a child moves from the list into the bar, or the other way round. The selection stays.
    private func moveBetweenBarAndList() {
        guard let selected = tabState.selected else { return }
        let hidden = inMore
        if let more = loadedMore, hidden.isEmpty, more.viewControllers.count > 1 || tabState.shown === more {
            endRunning()
            if tabState.shown === more { removeShown() }
            more.showUnderMore(Array(more.viewControllers.prefix(1)))
            if selected === more { tabState.selected = tabState.controllers.dropFirst(4).first }
        } else if tabState.shown === selected, hidden.contains(where: { $0 === selected }) {
            endRunning()
            removeShown()
            selected.willMove(toParent: nil)
            selected.removeFromParent()
            placeUnderMore()
        } else {
            return
        }
        if viewIfLoaded?.window != nil, !tabState.isGoing { installSelected() }
    }

    /// A wider bar may have room for all.
    final func roomMayHaveChanged() {
        moveBetweenBarAndList()
        refreshItems()
        viewIfLoaded?.setNeedsLayout()
    }
}
