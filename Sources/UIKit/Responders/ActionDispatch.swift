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
}
