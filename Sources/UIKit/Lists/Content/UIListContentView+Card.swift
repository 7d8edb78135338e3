import AppleFoundation

extension UIListContentView {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIListContentView.self) { card in
            card.property("configuration", \.configuration)
            card.property("axesPreservingSuperviewLayoutMargins", \.axesPreservingSuperviewLayoutMargins)
            card.reading("textLayoutGuide", \.textLayoutGuide)
            card.reading("secondaryTextLayoutGuide", \.secondaryTextLayoutGuide)
            card.reading("imageLayoutGuide", \.imageLayoutGuide)
        }
    }
}
