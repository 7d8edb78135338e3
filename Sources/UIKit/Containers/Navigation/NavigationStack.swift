import AppleFoundation

/// The controllers of a navigation controller, and which of them is on the screen.
struct NavigationStack {
    /// From the bottom to the top.
    var controllers: [UIViewController] = []
    /// The one whose view is in the tree. The top takes its place when the navigation controller lays itself out.
    var shown: UIViewController?
    /// Whether the top comes with an animation.
    var isAnimated = false
    /// What was below the shown one when the stack began to change: so many of the lowest ones, as long as they are that.
    private var countBelow = 0
    private var keptBelow: [UIViewController] = []
    /// Children that were not told yet that they have arrived.
    var arriving: [UIViewController] = []
    /// Who goes away when the next transition is over.
    var leaving: [UIViewController] = []
    /// The delegate was told of the one that is shown.
    var isAnnounced = false
    /// The delegate was told that it will be shown, not yet that it is.
    var owesDidShow = false
    /// The navigation controller disappears or has disappeared: changes wait.
    var isGoing = false

    /// The screen shows the top.
    var isSettled: Bool {
        @inline(__always) get {
            guard let shown else { return controllers.isEmpty }
            return isTop(shown)
        }
    }

    @inline(__always) func isTop(_ controller: UIViewController) -> Bool { controllers.last === controller }

    // MARK: What was below
    /// The stack begins to change. What is below now stays below, in the stack that follows as well.
    mutating func beginChange() {
        if !keptBelow.isEmpty { keptBelow = [] }
        countBelow = max(0, controllers.count - 1)
    }

    /// The lowest ones will be others.
    mutating func keepBelow() {
        if countBelow == 0 { return }
        keptBelow = Array(controllers.prefix(countBelow))
        countBelow = 0
    }

    mutating func takeBelow() -> [UIViewController] {
        keepBelow()
        defer { keptBelow = [] }
        return keptBelow
    }

    mutating func forgetBelow() {
        countBelow = 0
        if !keptBelow.isEmpty { keptBelow = [] }
    }
}

extension UINavigationController {
    /// The screen shows the top.
    final var isSettled: Bool { stack.isSettled }

    private func isRefused(_ controller: UIViewController) -> Bool {
        if controller.isNavigationController {
            reportMisuse("Pushing a navigation controller is not supported", exception: .invalidArgumentException)
            return true
        }
        if controller is UISplitViewController {
            reportMisuse(
                "Split View Controllers cannot be pushed to a Navigation Controller \(self)",
                exception: .invalidArgumentException)
            return true
        }
        return false
    }

    // MARK: Changing
    final func push(_ controller: UIViewController, animated: Bool) {
        if isRefused(controller) { return }
        if stack.controllers.contains(where: { $0 === controller }) {
            let application = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
            return reportMisuse(
                "\(self) is pushing the same view controller instance (\(controller)) more than once which is not supported "
                    + "and is most likely an error in the application : \(application)")
        }
        if let running {
            reportMisuse("nested push animation can result in corrupted navigation bar")
            return running.afterwards { [weak self] in self?.pushViewController(controller, animated: animated) }
        }
        if let presentation = presentationUnderWay,
            presentation.animate(
                alongsideTransition: nil,
                completion: { [weak self] _ in self?.pushViewController(controller, animated: animated) })
        {
            return
        }
        if controller is UITabBarController {
            giveAdvice(
                "\(self) pushes the tab bar controller \(controller). iOS lets it pass, but a tab bar controller is meant to be the "
                    + "root of its window: its bars and those of this one lie inside each other.",
                about: type(of: controller), topic: "pushed")
        }
        if animated, stack.isAnimated, !isSettled, stack.shown != nil, viewIfLoaded?.window != nil {
            giveAdvice(
                "\(self) is asked for two animated pushes in one turn, \(controller) the second: only the last one is seen to come. "
                    + "Use setViewControllers(_:animated:), or push the first without animation.",
                about: type(of: self), topic: "two pushes")
        }
        add(controller, animated: animated)
    }

