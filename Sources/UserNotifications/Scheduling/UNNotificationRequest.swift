import AppleFoundation

/// What shall be said, and when; at once without a trigger.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?

    /// Keeps the content as it is now.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A request that came due.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
    public let date: Date
    public let request: UNNotificationRequest

    init(_ request: UNNotificationRequest, at date: Date) { (self.request, self.date) = (request, date) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
