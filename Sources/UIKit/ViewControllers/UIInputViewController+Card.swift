import AppleFoundation

extension UIInputViewController {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIInputViewController.self) { card in
            card.property("inputView", \.inputView)
            card.property("primaryLanguage", \.primaryLanguage)
            card.property("hasDictationKey", \.hasDictationKey)
            card.reading("textDocumentProxy", \.textDocumentProxy)
            card.reading("hasFullAccess", \.hasFullAccess)
            card.reading("needsInputModeSwitchKey", \.needsInputModeSwitchKey)
        }
    }
}
