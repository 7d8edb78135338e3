import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UIActivityIndicatorView {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIActivityIndicatorView.self, element: "activityIndicatorView") { card in
            card.property("color", \.color, file: .same)
            card.property("hidesWhenStopped", \.hidesWhenStopped, file: .same, absent: false)
            card.property("style", \.style, file: .same)
            card.reading("isAnimating", \.isAnimating)
            card.attribute("animating", Bool.self) { if $1 { $0.startAnimating() } }
            // The style has a size of its own.
            card.attribute("frame", CGRect.self) { $0.frame = $1 }
            card.method("startAnimating") { $0.startAnimating() }
            card.method("stopAnimating") { $0.stopAnimating() }
        }
    }
}

// MARK: The words of interface files
extension UIActivityIndicatorView.Style: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "large": .large
            case "whiteLarge": .whiteLarge
            case "white": .white
            case "gray": .gray
            default: .medium
            }
    }
}
