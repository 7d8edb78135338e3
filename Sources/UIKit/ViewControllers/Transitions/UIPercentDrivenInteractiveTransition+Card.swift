import AppleFoundation
import CoreGraphics

extension UIPercentDrivenInteractiveTransition {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIPercentDrivenInteractiveTransition.self) { card in
            card.property("completionSpeed", \.completionSpeed)
            card.property("completionCurve", \.completionCurve)
            card.property("wantsInteractiveStart", \.wantsInteractiveStart)
            card.property("timingCurve", \.timingCurve)
            card.reading("duration", \.duration)
            card.reading("percentComplete", \.percentComplete)
        }
    }
}
