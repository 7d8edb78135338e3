import AppleFoundation
import CoreGraphics

extension UIResponder {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIResponder.self) { card in
            card.property("userActivity", \.userActivity)
            card.property("pasteConfiguration", \.pasteConfiguration)
            card.reading("isFirstResponder", \.isFirstResponder)
            card.reading("undoManager", \.undoManager)
            card.reading("next", \.next)
            card.reading("canBecomeFirstResponder", \.canBecomeFirstResponder)
            card.reading("canResignFirstResponder", \.canResignFirstResponder)
            card.reading("keyCommands", \.keyCommands)
            card.reading("inputView", \.inputView)
            card.reading("inputAccessoryView", \.inputAccessoryView)
            card.reading("editingInteractionConfiguration", \.editingInteractionConfiguration)
            for (selector, call) in EditActions.calls {
                card.method(selector) { (responder, sender: Any?) in call(responder, sender) }
            }
            card.method("becomeFirstResponder") { $0.becomeFirstResponder() }
            card.method("resignFirstResponder") { $0.resignFirstResponder() }
            card.method("reloadInputViews") { $0.reloadInputViews() }
            card.method("awakeFromNib") { $0.awakeFromNib() }
            card.method("prepareForInterfaceBuilder") { $0.prepareForInterfaceBuilder() }
        }
    }
}
