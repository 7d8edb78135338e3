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
private enum __ObjC1 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ NotificationWatch.self }, "UserNotificationsTests.NotificationWatch") { r in _ = r } } } }

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
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: ClosureWatch.self); switch i { case 0: return _objcRet(o.userNotificationCenter(_objcArg(a, 0, (UNUserNotificationCenter).self), willPresent: _objcArg(a, 1, (UNNotification).self), withCompletionHandler: _objcArg(a, 2, ((UNNotificationPresentationOptions) -> Void).self))); case 1: return _objcRet(o.userNotificationCenter(_objcArg(a, 0, (UNUserNotificationCenter).self), didReceive: _objcArg(a, 1, (UNNotificationResponse).self), withCompletionHandler: _objcArg(a, 2, (() -> Void).self))); case 2: return _objcRet(o.userNotificationCenter(_objcArg(a, 0, (UNUserNotificationCenter).self), openSettingsFor: _objcArg(a, 1, (UNNotification?).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ClosureWatch.self }, "UserNotificationsTests.ClosureWatch") { r in r.c("-userNotificationCenter:willPresentNotification:withCompletionHandler: -userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler: -userNotificationCenter:openSettingsForNotification:", call); r.t("userNotificationCenter:willPresentNotification:withCompletionHandler:", { unsafeDowncast($0, to: ClosureWatch.self).userNotificationCenter($1, willPresent: $2, withCompletionHandler: $3) } as @MainActor (AnyObject, UNUserNotificationCenter, UNNotification, @escaping (UNNotificationPresentationOptions) -> Void) -> Void, as: ((AnyObject, UNUserNotificationCenter, UNNotification, @escaping (UNNotificationPresentationOptions) -> Void) -> Void).self); r.t("userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:", { unsafeDowncast($0, to: ClosureWatch.self).userNotificationCenter($1, didReceive: $2, withCompletionHandler: $3) } as @MainActor (AnyObject, UNUserNotificationCenter, UNNotificationResponse, @escaping () -> Void) -> Void, as: ((AnyObject, UNUserNotificationCenter, UNNotificationResponse, @escaping () -> Void) -> Void).self); r.t("userNotificationCenter:openSettingsForNotification:", { unsafeDowncast($0, to: ClosureWatch.self).userNotificationCenter($1, openSettingsFor: $2) } as @MainActor (AnyObject, UNUserNotificationCenter, UNNotification?) -> Void, as: ((AnyObject, UNUserNotificationCenter, UNNotification?) -> Void).self) } } } }

/// Has the asynchronous ones.
final class AsyncWatch: NotificationWatch {
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions {
        lines.append("shows \(notification.request.identifier)")
        return options
    }
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { note(response) }
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: AsyncWatch.self); switch i { case 0: nonisolated(unsafe) let o = o; return _objcAsync { _ = await o.userNotificationCenter(_objcArg(a, 0, (UNUserNotificationCenter).self), willPresent: _objcArg(a, 1, (UNNotification).self)) }; case 1: nonisolated(unsafe) let o = o; return _objcAsync { _ = await o.userNotificationCenter(_objcArg(a, 0, (UNUserNotificationCenter).self), didReceive: _objcArg(a, 1, (UNNotificationResponse).self)) }; default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ AsyncWatch.self }, "UserNotificationsTests.AsyncWatch") { r in r.c("-userNotificationCenter:willPresentNotification: -userNotificationCenter:didReceiveNotificationResponse:", call); r.t("userNotificationCenter:willPresentNotification:", { await unsafeDowncast($0, to: AsyncWatch.self).userNotificationCenter($1, willPresent: $2) } as @MainActor (AnyObject, UNUserNotificationCenter, UNNotification) async -> UNNotificationPresentationOptions, as: ((AnyObject, UNUserNotificationCenter, UNNotification) async -> UNNotificationPresentationOptions).self); r.t("userNotificationCenter:didReceiveNotificationResponse:", { await unsafeDowncast($0, to: AsyncWatch.self).userNotificationCenter($1, didReceive: $2) } as @MainActor (AnyObject, UNUserNotificationCenter, UNNotificationResponse) async -> Void, as: ((AnyObject, UNUserNotificationCenter, UNNotificationResponse) async -> Void).self) } } } }

/// Has nothing.
final class SilentWatch: NotificationWatch {private enum __ObjC4 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ SilentWatch.self }, "UserNotificationsTests.SilentWatch") { r in _ = r } } } }
