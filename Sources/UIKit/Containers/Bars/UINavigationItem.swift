@_spi(House) import AppleFoundation
import CoreGraphics

/// What a controller wants to have in a navigation bar while it is on top.
@preconcurrency @MainActor
open class UINavigationItem: _MainActorObject, @preconcurrency NSCoding {
    /// Whether an item's title is large; by itself it goes on as the item before.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item before it.
        case automatic = 0
        case always = 1
        case never = 2
        case inline = 3
    }

    /// How much the button says that leads back to this item.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title of the screen before, then "Back", then the chevron alone, as there is room.
        case `default` = 0
        case generic = 1
        case minimal = 2
    }

    /// What a bar is laid out for: moving around, browsing, or editing.
    public enum ItemStyle: Int, Sendable {
        case navigator = 0
        case browser = 1
        case editor = 2
    }

    /// Where a search bar stands: beside the buttons, or below their row.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        case inline = 1
        case stacked = 2
    }

    /// The bar that shows the item. It takes itself off before it goes.
    final unowned(unsafe) var bar: UINavigationBar?
    final func isIn(_ other: UINavigationBar) -> Bool { bar === other }
    private var leftItems: [UIBarButtonItem] = []
    private var rightItems: [UIBarButtonItem] = []

    // MARK: Creating
    public init(title: String) {
        self.title = title
        super.init()
    }

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        guard coder.allowsKeyedCoding else { return }
        title = coder.keptObject(of: NSString.self, forKey: "UITitle") as String?
        prompt = coder.keptObject(of: NSString.self, forKey: "UIPrompt") as String?
        titleView = coder.keptObject(of: UIView.self, forKey: "UITitleView")
        backBarButtonItem = coder.keptObject(of: UIBarButtonItem.self, forKey: "UIBackBarButtonItem")
        func items(_ key: String) -> [UIBarButtonItem]? {
            coder.keptObject(of: [NSArray.self, UIBarButtonItem.self], forKey: key) as? [UIBarButtonItem]
        }
        leftItems = items("UILeftBarButtonItems") ?? []
        rightItems = items("UIRightBarButtonItems") ?? []
        hidesBackButton = coder.decodeBool(forKey: "UIHidesBackButton")
        leftItemsSupplementBackButton = coder.decodeBool(forKey: "UILeftItemsSupplementBackButton")
        largeTitleDisplayMode =
            LargeTitleDisplayMode(rawValue: coder.decodeInteger(forKey: "UILargeTitleDisplayMode")) ?? .automatic
    }

    nonisolated open func encode(with coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        Isolation.assumeMain(with: coder) { coder in
            if let title { coder.encode(title as NSString, forKey: "UITitle") }
            if let prompt { coder.encode(prompt as NSString, forKey: "UIPrompt") }
            if let titleView { coder.encode(titleView, forKey: "UITitleView") }
            if let backBarButtonItem { coder.encode(backBarButtonItem, forKey: "UIBackBarButtonItem") }
            if !leftItems.isEmpty { coder.encode(leftItems as NSArray, forKey: "UILeftBarButtonItems") }
            if !rightItems.isEmpty { coder.encode(rightItems as NSArray, forKey: "UIRightBarButtonItems") }
            coder.encode(hidesBackButton, forKey: "UIHidesBackButton")
            coder.encode(leftItemsSupplementBackButton, forKey: "UILeftItemsSupplementBackButton")
            coder.encode(largeTitleDisplayMode.rawValue, forKey: "UILargeTitleDisplayMode")
        }
    }

    // MARK: Title
    open var title: String? {
        willSet { _objcWillChange(self, "title") }
        didSet {
            _objcDidChange(self, "title")
            if title != oldValue { itemChanged() }
        }
    }
    open var titleView: UIView? {
        willSet { _objcWillChange(self, "titleView") }
        didSet {
            _objcDidChange(self, "titleView")
            if titleView !== oldValue { itemChanged() }
        }
    }
    /// A line above the title, which makes the bar higher.
    open var prompt: String? {
        willSet { _objcWillChange(self, "prompt") }
        didSet {
            _objcDidChange(self, "prompt")
            if prompt != oldValue { itemChanged() }
        }
    }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { itemChanged() } }
    }
    open var style = ItemStyle.navigator { didSet { Unsupported.kept("UINavigationItem.style") } }

    // MARK: The way back
    /// For the screen that comes after this one: describes the button that leads back here.
    open var backBarButtonItem: UIBarButtonItem? {
        willSet { _objcWillChange(self, "backBarButtonItem") }
        didSet {
            _objcDidChange(self, "backBarButtonItem")
            if backBarButtonItem !== oldValue { itemChanged() }
        }
    }
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { itemChanged() } } }
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { itemChanged() } }
    }
    /// While this item is on top.
    open var hidesBackButton: Bool {
        get { hidesBack }
        set { setHidesBackButton(newValue, animated: false) }
    }
    private var hidesBack = false
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != hidesBack else { return }
        _objcChange(self, "hidesBackButton") { hidesBack = hidesBackButton }
        itemChanged(animated: animated)
    }
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { itemChanged() } }
    }
    /// Takes the place of going back, and brings a button where there would be none.
    open var backAction: UIAction? { didSet { itemChanged() } }

    // MARK: Buttons
    /// From left to right.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftItems.isEmpty ? nil : leftItems }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    /// From right to left.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightItems.isEmpty ? nil : rightItems }
        set { setRightBarButtonItems(newValue, animated: false) }
    }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        _objcWillChange(self, "leftBarButtonItem")
        _objcChange(self, "leftBarButtonItems") { leftItems = items ?? [] }
        _objcDidChange(self, "leftBarButtonItem")
        itemChanged(animated: animated)
    }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        _objcWillChange(self, "rightBarButtonItem")
        _objcChange(self, "rightBarButtonItems") { rightItems = items ?? [] }
        _objcDidChange(self, "rightBarButtonItem")
        itemChanged(animated: animated)
    }
    /// The first of the left ones.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftItems.first }
        set { setLeftBarButton(newValue, animated: false) }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightItems.first }
        set { setRightBarButton(newValue, animated: false) }
    }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    // MARK: Searching
    /// Whose search bar stands below the title.
    open var searchController: UISearchController? {
        willSet { _objcWillChange(self, "searchController") }
        didSet {
            _objcDidChange(self, "searchController")
            guard searchController !== oldValue else { return }
            if oldValue?.item === self { oldValue?.item = nil }
            searchController?.item = self
            inlineSearch = nil
            itemChanged()
        }
    }
    /// With false the search bar stays. With true it goes when content is scrolled up, and waits above it until it is pulled down.
    open var hidesSearchBarWhenScrolling = true {
        didSet {
            guard hidesSearchBarWhenScrolling != oldValue else { return }
            // What can be seen stays until the content is scrolled.
            if !hidesSearchBarWhenScrolling { isSearchFolded = false }
            itemChanged()
        }
    }
    /// Nobody has scrolled yet for nil: it shows at first where the title is large.
    final var isSearchFolded: Bool?
    private var inlineSearch: UIBarButtonItem?
    /// Where the search bar stands beside the buttons: the button that it is.
    final var inlineSearchItem: UIBarButtonItem? {
        guard let searchController, searchBarPlacement == .inline else { return nil }
        let item = inlineSearch ?? InlineSearchView.item(searchController.searchBar)
        inlineSearch = item
        return item
    }
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { itemChanged() } }
    }
    /// Where it stands: on phones always below.
    open var searchBarPlacement: SearchBarPlacement { bar?.placesSearchInline(of: self) == true ? .inline : .stacked }

    // MARK: Appearance
    /// Each takes the place of the bar's own while this item is on top.
    @NSCopying open var standardAppearance: UINavigationBarAppearance? { didSet { hold(standardAppearance) } }
    @NSCopying open var compactAppearance: UINavigationBarAppearance? { didSet { hold(compactAppearance) } }
    @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { hold(scrollEdgeAppearance) } }
    @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { hold(compactScrollEdgeAppearance) } }

    private func hold(_ appearance: UINavigationBarAppearance?) {
        appearance?.belong(to: self)
        itemChanged()
    }

    final func itemChanged(animated: Bool = false) { bar?.itemDidChange(self, animated: animated) }
}

extension UINavigationItem: AppearanceHolder {
    /// Something about an appearance object that the item holds.
    final func appearanceChanged() { itemChanged() }
}
