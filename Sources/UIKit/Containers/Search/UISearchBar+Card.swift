import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UISearchBar {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UISearchBar.self, element: "searchBar") { card in
            card.property("text", \.text, file: .same)
            card.property("placeholder", \.placeholder, file: .same)
            card.property("prompt", \.prompt, file: .same)
            card.property("searchBarStyle", \.searchBarStyle, file: .same)
            card.property("barStyle", \.barStyle, file: .same)
            card.property("isTranslucent", \.isTranslucent, file: "translucent")
            card.property("barTintColor", \.barTintColor, file: .same)
            card.property("backgroundImage", \.backgroundImage, file: .same)
            card.property("scopeBarBackgroundImage", \.scopeBarBackgroundImage, file: .same)
            card.property("showsCancelButton", \.showsCancelButton, file: .same)
            card.property("showsBookmarkButton", \.showsBookmarkButton, file: .same)
            card.property("showsSearchResultsButton", \.showsSearchResultsButton, file: .same)
            card.property("isSearchResultsButtonSelected", \.isSearchResultsButtonSelected)
            card.property("showsScopeBar", \.showsScopeBar, file: .same)
            card.property("scopeButtonTitles", \.scopeButtonTitles)
            card.attribute("scopeButtonTitles", ScopeTitles.self) { $0.scopeButtonTitles = $1.titles }
            card.property("searchTextPositionAdjustment", \.searchTextPositionAdjustment)
            card.attribute("searchTextPositionAdjustment", UIOffset.self) { $0.searchTextPositionAdjustment = $1 }
            card.property("searchFieldBackgroundPositionAdjustment", \.searchFieldBackgroundPositionAdjustment)
            card.attribute("searchFieldBackgroundPositionAdjustment", UIOffset.self) {
                $0.searchFieldBackgroundPositionAdjustment = $1
            }
            card.attribute("textInputTraits", TextTraits.self) { $0.searchTextField.take($1) }
            card.property("selectedScopeButtonIndex", \.selectedScopeButtonIndex)
            card.property("isEnabled", \.isEnabled)
            card.property("autocapitalizationType", \.autocapitalizationType)
            card.property("autocorrectionType", \.autocorrectionType)
            card.property("spellCheckingType", \.spellCheckingType)
            card.property("smartQuotesType", \.smartQuotesType)
            card.property("smartDashesType", \.smartDashesType)
            card.property("smartInsertDeleteType", \.smartInsertDeleteType)
            card.property("inlinePredictionType", \.inlinePredictionType)
            card.property("isSecureTextEntry", \.isSecureTextEntry)
            card.property("keyboardType", \.keyboardType)
            card.property("keyboardAppearance", \.keyboardAppearance)
            card.property("returnKeyType", \.returnKeyType)
            card.property("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically)
            card.property("textContentType", \.textContentType)
            card.property("isLookToDictateEnabled", \.isLookToDictateEnabled)
            card.property("inputAccessoryView", \.inputAccessoryView)
            card.property("delegate", \.delegate)
            card.reading("searchTextField", \.searchTextField)
            card.reading("barPosition", \.barPosition)
        }
    }
}

extension UISearchBar.Style: InterfaceWord {
    init(word: IBValue) {
        switch word {
        case "minimal": self = .minimal
        default: self = .default
        }
    }
}

/// The titles of scopes, each a string of its own.
struct ScopeTitles: InterfaceValue {
    let titles: [String]

    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> ScopeTitles? {
        guard let list = element.first("scopeButtonTitles") else { return nil }
        let titles = list.children.filter { $0.has("string") }.map(\.decodedText)
        return ScopeTitles(
            titles: titles.enumerated().map {
                reader.text(element.id, "scopeButtonTitles[\($0.offset)]", $0.element) ?? $0.element
            })
    }
}
