@_spi(House) import AppleFoundation
import CoreGraphics

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    @NSCopying open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { partChanged() } }
    @NSCopying open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { partChanged() } }
    @NSCopying open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet { partChanged() }
    }
    open var selectionIndicatorTintColor: UIColor? {
        didSet {
            guard selectionIndicatorTintColor != oldValue else { return }
            Unsupported.kept("UITabBarAppearance.selectionIndicatorTintColor")
        }
    }
    open var selectionIndicatorImage: UIImage? { didSet { changed() } }
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }
    open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
    open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }

    override func linkParts() {
        for part in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] { part.belong(to: self) }
    }

    private func partChanged() {
        if holder != nil { linkParts() }
        changed()
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }
}

/// The look of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: _MainActorObject, AppearancePart {
    final weak var whole: UIBarAppearance?

    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    open var iconColor: UIColor? { didSet { changed() } }
    open var badgePositionAdjustment = UIOffset.zero { didSet { changed() } }
    open var badgeBackgroundColor: UIColor? { didSet { changed() } }
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    open var badgeTitlePositionAdjustment = UIOffset.zero {
        didSet {
            guard badgeTitlePositionAdjustment != oldValue else { return }
            Unsupported.kept("UITabBarItemStateAppearance.badgeTitlePositionAdjustment")
        }
    }

    func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

/// The look of a bar's tabs in each of their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: _MainActorObject, NSCopying, @preconcurrency NSCoding {
    /// Whether title and picture stand above each other or side by side.
    public enum Style: Int, Sendable {
        /// The title below the image.
        case stacked = 0
        /// Beside it.
        case inline = 1
        case compactInline = 2
    }

    final private(set) var style: Style
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()

    public init(style: Style) {
        self.style = style
        super.init()
    }
    public convenience override init() { self.init(style: .stacked) }
    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .stacked
        super.init()
    }
    nonisolated open func encode(with coder: NSCoder) {
        Isolation.assumeMain(with: coder) { coder in coder.encode(style.rawValue, forKey: "UIStyle") }
    }

    open func configureWithDefault(for style: Style) {
        self.style = style
        for state in [normal, selected, disabled, focused] { state.take(UITabBarItemStateAppearance()) }
    }

    final func belong(to whole: UIBarAppearance) {
        for state in [normal, selected, disabled, focused] { state.whole = whole }
    }

    final func clone() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance(style: style)
        copy.normal.take(normal)
        copy.selected.take(selected)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { clone() } }
}
