import AppleFoundation
import CoreGraphics

extension SegueTemplate {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(SegueTemplate.self) { card in
            card.method("perform:") { (segue, sender: Any?) in segue.trigger(sender: sender) }
        }
    }
}
