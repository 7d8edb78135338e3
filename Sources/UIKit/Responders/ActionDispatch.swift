import AppleFoundation

/// Finds who gets an action that names no target.
@MainActor enum ActionDispatch {
    /// The first responder and those after it come first, then the sender and those after it, then the application. With neither of
    /// the two nobody gets it.
    static func target(for action: Selector, from sender: Any?) -> Any? {
        let starts = [FirstResponderTracker.responder, sender as? UIResponder].compactMap { $0 }
        // With neither there is no chain to walk, and the application doesn't stand alone.
        if starts.isEmpty { return nil }
        for start in starts + [UIApplication.shared] {
            if let target = start.target(forAction: action, withSender: sender) { return target }
        }
        return nil
    }

    /// Calls the method of the target, or of whom the responder chain finds; false if nobody has it.
    static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let target = target ?? self.target(for: action, from: sender) else { return false }
        ActionCall.send(action, to: target, from: sender, [sender, event])
        return true
    }
}

/// Calls actions on their targets, and says from where when a target does not have the method.
@MainActor enum ActionCall {
    static func send(_ action: Selector, to target: Any, from sender: Any?, _ arguments: [Any?]) {
        if MessageSending.responds(target, to: action) {
            MessageSending.send(action, to: target, arguments)
        } else {
            MessageSending.unrecognized(action, target, origin(of: action, target, sender))
        }
    }

    /// Where interface files connected actions that their targets don't have. Whoever calls one later hears of the place.
    private static var places: [String: String] = [:]

    static func note(_ action: Selector, _ target: AnyObject, _ place: String) {
        if MessageSending.responds(target, to: action) { return }
        places["\(Diagnostics.typeName(type(of: target))) \(NSStringFromSelector(action))"] = place
    }

    private static func origin(of action: Selector, _ target: Any, _ sender: Any?) -> String {
        var words = ""
        switch sender {
        case let view as UIView: words = ". The sender is \(view.description)."
        case let object as NSObject: words = ". The sender is \(Diagnostics.name(object))."
        default: break
        }
        let key = "\(Diagnostics.typeName(type(of: target as AnyObject))) \(NSStringFromSelector(action))"
        if let place = places[key] { words += (words.isEmpty ? "." : "") + " The action is connected in \(place)." }
        return words
    }
}
