import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UIProgressView {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIProgressView.self, element: "progressView", accessibility: []) { card in
            card.property("progress", \.progress, file: .same, .observable)
            card.property("progressTintColor", \.progressTintColor, file: .same)
            card.property("trackTintColor", \.trackTintColor, file: .same)
            card.property("progressImage", \.progressImage, file: .same)
            card.property("trackImage", \.trackImage, file: .same)
            card.property("progressViewStyle", \.progressViewStyle, file: .same)
        }
    }
}

// MARK: The words of interface files
extension UIProgressView.Style: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "bar": .bar
            default: .default
            }
    }
}
