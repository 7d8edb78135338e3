import AppleFoundation
import TextEngine

/// What keys of a keyboard that is attached mean in a text that is edited.
@MainActor struct TextKeys {
    let view: any EditedView
    private var editing: TextEditing { view.textEditing }

    /// False for those that type, and those that mean nothing.
    func press(_ key: UIKey) -> Bool {
        let flags = key.modifierFlags.intersection([.command, .control, .alternate, .shift])
        let isExtending = flags.contains(.shift)
        let step: TextStep = flags.contains(.command) ? .line : flags.contains(.alternate) ? .word : .cluster
        switch key.keyCode {
        case .keyboardLeftArrow: editing.move(view.readsRightToLeft ? .forward : .backward, by: step, extending: isExtending)
        case .keyboardRightArrow: editing.move(view.readsRightToLeft ? .backward : .forward, by: step, extending: isExtending)
        case .keyboardUpArrow where step != .line && view.moveVertically(.backward, extending: isExtending): break
        case .keyboardDownArrow where step != .line && view.moveVertically(.forward, extending: isExtending): break
        case .keyboardUpArrow, .keyboardHome, .keyboardPageUp: editing.move(.backward, by: .document, extending: isExtending)
        case .keyboardDownArrow, .keyboardEnd, .keyboardPageDown: editing.move(.forward, by: .document, extending: isExtending)
        case .keyboardDeleteForward: editing.delete(.forward, by: step)
        case .keyboardDeleteOrBackspace where step != .cluster: editing.delete(.backward, by: step)
        // Moves between fields where a command says so; where there are lines it is a character.
        case .keyboardTab: return view.offset(beside: 0, .forward) == nil
        default:
            if flags.contains(.command) { return command(key, flags) }
            return flags == .control && emacs(key)
        }
        return true
    }

    /// The actions of the edit menu go along the chain, to whoever can perform them.
    private func command(_ key: UIKey, _ flags: UIKeyModifierFlags) -> Bool {
        switch (key.charactersIgnoringModifiers.lowercased(), flags) {
        case ("a", .command), ("c", .command), ("x", .command), ("v", .command):
            return EditKeys.perform(key.charactersIgnoringModifiers.lowercased(), from: view)
        case ("b", .command): return toggle(.bold)
        case ("i", .command): return toggle(.italic)
        case ("u", .command): return toggle(.underline)
        case ("f", .command): return find("find:") { $0.find(nil) }
        case ("f", [.command, .alternate]): return find("findAndReplace:") { $0.findAndReplace(nil) }
        case ("g", .command): return find("findNext:") { $0.findNext(nil) }
        case ("g", [.command, .shift]): return find("findPrevious:") { $0.findPrevious(nil) }
        case ("e", .command): return find("useSelectionForFind:") { $0.useSelectionForFind(nil) }
        case ("z", .command): view.undoManager?.undo()
        case ("z", [.command, .shift]): view.undoManager?.redo()
        default: return false
        }
        return true
    }

    /// Where letters may not be changed the key means nothing.
    private func toggle(_ kind: TextTraitToggle) -> Bool {
        guard view.canPerformAction(Selector(kind.action), withSender: nil) else { return false }
        switch kind {
        case .bold: view.toggleBoldface(nil)
        case .italic: view.toggleItalics(nil)
        case .underline: view.toggleUnderline(nil)
        }
        return true
    }

    private func find(_ action: String, _ perform: (UIResponder) -> Void) -> Bool {
        let chain = ResponderChain.responders(from: view)
        guard let responder = chain.first(where: { $0.canPerformAction(Selector(action), withSender: nil) }) else {
            return false
        }
        perform(responder)
        return true
    }

    private func emacs(_ key: UIKey) -> Bool {
        switch key.charactersIgnoringModifiers.lowercased() {
        case "a": editing.move(.backward, by: .paragraph, extending: false)
        case "e": editing.move(.forward, by: .paragraph, extending: false)
        case "b": editing.move(.backward, by: .cluster, extending: false)
        case "f": editing.move(.forward, by: .cluster, extending: false)
        case "d": editing.delete(.forward, by: .cluster)
        case "h": editing.delete(.backward, by: .cluster)
        case "k": editing.delete(.forward, by: .paragraph)
        case "t": editing.transpose()
        default: return false
        }
        return true
    }
}
