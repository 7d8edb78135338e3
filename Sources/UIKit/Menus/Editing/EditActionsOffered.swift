import AppleFoundation

/// What is offered for a selection: the standard actions that the first responder or somebody after it can perform, then the app's own.
@MainActor enum EditActionsOffered {
    private static let standard = [
        ("cut:", "Cut"), ("copy:", "Copy"), ("paste:", "Paste"), ("delete:", "Delete"), ("select:", "Select"),
        ("selectAll:", "Select All"),
    ]

    /// Who edits text deletes by cutting and by keys.
    static func standardMenu(for responder: UIResponder) -> UIMenu {
        let commands = standard.filter { !($0.0 == "delete:" && responder is any UITextInput) }.compactMap {
            command(Selector($0.0), $0.1, responder)
        }
        let more = format(for: responder).map { [$0] } ?? []
        return UIMenu(title: "", identifier: .standardEdit, options: .displayInline, children: commands + more)
    }

    /// Bold and the like, where something is selected that may be changed so.
    private static func format(for responder: UIResponder) -> UIMenu? {
        guard let text = responder as? any UITextInput, text.selectedTextRange?.isEmpty == false else { return nil }
        let commands = [("toggleBoldface:", "Bold"), ("toggleItalics:", "Italic"), ("toggleUnderline:", "Underline")]
            .compactMap { command(Selector($0.0), $0.1, responder) }
        return commands.isEmpty ? nil : UIMenu(title: "Format", identifier: .format, children: commands)
    }

    static func all(for responder: UIResponder) -> [UIMenuElement] {
        let own = (UIMenuController.shared.menuItems ?? []).compactMap { command($0.action, $0.title, responder) }
        return [standardMenu(for: responder)] + own
    }

    /// Of the standard actions and the app's own those that somebody says can be performed.
    static func all(where canPerform: (Selector) -> Bool) -> [UIMenuElement] {
        let own = (UIMenuController.shared.menuItems ?? []).map { ($0.action, $0.title) }
        return (standard.map { (Selector($0.0), $0.1) } + own).filter { canPerform($0.0) }.map {
            UICommand(title: $0.1, action: $0.0)
        }
    }

    private static func command(_ action: Selector, _ title: String, _ responder: UIResponder) -> UICommand? {
        guard responder.target(forAction: action, withSender: UIMenuController.shared) != nil else { return nil }
        return UICommand(title: title, action: action)
    }

    static func perform(_ element: UIMenuElement, for responder: UIResponder?, sender: Any?) {
        switch element {
        case let action as UIAction: action.performWithSender(sender, target: nil)
        case let command as UICommand:
            let target = responder?.target(forAction: command.action, withSender: sender)
            UIApplication.shared.sendAction(command.action, to: target, from: sender, for: nil)
        default: break
        }
    }
}
