import AppleFoundation
import CoreGraphics
import ListEngine

/// Which items are selected, and what a finger does to them.
@MainActor final class CollectionSelection {
    private var chosen: Set<ListPath> = []
    private var order: [ListPath] = []
    private var touch: UITouch?
    private var highlighted: ListPath?

    var items: [ListPath] { order }
    func contains(_ path: ListPath) -> Bool { !chosen.isEmpty && chosen.contains(path) }

    // MARK: - By the app
    func select(_ indexPath: IndexPath?, animated: Bool, _ position: UICollectionView.ScrollPosition, _ view: UICollectionView)
    {
        guard let indexPath, let path = indexPath.listRow else {
            for path in order { remove(path, view) }
            return
        }
        let counts = view.content.loaded(view)
        guard allows(view), counts.indices.contains(path.section), path.item >= 0, path.item < counts[path.section] else {
            return
        }
        if !view.isMultiplySelecting { for other in order where other != path { remove(other, view) } }
        add(path, view)
        if !position.isEmpty { view.scrollToItem(at: indexPath, at: position, animated: animated) }
    }

    func deselect(_ indexPath: IndexPath, _ view: UICollectionView) {
        if let path = indexPath.listRow { remove(path, view) }
    }

    func clear(_ view: UICollectionView) {
        if let path = highlighted { cell(path, view)?.isHighlighted = false }
        highlighted = nil
        for path in order { cell(path, view)?.isSelected = false }
        chosen = []
        order = []
    }

    private func cell(_ path: ListPath, _ view: UICollectionView) -> UICollectionViewCell? {
        view.display.views[.item(path)] as? UICollectionViewCell
    }

    private func add(_ path: ListPath, _ view: UICollectionView) {
        if chosen.insert(path).inserted { order.append(path) }
        if let cell = cell(path, view), !cell.isSelected { cell.isSelected = true }
    }

    private func remove(_ path: ListPath, _ view: UICollectionView) {
        guard chosen.remove(path) != nil else { return }
        order.removeAll { $0 == path }
        if let cell = cell(path, view), cell.isSelected { cell.isSelected = false }
    }

    /// Selected items go where the update leads them.
    func follow(_ update: ListUpdate) {
        order = order.compactMap { update.wishes.reloaded.contains($0) ? nil : update.path(after: $0) }
        chosen = Set(order)
        highlighted = highlighted.flatMap { update.path(after: $0) }
    }

    // MARK: - By a finger
    private func allows(_ view: UICollectionView) -> Bool {
        view.isEditing
            ? view.allowsSelectionDuringEditing || view.allowsMultipleSelectionDuringEditing
            : view.allowsSelection || view.allowsMultipleSelection
    }

    /// False for touches that are none of the items' business.
    func began(_ touches: Set<UITouch>, _ view: UICollectionView) -> Bool {
        if view.swipe.isOpen, view.swipe.close(view, animated: true) { return true }
        guard touch == nil, let finger = touches.first, let path = view.item(at: finger.location(in: view))?.listRow,
            let cell = cell(path, view)
        else { return false }
        touch = finger
        guard allows(view),
            view.listDelegate?.`collectionView(_:shouldHighlightItemAt:)`?(view, IndexPath(path)) ?? true
        else { return true }
        highlighted = path
        cell.isHighlighted = true
        view.listDelegate?.`collectionView(_:didHighlightItemAt:)`?(view, IndexPath(path))
        return true
    }

    func moved(_ touches: Set<UITouch>, _ view: UICollectionView) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        // A finger that leaves the item means something else.
        if let path = highlighted, cell(path, view)?.frame.contains(touch.location(in: view)) != true { unhighlight(view) }
        return true
    }

    func cancelled(_ touches: Set<UITouch>, _ view: UICollectionView) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        self.touch = nil
        unhighlight(view)
        return true
    }

    func ended(_ touches: Set<UITouch>, _ view: UICollectionView) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        self.touch = nil
        guard let path = highlighted else { return true }
        choose(path, view)
        unhighlight(view)
        return true
    }

    private func unhighlight(_ view: UICollectionView) {
        guard let path = highlighted else { return }
        highlighted = nil
        cell(path, view)?.isHighlighted = false
        view.listDelegate?.`collectionView(_:didUnhighlightItemAt:)`?(view, IndexPath(path))
    }

    /// As if a finger had tapped the item.
    func choose(_ path: ListPath, isTap: Bool = true, _ view: UICollectionView) {
        let delegate = view.listDelegate
        let indexPath = IndexPath(path)
        if isTap, let row = cell(path, view) as? UICollectionViewListCell, row.ends.togglesByTap(row) {
            return row.ends.toggle(row)
        }
        if view.isMultiplySelecting, chosen.contains(path) {
            guard delegate?.`collectionView(_:shouldDeselectItemAt:)`?(view, indexPath) ?? true else { return }
            remove(path, view)
            delegate?.`collectionView(_:didDeselectItemAt:)`?(view, indexPath)
            return
        }
        let tapped = cell(path, view)
        if delegate?.`collectionView(_:shouldSelectItemAt:)`?(view, indexPath) ?? true {
            if !view.isMultiplySelecting {
                for other in order where other != path {
                    remove(other, view)
                    delegate?.`collectionView(_:didDeselectItemAt:)`?(view, IndexPath(other))
                }
            }
            guard view.content.contains(path) else { return }
            add(path, view)
            if isTap, let tapped, !view.isEditing { tapped.selectionSegue?.trigger(sender: tapped) }
            delegate?.`collectionView(_:didSelectItemAt:)`?(view, indexPath)
        }
        if !view.isMultiplySelecting,
            delegate?.`collectionView(_:canPerformPrimaryActionForItemAt:)`?(view, indexPath) ?? !view.isEditing
        {
            delegate?.`collectionView(_:performPrimaryActionForItemAt:)`?(view, indexPath)
        }
    }
}
