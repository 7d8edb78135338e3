import AppleFoundation
import CSDL
import CoreGraphics
import LiveHost
import RunOrders
import UIKit

/// What SDL tells, as what happens to the device.
@MainActor struct EventReader {
    enum Happening {
        case event(HostEvent)
        case key(DeviceKey)
        /// Another one has copied something, or this program has.
        case clipboard
        /// The window has another size, or its picture is gone.
        case resized, exposed
        case outOfSight(Bool)
        /// Somebody clicked; with the other button somebody wants the menu.
        case clicked, menu
        case closed
        /// The display has gone away.
        case lost
    }

    /// Where things are, and what the keyboard's state is; a test has its own.
    struct Surroundings {
        /// Places in the window as places on the device.
        var point: (CGFloat, CGFloat) -> CGPoint
        /// The window, in its own units.
        var size: () -> CGSize
        /// The session's time, and SDL's at the same moment.
        var now: () -> (time: TimeInterval, ticks: UInt32)
        var modifiers: () -> UInt32
        /// An input method stands between keys and text.
        var takesText: () -> Bool
        var isTouchScreen: (SDL_TouchID) -> Bool
    }

    /// How far a notch of a wheel goes, in points.
    static let notch: CGFloat = 48

    private let surroundings: Surroundings
    var mouse: MouseFingers
    private var pointer = CGPoint.zero
    private var fingers: [SDL_FingerID: Int] = [:]
    /// Keys of the device that are down: the app doesn't hear of them when they come up either.
    private var deviceKeys: Set<UInt32> = []
    /// When a key went down that is a command and no text, whatever X11 makes of it.
    private var silencedAt: UInt32?

    init(_ surroundings: Surroundings, bounds: CGRect) {
        self.surroundings = surroundings
        mouse = MouseFingers(bounds: bounds)
    }

    mutating func read(_ event: SDL_Event) -> [Happening] {
        switch SDL_EventType(event.type) {
        case SDL_MOUSEMOTION: return move(event.motion)
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: return click(event.button)
        case SDL_MOUSEWHEEL: return wheel(event.wheel)
        case SDL_FINGERDOWN: return finger(event.tfinger, .began)
        case SDL_FINGERMOTION: return finger(event.tfinger, .moved)
        case SDL_FINGERUP: return finger(event.tfinger, .ended)
        case SDL_KEYDOWN, SDL_KEYUP: return key(event.key)
        case SDL_TEXTINPUT: return insert(event.text)
        case SDL_TEXTEDITING:
            return compose(Self.text(event.edit.text), start: event.edit.start, length: event.edit.length)
        case SDL_TEXTEDITING_EXT:
            let text = event.editExt.text.map { String(cString: $0) } ?? ""
            return compose(text, start: event.editExt.start, length: event.editExt.length)
        case SDL_CLIPBOARDUPDATE: return [.clipboard]
        case SDL_WINDOWEVENT: return window(event.window)
        // Windows are closed one by one, and signals aren't SDL's business here: what is left is a compositor that ends.
        case SDL_QUIT: return [.lost]
        default: return []
        }
    }

    /// When an event happened, on the session's clock.
    private func time(_ ticks: UInt32) -> TimeInterval {
        let now = surroundings.now()
        // What is made by hand has no time.
        let age = ticks == 0 ? 0 : Int32(truncatingIfNeeded: now.ticks &- ticks)
        return now.time - min(max(Double(age) / 1000, 0), 1)
    }

    // MARK: The mouse

    private mutating func use(_ input: MouseFingers.Input, _ ticks: UInt32) -> [Happening] {
        let state = surroundings.modifiers()
        let two = state & UInt32(KMOD_LALT.rawValue) != 0
        let together = two && state & UInt32(KMOD_SHIFT.rawValue) != 0
        return mouse.receive(input, at: pointer, two: two, together: together, time: time(ticks)).map { .event(.touch($0)) }
    }

    private mutating func move(_ event: SDL_MouseMotionEvent) -> [Happening] {
        pointer = surroundings.point(CGFloat(event.x), CGFloat(event.y))
        return use(.moved, event.timestamp)
    }

    private mutating func click(_ event: SDL_MouseButtonEvent) -> [Happening] {
        if event.button == UInt8(SDL_BUTTON_RIGHT), event.type == SDL_MOUSEBUTTONDOWN.rawValue { return [.menu] }
        guard event.button == UInt8(SDL_BUTTON_LEFT) else { return [] }
        pointer = surroundings.point(CGFloat(event.x), CGFloat(event.y))
        let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
        return (isDown ? [.clicked] : []) + use(isDown ? .pressed : .released, event.timestamp)
    }

