import AppleFoundation

extension UISearchSuggestionItem {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UISearchSuggestionItem.self) { card in
            card.property("representedObject", \.representedObject)
            card.reading("localizedSuggestion", \.localizedSuggestion)
            card.reading("localizedAttributedSuggestion", \.localizedAttributedSuggestion)
            card.reading("localizedDescription", \.localizedDescription)
            card.reading("iconImage", \.iconImage)
        }
    }
}
