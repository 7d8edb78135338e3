import AppleFoundation

/// One open transaction, and what it says.
struct TransactionFrame {
    var isImplicit = false
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var values: [String: Any] = [:]
    var completion: CompletionGroup?
}

/// The open transactions of one thread, innermost last.
protocol OpenTransactions: AnyObject {
    var frames: [TransactionFrame] { get set }
    func commit()
    func flush()
    func openIfNeeded()
}

extension OpenTransactions {
    func begin() { frames.append(TransactionFrame()) }

    // MARK: Values
    private func innermost<Value>(_ value: (TransactionFrame) -> Value?) -> Value? {
        for frame in frames.reversed() {
            if let found = value(frame) { return found }
        }
        return nil
    }

    var animationDuration: CFTimeInterval { innermost(\.duration) ?? 0.25 }
    var timingFunction: CAMediaTimingFunction? { innermost(\.timingFunction) }
    var disablesActions: Bool {
        var index = frames.count
        while index > 0 {
            index -= 1
            if let value = frames[index].disablesActions { return value }
        }
        return false
    }
    var completion: (() -> Void)? { frames.last?.completion?.block }
    func value(forKey key: String) -> Any? { innermost { $0.values[key] } }

    func update(_ change: (inout TransactionFrame) -> Void) {
        openIfNeeded()
        change(&frames[frames.count - 1])
    }

    func setCompletion(_ block: (() -> Void)?) {
        openIfNeeded()
        let last = frames.count - 1
        if let old = frames[last].completion {
            frames[last].completion = nil
            old.leave()
        }
        frames[last].completion = block.map { CompletionGroup(block: $0) }
    }

    /// The groups that wait for an animation added now: those of every open transaction.
    func openGroups() -> [CompletionGroup] { frames.compactMap(\.completion) }
}
