import Foundation

// What Foundation on Apple's systems does with a target and a selector.

extension Timer {
    public convenience init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(timeInterval: interval, repeats: repeats, block: Timer.call(selector, on: target))
        TimerInfo.set(userInfo, of: self)
    }

    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(fire: date, interval: interval, repeats: repeats, block: Timer.call(selector, on: target))
        TimerInfo.set(userInfo, of: self)
    }

    @discardableResult
    public class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// What the timer was made with.
    public var userInfo: Any? { TimerInfo.get(of: self) }

    /// A timer keeps its target.
    private static func call(_ selector: Selector, on target: Any) -> @Sendable (Timer) -> Void {
        nonisolated(unsafe) let target = target
        return { MessageSending.send(selector, to: target, [$0]) }
    }
}

/// Values that timers carry for their targets.
private final class TimerInfo: @unchecked Sendable {
    private static let shared = TimerInfo()
    private let lock = NSLock()
    private let values = ValuesByTimer()

    static func set(_ value: Any?, of timer: Timer) {
        guard let value else { return }
        shared.lock.withLock { shared.values.set(value, for: timer) }
    }

    static func get(of timer: Timer) -> Any? { shared.lock.withLock { shared.values.value(for: timer) } }
}

/// Values by timer; those of timers that are gone are dropped as the table grows.
private final class ValuesByTimer {
    private struct Entry {
        weak var timer: Timer?
        var value: Any
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 32

    func set(_ value: Any, for timer: Timer) {
        if entries.count >= limit {
            entries = entries.filter { $0.value.timer != nil }
            limit = max(32, entries.count * 2)
        }
        entries[ObjectIdentifier(timer)] = Entry(timer: timer, value: value)
    }

    func value(for timer: Timer) -> Any? {
        guard let entry = entries[ObjectIdentifier(timer)], entry.timer === timer else { return nil }
        return entry.value
    }
}

extension Thread {
    public convenience init(target: Any, selector: Selector, object: Any?) {
        nonisolated(unsafe) let target = target
        nonisolated(unsafe) let object = object
        self.init { MessageSending.send(selector, to: target, [object]) }
    }

    public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with object: Any?) {
        Thread(target: target, selector: selector, object: object).start()
    }
}

extension RunLoop {
    public func perform(
        _ selector: Selector, target: Any, argument: Any?, order: Int, modes: [RunLoop.Mode]
    ) {
        nonisolated(unsafe) let target = target
        nonisolated(unsafe) let argument = argument
        perform(inModes: modes) { MessageSending.send(selector, to: target, [argument]) }
    }
}
