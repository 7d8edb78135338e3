import AppleFoundation

/// The program as a whole: the end of the responder chain.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    public static let shared = UIApplication()

    /// The windows that show, from low to high.
    open var windows: [UIWindow] { UIScreen.main.windows }
    open var keyWindow: UIWindow? { KeyWindow.current }
    open internal(set) var applicationState = State.active

    open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.traitCollection.preferredContentSizeCategory }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// Keeps the screen from dimming. Hosts that dim may ask for it.
    open var isIdleTimerDisabled = false

    // MARK: Actions (ActionDispatch)
    /// Calls the method with as many of sender and event as it takes. Without a target the responder chain is asked; false if
    /// nobody there has the method.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let target = target ?? ActionDispatch.target(for: action, from: sender) else { return false }
        MessageSending.send(action, to: target, [sender, event])
        return true
    }
}
