import AppleFoundation
import CoreGraphics
import InterfaceBuilder

private enum ButtonAttribute: UInt8, CaseIterable {
    case none, buttonType, lineBreakMode, adjustsImageWhenHighlighted, adjustsImageWhenDisabled, showsTouchWhenHighlighted
    case reversesTitleShadowWhenHighlighted, changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, role

    static let map = IBNameMap(ButtonAttribute.self) { "\($0)" }
}

extension NibDecoder {
    /// The end of `UIButton.init(coder:)`.
    @MainActor func fill(_ button: UIButton) {
        var lineBreak: NSLineBreakMode?
        let map = ButtonAttribute.map
        node.eachAttribute { name, value in
            let code = map.code(name)
            if code == 0 { return }
            switch ButtonAttribute(rawValue: code)! {
            case .none, .showsMenuAsPrimaryAction: break
            case .role: button.role = UIButton.Role(word: value)
            case .buttonType: button.become(UIButton.ButtonType(word: value))
            case .lineBreakMode: lineBreak = NSLineBreakMode(word: value)
            case .adjustsImageWhenHighlighted: button.adjustsImageWhenHighlighted = value.bool ?? true
            case .adjustsImageWhenDisabled: button.adjustsImageWhenDisabled = value.bool ?? true
            case .showsTouchWhenHighlighted: button.showsTouchWhenHighlighted = value.bool ?? false
            case .reversesTitleShadowWhenHighlighted: button.reversesTitleShadowWhenHighlighted = value.bool ?? false
            case .changesSelectionAsPrimaryAction: button.changesSelectionAsPrimaryAction = value.bool ?? false
            }
        }
        let names = NibNames.shared
        for child in node.children {
            guard let key = child.key else { continue }
            if child.has(names.state) {
                state(child, key, button)
                continue
            }
            switch key {
            case "fontDescription":
                if child.has(names.fontDescription) { button.setInterfaceFont(session.font(session.element(child))) }
            case "contentEdgeInsets": button.contentEdgeInsets = UIEdgeInsets(IBInsets(session.element(child)))
            case "titleEdgeInsets": button.titleEdgeInsets = UIEdgeInsets(IBInsets(session.element(child)))
            case "imageEdgeInsets": button.imageEdgeInsets = UIEdgeInsets(IBInsets(session.element(child)))
            case "configuration":
                let part = session.element(child)
                if part.has("buttonConfiguration") { configure(button, part) }
            default: break
            }
        }
        if let lineBreak, lineBreak != .byTruncatingMiddle { button.titleLabel?.lineBreakMode = lineBreak }
    }

    @MainActor private func state(_ node: NibNode, _ key: IBValue, _ button: UIButton) {
        let names = NibNames.shared
        let isNormal = "normal" ~= key
        let state = isNormal ? .normal : UIControl.State(word: key)
        var title = node.value(names.title)?.string
        if title == nil, node.hasChildren { title = session.element(node).text("title", key: "title") }
        if session.source.strings != nil {
            title = session.source.text(self.node, isNormal ? "normalTitle" : key.string + "Title", title)
        }
        if let title { button.setTitle(title, for: state) }
        let hasImage = node.value(names.image) != nil
        if !node.hasChildren, !hasImage, node.value(names.backgroundImage) == nil { return }
        let child = session.element(node)
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
        var configuration = UIButton.Configuration.named(child.string("style"))
        configuration.title =
            session.source.text(element.id, "configuration.title", child.text("title", key: "title"))
            ?? button.title(for: .normal)
        configuration.subtitle = session.source.text(
            element.id, "configuration.subtitle", child.text("subtitle", key: "subtitle"))
        configuration.image = session.image(of: child) ?? button.image(for: .normal)
        if let padding = child.number("imagePadding") { configuration.imagePadding = CGFloat(padding) }
        if let padding = child.number("titlePadding") { configuration.titlePadding = CGFloat(padding) }
        if let word = child.string("imagePlacement") { configuration.imagePlacement = NSDirectionalRectEdge(word: word) }
        if let word = child.string("cornerStyle") { configuration.cornerStyle = UIButton.Configuration.CornerStyle(word: word) }
        if let word = child.string("buttonSize") { configuration.buttonSize = UIButton.Configuration.Size(word: word) }
        if let word = child.string("titleAlignment") {
            configuration.titleAlignment = UIButton.Configuration.TitleAlignment(word: word)
        }
        if child.bool("automaticallyUpdateForSelection") == false { configuration.automaticallyUpdateForSelection = false }
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
            case "background":
                if part.has("backgroundConfiguration") { fill(&configuration.background, part) }
            default: break
            }
        }
        button.configuration = configuration
    }

    /// What the file says of the plate behind a button's content; the rest stays as the style has it.
    @MainActor private func fill(_ background: inout UIBackgroundConfiguration, _ element: IBElement) {
        if let image = session.image(of: element) { background.image = image }
        element.eachAttribute { name, value in
            switch name {
            case "imageContentMode": background.imageContentMode = UIView.ContentMode(word: value)
            case "cornerRadius": background.cornerRadius = CGFloat(value.number ?? 0)
            case "strokeWidth": background.strokeWidth = CGFloat(value.number ?? 0)
            case "strokeOutset": background.strokeOutset = CGFloat(value.number ?? 0)
            default: break
            }
        }
        for part in element.children {
            if part.has("blurEffect") {
                background.visualEffect = UIBlurEffect(style: UIBlurEffect.Style(word: part.string("style") ?? ""))
                continue
            }
            switch part.key {
            case "backgroundColor": background.backgroundColor = session.color(part)
            case "strokeColor": background.strokeColor = session.color(part)
            case "backgroundInsets": background.backgroundInsets = NSDirectionalEdgeInsets(IBInsets(part))
            default: break
            }
        }
    }
}
