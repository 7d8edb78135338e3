import AppleFoundation

/// Knows the key window. It is not kept alive: the screen that it is on forgets it when it goes.
@MainActor final class KeyWindow: SessionPart {
    static var shared = KeyWindow()
    private weak var screen: UIScreen?

    static var current: UIWindow? { shared.window }

    var window: UIWindow? { screen?.windowStack.key }

    /// Where keys and shakes go first: the first responder, or the controller on top of the key window.
    static var start: UIResponder? {
        if let responder = FirstResponderTracker.responder { return responder }
        guard let window = current else { return nil }
        guard var top = window.storedRoot else { return window }
        while let presented = top.presentedViewController, presented.isViewLoaded { top = presented }
        return top
    }

    /// The window becomes key in the session that it belongs to, whichever is in charge.
    static func change(to window: UIWindow) { window.screen.keyWindow.change(to: window) }

    func change(to window: UIWindow?) {
        let previous = self.window
        if previous === window { return }
        screen?.windowStack.key = nil
        screen = window?.screen
        screen?.windowStack.key = window
        if let previous {
            previous.resignKey()
            previous.post(UIWindow.didResignKeyNotification)
        }
        if let window {
            window.becomeKey()
            window.post(UIWindow.didBecomeKeyNotification)
        }
    }
}