    final func pop(animated: Bool) -> UIViewController? {
        guard stack.controllers.count > 1, let top = stack.controllers.last else { return nil }
        if let running {
            reportMisuse("nested pop animation can result in corrupted navigation bar")
            running.afterwards { [weak self] in _ = self?.popViewController(animated: animated) }
            return top
        }
        drop(top, animated: animated)
        return top
    }

    final func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.controllers.firstIndex(where: { $0 === controller }) else {
            reportMisuse(
                "Tried to pop to a view controller that doesn't exist.", exception: .internalInconsistencyException)
            return nil
        }
        return pop(toIndex: index, animated: animated)
    }

    final func popToRoot(animated: Bool) -> [UIViewController]? {
        stack.controllers.isEmpty ? nil : pop(toIndex: 0, animated: animated)
    }

    private func pop(toIndex index: Int, animated: Bool) -> [UIViewController]? {
        let popped = Array(stack.controllers[(index + 1)...])
        if popped.isEmpty { return [] }
        let target = stack.controllers[index]
        if let running {
            reportMisuse("nested pop animation can result in corrupted navigation bar")
            running.afterwards { [weak self] in
                guard let self, self.stack.controllers.contains(where: { $0 === target }) else { return }
                _ = self.popToViewController(target, animated: animated)
            }
            return popped
        }
        changeStack(to: Array(stack.controllers[...index]), animated: animated)
        return popped
    }

    final func replaceStack(with controllers: [UIViewController], animated: Bool) {
        for controller in controllers where isRefused(controller) { return }
        if Set(controllers.map(ObjectIdentifier.init)).count != controllers.count {
            let list = controllers.map { "\($0)" }.joined(separator: ", ")
            return reportMisuse(
                "All view controllers in a navigation controller must be distinct (\(list))",
                exception: .internalInconsistencyException)
        }
        if let running {
            return running.afterwards { [weak self] in self?.setViewControllers(controllers, animated: animated) }
        }
        if let presentation = presentationUnderWay,
            presentation.animate(
                alongsideTransition: nil,
                completion: { [weak self] _ in self?.setViewControllers(controllers, animated: animated) })
        {
            return
        }
        changeStack(to: controllers, animated: animated)
    }

    /// While the stack is being presented, or presents, new controllers wait for the end of that.
    private var presentationUnderWay: (any UIViewControllerTransitionCoordinator)? {
        guard viewIfLoaded?.window != nil, let coordinator = transitionCoordinator, coordinator.isAnimated,
            coordinator.presentationStyle != .none, let covered = coordinator.viewController(forKey: .from),
            coordinator.viewController(forKey: .to)?.presentingViewController === covered
        else { return nil }
        return coordinator
    }

    /// `changeStack` for the one that comes on top.
    private func add(_ controller: UIViewController, animated: Bool) {
        if isSettled { stack.beginChange() }
        let count = stack.controllers.count
        if controller.parent !== self {
            addChild(controller)
            stack.arriving.append(controller)
        }
        // A callback may have changed the stack.
        guard stack.controllers.count == count else {
            return changeStack(to: stack.controllers.filter { $0 !== controller } + [controller], animated: animated)
        }
        stack.controllers.append(controller)
        stack.isAnimated = animated
        loadedBar?.takePushed(controller.navigationItem)
        stackChanged()
    }

    /// `changeStack` for the top that goes.
    private func drop(_ top: UIViewController, animated: Bool) {
        if isSettled { stack.beginChange() } else { stack.keepBelow() }
        stack.controllers.removeLast()
        let count = stack.controllers.count
        letGo(top)
        stack.isAnimated = animated
        // A callback may have changed the stack.
        if stack.controllers.count == count {
            loadedBar?.takePopped()
        } else {
            loadedBar?.take(stack.controllers.map(\.navigationItem))
        }
        stackChanged()
    }

    /// The stack is what it will be when this returns; the screen follows in the next layout.
    ///
    /// Whoever can wait has done so; for others what is under way is over now.
    final func changeStack(to new: [UIViewController], animated: Bool) {
        endRunning()
        let old = stack.controllers
        if isSettled { stack.beginChange() }
        stack.keepBelow()
        for controller in new where controller.parent !== self {
            addChild(controller)
            stack.arriving.append(controller)
        }
        stack.controllers = new
        let gone =
            old.count == new.count + 1 && old.dropLast().elementsEqual(new, by: ===)
            ? [old[new.count]] : old.filter { one in !new.contains { $0 === one } }
        for controller in gone { letGo(controller) }
        stack.isAnimated = animated
        loadedBar?.take(new.map(\.navigationItem))
        stackChanged()
    }

    private func stackChanged() {
        guard isViewLoaded else { return }
        if stack.controllers.isEmpty {
            uninstall()
        } else if !isSettled {
            view.setNeedsLayout()
        } else {
            stack.forgetBelow()
            tellArrived()
            view.setNeedsLayout()
        }
    }

    /// The one that is shown stays until the transition away from it is over.
    private func letGo(_ controller: UIViewController) {
        if !stack.arriving.isEmpty { stack.arriving.removeAll { $0 === controller } }
        controller.willMove(toParent: nil)
        if controller === stack.shown, viewIfLoaded?.window != nil {
            stack.leaving.append(controller)
        } else {
            if controller === stack.shown { uninstall() }
            controller.removeFromParent()
        }
    }

    private func uninstall() {
        guard let shown = stack.shown else { return }
        stack.shown = nil
        stack.isAnnounced = false
        shown.viewIfLoaded?.removeFromSuperview()
        if let index = stack.leaving.firstIndex(where: { $0 === shown }) {
            stack.leaving.remove(at: index)
            shown.removeFromParent()
        }
    }

    /// Another container takes the controller: it goes now, even where changes wait because the stack itself is on its way out.
    final func hand(over controller: UIViewController) {
        changeStack(to: stack.controllers.filter { $0 !== controller }, animated: false)
        viewIfLoaded?.layoutIfNeeded()
        guard controller.parent === self else { return }
        if stack.shown === controller { uninstall() }
        if controller.parent === self { controller.removeFromParent() }
    }

    final func tellArrived() {
        if stack.arriving.isEmpty { return }
        if stack.arriving.count == 1 {
            // The list keeps its room for the next one.
            let controller = stack.arriving.removeLast()
            if controller.parent === self { controller.didMove(toParent: self) }
            return
        }
        var arrived: [UIViewController] = []
        Swift.swap(&arrived, &stack.arriving)
        for controller in arrived where controller.parent === self { controller.didMove(toParent: self) }
    }

    final func removeLeaving() {
        if stack.leaving.isEmpty { return }
        if stack.leaving.count == 1 {
            let controller = stack.leaving.removeLast()
            containerView?.content.forget(controller.viewIfLoaded)
            if controller.parent === self { controller.removeFromParent() }
            return
        }
        var gone: [UIViewController] = []
        Swift.swap(&gone, &stack.leaving)
        for controller in gone { containerView?.content.forget(controller.viewIfLoaded) }
        for controller in gone where controller.parent === self { controller.removeFromParent() }
    }

    /// An archive's children are the stack.
    final func adoptDecoded(_ controllers: [UIViewController]) { stack.controllers = controllers }

    // MARK: Splitting
    /// A stack joins this one as a whole.
    final func takeSecondary(_ controller: UIViewController) {
        guard let other = controller as? UINavigationController else {
            return changeStack(to: stack.controllers + [controller], animated: false)
        }
        // It stays one controller, so that it can be taken away again as it came.
        changeStack(to: stack.controllers + [other], animated: false)
    }

    final func giveSecondary() -> UIViewController? {
        guard stack.controllers.count > 1, let top = stack.controllers.last else { return nil }
        changeStack(to: Array(stack.controllers.dropLast()), animated: false)
        if let view = viewIfLoaded, view.window != nil { view.layoutIfNeeded() }
        return top
    }
}
