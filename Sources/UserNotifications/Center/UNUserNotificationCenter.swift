@_exported import AppleFoundation

/// Keeps an app's notifications: those that wait, and those that were shown.
///
/// All that is asked of it happens at a later turn of the main queue, in the order in which it was asked, and so do the answers.
/// Nobody agrees to notifications unless `NotificationSimulator` says so.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()
    open class func current() -> UNUserNotificationCenter { shared }

    final let ledger = NotificationLedger()
    private var simulator: NotificationSimulator { .shared }

    private override init() {
        super.init()
        ledger.onDue = { NotificationSimulator.shared.receive($0) }
        NotificationSimulator.shared.watchTheApp()
    }

    open weak var delegate: (any UNUserNotificationCenterDelegate)?

    /// Views of notifications that apps draw themselves.
    open var supportsContentExtensions: Bool { false }

    // MARK: May it?
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        LaterTurn.run { [simulator] in completionHandler(simulator.ask(options), nil) }
    }
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await answer { done in self.requestAuthorization(options: options) { granted, _ in done(granted) } }
    }

    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        LaterTurn.run { [simulator] in completionHandler(simulator.settings) }
    }
    open func notificationSettings() async -> UNNotificationSettings {
        await answer { self.getNotificationSettings(completionHandler: $0) }
    }

    // MARK: Categories
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        LaterTurn.run { [ledger] in ledger.categories = categories }
    }
    open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        LaterTurn.run { [ledger] in completionHandler(ledger.categories) }
    }
    open func notificationCategories() async -> Set<UNNotificationCategory> {
        await answer { self.getNotificationCategories(completionHandler: $0) }
    }

    // MARK: What waits
    /// One that waits under the same identifier is forgotten.
    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        LaterTurn.run { [ledger] in
            do throws(UNError) {
                try ledger.add(request)
                completionHandler?(nil)
            } catch {
                completionHandler?(error)
            }
        }
    }
    open func add(_ request: UNNotificationRequest) async throws {
        let error: (any Error)? = await answer { self.add(request, withCompletionHandler: $0) }
        if let error { throw error }
    }

    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        LaterTurn.run { [ledger] in completionHandler(ledger.pendingRequests) }
    }
    open func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await answer { self.getPendingNotificationRequests(completionHandler: $0) }
    }

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        LaterTurn.run { [ledger] in ledger.removePending { identifiers.contains($0) } }
    }
    open func removeAllPendingNotificationRequests() { LaterTurn.run { [ledger] in ledger.removePending { _ in true } } }

    // MARK: What was shown
    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        LaterTurn.run { [ledger] in completionHandler(ledger.delivered) }
    }
    open func deliveredNotifications() async -> [UNNotification] {
        await answer { self.getDeliveredNotifications(completionHandler: $0) }
    }

    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        LaterTurn.run { [ledger] in ledger.removeDelivered { identifiers.contains($0) } }
    }
    open func removeAllDeliveredNotifications() { LaterTurn.run { [ledger] in ledger.removeDelivered { _ in true } } }

    // MARK: The number on the app's icon
    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        LaterTurn.run { [simulator] in
            if newBadgeCount < 0 {
                completionHandler?(UNError(.badgeInputInvalid))
            } else if simulator.allows(.badge) {
                simulator.badgeCount = newBadgeCount
                completionHandler?(nil)
            } else {
                completionHandler?(UNError(.notificationsNotAllowed))
            }
        }
    }
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        let error: (any Error)? = await answer { self.setBadgeCount(newBadgeCount, withCompletionHandler: $0) }
        if let error { throw error }
    }

    private func answer<Value>(_ ask: (@escaping (Value) -> Void) -> Void) async -> Value {
        let answer: Carried<Value> = await withCheckedContinuation { continuation in
            ask { continuation.resume(returning: Carried($0)) }
        }
        return answer.value
    }
}
