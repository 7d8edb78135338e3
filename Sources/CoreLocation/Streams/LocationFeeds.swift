import AppleFoundation

/// Who waits for places and conditions in asynchronous loops.
final class LocationFeeds: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var updates: [Int: AsyncStream<CLLocationUpdate>.Continuation] = [:]
    private var monitors: [String: ConditionStore] = [:]
    private var count = 0

    // MARK: Places
    /// What is known now comes first, then what changes.
    func updatesFromNow() -> AsyncStream<CLLocationUpdate> {
        AsyncStream { continuation in
            let number = lock.withLock {
                count += 1
                updates[count] = continuation
                return count
            }
            continuation.onTermination = { [weak self] _ in
                _ = self?.lock.withLock { self?.updates.removeValue(forKey: number) }
            }
            continuation.yield(.now)
        }
    }

    /// The device is elsewhere, or more or less may be known of it.
    func changed() {
        let (waiting, stores) = lock.withLock { (Array(updates), Array(monitors)) }
        for (_, continuation) in waiting.sorted(by: { $0.key < $1.key }) { continuation.yield(.now) }
        for (_, store) in stores.sorted(by: { $0.key < $1.key }) { store.check() }
    }

    // MARK: Conditions
    /// Monitors of one name are the same.
    func store(named name: String) -> ConditionStore {
        lock.withLock {
            if let known = monitors[name] { return known }
            let made = ConditionStore()
            monitors[name] = made
            return made
        }
    }

    func forget() {
        let (waiting, stores) = lock.withLock {
            defer { (updates, monitors) = ([:], [:]) }
            return (Array(updates.values), Array(monitors.values))
        }
        for continuation in waiting { continuation.finish() }
        for store in stores { store.finish() }
    }
}
