import AppleFoundation
import CoreGraphics

extension NavigationGestures {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(NavigationGestures.self) { card in
            card.method("backMoved:") { (owner, gesture: UIScreenEdgePanGestureRecognizer) in owner.backMoved(gesture) }
            card.method("swipeMoved:") { (owner, gesture: UIPanGestureRecognizer) in owner.swipeMoved(gesture) }
            card.method("tapped:") { (owner, gesture: UITapGestureRecognizer) in owner.tapped(gesture) }
            card.method("gestureRecognizerShouldBegin:") { (owner, recognizer: UIGestureRecognizer) in
                owner.shouldBegin(recognizer)
            }
            card.method("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:") {
                (gestures, recognizer: UIGestureRecognizer) in gestures.shouldRecognizeBeside(recognizer)
            }
        }
    }
}
