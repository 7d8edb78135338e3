import AppleFoundation
import CoreGraphics

/// The program as a whole: the end of the responder chain, or the last but one.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    public static let shared = UIApplication()

    open var delegate: (any UIApplicationDelegate)?

    /// The windows that show, from low to high.
    open var windows: [UIWindow] { UIScreen.main.windows }
    open var keyWindow: UIWindow? { KeyWindow.current }
    open var connectedScenes: Set<UIScene> {
        Set(SceneRegistry.connected)
    }
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    open var supportsMultipleScenes: Bool { false }
    open internal(set) var applicationState = State.active

    open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.traitCollection.preferredContentSizeCategory }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// Keeps the screen from dimming. Hosts that dim may ask for it.
    open var isIdleTimerDisabled = false

    // MARK: Orientation and status bar
    /// What the information file allows.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        InformationFile.orientationMask ?? InterfaceRotation.defaultMask
    }
    open var statusBarOrientation: UIInterfaceOrientation { InterfaceRotation.interfaceOrientation }
    open var statusBarFrame: CGRect { SceneRegistry.implicit.statusBarManager?.statusBarFrame ?? .zero }
    open var isStatusBarHidden: Bool { SceneRegistry.implicit.statusBarManager?.isStatusBarHidden ?? false }
    open var statusBarStyle: UIStatusBarStyle { SceneRegistry.implicit.statusBarManager?.statusBarStyle ?? .default }

    // MARK: The chain
    /// The delegate, if it is a responder and not in the chain anyway.
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, responder !== self, !(responder is UIView),
            !(responder is UIViewController)
        else { return nil }
        return responder
    }

    // MARK: Events
    /// Every event comes through here, on its way to the windows.
    open func sendEvent(_ event: UIEvent) { EventDispatch.send(event) }

    /// Fingers that come down are overlooked until `endIgnoringInteractionEvents()` was called as often.
    open func beginIgnoringInteractionEvents() { ignoring += 1 }
    open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }
    open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
    private var ignoring = 0

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

extension UIApplication {
    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    public static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
}
