import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UILabel {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UILabel.self, element: "label", accessibility: .staticText) { card in
            card.property("text", \.text, file: .same, .observable)
            card.property("attributedText", \.attributedText, .observable)
            card.property("font", \.font, file: "fontDescription", .observable)
            card.property("textColor", \.textColor, .observable)
            card.property("highlightedTextColor", \.highlightedTextColor)
            card.property("shadowColor", \.shadowColor)
            card.property("shadowOffset", \.shadowOffset)
            card.property("numberOfLines", \.numberOfLines, file: .same)
            card.property("isEnabled", \.isEnabled, .observable)
            card.property("isHighlighted", \.isHighlighted, .observable)
            card.property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
            card.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
            card.property("minimumScaleFactor", \.minimumScaleFactor)
            card.property("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
            card.property("textAlignment", \.textAlignment)
            card.property("lineBreakMode", \.lineBreakMode)
            card.property("lineBreakStrategy", \.lineBreakStrategy)
            card.property("baselineAdjustment", \.baselineAdjustment)
            card.property("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation)
            card.property("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated)
        }
    }
}

// MARK: The words of interface files
extension NSTextAlignment: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "center": .center
            case "right": .right
            case "justified": .justified
            case "natural": .natural
            default: .left
            }
    }
}

extension NSLineBreakMode: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "wordWrap", "wordWrapping": .byWordWrapping
            case "characterWrap", "characterWrapping": .byCharWrapping
            case "clip", "clipping": .byClipping
            case "headTruncation", "truncatingHead": .byTruncatingHead
            case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
            default: .byTruncatingTail
            }
    }
}

extension UIBaselineAdjustment: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "alignCenters": .alignCenters
            case "none": .none
            default: .alignBaselines
            }
    }
}
