import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UINavigationBar {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UINavigationBar.self, element: "navigationBar") { card in
            card.property("barStyle", \.barStyle, file: .same)
            card.property("isTranslucent", \.isTranslucent, file: "translucent")
            card.property("barTintColor", \.barTintColor, file: .same)
            card.property("prefersLargeTitles", \.prefersLargeTitles, file: "largeTitles")
            card.property("shadowImage", \.shadowImage, file: .same)
            card.property("backIndicatorImage", \.backIndicatorImage, file: .same)
            card.property(
                "backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage, file: "backIndicatorTransitionMask")
            card.property("titleTextAttributes", \.titleTextAttributes)
            card.property("largeTitleTextAttributes", \.largeTitleTextAttributes)
            card.property("delegate", \.delegate)
            card.property("items", \.items)
            card.property("standardAppearance", \.standardAppearance)
            card.property("compactAppearance", \.compactAppearance)
            card.property("scrollEdgeAppearance", \.scrollEdgeAppearance)
            card.property("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance)
            card.reading("topItem", \.topItem)
            card.reading("backItem", \.backItem)
            card.reading("barPosition", \.barPosition)
            card.attribute("backgroundImage", UIImage.self) { $0.setBackgroundImage($1, for: .default) }
            // Reading it makes one of the older properties: it counts where somebody has set it.
            card.look(
                "standardAppearance", get: { $0.hasOwnStandard ? $0.standardAppearance : nil },
                set: { bar, value in (value as? UINavigationBarAppearance).map { bar.standardAppearance = $0 } })
            card.looks(
                "backgroundImage", for: [UIBarMetrics.default, .compact], get: { $0.backgroundImage(for: $1) },
                set: { $0.setBackgroundImage($1 as? UIImage, for: $2) })
            card.looks(
                "titleVerticalPositionAdjustment", for: [UIBarMetrics.default, .compact],
                get: { $0.titleVerticalPositionAdjustment(for: $1) },
                set: { $0.setTitleVerticalPositionAdjustment($1 as? CGFloat ?? 0, for: $2) })
        }
    }
}

// MARK: The words of interface files
extension UIBarStyle: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "black", "blackTranslucent", "blackOpaque": .black
            default: .default
            }
    }
}
