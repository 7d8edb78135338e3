@_spi(House) import AppleFoundation
import CoreGraphics
import Synchronization

/// The open transactions, innermost last, and what happens when the outermost is committed.
package final class TransactionStack {
    package nonisolated(unsafe) static let shared = TransactionStack()

    private static let reference = Uncounted(shared)

    /// `shared.noteChange()` without counting a reference.
    package static func noteChange() { reference.use { $0.noteChange() } }

    struct Frame {
        var isImplicit = false
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions: Bool?
        var values: [String: Any] = [:]
        var completion: CompletionGroup?
    }

    private var frames: [Frame] = [] { didSet { noteWhetherClosed() } }
    /// What the last commit closed, emptied; kept for its room.
    private var spareFrames: [Frame] = []
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

    func begin() { frames.append(Frame()) }

    func commit() {
        guard let frame = frames.last else { return }
        if frame.isImplicit {
            commitOutermost()
        } else if frames.count > 1 {
            frames.removeLast()
            close(frame)
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

    /// Transactions are the main thread's: one for what another has changed is opened there.
    @inline(never)
    private func openForChange() {
        guard MainThread.isCurrent else { return MainTurns.later { self.noteChange() } }
        frames.append(Frame(isImplicit: true))
        scheduleCommit()
    }

    private func openIfNeeded() {
        guard frames.isEmpty else { return }
        frames.append(Frame(isImplicit: true))
        if !isCommitting { scheduleCommit() }
    }

    private func commitOutermost() {
        guard !isCommitting else {
            // A commit inside a commit's own callbacks belongs to the one that runs.
            if let frame = frames.popLast() { close(frame) }
            return
        }
        isCommitting = true
        for observer in commitObservers { observer() }
        startWaitingAnimations()
        var closing = spareFrames
        spareFrames = []
        swap(&closing, &frames)
        isCommitting = false
        for frame in closing.reversed() { close(frame) }
        closing.removeAll(keepingCapacity: true)
        spareFrames = closing
        for observer in endObservers { observer() }
    }

    /// Sees to it that a commit follows.
    package func requestCommit() { openIfNeeded() }

    private func close(_ frame: Frame) {
        frame.completion?.close()
    }

    private func startWaitingAnimations() {
        let starting = waiting
        waiting = []
        for animation in starting { animation.resolveBeginTime() }
        AnimationScheduler.shared.process()
    }

    func enqueue(_ animation: LayerAnimation) {
        guard MainThread.isCurrent else { return MainTurns.later { self.enqueue(animation) } }
        openIfNeeded()
        waiting.append(animation)
    }

    // MARK: Values

    private func innermost<Value>(_ value: (Frame) -> Value?) -> Value? {
        for frame in frames.reversed() {
            if let found = value(frame) { return found }
        }
        return nil
    }

    var animationDuration: CFTimeInterval { innermost(\.duration) ?? 0.25 }
    var timingFunction: CAMediaTimingFunction? { innermost(\.timingFunction) }
    /// Asked at every change of every layer.
    package var disablesActions: Bool {
        var index = frames.count
        while index > 0 {
            index -= 1
            if let value = frames[index].disablesActions { return value }
        }
        return false
    }
    var completion: (() -> Void)? { frames.last?.completion?.block }
    func value(forKey key: String) -> Any? { innermost { $0.values[key] } }

    func update(_ change: (inout Frame) -> Void) {
        openIfNeeded()
        change(&frames[frames.count - 1])
    }

    func setCompletion(_ block: (() -> Void)?) {
        openIfNeeded()
        let last = frames.count - 1
        if let old = frames[last].completion {
            frames[last].completion = nil
            old.close()
        }
        frames[last].completion = block.map { CompletionGroup(block: $0) }
    }

    /// The groups that wait for an animation added now: those of every open transaction.
    func openGroups() -> [CompletionGroup] { frames.compactMap(\.completion) }

    /// Forgets everything that is open or waiting, for a fresh start of the next test.
    package func reset() {
        frames = []
        waiting = []
        isCommitting = false
    }
}

/// Counts the animations that a completion block waits for, and calls it once.
final class CompletionGroup {
    private(set) var block: (() -> Void)?
    private var pending = 0
    private var isClosed = false

    init(block: @escaping () -> Void) { self.block = block }

    func enter() { pending += 1 }

    func leave() {
        pending -= 1
        finishIfReady()
    }

    /// No more animations will come.
    func close() {
        isClosed = true
        finishIfReady()
    }

    private func finishIfReady() {
        guard isClosed, pending == 0, let block else { return }
        self.block = nil
        block()
    }
}
