import AppleFoundation
import CoreGraphics

extension UITabBarController {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UITabBarController.self, element: "tabBarController") { card in
            card.property("delegate", \.delegate)
            card.property("customizableViewControllers", \.customizableViewControllers)
            card.property("viewControllers", \.viewControllers, .observable)
            card.property("selectedViewController", \.selectedViewController, .observable)
            card.property("selectedIndex", \.selectedIndex, .observable)
            card.property("tabs", \.tabs)
            card.property("selectedTab", \.selectedTab)
            card.property("isTabBarHidden", \.isTabBarHidden)
            card.reading("moreNavigationController", \.moreNavigationController)
            card.reading("tabBar", \.tabBar)
        }
    }
}
