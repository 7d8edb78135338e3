// swift-format-ignore-file
import AppleFoundation
import CoreGraphics
import UIKit

// Lists in collection views.

/// The first letter of each section's first item stands at the edge.
@MainActor final class IndexedItems: CollectionItems {
    func indexTitles(for collectionView: UICollectionView) -> [String]? {
        sections.map { $0.first.map { String($0.prefix(1)) } ?? "" }
    }

    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        lines.append("index \(title)")
        return IndexPath(item: 0, section: index)
    }
}

/// Says which items can be edited, and writes down which are selected.
@MainActor final class EditingWatch: NSObject, UICollectionViewDelegate {
    var lines: [String] = []
    var refused: Set<Int> = []

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        lines.append("can edit \(indexPath.item)")
        return !refused.contains(indexPath.item)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        lines.append("select \(indexPath.item)")
    }
}

/// Has menus for its rows, and writes down what becomes of them.
@MainActor final class MenuWatch: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    var lines: [String] = []
    var made: ((IndexPath) -> UIContextMenuConfiguration?)?
    var preview: UITargetedPreview?

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        lines.append("menu \(indexPath.row)")
        return made?(indexPath)
    }
    func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        lines.append("highlight \(configuration.identifier)")
        return preview
    }
    func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        lines.append("dismissing")
        return preview
    }
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionCommitAnimating
    ) {
        lines.append("perform")
        animator.addCompletion { self.lines.append("performed \(animator.previewViewController != nil)") }
    }
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        lines.append("display")
        animator?.addCompletion { self.lines.append("displayed") }
    }
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        lines.append("end")
        animator?.addCompletion { self.lines.append("ended") }
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { lines.append("select \(indexPath.row)") }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        lines.append("menu \(indexPaths.map(\.item))")
        return indexPaths.first.flatMap { made?($0) }
    }
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        lines.append("highlight \(indexPath.item)")
        return preview
    }
    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) { lines.append("end") }
}

/// Gives a view a menu.
@MainActor final class MenuGiver: NSObject, UIContextMenuInteractionDelegate {
    var lines: [String] = []
    var made: UIContextMenuConfiguration?

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        lines.append("menu at \(Int(location.x))")
        return made
    }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) { lines.append("display") }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) { lines.append("end") }
}

/// A controller whose rows have menus, as apps write it.
@MainActor final class MenuTableController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) }
    }
}
