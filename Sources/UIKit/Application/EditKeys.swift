import AppleFoundation

/// The keys of the standard edit actions where no text has the focus; text has keys of its own.
@MainActor enum EditKeys {
    private struct Action {
        let name: String
        let perform: @MainActor (UIResponder) -> Void
    }

    private static func action(_ key: String) -> Action? {
        switch key {
        case "a": Action(name: "selectAll:") { $0.selectAll(nil) }
        case "c": Action(name: "copy:") { $0.copy(nil) }
        case "x": Action(name: "cut:") { $0.cut(nil) }
        case "v": Action(name: "paste:") { $0.paste(nil) }
        default: nil
        }
    }

    /// The nearest responder that can do it does it.
    static func press(_ key: UIKey) {
        let letter = key.charactersIgnoringModifiers.lowercased()
        if letter == "z" { return undo(key.modifierFlags) }
        guard key.modifierFlags == .command, let action = action(letter) else { return }
        var step = KeyWindow.start
        while let responder = step {
            if responder.canPerformAction(Selector(action.name), withSender: nil) { return action.perform(responder) }
            step = responder.next
        }
    }

    private static func undo(_ flags: UIKeyModifierFlags) {
        guard let manager = KeyWindow.start?.undoManager else { return }
        if flags == .command, manager.canUndo { manager.undo() }
        if flags == [.command, .shift], manager.canRedo { manager.redo() }
    }
}
