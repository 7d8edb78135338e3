import AppleFoundation
import CoreGraphics

/// What lies behind a cell's or button's content.
///
/// What an app sets stays; the rest is as the style has it for a state.
public struct UIBackgroundConfiguration: Hashable {
    enum Style: Hashable {
        case none, clear, plainCell, plainHeaderFooter, groupedCell, groupedHeaderFooter, sidebarHeader, sidebarCell
        case accompaniedSidebarCell
    }

    let style: Style
    private var look = ConfigurationLook()
    private var ownColor: UIColor??
    private var ownTransformer: UIConfigurationColorTransformer??
    private var ownRadius: CGFloat?
    private var ownInsets: NSDirectionalEdgeInsets?

    init() { style = .none }
    private init(_ style: Style) { self.style = style }

    // MARK: Parts
    /// Placed between the background and the content.
    public var customView: UIView?
    public var cornerRadius: CGFloat {
        get { ownRadius ?? style.cornerRadius }
        set { ownRadius = newValue }
    }
    public var backgroundInsets: NSDirectionalEdgeInsets {
        get { ownInsets ?? .zero }
        set { ownInsets = newValue }
    }
    /// On these edges the view's margins are part of the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// Nil is the tint colour.
    public var backgroundColor: UIColor? {
        get { ownColor ?? style.color(look) }
        set { ownColor = .some(newValue) }
    }
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { ownTransformer ?? nil }
        set { ownTransformer = .some(newValue) }
    }
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    /// How far outside of the background the line is.
    public var strokeOutset: CGFloat = 0

    // MARK: Styles
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeaderFooter) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedHeaderFooter)
    }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarHeader) }
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.accompaniedSidebarCell)
    }

    /// As the style looks in that state; what was set stays.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var changed = self
        changed.look = ConfigurationLook(state)
        return changed
    }

    // MARK: Colours
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

extension UIBackgroundConfiguration.Style {
    fileprivate var cornerRadius: CGFloat {
        switch self {
        case .sidebarHeader, .sidebarCell, .accompaniedSidebarCell: 10
        default: 0
        }
    }

    /// Nil is the tint colour.
    fileprivate func color(_ look: ConfigurationLook) -> UIColor? {
        let isPressed = look.isHighlighted || look.isSelected || look.isDropTarget
        switch self {
        case .none: return nil
        case .clear: return .clear
        case .plainCell:
            if isPressed { return .systemGray4 }
            return look.isSwiped ? .secondarySystemBackground : .systemBackground
        case .groupedCell: return isPressed ? .systemGray4 : .secondarySystemGroupedBackground
        case .plainHeaderFooter: return look.isPinned ? .secondarySystemBackground : .clear
        case .groupedHeaderFooter: return .clear
        case .sidebarHeader: return look.isHighlighted ? .systemGray5 : .clear
        case .sidebarCell:
            if look.isSelected || look.isDropTarget { return nil }
            return look.isHighlighted ? .systemGray5 : .clear
        case .accompaniedSidebarCell: return isPressed ? .systemGray5 : .clear
        }
    }
}

extension UIBackgroundConfiguration: CustomStringConvertible {
    public var description: String {
        let color = backgroundColor.map { "\($0)" } ?? "tintColor"
        return "Base Style = \(style.name); cornerRadius = \(cornerRadius); backgroundColor = \(color)"
    }
}

extension UIBackgroundConfiguration.Style {
    fileprivate var name: String {
        switch self {
        case .none: "None"
        case .clear: "Clear"
        case .plainCell: "List Plain Cell"
        case .plainHeaderFooter: "List Plain Header/Footer"
        case .groupedCell: "List Grouped Cell"
        case .groupedHeaderFooter: "List Grouped Header/Footer"
        case .sidebarHeader: "List Sidebar Header"
        case .sidebarCell: "List Sidebar Cell"
        case .accompaniedSidebarCell: "List Accompanied Sidebar Cell"
        }
    }
}
