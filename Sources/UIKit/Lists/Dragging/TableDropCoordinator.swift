import AppleFoundation
import CoreGraphics
import ListEngine

/// A drop on a table, for its delegate.
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    private final class Item: NSObject, UITableViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize

        init(_ item: UIDragItem, _ path: IndexPath?, _ size: CGSize) {
            dragItem = item
            sourceIndexPath = path
            previewSize = size
            super.init()
        }
    }

    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    private let target: ListDropTarget
    private weak var list: UITableView?

    init(
        _ session: DropSession, _ proposal: UITableViewDropProposal, _ path: ListPath?, _ list: UITableView,
        _ target: ListDropTarget
    ) {
        self.session = session
        self.proposal = proposal
        self.list = list
        self.target = target
        destinationIndexPath = path.map { IndexPath($0) }
        items = session.items.map { item in
            let source = list.drags.source?.path(of: item)
            let cell = source.flatMap { list.dragCell(at: $0) }
            return Item(item, source.map { IndexPath($0) }, cell?.bounds.size ?? .zero)
        }
        super.init()
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        target.send(dragItem, with: DragAnimator()) { [weak list] in list?.dropEnd($0, at: indexPath) }
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        target.send(dragItem, with: DragAnimator()) { [weak list] in list?.dropEnd($0, at: indexPath, into: rect) }
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        self.target.send(dragItem, with: DragAnimator()) { $0.retargetedPreview(with: target) }
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext {
        let row = list.flatMap { list in list.openPlaceholders.add(placeholder, list) }
        return target.send(dragItem, with: TableDropPlaceholder(dragItem, row, list)) { [weak list, weak row] standard in
            guard let list, let row, row.isThere else { return nil }
            let place = list.openPlaceholders.frame(of: row, list)
            return list.dropEnd(standard, over: place, placeholder.previewParametersProvider?(row.cell))
        }
    }
}

/// What is still to come: a row without data stands for it meanwhile.
private final class TableDropPlaceholder: DragAnimator, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let row: TablePlaceholders.Row?
    private weak var list: UITableView?

    init(_ item: UIDragItem, _ row: TablePlaceholders.Row?, _ list: UITableView?) {
        dragItem = item
        self.row = row
        self.list = list
        super.init()
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let list, let row, row.isThere else { return false }
        let path = IndexPath(row.path)
        list.openPlaceholders.exchange(row, list)
        dataSourceUpdates(path)
        list.insertRows(at: [path], with: .none)
        return true
    }

    func deletePlaceholder() -> Bool {
        guard let list, let row, row.isThere else { return false }
        list.openPlaceholders.remove(row, list, animated: true)
        return true
    }
}
