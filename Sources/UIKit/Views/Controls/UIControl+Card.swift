import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UIControl {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIControl.self) { card in
            card.property("isEnabled", \.isEnabled, .observable)
            card.property("isSelected", \.isSelected, .observable)
            card.property("isHighlighted", \.isHighlighted, .observable)
            card.property("contentHorizontalAlignment", \.contentHorizontalAlignment)
            card.property("contentVerticalAlignment", \.contentVerticalAlignment)
            card.property("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction)
            card.property("isContextMenuInteractionEnabled", \.isContextMenuInteractionEnabled)
            card.property("toolTip", \.toolTip)
            card.reading("state", \.state)
            card.reading("effectiveContentHorizontalAlignment", \.effectiveContentHorizontalAlignment)
            card.reading("allTargets", \.allTargets)
            card.reading("allControlEvents", \.allControlEvents)
            card.reading("isTracking", \.isTracking)
            card.reading("isTouchInside", \.isTouchInside)
        }
    }
}

// MARK: The words of interface files
extension UIControl.ContentHorizontalAlignment: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "left": .left
            case "right": .right
            case "leading": .leading
            case "trailing": .trailing
            case "fill": .fill
            default: .center
            }
    }
}

extension UIControl.ContentVerticalAlignment: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "top": .top
            case "bottom": .bottom
            case "fill": .fill
            default: .center
            }
    }
}

extension UIControl.State: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "highlighted": .highlighted
            case "disabled": .disabled
            case "selected": .selected
            case "focused": .focused
            default: .normal
            }
    }
}

extension UIControl.Event {
    /// Nil for a word that names none.
    init?(word: String) {
        switch word {
        case "touchDown": self = .touchDown
        case "touchDownRepeat": self = .touchDownRepeat
        case "touchDragInside": self = .touchDragInside
        case "touchDragOutside": self = .touchDragOutside
        case "touchDragEnter": self = .touchDragEnter
        case "touchDragExit": self = .touchDragExit
        case "touchUpInside": self = .touchUpInside
        case "touchUpOutside": self = .touchUpOutside
        case "touchCancel": self = .touchCancel
        case "valueChanged": self = .valueChanged
        case "primaryActionTriggered": self = .primaryActionTriggered
        case "editingDidBegin": self = .editingDidBegin
        case "editingChanged": self = .editingChanged
        case "editingDidEnd": self = .editingDidEnd
        case "editingDidEndOnExit": self = .editingDidEndOnExit
        default: return nil
        }
    }
}
