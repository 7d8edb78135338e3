import AppleFoundation

extension UISearchToken {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UISearchToken.self) { card in
            card.property("representedObject", \.representedObject)
        }
    }
}
