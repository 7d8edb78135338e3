import AppleFoundation
import CoreGraphics
import ListEngine

/// Which rows are selected, and what a finger does to them.
@MainActor final class TableSelection {
    private(set) var chosen: Set<ListPath> = []
    /// The one that was selected first is the one that counts alone.
    private var order: [ListPath] = []
    private var touch: UITouch?
    private var highlighted: ListPath?

    var isEmpty: Bool { chosen.isEmpty }
    var first: ListPath? { order.first }
    var rows: [ListPath] { order }
    func contains(_ path: ListPath) -> Bool { !chosen.isEmpty && chosen.contains(path) }

    // MARK: - By the app
    func select(_ indexPath: IndexPath?, animated: Bool, _ position: UITableView.ScrollPosition, _ table: UITableView) {
        guard let indexPath, let path = indexPath.listRow else {
            for path in order { remove(path, animated: animated, table) }
            return
        }
        guard table.content.loaded(table).contains(path) else { return }
        if !table.isMultiplySelecting { for other in order where other != path { remove(other, animated: animated, table) } }
        add(path, animated: animated, table)
        if position != .none { table.scrollToRow(at: indexPath, at: position, animated: animated) }
    }

    func deselect(_ indexPath: IndexPath, animated: Bool, _ table: UITableView) {
        if let path = indexPath.listRow { remove(path, animated: animated, table) }
    }

    func clear(_ table: UITableView) {
        unhighlight(table, tells: false)
        for row in table.display.rows where chosen.contains(row.path) { row.cell.setSelected(false, animated: false) }
        chosen = []
        order = []
    }

    private func add(_ path: ListPath, animated: Bool, _ table: UITableView) {
        if chosen.insert(path).inserted { order.append(path) }
        table.display.cell(at: path)?.setSelected(true, animated: animated)
    }

    private func remove(_ path: ListPath, animated: Bool, _ table: UITableView) {
        guard chosen.remove(path) != nil else { return }
        order.removeAll { $0 == path }
        table.display.cell(at: path)?.setSelected(false, animated: animated)
    }

    /// Selected rows go where the update leads them.
    func follow(_ update: ListUpdate) {
        order = order.compactMap { update.wishes.reloaded.contains($0) ? nil : update.path(after: $0) }
        chosen = Set(order)
        highlighted = highlighted.flatMap { update.path(after: $0) }
    }

    // MARK: - By a finger
    private func allows(_ table: UITableView) -> Bool {
        table.isEditing
            ? table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing
            : table.allowsSelection || table.allowsMultipleSelection
    }

    /// False for touches that are none of the rows' business.
    func began(_ touches: Set<UITouch>, _ table: UITableView) -> Bool {
        guard touch == nil, let finger = touches.first, let row = table.row(at: finger.location(in: table))?.listRow,
            table.display.cell(at: row) != nil
        else { return false }
        if table.editing.closeConfirmation(table) || table.swipe.close(table, animated: true) { return true }
        touch = finger
        guard allows(table), table.listDelegate?.`tableView(_:shouldHighlightRowAt:)`?(table, IndexPath(row)) ?? true else {
            return true
        }
        highlighted = row
        table.display.cell(at: row)?.setHighlighted(true, animated: false)
        table.listDelegate?.`tableView(_:didHighlightRowAt:)`?(table, IndexPath(row))
        return true
    }

    func moved(_ touches: Set<UITouch>, _ table: UITableView) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        // A finger that leaves the row means something else.
        if let row = highlighted, !table.display.frame(of: row, table).contains(touch.location(in: table)) {
            unhighlight(table, tells: true)
        }
        return true
    }

    func cancelled(_ touches: Set<UITouch>, _ table: UITableView) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        self.touch = nil
        unhighlight(table, tells: true)
        return true
    }

    func ended(_ touches: Set<UITouch>, _ table: UITableView) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        self.touch = nil
        guard let row = highlighted else { return true }
        unhighlight(table, tells: true)
        choose(row, table)
        return true
    }

    private func unhighlight(_ table: UITableView, tells: Bool) {
        guard let row = highlighted else { return }
        highlighted = nil
        table.display.cell(at: row)?.setHighlighted(false, animated: false)
        if tells { table.listDelegate?.`tableView(_:didUnhighlightRowAt:)`?(table, IndexPath(row)) }
    }

    /// As if a finger had tapped the row.
    func choose(_ row: ListPath, isTap: Bool = true, _ table: UITableView) {
        if table.isMultiplySelecting, chosen.contains(row) { return drop(row, table) }
        let extends = table.isMultiplySelecting && !order.isEmpty
        let tapped = select(row, table)
        if !isTap { return }
        // Also of a row that may not be selected.
        let path = IndexPath(tapped?.path ?? row)
        if !extends, table.content.extents.contains(tapped?.path ?? row),
            table.listDelegate?.`tableView(_:canPerformPrimaryActionForRowAt:)`?(table, path) ?? !table.isEditing
        {
            table.listDelegate?.`tableView(_:performPrimaryActionForRowAt:)`?(table, path)
        }
        if let cell = tapped?.cell, !table.isEditing { table.performSelectionSegue(cell) }
    }

    /// The row that was selected, if any was, and its cell.
    private func select(_ row: ListPath, _ table: UITableView) -> (path: ListPath, cell: UITableViewCell?)? {
        guard let path = willSelect(row, table) else { return nil }
        if !table.isMultiplySelecting {
            for other in order where other != path {
                guard let left = willDeselect(other, table) else { continue }
                remove(left, animated: false, table)
                table.listDelegate?.`tableView(_:didDeselectRowAt:)`?(table, IndexPath(left))
            }
        }
        add(path, animated: false, table)
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: table)
        let cell = table.display.cell(at: path)
        table.listDelegate?.`tableView(_:didSelectRowAt:)`?(table, IndexPath(path))
        return (path, cell)
    }

    private func drop(_ row: ListPath, _ table: UITableView) {
        guard let left = willDeselect(row, table) else { return }
        remove(left, animated: false, table)
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: table)
        table.listDelegate?.`tableView(_:didDeselectRowAt:)`?(table, IndexPath(left))
    }

    private func willSelect(_ row: ListPath, _ table: UITableView) -> ListPath? {
        guard let ask = table.listDelegate?.`tableView(_:willSelectRowAt:)` else { return row }
        guard let answer = ask(table, IndexPath(row))?.listRow, table.content.extents.contains(answer) else { return nil }
        return answer
    }

    private func willDeselect(_ row: ListPath, _ table: UITableView) -> ListPath? {
        guard let ask = table.listDelegate?.`tableView(_:willDeselectRowAt:)` else { return row }
        return ask(table, IndexPath(row))?.listRow
    }
}
