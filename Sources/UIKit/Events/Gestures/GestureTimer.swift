@_spi(House) import AppleFoundation
import QuartzCore

/// Calls back once at a moment of the events' clock, unless it is stopped.
@MainActor final class GestureTimer {
    private var ticket: Int?
    private weak var scheduler: AnimationScheduler?

    nonisolated init() {}

    func start(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        stop()
        let scheduler = AnimationScheduler.shared
        self.scheduler = scheduler
        ticket = scheduler.schedule(at: time) { [weak self] in
            Isolation.assumeMain {
                self?.ticket = nil
                body()
            }
        }
    }

    func stop() {
        if let ticket { scheduler?.cancel(ticket) }
        ticket = nil
    }
}
