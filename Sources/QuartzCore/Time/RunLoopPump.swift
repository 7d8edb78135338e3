import AppleFoundation
import Dispatch

/// Moves the clock when nobody else does, so that code which only waits on the run loop sees animations end.
///
/// Each turn advances virtual time by one frame. The pump runs only while something is pending. It is woken by the main
/// run loop or by the main queue, whichever the program runs.
package final class RunLoopPump: @unchecked Sendable {
    package static let shared = RunLoopPump()
    package static let frame: CFTimeInterval = 1 / 60
    /// Real seconds between turns: shorter than a frame, so that a busy machine still keeps up with the code that waits.
    package static let turn: TimeInterval = 0.004

    /// Two alarms, because either the run loop or the main queue may be what turns.
    private var timer: Timer?
    private var source: (any DispatchSourceTimer)?
    private var lastTurn: TimeInterval = 0
    private var isCommitRequested = false

    private init() {}

    /// Commits the implicit transaction in the next turn.
    func requestCommit() {
        guard !isCommitRequested else { return }
        isCommitRequested = true
        let commit: @Sendable () -> Void = { [self] in
            guard isCommitRequested else { return }
            isCommitRequested = false
            TransactionStack.shared.flush()
        }
        DispatchQueue.main.async(execute: commit)
        RunLoop.main.perform(commit)
    }

    /// Asks for turns as long as something is pending.
    func wake() {
        guard timer == nil, !MediaTime.isDriven else { return }
        let timer = Timer(timeInterval: Self.turn, repeats: true) { [self] _ in advance() }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.setEventHandler { [self] in advance() }
        source.schedule(deadline: .now() + Self.turn, repeating: Self.turn)
        source.activate()
        self.source = source
    }

    private func rest() {
        timer?.invalidate()
        timer = nil
        source?.cancel()
        source = nil
    }

    private func advance() {
        guard timer != nil else { return }
        guard !MediaTime.isDriven, let clock = MediaTime.clock as? VirtualClock else { return rest() }
        // The two alarms together must not turn twice as fast; this spaces turns and moves no animation.
        let now = ProcessInfo.processInfo.systemUptime
        guard now - lastTurn >= Self.turn * 0.75 else { return }
        lastTurn = now
        clock.advance(by: Self.frame)
        if AnimationScheduler.shared.isIdle { rest() }
    }
}
