import AppleFoundation
import CoreGraphics
import ListEngine

/// The mode in which rows can be deleted and inserted, and what asks once more before a row is deleted.
@MainActor final class TableEditing {
    private(set) var isEditing = false
    /// Cells are being told of another mode; what they offer in it isn't known yet.
    private(set) var isChanging = false
    private var confirming: (cell: UITableViewCell, confirmation: CellConfirmation)?

    func set(_ editing: Bool, animated: Bool, _ table: UITableView) {
        table.updates.whenClosed { self.change(editing, animated: animated, table) }
    }

    private func change(_ editing: Bool, animated: Bool, _ table: UITableView) {
        guard editing != isEditing else { return }
        _ = closeConfirmation(table)
        isEditing = editing
        table.swipe.close(table, animated: animated)
        table.selection.clear(table)
        // The cells hear of it first, and show it when each row has been asked what it offers.
        let rows = table.display.rows
        isChanging = true
        for row in rows { row.cell.setEditing(editing, animated: animated) }
        isChanging = false
        for row in rows {
            row.cell.setting.controls = controls(row.cell, row.path, table)
            if row.cell.isEditing == editing { row.cell.showEditing(animated: animated) }
        }
    }

    /// What the row offers in the mode. Whether it can be edited is asked of each row that comes into sight.
    func controls(_ cell: UITableViewCell, _ path: ListPath, _ table: UITableView) -> EditControls {
        var controls = EditControls()
        guard let source = table.dataSource else { return controls }
        let canEdit = source.`tableView(_:canEditRowAt:)`?(table, IndexPath(path)) ?? true
        guard isEditing else { return controls }
        if canEdit {
            if table.allowsMultipleSelectionDuringEditing {
                controls.selects = true
            } else {
                controls.style = table.listDelegate?.`tableView(_:editingStyleForRowAt:)`?(table, IndexPath(path)) ?? .delete
            }
            indent(cell, path, table)
        }
        controls.moves = table.reorder.mayMove(path, table)
        if controls.moves { cell.setting.showsReorderControl = true }
        return controls
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
    final func setControls(_ controls: EditControls, isEditing: Bool) {
        if setting.isEditing == isEditing, setting.controls == controls { return }
        setting.controls = controls
        if setting.isEditing != isEditing {
            setEditing(isEditing, animated: false)
        } else if isEditing {
            // The same mode, another control.
            setting.isEditing = false
            changeEditing(true, animated: false)
        }
    }
}
