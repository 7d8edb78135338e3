import AppleFoundation
import CoreGraphics

extension LargeTitleFollower {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(LargeTitleFollower.self) { card in
            card.method("panned:") { (owner, pan: UIPanGestureRecognizer) in owner.panned(pan) }
        }
    }
}
