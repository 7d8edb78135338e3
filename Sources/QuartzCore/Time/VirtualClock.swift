import AppleFoundation

/// A clock that stands still until it is moved, and lets everything happen in order on the way.
package final class VirtualClock: MediaClock {
    package private(set) var now: CFTimeInterval

    /// Starts at an arbitrary round moment: animations treat 0 as "not set".
    package init(now: CFTimeInterval = 1000) { self.now = now }

    package func advance(by interval: CFTimeInterval) { advance(to: now + max(0, interval)) }

    /// Stops at each event before `target`, so that what a callback starts there runs from there.
    package func advance(to target: CFTimeInterval) {
        TransactionStack.shared.flush()
        let scheduler = AnimationScheduler.shared
        var repeats = 0
        while let next = scheduler.nextWakeTime, next <= target {
            repeats = next > now ? 0 : repeats + 1
            // Callbacks that keep starting things without duration must not hold time up for ever.
            if repeats > 10_000 { break }
            now = max(now, next)
            scheduler.process()
            TransactionStack.shared.flush()
        }
        now = max(now, target)
        scheduler.process()
        TransactionStack.shared.flush()
    }
}
