import AppleFoundation
import CoreGraphics

/// The way from one controller of a stack to another.
@MainActor final class NavigationTransition {
    let from: UIViewController
    let to: UIViewController
    let operation: UINavigationController.Operation
    /// The stack to go back to if it is cancelled.
    let previous: [UIViewController]
    var bar: NavigationBarTransition?
    var run: ContainerTransition?
    private var queue: [() -> Void] = []

    init(
        from: UIViewController, to: UIViewController, operation: UINavigationController.Operation,
        previous: [UIViewController]
    ) {
        self.from = from
        self.to = to
        self.operation = operation
        self.previous = previous
    }

    /// Stack changes that come while it runs wait for its end.
    func afterwards(_ body: @escaping () -> Void) { queue.append(body) }

    func takeQueue() -> [() -> Void] {
        defer { queue = [] }
        return queue
    }
}

extension UINavigationController {
    // MARK: At rest
    /// Puts the top's view in while nothing is on the screen: its callbacks come with the navigation controller's own.
    final func installTop() {
        guard running == nil, !isSettled, let top = stack.controllers.last else { return }
        if view.window != nil, let shown = stack.shown, shown.parent === self { return }
        stack.shown?.viewIfLoaded?.removeFromSuperview()
        stack.shown = top
        loadedToolbar?.setItems(top.toolbarItems, animated: false)
        stack.isAnnounced = false
        stack.isAnimated = false
        stack.forgetBelow()
        removeLeaving()
        let new: UIView = top.view
        beginTop()
        // A callback may have changed the stack: that is for the next layout.
        guard stack.shown === top else { return }
        show(new)
        layOutContents()
        // Nobody else comes back to a root that a stack gets while it shows.
        afterNewcomersAppeared { [weak self] in self?.tellShownAtRest(false) }
    }

    final func beginTop() {
        if let top = stack.shown { beginAppearance(of: top) }
    }

    /// Inside the navigation controller's own callback: what follows there comes after the top has appeared.
    final func endTop() {
        if let top = stack.shown { endAppearance(of: top) }
    }

    private func show(_ view: UIView) {
        guard let container = containerView else { return }
        container.content.put(view, in: contentFrame(for: topViewController))
    }

    /// In the first layout the top has been told that it will appear.
    final func tellWillShowAtRest() {
        if stack.isAnnounced { return }
        guard let top = stack.shown, view.window != nil else { return }
        stack.isAnnounced = true
        stack.owesDidShow = true
        delegate?.`navigationController(_:willShow:animated:)`?(self, top, false)
    }

    final func tellShownAtRest(_ animated: Bool) {
        tellWillShowAtRest()
        tellArrived()
        guard stack.owesDidShow, stack.isAnnounced, let top = stack.shown else { return }
        stack.owesDidShow = false
        delegate?.`navigationController(_:didShow:animated:)`?(self, top, animated)
    }

    // MARK: Starting
    /// Called at the beginning of the layout: the screen catches up with the stack.
    final func startPendingTransition() {
        guard running == nil, !isSettled, !stack.isGoing, let to = stack.controllers.last else { return }
        guard let from = stack.shown, from.parent === self, viewIfLoaded?.window != nil else {
            return installTop()
        }
        if stack.isAnimated, UIView.areAnimationsEnabled {
            let below = stack.takeBelow()
            let operation: Operation = below.contains { $0 === to } ? .pop : .push
            let previous = below + [from]
            startAnimated(NavigationTransition(from: from, to: to, operation: operation, previous: previous))
        } else {
            stack.forgetBelow()
            switchAtOnce(from: from, to: to)
        }
    }

    private func switchAtOnce(from: UIViewController, to: UIViewController) {
        let new: UIView = to.view
        from.beginAppearanceTransition(false, animated: false)
        to.beginAppearanceTransition(true, animated: false)
        stack.isAnnounced = true
        stack.owesDidShow = false
        delegate?.`navigationController(_:willShow:animated:)`?(self, to, false)
        // Somebody may have changed the stack in a callback: that is for the next layout.
        stack.shown = to
        stack.isAnimated = false
        if !isSettled { view.setNeedsLayout() }
        bottomBarMayHaveChanged(transition: nil)
        topChanged(to)
        if let container = containerView {
            let frame = contentFrame(for: to, in: container, beside: container.content.contentSafeAreaInsets)
            container.content.exchange(from.viewIfLoaded, for: new, in: frame)
        }
        from.endAppearanceTransition()
        to.endAppearanceTransition()
        tellArrived()
        removeLeaving()
        delegate?.`navigationController(_:didShow:animated:)`?(self, to, false)
        deferenceChanged()
    }

