import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UITextView {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UITextView.self, element: "textView", accessibility: []) { card in
            card.method("_fieldPressed:") { (view: UITextView, press: UIGestureRecognizer) in
                if !view.items.took(press) { view.menu.pressed(press) }
            }
            card.property("font", \.font, file: "fontDescription")
            card.property("textColor", \.textColor, file: .same)
            card.property("textAlignment", \.textAlignment, file: .same, absent: .left)
            card.property("isEditable", \.isEditable, file: "editable")
            card.property("isSelectable", \.isSelectable, file: "selectable")
            card.property("text", \.text, file: .same, .observable)
            card.property("attributedText", \.attributedText, .observable)
            card.attribute("attributedText", NSAttributedString.self) { $0.attributedText = $1 }
            // Which of the two texts counts shows by its being there; there is one layout manager.
            card.attribute("usesAttributedText", Bool.self) { _, _ in }
            card.attribute("layoutManager", String.self) { _, _ in }
            card.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, file: .same)
            card.property("clearsOnInsertion", \.clearsOnInsertion, file: .same)
            card.property("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
            card.attribute("allowsEditingTextAttributes", Bool.self) { if $1 { $0.allowsEditingTextAttributes = true } }
            card.property("isFindInteractionEnabled", \.isFindInteractionEnabled, file: "findInteractionEnabled")
            card.property("dataDetectorTypes", \.dataDetectorTypes, file: .same)
            card.attribute("textInputTraits", TextTraits.self) { $0.take($1) }
            card.property("delegate", \.delegate)
            card.property("textContainerInset", \.textContainerInset)
            card.property("selectedRange", \.selectedRange)
            card.property("typingAttributes", \.typingAttributes)
            card.property("linkTextAttributes", \.linkTextAttributes)
            card.property("usesStandardTextScaling", \.usesStandardTextScaling)
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
            card.reading("textContainer", \.textContainer)
            card.reading("layoutManager", \.layoutManager)
            card.reading("textLayoutManager", \.textLayoutManager)
            card.reading("textStorage", \.textStorage)
            card.reading("hasText", \.hasText)
            card.reading("markedTextRange", \.markedTextRange)
            card.reading("beginningOfDocument", \.beginningOfDocument)
            card.reading("endOfDocument", \.endOfDocument)
            card.reading("supportsTextReplacement", \.supportsTextReplacement)
            card.reading("findInteraction", \.findInteraction)
            card.reading("tokenizer", \.tokenizer)
        }
    }
}

extension UITextView {
    fileprivate final func take(_ traits: TextTraits) {
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
extension UIDataDetectorTypes: InterfaceValue {
    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> UIDataDetectorTypes?
    {
        guard let flags = element.child(key: name) else { return nil }
        if flags.bool("all", default: false) { return .all }
        let words: [(IBName, UIDataDetectorTypes)] = [
            ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
            ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber),
            ("lookupSuggestion", .lookupSuggestion), ("money", .money), ("physicalValue", .physicalValue),
        ]
        return words.reduce(into: []) { found, word in if flags.bool(word.0, default: false) { found.insert(word.1) } }
    }
}
