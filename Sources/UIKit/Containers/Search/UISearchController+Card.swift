import AppleFoundation
import CoreGraphics

extension UISearchController {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UISearchController.self) { card in
            card.property("searchResultsUpdater", \.searchResultsUpdater)
            card.property("delegate", \.delegate)
            card.property("isActive", \.isActive)
            card.property("obscuresBackgroundDuringPresentation", \.obscuresBackgroundDuringPresentation)
            card.property("dimsBackgroundDuringPresentation", \.dimsBackgroundDuringPresentation)
            card.property("hidesNavigationBarDuringPresentation", \.hidesNavigationBarDuringPresentation)
            card.property("automaticallyShowsSearchResultsController", \.automaticallyShowsSearchResultsController)
            card.property("showsSearchResultsController", \.showsSearchResultsController)
            card.property("automaticallyShowsCancelButton", \.automaticallyShowsCancelButton)
            card.property("automaticallyShowsScopeBar", \.automaticallyShowsScopeBar)
            card.property("scopeBarActivation", \.scopeBarActivation)
            card.property("searchSuggestions", \.searchSuggestions)
            card.reading("searchResultsController", \.searchResultsController)
            card.reading("searchBar", \.searchBar)
            card.reading("searchBarPlacement", \.searchBarPlacement)
            card.method("animationControllerForDismissedController:") { (owner, _: UIViewController) in owner }
            card.method("animationControllerForPresentedController:presentingController:sourceController:") {
                (owner, _: UIViewController, _: UIViewController) in owner
            }
            card.method("presentationControllerForPresentedViewController:presentingViewController:sourceViewController:") {
                (owner, _: UIViewController, presenting: UIViewController?) in owner.makePresentation(presenting)
            }
        }
    }
}
