import AppleFoundation

extension UICollectionViewCell {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UICollectionViewCell.self, element: "collectionViewCell") { card in
            card.property("contentConfiguration", \.contentConfiguration)
            card.property("automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration)
            card.property("backgroundConfiguration", \.backgroundConfiguration)
            card.property("automaticallyUpdatesBackgroundConfiguration", \.automaticallyUpdatesBackgroundConfiguration)
            card.property("configurationUpdateHandler", \.configurationUpdateHandler)
            card.reading("configurationState", \.configurationState)
            card.property("backgroundView", \.backgroundView)
            card.property("selectedBackgroundView", \.selectedBackgroundView)
            card.property("isSelected", \.isSelected, file: "selected")
            card.property("isHighlighted", \.isHighlighted, file: "highlighted")
            card.reading("contentView", \.contentView)
        }
    }
}
