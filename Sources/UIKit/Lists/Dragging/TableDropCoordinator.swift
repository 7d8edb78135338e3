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
        let path = placeholder.insertionIndexPath
        return target.send(dragItem, with: TableDropPlaceholder(dragItem, path, list)) { [weak list] in
            list?.dropEnd($0, at: path)
        }
    }
}

/// What is still to come: no row stands for it meanwhile.
private final class TableDropPlaceholder: DragAnimator, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let path: IndexPath
    private weak var list: UITableView?
    private var isOpen = true

    init(_ item: UIDragItem, _ path: IndexPath, _ list: UITableView?) {
        dragItem = item
        self.path = path
        self.list = list
        super.init()
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard isOpen, let list else { return false }
        isOpen = false
        dataSourceUpdates(path)
        list.insertRows(at: [path], with: .automatic)
        return true
    }

    func deletePlaceholder() -> Bool {
        defer { isOpen = false }
        return isOpen
    }
}
