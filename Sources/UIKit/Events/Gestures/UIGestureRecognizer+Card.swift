import AppleFoundation
import CoreGraphics

extension UIGestureRecognizer {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIGestureRecognizer.self, element: "gestureRecognizer") { card in
            card.property("delegate", \.delegate)
            card.property("isEnabled", \.isEnabled, file: "enabled", .observable)
            card.property("name", \.name, file: .same)
            card.property("cancelsTouchesInView", \.cancelsTouchesInView, file: .same)
            card.property("delaysTouchesBegan", \.delaysTouchesBegan, file: .same)
            card.property("delaysTouchesEnded", \.delaysTouchesEnded, file: .same)
            card.property("state", \.state, .observable)
            card.property("allowedTouchTypes", \.allowedTouchTypes)
            card.property("allowedPressTypes", \.allowedPressTypes)
            card.property("requiresExclusiveTouchType", \.requiresExclusiveTouchType)
            card.reading("view", \.view)
            card.reading("modifierFlags", \.modifierFlags)
            card.reading("buttonMask", \.buttonMask)
            card.reading("numberOfTouches", \.numberOfTouches)
        }
    }
}
