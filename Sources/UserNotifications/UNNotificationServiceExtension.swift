import AppleFoundation

/// Changes what a push says before it is shown, in a program of its own.
open class UNNotificationServiceExtension: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    /// What isn't overridden changes nothing.
    open func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        Unsupported.serviceExtensions.report()
        contentHandler(request.content)
    }

    open func serviceExtensionTimeWillExpire() {}
}
