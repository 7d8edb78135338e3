import AppleFoundation
import CoreGraphics
import ListEngine

/// The mode in which rows can be deleted and inserted, and what asks once more before a row is deleted.
@MainActor final class TableEditing {
    private(set) var isEditing = false
    private var confirming: (cell: UITableViewCell, confirmation: CellConfirmation)?

    func set(_ editing: Bool, animated: Bool, _ table: UITableView) {
        table.updates.whenClosed { self.change(editing, animated: animated, table) }
    }

    private func change(_ editing: Bool, animated: Bool, _ table: UITableView) {
        guard editing != isEditing else { return }
        _ = closeConfirmation(table)
        isEditing = editing
        table.swipe.close(table, animated: animated)
        if editing, table.dataSource?.`tableView(_:moveRowAt:to:)` != nil { Unsupported.reordering.report() }
        table.selection.clear(table)
        for row in table.display.rows {
            row.cell.setting.editingStyle = style(of: row.path, table)
            indent(row.cell, row.path, table)
            row.cell.setEditing(editing, animated: animated)
        }
    }

    /// What the row offers in the mode. Whether it can be edited is asked of each row that comes into sight.
    func style(of path: ListPath, _ table: UITableView) -> UITableViewCell.EditingStyle {
        guard let source = table.dataSource else { return .none }
        let canEdit = source.`tableView(_:canEditRowAt:)`?(table, IndexPath(path)) ?? true
        guard isEditing, canEdit else { return .none }
        return table.listDelegate?.`tableView(_:editingStyleForRowAt:)`?(table, IndexPath(path)) ?? .delete
    }

    private func indent(_ cell: UITableViewCell, _ path: ListPath, _ table: UITableView) {
        if let ask = table.listDelegate?.`tableView(_:shouldIndentWhileEditingRowAt:)` {
            cell.shouldIndentWhileEditing = ask(table, IndexPath(path))
        }
    }

    // MARK: - Controls
    func tapped(_ style: UITableViewCell.EditingStyle, _ cell: UITableViewCell, _ table: UITableView) {
        if closeConfirmation(table) { return }
        if style == .insert { return commit(.insert, cell, table) }
        guard let path = cell.row else { return }
        let title =
            table.listDelegate?.`tableView(_:titleForDeleteConfirmationButtonForRowAt:)`?(table, IndexPath(path)) ?? "Delete"
        let confirmation = CellConfirmation(title: title, cell) { [weak self, weak cell, weak table] in
            guard let self, let cell, let table else { return }
            _ = closeConfirmation(table)
            commit(.delete, cell, table)
        }
        confirming = (cell, confirmation)
        cell.setting.isConfirming = true
        cell.willTransition(to: [.showingEditControl, .showingDeleteConfirmation])
        let size = cell.bounds.size
        confirmation.button.frame = CGRect(x: size.width, y: 0, width: confirmation.width, height: size.height)
        ControlLooks.change(cell, animated: UIView.areAnimationsEnabled) {
            confirmation.button.frame.origin.x = size.width - confirmation.width
        }
        cell.didTransition(to: [.showingEditControl, .showingDeleteConfirmation])
    }

    /// A tap anywhere else takes the question back.
    func closeConfirmation(_ table: UITableView) -> Bool {
        guard let (cell, confirmation) = confirming else { return false }
        confirming = nil
        cell.setting.isConfirming = false
        confirmation.button.removeFromSuperview()
        return true
    }

    private func commit(_ style: UITableViewCell.EditingStyle, _ cell: UITableViewCell, _ table: UITableView) {
        guard let path = cell.row, let source = table.dataSource else { return }
        source.`tableView(_:commit:forRowAt:)`?(table, style, IndexPath(path))
    }
}

extension UITableViewCell {
    final func setEditingStyle(_ style: EditingStyle, isEditing: Bool) {
        if setting.isEditing == isEditing, setting.editingStyle == style { return }
        setting.editingStyle = style
        if setting.isEditing != isEditing {
            setEditing(isEditing, animated: false)
        } else if isEditing {
            // The same mode, another control.
            setting.isEditing = false
            changeEditing(true, animated: false)
        }
    }
}
