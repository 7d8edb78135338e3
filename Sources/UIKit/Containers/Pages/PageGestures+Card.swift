import AppleFoundation
import CoreGraphics

extension PageGestures {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(PageGestures.self) { card in
            card.method("panMoved:") { (owner, gesture: UIPanGestureRecognizer) in owner.panMoved(gesture) }
            card.method("tapped:") { (owner, gesture: UITapGestureRecognizer) in owner.tapped(gesture) }
            card.method("gestureRecognizerShouldBegin:") { (owner, recognizer: UIGestureRecognizer) in
                owner.shouldBegin(recognizer)
            }
        }
    }
}
