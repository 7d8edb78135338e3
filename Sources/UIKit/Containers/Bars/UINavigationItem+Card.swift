import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UINavigationItem {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UINavigationItem.self, element: "navigationItem") { card in
            card.property("leftBarButtonItems", \.leftBarButtonItems, .observable)
            card.property("rightBarButtonItems", \.rightBarButtonItems, .observable)
            card.property("backButtonTitle", \.backButtonTitle, file: .same)
            card.property("title", \.title, file: .same, .observable)
            card.property("prompt", \.prompt, file: .same, .observable)
            card.property("titleView", \.titleView, .observable)
            card.property("hidesBackButton", \.hidesBackButton, file: .same, .observable)
            card.property("leftBarButtonItem", \.leftBarButtonItem, .observable)
            card.property("rightBarButtonItem", \.rightBarButtonItem, .observable)
            card.property("backBarButtonItem", \.backBarButtonItem, .observable)
            card.property("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton, file: .same)
            card.property("largeTitleDisplayMode", \.largeTitleDisplayMode, file: .same)
            card.property("style", \.style)
            card.property("searchController", \.searchController, .observable)
            card.property("hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling, file: .same)
            card.property("preferredSearchBarPlacement", \.preferredSearchBarPlacement, file: .same)
            card.reading("searchBarPlacement", \.searchBarPlacement)
            card.property("backButtonDisplayMode", \.backButtonDisplayMode, file: .same)
            card.property("backAction", \.backAction)
            card.property("standardAppearance", \.standardAppearance)
            card.property("compactAppearance", \.compactAppearance)
            card.property("scrollEdgeAppearance", \.scrollEdgeAppearance)
            card.property("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance)
        }
    }
}

// MARK: The words of interface files
extension UINavigationItem.LargeTitleDisplayMode: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "always": .always
            case "never": .never
            default: .automatic
            }
    }
}

extension UINavigationItem.SearchBarPlacement: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "inline": .inline
            case "stacked": .stacked
            default: .automatic
            }
    }
}

extension UINavigationItem.BackButtonDisplayMode: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "generic": .generic
            case "minimal": .minimal
            default: .default
            }
    }
}
