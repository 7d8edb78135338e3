@_spi(House) import AppleFoundation

/// A picture beside an entry of an app's menu on the home screen.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// The system's pictures for shortcuts.
    public enum IconType: Int, Sendable {
        case compose = 0
        case play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud, invitation
        case confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle,
            audio
        case update
    }

    public convenience init(type: IconType) { self.init() }
    public convenience init(templateImageName: String) { self.init() }
    public convenience init(systemImageName: String) { self.init() }
}

/// An entry of an app's menu on the home screen.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    public let type: String
    public let localizedTitle: String
    public let localizedSubtitle: String?
    public let icon: UIApplicationShortcutIcon?
    public let userInfo: [String: any NSSecureCoding]?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

extension UIApplication {
    public var applicationIconBadgeNumber: Int {
        get { Program.shared.badge }
        set {
            Unsupported.kept("UIApplication.applicationIconBadgeNumber")
            Program.shared.badge = newValue
        }
    }

    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { Program.shared.shortcutItems }
        set {
            Unsupported.kept("UIApplication.shortcutItems")
            Program.shared.shortcutItems = newValue
        }
    }
}

extension UIScene.ConnectionOptions {
    public var shortcutItem: UIApplicationShortcutItem? {
        Isolation.assumeMain(with: shortcutItemType) { $0.map { UIApplicationShortcutItem(type: $0, localizedTitle: "") } }
    }
    public var userActivities: Set<NSUserActivity> { [] }
    public var sourceApplication: String? { nil }
}
