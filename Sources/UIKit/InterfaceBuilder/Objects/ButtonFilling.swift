import AppleFoundation
import CoreGraphics
import InterfaceBuilder

private enum ButtonAttribute: UInt8, CaseIterable {
    case none, buttonType, lineBreakMode, adjustsImageWhenHighlighted, adjustsImageWhenDisabled, showsTouchWhenHighlighted
    case reversesTitleShadowWhenHighlighted, changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction

    static let map = IBNameMap(ButtonAttribute.self) { "\($0)" }
}

extension NibDecoder {
    /// The end of `UIButton.init(coder:)`.
    @MainActor func fill(_ button: UIButton) {
        var lineBreak: NSLineBreakMode?
        element.eachAttribute { name, value in
            switch ButtonAttribute(rawValue: ButtonAttribute.map[name])! {
            case .none, .showsMenuAsPrimaryAction: break
            case .buttonType: button.become(IBWords.buttonType(value.string))
            case .lineBreakMode: lineBreak = IBWords.lineBreak(value.string)
            case .adjustsImageWhenHighlighted: button.adjustsImageWhenHighlighted = value.bool ?? true
            case .adjustsImageWhenDisabled: button.adjustsImageWhenDisabled = value.bool ?? true
            case .showsTouchWhenHighlighted: button.showsTouchWhenHighlighted = value.bool ?? false
            case .reversesTitleShadowWhenHighlighted: button.reversesTitleShadowWhenHighlighted = value.bool ?? false
            case .changesSelectionAsPrimaryAction: button.changesSelectionAsPrimaryAction = value.bool ?? false
            }
        }
        for child in element.children {
            switch child.key {
            case "fontDescription": if child.has("fontDescription") { button.setInterfaceFont(session.font(child)) }
            case "contentEdgeInsets": button.contentEdgeInsets = UIEdgeInsets(IBInsets(child))
            case "titleEdgeInsets": button.titleEdgeInsets = UIEdgeInsets(IBInsets(child))
            case "imageEdgeInsets": button.imageEdgeInsets = UIEdgeInsets(IBInsets(child))
            case "configuration": if child.has("buttonConfiguration") { configure(button, child) }
            case let key? where child.has("state"): state(child, IBWords.state(key), key, button)
            default: break
            }
        }
        if let lineBreak, lineBreak != .byTruncatingMiddle { button.titleLabel?.lineBreakMode = lineBreak }
    }

    @MainActor private func state(_ child: IBElement, _ state: UIControl.State, _ key: String, _ button: UIButton) {
        let property = key == "normal" ? "normalTitle" : key + "Title"
        if let title = session.source.text(element.id, property, child.text("title", key: "title")) {
            button.setTitle(title, for: state)
        }
        if let image = session.image(of: child) { button.setImage(image, for: state) }
        if let name = child.string("backgroundImage") {
            button.setBackgroundImage(session.image(named: name, of: child), for: state)
        }
        for part in child.children {
            switch part.key {
            case "titleColor": if part.has("color") { button.setTitleColor(session.color(part), for: state) }
            case "titleShadowColor": if part.has("color") { button.setTitleShadowColor(session.color(part), for: state) }
            case "attributedTitle": button.setAttributedTitle(session.attributedText(part), for: state)
            case "preferredSymbolConfiguration", "preferredSymbolConfigurationForImage":
                button.setPreferredSymbolConfiguration(session.symbolConfiguration(part), forImageIn: state)
            default: break
            }
        }
    }

    @MainActor private func configure(_ button: UIButton, _ child: IBElement) {
        var configuration = IBWords.configuration(child.string("style"))
        configuration.title =
            session.source.text(element.id, "configuration.title", child.text("title", key: "title"))
            ?? button.title(for: .normal)
        configuration.subtitle = session.source.text(
            element.id, "configuration.subtitle", child.text("subtitle", key: "subtitle"))
        configuration.image = session.image(of: child) ?? button.image(for: .normal)
        if let padding = child.number("imagePadding") { configuration.imagePadding = CGFloat(padding) }
        if let padding = child.number("titlePadding") { configuration.titlePadding = CGFloat(padding) }
        if let word = child.string("imagePlacement") { configuration.imagePlacement = IBWords.placement(word) }
        if let word = child.string("cornerStyle") { configuration.cornerStyle = IBWords.corners(word) }
        if let word = child.string("buttonSize") { configuration.buttonSize = IBWords.size(word) }
        if let word = child.string("titleAlignment") { configuration.titleAlignment = IBWords.titleAlignment(word) }
        if child.bool("showsActivityIndicator", default: false) { configuration.showsActivityIndicator = true }
        for part in child.children {
            switch part.key {
            case "baseForegroundColor": configuration.baseForegroundColor = session.color(part)
            case "baseBackgroundColor": configuration.baseBackgroundColor = session.color(part)
            case "contentInsets": configuration.contentInsets = NSDirectionalEdgeInsets(IBInsets(part))
            case "preferredSymbolConfigurationForImage":
                configuration.preferredSymbolConfigurationForImage = session.symbolConfiguration(part)
            case "titleFontDescription", "fontDescription":
                let font = session.font(part)
                configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                    var changed = attributes
                    changed.uiKit.font = font
                    return changed
                }
            case "attributedTitle":
                if let text = session.attributedText(part) { configuration.attributedTitle = AttributedString(text) }
            default: break
            }
        }
        button.configuration = configuration
    }
}
