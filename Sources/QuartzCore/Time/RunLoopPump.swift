import AppleFoundation
import Dispatch

/// Moves the clock when nobody else does, so that code which only waits on the run loop sees animations end.
///
/// Each turn advances virtual time by one frame. The pump runs only while something is pending.
package final class RunLoopPump: @unchecked Sendable {
    package static let shared = RunLoopPump()
    package static let frame: CFTimeInterval = 1 / 60
    /// Real time between turns: shorter than a frame, so that a busy machine still keeps up with the code that waits.
    package static let turn = DispatchTimeInterval.milliseconds(4)

    private var isWaiting = false
    private var isCommitRequested = false

    private init() {}

    /// Commits the implicit transaction in the next turn.
    func requestCommit() {
        guard !isCommitRequested else { return }
        isCommitRequested = true
        DispatchQueue.main.async { [self] in
            isCommitRequested = false
            TransactionStack.shared.flush()
        }
    }

    func wake() {
        guard !isWaiting, !MediaTime.isDriven else { return }
        isWaiting = true
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.turn) { [self] in
            isWaiting = false
            advance()
        }
    }

    private func advance() {
        guard !MediaTime.isDriven, let clock = MediaTime.clock as? VirtualClock else { return }
        clock.advance(by: Self.frame)
        if !AnimationScheduler.shared.isIdle { wake() }
    }
}
