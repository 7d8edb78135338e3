import AppleFoundation

// Of an object of which only its protocol is known traits are optional, as on iOS: `textInput.keyboardAppearance` is compared with `.dark?`.
extension UIKeyInput {
    private var traits: any UITextInputTraits { self }

    public var autocapitalizationType: UITextAutocapitalizationType? { traits.autocapitalizationType }
    public var autocorrectionType: UITextAutocorrectionType? { traits.autocorrectionType }
    public var spellCheckingType: UITextSpellCheckingType? { traits.spellCheckingType }
    public var smartQuotesType: UITextSmartQuotesType? { traits.smartQuotesType }
    public var smartDashesType: UITextSmartDashesType? { traits.smartDashesType }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType? { traits.smartInsertDeleteType }
    public var inlinePredictionType: UITextInlinePredictionType? { traits.inlinePredictionType }
    public var keyboardType: UIKeyboardType? { traits.keyboardType }
    public var keyboardAppearance: UIKeyboardAppearance? { traits.keyboardAppearance }
    public var returnKeyType: UIReturnKeyType? { traits.returnKeyType }
    public var enablesReturnKeyAutomatically: Bool? { traits.enablesReturnKeyAutomatically }
    public var isSecureTextEntry: Bool? { traits.isSecureTextEntry }
}
