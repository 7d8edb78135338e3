import AppleFoundation

extension UIPopoverBackgroundView {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIPopoverBackgroundView.self) { card in
            // Popovers alone set them. Proxies look at what can be set, and without a subclass there is nothing to see.
            card.reading("arrowOffset", \.arrowOffset)
            card.reading("arrowDirection", \.arrowDirection)
        }
    }
}
