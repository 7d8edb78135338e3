import AppleFoundation
import CVirtualTime

/// A clock that stands still until it is moved, and lets everything happen in order on the way: animations and display links, timers,
/// delayed calls, tasks that sleep, and what is queued for the main thread.
///
/// It shows the process's own time, which all of them go by (`CVirtualTime`), counted from where this clock began. Only the clock in charge
/// moves; others stand.
package final class VirtualClock: MediaClock {
    /// Where this clock was when the process's time was at `origin`.
    private var start: CFTimeInterval
    private var origin: Int64
    private var shown: CFTimeInterval
    /// The process's time at which `shown` was true.
    private var shownAt: Int64
    private var isInCharge = false

    /// Starts at an arbitrary round moment: animations treat 0 as "not set".
    package init(now: CFTimeInterval = 1000) {
        allium_time_hold()
        start = now
        shown = now
        origin = allium_time_now()
        shownAt = origin
    }

    package var now: CFTimeInterval {
        guard isInCharge else { return shown }
        let elapsed = allium_time_now()
        if elapsed != shownAt {
            shown = max(shown, start + Double(elapsed - origin) / 1e9)
            shownAt = elapsed
        }
        return shown
    }

    package func takeCharge() {
        guard !isInCharge else { return }
        start = shown
        origin = allium_time_now()
        shownAt = origin
        isInCharge = true
    }

    package func standStill() {
        _ = now
        isInCharge = false
    }

    /// The process's time at a moment of this clock, rounded up to whole nanoseconds. Less than a hundredth of one is arithmetic's.
    func elapsed(at moment: CFTimeInterval) -> Int64 {
        let seconds = moment - start
        return seconds < 3e9 ? origin + Int64((seconds * 1e9 - 0.01).rounded(.up)) : ALLIUM_NEVER
    }

    private func moment(at elapsed: Int64) -> CFTimeInterval {
        elapsed == ALLIUM_NEVER ? .infinity : start + Double(elapsed - origin) / 1e9
    }

    /// Shows exactly this moment, which whole nanoseconds can't.
    private func show(_ moment: CFTimeInterval) {
        guard moment > now else { return }
        shownAt = max(shownAt, elapsed(at: moment))
        allium_time_pass(shownAt)
        shown = moment
    }

    private static let vagueness: CFTimeInterval = 1e-6

    /// Wakes what is due next, now or an instant after, which this clock doesn't show.
    private func fireNextCall() {
        let exact = now
        let due = allium_time_next()
        guard due <= shownAt + 1000 else { return }
        _ = allium_time_move(due)
        shownAt = allium_time_now()
        shown = exact
    }

    package func advance(by interval: CFTimeInterval) { advance(to: now + max(0, interval)) }

    /// Stops at each event before `target`, so that what a callback starts there runs from there.
    package func advance(to target: CFTimeInterval) {
        let scheduler = AnimationScheduler.shared
        let isWhole = isInCharge && allium_time_is_main_thread()
        // What was asked for at this moment begins at this moment.
        MediaTime.commit()
        if isWhole { MainTurns.settle() }
        var repeats = 0
        while true {
            let frame = scheduler.nextWakeTime ?? .infinity
            let call = isWhole ? moment(at: allium_time_next()) : .infinity
            // Dates are a little vague.
            guard min(frame, call - Self.vagueness) <= target else { break }
            let next = max(now, min(frame, call, target))
            repeats = next > now ? 0 : repeats + 1
            // Callbacks that keep starting things without duration must not hold time up for ever.
            if repeats > 10_000 { break }
            show(next)
            if call - Self.vagueness <= frame { fireNextCall() } else { scheduler.process() }
            MediaTime.commit()
            if isWhole { MainTurns.settle() }
        }
        show(target)
        scheduler.process()
        MediaTime.commit()
        if isWhole { MainTurns.settle() }
    }
}
