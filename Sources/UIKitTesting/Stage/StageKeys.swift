import AppleFoundation
import UIKit

extension UIKey {
    /// The key that types a character on a keyboard with letters in the American order.
    static func of(_ character: Character, _ modifiers: UIKeyModifierFlags) -> UIKey {
        let text = String(character)
        let plain = text.lowercased()
        var flags = modifiers
        if text != plain { flags.insert(.shift) }
        return UIKey(usage(of: plain), characters: text, ignoringModifiers: plain, flags: flags)
    }

    static func of(_ usage: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> UIKey {
        let text = names[usage] ?? ""
        return UIKey(usage, characters: text, ignoringModifiers: text, flags: modifiers)
    }

    private static func usage(of text: String) -> UIKeyboardHIDUsage {
        switch text {
        case " ": return .keyboardSpacebar
        case "\n", "\r": return .keyboardReturnOrEnter
        case "\t": return .keyboardTab
        case "0": return .keyboard0
        default: break
        }
        guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return .keyboardSlash }
        if ("a"..."z").contains(scalar) {
            return UIKeyboardHIDUsage(rawValue: 4 + Int(scalar.value) - 97) ?? .keyboardA
        }
        if ("1"..."9").contains(scalar) {
            return UIKeyboardHIDUsage(rawValue: 30 + Int(scalar.value) - 49) ?? .keyboard1
        }
        let signs: [String: UIKeyboardHIDUsage] = [
            "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket, "]": .keyboardCloseBracket,
            "\\": .keyboardBackslash, ";": .keyboardSemicolon, "'": .keyboardQuote, ",": .keyboardComma,
            ".": .keyboardPeriod, "/": .keyboardSlash,
        ]
        return signs[text] ?? .keyboardSlash
    }

    private static var names: [UIKeyboardHIDUsage: String] {
        [
            .keyboardUpArrow: UIKeyCommand.inputUpArrow, .keyboardDownArrow: UIKeyCommand.inputDownArrow,
            .keyboardLeftArrow: UIKeyCommand.inputLeftArrow, .keyboardRightArrow: UIKeyCommand.inputRightArrow,
            .keyboardEscape: UIKeyCommand.inputEscape, .keyboardReturnOrEnter: "\r", .keyboardTab: "\t",
            .keyboardDeleteOrBackspace: "\u{8}",
        ]
    }
}
