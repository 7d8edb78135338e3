import AppleFoundation

/// Something that happened outside the program: a touch, a key, a shake.
@preconcurrency @MainActor
open class UIEvent: _MainActorObject {
    /// What has happened.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// What kind of motion or remote control.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
    }

    /// The buttons of a pointing device that are down.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// Seconds, on the clock of `CACurrentMediaTime()`.
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    open internal(set) var buttonMask: ButtonMask = []
    var touches: Set<UITouch> = []

    public override init() { super.init() }

    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

    /// Everything that was reported of a touch since the last event, the touch itself last.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
    /// Where the touch may be next.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        let found = touches.filter { $0.window === window }
        return found.isEmpty ? nil : found
    }

    /// Those that a recogniser was given.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        let found = touches.filter { gesture.isWatching($0) }
        return found.isEmpty ? nil : found
    }

    open func touches(for view: UIView) -> Set<UITouch>? {
        let found = touches.filter { $0.view === view }
        return found.isEmpty ? nil : found
    }
}

/// The keys that are held beside another one.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
