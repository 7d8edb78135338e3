@_spi(House) import AppleFoundation
import CoreGraphics

/// Shows one of several controllers; the bar at the bottom switches between them.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    // MARK: Collaborators
    final var tabState = TabState()
    final private(set) var loadedBar: UITabBar?
    private var ownMore: UINavigationController?

    /// The root view that `loadView` has made.
    final var ownView: UILayoutContainerView?

    // MARK: Creating
    /// The view is loaded at once.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        loadViewIfNeeded()
    }

    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let decoded = children
        if !decoded.isEmpty { takeChildren(decoded) }
        loadViewIfNeeded()
    }

    deinit { Isolation.assumeMain { ownView?.controller = nil } }

    open weak var delegate: (any UITabBarControllerDelegate)?

    // The bar's delegate, for subclasses. The items of a controller's bar can't be customized here.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// The user has pressed a tab of this controller's bar; what is selected has not changed yet.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if tabState.controllers.contains(where: { $0 === subsequentVC }) { selectedViewController = subsequentVC }
    }

    // MARK: Children (TabSelection)
    open var viewControllers: [UIViewController]? {
        get { tabState.controllers.isEmpty ? nil : tabState.controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        _objcChange(self, "viewControllers") { takeControllers(viewControllers ?? [], animated: animated) }
    }

    /// One of the children, or the "More" controller while it shows its list.
    open var selectedViewController: UIViewController? {
        get { tabState.selected }
        set { _objcChange(self, "selectedViewController") { selectByCode(newValue) } }
    }
    /// `NSNotFound` without a selection and for the "More" list.
    open var selectedIndex: Int {
        get { tabState.controllers.firstIndex { $0 === tabState.selected } ?? NSNotFound }
        set { _objcChange(self, "selectedIndex") { selectByCode(index: newValue) } }
    }

    /// Lists the children that the bar has no room for. Made when it is read first.
    open var moreNavigationController: UINavigationController {
        if let ownMore { return ownMore }
        let made = UINavigationController(rootViewController: MoreListController(of: self))
        made.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        ownMore = made
        return made
    }
    final var loadedMore: UINavigationController? { ownMore }

    /// Nil stands for all.
    open var customizableViewControllers: [UIViewController]? {
        get { tabState.customizable ?? viewControllers }
        set {
            Unsupported.kept("UITabBarController.customizableViewControllers")
            tabState.customizable = newValue
        }
    }

    // MARK: Tabs (UITab)
    open var tabs: [UITab] {
        get { tabState.tabs }
        set { takeTabs(newValue) }
    }
    open var selectedTab: UITab? {
        get { tabState.tabs.first { $0.loadedViewController != nil && $0.loadedViewController === tabState.selected } }
        set { if let controller = newValue?.viewController { selectedViewController = controller } }
    }
    open func tab(forIdentifier identifier: String) -> UITab? { tabState.tabs.first { $0.identifier == identifier } }
    open func setTabs(_ tabs: [UITab], animated: Bool) { takeTabs(tabs) }

    // MARK: The bar (TabLayout)
    open var tabBar: UITabBar {
        if let loadedBar { return loadedBar }
        let made = UITabBar(frame: CGRect(x: 0, y: 0, width: 0, height: 49))
        loadedBar = made
        made.manager = self
        return made
    }
    open var isTabBarHidden: Bool {
        get { tabState.isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

    // MARK: The view
    open override func loadView() { makeContainerView() }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tabState.isGoing = false
        installSelected()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        endRunning()
        tabState.isGoing = true
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        viewIfLoaded?.setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        roomMayHaveChanged()
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    // MARK: Deference
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }
    open override var childViewControllerForPointerLock: UIViewController? { selectedViewController }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.`tabBarControllerSupportedInterfaceOrientations(_:)`?(self) ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.`tabBarControllerPreferredInterfaceOrientationForPresentation(_:)`?(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
}
