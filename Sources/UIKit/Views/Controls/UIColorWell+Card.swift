import AppleFoundation

extension UIColorWell {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIColorWell.self, element: "colorWell", accessibility: .button) { card in
            card.property("selectedColor", \.selectedColor, file: .same, .observable)
            card.property("supportsAlpha", \.supportsAlpha, file: .same)
            card.property("title", \.title, file: .same)
        }
    }
}
