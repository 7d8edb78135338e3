import AppleFoundation
import CoreGraphics
import ListEngine

extension UICollectionView {
    // MARK: - Editing
    final func editingChanged() {
        swipe.close(self, animated: true)
        // What can't be selected any more isn't.
        if !allowsSelectionDuringEditing && isEditing || !allowsSelection && !isEditing { selection.clear(self) }
        for (element, shown) in display.views {
            if let cell = shown as? UICollectionViewCell { cell.setEdited(isEdited(element.path)) }
        }
    }

    /// Whether the item's cell shows that it can be edited. Only in the mode the delegate is asked.
    final func isEdited(_ path: ListPath) -> Bool {
        isEditing && listDelegate?.`collectionView(_:canEditItemAt:)`?(self, IndexPath(path)) ?? true
    }

    final var isMultiplySelecting: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// The list that the item is a row of.
    final func list(around path: ListPath) -> (list: ListSection, isFirst: Bool, isLast: Bool)? {
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.places.list(around: path)
    }
}

// MARK: - Rows that are moved aside

extension UICollectionView: SwipingList {
    final var offersSwipes: Bool {
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.places.offersSwipes ?? false
    }

    final var allowsSwipes: Bool { !isEditing && !reordering.isActive }

    final func swipedCell(at point: CGPoint) -> (cell: UIView, path: IndexPath)? {
        guard let path = item(at: point)?.listRow, let cell = display.views[.item(path)] else { return nil }
        return (cell, IndexPath(path))
    }

    final func swipePath(of cell: UIView) -> IndexPath? { (cell as? UICollectionReusableView).flatMap { path(of: $0, .cell) } }

    final func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard let configuration = path.listRow.flatMap({ list(around: $0) })?.list.configuration else { return nil }
        let provider =
            isTrailing
            ? configuration.trailingSwipeActionsConfigurationProvider : configuration.leadingSwipeActionsConfigurationProvider
        return provider?(path)
    }

    final func swipeWillChange(_ cell: UIView, _ path: IndexPath?, isOpen: Bool) {
        (cell as? UICollectionViewCell)?.setSwiped(isOpen)
    }

    final func swipeDidChange(_ cell: UIView, isOpen: Bool) {}
    final func swipeDidEnd(_ path: IndexPath?) {}
}

// MARK: - Index

extension UICollectionView: IndexedList {
    final var indexColor: UIColor? { nil }
    final var indexBackground: UIColor? { nil }
    final var indexBackgroundUnderFinger: UIColor? { nil }

    /// Titles anew.
    final func reloadIndex() {
        let ask = dataSource?.`indexTitles(for:)`
        if ask != nil || sectionIndex != nil { showIndex(ask?(self) ?? nil) }
    }

    final func goToSection(ofTitle title: String, at index: Int) {
        let ask = dataSource?.`collectionView(_:indexPathForIndexTitle:at:)`
        let path = ask?(self, title, index) ?? IndexPath(item: 0, section: index)
        guard let row = path.listRow, content.contains(row) else { return }
        let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
        scrollToItem(at: path, at: isVertical ? .top : isRightToLeft ? .right : .left, animated: false)
    }
}

extension UICollectionViewCell {
    final func setEdited(_ isEdited: Bool) {
        guard parts.isEdited != isEdited else { return }
        parts.isEdited = isEdited
        stateChanged()
    }

    final func setSwiped(_ isSwiped: Bool) {
        guard parts.isSwiped != isSwiped else { return }
        parts.isSwiped = isSwiped
        stateChanged()
    }

    final func setReordering(_ isReordering: Bool) {
        guard parts.isReordering != isReordering else { return }
        parts.isReordering = isReordering
        stateChanged()
    }
}
