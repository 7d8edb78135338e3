import AppleFoundation
import CoreGraphics

extension UIToolbar {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIToolbar.self, element: "toolbar") { card in
            card.property("barStyle", \.barStyle, file: .same)
            card.property("isTranslucent", \.isTranslucent, file: "translucent")
            card.property("barTintColor", \.barTintColor, file: .same)
            card.property("delegate", \.delegate)
            card.property("items", \.items)
            card.property("standardAppearance", \.standardAppearance)
            card.property("compactAppearance", \.compactAppearance)
            card.property("scrollEdgeAppearance", \.scrollEdgeAppearance)
            card.property("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance)
            card.reading("barPosition", \.barPosition)
            // Reading it makes one of the older properties: it counts where somebody has set it.
            card.look(
                "standardAppearance", get: { $0.hasOwnStandard ? $0.standardAppearance : nil },
                set: { bar, value in (value as? UIToolbarAppearance).map { bar.standardAppearance = $0 } })
            card.looks(
                "backgroundImage", for: [UIBarMetrics.default, .compact],
                get: { $0.backgroundImage(forToolbarPosition: .any, barMetrics: $1) },
                set: { $0.setBackgroundImage($1 as? UIImage, forToolbarPosition: .any, barMetrics: $2) })
            card.looks(
                "shadowImage", for: [UIBarPosition.any], get: { $0.shadowImage(forToolbarPosition: $1) },
                set: { $0.setShadowImage($1 as? UIImage, forToolbarPosition: $2) })
        }
    }
}
