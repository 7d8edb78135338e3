import AppleFoundation
import CSDL
import CoreGraphics
import RunOrders
import TestEvidence
import Testing
import UIKit

@testable import SDLHost

@MainActor @Suite("Window / Events", .ours)
struct EventReaderTests {
    private final class State {
        var modifiers: UInt32 = 0
        var takesText = false
    }

    private let state = State()
    private var reader: EventReader

    init() {
        let state = state
        // A window of half as many units as points, and no margin.
        reader = EventReader(
            EventReader.Surroundings(
                point: { CGPoint(x: $0 * 2, y: $1 * 2) }, size: { CGSize(width: 200, height: 400) },
                now: { (1000, 5000) }, modifiers: { state.modifiers }, takesText: { state.takesText },
                isTouchScreen: { $0 == 7 }),
            bounds: CGRect(x: 0, y: 0, width: 400, height: 800))
    }

    private mutating func read(_ event: SDL_Event) -> [String] { reader.read(event).map(Self.words) }

    private static func words(_ happening: EventReader.Happening) -> String {
        guard case .event(let event) = happening else { return "\(happening)" }
        switch event {
        case .touch(let touch):
            return "\(touch.phase) \(touch.identifier) \(Int(touch.location.x)),\(Int(touch.location.y)) at \(touch.timestamp)"
        case .scroll(let scroll):
            return
                "scroll \(Int(scroll.distance.dx)),\(Int(scroll.distance.dy)) at \(Int(scroll.location.x)),\(Int(scroll.location.y))"
        case .key(let key):
            return "\(key.phase) \(key.usage) '\(key.characters)' '\(key.plainCharacters)' \(key.modifiers.rawValue >> 16)"
                + (key.typesText ? "" : " silent")
        case .text(.insert(let text)): return "insert \(text)"
        case .text(.compose(let text, let selection)): return "compose \(text) \(selection)"
        default: return "\(event)"
        }
    }

    private func event(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) -> SDL_Event {
        var event = SDL_Event()
        fill(&event)
        event.type = type.rawValue
        return event
    }

    private func key(_ type: SDL_EventType, _ code: SDL_Scancode, _ symbol: Int32, _ modifiers: UInt16 = 0, held: Bool = false)
        -> SDL_Event
    {
        event(type) {
            $0.key.keysym = SDL_Keysym(scancode: code, sym: symbol, mod: modifiers, unused: 0)
            $0.key.`repeat` = held ? 1 : 0
        }
    }

    private func text(_ type: SDL_EventType, _ text: String, start: Int32 = 0, length: Int32 = 0) -> SDL_Event {
        event(type) {
            $0.edit.start = start
            $0.edit.length = length
            withUnsafeMutableBytes(of: &$0.edit.text) { $0.copyBytes(from: Array(text.utf8)) }
        }
    }

    @Test mutating func `a click is where the device is touched, at the time of the click`() {
        let press = event(SDL_MOUSEBUTTONDOWN) {
            ($0.button.x, $0.button.y, $0.button.button, $0.button.timestamp) = (50, 100, 1, 4900)
        }
        #expect(read(press) == ["clicked", "began -1 100,200 at 999.9"])
        let other = event(SDL_MOUSEBUTTONDOWN) { ($0.button.x, $0.button.y, $0.button.button) = (50, 100, 2) }
        #expect(read(other) == [])
    }

    @Test mutating func `the right button asks for the menu`() {
        for (type, wanted) in [(SDL_MOUSEBUTTONDOWN, ["menu"]), (SDL_MOUSEBUTTONUP, [])] {
            let click = event(type) { ($0.button.x, $0.button.y, $0.button.button) = (50, 100, 3) }
            #expect(read(click) == wanted)
        }
    }

    @Test mutating func `a wheel turned towards the user shows what is below`() {
        _ = read(event(SDL_MOUSEMOTION) { ($0.motion.x, $0.motion.y) = (10, 20) })
        #expect(read(event(SDL_MOUSEWHEEL) { $0.wheel.preciseY = -1 }) == ["scroll 0,-48 at 20,40"])
        #expect(read(event(SDL_MOUSEWHEEL) { ($0.wheel.x, $0.wheel.y) = (1, 0) }) == ["scroll -48,0 at 20,40"])
        state.modifiers = UInt32(KMOD_LSHIFT.rawValue)
        #expect(read(event(SDL_MOUSEWHEEL) { $0.wheel.preciseY = 0.5 }) == ["scroll 24,0 at 20,40"])
    }

