import AppleFoundation
import CoreGraphics

extension SplitGestures {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(SplitGestures.self) { card in
            card.method("edgeMoved:") { (owner, gesture: UIScreenEdgePanGestureRecognizer) in owner.edgeMoved(gesture) }
            card.method("dimTapped:") { (owner, gesture: UITapGestureRecognizer) in owner.dimTapped(gesture) }
            card.method("gestureRecognizerShouldBegin:") { (owner, recognizer: UIGestureRecognizer) in
                owner.shouldBegin(recognizer)
            }
        }
    }
}
