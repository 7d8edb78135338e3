import AppleFoundation

/// Runs things after the caller's own code, where the manager was made: on the main queue, or in the thread's run loop.
struct LaterTurn: @unchecked Sendable {
    private let loop: RunLoop? = Thread.isMainThread ? nil : RunLoop.current

    func run(_ body: @escaping () -> Void) {
        let work = Work(body)
        guard let loop else { return DispatchQueue.main.async { work.body() } }
        loop.add(Timer(timeInterval: 0, repeats: false) { _ in work.body() }, forMode: .common)
    }

    private struct Work: @unchecked Sendable {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
    }
}
