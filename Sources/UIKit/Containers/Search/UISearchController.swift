import AppleFoundation
import CoreGraphics

/// Brings a search bar together with what it finds, shown in a controller of its own or in the one that is searched.
///
/// While the search is on it is presented over the searched controller, which should define the presentation context: otherwise the window's
/// root presents, and what the searched one pushes comes below.
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    /// When the bar's scopes show.
    public enum ScopeBarActivation: Int, Sendable {
        /// With the search.
        case automatic = 0
        case manual = 1
        case onTextEntry = 2
        case onSearchActivation = 3
    }

    // MARK: Parts
    private let ownBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 0, height: 56))
    final private(set) lazy var activity = SearchActivity(self)
    final private(set) lazy var look = SearchLook(self)
    /// The item that shows the bar.
    final weak var item: UINavigationItem?

    // MARK: Creating
    /// Without a controller for the results they are shown in the searched one.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        modalPresentationStyle = .custom
        transitioningDelegate = self
        searchBar.controller = self
    }

    // MARK: Who takes part
    private let results: UIViewController?
    open var searchResultsController: UIViewController? { results }
    /// There from the beginning.
    open var searchBar: UISearchBar { ownBar }
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?

    // MARK: The search (SearchActivity)
    /// Whether the search is on: from the moment it is wished to that when it is given up. Giving up empties the bar.
    open var isActive: Bool {
        get { activity.isOn }
        set { if newValue { activity.begin() } else { activity.end() } }
    }

    /// Shown instead of results while the search is on. The updater hears which one was chosen.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { look.changed() } }

    // MARK: Looks (SearchLook)
    /// Whether what is searched lies in shade until there are results.
    open var obscuresBackgroundDuringPresentation = false { didSet { look.changed() } }
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the results come with the first letter and go with the last.
    open var automaticallyShowsSearchResultsController = true { didSet { look.changed() } }
    /// What is set here holds, until the controller is asked to do it by itself again.
    open var showsSearchResultsController: Bool {
        get { look.showsResults }
        set {
            look.wantsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }
    open var automaticallyShowsCancelButton = true { didSet { activity.buttonsChanged() } }
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    open var scopeBarActivation = ScopeBarActivation.automatic { didSet { activity.buttonsChanged() } }

    /// Where the bar stands.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .stacked }

    // MARK: The view
    open override func loadView() { view = look.makeView() }
    open override func viewDidLoad() {
        super.viewDidLoad()
        look.addResults()
        look.changed()
    }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        look.layout()
    }
    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Presentation (SearchPresentation; the card has the rest of the transitioning delegate)
    final func makePresentation(_ presenting: UIViewController?) -> UIPresentationController {
        SearchPresentation(presentedViewController: self, presenting: presenting)
    }
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        look.animate(transitionContext)
    }
}
