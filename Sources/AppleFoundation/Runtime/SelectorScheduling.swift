import Foundation

// What Foundation on Apple's systems does with a target and a selector.

extension Timer {
    /// A timer that fires first when the interval is over; Linux' Foundation has one that fires at once.
    ///
    /// Where that is in sight only through this module, this one takes its place. Files that import it by themselves keep it.
    @_disfavoredOverload public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        let interval = interval > 0 ? interval : 0.0001
        self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }

    /// `Timer()` is an object that never fires, for properties that get their timer later: `var timer = Timer()`.
    ///
    /// An extension can't take the place of NSObject's `init()`, so this one has an argument that is left out.
    public convenience init(_ nothing: Void = ()) {
        self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        invalidate()
    }

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

    /// A timer keeps its target.
    private static func call(_ selector: Selector, on target: Any) -> @Sendable (Timer) -> Void {
        let target = Carried(target)
        return { MessageSending.send(selector, to: target.value, [$0]) }
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
        guard type(of: timer) == Timer.self else { return }
        // An object's first word is its class. The other one has the same fields, and answers with the value.
        let metadata = unsafeBitCast(InformedTimer.self as AnyClass, to: UInt.self)
        Unmanaged.passUnretained(timer).toOpaque().storeBytes(of: metadata, as: UInt.self)
    }

    static func get(of timer: Timer) -> Any? { shared.lock.withLock { shared.values.value(for: timer) } }
}

/// A timer that was made with a value: `userInfo` is Foundation's own property, which is always nil there.
private final class InformedTimer: Timer {
    override var userInfo: Any? { TimerInfo.get(of: self) }
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
        let kept = Carried((target: target, object: object))
        self.init { MessageSending.send(selector, to: kept.value.target, [kept.value.object]) }
    }

    public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with object: Any?) {
        Thread(target: target, selector: selector, object: object).start()
    }
}

/// Calls that a run loop makes on its next turn, in an order of their own.
private final class OrderedCalls: @unchecked Sendable {
    static let shared = OrderedCalls()

    struct Call {
        var loop: ObjectIdentifier
        var target: AnyObject
        var selector: Selector
        var argument: Any?
        var order: Int
        var modes: [RunLoop.Mode]
    }

    private let lock = NSLock()
    private var calls: [Call] = []

    func add(_ call: Call) {
        lock.withLock {
            let place = calls.firstIndex { $0.order > call.order } ?? calls.endIndex
            calls.insert(call, at: place)
        }
    }

    /// Makes every call that waits for this loop and mode, the smallest order first. The first of a turn's blocks makes all of them.
    func makeCalls(of loop: ObjectIdentifier, in mode: RunLoop.Mode?) {
        let due = take { call in
            call.loop == loop && (mode.map { call.modes.contains($0) } ?? true || call.modes.contains(.common))
        }
        for call in due { MessageSending.send(call.selector, to: call.target, [call.argument]) }
    }

    func cancel(_ loop: ObjectIdentifier, _ target: AnyObject, _ selector: Selector?, _ argument: Any?) {
        let argument = argument.map { $0 as AnyObject }
        _ = take { call in
            guard call.loop == loop, call.target === target else { return false }
            guard let selector else { return true }
            guard call.selector == selector else { return false }
            let own = call.argument.map { $0 as AnyObject }
            if let own = own as? NSObject, let other = argument as? NSObject { return own.isEqual(other) }
            return own === argument
        }
    }

    private func take(_ isTaken: (Call) -> Bool) -> [Call] {
        lock.withLock {
            let taken = calls.filter(isTaken)
            calls.removeAll(where: isTaken)
            return taken
        }
    }
}

extension RunLoop {
    /// Calls the method on the loop's next turn; of several calls the one with the smallest order comes first.
    public func perform(
        _ selector: Selector, target: Any, argument: Any?, order: Int, modes: [RunLoop.Mode]
    ) {
        let loop = ObjectIdentifier(self)
        OrderedCalls.shared.add(
            OrderedCalls.Call(
                loop: loop, target: target as AnyObject, selector: selector, argument: argument, order: order, modes: modes))
        perform(inModes: modes) { OrderedCalls.shared.makeCalls(of: loop, in: RunLoop.current.currentMode) }
    }

    public func cancelPerform(_ selector: Selector, target: Any, argument: Any?) {
        OrderedCalls.shared.cancel(ObjectIdentifier(self), target as AnyObject, selector, argument)
    }

    public func cancelPerformSelectors(withTarget target: Any) {
        OrderedCalls.shared.cancel(ObjectIdentifier(self), target as AnyObject, nil, nil)
    }
}
