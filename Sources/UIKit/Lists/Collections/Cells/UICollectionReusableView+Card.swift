import AppleFoundation

extension UICollectionReusableView {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UICollectionReusableView.self, element: "collectionReusableView") { card in
            card.reading("reuseIdentifier", \.reuseIdentifier)
            card.method("prepareForReuse") { $0.prepareForReuse() }
        }
    }
}
