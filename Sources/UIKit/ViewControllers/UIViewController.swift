import AppleFoundation
import CoreGraphics
import QuartzCore

/// Manages the views of one screen, or of one part of a screen.
///
/// The main actor comes from `UIResponder`.
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIContentContainer, UITraitEnvironment,
    UITraitChangeObservable,
    UIViewControllerTransitionCoordinatorProvider
{
    // MARK: Collaborators
    final var rootView: UIView?
    final var appearance = AppearanceStateMachine()
    final var controllerFlags = ControllerFlags.initial
    final var containment = ContainmentGraph()
    final var controllerRarities: ControllerRarities?

    // MARK: Creating a view controller
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        setUp(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        super.init()
        decodeController(from: coder)
    }

    open func encode(with coder: NSCoder) { encodeController(into: coder) }

    deinit { tearDownController() }

    // MARK: The view (ViewLoading)
    /// Loaded when it is read first.
    open var view: UIView! {
        get {
            if let rootView { return rootView }
            loadViewIfNeeded()
            return rootView
        }
        set {
            // Reading the old one would load it.
            if rootView == nil { return replaceView(with: newValue) }
            _objcChange(self, "view") { replaceView(with: newValue) }
        }
    }

    open var viewIfLoaded: UIView? { rootView }
    open var isViewLoaded: Bool { rootView != nil }
    /// Makes the view: from the nib, or a plain one. Never called by apps; an override sets `view` and does not call super.
    /// The view of a controller that has no file.
    func makePlainView() -> UIView {
        let plain = UIView(frame: UIScreen.main.bounds)
        plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return plain
    }
    open func loadView() {
        if !isExchanged(self, UIViewController.self, "loadView") { loadViewFromNibOrPlain() }
    }
    open func loadViewIfNeeded() {
        guard rootView == nil else { return }
        MainThreadChecker.check("-[UIViewController view]")
        bringUpView()
    }
    open func viewDidLoad() { _ = isExchanged(self, UIViewController.self, "viewDidLoad") }
    open func viewWillUnload() {}
    open func viewDidUnload() {}

    open var nibName: String? { controllerRarities?.nibName }
    open var nibBundle: Bundle? { controllerRarities?.nibBundle }

    /// Shown by the bars of containers, too.
    open var title: String? {
        get { controllerRarities?.title }
        set {
            MainThreadChecker.check("-[UIViewController setTitle:]")
            _objcChange(self, "title") { rareState.title = newValue }
            titleDidChange(newValue)
        }
    }

    // MARK: Appearing and disappearing (AppearanceStateMachine)
    open func viewWillAppear(_ animated: Bool) {
        if !isExchanged(self, UIViewController.self, "viewWillAppear:", [animated]) { reachedBase(.owesWillAppear) }
    }
    /// The view is in the window, with its size and traits, and has not been laid out.
    open func viewIsAppearing(_ animated: Bool) {
        if !isExchanged(self, UIViewController.self, "viewIsAppearing:", [animated]) { reachedBase(.owesIsAppearing) }
    }
    open func viewDidAppear(_ animated: Bool) {
        if !isExchanged(self, UIViewController.self, "viewDidAppear:", [animated]) { reachedBase(.owesDidAppear) }
    }
    open func viewWillDisappear(_ animated: Bool) {
        if !isExchanged(self, UIViewController.self, "viewWillDisappear:", [animated]) { reachedBase(.owesWillDisappear) }
    }
    open func viewDidDisappear(_ animated: Bool) {
        if !isExchanged(self, UIViewController.self, "viewDidDisappear:", [animated]) { reachedBase(.owesDidDisappear) }
    }

    // Each is true from the first appearance callback of a transition to the last.
    open var isBeingPresented: Bool { tellsReason(.isBeingPresented) }
    open var isBeingDismissed: Bool { tellsReason(.isBeingDismissed) }
    open var isMovingToParent: Bool { tellsReason(.isMovingToParent) }
    open var isMovingFromParent: Bool { tellsReason(.isMovingFromParent) }

    /// False in a container that calls `beginAppearanceTransition` and `endAppearanceTransition` of its children itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(appearing: isAppearing, animated: animated, driver: .hand)
    }
    open func endAppearanceTransition() { endTransition() }

    // MARK: Layout
    open func viewWillLayoutSubviews() { _ = isExchanged(self, UIViewController.self, "viewWillLayoutSubviews") }
    open func viewDidLayoutSubviews() { _ = isExchanged(self, UIViewController.self, "viewDidLayoutSubviews") }
    /// Takes the place of the root view's `updateConstraints()`, and calls it.
    open func updateViewConstraints() {
        controllerFlags.subtract(.owesConstraints)
        rootView?.updateConstraints()
    }
    open func viewSafeAreaInsetsDidChange() { controllerFlags.subtract(.owesSafeArea) }
    open func viewLayoutMarginsDidChange() { controllerFlags.subtract(.owesMargins) }

    /// Added to the safe area of the view and of all inside it.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { controllerRarities?.additionalSafeAreaInsets ?? .zero }
        set { _objcChange(self, "additionalSafeAreaInsets") { setAdditionalSafeArea(newValue) } }
    }
    /// The least margins of the root view.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { defaultMinimumMargins }
    open var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { controllerFlags.contains(.respectsMinimumMargins) }
        set { setRespectsMinimumMargins(newValue) }
    }
    /// Ends where the bars above the view do: the top of the safe area. Loads the view.
    open var topLayoutGuide: any UILayoutSupport { view.barGuide(.topBars) }
    /// Begins where the bars below the view do: the bottom of the safe area. Loads the view.
    open var bottomLayoutGuide: any UILayoutSupport { view.barGuide(.bottomBars) }
    open var edgesForExtendedLayout: UIRectEdge {
        get { controllerRarities?.extendedEdges ?? .all }
        set { rareState.extendedEdges = newValue }
    }
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { controllerFlags.contains(.extendsBelowOpaqueBars) }
        set { controllerFlags.set(.extendsBelowOpaqueBars, newValue) }
    }
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { controllerFlags.contains(.adjustsScrollViewInsets) }
        set { controllerFlags.set(.adjustsScrollViewInsets, newValue) }
    }

    // MARK: Children (ContainmentGraph)
    open var children: [UIViewController] { containment.children }
    open var parent: UIViewController? { containment.parent }
    open func addChild(_ childController: UIViewController) {
        MainThreadChecker.check("-[UIViewController addChildViewController:]")
        if !isExchanged(self, UIViewController.self, "addChildViewController:", [childController]) { adopt(childController) }
    }
    open func removeFromParent() {
        MainThreadChecker.check("-[UIViewController removeFromParentViewController]")
        if !isExchanged(self, UIViewController.self, "removeFromParentViewController") { leaveParent() }
    }
    /// Overrides call super.
    open func willMove(toParent parent: UIViewController?) {
        if !isExchanged(self, UIViewController.self, "willMoveToParentViewController:", [parent]) { noteMove(to: parent) }
    }
    /// Overrides call super.
    open func didMove(toParent parent: UIViewController?) {
        if !isExchanged(self, UIViewController.self, "didMoveToParentViewController:", [parent]) { noteMoved(to: parent) }
    }
    /// Swaps the views of two children, with their appearance callbacks. Their places as children are the caller's business.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        swapChildren(
            fromViewController, toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        setOverride(collection, for: childViewController)
    }
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.controllerRarities?.overrideFromParent : nil
    }

    // MARK: Presenting (PresentationSteps)
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        MainThreadChecker.check("-[UIViewController presentViewController:animated:completion:]")
        let arguments: [Any?] = _objcExchanges ? [viewControllerToPresent, flag, completion] : []
        if isExchanged(self, UIViewController.self, "presentViewController:animated:completion:", arguments) { return }
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        MainThreadChecker.check("-[UIViewController dismissViewControllerAnimated:completion:]")
        let arguments: [Any?] = _objcExchanges ? [flag, completion] : []
        if isExchanged(self, UIViewController.self, "dismissViewControllerAnimated:completion:", arguments) { return }
        startDismissing(animated: flag, completion: completion)
    }
    /// What this controller or its nearest ancestor has presented.
    open var presentedViewController: UIViewController? { nearestPresented }
    /// Who has presented this controller or its ancestor.
    open var presentingViewController: UIViewController? { farthestPresenting }

    /// `automatic`, the default, reads as what it stands for.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { resolvedPresentationStyle }
        set { rareState.presentationStyle = newValue }
    }
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { controllerRarities?.transitionStyle ?? .coverVertical }
        set { rareState.transitionStyle = newValue }
    }
    /// Keeps the user, but not the app, from dismissing.
    open var isModalInPresentation: Bool {
        get { controllerFlags.contains(.isModalInPresentation) }
        set { controllerFlags.set(.isModalInPresentation, newValue) }
    }
    open var definesPresentationContext: Bool {
        get { controllerFlags.contains(.definesPresentationContext) }
        set { controllerFlags.set(.definesPresentationContext, newValue) }
    }
    open var providesPresentationContextTransitionStyle: Bool {
        get { controllerFlags.contains(.providesTransitionStyle) }
        set { controllerFlags.set(.providesTransitionStyle, newValue) }
    }
    open var restoresFocusAfterTransition: Bool {
        get { controllerFlags.contains(.restoresFocus) }
        set {
            Unsupported.kept("UIViewController.restoresFocusAfterTransition")
            controllerFlags.set(.restoresFocus, newValue)
        }
    }
    /// For the controllers of this module that make room for it.
    func keyboardMoved() {}

    open var disablesAutomaticKeyboardDismissal: Bool { resolvedPresentationStyle == .formSheet }
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { controllerFlags.contains(.capturesStatusBar) }
        set { controllerFlags.set(.capturesStatusBar, newValue) }
    }
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { controllerRarities?.transitioningDelegate }
        set { rareState.transitioningDelegate = newValue }
    }
    /// Made for the style that is set when it is read first.
    open var presentationController: UIPresentationController? { nearestPresentationController }
    /// Nil unless the style is a sheet's.
    open var sheetPresentationController: UISheetPresentationController? {
        nearestPresentationController as? UISheetPresentationController
    }
    /// Nil unless the style is `popover`.
    open var popoverPresentationController: UIPopoverPresentationController? {
        nearestPresentationController as? UIPopoverPresentationController
    }
    /// The one that presents now, after adaptation.
    open var activePresentationController: UIPresentationController? { presentationInUse }
    /// While a transition goes on that this controller or an ancestor takes part in.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentCoordinator }

    open func show(_ vc: UIViewController, sender: Any?) { showNearby(vc, sender: sender) }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailNearby(vc, sender: sender) }
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ShowTarget.isAnswered(action, by: type(of: self)) ?? super.canPerformAction(action, withSender: sender)
    }
    /// The nearest ancestor whose class has a method of its own for the action, and which does not refuse it.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        ancestorOverriding(action, sender: sender)
    }

    // MARK: In containers (ContainerItems)
    /// Without asking what class it is of.
    var isNavigationController: Bool { false }
    /// Made when it is read first, with the controller's title.
    open var navigationItem: UINavigationItem { ownNavigationItem }
    /// Read when the controller is pushed.
    open var hidesBottomBarWhenPushed: Bool {
        get { controllerFlags.contains(.hidesBottomBar) }
        set { controllerFlags.set(.hidesBottomBar, newValue) }
    }
    /// The nearest one around this controller.
    open var navigationController: UINavigationController? { nearestAncestor() }
    /// Shown in the toolbar of a navigation controller while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { controllerRarities?.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        takeToolbarItems(toolbarItems, animated: animated)
    }
    /// The scroll view that bars at the edge look to; nil lets them find one.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        controllerRarities?.contentScrollViews[edge.rawValue]?.view
    }
    /// For one edge, or several.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        takeContentScrollView(scrollView, for: edge)
    }
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
    /// A button that turns editing on and off.
    open var editButtonItem: UIBarButtonItem { ownEditButton }
    /// Nil brings back one with the controller's title.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { takeTabBarItem(newValue) }
    }
    /// The nearest one around this controller.
    open var tabBarController: UITabBarController? { nearestAncestor() }
    /// The nearest one around this controller.
    open var splitViewController: UISplitViewController? { nearestAncestor() }
    /// A split view controller folds: the secondary controller joins this one.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    /// A split view controller unfolds: what this controller gives away is the secondary one.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

    // MARK: Storyboards and segues (InterfaceBuilder/Segues)
    /// The storyboard that the controller comes from.
    open var storyboard: UIStoryboard? { controllerRarities?.scene?.storyboard }
    /// Performs a segue of the storyboard by code; `shouldPerformSegue(withIdentifier:sender:)` is not asked.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performSceneSegue(identifier, sender: sender)
    }
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// The destination is made, its view as a rule not loaded.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        responds(to: action)
    }
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }
    /// The children to search for an unwind segue's destination, in this order.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return children.filter { $0 !== containing }
    }
    /// The child on whose side the segue comes from. Not to be overridden.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        ControllerTree.child(of: self, containing: source.source)
    }
    /// A container brings the next controller on the way into view.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    /// Before iOS 9; still asked where it is overridden and what took its place is not.
    open func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? {
        nil
    }
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        nil
    }

    // MARK: Size (UIContentContainer)
    open var preferredContentSize: CGSize {
        get { controllerRarities?.preferredContentSize ?? .zero }
        set { setPreferredContentSize(newValue) }
    }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        defaultSize(of: container, in: parentSize)
    }
    /// Overrides call super, which tells the children and what is presented.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let selector: StaticString = "viewWillTransitionToSize:withTransitionCoordinator:"
        if !isExchanged(self, UIViewController.self, selector, [size, coordinator]) { passOn(size, coordinator) }
    }
    /// Overrides call super.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        passOn(newCollection, coordinator)
    }

    // MARK: Traits
    open var traitCollection: UITraitCollection { presentTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        _ = isExchanged(self, UIViewController.self, "traitCollectionDidChange:", [previousTraitCollection])
    }
    open var traitOverrides: UITraitOverrides {
        get { controllerRarities?.traitOverrides ?? UITraitOverrides() }
        set { setOwnTraitOverrides(newValue) }
    }
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { controllerRarities?.overrideStyle ?? .unspecified }
        set { setOwnOverrideStyle(newValue) }
    }
    open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
    open var childViewControllerForUserInterfaceStyle: UIViewController? { nil }
    open func setNeedsUserInterfaceAppearanceUpdate() { interfaceStyleMayHaveChanged() }
    /// Has nothing to do: traits are up to date as soon as what they follow from has changed.
    open func updateTraitsIfNeeded() {}

    // MARK: Turning
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { idiomMask }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { defaultPreferredOrientation }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { orientationsMayHaveChanged() }
    open class func attemptRotationToDeviceOrientation() { InterfaceRotation.turnToDevice() }
    open var interfaceOrientation: UIInterfaceOrientation { presentOrientation }
    // Before iOS 8; still sent where `viewWillTransition(to:with:)` is not overridden.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    // MARK: Status bar
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { hidesStatusBarByDefault }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() { SystemDeference.update(.statusBar, for: self) }

    // MARK: System gestures
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { SystemDeference.update(.homeIndicator, for: self) }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { SystemDeference.update(.screenEdges, for: self) }
    open var prefersPointerLocked: Bool { false }
    open var childViewControllerForPointerLock: UIViewController? { nil }
    open func setNeedsUpdateOfPrefersPointerLocked() { SystemDeference.update(.pointerLock, for: self) }

    // MARK: Editing
    open var isEditing: Bool {
        get { controllerFlags.contains(.isEditing) }
        set { setEditing(newValue, animated: false) }
    }
    /// Overrides call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        controllerFlags.set(.isEditing, editing)
        showsEditing(editing)
    }

    // MARK: Memory
    open func didReceiveMemoryWarning() {
        if isExchanged(self, UIViewController.self, "didReceiveMemoryWarning") { return }
        controllerFlags.subtract(.owesMemoryWarning)
    }

    // MARK: Responding
    open override var next: UIResponder? { rootView?.superview }
    /// Whether actions come here while this controller presents another. The information file may change the default.
    open var performsActionsWhilePresentingModally: Bool { InformationFile.performsActionsWhilePresenting }
    open override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if takesActions { return super.target(forAction: action, withSender: sender) }
        return DeepStack.call { next?.target(forAction: action, withSender: sender) }
    }

    // MARK: Previewing
    /// Firm presses are asked for; no simulated device feels them.
    open func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        Unsupported.previewing.report()
        return PreviewingContext(delegate, sourceView)
    }
    /// Nothing is registered anywhere, so there is nothing to take back.
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

    // MARK: Keys
    /// Those added one by one. Overrides take them along by way of super.
    open override var keyCommands: [UIKeyCommand]? { controllerRarities?.keyCommands }
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        rareState.keyCommands = (rareState.keyCommands ?? []) + [keyCommand]
    }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        controllerRarities?.keyCommands?.removeAll { $0 === keyCommand }
    }

    // MARK: Restoration (StateRestoration)
    /// Kept when the app goes, as long as all ancestors have one as well.
    open var restorationIdentifier: String? {
        get { controllerRarities?.restorationIdentifier }
        set { rareState.restorationIdentifier = newValue }
    }
    /// Makes the controller anew when the app comes back.
    open var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { controllerRarities?.restorationClass }
        set { rareState.restorationClass = newValue }
    }
    /// Overrides call super.
    open func encodeRestorableState(with coder: NSCoder) { encodePresented(into: coder) }
    /// Overrides call super.
    open func decodeRestorableState(with coder: NSCoder) { decodePresented(from: coder) }
    /// All controllers are there and have decoded what they kept.
    open func applicationFinishedRestoringState() {}

    open override var description: String { Diagnostics.name(self) }
}
