import AppleFoundation
import CoreGraphics

extension UINavigationController {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UINavigationController.self, element: "navigationController") { card in
            card.property("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears, file: .same)
            card.property("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact, file: .same)
            card.property("delegate", \.delegate)
            card.property("viewControllers", \.viewControllers, .observable)
            card.property("isNavigationBarHidden", \.isNavigationBarHidden, file: "navigationBarHidden")
            card.property("isToolbarHidden", \.isToolbarHidden, file: "toolbarHidden")
            card.property("hidesBarsOnSwipe", \.hidesBarsOnSwipe, file: .same)
            card.property("hidesBarsOnTap", \.hidesBarsOnTap, file: .same)
            card.reading("toolbar", \.toolbar)
            card.reading("interactivePopGestureRecognizer", \.interactivePopGestureRecognizer)
            card.reading("topViewController", \.topViewController)
            card.reading("visibleViewController", \.visibleViewController)
            card.reading("navigationBar", \.navigationBar)
            card.reading("barHideOnSwipeGestureRecognizer", \.barHideOnSwipeGestureRecognizer)
            card.reading("barHideOnTapGestureRecognizer", \.barHideOnTapGestureRecognizer)
        }
    }
}
