import AppleFoundation
import CoreGraphics

extension UILongPressGestureRecognizer {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UILongPressGestureRecognizer.self, element: "pongPressGestureRecognizer") { card in
            card.property("numberOfTapsRequired", \.numberOfTapsRequired)
            card.property("numberOfTouchesRequired", \.numberOfTouchesRequired)
            card.property("minimumPressDuration", \.minimumPressDuration, file: .same)
            card.property("allowableMovement", \.allowableMovement, file: .same)
            card.attribute("numberOfTapsRequired", Int.self) { $0.numberOfTapsRequired = max(0, $1) }
            card.attribute("numberOfTouchesRequired", Int.self) { $0.numberOfTouchesRequired = max(1, min(100, $1)) }
        }
    }
}