    private mutating func wheel(_ event: SDL_MouseWheelEvent) -> [Happening] {
        var (x, y) = (CGFloat(event.preciseX), CGFloat(event.preciseY))
        // Made by hand, and by older libraries.
        if x == 0, y == 0 { (x, y) = (CGFloat(event.x), CGFloat(event.y)) }
        guard x != 0 || y != 0 else { return [] }
        let isSideways = surroundings.modifiers() & UInt32(KMOD_SHIFT.rawValue) != 0 && x == 0
        let way =
            isSideways ? CGVector(dx: y * Self.notch, dy: 0) : CGVector(dx: -x * Self.notch, dy: y * Self.notch)
        return [.event(.scroll(HostScroll(.step, at: pointer, by: way, timestamp: time(event.timestamp))))]
    }

    /// The mouse is no finger of the app's any more.
    mutating func releaseMouse() -> [HostTouch] { mouse.cancel(time: surroundings.now().time) }

    // MARK: Touch screens

    private mutating func finger(_ event: SDL_TouchFingerEvent, _ phase: UITouch.Phase) -> [Happening] {
        // A trackpad's fingers move the pointer.
        guard surroundings.isTouchScreen(event.touchId) else { return [] }
        let size = surroundings.size()
        let place = surroundings.point(CGFloat(event.x) * size.width, CGFloat(event.y) * size.height)
        var number = fingers[event.fingerId]
        if phase == .began {
            number = (0...).first { candidate in !fingers.values.contains(candidate) }
            fingers[event.fingerId] = number
        }
        guard let number else { return [] }
        if phase == .ended { fingers[event.fingerId] = nil }
        let touch = HostTouch(identifier: number, phase: phase, location: place, timestamp: time(event.timestamp))
        return (phase == .began ? [.clicked] : []) + [.event(.touch(touch))]
    }

    // MARK: Keys and text

    private mutating func key(_ event: SDL_KeyboardEvent) -> [Happening] {
        let isDown = event.type == SDL_KEYDOWN.rawValue
        let symbol = event.keysym
        let code = symbol.scancode.rawValue
        let flags = Keys.modifiers(symbol.mod)
        silencedAt = isDown && !flags.isDisjoint(with: [.command, .control, .alternate]) ? event.timestamp : nil
        var found: [Happening] = []
        if isDown, let key = Keys.deviceKey(symbol) {
            deviceKeys.insert(code)
            return event.repeat == 0 ? [.key(key)] : []
        }
        if !isDown, deviceKeys.remove(code) != nil { return [] }
        if symbol.scancode == SDL_SCANCODE_LALT || symbol.scancode == SDL_SCANCODE_LSHIFT {
            found = use(.modified, event.timestamp)
        }
        let (shifted, plain) = Keys.characters(symbol)
        var key = HostKey(
            isDown ? (event.repeat != 0 ? .held : .down) : .up, usage: Int(code), characters: shifted, plainCharacters: plain,
            modifiers: flags, timestamp: time(event.timestamp))
        key.typesText = !(surroundings.takesText() && Keys.writes(symbol))
        return found + [.event(.key(key))]
    }

    /// What a key writes comes at once after it; what an input method writes comes when it likes.
    private mutating func insert(_ event: SDL_TextInputEvent) -> [Happening] {
        defer { silencedAt = nil }
        if let silencedAt, event.timestamp &- silencedAt <= 2 { return [] }
        return [.event(.text(.insert(Self.text(event.text))))]
    }

    private func compose(_ text: String, start: Int32, length: Int32) -> [Happening] {
        // SDL counts characters, and some input methods say nothing: then the caret is at the end.
        let scalars = text.unicodeScalars
        func offset(_ count: Int) -> Int {
            scalars.prefix(max(0, count)).reduce(0) { $0 + UTF16.width($1) }
        }
        let begin = start < 0 ? text.utf16.count : offset(Int(start))
        let end = start < 0 || length <= 0 ? begin : offset(Int(start) + Int(length))
        return [.event(.text(.compose(text, selection: begin..<max(begin, end))))]
    }

    /// A C string in a field of fixed length.
    private static func text<Field>(_ field: Field) -> String {
        withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    // MARK: The window

    private mutating func window(_ event: SDL_WindowEvent) -> [Happening] {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_CLOSE: return [.closed]
        case SDL_WINDOWEVENT_SIZE_CHANGED: return [.resized]
        case SDL_WINDOWEVENT_EXPOSED: return [.exposed]
        case SDL_WINDOWEVENT_LEAVE: return use(.left, event.timestamp)
        case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: return [.outOfSight(true)]
        // What was drawn before it was there, Wayland forgets.
        case SDL_WINDOWEVENT_SHOWN: return [.outOfSight(false), .exposed]
        case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: return [.outOfSight(false)]
        default: return []
        }
    }
}
