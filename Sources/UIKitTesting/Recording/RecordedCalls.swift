/// Which callbacks a recording view writes down.
public struct RecordedCalls: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Superview, window and subviews.
    public static let hierarchy = RecordedCalls(rawValue: 1)
    /// `layoutSubviews` and `updateConstraints`.
    public static let layout = RecordedCalls(rawValue: 2)
    /// Safe area and margins.
    public static let insets = RecordedCalls(rawValue: 4)
    /// Traits and tint colour.
    public static let environment = RecordedCalls(rawValue: 8)
    public static let all: RecordedCalls = [.hierarchy, .layout, .insets, .environment]
}
