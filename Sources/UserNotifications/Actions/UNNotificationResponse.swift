import AppleFoundation

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What somebody did with a notification.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
    public let notification: UNNotification
    public let actionIdentifier: String

    init(_ notification: UNNotification, _ action: String) { (self.notification, actionIdentifier) = (notification, action) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What somebody wrote in answer to one.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    public let userText: String

    init(_ notification: UNNotification, _ action: String, text: String) {
        userText = text
        super.init(notification, action)
    }
}
