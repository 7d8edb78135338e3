import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UIButton {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIButton.self, element: "button", accessibility: .button) { card in
            card.property("contentEdgeInsets", \.contentEdgeInsets)
            card.property("titleEdgeInsets", \.titleEdgeInsets)
            card.property("imageEdgeInsets", \.imageEdgeInsets)
            card.property("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted)
            card.property("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled)
            card.property("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted)
            card.property("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted)
            card.property("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
            card.property("menu", \.menu)
            card.property("configuration", \.configuration)
            card.property("configurationUpdateHandler", \.configurationUpdateHandler)
            card.property("automaticallyUpdatesConfiguration", \.automaticallyUpdatesConfiguration)
            card.property("role", \.role)
            card.property("isPointerInteractionEnabled", \.isPointerInteractionEnabled)
            card.reading("titleLabel", \.titleLabel)
            card.reading("imageView", \.imageView)
            card.reading("currentTitle", \.currentTitle)
            card.reading("currentImage", \.currentImage)
            card.reading("buttonType", \.buttonType)
            card.reading("currentTitleColor", \.currentTitleColor)
            card.reading("currentTitleShadowColor", \.currentTitleShadowColor)
            card.reading("currentBackgroundImage", \.currentBackgroundImage)
            card.reading("currentAttributedTitle", \.currentAttributedTitle)
            card.reading("currentPreferredSymbolConfiguration", \.currentPreferredSymbolConfiguration)
            card.reading("subtitleLabel", \.subtitleLabel)
            card.attribute("fontDescription", UIFont.self) { $0.setInterfaceFont($1) }
            card.looks("titleColor", get: { $0.content[$1].titleColor }, set: { $0.setTitleColor($1, for: $2) })
            card.looks(
                "titleShadowColor", get: { $0.content[$1].titleShadowColor }, set: { $0.setTitleShadowColor($1, for: $2) })
            card.looks("backgroundImage", get: { $0.content[$1].backgroundImage }, set: { $0.setBackgroundImage($1, for: $2) })
            card.looks("title", get: { $0.content[$1].title }, set: { $0.setTitle($1, for: $2) })
            card.looks("attributedTitle", get: { $0.content[$1].attributedTitle }, set: { $0.setAttributedTitle($1, for: $2) })
            card.looks("image", get: { $0.content[$1].image }, set: { $0.setImage($1, for: $2) })
            card.looks(
                "preferredSymbolConfiguration", get: { $0.content[$1].symbolConfiguration },
                set: { $0.setPreferredSymbolConfiguration($1, forImageIn: $2) })
        }
    }
}

// MARK: The words of interface files
extension UIButton.Role: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "primary": .primary
            case "cancel": .cancel
            case "destructive": .destructive
            default: .normal
            }
    }
}

extension UIButton.ButtonType: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "system", "roundedRect": .system
            case "contactAdd": .contactAdd
            case "infoLight": .infoLight
            case "infoDark": .infoDark
            case "detailDisclosure": .detailDisclosure
            case "close": .close
            case "plain": .plain
            default: .custom
            }
    }
}

extension UIButton.Configuration {
    /// The style that interface files name so.
    static func named(_ word: String?) -> UIButton.Configuration {
        switch word {
        case "filled": .filled()
        case "gray": .gray()
        case "tinted": .tinted()
        case "borderless": .borderless()
        case "bordered": .bordered()
        case "borderedTinted": .borderedTinted()
        case "borderedProminent": .borderedProminent()
        default: .plain()
        }
    }
}

extension NSDirectionalRectEdge: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "trailing": .trailing
            case "top": .top
            case "bottom": .bottom
            default: .leading
            }
    }
}

extension UIButton.Configuration.CornerStyle: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "fixed": .fixed
            case "small": .small
            case "medium": .medium
            case "large": .large
            case "capsule": .capsule
            default: .dynamic
            }
    }
}

extension UIButton.Configuration.Size: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "small": .small
            case "mini": .mini
            case "large": .large
            default: .medium
            }
    }
}

extension UIButton.Configuration.TitleAlignment: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "leading": .leading
            case "center": .center
            case "trailing": .trailing
            default: .automatic
            }
    }
}
