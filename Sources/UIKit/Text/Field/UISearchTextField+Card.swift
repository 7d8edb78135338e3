import AppleFoundation

extension UISearchTextField {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UISearchTextField.self) { card in
            card.property("tokens", \.tokens)
            card.property("tokenBackgroundColor", \.tokenBackgroundColor)
            card.property("allowsDeletingTokens", \.allowsDeletingTokens)
            card.property("allowsCopyingTokens", \.allowsCopyingTokens)
            card.reading("textualRange", \.textualRange)
        }
    }
}
