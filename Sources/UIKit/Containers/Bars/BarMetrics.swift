import AppleFoundation
import CoreGraphics

/// The numbers that bars share.
@MainActor enum BarMetrics {
    static let largeTitle: CGFloat = 52
    static let prompt: CGFloat = 30
    /// The line where a bar meets the content.
    static let edgeColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }

    /// Of one row of a navigation bar or a toolbar.
    static func row(_ traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return 50 }
        return isCompact(traits) ? 32 : 44
    }

    /// 49 points; 32 on a phone on its side, where only the largest keep 49.
    static func tabBar(_ traits: UITraitCollection) -> CGFloat {
        isCompact(traits) && traits.horizontalSizeClass == .compact ? 32 : 49
    }

    static func isCompact(_ traits: UITraitCollection) -> Bool {
        traits.userInterfaceIdiom != .pad && traits.verticalSizeClass == .compact
    }

    /// Between a bar's end and its content.
    static func margin(_ width: CGFloat) -> CGFloat { width < 400 ? 16 : 20 }

    static func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont { UIFont.systemFont(ofSize: size, weight: weight) }
    static let title = UIFont.systemFont(ofSize: 17, weight: .semibold)
    static let button = UIFont.systemFont(ofSize: 17, weight: .regular)
    static let doneButton = UIFont.systemFont(ofSize: 17, weight: .semibold)
    static let promptFont = UIFont.systemFont(ofSize: 13, weight: .regular)

    /// Grows with the text size, but not beyond what the bar has room for.
    static func largeTitleFont(_ traits: UITraitCollection) -> UIFont {
        let size: CGFloat
        switch traits.preferredContentSizeCategory {
        case .extraSmall: size = 31
        case .small: size = 32
        case .medium: size = 33
        case .extraLarge: size = 36
        case .extraExtraLarge: size = 38
        case .extraExtraExtraLarge: size = 40
        case .large, .unspecified: size = 34
        default: size = 40
        }
        return UIFont.systemFont(ofSize: size, weight: .bold)
    }

    /// Puts the text into a label, in the font and colour given where the attributes have none. Text with nothing else about it stays
    /// plain, which costs less.
    static func show(
        _ text: String, _ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor, in label: UILabel
    ) {
        let own = attributes[.font] as? UIFont
        let ownColor = attributes[.foregroundColor] as? UIColor
        if attributes.count == (own == nil ? 0 : 1) + (ownColor == nil ? 0 : 1) {
            label.text = text
            label.font = own ?? font
            label.textColor = ownColor ?? color
        } else {
            var all = attributes
            all[.font] = own ?? font
            all[.foregroundColor] = ownColor ?? color
            label.attributedText = keptText(text, all, in: label)
        }
    }
}
