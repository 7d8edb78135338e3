import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UIVisualEffectView {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIVisualEffectView.self, element: "visualEffectView") { card in
            card.property("effect", \.effect)
            card.reading("contentView", \.contentView)
        }
    }
}

// MARK: The words of interface files
extension UIBlurEffect.Style: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "dark": .dark
            case "light": .light
            case "extraLight": .extraLight
            case "prominent": .prominent
            case "systemUltraThinMaterial": .systemUltraThinMaterial
            case "systemThinMaterial": .systemThinMaterial
            case "systemMaterial": .systemMaterial
            case "systemThickMaterial": .systemThickMaterial
            case "systemChromeMaterial": .systemChromeMaterial
            default: .regular
            }
    }
}
