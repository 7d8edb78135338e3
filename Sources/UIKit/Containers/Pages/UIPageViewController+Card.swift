import AppleFoundation
import CoreGraphics

extension UIPageViewController {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIPageViewController.self, element: "pageViewController") { card in
            card.property("delegate", \.delegate)
            card.property("dataSource", \.dataSource)
            card.property("isDoubleSided", \.isDoubleSided, file: "doubleSided")
            card.reading("viewControllers", \.viewControllers)
            card.reading("gestureRecognizers", \.gestureRecognizers)
            card.reading("transitionStyle", \.transitionStyle)
            card.reading("navigationOrientation", \.navigationOrientation)
            card.reading("spineLocation", \.spineLocation)
        }
    }
}
