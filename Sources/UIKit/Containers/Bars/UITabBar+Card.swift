import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UITabBar {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UITabBar.self, element: "tabBar") { card in
            card.property("barStyle", \.barStyle, file: .same)
            card.property("isTranslucent", \.isTranslucent, file: "translucent")
            card.property("barTintColor", \.barTintColor, file: .same)
            card.property("unselectedItemTintColor", \.unselectedItemTintColor)
            card.property("backgroundImage", \.backgroundImage, file: .same)
            card.property("shadowImage", \.shadowImage, file: .same)
            card.property("selectionIndicatorImage", \.selectionIndicatorImage, file: .same)
            card.property("delegate", \.delegate)
            card.property("items", \.items)
            card.property("selectedItem", \.selectedItem)
            card.property("itemPositioning", \.itemPositioning, file: .same)
            card.property("itemSpacing", \.itemSpacing, file: .same)
            card.property("itemWidth", \.itemWidth, file: .same)
            card.property("standardAppearance", \.standardAppearance)
            card.property("scrollEdgeAppearance", \.scrollEdgeAppearance)
            card.reading("isCustomizing", \.isCustomizing)
            // Reading it makes one of the older properties: it counts where somebody has set it.
            card.look(
                "standardAppearance", get: { $0.hasOwnStandard ? $0.standardAppearance : nil },
                set: { bar, value in (value as? UITabBarAppearance).map { bar.standardAppearance = $0 } })
        }
    }
}

// MARK: The words of interface files
extension UITabBar.ItemPositioning: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "fill": .fill
            case "centered": .centered
            default: .automatic
            }
    }
}
