@_spi(House) import AppleFoundation
import ListEngine

/// A list that is brought from one snapshot to the next.
@MainActor protocol DiffableList {
    var isThere: Bool { get }
    var name: String { get }
    /// Asks for the counts of what is shown so far, if they aren't known.
    func loadCounts()
    /// `adopt` makes the contents the new ones.
    func perform(_ changes: [ListChange], animated: Bool, adopt: () -> Void, completion: @escaping (Bool) -> Void)
    func reconfigure(_ paths: [IndexPath])
    func reload()
    /// What is open in a tree may be another part of it.
    func outlinesChanged()
}

/// What a diffable data source knows, on whichever thread it is asked.
///
/// Snapshots are compared where they are applied, and shown on the main thread, one after the other.
final class DiffableContents<Section: Hashable, Item: Hashable>: @unchecked Sendable {
    typealias Snapshot = ListSnapshot<Section, Item>

    private let lock = NSLock()
    /// What the list shows.
    private var shown = Snapshot()
    /// What was applied last.
    private var latest = Snapshot()
    /// The sections that are trees.
    private var trees: [Section: ListOutline<Item>] = [:]
    /// On their way to the main thread.
    private var waiting = 0
    private var isAppliedOnMain: Bool?
    private let list: @MainActor () -> any DiffableList

    // Of the main thread.
    private var steps: [() -> Void] = []
    private var isShowing = false

    init(_ list: @escaping @MainActor () -> any DiffableList) { self.list = list }

    private func locked<Value>(_ body: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    // MARK: - Asking
    var snapshot: Snapshot { locked { latest } }
    var current: Snapshot { locked { shown } }
    func item(at path: IndexPath) -> Item? { path.listRow.flatMap { row in locked { shown.item(at: row) } } }
    func path(of item: Item) -> IndexPath? { locked { shown.path(of: item) }.map { IndexPath($0) } }
    func section(at index: Int) -> Section? { locked { shown.section(at: index) } }
    func index(of section: Section) -> Int? { locked { shown.index(ofSection: section) } }
    var sectionCount: Int { locked { shown.sectionCount } }
    func count(inSection index: Int) -> Int {
        locked { index >= 0 && index < shown.sectionCount ? shown.items(at: index).count : 0 }
    }

    // MARK: - Trees
    func tree(of section: Section) -> ListOutline<Item>? { locked { trees[section] } }
    /// Of sections that are no trees, their items beside one another.
    func outline(of section: Section) -> ListOutline<Item> {
        locked { trees[section] ?? ListOutline((try? latest.items(in: section)) ?? []) }
    }

    func apply(_ tree: ListOutline<Item>, to section: Section, animated: Bool, _ completion: (() -> Void)?) {
        var next = snapshot
        do throws(SnapshotProblem) {
            if next.index(ofSection: section) == nil { try next.appendSections([section]) }
            try next.replaceItems(at: next.index(ofSection: section)!, with: tree.visible)
        } catch {
            return error.report()
        }
        locked { trees[section] = tree }
        apply(next, animated: animated, completion)
    }

    /// A tree whose items were changed otherwise is none any more.
    private func dropOtherTrees(_ next: Snapshot) {
        if trees.isEmpty { return }
        trees = trees.filter { section, tree in (try? next.items(in: section)) == tree.visible }
    }

    /// What the list shows by itself.
    func adopt(_ next: Snapshot) {
        locked {
            latest = next
            latest.countAll()
            shown = latest
            dropOtherTrees(next)
        }
    }

    // MARK: - Applying
    func apply(_ snapshot: Snapshot, animated: Bool, byReloading: Bool = false, _ completion: (() -> Void)?) {
        let isMain = MainThread.isCurrent
        checkThread(isMain)
        var next = snapshot
        next.countAll()
        let change = byReloading ? nil : SnapshotChange(from: locked { latest }, to: next)
        next.forgetMarks()
        let done = next
        let isFree = locked {
            latest = done
            dropOtherTrees(done)
            if isMain, waiting == 0 { return true }
            waiting += 1
            return false
        }
        let step = Step { self.show(done, change, animated: animated, completion) }
        if isFree { return take(step.body) }
        let turn = Step {
            self.locked { self.waiting -= 1 }
            self.take(step.body)
        }
        DispatchQueue.main.async { turn.body() }
    }

    /// One after the other: what is applied while another is being shown waits for its end.
    private func take(_ step: @escaping () -> Void) {
        steps.append(step)
        if isShowing { return }
        isShowing = true
        while !steps.isEmpty { steps.removeFirst()() }
        isShowing = false
    }

    private func show(_ next: Snapshot, _ change: SnapshotChange?, animated: Bool, _ completion: (() -> Void)?) {
        let step = ListStep(
            change: change, isAnimated: animated, adopt: { self.locked { self.shown = next } },
            hasTrees: { self.locked { !self.trees.isEmpty } }, done: { _ in completion?() })
        Isolation.assumeMain(with: (step, list)) { step, list in step.show(in: list()) }
    }

    // MARK: - Threads
    private func checkThread(_ isMain: Bool) {
        let (isOther, isBusy) = locked { () -> (Bool, Bool) in
            let isOther = isAppliedOnMain.map { $0 != isMain } ?? false
            isAppliedOnMain = isMain
            return (isOther, isMain && waiting > 0)
        }
        guard isOther || isBusy else { return }
        let rule = "Please always submit updates either always on the main queue or always off the main queue - view="
        let tell = {
            Isolation.assumeMain(with: self.list) { list in
                let name = list().name
                if isBusy {
                    reportMisuse(
                        "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and "
                            + "will deadlock. \(rule)\(name)", exception: .internalInconsistencyException)
                } else {
                    reportMisuse(
                        "Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. "
                            + "\(rule)\(name)")
                }
            }
        }
        let step = Step(tell)
        if isMain { step.body() } else { DispatchQueue.main.async { step.body() } }
    }
}

/// What a list does to show the next snapshot, which the list itself needn't know.
private struct ListStep {
    let change: SnapshotChange?
    let isAnimated: Bool
    /// From here on the next snapshot is the one that is shown.
    let adopt: () -> Void
    let hasTrees: () -> Bool
    let done: (Bool) -> Void

    @MainActor func show(in list: any DiffableList) {
        guard list.isThere, let change else {
            adopt()
            if list.isThere { list.reload() }
            return AnimatedEnd.later(done)
        }
        if change.changes.isEmpty {
            adopt()
            AnimatedEnd.later(done)
        } else {
            list.loadCounts()
            list.perform(change.changes, animated: isAnimated, adopt: adopt, completion: done)
        }
        if !change.reconfigured.isEmpty { list.reconfigure(change.reconfigured.map { IndexPath($0) }) }
        if hasTrees() { list.outlinesChanged() }
    }
}

/// Work for the main thread, made on another one.
private struct Step: @unchecked Sendable {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
}
