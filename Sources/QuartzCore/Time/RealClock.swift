import AppleFoundation
import CVirtualTime

/// A clock that shows time as it passes in the world, for hosts before which somebody sits. It can go slower, so that people see how
/// things move; then only what moves by this clock is slow, not timers and delayed calls.
package final class RealClock: MediaClock {
    private var shown: CFTimeInterval
    private var shownAt: Int64

    /// How fast it goes beside the world's clocks.
    package var speed: Double = 1 {
        willSet { _ = now }
    }

    /// Starts at an arbitrary round moment: animations treat 0 as "not set".
    package init(now: CFTimeInterval = 1000) {
        shown = now
        shownAt = allium_time_real()
    }

    package var now: CFTimeInterval {
        let real = allium_time_real()
        shown += Double(real - shownAt) / 1e9 * speed
        shownAt = real
        return shown
    }

    package func takeCharge() {}
    package func standStill() {}
}
