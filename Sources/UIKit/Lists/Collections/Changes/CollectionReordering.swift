import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// An item that a finger carries: the others make room, and the data source hears of it once it is let go.
@MainActor final class CollectionReordering {
    private struct Carried {
        let original: ListPath
        var current: ListPath
        var position: CGPoint
    }

    private var carried: Carried?
    /// From the finger on a row's handle to the row's middle.
    private var grip = CGVector.zero

    var isActive: Bool { carried != nil }

    func forget() { carried = nil }

    // MARK: - By the app, or by the controller's gesture
    func begin(at indexPath: IndexPath, _ view: UICollectionView) -> Bool {
        guard carried == nil, let path = indexPath.listRow, view.content.contains(path), mayMove(indexPath, view),
            let attributes = view.arrangement.attributes(of: .item(path))
        else { return false }
        carried = Carried(original: path, current: path, position: attributes.center)
        (view.display.views[.item(path)] as? UICollectionViewCell)?.setReordering(true)
        return true
    }

    /// A finger on a row's handle: the row follows it up and down.
    func carry(_ gesture: UIGestureRecognizer, _ cell: UICollectionViewCell, _ view: UICollectionView) {
        let finger = gesture.location(in: view)
        switch gesture.state {
        case .began:
            guard let path = view.path(of: cell, .cell), begin(at: path, view) else { return }
            grip = CGVector(dx: cell.center.x - finger.x, dy: cell.center.y - finger.y)
            view.bringSubviewToFront(cell)
        case .changed where isActive: update(CGPoint(x: cell.center.x, y: finger.y + grip.dy), view)
        case .ended where isActive: end(view)
        case .cancelled, .failed: cancel(view)
        default: break
        }
    }

    private func mayMove(_ indexPath: IndexPath, _ view: UICollectionView) -> Bool {
        guard let source = view.dataSource else { return false }
        return source.`collectionView(_:canMoveItemAt:)`?(view, indexPath) ?? (source.`collectionView(_:moveItemAt:to:)` != nil)
    }

    func update(_ position: CGPoint, _ view: UICollectionView) {
        guard var carried, position.x.isFinite, position.y.isFinite else { return }
        let old = carried.position
        carried.position = position
        self.carried = carried
        let target = target(position, carried, view)
        let layout = view.collectionViewLayout
        let context = layout.invalidationContext(
            forInteractivelyMovingItems: [IndexPath(target)], withTargetPosition: position,
            previousIndexPaths: [IndexPath(carried.current)], previousPosition: old)
        if target != carried.current { shift(to: target, view) }
        layout.invalidateLayout(with: context)
        guard view.window != nil, UIView.areAnimationsEnabled else { return view.display.update(view) }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            view.display.update(view)
        }
    }

    private func target(_ position: CGPoint, _ carried: Carried, _ view: UICollectionView) -> ListPath {
        let current = IndexPath(carried.current)
        let proposed = view.collectionViewLayout.targetIndexPath(forInteractivelyMovingItem: current, withPosition: position)
        let delegate = view.listDelegate
        let wanted =
            delegate?
            .`collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`?(
                view, IndexPath(carried.original), current, proposed)
            ?? delegate?.`collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`?(view, current, proposed)
            ?? proposed
        guard let path = wanted.listRow, view.content.contains(path) else { return carried.current }
        return path
    }

    /// The views between the two places are those of their neighbours now.
    private func shift(to target: ListPath, _ view: UICollectionView) {
        guard let carried, let update = Self.move(carried.current, to: target, view.content.counts) else { return }
        view.content.take(update.after)
        view.display.follow(update)
        view.selection.follow(update)
        view.collectionViewLayout.follow(update)
        self.carried?.current = target
    }

    private static func move(_ source: ListPath, to target: ListPath, _ counts: [Int]) -> ListUpdate? {
        var after = counts
        after[source.section] -= 1
        after[target.section] += 1
        return try? ListUpdate(before: counts, after: after, [.move(source, to: target)])
    }

    func end(_ view: UICollectionView) {
        guard let carried else { return }
        self.carried = nil
        if carried.current != carried.original {
            view.dataSource?.`collectionView(_:moveItemAt:to:)`?(view, IndexPath(carried.original), IndexPath(carried.current))
        }
        settle(carried, isCancelled: false, view)
    }

    func cancel(_ view: UICollectionView) {
        guard var carried else { return }
        if carried.current != carried.original {
            shift(to: carried.original, view)
            carried.current = carried.original
        }
        self.carried = nil
        settle(carried, isCancelled: true, view)
    }

    private func settle(_ carried: Carried, isCancelled: Bool, _ view: UICollectionView) {
        (view.display.views[.item(carried.current)] as? UICollectionViewCell)?.setReordering(false)
        let layout = view.collectionViewLayout
        layout.invalidateLayout(
            with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [IndexPath(carried.current)], previousIndexPaths: [IndexPath(carried.original)],
                movementCancelled: isCancelled))
        guard view.window != nil, UIView.areAnimationsEnabled else { return view.display.update(view) }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            view.display.update(view)
        }
    }

    // MARK: - For the display
    /// What the data source calls the item that stands there now.
    func dataPath(_ path: ListPath, _ view: UICollectionView) -> ListPath {
        guard let carried, carried.current != carried.original,
            let update = Self.move(carried.current, to: carried.original, view.content.counts)
        else { return path }
        return update.path(after: path) ?? path
    }

    /// Where the carried item is, instead of where the layout would have it.
    func attributes(_ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView)
        -> UICollectionViewLayoutAttributes
    {
        guard let carried, attributes.element == .item(carried.current) else { return attributes }
        return view.collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
            at: IndexPath(carried.current), withTargetPosition: carried.position)
    }
}
