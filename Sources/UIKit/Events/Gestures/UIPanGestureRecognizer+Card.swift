import AppleFoundation
import CoreGraphics

extension UIPanGestureRecognizer {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIPanGestureRecognizer.self, element: "panGestureRecognizer") { card in
            card.property("minimumNumberOfTouches", \.minimumNumberOfTouches)
            card.property("maximumNumberOfTouches", \.maximumNumberOfTouches)
            card.property("allowedScrollTypesMask", \.allowedScrollTypesMask)
            card.attribute("minimumNumberOfTouches", Int.self) { $0.minimumNumberOfTouches = max(1, min(100, $1)) }
            card.attribute("maximumNumberOfTouches", Int.self) { $0.maximumNumberOfTouches = max(1, min(100, $1)) }
        }
    }
}
