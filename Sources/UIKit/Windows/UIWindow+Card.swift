import AppleFoundation
import CoreGraphics

extension UIWindow {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIWindow.self, element: "window") { card in
            card.property("rootViewController", \.rootViewController)
            card.property("windowScene", \.windowScene)
            card.property("windowLevel", \.windowLevel)
            card.reading("isKeyWindow", \.isKeyWindow)
            card.reading("canBecomeKey", \.canBecomeKey)
        }
    }
}
