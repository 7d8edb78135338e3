@_spi(House) import AppleFoundation
import ConstraintSolver
import CoreGraphics
import QuartzCore

/// Solves the constraints of one hierarchy and knows which views have to move.
///
/// A view takes part once a constraint names it or lies across it. Places are relative to the superview. A view that keeps its
/// autoresizing mask is pinned at its frame; the others are variables all through.
@MainActor final class LayoutEngine {
    let solver: Solver
    unowned(unsafe) let root: UIView
    /// Who has which four variables; see `LayoutState.slot`.
    var items: ContiguousArray<LayoutState?> = []
    /// Which constraint a row of the solver is.
    var rows = RowTable()
    var staleContent: ContiguousArray<LayoutState> = []
    /// Who has constraints for the engine to take up; kept for its memory.
    var working: ContiguousArray<LayoutState> = []
    var rewrapping: ContiguousArray<LayoutState> = []
    /// The constraint that is being written out: its terms, and what its left side has without them.
    var terms = UnsafeMutablePointer<Solver.Term>.allocate(capacity: 8)
    var termCount = 0
    var termCapacity = 8
    var sum = 0.0
    /// Some terms cancel each other out.
    var hasCancelled = false
    /// The holder's content reads from the right: leading edges are right ones.
    var isReversed = false
    /// While constraints are taken up: the last holder whose reading direction was asked for.
    var knownHolder: Uncounted<UIView>?
    var knownHolderIsReversed = false
    var isInstalling = false
    var needsMirror = false
    var space: Uncounted<UIView>
    var spaceScale = 1.0
    var isUpdating = false
    var isMeasuring = false
    /// The last solution was given up: something changes whenever it is asked.
    var isRestless = false
    var marksViews = true
    /// Counts the solutions of all engines, so that each item that moved is told once.
    static var round: UInt32 = 0
    var knownConflicts: [Solver.Conflict] = []
    /// A view is about to get another size: what contradicts the one that it has is told only if it keeps it.
    var holdsReports = false
    var hasReportsToMake = false
    /// Weak wishes that show another solution.
    var exercised: [Int32: Solver.ConstraintID] = [:]

    init(root: UIView) {
        self.root = root
        space = Uncounted(root)
        solver = Self.spare ?? Solver()
        Self.spare = nil
    }

    /// The emptied solver of an engine that is no more: the next one finds its memory ready.
    private static var spare: Solver?

    /// Nobody will ask it for anything any more.
    func retire() {
        guard !isUpdating, !isMeasuring, solver.memoryOfTerms <= 2 << 20 else { return }
        solver.removeAll(keepingCapacity: true)
        Self.spare = solver
    }

    isolated deinit {
        terms.deallocate()
        rows.deallocate()
    }

    /// Something has changed since the last solution.
    var hasWork: Bool {
        !isRestless && (solver.needsSolving || !staleContent.isEmpty || root.flags.contains(.needsEngine))
    }

    // MARK: Items

    /// Gives an item its variables.
    @inline(__always) func join(_ state: LayoutState) { if !state.takesPart { enter(state) } }

    private func enter(_ state: LayoutState) {
        state.record.pointee.engine = Uncounted(self)
        let first = solver.makeFourVariables()
        state.slot = first.index / 4
        while items.count <= Int(state.slot) { items.append(nil) }
        items[Int(state.slot)] = state
        guard let reference = state.record.pointee.view else {
            if state.guide?.kind == .content {
                // The content's coordinates begin where it begins.
                solver.fix(.init(index: state.x), at: 0)
                solver.fix(.init(index: state.y), at: 0)
            } else if state.guide?.kind == .frame, let host = state.guide?.owningView {
                fix(state, to: host.viewLayer.bounds)
            }
            return
        }
        reference.use { view in
            if view === root {
                solver.fix(.init(index: state.x), at: 0)
                solver.fix(.init(index: state.y), at: 0)
                if view.flags.contains(.translatesAutoresizingMask) { pin(state, view) } else { loosen(state, view) }
            } else if view.hasGivenFrame {
                pin(state, view)
            } else {
                manage(state, view)
            }
        }
    }

    /// The view's frame is given from outside.
    func pin(_ state: LayoutState, _ view: UIView) {
        state.marks.insert(.isPinned)
        if state.maskRows != nil || view.flags.autoresizing != 0, tie(state, view) { return }
        let size = view.viewLayer.bounds.size
        solver.fix(.init(index: state.width), at: finite(size.width))
        solver.fix(.init(index: state.height), at: finite(size.height))
        if view === root { return }
        // Its centre is the middle of its box here too, wherever the layer hangs.
        let position = view.viewLayer.position
        solver.fix(.init(index: state.x), at: finite(position.x - 0.5 * size.width))
        solver.fix(.init(index: state.y), at: finite(position.y - 0.5 * size.height))
    }

    /// The rectangle is given from outside.
    func fix(_ state: LayoutState, to rect: CGRect) {
        guard state.takesPart else { return }
        solver.fix(.init(index: state.x), at: finite(rect.minX))
        solver.fix(.init(index: state.y), at: finite(rect.minY))
        solver.fix(.init(index: state.width), at: finite(rect.width))
        solver.fix(.init(index: state.height), at: finite(rect.height))
    }

