import AppleFoundation

/// An answer that counts once, whoever gives it and wherever.
final class Once<Value>: @unchecked Sendable {
    private var body: ((Value) -> Void)?
    private let lock = NSLock()

    init(_ body: @escaping (Value) -> Void) { self.body = body }

    func call(_ value: Value) {
        let body = lock.withLock {
            defer { self.body = nil }
            return self.body
        }
        guard let body else { return }
        Thread.isMainThread ? body(value) : LaterTurn.run { body(value) }
    }
}
