import AppleFoundation
import CoreGraphics

/// Sizes and line pitches of the text styles for each preferred text size.
enum DynamicType {
    struct Metrics {
        let size: CGFloat
        /// The distance from one baseline to the next that the design wants.
        let leading: CGFloat
    }

    /// Smallest first; `index(of:)` names the columns.
    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
    private static let large = 3

    private static let body: [(CGFloat, CGFloat)] = [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
    ]
    private static let largeTitle: [(CGFloat, CGFloat)] = [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
    ]
    private static let title1: [(CGFloat, CGFloat)] = [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
    ]
    private static let title2: [(CGFloat, CGFloat)] = [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
    ]
    private static let title3: [(CGFloat, CGFloat)] = [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
    ]
    private static let callout: [(CGFloat, CGFloat)] = [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
    ]
    private static let subheadline: [(CGFloat, CGFloat)] = [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
    ]
    private static let footnote: [(CGFloat, CGFloat)] = [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
    ]
    private static let caption1: [(CGFloat, CGFloat)] = [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
    ]
    private static let caption2: [(CGFloat, CGFloat)] = [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
    ]

    private static func table(_ style: UIFont.TextStyle) -> [(CGFloat, CGFloat)] {
        switch style {
        case .largeTitle: return largeTitle
        case .title1: return title1
        case .title2: return title2
        case .title3: return title3
        case .callout: return callout
        case .subheadline: return subheadline
        case .footnote: return footnote
        case .caption1: return caption1
        case .caption2: return caption2
        default: return body
        }
    }

    private static func column(_ category: UIContentSizeCategory) -> Int {
        categories.firstIndex(of: category) ?? large
    }

    static func metrics(_ style: UIFont.TextStyle, category: UIContentSizeCategory) -> Metrics {
        let (size, leading) = table(style)[column(category)]
        return Metrics(size: size, leading: leading)
    }

    static func weight(_ style: UIFont.TextStyle) -> UIFont.Weight { style == .headline ? .semibold : .regular }

    /// How much larger than at the standard size things of this style become.
    static func scale(_ style: UIFont.TextStyle, category: UIContentSizeCategory) -> CGFloat {
        let row = table(style)
        return row[column(category)].1 / row[large].1
    }

    /// The same for the size of letters.
    static func fontScale(_ style: UIFont.TextStyle, category: UIContentSizeCategory) -> CGFloat {
        let row = table(style)
        return row[column(category)].0 / row[large].0
    }
}
