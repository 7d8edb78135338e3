import AppleFoundation
import CoreGraphics
import ListEngine

/// A drop on a collection view, for its delegate.
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private final class Item: NSObject, UICollectionViewDropItem {
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

    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private let target: ListDropTarget
    private weak var list: UICollectionView?

    init(
        _ session: DropSession, _ proposal: UICollectionViewDropProposal, _ path: ListPath?, _ list: UICollectionView,
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

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        target.send(dragItem, with: DragAnimator()) { [weak list] in list?.dropEnd($0, at: indexPath) }
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        target.send(dragItem, with: DragAnimator()) { [weak list] in list?.dropEnd($0, at: indexPath, into: rect) }
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        self.target.send(dragItem, with: DragAnimator()) { $0.retargetedPreview(with: target) }
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    {
        let path = placeholder.insertionIndexPath
        return target.send(dragItem, with: CollectionDropPlaceholder(dragItem, path, list)) { [weak list] in
            list?.dropEnd($0, at: path)
        }
    }
}

/// What is still to come: no item stands for it meanwhile.
private final class CollectionDropPlaceholder: DragAnimator, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let path: IndexPath
    private weak var list: UICollectionView?
    private var isOpen = true

    init(_ item: UIDragItem, _ path: IndexPath, _ list: UICollectionView?) {
        dragItem = item
        self.path = path
        self.list = list
        super.init()
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard isOpen, let list else { return false }
        isOpen = false
        dataSourceUpdates(path)
        list.insertItems(at: [path])
        return true
    }

    func deletePlaceholder() -> Bool {
        defer { isOpen = false }
        return isOpen
    }

    func setNeedsCellUpdate() {}
}
