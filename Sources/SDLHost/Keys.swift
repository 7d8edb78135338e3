import AppleFoundation
import CSDL
import RunOrders
import UIKit

/// Keys of SDL as keys of UIKit. SDL numbers the places on the keyboard as the USB standard does, and so does UIKit.
enum Keys {
    /// Ctrl is the command key: it is what people copy and paste with. The Super key, which most desktops keep, is the control key.
    static func modifiers(_ state: UInt16) -> UIKeyModifierFlags {
        let state = UInt32(state)
        var flags: UIKeyModifierFlags = []
        if state & UInt32(KMOD_SHIFT.rawValue) != 0 { flags.insert(.shift) }
        if state & UInt32(KMOD_CTRL.rawValue) != 0 { flags.insert(.command) }
        if state & UInt32(KMOD_GUI.rawValue) != 0 { flags.insert(.control) }
        // The other Alt key writes what is printed third on a key.
        if state & UInt32(KMOD_LALT.rawValue) != 0 { flags.insert(.alternate) }
        if state & UInt32(KMOD_CAPS.rawValue) != 0 { flags.insert(.alphaShift) }
        return flags
    }

    /// What a key types, with Shift and without; names for keys that type nothing.
    static func characters(_ symbol: SDL_Keysym) -> (shifted: String, plain: String) {
        if let name = names[symbol.scancode.rawValue] { return (name, name) }
        guard symbol.sym > 0, symbol.sym < 0x4000_0000, let scalar = Unicode.Scalar(UInt32(symbol.sym)) else {
            return keypad(symbol.scancode.rawValue).map { ($0, $0) } ?? ("", "")
        }
        let plain = String(Character(scalar))
        let isShifted = UInt32(symbol.mod) & UInt32(KMOD_SHIFT.rawValue) != 0
        return (isShifted ? plain.uppercased() : plain, plain)
    }

    private static let names: [UInt32: String] = [
        SDL_SCANCODE_RETURN.rawValue: "\r", SDL_SCANCODE_KP_ENTER.rawValue: "\r", SDL_SCANCODE_TAB.rawValue: "\t",
        SDL_SCANCODE_BACKSPACE.rawValue: "\u{8}", SDL_SCANCODE_ESCAPE.rawValue: UIKeyCommand.inputEscape,
        SDL_SCANCODE_DELETE.rawValue: UIKeyCommand.inputDelete, SDL_SCANCODE_UP.rawValue: UIKeyCommand.inputUpArrow,
        SDL_SCANCODE_DOWN.rawValue: UIKeyCommand.inputDownArrow, SDL_SCANCODE_LEFT.rawValue: UIKeyCommand.inputLeftArrow,
        SDL_SCANCODE_RIGHT.rawValue: UIKeyCommand.inputRightArrow, SDL_SCANCODE_PAGEUP.rawValue: UIKeyCommand.inputPageUp,
        SDL_SCANCODE_PAGEDOWN.rawValue: UIKeyCommand.inputPageDown, SDL_SCANCODE_HOME.rawValue: UIKeyCommand.inputHome,
        SDL_SCANCODE_END.rawValue: UIKeyCommand.inputEnd,
    ]

    private static func keypad(_ scancode: UInt32) -> String? {
        switch scancode {
        case SDL_SCANCODE_KP_1.rawValue...SDL_SCANCODE_KP_9.rawValue: "\(scancode - SDL_SCANCODE_KP_1.rawValue + 1)"
        case SDL_SCANCODE_KP_0.rawValue: "0"
        case SDL_SCANCODE_KP_PLUS.rawValue: "+"
        case SDL_SCANCODE_KP_MINUS.rawValue: "-"
        case SDL_SCANCODE_KP_MULTIPLY.rawValue: "*"
        case SDL_SCANCODE_KP_DIVIDE.rawValue: "/"
        case SDL_SCANCODE_KP_PERIOD.rawValue: "."
        default: nil
        }
    }

    /// Keys that an input method makes text of: what they type comes apart from them.
    static func writes(_ symbol: SDL_Keysym) -> Bool {
        guard names[symbol.scancode.rawValue] == nil else { return false }
        return (symbol.sym > 0x1F && symbol.sym < 0x4000_0000) || keypad(symbol.scancode.rawValue) != nil
    }

    // MARK: Keys of the device

    static func deviceKey(_ symbol: SDL_Keysym) -> DeviceKey? {
        let wanted = description(symbol)
        return DeviceKey.allCases.first { $0.keys == wanted }
    }

    /// As people write it: "Ctrl+Shift+H".
    private static func description(_ symbol: SDL_Keysym) -> String? {
        let state = UInt32(symbol.mod)
        let name: String
        switch symbol.scancode {
        case SDL_SCANCODE_LEFT: name = "Left"
        case SDL_SCANCODE_RIGHT: name = "Right"
        case SDL_SCANCODE_F1: name = "F1"
        case SDL_SCANCODE_KP_PLUS, SDL_SCANCODE_EQUALS: name = "+"
        case SDL_SCANCODE_KP_MINUS: name = "-"
        default:
            guard symbol.sym > 0x20, symbol.sym < 0x7F, let scalar = Unicode.Scalar(UInt32(symbol.sym)) else { return nil }
            name = String(scalar).uppercased()
        }
        func isDown(_ mask: SDL_Keymod) -> Bool { state & UInt32(mask.rawValue) != 0 }
        // Some keyboards have the plus sign above another one.
        let isShifted = isDown(KMOD_SHIFT) && name != "+"
        return (isDown(KMOD_CTRL) ? "Ctrl+" : "") + (isDown(KMOD_ALT) ? "Alt+" : "") + (isShifted ? "Shift+" : "") + name
    }
}
