import AppleFoundation
import CoreGraphics

extension UIAlertView {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIAlertView.self) { card in
            card.property("title", \.title)
            card.property("message", \.message)
            card.property("cancelButtonIndex", \.cancelButtonIndex)
            card.property("alertViewStyle", \.alertViewStyle)
            card.property("delegate", \.delegate)
            card.reading("numberOfButtons", \.numberOfButtons)
            card.reading("firstOtherButtonIndex", \.firstOtherButtonIndex)
            card.reading("visible", \.isVisible)
        }
    }
}
