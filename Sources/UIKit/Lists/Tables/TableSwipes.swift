import AppleFoundation
import CoreGraphics
import ListEngine

/// What a table's data source and delegate have to say about rows that are moved aside.
extension UITableView: SwipingList {
    final var offersSwipes: Bool {
        dataSource?.`tableView(_:commit:forRowAt:)` != nil || listDelegate?.`tableView(_:editActionsForRowAt:)` != nil
            || listDelegate?.`tableView(_:leadingSwipeActionsConfigurationForRowAt:)` != nil
            || listDelegate?.`tableView(_:trailingSwipeActionsConfigurationForRowAt:)` != nil
    }

    final var allowsSwipes: Bool { !isEditing }

    final func swipedCell(at point: CGPoint) -> (cell: UIView, path: IndexPath)? {
        guard let row = row(at: point)?.listRow, let cell = display.cell(at: row) else { return nil }
        return (cell, IndexPath(row))
    }

    final func swipePath(of cell: UIView) -> IndexPath? { (cell as? UITableViewCell)?.row.map { IndexPath($0) } }

    final func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard isTrailing else { return listDelegate?.`tableView(_:leadingSwipeActionsConfigurationForRowAt:)`?(self, path) }
        guard dataSource?.`tableView(_:canEditRowAt:)`?(self, path) ?? true else { return nil }
        if let own = listDelegate?.`tableView(_:trailingSwipeActionsConfigurationForRowAt:)`?(self, path) { return own }
        if let older = listDelegate?.`tableView(_:editActionsForRowAt:)`?(self, path) {
            return configuration(older, path)
        }
        guard let source = dataSource, let commit = source.`tableView(_:commit:forRowAt:)`,
            listDelegate?.`tableView(_:editingStyleForRowAt:)`?(self, path) ?? .delete == .delete
        else { return nil }
        let title = listDelegate?.`tableView(_:titleForDeleteConfirmationButtonForRowAt:)`?(self, path) ?? "Delete"
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
                if let self { commit(self, .delete, swipe.path(in: self) ?? path) }
                done(true)
            }
        ])
    }

    private func configuration(_ older: [UITableViewRowAction], _ path: IndexPath) -> UISwipeActionsConfiguration {
        let actions = older.map { action in
            let made = UIContextualAction(style: action.style == .normal ? .normal : .destructive, title: action.title) {
                [weak self] _, _, done in
                action.handler(action, self.flatMap { $0.swipe.path(in: $0) } ?? path)
                done(true)
            }
            if let color = action.backgroundColor { made.backgroundColor = color }
            return made
        }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    final func swipeWillChange(_ cell: UIView, _ path: IndexPath?, isOpen: Bool) {
        guard let cell = cell as? UITableViewCell else { return }
        cell.setting.isConfirming = isOpen
        cell.willTransition(to: isOpen ? .showingDeleteConfirmation : [])
        if isOpen, let path { listDelegate?.`tableView(_:willBeginEditingRowAt:)`?(self, path) }
    }

    final func swipeDidChange(_ cell: UIView, isOpen: Bool) {
        (cell as? UITableViewCell)?.didTransition(to: isOpen ? .showingDeleteConfirmation : [])
    }

    final func swipeDidEnd(_ path: IndexPath?) { listDelegate?.`tableView(_:didEndEditingRowAt:)`?(self, path) }
}
