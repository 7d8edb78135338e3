// swift-format-ignore-file
import UIKit

/// As apps write it: titles and editing come from a subclass.
@MainActor final class FruitSource: UITableViewDiffableDataSource<String, String> {
    var asked: [String] = []

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard let item = itemIdentifier(for: indexPath) else { return }
        asked.append("commit \(item)")
        var snapshot = snapshot()
        snapshot.deleteItems([item])
        apply(snapshot)
    }
}

/// A generic one that overrides nothing that it needs by name.
@MainActor class TitledSource<Item: Hashable>: UITableViewDiffableDataSource<Int, Item> {
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer \(section)" }
}
