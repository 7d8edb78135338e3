import AppleFoundation

/// What the person does who has the device: agrees to notifications or not, sees them, answers them. For tests and hosts, on the main thread.
///
/// There is none of it on Apple's systems; there a person does the same.
public final class NotificationSimulator: @unchecked Sendable {
    public static let shared = NotificationSimulator()

    /// What would have been seen and heard.
    public struct Presented: Sendable {
        public let notification: UNNotification
        public let options: UNNotificationPresentationOptions
    }

    private init() {}
    private var center: UNUserNotificationCenter { .current() }

    // MARK: What the person says
    /// What a request is answered with. Usually a refusal: no screen here asks anybody.
    public var answer = UNAuthorizationStatus.denied
    public private(set) var authorizationStatus = UNAuthorizationStatus.notDetermined
    /// What was asked for so far.
    private var options: UNAuthorizationOptions = []

    /// As in the settings: at any time.
    public func authorize(_ status: UNAuthorizationStatus, options: UNAuthorizationOptions = [.alert, .sound, .badge]) {
        (authorizationStatus, self.options) = (status, options)
    }

    /// The person is asked once; for notifications on trial, never.
    func ask(_ wish: UNAuthorizationOptions) -> Bool {
        options.formUnion(wish.subtracting(.provisional))
        let isOnTrial = authorizationStatus == .provisional && !wish.contains(.provisional)
        if authorizationStatus == .notDetermined || isOnTrial {
            authorizationStatus = wish.contains(.provisional) ? .provisional : answer
        }
        return authorizationStatus.allows
    }

    func allows(_ option: UNAuthorizationOptions) -> Bool { authorizationStatus.allows && options.contains(option) }
    var settings: UNNotificationSettings { UNNotificationSettings(authorizationStatus, options) }

    // MARK: What the person sees
    /// The app is in front of the person. Follows the application's own life.
    public var isAppInFront = true
    /// In the order in which they came.
    public private(set) var presented: [Presented] = []
    public internal(set) var badgeCount = 0
    public var pendingRequests: [UNNotificationRequest] { center.ledger.pendingRequests }
    public var deliveredNotifications: [UNNotification] { center.ledger.delivered }
    /// Responses whose completion handlers nobody has called yet.
    public private(set) var unfinishedResponses = 0

    /// UIKit is not known here; its words are.
    func watchTheApp() {
        follow("UIApplicationDidEnterBackgroundNotification", isInFront: false)
        follow("UIApplicationWillEnterForegroundNotification", isInFront: true)
        // An app goes to the background before it is switched off; where the process goes on, the next one is in front.
        follow("UIApplicationWillTerminateNotification", isInFront: true)
    }

    private func follow(_ name: String, isInFront: Bool) {
        _ = NotificationCenter.default.addObserver(forName: Notification.Name(name), object: nil, queue: nil) { [weak self] _ in
            self?.isAppInFront = isInFront
        }
    }

    /// A notification is due: the app in front is asked how to show it.
    func receive(_ notification: UNNotification) {
        guard authorizationStatus.allows else { return }
        guard isAppInFront else {
            let all: UNNotificationPresentationOptions = [.banner, .list, .sound, .badge]
            return present(notification, authorizationStatus == .provisional ? .list : all)
        }
        let present = Once { [self] in self.present(notification, $0) }
        if let ask = center.delegate?.`userNotificationCenter(_:willPresent:withCompletionHandler:)` {
            ask(center, notification) { options in present.call(options) }
        } else if let ask = center.delegate?.`userNotificationCenter(_:willPresent:)` {
            let work = Carried((ask, center))
            Task { @MainActor in present.call(await work.value.0(work.value.1, notification)) }
        }
    }

    private func present(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
        guard !options.isEmpty else { return }
        Unsupported.banners.report()
        presented.append(Presented(notification: notification, options: options))
        if options.contains(.list) || options.contains(.alert) { center.ledger.list(notification) }
        if options.contains(.badge), allows(.badge), let badge = notification.request.content.badge {
            badgeCount = badge.intValue
        }
    }

    // MARK: What the person does
    /// A server sends something, with the keys of a push: `aps` and the app's own.
    public func push(_ payload: [AnyHashable: Any], identifier: String = UUID().uuidString) {
        let request = UNNotificationRequest(
            identifier: identifier, content: PushPayload(payload).content, trigger: UNPushNotificationTrigger())
        LaterTurn.run { [self] in receive(UNNotification(request, at: Date())) }
    }

    /// The person taps the newest notification of that identifier, chooses one of its actions, writes, or wipes it away. The app hears of it
    /// at the next turn. False where there is no such notification, or the app wouldn't hear.
    @discardableResult
    public func respond(
        to identifier: String, action: String = UNNotificationDefaultActionIdentifier, text: String? = nil
    ) -> Bool {
        let shown = center.ledger.delivered + presented.reversed().map(\.notification)
        guard let notification = shown.first(where: { $0.request.identifier == identifier }) else { return false }
        let category = center.ledger.category(of: notification)
        switch action {
        case UNNotificationDefaultActionIdentifier: break
        case UNNotificationDismissActionIdentifier:
            guard category?.options.contains(.customDismissAction) ?? false else { return false }
        default: guard category?.actions.contains(where: { $0.identifier == action }) ?? false else { return false }
        }
        center.ledger.removeDelivered { $0 == identifier }
        presented.removeAll { $0.notification.request.identifier == identifier }
        let response =
            text.map { UNTextInputNotificationResponse(notification, action, text: $0) }
            ?? UNNotificationResponse(notification, action)
        LaterTurn.run { [self] in hand(over: response) }
        return true
    }

    private func hand(over response: UNNotificationResponse) {
        let finished = Once<Void> { [self] in unfinishedResponses -= 1 }
        if let hear = center.delegate?.`userNotificationCenter(_:didReceive:withCompletionHandler:)` {
            unfinishedResponses += 1
            hear(center, response) { finished.call(()) }
        } else if let hear = center.delegate?.`userNotificationCenter(_:didReceive:)` {
            unfinishedResponses += 1
            let work = Carried((hear, center))
            Task { @MainActor in
                await work.value.0(work.value.1, response)
                finished.call(())
            }
        }
    }

    /// The person wants the app's own settings, from those of the system or from a notification.
    public func openSettings(from identifier: String? = nil) {
        let notification = center.ledger.delivered.first { $0.request.identifier == identifier }
        LaterTurn.run { [self] in
            center.delegate?.`userNotificationCenter(_:openSettingsFor:)`?(center, notification)
        }
    }

    /// As at the start of the process: nobody was asked, nothing waits.
    public func reset() {
        (answer, authorizationStatus, options) = (.denied, .notDetermined, [])
        (isAppInFront, badgeCount, unfinishedResponses) = (true, 0, 0)
        presented = []
        center.ledger.reset()
        center.delegate = nil
    }
}
