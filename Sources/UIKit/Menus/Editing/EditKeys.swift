import AppleFoundation

/// The keys of the standard edit actions. Text has more keys, and an undo of its own.
@MainActor enum EditKeys {
    private struct Action {
        let name: String
        let perform: @MainActor (UIResponder) -> Void
    }

    private static func action(_ letter: String) -> Action? {
        switch letter {
        case "a": Action(name: "selectAll:") { $0.selectAll(nil) }
        case "c": Action(name: "copy:") { $0.copy(nil) }
        case "x": Action(name: "cut:") { $0.cut(nil) }
        case "v": Action(name: "paste:") { $0.paste(nil) }
        default: nil
        }
    }

    /// Where no text has the focus.
    static func press(_ key: UIKey) {
        guard let start = KeyWindow.start else { return }
        let letter = key.charactersIgnoringModifiers.lowercased()
        if letter == "z" { return undo(key.modifierFlags) }
        if key.modifierFlags == .command { _ = perform(letter, from: start) }
    }

    /// The nearest responder that can do it does it; false if none can, or the letter means none of them.
    static func perform(_ letter: String, from start: UIResponder) -> Bool {
        guard let action = action(letter),
            let responder = ResponderChain.responders(from: start).first(where: {
                $0.canPerformAction(Selector(action.name), withSender: nil)
            })
        else { return false }
        action.perform(responder)
        return true
    }

    private static func undo(_ flags: UIKeyModifierFlags) {
        guard let manager = KeyWindow.start?.undoManager else { return }
        if flags == .command, manager.canUndo { manager.undo() }
        if flags == [.command, .shift], manager.canRedo { manager.redo() }
    }
}
