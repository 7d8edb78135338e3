import AppleFoundation
import CoreGraphics

extension UIPinchGestureRecognizer {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIPinchGestureRecognizer.self, element: "pinchGestureRecognizer") { card in
            card.property("scale", \.scale)
            card.reading("velocity", \.velocity)
        }
    }
}
