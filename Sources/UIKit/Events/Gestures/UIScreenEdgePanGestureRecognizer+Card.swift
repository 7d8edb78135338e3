import AppleFoundation
import CoreGraphics

extension UIScreenEdgePanGestureRecognizer {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIScreenEdgePanGestureRecognizer.self, element: "screenEdgePanGestureRecognizer") { card in
            card.property("edges", \.edges, file: "rectEdge")
        }
    }
}
