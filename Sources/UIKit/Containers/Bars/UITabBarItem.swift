@_spi(House) import AppleFoundation
import CoreGraphics

/// What a controller wants to have in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// Tabs that the system draws and names.
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites = 1
        case featured = 2
        case topRated = 3
        case recents = 4
        case contacts = 5
        case history = 6
        case bookmarks = 7
        case search = 8
        case downloads = 9
        case mostRecent = 10
        case mostViewed = 11

        var title: String {
            switch self {
            case .more: return "More"
            case .favorites: return "Favorites"
            case .featured: return "Featured"
            case .topRated: return "Top Rated"
            case .recents: return "Recents"
            case .contacts: return "Contacts"
            case .history: return "History"
            case .bookmarks: return "Bookmarks"
            case .search: return "Search"
            case .downloads: return "Downloads"
            case .mostRecent: return "Most Recent"
            case .mostViewed: return "Most Viewed"
            }
        }

        var symbol: String {
            switch self {
            case .more: return "ellipsis"
            case .favorites, .topRated, .featured: return "star.fill"
            case .recents, .history, .mostRecent: return "clock.fill"
            case .contacts: return "person.crop.circle.fill"
            case .bookmarks: return "book.fill"
            case .search: return "magnifyingglass"
            case .downloads: return "arrow.down.circle.fill"
            case .mostViewed: return "list.number"
            }
        }
    }

    final private(set) var systemItem: SystemItem?
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    // MARK: Creating
    public override init() { super.init() }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
        self.systemItem = systemItem
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard coder.allowsKeyedCoding else { return }
        selectedImage = coder.keptObject(of: UIImage.self, forKey: "UISelectedImage")
        badgeValue = coder.keptObject(of: NSString.self, forKey: "UIBadgeValue") as String?
        if coder.containsValue(forKey: "UISystemItem"),
            let item = SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem"))
        {
            systemItem = item
            title = item.title
            image = UIImage(systemName: item.symbol)
        }
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        guard coder.allowsKeyedCoding else { return }
        Isolation.assumeMain(with: coder) { coder in
            if let selectedImage { coder.encode(selectedImage, forKey: "UISelectedImage") }
            if let badgeValue { coder.encode(badgeValue as NSString, forKey: "UIBadgeValue") }
            if let systemItem { coder.encode(systemItem.rawValue, forKey: "UISystemItem") }
        }
    }

    // MARK: Looks
    /// Nil takes the image in the selected colour.
    open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { itemChanged() } } }
    /// In a red capsule beside the image.
    open var badgeValue: String? {
        willSet { _objcWillChange(self, "badgeValue") }
        didSet {
            _objcDidChange(self, "badgeValue")
            if badgeValue != oldValue { itemChanged() }
        }
    }
    open var badgeColor: UIColor? { didSet { itemChanged() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { if titlePositionAdjustment != oldValue { itemChanged() } } }
    @NSCopying open var standardAppearance: UITabBarAppearance? { didSet { hold(standardAppearance) } }
    @NSCopying open var scrollEdgeAppearance: UITabBarAppearance? { didSet { hold(scrollEdgeAppearance) } }

    private func hold(_ appearance: UITabBarAppearance?) {
        appearance?.belong(to: self)
        itemChanged()
    }

    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
        itemChanged()
    }
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }
}

extension UITabBarItem: AppearanceHolder {
    /// Something about an appearance object that the item holds.
    final func appearanceChanged() { itemChanged() }
}
