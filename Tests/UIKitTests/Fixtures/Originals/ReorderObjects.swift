// swift-format-ignore-file
import UIKit

/// Rows that can be moved, except those that say so.
@MainActor class MovableRows: TableRows {
    var fixed: Set<String> = []

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        !fixed.contains(sections[indexPath.section][indexPath.row])
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        lines.append("move \(sourceIndexPath.section).\(sourceIndexPath.row) \(destinationIndexPath.section).\(destinationIndexPath.row)")
        let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.row)
    }
}

/// Lets no row come first, and writes down what it is asked.
@MainActor final class MoveWatch: NSObject, UITableViewDelegate {
    var lines: [String] = []
    var first = 0
    var style = UITableViewCell.EditingStyle.none

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { style }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        lines.append("\(sourceIndexPath.section).\(sourceIndexPath.row) to \(proposedDestinationIndexPath.section).\(proposedDestinationIndexPath.row)")
        return IndexPath(row: max(proposedDestinationIndexPath.row, first), section: proposedDestinationIndexPath.section)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { lines.append("select \(indexPath.row)") }
}

/// Older actions beside rows.
@MainActor final class OlderActions: NSObject, UITableViewDelegate {
    var lines: [String] = []
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        let share = UITableViewRowAction(style: .normal, title: "Share") { [weak self] action, path in
            self?.lines.append("\(action.title ?? "") \(path.row)")
        }
        return [UITableViewRowAction(style: .destructive, title: "Bin") { _, _ in }, share]
    }
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
                self?.lines.append("Pin \(indexPath.row)")
                done(true)
            }
        ])
    }
}

/// A diffable source that moves its items itself.
@MainActor final class MovableSource: UITableViewDiffableDataSource<Int, String> {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        guard let item = itemIdentifier(for: sourceIndexPath), let other = itemIdentifier(for: destinationIndexPath) else { return }
        var snapshot = snapshot()
        if sourceIndexPath < destinationIndexPath { snapshot.moveItem(item, afterItem: other) } else { snapshot.moveItem(item, beforeItem: other) }
        apply(snapshot, animatingDifferences: false)
    }
}
