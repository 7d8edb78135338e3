import AppleFoundation

public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case authorized = 2
    case provisional = 3
    case ephemeral = 4
}

public enum UNNotificationSetting: Int, Sendable {
    case notSupported = 0
    case disabled = 1
    case enabled = 2
}

public enum UNAlertStyle: Int, Sendable {
    case none = 0
    case banner = 1
    case alert = 2
}

public enum UNShowPreviewsSetting: Int, Sendable {
    case always = 0
    case whenAuthenticated = 1
    case never = 2
}

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
    public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// What the app may do with notifications, as it was when it asked.
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
    public let authorizationStatus: UNAuthorizationStatus
    private let options: UNAuthorizationOptions

    init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
        (authorizationStatus, self.options) = (status, options)
    }

    /// What was never asked for isn't supported.
    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        if !options.contains(option) { return .notSupported }
        return authorizationStatus.allows ? .enabled : .disabled
    }

    /// Where notifications that come unasked-for may be seen.
    private var quiet: UNNotificationSetting {
        options.contains(.alert) && authorizationStatus == .provisional ? .enabled : place
    }
    private var place: UNNotificationSetting { authorizationStatus == .provisional ? .disabled : setting(.alert) }

    open var badgeSetting: UNNotificationSetting { setting(.badge) }
    open var soundSetting: UNNotificationSetting { setting(.sound) }
    open var alertSetting: UNNotificationSetting { place }
    open var notificationCenterSetting: UNNotificationSetting { quiet }
    open var lockScreenSetting: UNNotificationSetting { place }
    open var carPlaySetting: UNNotificationSetting { setting(.carPlay) }
    open var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
    open var announcementSetting: UNNotificationSetting { setting(.announcement) }
    open var timeSensitiveSetting: UNNotificationSetting { setting(.timeSensitive) }
    open var scheduledDeliverySetting: UNNotificationSetting { authorizationStatus.allows ? .disabled : .notSupported }
    open var directMessagesSetting: UNNotificationSetting { .notSupported }
    open var alertStyle: UNAlertStyle { place == .enabled ? .banner : .none }
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    open var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UNAuthorizationStatus {
    var allows: Bool { self == .authorized || self == .provisional || self == .ephemeral }
}
