import AppleFoundation
import CoreGraphics

extension UITabBarItem {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UITabBarItem.self, element: "tabBarItem") { card in
            card.property("badgeValue", \.badgeValue, file: .same, .observable)
            card.property("badgeColor", \.badgeColor)
            card.property("selectedImage", \.selectedImage, file: .same)
            card.property("titlePositionAdjustment", \.titlePositionAdjustment, file: .same)
            card.property("standardAppearance", \.standardAppearance)
            card.property("scrollEdgeAppearance", \.scrollEdgeAppearance)
            card.looks(
                "badgeTextAttributes", get: { $0.badgeTextAttributes(for: $1) }, set: { $0.setBadgeTextAttributes($1, for: $2) }
            )
        }
    }
}
