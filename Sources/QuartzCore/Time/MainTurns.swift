import AppleFoundation
import CVirtualTime
import Dispatch

/// The turns of the main thread: what is queued for it, commits at their ends, and frames where it waits.
package enum MainTurns {
    /// How long work of other queues is waited for, in real time, each time that the clock wants to go on.
    package static let patience: Int64 = 2_000_000_000

    private nonisolated(unsafe) static var isCommitRequested = false

    /// Called after a commit at the end of a turn, which nobody else may have asked for: a host with a window has a frame to make then.
    @Guarded package static var onCommit: (() -> Void)?

    /// Joins the main thread's run loop, once a process.
    private static let connection: Void = {
        allium_time_observe_turns { MainTurns.end() }
        allium_time_set_frames({ MainTurns.nextFrame() }, { MainTurns.frame() })
    }()

    /// Commits the implicit transaction at the end of this turn.
    static func requestCommit() {
        isCommitRequested = true
        connect()
        // Whoever is on another thread finds the main one asleep.
        if !allium_time_is_main_thread() { DispatchQueue.main.async { end() } }
    }

    /// Has the main thread do something in a turn of its own, which comes even where it sleeps.
    static func later(_ body: @escaping () -> Void) {
        allium_time_hold()
        let body = Carried(body)
        DispatchQueue.main.async { body.value() }
    }

    /// Sees to it that frames come where the main thread waits.
    static func connect() {
        allium_time_hold()
        // What time brings has changed, and whoever waits for it in real time has to know.
        if onCommit != nil { isCommitRequested = true }
        _ = connection
    }

    /// Time passes as it does in the world, in this process and from its beginning on: somebody looks on.
    package static func stayReal() { allium_time_stay_real() }

    /// The main thread leaves its run loop after what it does now.
    package static func leaveRunLoop() { allium_time_leave_loop() }

    /// Turns the main run loop where time is real, until something has come to the main thread or a file has something, at most for so many
    /// seconds.
    @discardableResult package static func turn(for limit: TimeInterval, watching file: Int32 = -1) -> WatchedFile {
        switch allium_time_turn_really(file, Int64(max(0, min(limit, 1e6)) * 1e9)) {
        case ALLIUM_FILE_READABLE: return .readable
        case ALLIUM_FILE_CUT: return .cut
        default: return .quiet
        }
    }

    /// How it stands with a file that is watched while the run loop waits.
    package enum WatchedFile {
        case quiet
        case readable
        /// Its other end is gone: it is readable for ever, and nothing comes.
        case cut
    }

    private static func end() {
        guard isCommitRequested else { return }
        isCommitRequested = false
        TransactionStack.shared.flush()
        onCommit?()
    }

    private static func nextFrame() -> Int64 {
        guard let clock = MediaTime.clock as? VirtualClock, let next = AnimationScheduler.shared.nextWakeTime else {
            return ALLIUM_NEVER
        }
        return clock.elapsed(at: next)
    }

    private static func frame() {
        AnimationScheduler.shared.process()
        MediaTime.commit()
    }

    /// Lets the main thread do what is queued for it, and other threads what it gave them, until there is nothing to do at this moment.
    package static func settle() {
        // Inside one of those calls only what it brings is done; the rest goes on outside.
        for _ in 0..<10_000 {
            _ = allium_time_await_work(patience)
            guard allium_time_turn() else { return }
            MediaTime.commit()
        }
    }
}
