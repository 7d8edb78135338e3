import AppleFoundation
import CVirtualTime

/// Where animations get their time from.
package protocol MediaClock: AnyObject {
    var now: CFTimeInterval { get }
    func takeCharge()
    func standStill()
}

/// The current clock of the process.
package enum MediaTime {
    /// Replaced by a host or a stage; a fresh virtual clock otherwise.
    package nonisolated(unsafe) static var clock: any MediaClock = {
        let clock = VirtualClock()
        clock.takeCharge()
        return clock
    }()
    {
        didSet {
            guard clock !== oldValue else { return }
            oldValue.standStill()
            clock.takeCharge()
        }
    }

    /// Whether a session moves the clock. Without one it moves only where the main thread waits.
    package nonisolated(unsafe) static var isDriven = false

    /// Brings layers up to date between two steps of time. The layers above add what belongs to it.
    @Guarded package static var commit: () -> Void = { TransactionStack.shared.flush() }
}

/// Seconds on the current clock. Headless, that is virtual time, which stands still unless somebody moves it or waits.
public func CACurrentMediaTime() -> CFTimeInterval {
    // A loop that does nothing but look at the clock must end.
    _ = allium_time_look()
    return MediaTime.clock.now
}
