import AppleFoundation

/// The bookkeeping of a center: what waits, when it is due, and what was shown. For the main queue.
final class NotificationLedger {
    private struct Entry {
        let request: UNNotificationRequest
        let timer: Timer?
    }

    /// In the order in which they were added.
    private var pending: [Entry] = []
    /// The newest first.
    private(set) var delivered: [UNNotification] = []
    var categories: Set<UNNotificationCategory> = []
    /// What is done with those that are due.
    var onDue: (UNNotification) -> Void = { _ in }

    var pendingRequests: [UNNotificationRequest] { pending.map(\.request) }

    // MARK: What waits
    func add(_ request: UNNotificationRequest) throws(UNError) {
        guard let trigger = request.trigger else {
            removePending { $0 == request.identifier }
            return onDue(UNNotification(request, at: Date()))
        }
        if trigger is UNLocationNotificationTrigger {
            Unsupported.placeTriggers.report()
            removePending { $0 == request.identifier }
            return pending.append(Entry(request: request, timer: nil))
        }
        guard let date = trigger.next(after: Date()) else { throw UNError(.notificationInvalidNoDate) }
        wait(request, until: date)
    }

    private func wait(_ request: UNNotificationRequest, until date: Date) {
        removePending { $0 == request.identifier }
        let timer = Timer(timeInterval: max(0, date.timeIntervalSinceNow), repeats: false) { [weak self] timer in
            self?.due(timer, date)
        }
        pending.append(Entry(request: request, timer: timer))
        RunLoop.main.add(timer, forMode: .common)
    }

    private func due(_ timer: Timer, _ date: Date) {
        guard let index = pending.firstIndex(where: { $0.timer === timer }) else { return }
        let request = pending.remove(at: index).request
        if let trigger = request.trigger, trigger.repeats, let next = trigger.next(after: date) { wait(request, until: next) }
        onDue(UNNotification(request, at: Date()))
    }

    func removePending(where isMeant: (String) -> Bool) {
        for entry in pending where isMeant(entry.request.identifier) { entry.timer?.invalidate() }
        pending.removeAll { isMeant($0.request.identifier) }
    }

    // MARK: What was shown
    /// In the place of one with the same identifier.
    func list(_ notification: UNNotification) {
        removeDelivered { $0 == notification.request.identifier }
        delivered.insert(notification, at: 0)
    }

    func removeDelivered(where isMeant: (String) -> Bool) { delivered.removeAll { isMeant($0.request.identifier) } }

    func category(of notification: UNNotification) -> UNNotificationCategory? {
        categories.first { $0.identifier == notification.request.content.categoryIdentifier }
    }

    func reset() {
        removePending { _ in true }
        (delivered, categories) = ([], [])
    }
}
