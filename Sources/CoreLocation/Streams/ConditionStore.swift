import AppleFoundation

/// The conditions of a monitor, and what became of them last.
final class ConditionStore: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var records: [String: CLMonitor.Record] = [:]
    private var listeners: [Int: AsyncStream<CLMonitor.Event>.Continuation] = [:]
    private var count = 0
    /// What nobody has heard yet.
    private var waiting: [CLMonitor.Event] = []

    var identifiers: [String] { lock.withLock { records.keys.sorted() } }
    func record(for identifier: String) -> CLMonitor.Record? { lock.withLock { records[identifier] } }

    func add(_ condition: any CLCondition, _ identifier: String, assuming state: CLMonitor.Event.State) {
        lock.withLock {
            records[identifier] = CLMonitor.Record(
                condition: condition, lastEvent: CLMonitor.Event(identifier: identifier, state: state, date: Date()))
        }
        check()
    }

    func remove(_ identifier: String) { _ = lock.withLock { records.removeValue(forKey: identifier) } }

    /// Compares all with what is so now.
    func check() {
        lock.withLock {
            for identifier in records.keys.sorted() {
                guard let record = records[identifier] else { continue }
                let state = Self.state(of: record.condition)
                guard state != .unknown, state != record.lastEvent.state else { continue }
                let event = CLMonitor.Event(identifier: identifier, state: state, date: Date())
                records[identifier] = CLMonitor.Record(condition: record.condition, lastEvent: event)
                if listeners.isEmpty { waiting.append(event) }
                for (_, listener) in listeners.sorted(by: { $0.key < $1.key }) { listener.yield(event) }
            }
        }
    }

    private static func state(of condition: any CLCondition) -> CLMonitor.Event.State {
        let region: CLRegion
        switch condition {
        case let circle as CLMonitor.CircularGeographicCondition:
            region = CLCircularRegion(center: circle.center, radius: circle.radius, identifier: "")
        case let beacon as CLMonitor.BeaconIdentityCondition:
            region = CLBeaconRegion(
                beaconIdentityConstraint: CLBeaconIdentityConstraint(beacon.uuid, beacon.major, beacon.minor), identifier: "")
        // Nobody here knows what an app's own condition means.
        default: return .unmonitored
        }
        switch LocationSimulator.shared.state(of: region) {
        case .inside: return .satisfied
        case .outside: return .unsatisfied
        case .unknown: return .unknown
        }
    }

    func events() -> AsyncStream<CLMonitor.Event> {
        AsyncStream { continuation in
            let number = lock.withLock {
                count += 1
                listeners[count] = continuation
                for event in waiting { continuation.yield(event) }
                waiting = []
                return count
            }
            continuation.onTermination = { [weak self] _ in
                _ = self?.lock.withLock { self?.listeners.removeValue(forKey: number) }
            }
        }
    }

    func finish() {
        let all = lock.withLock {
            defer { listeners = [:] }
            return Array(listeners.values)
        }
        for listener in all { listener.finish() }
    }
}