    private func startAnimated(_ transition: NavigationTransition) {
        guard let container = containerView else { return }
        let from = transition.from
        let to = transition.to
        let new: UIView = to.view
        running = transition
        stack.isAnimated = false
        let custom =
            delegate?.`navigationController(_:animationControllerFor:from:to:)`?(self, transition.operation, from, to) ?? nil
        let slide = NavigationSlide(operation: transition.operation, duration: 0.35)
        let animator: any UIViewControllerAnimatedTransitioning = custom ?? slide
        let interaction = interactionController(for: custom, slide)
        let run = ContainerTransition(of: self, in: container.content, from: from, to: to, isAnimated: true)
        let oldFrame = container.content.frameOfShown
        topChanged(to, during: transition, fades: custom != nil)
        let newFrame = contentFrame(for: to)
        run.setFrames(from: (oldFrame, .zero), to: (.zero, newFrame))
        run.prepare(animator)
        from.beginAppearanceTransition(false, animated: true)
        to.beginAppearanceTransition(true, animated: true)
        stack.isAnnounced = true
        stack.owesDidShow = false
        delegate?.`navigationController(_:willShow:animated:)`?(self, to, true)
        stack.shown = to
        UIView.performWithoutAnimation { new.frame = CGRect(origin: newFrame.origin, size: newFrame.size) }
        bottomBarMayHaveChanged(transition: run.coordinator)
        let bar = transition.bar
        if custom == nil {
            slide.alongside = { bar?.animate() }
        } else if bar != nil {
            run.coordinator.animate(alongsideTransition: { _ in bar?.animate() }, completion: nil)
        }
        transition.run = run
        run.start(interaction) { [weak self] completed in self?.finish(transition, completed: completed) }
    }

    // MARK: Ending
    /// The navigation controller itself goes: nothing may be under way in it. What a finger has not decided comes to nothing.
    final func endRunning() {
        guard let context = running?.run?.context else { return }
        context.completeTransition(!context.isInteractive && !context.transitionWasCancelled)
    }

    private func finish(_ transition: NavigationTransition, completed: Bool) {
        guard running === transition, let container = containerView else { return }
        let from = transition.from
        let to = transition.to
        running = nil
        transition.run = nil
        gestures?.transitionEnded()
        transition.bar?.finish(completed: completed)
        if completed {
            container.content.exchange(from.viewIfLoaded, for: to.view, in: contentFrame(for: to))
            from.endAppearanceTransition()
            to.endAppearanceTransition()
            tellArrived()
            removeLeaving()
            delegate?.`navigationController(_:didShow:animated:)`?(self, to, true)
        } else {
            goBack(transition, container)
        }
        deferenceChanged()
        view.setNeedsLayout()
        for body in transition.takeQueue() { body() }
    }

    /// As if nothing had happened, except for the callbacks.
    private func goBack(_ transition: NavigationTransition, _ container: UILayoutContainerView) {
        let from = transition.from
        let to = transition.to
        to.beginAppearanceTransition(false, animated: true)
        if to.viewIfLoaded !== from.viewIfLoaded { to.viewIfLoaded?.removeFromSuperview() }
        to.endAppearanceTransition()
        let isPop = transition.operation == .pop
        stack.shown = from
        stack.isAnnounced = true
        let arrived = stack.arriving
        stack.arriving = []
        stack.leaving.removeAll { $0 === from }
        stack.controllers = transition.previous
        loadedBar?.take(transition.previous.map(\.navigationItem))
        topChanged(from)
        container.content.exchange(to.viewIfLoaded, for: from.view, in: contentFrame(for: from))
        if isPop { from.willMove(toParent: self) }
        from.beginAppearanceTransition(true, animated: true)
        from.endAppearanceTransition()
        if isPop { from.didMove(toParent: self) }
        bottomBarMayHaveChanged(transition: nil)
        for controller in arrived where !transition.previous.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
    }

    private func deferenceChanged() {
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
        setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    }
}
