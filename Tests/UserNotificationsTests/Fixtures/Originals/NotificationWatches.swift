// swift-format-ignore-file
import UserNotifications

/// Writes down what a center says, and keeps the completion handlers.
class NotificationWatch: NSObject, UNUserNotificationCenterDelegate {
    var lines: [String] = []
    var options: UNNotificationPresentationOptions = [.banner, .list, .sound]
    var answersAtOnce = true
    var waiting: [() -> Void] = []

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func note(_ response: UNNotificationResponse) {
        let words = (response as? UNTextInputNotificationResponse).map { " saying \($0.userText)" } ?? ""
        lines.append("\(response.actionIdentifier) of \(response.notification.request.identifier)" + words)
    }
}

/// Has the methods with completion handlers.
final class ClosureWatch: NotificationWatch {
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
        lines.append("shows \(notification.request.identifier)")
        if answersAtOnce { completionHandler(options) } else { waiting.append { [options] in completionHandler(options) } }
    }
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {
        note(response)
        if answersAtOnce { completionHandler() } else { waiting.append(completionHandler) }
    }
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        lines.append("settings for \(notification?.request.identifier ?? "all")")
    }
}

/// Has the asynchronous ones.
final class AsyncWatch: NotificationWatch {
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions {
        lines.append("shows \(notification.request.identifier)")
        return options
    }
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { note(response) }
}

/// Has nothing.
final class SilentWatch: NotificationWatch {}
