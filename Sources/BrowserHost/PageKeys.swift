import AppleFoundation
import RunOrders
import UIKit

/// Keys of a browser as keys of UIKit: browsers name the places on the keyboard, UIKit numbers them as the USB standard does.
enum PageKeys {
    static func usage(_ code: String) -> Int {
        if code.hasPrefix("Key"), let letter = code.utf8.last, code.utf8.count == 4, (65...90).contains(letter) {
            return Int(letter) - 65 + 4
        }
        if code.hasPrefix("Digit"), let digit = code.last?.wholeNumberValue { return digit == 0 ? 39 : 29 + digit }
        if code.hasPrefix("Numpad"), let digit = code.last?.wholeNumberValue { return digit == 0 ? 98 : 88 + digit }
        if code.hasPrefix("F"), let number = Int(code.dropFirst()), (1...12).contains(number) { return 57 + number }
        return usages[code] ?? 0
    }

    private static let usages: [String: Int] = [
        "Enter": 40, "Escape": 41, "Backspace": 42, "Tab": 43, "Space": 44, "Minus": 45, "Equal": 46, "BracketLeft": 47,
        "BracketRight": 48, "Backslash": 49, "Semicolon": 51, "Quote": 52, "Backquote": 53, "Comma": 54, "Period": 55,
        "Slash": 56,
        "CapsLock": 57, "PrintScreen": 70, "ScrollLock": 71, "Pause": 72, "Insert": 73, "Home": 74, "PageUp": 75, "Delete": 76,
        "End": 77, "PageDown": 78, "ArrowRight": 79, "ArrowLeft": 80, "ArrowDown": 81, "ArrowUp": 82, "NumLock": 83,
        "NumpadDivide": 84, "NumpadMultiply": 85, "NumpadSubtract": 86, "NumpadAdd": 87, "NumpadEnter": 88, "NumpadDecimal": 99,
        "IntlBackslash": 100, "ContextMenu": 101, "ControlLeft": 224, "ShiftLeft": 225, "AltLeft": 226, "MetaLeft": 227,
        "ControlRight": 228, "ShiftRight": 229, "AltRight": 230, "MetaRight": 231,
    ]

    /// What keys that type nothing are called.
    private static let names: [String: String] = [
        "Enter": "\r", "NumpadEnter": "\r", "Tab": "\t", "Backspace": "\u{8}", "Escape": UIKeyCommand.inputEscape,
        "Delete": UIKeyCommand.inputDelete, "ArrowUp": UIKeyCommand.inputUpArrow, "ArrowDown": UIKeyCommand.inputDownArrow,
        "ArrowLeft": UIKeyCommand.inputLeftArrow, "ArrowRight": UIKeyCommand.inputRightArrow,
        "PageUp": UIKeyCommand.inputPageUp,
        "PageDown": UIKeyCommand.inputPageDown, "Home": UIKeyCommand.inputHome, "End": UIKeyCommand.inputEnd,
    ]

    /// On a Mac the command key is the command key. Elsewhere Ctrl is: it is what people copy and paste with.
    static func modifiers(_ words: PageWords, isMac: Bool) -> UIKeyModifierFlags {
        var flags: UIKeyModifierFlags = []
        if words.shift == true { flags.insert(.shift) }
        if words.ctrl == true { flags.insert(isMac ? .control : .command) }
        if words.meta == true { flags.insert(isMac ? .command : .control) }
        if words.alt == true { flags.insert(.alternate) }
        if words.caps == true { flags.insert(.alphaShift) }
        return flags
    }

    /// What the key types, with Shift and without.
    static func characters(_ words: PageWords) -> (shifted: String, plain: String) {
        let code = words.code ?? ""
        if let name = names[code] { return (name, name) }
        // Names of keys are longer than what keys type.
        guard let key = words.key, key.count == 1 else { return ("", "") }
        return (key, key.lowercased())
    }

    static func hostKey(_ words: PageWords, isMac: Bool, time: TimeInterval) -> HostKey? {
        let phases: [String: HostKey.Phase] = ["down": .down, "held": .held, "up": .up]
        guard let phase = words.p.flatMap({ phases[$0] }) else { return nil }
        let (shifted, plain) = characters(words)
        var key = HostKey(
            phase, usage: usage(words.code ?? ""), characters: shifted, plainCharacters: plain,
            modifiers: modifiers(words, isMac: isMac), timestamp: time)
        key.typesText = words.writes != true
        return key
    }

    // MARK: Keys of the device

    static func deviceKey(_ words: PageWords, isMac: Bool) -> DeviceKey? {
        let wanted = description(words, isMac: isMac)
        return DeviceKey.allCases.first { $0.keys == wanted }
    }

    /// As people write it: "Ctrl+Shift+H".
    private static func description(_ words: PageWords, isMac: Bool) -> String {
        let code = words.code ?? ""
        let name: String
        switch code {
        case "ArrowLeft": name = "Left"
        case "ArrowRight": name = "Right"
        case "Equal", "NumpadAdd": name = "+"
        case "Minus", "NumpadSubtract": name = "-"
        case _ where code.hasPrefix("Key"): name = String(code.suffix(1))
        default: name = code
        }
        let isDown = (isMac ? words.meta : words.ctrl) == true
        // Some keyboards have the plus sign above another one.
        let isShifted = words.shift == true && name != "+"
        return (isDown ? "Ctrl+" : "") + (words.alt == true ? "Alt+" : "") + (isShifted ? "Shift+" : "") + name
    }
}
