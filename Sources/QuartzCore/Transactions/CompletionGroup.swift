import AppleFoundation
import Synchronization

/// Counts what a completion block waits for, its transaction and each animation of it, and calls it once, on the main thread.
final class CompletionGroup {
    private(set) var block: (() -> Void)?
    /// The transaction is one of them.
    private let awaited = Atomic(1)

    init(block: @escaping () -> Void) { self.block = block }

    func enter() { awaited.add(1, ordering: .relaxed) }

    func leave() { if awaited.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { finish() } }

    private func finish() {
        guard MainThread.isCurrent else { return MainTurns.later { self.finish() } }
        let block = block
        self.block = nil
        block?()
    }
}
