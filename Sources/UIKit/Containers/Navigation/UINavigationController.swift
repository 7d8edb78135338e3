@_spi(House) import AppleFoundation
import CoreGraphics

/// Shows the topmost of a stack of controllers, with a bar that leads back.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// What an animator is asked for; nothing is no operation, not a missing one.
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    public nonisolated static let hideShowBarDuration: CGFloat = 0.2

    // MARK: Collaborators
    final var stack = NavigationStack()
    final var running: NavigationTransition?
    final var barState = NavigationBarState()
    final var gestures: NavigationGestures?
    final var largeTitles: LargeTitleFollower?
    private var barClass: UINavigationBar.Type = UINavigationBar.self
    private var toolbarClass: UIToolbar.Type = UIToolbar.self
    final private(set) var loadedBar: UINavigationBar?
    /// The root view that `loadView` has made.
    final var ownView: UILayoutContainerView?
    final private(set) var loadedToolbar: UIToolbar?
    private var ownTabItem: UITabBarItem?
    final override var isNavigationController: Bool { true }

    // MARK: Creating
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        if let type = navigationBarClass as? UINavigationBar.Type { barClass = type }
        if let type = toolbarClass as? UIToolbar.Type { self.toolbarClass = type }
    }

    /// As if the root was pushed without animation.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let decoded = children
        if !decoded.isEmpty { adoptDecoded(decoded) }
    }

    deinit {
        Isolation.assumeMain {
            ownView?.controller = nil
            loadedBar?.manager = nil
        }
    }

    // MARK: Unwinding
    /// From the top of the stack down.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return stack.controllers.reversed().filter { $0 !== containing }
    }
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard stack.controllers.contains(where: { $0 === subsequentVC }) else { return }
        popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
    }

    // MARK: The stack (NavigationStack)
    /// From the bottom to the top.
    open var viewControllers: [UIViewController] {
        get { stack.controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.controllers.last }
    /// What is presented over the top, or the top.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        let selector: StaticString = "pushViewController:animated:"
        if isExchanged(self, UINavigationController.self, selector, [viewController, animated]) { return }
        push(viewController, animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard _objcExchanges else { return pop(animated: animated) }
        return exchanged(self, UINavigationController.self, "popViewControllerAnimated:", [animated]) {
            pop(animated: animated)
        }
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pop(to: viewController, animated: animated)
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { popToRoot(animated: animated) }

    /// Looks like a push if the new top is new, and like a pop if it was below.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let selector: StaticString = "setViewControllers:animated:"
        if isExchanged(self, UINavigationController.self, selector, [viewControllers, animated]) { return }
        _objcChange(self, "viewControllers") { replaceStack(with: viewControllers, animated: animated) }
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: Bars (NavigationBars)
    open var navigationBar: UINavigationBar {
        if let loadedBar { return loadedBar }
        let made = barClass._new(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        loadedBar = made
        setUp(made)
        return made
    }
    open var isNavigationBarHidden: Bool {
        get { barState.isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

    open var toolbar: UIToolbar! {
        if let loadedToolbar { return loadedToolbar }
        let made = toolbarClass._new(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        loadedToolbar = made
        setUp(made)
        return made
    }
    open var isToolbarHidden: Bool {
        get { barState.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }

    /// Back from the edge of the screen. Its delegate decides when.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? {
        loadViewIfNeeded()
        return gestures?.back
    }
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
        loadViewIfNeeded()
        return gestures?.swipe ?? UIPanGestureRecognizer()
    }
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
        loadViewIfNeeded()
        return gestures?.tap ?? UITapGestureRecognizer()
    }
    open var hidesBarsOnSwipe: Bool {
        get { barState.hidesOnSwipe }
        set {
            barState.hidesOnSwipe = newValue
            gesturesChanged()
        }
    }
    open var hidesBarsOnTap: Bool {
        get { barState.hidesOnTap }
        set {
            barState.hidesOnTap = newValue
            gesturesChanged()
        }
    }
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { barState.hidesForKeyboard }
        set {
            barState.hidesForKeyboard = newValue
            if newValue { Unsupported.kept("UINavigationController.hidesBarsWhenKeyboardAppears") }
        }
    }
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { barState.hidesWhenCompact }
        set {
            barState.hidesWhenCompact = newValue
            compactnessMayHaveChanged()
        }
    }

    // MARK: In a tab bar controller
    /// That of the bottom controller unless the navigation controller was given its own.
    open override var tabBarItem: UITabBarItem! {
        get { ownTabItem ?? stack.controllers.first?.tabBarItem ?? super.tabBarItem }
        set {
            ownTabItem = newValue
            super.tabBarItem = newValue
        }
    }

    // MARK: The view
    open override func loadView() { makeContainerView() }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        stack.isGoing = false
        installTop()
        beginTop()
        if !isSettled { view.setNeedsLayout() }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        endRunning()
        stack.isGoing = true
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        endTop()
        tellShownAtRest(animated)
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        viewIfLoaded?.setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        compactnessMayHaveChanged()
        viewIfLoaded?.setNeedsLayout()
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if (container as? UIViewController) === topViewController { preferredContentSize = container.preferredContentSize }
    }

    // MARK: Deference
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .default ? .default : .lightContent
    }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
    open override var childViewControllerForPointerLock: UIViewController? { topViewController }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.`navigationControllerSupportedInterfaceOrientations(_:)`?(self) ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.`navigationControllerPreferredInterfaceOrientationForPresentation(_:)`?(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    // MARK: In a split view controller
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { takeSecondary(secondaryViewController) }

    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { giveSecondary() }
}
