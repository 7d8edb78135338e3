import AppleFoundation
import UIKit

extension MapFingers {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(MapFingers.self) { card in
            card.method("panned:") { (owner, gesture: UIPanGestureRecognizer) in owner.panned(gesture) }
            card.method("pinched:") { (owner, gesture: UIPinchGestureRecognizer) in owner.pinched(gesture) }
            card.method("turned:") { (owner, gesture: UIRotationGestureRecognizer) in owner.turned(gesture) }
            card.method("tapped:") { (owner, gesture: UITapGestureRecognizer) in owner.tapped(gesture) }
            card.method("tappedTwice:") { (owner, gesture: UITapGestureRecognizer) in owner.tappedTwice(gesture) }
            card.method("tappedByTwo:") { (owner, gesture: UITapGestureRecognizer) in owner.tappedByTwo(gesture) }
            card.method("pressed:") { (owner, gesture: UILongPressGestureRecognizer) in owner.pressed(gesture) }
            card.method("gestureRecognizerShouldBegin:") { (owner, gesture: UIGestureRecognizer) in owner.shouldBegin(gesture) }
            card.method("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:") {
                (owner, one: UIGestureRecognizer, other: UIGestureRecognizer) in owner.shouldRecognize(one, beside: other)
            }
            card.method("gestureRecognizer:shouldReceiveTouch:") {
                (owner, gesture: UIGestureRecognizer, touch: UITouch) in owner.shouldReceive(gesture, touch)
            }
        }
    }
}
