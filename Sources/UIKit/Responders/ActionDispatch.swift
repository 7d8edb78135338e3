import AppleFoundation

/// Finds who gets an action that names no target.
@MainActor enum ActionDispatch {
    /// The first responder and those after it come first, then the sender and those after it, then the application.
    static func target(for action: Selector, from sender: Any?) -> Any? {
        let sending = sender as? UIResponder
        for start in [FirstResponderTracker.responder, sending, UIApplication.shared] {
            if let target = start?.target(forAction: action, withSender: sender) { return target }
        }
        return nil
    }

    /// Calls the method of the target, or of whom the responder chain finds; false if nobody has it.
    static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let target = target ?? self.target(for: action, from: sender) else { return false }
        MessageSending.send(action, to: target, [sender, event])
        return true
    }
}
