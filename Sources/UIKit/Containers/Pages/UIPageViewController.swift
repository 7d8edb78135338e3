import AppleFoundation
import CoreGraphics

/// Shows one page, or two, and lets the user turn them.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// Whether pages curl like paper or scroll. It can't change later.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll = 1
    }

    /// Whether pages lie beside or below each other.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// Forward is where the text goes on, so in a right-to-left interface it is to the left.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }

    /// Where the spine is; in the middle two pages show at once. Pages that scroll have none.
    public enum SpineLocation: Int, Sendable {
        case none = 0
        case min = 1
        case mid = 2
        case max = 3
    }

    /// What is said at the making: the spine where pages curl, the space between where they scroll.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A spine location's raw value; page curl only.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// Points between pages; scroll only.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    // MARK: Collaborators
    final var pages: PageState
    final var gestures: PageGestures?

    // MARK: Creating
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        pages = PageState(style: style, orientation: navigationOrientation, options: options ?? [:])
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        pages = PageState(style: .pageCurl, orientation: .horizontal, options: [:])
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        func integer(_ key: String) -> Int { coder.allowsKeyedCoding ? coder.decodeInteger(forKey: key) : 0 }
        var options: [OptionsKey: Any] = [:]
        let spine = integer("UISpineLocation")
        if spine != 0 { options[.spineLocation] = spine }
        if coder.allowsKeyedCoding, coder.containsValue(forKey: "UIInterPageSpacing") {
            options[.interPageSpacing] = coder.decodeDouble(forKey: "UIInterPageSpacing")
        }
        pages = PageState(
            style: TransitionStyle(rawValue: integer("UITransitionStyle")) ?? .pageCurl,
            orientation: NavigationOrientation(rawValue: integer("UINavigationOrientation")) ?? .horizontal, options: options)
        super.init(coder: coder)
    }

    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Without one the user turns no pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            pages.forgetNeighbours()
            dotsMayHaveChanged()
            gestures?.sourceChanged()
        }
    }

    open var transitionStyle: TransitionStyle { pages.style }
    open var navigationOrientation: NavigationOrientation { pages.orientation }
    open var spineLocation: SpineLocation { pages.spine }
    /// Pages have a back that is shown; always with the spine in the middle.
    open var isDoubleSided: Bool {
        get { pages.isDoubleSided }
        set {
            if !newValue, pages.spine == .mid {
                return reportMisuse(
                    "The double-sided property cannot be set to NO when the spine location is "
                        + "UIPageViewControllerSpineLocationMid.", exception: .invalidArgumentException)
            }
            pages.isDoubleSided = newValue
        }
    }
    /// Of the page curl; the scroll style keeps its own to itself.
    open var gestureRecognizers: [UIGestureRecognizer] {
        loadViewIfNeeded()
        return gestures?.all ?? []
    }

    // MARK: Pages (PageTurning)
    /// Those that are shown.
    open var viewControllers: [UIViewController]? { pages.current.isEmpty ? nil : pages.current }
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        setPages(viewControllers ?? [], direction: direction, animated: animated, completion: completion)
    }

    // MARK: The view
    open override func loadView() { makeContainerView() }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pages.isGoing = false
        layOutPages()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if let turn = pages.turn { settle(turn, completed: !turn.isByHand || turn.isEnding) }
        pages.isGoing = true
    }

    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        spineMayChange(for: size)
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { pages.size(of: parentSize) }

    // MARK: Deference
    open override var childForStatusBarStyle: UIViewController? { pages.current.first }
    open override var childForStatusBarHidden: UIViewController? { pages.current.first }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.`pageViewControllerSupportedInterfaceOrientations(_:)`?(self) ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.`pageViewControllerPreferredInterfaceOrientationForPresentation(_:)`?(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
}
