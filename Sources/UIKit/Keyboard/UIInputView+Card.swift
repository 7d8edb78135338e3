import AppleFoundation
import CoreGraphics

extension UIInputView {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIInputView.self) { card in
            card.property("allowsSelfSizing", \.allowsSelfSizing)
            card.reading("inputViewStyle", \.inputViewStyle)
        }
    }
}
