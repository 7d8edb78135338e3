import AppleFoundation

/// One key or button, from the moment it goes down to the moment it is released.
@preconcurrency @MainActor
open class UIPress: _MainActorObject {
    /// How far the press of a button is.
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// Buttons of remote controls.
    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow = 1
        case leftArrow = 2
        case rightArrow = 3
        case select = 4
        case menu = 5
        case playPause = 6
        case pageUp = 30
        case pageDown = 31
    }

    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var phase: Phase = .began
    open internal(set) var type: PressType = .select
    open internal(set) var responder: UIResponder?
    open internal(set) var window: UIWindow?
    open internal(set) var force: CGFloat = 0
    /// Of a keyboard; nil for other buttons.
    open internal(set) var key: UIKey?

    public override init() { super.init() }
}

/// An event about keys and buttons.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    var presses: Set<UIPress> = []
    open override var type: EventType { .presses }
    open var allPresses: Set<UIPress> { presses }
}
