import AppleFoundation

/// Runs things on the main queue after the caller's own code, one after the other.
enum LaterTurn {
    static func run(_ body: @escaping () -> Void) {
        let work = Work(body)
        DispatchQueue.main.async { work.body() }
    }

    private struct Work: @unchecked Sendable {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
    }
}