    @Test mutating func `fingers of a touch screen keep their numbers, and those of a trackpad are none`() {
        func finger(_ type: SDL_EventType, _ number: Int64, _ x: Float, device: Int64 = 7) -> SDL_Event {
            event(type) { ($0.tfinger.fingerId, $0.tfinger.x, $0.tfinger.y, $0.tfinger.touchId) = (number, x, 0.5, device) }
        }
        #expect(read(finger(SDL_FINGERDOWN, 90, 0.25)) == ["clicked", "began 0 100,400 at 1000.0"])
        #expect(read(finger(SDL_FINGERDOWN, 91, 0.5)) == ["clicked", "began 1 200,400 at 1000.0"])
        #expect(read(finger(SDL_FINGERUP, 90, 0.25)) == ["ended 0 100,400 at 1000.0"])
        #expect(read(finger(SDL_FINGERDOWN, 92, 0.75)) == ["clicked", "began 0 300,400 at 1000.0"])
        #expect(read(finger(SDL_FINGERMOTION, 91, 0.75)) == ["moved 1 300,400 at 1000.0"])
        #expect(read(finger(SDL_FINGERMOTION, 55, 0.75)) == [])
        #expect(read(finger(SDL_FINGERDOWN, 93, 0.5, device: 8)) == [])
    }

    @Test mutating func `keys type, and are silent where an input method writes`() {
        #expect(read(key(SDL_KEYDOWN, SDL_SCANCODE_A, 97)) == ["down 4 'a' 'a' 0"])
        #expect(read(key(SDL_KEYDOWN, SDL_SCANCODE_A, 97, UInt16(KMOD_LSHIFT.rawValue), held: true)) == ["held 4 'A' 'a' 2"])
        #expect(read(key(SDL_KEYUP, SDL_SCANCODE_A, 97)) == ["up 4 'a' 'a' 0"])
        state.takesText = true
        #expect(read(key(SDL_KEYDOWN, SDL_SCANCODE_A, 97)) == ["down 4 'a' 'a' 0 silent"])
        #expect(read(key(SDL_KEYDOWN, SDL_SCANCODE_RETURN, 13)) == ["down 40 '\r' '\r' 0"])
        #expect(read(key(SDL_KEYDOWN, SDL_SCANCODE_BACKSPACE, 8)) == ["down 42 '\u{8}' '\u{8}' 0"])
        #expect(read(key(SDL_KEYDOWN, SDL_SCANCODE_UP, 0x4000_0052)) == ["down 82 'UIKeyInputUpArrow' 'UIKeyInputUpArrow' 0"])
        #expect(read(key(SDL_KEYDOWN, SDL_SCANCODE_KP_7, 0x4000_005F)) == ["down 95 '7' '7' 0 silent"])
    }

    @Test mutating func `Ctrl is the command key, Super is the control key, and AltGr only writes`() {
        #expect(read(key(SDL_KEYDOWN, SDL_SCANCODE_C, 99, UInt16(KMOD_LCTRL.rawValue))) == ["down 6 'c' 'c' 16"])
        #expect(read(key(SDL_KEYDOWN, SDL_SCANCODE_A, 97, UInt16(KMOD_LGUI.rawValue))) == ["down 4 'a' 'a' 4"])
        #expect(read(key(SDL_KEYDOWN, SDL_SCANCODE_E, 101, UInt16(KMOD_RALT.rawValue))) == ["down 8 'e' 'e' 0"])
    }

