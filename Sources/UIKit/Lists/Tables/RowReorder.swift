import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// A row that a finger moves to another place.
///
/// Until it is dropped the table's content is as it was: the row follows the finger, and the others make room by being shown elsewhere.
@MainActor final class RowReorder {
    private struct Drag {
        let cell: UITableViewCell
        let origin: ListPath
        /// Where it would come to stand, and the room that the others make there.
        var target: ListPath { gap.target }
        var gap: RowGap
        /// Where the finger wants it.
        var proposed: ListPath
        /// From the row's top to the finger.
        let grip: CGFloat
        /// On the screen: the table may scroll beneath it.
        var finger: CGPoint
    }

    private var drag: Drag?
    private var edges: EdgeScroll?
    private var isCommitting = false
    private var changedMeanwhile = false

    var isActive: Bool { drag != nil }
    var gap: RowGap? { drag?.gap }
    func holds(_ cell: UITableViewCell) -> Bool { drag?.cell === cell }
    /// The cell of the row that is being moved.
    func heldCell(at path: ListPath) -> UITableViewCell? { drag.flatMap { $0.origin == path ? $0.cell : nil } }

    func mayMove(_ path: ListPath, _ table: UITableView) -> Bool {
        guard let source = table.dataSource, source.`tableView(_:moveRowAt:to:)` != nil else { return false }
        return source.`tableView(_:canMoveRowAt:)`?(table, IndexPath(path)) ?? true
    }

    // MARK: - The finger
    func changed(_ gesture: UIGestureRecognizer, _ cell: UITableViewCell, _ table: UITableView) {
        switch gesture.state {
        case .began: begin(cell, gesture, table)
        case .changed:
            guard drag?.cell === cell else { return }
            drag?.finger = gesture.location(in: nil)
            follow(table)
        case .ended: if drag?.cell === cell { drop(table) }
        case .cancelled, .failed: if drag?.cell === cell { cancel(table) }
        default: break
        }
    }

    private func begin(_ cell: UITableViewCell, _ gesture: UIGestureRecognizer, _ table: UITableView) {
        guard drag == nil, let row = cell.row, table.isEditing, !table.updates.isOpen else { return }
        _ = table.editing.closeConfirmation(table)
        let finger = gesture.location(in: nil)
        drag = Drag(
            cell: cell, origin: row, gap: RowGap(origin: row, target: row, height: cell.frame.height), proposed: row,
            grip: table.convert(finger, from: nil as UIView?).y - cell.frame.minY, finger: finger)
        lift(cell, true)
        table.bringSubviewToFront(cell)
        edges = EdgeScroll(
            table,
            finger: { [weak self, weak table] in
                guard let table, let drag = self?.drag else { return .zero }
                return table.convert(drag.finger, from: nil as UIView?)
            },
            scrolled: { [weak self, weak table] in if let table { self?.follow(table) } })
    }

    private func lift(_ cell: UITableViewCell, _ isLifted: Bool) {
        cell.setting.isReordering = isLifted
        cell.setNeedsUpdateConfiguration()
        cell.clipsToBounds = !isLifted
        cell.layer.shadowOpacity = isLifted ? 0.2 : 0
        cell.layer.shadowRadius = isLifted ? 8 : 3
        cell.layer.shadowOffset = CGSize(width: 0, height: isLifted ? 2 : -3)
    }

    private func follow(_ table: UITableView) {
        guard let held = drag else { return }
        let finger = table.convert(held.finger, from: nil as UIView?).y
        let height = held.gap.height
        let least = -height / 2
        let most = max(least, table.contentSize.height - height / 2)
        held.cell.frame.origin.y = min(max(finger - held.grip, least), most)
        let wanted = table.rowPlace(at: held.cell.frame.midY, held.gap) ?? held.proposed
        guard wanted != held.proposed else { return }
        drag?.proposed = wanted
        let asked = table.listDelegate?.`tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`
        let answer = asked?(table, IndexPath(held.origin), IndexPath(wanted)).listRow ?? wanted
        guard drag?.cell === held.cell, answer != held.target, isPlace(answer, held.origin, table) else { return }
        drag?.gap.target = answer
        ControlLooks.change(table, animated: UIView.areAnimationsEnabled) { table.display.place(table) }
    }

    private func isPlace(_ path: ListPath, _ origin: ListPath, _ table: UITableView) -> Bool {
        let extents = table.content.extents
        guard path.section >= 0, path.section < extents.sectionCount, path.item >= 0 else { return false }
        return path.item <= extents.itemCount(in: path.section) - (path.section == origin.section ? 1 : 0)
    }

    // MARK: - The end
    /// The content is being changed by somebody else.
    func contentChanges(_ table: UITableView) {
        if isCommitting { changedMeanwhile = true } else if drag != nil { cancel(table) }
    }

    private func drop(_ table: UITableView) {
        guard let drag else { return }
        finish(drag, table)
        if drag.target == drag.origin { settle(table) } else { commit(drag.origin, to: drag.target, table) }
    }

    /// The data source moves the row, and the table shows it.
    func commit(_ origin: ListPath, to target: ListPath, _ table: UITableView) {
        guard target != origin, let source = table.dataSource else { return settle(table) }
        isCommitting = true
        changedMeanwhile = false
        source.`tableView(_:moveRowAt:to:)`?(table, IndexPath(origin), IndexPath(target))
        isCommitting = false
        // A data source that moves its rows by an update has told the table by now.
        guard !changedMeanwhile else { return }
        table.updates.apply(moved: origin, to: target, table)
    }

    private func cancel(_ table: UITableView) {
        guard let drag else { return }
        finish(drag, table)
        settle(table)
    }

    private func finish(_ drag: Drag, _ table: UITableView) {
        self.drag = nil
        // Its own place may have gone out of sight under the finger. From now on the display sees to it as to any other.
        table.display.takeBack(.init(path: drag.origin, cell: drag.cell))
        edges?.stop()
        edges = nil
        lift(drag.cell, false)
    }

    private func settle(_ table: UITableView) {
        table.display.forgetPlaces()
        table.setNeedsLayout()
        ControlLooks.change(table, animated: UIView.areAnimationsEnabled) {
            table.display.update(table)
            table.display.place(table)
        }
    }
}
