import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UISwipeGestureRecognizer {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UISwipeGestureRecognizer.self, element: "swipeGestureRecognizer") { card in
            card.property("direction", \.direction, file: .same, absent: .right)
            card.property("numberOfTouchesRequired", \.numberOfTouchesRequired)
            card.attribute("numberOfTouchesRequired", Int.self) { $0.numberOfTouchesRequired = max(1, min(100, $1)) }
        }
    }
}

// MARK: The words of interface files
extension UISwipeGestureRecognizer.Direction: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "left": .left
            case "up": .up
            case "down": .down
            default: .right
            }
    }
}
