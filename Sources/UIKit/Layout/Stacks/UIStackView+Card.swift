import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UIStackView {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIStackView.self, element: "stackView") { card in
            card.property("axis", \.axis, file: .same)
            card.property("distribution", \.distribution, file: .same)
            card.property("alignment", \.alignment, file: .same)
            card.property("spacing", \.spacing, file: .same)
            card.property("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement)
            card.property("isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
            card.reading("arrangedSubviews", \.arrangedSubviews)
        }
    }
}

// MARK: The words of interface files
extension NSLayoutConstraint.Axis: InterfaceWord {
    init(word: IBValue) { self = "vertical" ~= word ? .vertical : .horizontal }
}

extension UIStackView.Distribution: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "fillEqually": .fillEqually
            case "fillProportionally": .fillProportionally
            case "equalSpacing": .equalSpacing
            case "equalCentering": .equalCentering
            default: .fill
            }
    }
}

extension UIStackView.Alignment: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "leading", "top": .leading
            case "trailing", "bottom": .trailing
            case "center": .center
            case "firstBaseline": .firstBaseline
            case "lastBaseline": .lastBaseline
            default: .fill
            }
    }
}
