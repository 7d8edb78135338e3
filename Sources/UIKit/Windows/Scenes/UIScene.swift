import AppleFoundation
import CoreGraphics

/// One instance of the app's interface.
open class UIScene: UIResponder {
    /// How far in front a scene is; a scene that isn't attached has no place at all.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// What a scene is connected with.
    open class ConnectionOptions: NSObject {
        public let urlContexts: Set<UIOpenURLContext>
        public let shortcutItemType: String?
        package init(urlContexts: Set<UIOpenURLContext> = [], shortcutItemType: String? = nil) {
            self.urlContexts = urlContexts
            self.shortcutItemType = shortcutItemType
        }
    }

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)? {
        didSet {
            let listener = delegate as? any UIWindowSceneDelegate
            if listener?.`windowScene(_:didUpdate:interfaceOrientation:traitCollection:)` != nil {
                Unsupported.sceneUpdates.report()
            }
        }
    }
    open internal(set) var activationState = ActivationState.unattached
    open var title: String! = ""

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    // MARK: Notifications
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// Remembers a scene beyond its connection.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    open internal(set) weak var scene: UIScene?
    public let role: Role
    public let configuration: UISceneConfiguration
    public let persistentIdentifier: String
    open var userInfo: [String: Any]?
    /// What the scene's delegate wants to go on with next time.
    open internal(set) var stateRestorationActivity: NSUserActivity?

    package init(role: Role = .windowApplication, configuration: UISceneConfiguration, identifier: String) {
        self.role = role
        self.configuration = configuration
        persistentIdentifier = identifier
    }
}

/// Which classes a scene is made of, as the information file names them.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    /// Fills the scene's window; without one the information file names it.
    open var storyboard: UIStoryboard?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }

    /// Of the class that is asked for; one that shows windows where it isn't one of theirs.
    package final func makeScene(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) -> UIWindowScene {
        let type = sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        return type.init(session: session, connectionOptions: connectionOptions)
    }
}

/// An address that a scene is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    public let url: URL
    package init(url: URL) { self.url = url }
}
