import AppleFoundation
import CoreGraphics

/// A command that keys call.
open class UIKeyCommand: UICommand {
    /// The character that the key types without modifiers, or one of the names below.
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    /// Comes before text input.
    open var wantsPriorityOverSystemBehavior = false
    open var allowsAutomaticLocalization = true { didSet { Unsupported.kept("UIKeyCommand.allowsAutomaticLocalization") } }
    open var allowsAutomaticMirroring = true { didSet { Unsupported.kept("UIKeyCommand.allowsAutomaticMirroring") } }

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    public nonisolated static let inputHome = "UIKeyInputHome"
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    public static let f1 = "UIKeyInputF1"
    public static let f2 = "UIKeyInputF2"
    public static let f3 = "UIKeyInputF3"
    public static let f4 = "UIKeyInputF4"
    public static let f5 = "UIKeyInputF5"
    public static let f6 = "UIKeyInputF6"
    public static let f7 = "UIKeyInputF7"
    public static let f8 = "UIKeyInputF8"
    public static let f9 = "UIKeyInputF9"
    public static let f10 = "UIKeyInputF10"
    public static let f11 = "UIKeyInputF11"
    public static let f12 = "UIKeyInputF12"
}

extension UIKeyCommand {
    /// Whether these are its keys. The number pad and caps lock make no difference unless the command asks for them.
    final func matches(_ key: UIKey) -> Bool {
        guard let input, input.lowercased() == key.charactersIgnoringModifiers.lowercased() else { return false }
        let incidental: UIKeyModifierFlags = [.alphaShift, .numericPad]
        return key.modifierFlags.subtracting(incidental.subtracting(modifierFlags)) == modifierFlags
    }
}
