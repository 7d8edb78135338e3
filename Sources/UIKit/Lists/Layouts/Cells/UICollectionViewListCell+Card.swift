import AppleFoundation

extension UICollectionViewListCell {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UICollectionViewListCell.self) { card in
            card.property("indentationLevel", \.indentationLevel)
            card.property("indentationWidth", \.indentationWidth)
            card.property("indentsAccessories", \.indentsAccessories)
            card.property("accessories", \.accessories)
            card.reading("separatorLayoutGuide", \.separatorLayoutGuide)
        }
    }
}
