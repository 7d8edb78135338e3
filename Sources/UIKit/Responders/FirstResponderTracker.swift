import AppleFoundation

/// Knows the first responder and decides who may become one.
@MainActor enum FirstResponderTracker {
    /// Cleared when the responder leaves its window, so it is never a dangling reference.
    private static weak var current: UIResponder?

    static var responder: UIResponder? { current }

    static func become(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder, ResponderChain.window(of: responder) != nil else { return false }
        if let previous = current {
            guard previous.canResignFirstResponder, previous.resignFirstResponder() else { return false }
        }
        current = responder
        return true
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard current === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        current = nil
        return true
    }

    /// Without asking.
    static func drop(_ responder: UIResponder) {
        if current === responder { current = nil }
    }

    /// Without a word to anybody.
    static func restore(_ responder: UIResponder?) { current = responder }

    /// A subtree leaves its window: whoever is first responder in it has no say.
    static func leaveWindow(_ root: UIView) {
        guard let responder = current else { return }
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        guard let view, view.isDescendant(of: root) else { return }
        if !responder.resignFirstResponder() { current = nil }
    }
}

/// Walks along `next`.
@MainActor package enum ResponderChain {
    /// The responder, the next one, and so on to the end.
    package static func responders(from start: UIResponder) -> [UIResponder] {
        var chain: [UIResponder] = []
        var step: UIResponder? = start
        while let responder = step {
            chain.append(responder)
            step = responder.next
        }
        return chain
    }

    /// The window that the responder's events come from.
    static func window(of responder: UIResponder) -> UIWindow? {
        var step: UIResponder? = responder
        while let candidate = step {
            if let view = candidate as? UIView { return view.window }
            step = candidate.next
        }
        return nil
    }
}
