import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UITextField {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UITextField.self, element: "textField", accessibility: []) { card in
            card.method("_fieldPressed:") { (field: UITextField, press: UIGestureRecognizer) in field.menu.pressed(press) }
            card.property("font", \.font, file: "fontDescription")
            card.property("textColor", \.textColor, file: .same)
            card.property("textAlignment", \.textAlignment, file: .same, absent: .left)
            card.property("borderStyle", \.borderStyle, file: .same)
            card.property("text", \.text, file: .same, .observable)
            card.property("attributedText", \.attributedText, .observable)
            card.attribute("attributedText", NSAttributedString.self) { $0.attributedText = $1 }
            card.property("placeholder", \.placeholder, file: .same)
            card.property("attributedPlaceholder", \.attributedPlaceholder)
            card.attribute("attributedPlaceholder", NSAttributedString.self) { $0.attributedPlaceholder = $1 }
            // Which of the two texts counts shows by its being there.
            card.attribute("usesAttributedText", Bool.self) { _, _ in }
            card.attribute("usesAttributedPlaceholder", Bool.self) { _, _ in }
            card.property("minimumFontSize", \.minimumFontSize, file: .same)
            card.property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, file: "adjustsFontSizeToFit", absent: true)
            card.property(
                "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, file: .same)
            card.property("clearButtonMode", \.clearButtonMode, file: .same)
            card.property("clearsOnBeginEditing", \.clearsOnBeginEditing, file: .same)
            card.property("clearsOnInsertion", \.clearsOnInsertion, file: .same)
            card.property("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
            card.attribute("allowsEditingTextAttributes", Bool.self) { if $1 { $0.allowsEditingTextAttributes = true } }
            card.property("background", \.background, file: .same)
            card.property("disabledBackground", \.disabledBackground, file: .same)
            card.attribute("textInputTraits", TextTraits.self) { $0.take($1) }
            card.property("delegate", \.delegate)
            card.property("defaultTextAttributes", \.defaultTextAttributes)
            card.property("typingAttributes", \.typingAttributes)
            card.property("leftView", \.leftView)
            card.property("leftViewMode", \.leftViewMode)
            card.property("rightView", \.rightView)
            card.property("rightViewMode", \.rightViewMode)
            card.property("inputView", \.inputView)
            card.property("inputAccessoryView", \.inputAccessoryView)
            card.property("autocapitalizationType", \.autocapitalizationType)
            card.property("autocorrectionType", \.autocorrectionType)
            card.property("spellCheckingType", \.spellCheckingType)
            card.property("smartQuotesType", \.smartQuotesType)
            card.property("smartDashesType", \.smartDashesType)
            card.property("smartInsertDeleteType", \.smartInsertDeleteType)
            card.property("inlinePredictionType", \.inlinePredictionType)
            card.property("keyboardType", \.keyboardType)
            card.property("keyboardAppearance", \.keyboardAppearance)
            card.property("returnKeyType", \.returnKeyType)
            card.property("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically)
            card.property("isSecureTextEntry", \.isSecureTextEntry)
            card.property("textContentType", \.textContentType)
            card.property("selectedTextRange", \.selectedTextRange)
            card.property("interactionState", \.interactionState)
            card.property("markedTextStyle", \.markedTextStyle)
            card.property("inputDelegate", \.inputDelegate)
            card.reading("isEditing", \.isEditing)
            card.reading("hasText", \.hasText)
            card.reading("markedTextRange", \.markedTextRange)
            card.reading("beginningOfDocument", \.beginningOfDocument)
            card.reading("endOfDocument", \.endOfDocument)
            card.reading("tokenizer", \.tokenizer)
        }
    }

    func take(_ traits: TextTraits) {
        autocapitalizationType = traits.autocapitalization
        autocorrectionType = traits.autocorrection
        spellCheckingType = traits.spellChecking
        smartQuotesType = traits.smartQuotes
        smartDashesType = traits.smartDashes
        smartInsertDeleteType = traits.smartInsertDelete
        inlinePredictionType = traits.inlinePrediction
        keyboardType = traits.keyboard
        keyboardAppearance = traits.appearance
        returnKeyType = traits.returnKey
        enablesReturnKeyAutomatically = traits.enablesReturnKeyAutomatically
        isSecureTextEntry = traits.isSecure
        textContentType = traits.content
    }
}

// MARK: The words of interface files
extension TextTraits: InterfaceValue {
    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> TextTraits? {
        element.child(key: name).map { TextTraits($0) }
    }

    private init(_ element: IBElement) {
        // A file that says nothing of capitals means none.
        autocapitalization = element.word("autocapitalizationType") { UITextAutocapitalizationType(word: $0) } ?? .none
        func choice<Choice: RawRepresentable>(_ name: IBName, _ absent: Choice) -> Choice where Choice.RawValue == Int {
            element.word(name) { Choice(rawValue: $0.isYes ? 2 : $0.isNo ? 1 : 0) ?? absent } ?? absent
        }
        autocorrection = choice("autocorrectionType", .default)
        spellChecking = choice("spellCheckingType", .default)
        smartQuotes = choice("smartQuotesType", .default)
        smartDashes = choice("smartDashesType", .default)
        smartInsertDelete = choice("smartInsertDeleteType", .default)
        inlinePrediction = choice("inlinePredictionType", .default)
        keyboard = element.word("keyboardType") { UIKeyboardType(word: $0) } ?? .default
        appearance = element.word("keyboardAppearance") { UIKeyboardAppearance(word: $0) } ?? .default
        returnKey = element.word("returnKeyType") { UIReturnKeyType(word: $0) } ?? .default
        enablesReturnKeyAutomatically = element.bool("enablesReturnKeyAutomatically", default: false)
        isSecure = element.bool("secureTextEntry", default: false)
        content = element.string("textContentType").map(UITextContentType.init(rawValue:))
    }
}

extension IBValue {
    fileprivate var isYes: Bool { "yes" ~= self }
    fileprivate var isNo: Bool { "no" ~= self }
}

extension UITextField.BorderStyle: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "line": .line
            case "bezel": .bezel
            case "roundedRect": .roundedRect
            default: .none
            }
    }
}

extension UITextField.ViewMode: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "whileEditing": .whileEditing
            case "unlessEditing": .unlessEditing
            case "always": .always
            default: .never
            }
    }
}

extension UITextAutocapitalizationType: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "words": .words
            case "sentences": .sentences
            case "allCharacters": .allCharacters
            default: .none
            }
    }
}

extension UIKeyboardType: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "alphabet", "asciiCapable": .asciiCapable
            case "numbersAndPunctuation": .numbersAndPunctuation
            case "URL": .URL
            case "numberPad": .numberPad
            case "phonePad": .phonePad
            case "namePhonePad": .namePhonePad
            case "emailAddress": .emailAddress
            case "decimalPad": .decimalPad
            case "twitter": .twitter
            case "webSearch": .webSearch
            case "asciiCapableNumberPad": .asciiCapableNumberPad
            default: .default
            }
    }
}

extension UIKeyboardAppearance: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "dark", "alert": .dark
            case "light": .light
            default: .default
            }
    }
}

extension UIReturnKeyType: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "go": .go
            case "google": .google
            case "join": .join
            case "next": .next
            case "route": .route
            case "search": .search
            case "send": .send
            case "yahoo": .yahoo
            case "done": .done
            case "emergencyCall": .emergencyCall
            case "continue": .continue
            default: .default
            }
    }
}
