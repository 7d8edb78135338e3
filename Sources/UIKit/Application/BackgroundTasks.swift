import AppleFoundation

/// The number of a task that an app wants to end when it leaves the screen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

/// Whether the app may be woken in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted = 0
    case denied = 1
    case available = 2
}

// No system sends the process to sleep here, so there is always time.
extension UIApplication {
    @MainActor private static var lastTask = 0

    @discardableResult
    public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        UIApplication.lastTask += 1
        return UIBackgroundTaskIdentifier(rawValue: UIApplication.lastTask)
    }

    @discardableResult
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(expirationHandler: handler)
    }

    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
    /// Nobody fetches in the background, as `backgroundRefreshStatus` tells, so there is no interval to keep.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
    /// No headset and no lock screen sends such events here.
    public func beginReceivingRemoteControlEvents() {}
    public func endReceivingRemoteControlEvents() {}
    public var isProtectedDataAvailable: Bool { true }
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    public nonisolated static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
}

// A home screen, and messages from a server: neither is here.
extension UIApplication {
    public var supportsAlternateIcons: Bool { false }
    public var alternateIconName: String? { nil }

    public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        let error = NSError(
            domain: NSCocoaErrorDomain, code: 3072,
            userInfo: [NSLocalizedDescriptionKey: "The operation couldn’t be completed."])
        DispatchQueue.main.async { completionHandler?(error) }
    }

    public var isRegisteredForRemoteNotifications: Bool { false }
    /// The simulator of old has no device token: the delegate hears of it.
    public func registerForRemoteNotifications() {
        let error = NSError(
            domain: NSCocoaErrorDomain, code: 3010,
            userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"])
        DispatchQueue.main.async {
            self.delegate?.`application(_:didFailToRegisterForRemoteNotificationsWithError:)`?(self, error)
        }
    }
    public func unregisterForRemoteNotifications() {}
}
