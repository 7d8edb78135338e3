/// What can follow the reader's preferred text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// True changes the font whenever the preferred size does; the font must come from a text style or from `UIFontMetrics`.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// What stays in place when a label makes its text smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines = 0
    case alignCenters = 1
    case none = 2
}
