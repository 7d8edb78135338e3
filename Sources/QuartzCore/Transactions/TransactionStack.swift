@_spi(House) import AppleFoundation
import Synchronization

/// The open transactions of the main thread, and what happens when the outermost is committed.
package final class TransactionStack: OpenTransactions {
    package nonisolated(unsafe) static let shared = TransactionStack()

    private static let reference = Uncounted(shared)

    /// `shared.noteChange()` without counting a reference.
    package static func noteChange() { reference.use { $0.noteChange() } }

    /// This thread's.
    static var current: any OpenTransactions { MainThread.isCurrent ? shared : ThreadTransactions.current }

    /// Whether changes on this thread look for no actions: asked at each change of a layer that might have some.
    static var disablesActions: Bool {
        MainThread.isCurrent ? reference.use { $0.disablesActions } : ThreadTransactions.current.disablesActions
    }

    var frames: [TransactionFrame] = [] { didSet { noteWhetherClosed() } }
    /// What the last commit closed, emptied; kept for its room.
    private var spareFrames: [TransactionFrame] = []
    private var isCommitting = false { didSet { noteWhetherClosed() } }
    /// Whether a change has to open a transaction. Changes on other threads look at it, too.
    private let isClosed = Atomic(true)
    /// Animations whose beginning waits for the commit.
    private var waiting: [LayerAnimation] = []
    /// Steps of the layers above this module that belong to a commit, such as layout, in the order of their adding.
    package var commitObservers: [() -> Void] = []
    /// Called when a commit is over, after its completion blocks.
    package var endObservers: [() -> Void] = []
    /// Called when an implicit transaction opens; it has to see to it that `flush()` follows.
    package var scheduleCommit: () -> Void = { MainTurns.requestCommit() }

    package var isOpen: Bool { !frames.isEmpty }
    package var hasExplicitTransaction: Bool { frames.contains { !$0.isImplicit } }

    // MARK: Grouping

    func commit() {
        guard let frame = frames.last else { return }
        if frame.isImplicit {
            commitOutermost()
        } else if frames.count > 1 {
            frames.removeLast()
            frame.completion?.leave()
        } else {
            commitOutermost()
        }
    }

    package func flush() {
        guard !isCommitting, !hasExplicitTransaction else { return }
        commitOutermost()
    }

    private func noteWhetherClosed() { isClosed.store(frames.isEmpty && !isCommitting, ordering: .relaxed) }

    /// Opens the implicit transaction when nothing else is open.
    package func noteChange() { if isClosed.load(ordering: .relaxed) { openForChange() } }

    /// What another thread has changed is committed by the main one.
    @inline(never)
    private func openForChange() {
        guard MainThread.isCurrent else { return MainTurns.later { self.noteChange() } }
        frames.append(TransactionFrame(isImplicit: true))
        scheduleCommit()
    }

    func openIfNeeded() {
        guard frames.isEmpty else { return }
        frames.append(TransactionFrame(isImplicit: true))
        if !isCommitting { scheduleCommit() }
    }

    private func commitOutermost() {
        guard !isCommitting else {
            // A commit inside a commit's own callbacks belongs to the one that runs.
            frames.popLast()?.completion?.leave()
            return
        }
        isCommitting = true
        for observer in commitObservers { observer() }
        startWaitingAnimations()
        var closing = spareFrames
        spareFrames = []
        swap(&closing, &frames)
        isCommitting = false
        for frame in closing.reversed() { frame.completion?.leave() }
        closing.removeAll(keepingCapacity: true)
        spareFrames = closing
        for observer in endObservers { observer() }
    }

    /// Sees to it that a commit follows.
    package func requestCommit() { openIfNeeded() }

    private func startWaitingAnimations() {
        let starting = waiting
        waiting = []
        for animation in starting { animation.resolveBeginTime() }
        AnimationScheduler.shared.process()
    }

    /// Has an animation run, from the commit on.
    func enqueue(_ animation: LayerAnimation) {
        guard MainThread.isCurrent else { return MainTurns.later { self.enqueue(animation) } }
        AnimationScheduler.of(animation.layer).add(animation)
        openIfNeeded()
        waiting.append(animation)
    }

    /// Forgets everything that is open or waiting, for a fresh start of the next test.
    package func reset() {
        frames = []
        waiting = []
        isCommitting = false
    }
}
