import AppleFoundation
import CoreGraphics

/// A text, a second text and an image, as rows, headers and footers of lists show them.
///
/// What an app sets stays; the rest is as the style has it for a state.
public struct UIListContentConfiguration: Hashable {
    let style: ListContentStyle
    private(set) var look = ConfigurationLook()
    private var ownMargins: NSDirectionalEdgeInsets?
    private var ownSideBySide: Bool?
    private var ownImagePadding: CGFloat?
    private var ownHorizontalPadding: CGFloat?
    private var ownVerticalPadding: CGFloat?

    init(_ style: ListContentStyle) {
        self.style = style
        textProperties = TextProperties(style.text)
        secondaryTextProperties = TextProperties(style.secondaryText)
        imageProperties = ImageProperties(style.image)
    }

    // MARK: Styles
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }
    /// The second text stands at the end of the line.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }
    public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }
    public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.prominentHeader)
    }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.extraProminentHeader)
    }
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarSubtitleCell)
    }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.accompaniedSidebarCell)
    }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.accompaniedSidebarSubtitleCell)
    }
    public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader) }

    // MARK: Content
    public var image: UIImage?
    public var imageProperties: ImageProperties
    public var text: String? { didSet { attributed = nil } }
    public var attributedText: NSAttributedString? {
        get { attributed }
        set {
            text = newValue?.string
            attributed = newValue
        }
    }
    public var textProperties: TextProperties
    public var secondaryText: String? { didSet { secondaryAttributed = nil } }
    public var secondaryAttributedText: NSAttributedString? {
        get { secondaryAttributed }
        set {
            secondaryText = newValue?.string
            secondaryAttributed = newValue
        }
    }
    public var secondaryTextProperties: TextProperties
    private var attributed: NSAttributedString?
    private var secondaryAttributed: NSAttributedString?

    // MARK: Places
    /// Where the view's margins are at least as wide as those of what it is in.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { ownMargins ?? style.margins }
        set { ownMargins = newValue }
    }
    /// Beside one another where there is room for both.
    public var prefersSideBySideTextAndSecondaryText: Bool {
        get { ownSideBySide ?? style.isSideBySide }
        set { ownSideBySide = newValue }
    }
    public var imageToTextPadding: CGFloat {
        get { ownImagePadding ?? style.imagePadding }
        set { ownImagePadding = newValue }
    }
    public var textToSecondaryTextHorizontalPadding: CGFloat {
        get { ownHorizontalPadding ?? style.horizontalPadding }
        set { ownHorizontalPadding = newValue }
    }
    public var textToSecondaryTextVerticalPadding: CGFloat {
        get { ownVerticalPadding ?? style.verticalPadding }
        set { ownVerticalPadding = newValue }
    }

    // MARK: States
    /// As the style looks in that state; what was set stays.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var changed = self
        let look = ConfigurationLook(state)
        changed.look = look
        changed.textProperties.defaults = style.text(look)
        changed.secondaryTextProperties.defaults = style.secondaryText(look)
        changed.imageProperties.defaults = style.image(look)
        return changed
    }
}

extension UIListContentConfiguration: UIContentConfiguration {
    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}

extension UIListContentConfiguration {
    /// How a text looks.
    public struct TextProperties: Hashable {
        public enum TextAlignment: Int, Hashable, Sendable {
            case natural = 0
            case center = 1
            case justified = 2
        }

        public enum TextTransform: Int, Hashable, Sendable {
            case none = 0
            case uppercase = 1
            case lowercase = 2
            case capitalized = 3
        }

        var defaults: ListTextLook
        private var ownFont: UIFont?
        private var ownColor: UIColor?
        private var ownLines: Int?
        private var ownTransform: TextTransform?
        private var ownAdjustsSize: Bool?
        private var ownScale: CGFloat?
        private var ownTightens: Bool?

        init(_ defaults: ListTextLook) { self.defaults = defaults }

        public var font: UIFont {
            get { ownFont ?? defaults.font }
            set { ownFont = newValue }
        }
        public var color: UIColor {
            get { ownColor ?? defaults.color }
            set { ownColor = newValue }
        }
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var lineBreakStrategy: NSLineBreakStrategy = .standard
        /// 0: as many as there are.
        public var numberOfLines: Int {
            get { ownLines ?? defaults.lines }
            set { ownLines = newValue }
        }
        public var adjustsFontSizeToFitWidth: Bool {
            get { ownAdjustsSize ?? defaults.shrinks }
            set { ownAdjustsSize = newValue }
        }
        public var minimumScaleFactor: CGFloat {
            get { ownScale ?? (defaults.shrinks ? 0.9 : 0) }
            set { ownScale = newValue }
        }
        public var allowsDefaultTighteningForTruncation: Bool {
            get { ownTightens ?? defaults.shrinks }
            set { ownTightens = newValue }
        }
        public var adjustsFontForContentSizeCategory = true
        public var showsExpansionTextWhenTruncated = false
        public var transform: TextTransform {
            get { ownTransform ?? defaults.transform }
            set { ownTransform = newValue }
        }

        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }

    /// How an image looks, and what room it takes.
    public struct ImageProperties: Hashable {
        /// In a reserved size: as much as images of the system take.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        var defaults: ListImageLook
        private var ownSymbolConfiguration: UIImage.SymbolConfiguration??
        private var ownTint: UIColor??

        init(_ defaults: ListImageLook) { self.defaults = defaults }

        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
            get { ownSymbolConfiguration ?? UIImage.SymbolConfiguration(textStyle: defaults.textStyle) }
            set { ownSymbolConfiguration = .some(newValue) }
        }
        /// Nil is the view's tint colour.
        public var tintColor: UIColor? {
            get { ownTint ?? defaults.tint }
            set { ownTint = .some(newValue) }
        }
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        /// The image shrinks to it. 0: as large as it is.
        public var maximumSize = CGSize.zero
        /// What the image takes, however large it is; it stands in the middle. 0: as much as it is, or a column for symbols.
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }
}
