import AppleFoundation

extension UISearchTextField {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UISearchTextField.self) { _ in }
    }
}
