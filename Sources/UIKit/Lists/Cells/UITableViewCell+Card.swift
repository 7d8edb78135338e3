import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UITableViewCell {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UITableViewCell.self, element: "tableViewCell") { card in
            card.property("selectionStyle", \.selectionStyle, file: .same)
            card.property("isSelected", \.isSelected, file: "selected")
            card.property("isHighlighted", \.isHighlighted, file: "highlighted")
            card.property("accessoryType", \.accessoryType, file: .same)
            card.property("editingAccessoryType", \.editingAccessoryType, file: .same)
            // Earlier files say of editing only whether it takes the accessory away.
            card.attribute("hidesAccessoryWhenEditing", Bool.self) { if !$1 { $0.editingAccessoryType = $0.accessoryType } }
            card.property("accessoryView", \.accessoryView)
            card.property("editingAccessoryView", \.editingAccessoryView)
            card.property("backgroundView", \.backgroundView)
            card.property("selectedBackgroundView", \.selectedBackgroundView)
            card.property("multipleSelectionBackgroundView", \.multipleSelectionBackgroundView)
            card.property("indentationLevel", \.indentationLevel, file: .same)
            card.property("indentationWidth", \.indentationWidth, file: .same)
            card.property("separatorInset", \.separatorInset, file: .same)
            card.property("isEditing", \.isEditing)
            card.property("shouldIndentWhileEditing", \.shouldIndentWhileEditing, file: .same)
            card.property("showsReorderControl", \.showsReorderControl, file: .same)
            card.property("focusStyle", \.focusStyle)
            card.attribute("focusStyle", String.self) { if $1 == "custom" { $0.focusStyle = .custom } }
            card.property("userInteractionEnabledWhileDragging", \.userInteractionEnabledWhileDragging)
            card.property("contentConfiguration", \.contentConfiguration)
            card.property("automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration)
            card.property("backgroundConfiguration", \.backgroundConfiguration)
            card.property("automaticallyUpdatesBackgroundConfiguration", \.automaticallyUpdatesBackgroundConfiguration)
            card.property("configurationUpdateHandler", \.configurationUpdateHandler)
            card.reading("configurationState", \.configurationState)
            card.reading("reuseIdentifier", \.reuseIdentifier)
            card.reading("contentView", \.contentView)
            card.reading("textLabel", \.textLabel)
            card.reading("detailTextLabel", \.detailTextLabel)
            card.reading("imageView", \.imageView)
            card.reading("editingStyle", \.editingStyle)
            card.reading("showingDeleteConfirmation", \.showingDeleteConfirmation)
            card.method("prepareForReuse") { $0.prepareForReuse() }
        }
    }
}

// MARK: The words of interface files
extension UITableViewCell.CellStyle: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "IBUITableViewCellStyleSubtitle": .subtitle
            case "IBUITableViewCellStyleValue1": .value1
            case "IBUITableViewCellStyleValue2": .value2
            default: .default
            }
    }
}

extension UITableViewCell.SelectionStyle: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "none": .none
            case "blue": .blue
            case "gray": .gray
            default: .default
            }
    }
}

extension UITableViewCell.AccessoryType: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "disclosureIndicator": .disclosureIndicator
            case "detailDisclosureButton": .detailDisclosureButton
            case "checkmark": .checkmark
            case "detailButton": .detailButton
            default: .none
            }
    }
}

extension UITableViewCell.SeparatorStyle: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "none": .none
            case "singleLineEtched": .singleLineEtched
            default: .singleLine
            }
    }
}
