import AppleFoundation
import CoreGraphics

/// The measures and looks of the kinds of list content.
enum ListContentStyle: Hashable {
    case cell, subtitleCell, valueCell
    case plainHeader, plainFooter, groupedHeader, groupedFooter, prominentHeader, extraProminentHeader
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell, sidebarHeader

    private enum Family { case cell, header, footer, sidebar }

    private var family: Family {
        switch self {
        case .cell, .subtitleCell, .valueCell: .cell
        case .plainHeader, .groupedHeader, .prominentHeader, .extraProminentHeader: .header
        case .plainFooter, .groupedFooter: .footer
        default: .sidebar
        }
    }

    // MARK: - Places
    var margins: NSDirectionalEdgeInsets {
        func around(_ top: CGFloat, _ bottom: CGFloat, _ leading: CGFloat = 16, _ trailing: CGFloat = 16)
            -> NSDirectionalEdgeInsets
        {
            NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
        }
        switch self {
        case .cell, .subtitleCell, .valueCell: return around(11, 11, 16, 8)
        case .plainHeader, .plainFooter: return around(4, 4)
        case .groupedHeader: return around(17, 6)
        case .groupedFooter: return around(8, 8)
        case .prominentHeader: return around(17, 10)
        case .extraProminentHeader: return around(24, 8)
        case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: return around(4, 4, 8, 8)
        default: return around(11, 11, 8, 8)
        }
    }

    var isSideBySide: Bool { self == .valueCell }
    var imagePadding: CGFloat { family == .sidebar ? 10 : 16 }
    var horizontalPadding: CGFloat { 8 }
    var verticalPadding: CGFloat {
        switch self {
        case .subtitleCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: 0
        default: 3
        }
    }

    /// Rows are at least as high as a finger needs.
    var leastHeight: CGFloat { family == .cell || family == .sidebar ? 44 : 0 }

    // MARK: - Looks
    var text: ListTextLook { text(ConfigurationLook()) }
    var secondaryText: ListTextLook { secondaryText(ConfigurationLook()) }
    var image: ListImageLook { image(ConfigurationLook()) }

    private func color(_ usual: UIColor, _ look: ConfigurationLook) -> UIColor {
        if look.isDisabled { return .tertiaryLabel }
        // On the tint colour.
        return isOnTint(look) ? .white : usual
    }

    private func isOnTint(_ look: ConfigurationLook) -> Bool {
        (self == .sidebarCell || self == .sidebarSubtitleCell) && (look.isSelected || look.isDropTarget)
    }

    func text(_ look: ConfigurationLook) -> ListTextLook {
        switch self {
        case .plainHeader: ListTextLook(.headline, color(.secondaryLabel, look))
        case .groupedHeader: ListTextLook(.footnote, color(.secondaryLabel, look), transform: .uppercase)
        case .plainFooter, .groupedFooter: ListTextLook(.footnote, color(.secondaryLabel, look))
        case .prominentHeader: ListTextLook(.headline, color(.label, look))
        case .extraProminentHeader: ListTextLook(.title3, color(.label, look), isBold: true)
        case .sidebarHeader: ListTextLook(.title3, color(.label, look), lines: 1, shrinks: true, isBold: true)
        default: ListTextLook(.body, color(.label, look), lines: family == .sidebar ? 1 : 0, shrinks: family == .sidebar)
        }
    }

    func secondaryText(_ look: ConfigurationLook) -> ListTextLook {
        switch family {
        case .cell:
            self == .valueCell
                ? ListTextLook(.body, color(.secondaryLabel, look)) : ListTextLook(.caption1, color(.label, look))
        case .header: ListTextLook(.footnote, color(.secondaryLabel, look))
        case .footer: ListTextLook(.footnote, color(.secondaryLabel, look))
        case .sidebar: ListTextLook(.footnote, color(.secondaryLabel, look), lines: 1, shrinks: true)
        }
    }

    func image(_ look: ConfigurationLook) -> ListImageLook {
        let tint: UIColor? = look.isDisabled ? .tertiaryLabel : isOnTint(look) ? .white : nil
        return ListImageLook(textStyle: self == .extraProminentHeader || self == .sidebarHeader ? .title3 : .body, tint: tint)
    }
}

/// How a style's text looks in a state.
struct ListTextLook: Hashable {
    let textStyle: UIFont.TextStyle
    let color: UIColor
    let transform: UIListContentConfiguration.TextProperties.TextTransform
    let lines: Int
    /// Rather a little smaller than cut off.
    let shrinks: Bool
    private let isBold: Bool

    init(
        _ textStyle: UIFont.TextStyle, _ color: UIColor,
        transform: UIListContentConfiguration.TextProperties.TextTransform = .none, lines: Int = 0, shrinks: Bool = false,
        isBold: Bool = false
    ) {
        self.textStyle = textStyle
        self.color = color
        self.transform = transform
        self.lines = lines
        self.shrinks = shrinks
        self.isBold = isBold
    }

    var font: UIFont {
        let font = UIFont.preferredFont(forTextStyle: textStyle)
        guard isBold, let descriptor = font.fontDescriptor.withSymbolicTraits(.traitBold) else { return font }
        return UIFont(descriptor: descriptor, size: 0)
    }
}

/// How a style's image looks in a state.
struct ListImageLook: Hashable {
    let textStyle: UIFont.TextStyle
    let tint: UIColor?
}
