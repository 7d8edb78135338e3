import AppleFoundation
import CoreGraphics

/// The program as a whole: the end of the responder chain, or the last but one.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// Whether the app is in front and hears of events.
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    /// The running program's; of several sessions, that of the one in charge.
    open class var shared: UIApplication { Program.shared.application }

    open var delegate: (any UIApplicationDelegate)?

    /// The windows that show, from low to high.
    open var windows: [UIWindow] { UIScreen.main.windows.filter { !($0 is any SystemWindow) } }
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
    /// The wheel in the status bar. Status bars beside a sensor housing have no room for it, here as on iOS; on devices with a home
    /// button it is missing.
    open var isNetworkActivityIndicatorVisible = false {
        didSet {
            guard isNetworkActivityIndicatorVisible, !oldValue, UIScreen.main.device.portraitSafeArea.bottom == 0 else {
                return
            }
            Unsupported.kept("UIApplication.isNetworkActivityIndicatorVisible")
        }
    }
    /// Shaking is a motion event for the first responder; nothing is undone by it yet.
    open var applicationSupportsShakeToEdit = true {
        didSet { Unsupported.kept("UIApplication.applicationSupportsShakeToEdit") }
    }

    // MARK: Orientation and status bar
    /// What the information file allows.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        InformationFile.orientationMask ?? InterfaceRotation.defaultMask
    }
    open var statusBarOrientation: UIInterfaceOrientation { InterfaceRotation.interfaceOrientation }
    open var statusBarFrame: CGRect { SceneRegistry.shared.implicit(on: .main).statusBarManager?.statusBarFrame ?? .zero }
    /// Setting counts only where the information file takes the status bar away from controllers.
    open var isStatusBarHidden: Bool {
        get { SceneRegistry.shared.implicit(on: .main).statusBarManager?.isStatusBarHidden ?? false }
        set { setStatusBarHidden(newValue, with: .none) }
    }
    /// Setting counts only where the information file takes the status bar away from controllers.
    open var statusBarStyle: UIStatusBarStyle {
        get { SceneRegistry.shared.implicit(on: .main).statusBarManager?.statusBarStyle ?? .default }
        set { setStatusBarStyle(newValue, animated: false) }
    }
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        SystemDeference.ask(animated: animation != .none) {
            $0.isHidden = hidden
            $0.animation = animation
        }
    }
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        SystemDeference.ask(animated: animated) { $0.style = statusBarStyle }
    }

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
    open func sendEvent(_ event: UIEvent) {
        if !isExchanged(self, UIApplication.self, "sendEvent:", [event]) { EventDispatch.send(event) }
    }

    /// Fingers that come down are overlooked until `endIgnoringInteractionEvents()` was called as often.
    open func beginIgnoringInteractionEvents() { ignoring += 1 }
    open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }
    open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
    private var ignoring = 0

    // MARK: Other programs
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// No other program is started here: the handler hears false, on a later turn.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        Unsupported.openingURLs.report()
        guard let completion else { return }
        DispatchQueue.main.async { completion(false) }
    }
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        Unsupported.openingURLs.report()
        return false
    }

    // MARK: Actions (ActionDispatch)
    /// Calls the method with as many of sender and event as it takes. Without a target the responder chain is asked; false if
    /// nobody there has the method.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard _objcExchanges else { return ActionDispatch.send(action, to: target, from: sender, for: event) }
        return exchanged(self, UIApplication.self, "sendAction:to:from:forEvent:", [action, target, sender, event]) {
            ActionDispatch.send(action, to: target, from: sender, for: event)
        }
    }
}

extension UIApplication {
    /// What may be said when an address is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
}
