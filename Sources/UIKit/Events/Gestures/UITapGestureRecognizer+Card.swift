import AppleFoundation
import CoreGraphics

extension UITapGestureRecognizer {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UITapGestureRecognizer.self, element: "tapGestureRecognizer") { card in
            card.property("numberOfTapsRequired", \.numberOfTapsRequired)
            card.property("numberOfTouchesRequired", \.numberOfTouchesRequired)
            card.property("buttonMaskRequired", \.buttonMaskRequired)
            card.attribute("numberOfTapsRequired", Int.self) { $0.numberOfTapsRequired = max(1, min(100, $1)) }
            card.attribute("numberOfTouchesRequired", Int.self) { $0.numberOfTouchesRequired = max(1, min(100, $1)) }
        }
    }
}