    @Test mutating func `keys of the device don't reach the app, not when they come up either`() {
        let control = UInt16(KMOD_LCTRL.rawValue)
        #expect(read(key(SDL_KEYDOWN, SDL_SCANCODE_LEFT, 0x4000_0050, control)) == ["key(RunOrders.DeviceKey.rotateLeft)"])
        #expect(read(key(SDL_KEYDOWN, SDL_SCANCODE_LEFT, 0x4000_0050, control, held: true)) == [])
        #expect(read(key(SDL_KEYUP, SDL_SCANCODE_LEFT, 0x4000_0050)) == [])
        #expect(
            read(key(SDL_KEYDOWN, SDL_SCANCODE_LEFT, 0x4000_0050)) == ["down 80 'UIKeyInputLeftArrow' 'UIKeyInputLeftArrow' 0"])
    }

    /// The keyboard on which a device key is pressed.
    private static let codes: [Character: SDL_Scancode] = [
        "H": SDL_SCANCODE_H, "L": SDL_SCANCODE_L, "Z": SDL_SCANCODE_Z, "A": SDL_SCANCODE_A, "R": SDL_SCANCODE_R,
        "T": SDL_SCANCODE_T, "K": SDL_SCANCODE_K, "M": SDL_SCANCODE_M, "S": SDL_SCANCODE_S, "Q": SDL_SCANCODE_Q,
        "I": SDL_SCANCODE_I,
    ]

    @Test(arguments: DeviceKey.allCases) mutating func `every key of the device is on the keyboard`(wanted: DeviceKey) throws {
        var rest = wanted.keys[...]
        var modifiers: UInt32 = 0
        for (name, mask) in [("Ctrl+", KMOD_LCTRL), ("Alt+", KMOD_LALT), ("Shift+", KMOD_LSHIFT)] where rest.hasPrefix(name) {
            rest = rest.dropFirst(name.count)
            modifiers |= UInt32(mask.rawValue)
        }
        let code: SDL_Scancode
        var symbol: Int32 = 0x4000_0000
        switch rest {
        case "Left": code = SDL_SCANCODE_LEFT
        case "Right": code = SDL_SCANCODE_RIGHT
        case "F1": code = SDL_SCANCODE_F1
        case "+": code = SDL_SCANCODE_EQUALS
        case "-": (code, symbol) = (SDL_SCANCODE_MINUS, 0x2D)
        default:
            let letter = try #require(rest.first)
            code = try #require(Self.codes[letter])
            symbol = Int32(try #require(letter.lowercased().unicodeScalars.first).value)
        }
        #expect(read(key(SDL_KEYDOWN, code, symbol, UInt16(modifiers))) == ["key(RunOrders.DeviceKey.\(wanted))"])
    }

    @Test mutating func `what an input method has to say is text, and what is being composed is counted in UTF-16`() {
        #expect(read(text(SDL_TEXTINPUT, "é")) == ["insert é"])
        #expect(read(text(SDL_TEXTINPUT, "你")) == ["insert 你"])
        #expect(read(text(SDL_TEXTEDITING, "ni", start: 2)) == ["compose ni 2..<2"])
        #expect(read(text(SDL_TEXTEDITING, "𝄞x", start: 1, length: 1)) == ["compose 𝄞x 2..<3"])
        #expect(read(text(SDL_TEXTEDITING, "ni", start: -1, length: -1)) == ["compose ni 2..<2"])
        #expect(read(text(SDL_TEXTEDITING, "")) == ["compose  0..<0"])
    }

    @Test mutating func `a key with a command's modifiers writes nothing, and AltGr does`() {
        _ = read(key(SDL_KEYDOWN, SDL_SCANCODE_EQUALS, 61, UInt16(KMOD_LCTRL.rawValue | KMOD_LALT.rawValue)))
        #expect(read(text(SDL_TEXTINPUT, "+")) == [])
        #expect(read(text(SDL_TEXTINPUT, "你")) == ["insert 你"])
        _ = read(key(SDL_KEYDOWN, SDL_SCANCODE_1, 49, UInt16(KMOD_LCTRL.rawValue)))
        var late = text(SDL_TEXTINPUT, "composed meanwhile")
        late.text.timestamp = 40
        #expect(read(late) == ["insert composed meanwhile"])
        _ = read(key(SDL_KEYDOWN, SDL_SCANCODE_Q, 113, UInt16(KMOD_RALT.rawValue)))
        #expect(read(text(SDL_TEXTINPUT, "@")) == ["insert @"])
    }

    @Test mutating func `windows are resized, covered, shown and closed`() {
        func window(_ kind: SDL_WindowEventID) -> SDL_Event {
            event(SDL_WINDOWEVENT) { $0.window.event = UInt8(kind.rawValue) }
        }
        #expect(read(window(SDL_WINDOWEVENT_SIZE_CHANGED)) == ["resized"])
        #expect(read(window(SDL_WINDOWEVENT_EXPOSED)) == ["exposed"])
        #expect(read(window(SDL_WINDOWEVENT_MINIMIZED)) == ["outOfSight(true)"])
        #expect(read(window(SDL_WINDOWEVENT_RESTORED)) == ["outOfSight(false)"])
        #expect(read(window(SDL_WINDOWEVENT_CLOSE)) == ["closed"])
        #expect(read(event(SDL_QUIT) { _ in }) == ["lost"])
        #expect(read(event(SDL_CLIPBOARDUPDATE) { _ in }) == ["clipboard"])
    }
}
