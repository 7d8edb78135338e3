import AppleFoundation
import CoreGraphics

extension UIScrollView {
    /// Whether indicators are made for light or for dark content.
    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0
        case black = 1
        case white = 2
    }

    /// What a drag does to the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag = 1
        case interactive = 2
        case onDragWithAccessory = 3
        case interactiveWithAccessory = 4
    }

    /// Whether an index may hide itself.
    public enum IndexDisplayMode: Int, Sendable {
        case automatic = 0
        case alwaysHidden = 1
    }

    /// When the safe area becomes a part of the insets; by itself it is for axes that scroll, and above and below in a
    /// navigation controller.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    /// What each millisecond leaves of the velocity.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

/// The yes-or-no settings of a scroll view.
struct ScrollFlags: OptionSet {
    var rawValue: UInt32
    static let isScrollEnabled = ScrollFlags(rawValue: 1 << 0)
    static let bounces = ScrollFlags(rawValue: 1 << 1)
    static let alwaysBounceVertical = ScrollFlags(rawValue: 1 << 2)
    static let alwaysBounceHorizontal = ScrollFlags(rawValue: 1 << 3)
    static let isPagingEnabled = ScrollFlags(rawValue: 1 << 4)
    static let isDirectionalLockEnabled = ScrollFlags(rawValue: 1 << 5)
    static let showsVertical = ScrollFlags(rawValue: 1 << 6)
    static let showsHorizontal = ScrollFlags(rawValue: 1 << 7)
    static let delaysContentTouches = ScrollFlags(rawValue: 1 << 8)
    static let canCancelContentTouches = ScrollFlags(rawValue: 1 << 9)
    static let bouncesZoom = ScrollFlags(rawValue: 1 << 10)
    static let scrollsToTop = ScrollFlags(rawValue: 1 << 11)
    static let adjustsIndicators = ScrollFlags(rawValue: 1 << 12)
    static let bouncesHorizontally = ScrollFlags(rawValue: 1 << 13)
    static let bouncesVertically = ScrollFlags(rawValue: 1 << 14)

    // MARK: What goes on
    static let isTracking = ScrollFlags(rawValue: 1 << 20)
    static let isDragging = ScrollFlags(rawValue: 1 << 21)
    static let isDecelerating = ScrollFlags(rawValue: 1 << 22)
    static let isAnimating = ScrollFlags(rawValue: 1 << 23)
    static let isZooming = ScrollFlags(rawValue: 1 << 24)
    static let isZoomBouncing = ScrollFlags(rawValue: 1 << 25)
    /// The scroll view itself sets the offset.
    static let movesItself = ScrollFlags(rawValue: 1 << 26)
    static let goesToTop = ScrollFlags(rawValue: 1 << 27)

    static let initial: ScrollFlags = [
        .isScrollEnabled, .bounces, .showsVertical, .showsHorizontal, .delaysContentTouches, .canCancelContentTouches,
        .bouncesZoom, .scrollsToTop, .adjustsIndicators, .bouncesHorizontally, .bouncesVertically,
    ]
}
