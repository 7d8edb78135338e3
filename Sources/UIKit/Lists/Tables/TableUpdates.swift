import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// Collects changes of rows and sections, checks them against the data source, and shows how they happen.
@MainActor final class TableUpdates {
    private var depth = 0
    private var changes: [ListChange] = []
    private var animations: [ListChange: UITableView.RowAnimation] = [:]
    private var completions: [(Bool) -> Void] = []
    /// The counts before the first of the changes.
    private var before: [Int] = []
    private(set) var isApplying = false
    /// The changes come from comparing: they fit, and rows may move into sections that are new.
    private var isCompared = false
    /// What waits for the end of the block.
    private var afterwards: [() -> Void] = []

    static let duration: TimeInterval = 0.3

    var isOpen: Bool { depth > 0 }

    // MARK: - Collecting
    func begin(_ table: UITableView) {
        if depth == 0 { before = table.content.isLoaded ? table.content.extents.counts : [] }
        depth += 1
    }

    func end(_ table: UITableView) {
        guard depth > 0 else { return }
        depth -= 1
        if depth == 0 { apply(table) }
    }

    func perform(_ body: (() -> Void)?, _ completion: ((Bool) -> Void)?, _ table: UITableView) {
        begin(table)
        if let completion { completions.append(completion) }
        body?()
        end(table)
    }

    /// Changes that come from comparing; `adopt` makes the data source's rows the new ones.
    func perform(
        compared changes: [ListChange], _ animation: UITableView.RowAnimation, _ adopt: () -> Void,
        _ completion: @escaping (Bool) -> Void, _ table: UITableView
    ) {
        begin(table)
        isCompared = depth == 1
        completions.append(completion)
        adopt()
        for change in changes { add(change, animation) }
        end(table)
    }

    /// At the end of the block that is open, or now.
    func whenClosed(_ body: @escaping () -> Void) { if isOpen { afterwards.append(body) } else { body() } }

    func rows(
        _ paths: [IndexPath], _ animation: UITableView.RowAnimation, _ table: UITableView, _ change: (ListPath) -> ListChange
    ) {
        begin(table)
        for path in paths { if let row = path.listRow { add(change(row), animation) } }
        end(table)
    }

    func sections(
        _ sections: IndexSet, _ animation: UITableView.RowAnimation, _ table: UITableView, _ change: (Int) -> ListChange
    ) {
        begin(table)
        for section in sections { add(change(section), animation) }
        end(table)
    }

    private func add(_ change: ListChange, _ animation: UITableView.RowAnimation) {
        changes.append(change)
        animations[change] = animation
    }

    // MARK: - Applying
    /// A finger has moved a row, and the data source knows.
    func apply(moved path: ListPath, to target: ListPath, _ table: UITableView) {
        let before = table.content.extents.counts
        var after = before
        after[path.section] -= 1
        after[target.section] += 1
        guard let update = try? ListUpdate(before: before, after: after, [.move(path, to: target)]) else {
            return table.reloadData()
        }
        isApplying = true
        let change = TableChange(table, update, [:])
        isApplying = false
        change.show { _ in }
    }

    private func apply(_ table: UITableView) {
        let changes = changes
        let animations = animations
        let completions = completions
        let afterwards = afterwards
        let isCompared = isCompared
        self.isCompared = false
        self.changes = []
        self.animations = [:]
        self.completions = []
        self.afterwards = []
        guard table.content.isLoaded || !changes.isEmpty else {
            table.content.load(table)
            table.setNeedsLayout()
            for body in afterwards { body() }
            for completion in completions { AnimatedEnd.later(completion) }
            return
        }
        table.reorder.contentChanges(table)
        let after = table.content.askCounts(table)
        let update: ListUpdate
        do throws(ListProblem) {
            update = try ListUpdate(before: before, after: after, changes, allowsMovesIntoNewSections: isCompared)
        } catch {
            let mismatch = ListMismatch(error, before: before, after: after, changes)
            reportMisuse(
                mismatch?.message(.table, list: table.description) ?? error.message(.table),
                exception: .internalInconsistencyException)
            // As it is now.
            table.reloadData()
            for body in afterwards { body() }
            for completion in completions { completion(false) }
            return
        }
        isApplying = true
        let change = TableChange(table, update, animations)
        isApplying = false
        change.show { finished in for completion in completions { completion(finished) } }
        for body in afterwards { body() }
    }
}
