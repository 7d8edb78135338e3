import AppleFoundation
import CoreGraphics

/// Something that happened outside of the program, in the words of the host: all that a host has to tell.
///
/// Places are in the screen's points, times are seconds of the session's clock.
package enum HostEvent: Sendable {
    case touch(HostTouch)
    case key(HostKey)
    case text(HostText)
    case scroll(HostScroll)
    case pinch(HostPinch)
    /// The window that stands for the screen has another size, as on pads whose windows are dragged.
    case resize(CGSize)
    /// The device is held another way.
    case turn(UIDeviceOrientation)
    case shake
    case status(DeviceStatus)
    /// The user wants it dark or light.
    case style(UIUserInterfaceStyle)
    case textSize(UIContentSizeCategory)
    /// Somebody outside has copied something.
    case clipboardChanged
    case state(State)
    case memoryWarning
    /// The device is switched off: the program ends.
    case close

    /// Where the program is, as the user sees it.
    package enum State: Sendable { case active, inactive, background }
}

/// What a finger, a pencil or a pointer did. A pointer without a button pressed enters, moves and exits regions.
package struct HostTouch: Sendable {
    package var identifier: Int
    package var phase: UITouch.Phase
    package var location: CGPoint
    package var timestamp: TimeInterval
    package var type = UITouch.TouchType.direct
    package var buttons: UIEvent.ButtonMask = []

    package init(identifier: Int, phase: UITouch.Phase, location: CGPoint, timestamp: TimeInterval) {
        self.identifier = identifier
        self.phase = phase
        self.location = location
        self.timestamp = timestamp
    }
}

/// A key of a real keyboard goes down, is held, or comes up.
package struct HostKey: Sendable {
    package enum Phase: Sendable { case down, held, up, cancelled }

    package var phase: Phase
    /// By the numbers of the USB standard. One that UIKit has no name for is passed on without its place on the keyboard.
    package var usage: Int
    /// What the key types, with its modifiers and without.
    package var characters: String
    package var plainCharacters: String
    package var modifiers: UIKeyModifierFlags
    package var timestamp: TimeInterval
    /// False where an input method stands between keys and text: the text then comes as `HostText`.
    package var typesText = true

    package init(
        _ phase: Phase, usage: Int, characters: String, plainCharacters: String? = nil, modifiers: UIKeyModifierFlags = [],
        timestamp: TimeInterval
    ) {
        self.phase = phase
        self.usage = usage
        self.characters = characters
        self.plainCharacters = plainCharacters ?? characters
        self.modifiers = modifiers
        self.timestamp = timestamp
    }
}

/// What an input method has to say.
package enum HostText: Sendable {
    /// Finished text. It takes the place of what was being composed.
    case insert(String)
    /// Text that is still being composed, with what is selected in it, in UTF-16. Empty text gives the composition up.
    case compose(String, selection: Range<Int>)
}

/// A wheel turned by a notch, or two fingers on a trackpad.
package struct HostScroll: Sendable {
    package enum Phase: Sendable { case step, began, moved, ended, cancelled }

    package var phase: Phase
    package var location: CGPoint
    /// How far the content is to go: down and to the right are positive, as for a finger on it.
    package var distance: CGVector
    package var timestamp: TimeInterval

    package init(_ phase: Phase, at location: CGPoint, by distance: CGVector, timestamp: TimeInterval) {
        self.phase = phase
        self.location = location
        self.distance = distance
        self.timestamp = timestamp
    }
}

/// Two fingers on a trackpad that go apart or turn.
package struct HostPinch: Sendable {
    package enum Phase: Sendable { case began, moved, ended, cancelled }

    package var phase: Phase
    package var location: CGPoint
    /// How many times as far apart as at the last event.
    package var scale: CGFloat
    /// Radians since the last event, clockwise.
    package var rotation: CGFloat
    package var timestamp: TimeInterval

    package init(_ phase: Phase, at location: CGPoint, scale: CGFloat = 1, rotation: CGFloat = 0, timestamp: TimeInterval) {
        self.phase = phase
        self.location = location
        self.scale = scale
        self.rotation = rotation
        self.timestamp = timestamp
    }
}

/// What a device knows of itself.
package struct DeviceStatus: Hashable, Sendable {
    /// From 0 to 1; nil where there is no battery to know of.
    package var batteryLevel: Float?
    package var isCharging = false
    /// Something covers the front.
    package var isNear = false

    package init(batteryLevel: Float? = nil, isCharging: Bool = false, isNear: Bool = false) {
        self.batteryLevel = batteryLevel
        self.isCharging = isCharging
        self.isNear = isNear
    }
}