    func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }

    /// The root's size follows from what is inside, as any other view's does: its last one plays no part.
    private func loosen(_ state: LayoutState, _ view: UIView) {
        retie(subviewsOf: view)
        contentIsStale(state)
    }

    /// Most views have no size of their own, and are not asked for it.
    @inline(__always) func contentIsStale(_ state: LayoutState) {
        guard state.marks.isDisjoint(with: .contentIsStale), state.marks.contains(.mayHaveContent) else { return }
        state.marks.insert(.contentIsStale)
        staleContent.append(state)
    }

    /// The engine gives the view its frame.
    func manage(_ state: LayoutState, _ view: UIView) {
        state.marks.formUnion([.isManaged, .hasMoved])
        // Its superview is asked for layout below: the next solution need not do it again.
        state.record.pointee.round = Self.round &+ 1
        view.flags.insert(.isPlacedByEngine)
        view.parentReference?.use { parent in
            let above = parent.passiveLayoutItem
            above.managedChildren += 1
            above.record.pointee.engine = Uncounted(self)
            if !parent.viewLayer.needsLayout() { parent.viewLayer.setNeedsLayout() }
        }
        contentIsStale(state)
        if view.subviewList.hasMasks { retie(subviewsOf: view) }
    }

    func unmanage(_ state: LayoutState, _ view: UIView) {
        guard state.marks.contains(.isManaged) else { return }
        state.marks.remove(.isManaged)
        view.flags.remove(.isPlacedByEngine)
        removeContent(state)
        if let above = view.superview?.layoutState { above.managedChildren -= 1 }
    }

    /// `translatesAutoresizingMaskIntoConstraints` is another.
    func translationChanged(_ state: LayoutState, _ view: UIView) {
        guard state.takesPart else { return }
        if view.hasGivenFrame {
            if view !== root { unmanage(state, view) }
            pin(state, view)
            retie(subviewsOf: view)
        } else {
            state.marks.remove(.isPinned)
            untie(state)
            solver.release(.init(index: state.width))
            solver.release(.init(index: state.height))
            if view === root {
                loosen(state, view)
            } else {
                solver.release(.init(index: state.x))
                solver.release(.init(index: state.y))
                manage(state, view)
            }
        }
        wake()
    }

    /// All rows that name the item are gone.
    func leave(_ state: LayoutState) {
        guard state.takesPart else { return }
        untie(state)
        if let view = state.view { unmanage(state, view) }
        removeContent(state)
        if !exercised.isEmpty, let row = exercised.removeValue(forKey: state.slot) { solver.remove(row) }
        solver.removeFourVariables(.init(index: state.x))
        items[Int(state.slot)] = nil
        state.forgetEngine()
    }

    /// The frame of a view was set by somebody else.
    func geometryChanged(_ state: LayoutState, _ view: UIView) {
        guard state.takesPart else { return }
        if state.marks.contains(.isPinned) { pin(state, view) }
    }

    // MARK: Rows

    func install(_ row: ConstraintRow) {
        guard let holder = row.pointee.holder, let space = holder.record.pointee.view else { return }
        install(row, in: space)
        if row.pointee.row >= 0, holder.record.pointee.engine == nil {
            holder.record.pointee.engine = Uncounted(self)
        }
    }

    @inline(__always) func install(_ row: ConstraintRow, in space: Uncounted<UIView>) {
        if row.pointee.marks.contains(.mixesAxes) { return row.constraint.refuseMixedAxes() }
        writeOut(row, holder: space)
        if termCount == 0 { return }
        row.pointee.offset = sum
        let relation: Solver.Relation
        switch row.pointee.relation {
        case .lessThanOrEqual: relation = .lessThanOrEqual
        case .equal: relation = .equal
        case .greaterThanOrEqual: relation = .greaterThanOrEqual
        }
        let id = solver.add(
            distinct: terms, count: termCount, relation, Self.limited(row.pointee.constant) - sum,
            priority: max(row.pointee.priority, 0.001), isElder: row.pointee.label != .none)
        row.pointee.row = id.index
        rows.set(row, at: id.index)
    }

    func remove(_ row: ConstraintRow) {
        guard row.pointee.row >= 0 else { return }
        solver.remove(.init(index: row.pointee.row))
        rows.clear(row.pointee.row)
        row.pointee.row = -1
        row.pointee.marks.remove(.isReported)
        wake()
    }

    func constantChanged(_ row: ConstraintRow) {
        solver.setConstant(Self.limited(row.pointee.constant) - row.pointee.offset, of: .init(index: row.pointee.row))
        wake()
    }

    func priorityChanged(_ row: ConstraintRow) {
        solver.setPriority(max(row.pointee.priority, 0.001), of: .init(index: row.pointee.row))
        wake()
    }

    /// Margins, safe area, insets or baselines that the constraint reaches to have changed.
    func refresh(_ row: ConstraintRow) {
        guard row.pointee.row >= 0, let holder = row.pointee.holder?.record.pointee.view else { return }
        writeOut(row, holder: holder)
        guard sum != row.pointee.offset else { return }
        row.pointee.offset = sum
        constantChanged(row)
    }

    /// Its terms are other ones now: another reading direction, another baseline view.
    func reinstall(_ row: ConstraintRow) {
        guard row.pointee.row >= 0 else { return }
        remove(row)
        install(row)
    }

    /// `greatestFiniteMagnitude` means no limit; sums of such numbers would be none.
    @inline(__always) static func limited(_ value: CGFloat) -> Double { min(max(Double(value), -1e9), 1e9) }

    /// There is something to solve before the next frame.
    func wake() { TransactionStack.noteChange() }

    // MARK: Results

    @inline(__always) func value(_ variable: Int32) -> CGFloat { CGFloat(solver.value(of: .init(index: variable))) }
}

extension LayoutState {
    /// The engine has gone, or the item has gone from it.
    func forgetEngine() {
        record.pointee.engine = nil
        record.pointee.slot = -1
        content = ContentRows()
        maskRows = nil
        marks.subtract([.contentIsStale, .hasMoved, .isManaged, .needsTextHeight, .isPinned])
    }
}
