@_spi(House) import AppleFoundation
import CoreGraphics

/// Shows two or three controllers side by side, or one of them where there is little width.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// How many columns there are. Without a style it is the classic one, with a primary and a secondary view controller.
    public enum Style: Int, Sendable {
        case unspecified = 0
        case doubleColumn = 1
        case tripleColumn = 2
    }

    /// Places for view controllers; the compact one takes the place of all when it is folded.
    public enum Column: Int, Sendable {
        case primary = 0
        case supplementary = 1
        case secondary = 2
        case compact = 3
        case inspector = 4
    }

    /// Which columns show, and whether they lie beside, over or in front of the secondary one.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        case oneOverSecondary = 3
        case twoBesideSecondary = 4
        case twoOverSecondary = 5
        case twoDisplaceSecondary = 6

        // As they were called until iOS 14.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// What becomes of the secondary column when others show.
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        case tile = 1
        case overlay = 2
        case displace = 3
    }

    /// Where the primary column is, as text is read.
    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing = 1
    }

    /// Whether the button that shows and hides the primary column is there.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic = 0
        case never = 1
        case always = 2
    }

    /// What is behind the primary column.
    public enum BackgroundStyle: Int, Sendable {
        case none = 0
        case sidebar = 1
    }

    public nonisolated static let automaticDimension: CGFloat = -1

    // MARK: Collaborators
    final var split: SplitState
    final var gestures: SplitGestures?

    /// The root view that `loadView` has made.
    final var ownView: UILayoutContainerView?

    // MARK: Creating
    /// With columns that are filled by `setViewController(_:for:)`.
    public init(style: Style) {
        split = SplitState(style: style)
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        split = SplitState(style: .unspecified)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        let raw = coder.allowsKeyedCoding ? coder.decodeInteger(forKey: "UISplitViewControllerStyle") : 0
        split = SplitState(style: Style(rawValue: raw) ?? .unspecified)
        super.init(coder: coder)
        let decoded = children
        if !decoded.isEmpty { adoptDecoded(decoded) }
    }

    deinit { Isolation.assumeMain { ownView?.controller = nil } }

    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var style: Style { split.style }

    // MARK: Children (SplitColumns)
    /// Primary and secondary; with columns, those that are there.
    open var viewControllers: [UIViewController] {
        get { shownControllers }
        set { takeControllers(newValue) }
    }
    /// A controller without a navigation controller gets one, except for the compact column.
    open func setViewController(_ vc: UIViewController?, for column: Column) { put(vc, in: column) }
    open func viewController(for column: Column) -> UIViewController? { split.given[column] }

    // MARK: Showing (SplitShowing)
    open func show(_ column: Column) { showColumn(column) }
    open func hide(_ column: Column) { hideColumn(column) }
    open override func show(_ vc: UIViewController, sender: Any?) { showController(vc, sender: sender) }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender: sender) }

    // MARK: Display modes (SplitModes)
    open var isCollapsed: Bool { split.isCollapsed }
    /// Never automatic.
    open var displayMode: DisplayMode { split.mode ?? resolvedMode }
    open var preferredDisplayMode: DisplayMode {
        get { split.preferredMode }
        set {
            guard newValue != split.preferredMode else { return }
            split.preferredMode = newValue
            preferencesChanged()
        }
    }
    open var splitBehavior: SplitBehavior { resolvedBehavior }
    open var preferredSplitBehavior: SplitBehavior {
        get { split.preferredBehavior }
        set {
            guard newValue != split.preferredBehavior else { return }
            split.preferredBehavior = newValue
            preferencesChanged()
        }
    }
    /// Toggles the primary column; for the classic style. With columns it does nothing, and bars do not show it.
    open var displayModeButtonItem: UIBarButtonItem {
        if let button = split.modeButton { return button }
        let made = split.isClassic ? makeModeButton() : UIBarButtonItem(primaryAction: UIAction { _ in })
        made.isHidden = !split.isClassic || split.isCollapsed
        split.modeButton = made
        return made
    }
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { if displayModeButtonVisibility != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    final func makeModeButton() -> UIBarButtonItem {
        let action = UIAction(
            image: UIImage(systemName: "sidebar.leading"), identifier: UIAction.Identifier("split.mode")
        ) { [weak self] _ in
            self?.togglePrimary()
        }
        let made = UIBarButtonItem(primaryAction: action)
        made.accessibilityLabel = "Sidebar"
        return made
    }

    final func makeSecondaryOnlyButton() -> UIBarButtonItem {
        let action = UIAction(
            image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
            identifier: UIAction.Identifier("split.secondaryOnly")
        ) { [weak self] _ in
            self?.toggleSecondaryOnly()
        }
        let made = UIBarButtonItem(primaryAction: action)
        made.accessibilityLabel = "Full Width"
        return made
    }

    open var presentsWithGesture = true { didSet { gestures?.edge.isEnabled = presentsWithGesture } }
    /// Among three columns: a button that gives the secondary one all the width.
    open var showsSecondaryOnlyButton = false {
        didSet { if showsSecondaryOnlyButton != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }
    open var primaryBackgroundStyle = BackgroundStyle.none {
        didSet { Unsupported.kept("UISplitViewController.primaryBackgroundStyle") }
    }
    open var primaryEdge = PrimaryEdge.leading { didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } } }

    // MARK: Widths (SplitModes)
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { widthsChanged() }
    }
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    open var primaryColumnWidth: CGFloat { resolvedPrimaryWidth }
    open var supplementaryColumnWidth: CGFloat { resolvedSupplementaryWidth }

    // MARK: The view
    open override func loadView() { makeContainerView() }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        split.isGoing = false
        settle()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        endRunning()
        split.isGoing = true
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // The new size comes with the layout, and which columns are wanted depends on it.
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Deference
    private var front: UIViewController? { split.isCollapsed ? collapsedController : split.columns[.secondary] }
    open override var childForStatusBarStyle: UIViewController? { front }
    open override var childForStatusBarHidden: UIViewController? { front }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { front }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { front }
    open override var childViewControllerForPointerLock: UIViewController? { front }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.`splitViewControllerSupportedInterfaceOrientations(_:)`?(self) ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.`splitViewControllerPreferredInterfaceOrientationForPresentation(_:)`?(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
}

extension UIViewController {
    /// Posted when a split view controller folds or unfolds; its object is the split view controller.
    public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
}
