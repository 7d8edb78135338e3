import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UIBarButtonItem {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIBarButtonItem.self, element: "barButtonItem") { card in
            card.property("target", \.target)
            card.property("menu", \.menu)
            card.property("width", \.width, file: .same)
            card.property("customView", \.customView)
            card.property("tintColor", \.tintColor, file: .same)
            card.property("style", \.style, file: .same)
            card.property("action", \.action)
            card.property("primaryAction", \.primaryAction)
            card.property("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
            card.property("isSelected", \.isSelected)
            card.property("isHidden", \.isHidden)
            card.property("possibleTitles", \.possibleTitles)
        }
    }
}

// MARK: The words of interface files
extension UIBarButtonItem.Style: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "done": .done
            default: .plain
            }
    }
}
