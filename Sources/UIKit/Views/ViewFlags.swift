/// The yes-or-no state of a view and its small enumerations, packed into one word.
struct ViewFlags: OptionSet {
    var rawValue: UInt64
    init(rawValue: UInt64) { self.rawValue = rawValue }

    static let isUserInteractionEnabled = ViewFlags(rawValue: 1 << 0)
    static let isMultipleTouchEnabled = ViewFlags(rawValue: 1 << 1)
    static let isExclusiveTouch = ViewFlags(rawValue: 1 << 2)
    static let autoresizesSubviews = ViewFlags(rawValue: 1 << 3)
    static let preservesSuperviewLayoutMargins = ViewFlags(rawValue: 1 << 4)
    static let insetsLayoutMarginsFromSafeArea = ViewFlags(rawValue: 1 << 5)
    static let translatesAutoresizingMask = ViewFlags(rawValue: 1 << 6)
    /// It is an element for assistive programs where its class's card says no, or none where it says yes.
    static let isOtherwiseAccessible = ViewFlags(rawValue: 1 << 7)
    static let clearsContextBeforeDrawing = ViewFlags(rawValue: 1 << 8)
    /// Me or below.
    static let needsUpdateConstraints = ViewFlags(rawValue: 1 << 9)
    static let ownNeedsUpdateConstraints = ViewFlags(rawValue: 1 << 10)
    static let isWindow = ViewFlags(rawValue: 1 << 11)
    /// The subclass draws into the layer.
    static let drawsContent = ViewFlags(rawValue: 1 << 12)
    static let hasSafeArea = ViewFlags(rawValue: 1 << 13)
    static let isOpaque = ViewFlags(rawValue: 1 << 14)
    static let isFocusable = ViewFlags(rawValue: 1 << 15)

    /// Its class or its controller wants to know of each window that the view comes to or leaves.
    static let hearsOfWindows = ViewFlags(rawValue: 1 << 29)

    /// Constraints here or below wait for the layout engine.
    static let needsEngine = ViewFlags(rawValue: 1 << 30)
    /// The layout engine gives the view its frame.
    static let isPlacedByEngine = ViewFlags(rawValue: 1 << 31)

    /// Somebody observes a property: its setters look for whom to tell.
    static let isObserved = ViewFlags(rawValue: 1 << 60)
    /// Setters look whether they are called on the main thread.
    static let isWatched = ViewFlags(rawValue: 1 << 59)
    /// A controller's root view.
    static let isOwned = ViewFlags(rawValue: 1 << 61)
    /// An animation moves the view that doesn't let touches through to it.
    static let isBarred = ViewFlags(rawValue: 1 << 62)

    /// The view's traits are not those that it began with.
    static let ownsTraits = ViewFlags(rawValue: 1 << 63)

    static let initial: ViewFlags = [
        .isUserInteractionEnabled, .autoresizesSubviews, .insetsLayoutMarginsFromSafeArea, .translatesAutoresizingMask,
        .clearsContextBeforeDrawing, .isOpaque,
    ]

    @inline(__always)
    mutating func set(_ flag: ViewFlags, _ isOn: Bool) {
        if isOn { formUnion(flag) } else { subtract(flag) }
    }

    // MARK: Enumerations
    @inline(__always) private func field(at shift: UInt64, width: UInt64) -> UInt64 { rawValue >> shift & ((1 << width) - 1) }

    @inline(__always) private mutating func setField(_ value: UInt64, at shift: UInt64, width: UInt64) {
        rawValue = rawValue & ~(((1 << width) - 1) << shift) | value << shift
    }

    var autoresizing: UInt {
        get { UInt(field(at: 16, width: 6)) }
        set { setField(UInt64(newValue & 63), at: 16, width: 6) }
    }

    var contentMode: Int {
        get { Int(field(at: 22, width: 4)) }
        set { setField(UInt64(newValue), at: 22, width: 4) }
    }

    var semantics: Int {
        get { Int(field(at: 26, width: 3)) }
        set { setField(UInt64(newValue), at: 26, width: 3) }
    }

    /// Where the view was last seen in its superview's list: a hint.
    var position: Int {
        get { Int(field(at: 32, width: 27)) }
        set { setField(UInt64(truncatingIfNeeded: newValue & 0x07FF_FFFF), at: 32, width: 27) }
    }
}
