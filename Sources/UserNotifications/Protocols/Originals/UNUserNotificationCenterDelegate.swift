// swift-format-ignore-file
import AppleFoundation

/// Decides about notifications that come while the app is in front, and hears what people answer.
@objc public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    @objc(userNotificationCenter:willPresentNotification:withCompletionHandler:)
    optional func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// The same for those who answer later.
    @objc(userNotificationCenter:willPresentNotification:)
    optional func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions
    @objc(userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:)
    optional func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void)
    @objc(userNotificationCenter:didReceiveNotificationResponse:)
    optional func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    @objc(userNotificationCenter:openSettingsForNotification:)
    optional func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
