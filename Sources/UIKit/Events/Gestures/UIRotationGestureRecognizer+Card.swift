import AppleFoundation
import CoreGraphics

extension UIRotationGestureRecognizer {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIRotationGestureRecognizer.self, element: "rotationGestureRecognizer") { card in
            card.property("rotation", \.rotation)
            card.reading("velocity", \.velocity)
        }
    }
}
