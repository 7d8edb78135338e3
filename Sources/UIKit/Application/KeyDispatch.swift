import AppleFoundation

/// Decides what a key does: a command of the responder chain, a command of the menus, text, or a press.
@MainActor package enum KeyDispatch {
    /// What is on offer: nearest first, and of two for the same keys the nearer one only.
    package static var commands: [UIKeyCommand] {
        var found: [UIKeyCommand] = []
        func add(_ command: UIKeyCommand) {
            let isTaken = found.contains {
                $0.input?.lowercased() == command.input?.lowercased() && $0.modifierFlags == command.modifierFlags
            }
            if !isTaken, !command.attributes.contains(.disabled), target(of: command) != nil { found.append(command) }
        }
        var step = KeyWindow.start
        while let responder = step {
            for command in responder.keyCommands ?? [] { add(command) }
            step = responder.next
        }
        for command in UIMenuSystem.main.keyCommands { add(command) }
        return found
    }

    private static func target(of command: UICommand) -> Any? {
        KeyWindow.start?.target(forAction: command.action, withSender: command)
            ?? UIApplication.shared.target(forAction: command.action, withSender: command)
    }

    // MARK: Keys of a host
    private static var down: [UIKeyboardHIDUsage: UIPress] {
        get { KeysDown.shared.presses }
        set { KeysDown.shared.presses = newValue }
    }

    /// A key goes down. True where a command took it. Where an input method makes text of keys they type nothing by themselves.
    @discardableResult
    package static func press(_ key: UIKey, at time: TimeInterval = 0, isTyping: Bool = true, isHeld: Bool = false)
        -> Bool
    {
        let typist = FirstResponderTracker.responder as? any UIKeyInput
        let command = commands.first { $0.matches(key) }
        // Text comes first for keys that type, unless the command says otherwise.
        let types = typist != nil && key.modifierFlags.isDisjoint(with: [.command, .control])
        // Held, it types again; it is the same press.
        let editor = typist as? any TypedText
        if isHeld {
            if types, isTyping, let typist { type(key, into: typist) } else { _ = editor?.userPressed(key) }
            return false
        }
        if let command, !types || command.wantsPriorityOverSystemBehavior, send(command) { return true }
        guard let responder = KeyWindow.start else { return false }
        let press = UIPress()
        press.phase = .began
        press.key = key
        press.timestamp = time
        press.responder = responder
        press.window = ResponderChain.window(of: responder)
        down[key.keyCode] = press
        responder.pressesBegan([press], with: event(of: press))
        if types {
            if isTyping, let typist { type(key, into: typist) }
        } else if let editor {
            _ = editor.userPressed(key)
        } else {
            EditKeys.press(key)
        }
        return false
    }

    static func isDown(_ keyCode: UIKeyboardHIDUsage) -> Bool { down[keyCode] != nil }

    /// The keyboard goes, or the program loses it.
    package static func cancelAll() {
        for code in down.keys.sorted(by: { $0.rawValue < $1.rawValue }) { release(code, cancelled: true) }
    }

    /// The key comes up again.
    package static func release(_ keyCode: UIKeyboardHIDUsage, cancelled: Bool = false) {
        guard let press = down.removeValue(forKey: keyCode) else { return }
        press.phase = cancelled ? .cancelled : .ended
        if cancelled {
            press.responder?.pressesCancelled([press], with: event(of: press))
        } else {
            press.responder?.pressesEnded([press], with: event(of: press))
        }
        press.responder = nil
    }

    private static func event(of press: UIPress) -> UIPressesEvent {
        let event = UIPressesEvent()
        event.presses = Set(down.values).union([press])
        event.timestamp = press.timestamp
        event.modifierFlags = press.key?.modifierFlags ?? []
        return event
    }

    private static func send(_ command: UIKeyCommand) -> Bool {
        guard let target = target(of: command) else { return false }
        return UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
    }

    private static func type(_ key: UIKey, into typist: any UIKeyInput) {
        if let editor = typist as? any TypedText { return type(key, into: editor) }
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: typist.deleteBackward()
        case .keyboardReturnOrEnter: typist.insertText("\n")
        default:
            let isName = key.characters.hasPrefix("UIKeyInput")
            if !key.characters.isEmpty, !isName { typist.insertText(key.characters) }
        }
    }

    private static func type(_ key: UIKey, into editor: any TypedText) {
        if editor.userPressed(key) { return }
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: editor.userDeletedBackward()
        case .keyboardReturnOrEnter, .keypadEnter: editor.userTyped("\n")
        default:
            let isName = key.characters.hasPrefix("UIKeyInput")
            if !key.characters.isEmpty, !isName { editor.userTyped(key.characters) }
        }
    }
}

/// The presses that are down, with who got them.
@MainActor final class KeysDown: SessionPart {
    static var shared = KeysDown()
    var presses: [UIKeyboardHIDUsage: UIPress] = [:]
}

extension UIMenuSystem {
    fileprivate final var keyCommands: [UIKeyCommand] {
        _ = root
        return tree?.keyCommands ?? []
    }
}
