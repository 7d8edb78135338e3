import AppleFoundation
import CoreGraphics

extension UIHoverGestureRecognizer {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIHoverGestureRecognizer.self) { card in
            card.reading("zOffset", \.zOffset)
            card.reading("altitudeAngle", \.altitudeAngle)
        }
    }
}
