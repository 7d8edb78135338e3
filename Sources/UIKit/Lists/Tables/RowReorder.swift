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
        /// Where it would come to stand, and where the finger wants it.
        var target: ListPath
        var proposed: ListPath
        let height: CGFloat
        /// From the row's top to the finger.
        let grip: CGFloat
        /// On the screen: the table may scroll beneath it.
        var finger: CGPoint
    }

    private var drag: Drag?
    private var ticker: CADisplayLink?
    private var isCommitting = false
    private var changedMeanwhile = false

    var isActive: Bool { drag != nil }
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
            cell: cell, origin: row, target: row, proposed: row, height: cell.frame.height,
            grip: table.convert(finger, from: nil as UIView?).y - cell.frame.minY, finger: finger)
        lift(cell, true)
        table.bringSubviewToFront(cell)
        let ticker = CADisplayLink { [weak self, weak table] _ in if let self, let table { scroll(table) } }
        ticker.add(to: .main, forMode: .common)
        self.ticker = ticker
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
        let least = -held.height / 2
        let most = max(least, table.contentSize.height - held.height / 2)
        held.cell.frame.origin.y = min(max(finger - held.grip, least), most)
        let wanted = place(at: held.cell.frame.midY, held, table)
        guard wanted != held.proposed else { return }
        drag?.proposed = wanted
        let asked = table.listDelegate?.`tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`
        let answer = asked?(table, IndexPath(held.origin), IndexPath(wanted)).listRow ?? wanted
        guard drag?.cell === held.cell, answer != held.target, isPlace(answer, held.origin, table) else { return }
        drag?.target = answer
        ControlLooks.change(table, animated: UIView.areAnimationsEnabled) { table.display.place(table) }
    }

    private func isPlace(_ path: ListPath, _ origin: ListPath, _ table: UITableView) -> Bool {
        let extents = table.content.extents
        guard path.section >= 0, path.section < extents.sectionCount, path.item >= 0 else { return false }
        return path.item <= extents.itemCount(in: path.section) - (path.section == origin.section ? 1 : 0)
    }

    /// Near an edge the table scrolls.
    private func scroll(_ table: UITableView) {
        guard let drag else { return }
        let insets = table.adjustedContentInset
        let y = table.convert(drag.finger, from: nil as UIView?).y - table.contentOffset.y
        let (top, bottom) = (insets.top, table.bounds.height - insets.bottom)
        let edge: CGFloat = 44
        var step: CGFloat = 0
        if y < top + edge { step = max(-12, (y - top - edge) / 4) }
        if y > bottom - edge { step = min(12, (y - bottom + edge) / 4) }
        guard step != 0 else { return }
        let range = table.verticalRange
        let offset = min(max(table.contentOffset.y + step, range.lowerBound), range.upperBound)
        guard offset != table.contentOffset.y else { return }
        table.contentOffset.y = offset
        table.layoutIfNeeded()
        follow(table)
    }

    // MARK: - Where things are meanwhile
    /// How far a row is from where the content has it.
    func shift(of path: ListPath) -> CGFloat {
        guard let drag, path != drag.origin else { return 0 }
        var shift: CGFloat = path > drag.origin ? -drag.height : 0
        if shown(path, drag) > drag.target { shift += drag.height }
        return shift
    }

    func shift(ofSection section: Int, isHeader: Bool) -> CGFloat {
        guard let drag else { return 0 }
        let (origin, target) = (drag.origin.section, drag.target.section)
        let leaves = isHeader ? section > origin : section >= origin
        let comes = isHeader ? section > target : section >= target
        return (leaves ? -drag.height : 0) + (comes ? drag.height : 0)
    }

    /// The row's number with the moved one where it would be.
    private func shown(_ path: ListPath, _ drag: Drag) -> ListPath {
        var path = path
        if path.section == drag.origin.section, path.item > drag.origin.item { path.item -= 1 }
        if path.section == drag.target.section, path.item >= drag.target.item { path.item += 1 }
        return path
    }

    /// The place whose row the middle of the moved one is over.
    private func place(at y: CGFloat, _ drag: Drag, _ table: UITableView) -> ListPath {
        let extents = table.content.extents
        for row in table.display.rows where row.path != drag.origin && row.cell !== drag.cell {
            let frame = table.display.frame(of: row.path, table).offsetBy(dx: 0, dy: shift(of: row.path))
            if y >= frame.minY, y < frame.maxY { return shown(row.path, drag) }
        }
        // Over a header, a footer, or a section that has no other row.
        for section in 0..<extents.sectionCount {
            let start =
                table.display.top + CGFloat(extents.start(ofSection: section)) + shift(ofSection: section, isHeader: true)
            let end = table.display.top + CGFloat(extents.end(ofSection: section)) + shift(ofSection: section, isHeader: false)
            guard y >= start, y < end else { continue }
            let others = extents.itemCount(in: section) - (section == drag.origin.section ? 1 : 0)
            if others == 0 { return ListPath(section, 0) }
            let header = start + CGFloat(extents.extent(of: .header(section)).length)
            if y < header { return ListPath(section, 0) }
            let footer = end - CGFloat(extents.extent(of: .footer(section)).length)
            return y >= footer ? ListPath(section, others) : drag.proposed
        }
        return drag.proposed
    }

    // MARK: - The end
    /// The content is being changed by somebody else.
    func contentChanges(_ table: UITableView) {
        if isCommitting { changedMeanwhile = true } else if drag != nil { cancel(table) }
    }

    private func drop(_ table: UITableView) {
        guard let drag else { return }
        finish(drag, table)
        guard drag.target != drag.origin, let source = table.dataSource else { return settle(table) }
        isCommitting = true
        changedMeanwhile = false
        source.`tableView(_:moveRowAt:to:)`?(table, IndexPath(drag.origin), IndexPath(drag.target))
        isCommitting = false
        // A data source that moves its rows by an update has told the table by now.
        guard !changedMeanwhile else { return }
        table.updates.apply(moved: drag.origin, to: drag.target, table)
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
        ticker?.invalidate()
        ticker = nil
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
