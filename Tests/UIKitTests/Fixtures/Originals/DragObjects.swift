// swift-format-ignore-file
import AppleFoundation
import CoreGraphics
import UIKit

/// A view whose text can be lifted off it.
@MainActor final class DragWatch: NSObject, UIDragInteractionDelegate {
    var lines: [String] = []
    var texts = ["a"]
    var allowsMove = true
    var context: Any?
    var more: [String] = []
    func take() -> [String] { defer { lines = [] }; return lines }

    private func items(_ texts: [String]) -> [UIDragItem] {
        texts.map { text in
            let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
            item.localObject = text
            return item
        }
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem] {
        lines.append("items")
        session.localContext = context
        return items(texts)
    }
    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: UIDragSession) -> UITargetedDragPreview? {
        lines.append("preview \(item.localObject as? String ?? "")")
        return interaction.view.map { UITargetedDragPreview(view: $0) }
    }
    func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: UIDragAnimating, session: UIDragSession) {
        lines.append("lift")
        animator.addAnimations { [weak self] in self?.lines.append("lifting") }
        animator.addCompletion { [weak self] position in self?.lines.append("lifted \(position.rawValue)") }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: UIDragSession) -> Bool { allowsMove }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: UIDragSession) { lines.append("begin") }
    func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, willEndWith operation: UIDropOperation) {
        lines.append("will end \(operation.rawValue)")
    }
    func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, didEndWith operation: UIDropOperation) {
        lines.append("end \(operation.rawValue)")
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: UIDragSession) { lines.append("transferred") }
    func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: UIDragAnimating) {
        lines.append("cancel \(item.localObject as? String ?? "")")
    }
    func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: UIDragSession, withTouchAt point: CGPoint) -> [UIDragItem] {
        lines.append("more \(session.items.count)")
        return items(more)
    }
}

/// A view on which texts can be dropped.
@MainActor final class DropWatch: NSObject, UIDropInteractionDelegate {
    var lines: [String] = []
    var name = ""
    var handles = true
    var operation = UIDropOperation.copy
    var texts: [String] = []
    var context: Any?
    private var updates = 0
    func take() -> [String] { defer { lines = [] }; return lines }
    private func note(_ line: String) { lines.append(name.isEmpty ? line : "\(name) \(line)") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
        note("handles")
        return handles && session.canLoadObjects(ofClass: NSString.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: UIDropSession) { note("enter") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession) -> UIDropProposal {
        if lines.last.map({ !$0.hasSuffix("update") }) ?? true { note("update") }
        return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: UIDropSession) { note("exit") }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
        note("perform")
        context = session.localDragSession?.localContext
        session.loadObjects(ofClass: NSString.self) { [weak self] objects in
            self?.texts += objects.compactMap { ($0 as? NSString).map { $0 as String } }
        }
    }
    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: UIDragAnimating) {
        note("drop")
        animator.addCompletion { [weak self] position in self?.note("dropped \(position.rawValue)") }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: UIDropSession) { note("conclude") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: UIDropSession) { note("end") }
}

/// Lifts rows and items, and takes what is dropped.
@MainActor final class ListDragWatch: NSObject, UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
{
    var lines: [String] = []
    var fixed: Set<Int> = []
    var operation = UIDropOperation.copy
    var intoRows = false
    /// What is done with a drop, by its own list.
    var performed: ((UITableView, UITableViewDropCoordinator) -> Void)?
    var performedItems: ((UICollectionView, UICollectionViewDropCoordinator) -> Void)?
    func take() -> [String] { defer { lines = [] }; return lines }

    private func items(_ index: Int) -> [UIDragItem] {
        if fixed.contains(index) { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "row \(index)")))
        item.localObject = index
        return [item]
    }
    private func words(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.item)" } ?? "nowhere" }
    private func update(_ path: IndexPath?) {
        let line = "over \(words(path))"
        if lines.last != line { lines.append(line) }
    }

    func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        lines.append("items \(words(indexPath))")
        return items(indexPath.row)
    }
    func tableView(_ tableView: UITableView, itemsForAddingTo session: UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] {
        lines.append("add \(words(indexPath))")
        return items(indexPath.row)
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: UIDragSession) { lines.append("begin \(tableView.hasActiveDrag)") }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: UIDragSession) { lines.append("end \(tableView.hasActiveDrag)") }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: UIDropSession) { lines.append("enter \(tableView.hasActiveDrop)") }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: UIDropSession) { lines.append("exit") }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: UIDropSession) { lines.append("drop end") }
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        update(destinationIndexPath)
        return UITableViewDropProposal(
            operation: operation, intent: intoRows ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
        let sources = coordinator.items.map { words($0.sourceIndexPath) }.joined(separator: " ")
        lines.append("drop \(sources) at \(words(coordinator.destinationIndexPath))")
        performed?(tableView, coordinator)
    }

    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        lines.append("items \(words(indexPath))")
        return items(indexPath.item)
    }
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        update(destinationIndexPath)
        return UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator) {
        let sources = coordinator.items.map { words($0.sourceIndexPath) }.joined(separator: " ")
        lines.append("drop \(sources) at \(words(coordinator.destinationIndexPath))")
        performedItems?(collectionView, coordinator)
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: UIDragSession) { lines.append("end \(collectionView.hasActiveDrag)") }
}

/// Writes down where in a drag it is.
@MainActor final class DragStateCell: UITableViewCell {
    var states: [Int] = []
    override func dragStateDidChange(_ dragState: UITableViewCell.DragState) { states.append(dragState.rawValue) }
}

/// Rows with such cells.
@MainActor final class DragStateRows: TableRows {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        DragStateCell(style: .default, reuseIdentifier: nil)
    }
}
