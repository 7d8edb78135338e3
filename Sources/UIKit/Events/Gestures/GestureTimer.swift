import AppleFoundation
import QuartzCore

/// Calls back once at a moment of the events' clock, unless it is stopped.
@MainActor final class GestureTimer {
    private var ticket: Int?

    nonisolated init() {}

    func start(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        stop()
        ticket = AnimationScheduler.shared.schedule(at: time) { [weak self] in
            Isolation.assumeMain {
                self?.ticket = nil
                body()
            }
        }
    }

    func stop() {
        if let ticket { AnimationScheduler.shared.cancel(ticket) }
        ticket = nil
    }
}
