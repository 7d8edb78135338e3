import Foundation

/// Calls that wait for their time, so that they can be cancelled by target, selector and argument.
private final class DelayedCalls: @unchecked Sendable {
    static let shared = DelayedCalls()

    private struct Call {
        var target: ObjectIdentifier
        var selector: Selector
        var argument: AnyObject?
        var timer: Timer
    }

    private let lock = NSLock()
    private var calls: [Call] = []

    func add(_ target: AnyObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval, _ modes: [RunLoop.Mode]) {
        let kept = Carried((target: target, argument: argument))
        // The timer keeps target and argument, as on Apple's systems.
        let timer = Timer(fire: Date(timeIntervalSinceNow: max(0, delay)), interval: 0, repeats: false) { timer in
            self.remove(timer)
            MessageSending.send(selector, to: kept.value.target, [kept.value.argument])
        }
        let argument = argument.map { $0 as AnyObject }
        lock.withLock {
            calls.append(Call(target: ObjectIdentifier(target), selector: selector, argument: argument, timer: timer))
        }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    private func remove(_ timer: Timer) { lock.withLock { calls.removeAll { $0.timer === timer } } }

    /// `selector` nil: every call of the target.
    func cancel(_ target: AnyObject, _ selector: Selector?, _ argument: Any?) {
        let argument = argument.map { $0 as AnyObject }
        let cancelled = lock.withLock {
            let isCancelled = { (call: Call) -> Bool in
                guard call.target == ObjectIdentifier(target) else { return false }
                guard let selector else { return true }
                guard call.selector == selector else { return false }
                if let mine = call.argument as? NSObject, let other = argument as? NSObject { return mine.isEqual(other) }
                return call.argument === argument
            }
            defer { calls.removeAll(where: isCancelled) }
            return calls.filter(isCancelled)
        }
        for call in cancelled { call.timer.invalidate() }
    }
}

extension NSObject {
    /// Calls the method on a later turn of this thread's run loop.
    public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
        DelayedCalls.shared.add(self, selector, object, delay, [.default])
    }

    public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode])
    {
        DelayedCalls.shared.add(self, selector, object, delay, modes)
    }

    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        DelayedCalls.shared.cancel(target as AnyObject, nil, nil)
    }

    public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
        DelayedCalls.shared.cancel(target as AnyObject, selector, object)
    }

    /// Calls the method on the main thread: at once when waiting there, else on the main run loop's next turn.
    public func performSelector(onMainThread selector: Selector, with object: Any?, waitUntilDone wait: Bool) {
        if wait, Thread.isMainThread {
            MessageSending.send(selector, to: self, [object])
            return
        }
        let kept = Carried((target: self, object: object))
        let call: @Sendable () -> Void = { MessageSending.send(selector, to: kept.value.target, [kept.value.object]) }
        if wait { DispatchQueue.main.sync(execute: call) } else { DispatchQueue.main.async(execute: call) }
    }

    public func performSelector(inBackground selector: Selector, with object: Any?) {
        Thread.detachNewThreadSelector(selector, toTarget: self, with: object)
    }
}
