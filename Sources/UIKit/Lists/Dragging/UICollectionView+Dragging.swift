import AppleFoundation
import CoreGraphics
import ListEngine

extension UICollectionView: DroppingList {
    final var offersDrags: Bool { dragDelegate != nil && dragInteractionEnabled }

    /// A list with a delegate for drags listens for fingers that rest, and is a place for drops.
    final func listenForDrags() {
        if drags.source == nil, dragDelegate != nil {
            let source = ListDragSource(self)
            drags.source = source
            addInteraction(source)
        }
        if drags.target == nil, dragDelegate != nil || dropDelegate != nil {
            let target = ListDropTarget(self)
            drags.target = target
            addInteraction(target)
        }
    }

    // MARK: - Rows that are lifted
    final func dragPath(at point: CGPoint) -> ListPath? {
        guard !swipe.isOpen, !reordering.isActive, !updates.isOpen, let path = item(at: point)?.listRow,
            dragCell(at: path) != nil
        else { return nil }
        return path
    }

    final func dragCell(at path: ListPath) -> UIView? { display.views[.item(path)] }

    final func dragItems(toBegin session: DragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }

    final func dragItems(toAddTo session: DragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
        dragDelegate?.`collectionView(_:itemsForAddingTo:at:point:)`?(self, session, path, point) ?? []
    }

    final func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.`collectionView(_:dragPreviewParametersForItemAt:)`?(self, path) ?? nil
    }

    final func dragAllowsMove(_ session: DragSession) -> Bool {
        dragDelegate?.`collectionView(_:dragSessionAllowsMoveOperation:)`?(self, session) ?? true
    }

    final func dragIsRestricted(_ session: DragSession) -> Bool {
        dragDelegate?.`collectionView(_:dragSessionIsRestrictedToDraggingApplication:)`?(self, session) ?? false
    }

    final func dragWillBegin(_ session: DragSession) { dragDelegate?.`collectionView(_:dragSessionWillBegin:)`?(self, session) }
    final func dragDidEnd(_ session: DragSession) { dragDelegate?.`collectionView(_:dragSessionDidEnd:)`?(self, session) }

    final func setDragState(_ state: UICellConfigurationState.DragState, of cell: UIView) {
        guard let cell = cell as? UICollectionViewCell else { return }
        cell.setDragState(state)
    }

    // MARK: - What is dropped
    final func canTakeDrop(_ session: DropSession) -> Bool {
        guard let dropDelegate else { return false }
        return dropDelegate.`collectionView(_:canHandle:)`?(self, session) ?? true
    }

    final func dropDidEnter(_ session: DropSession) { dropDelegate?.`collectionView(_:dropSessionDidEnter:)`?(self, session) }
    final func dropDidExit(_ session: DropSession) { dropDelegate?.`collectionView(_:dropSessionDidExit:)`?(self, session) }
    final func dropDidEnd(_ session: DropSession) { dropDelegate?.`collectionView(_:dropSessionDidEnd:)`?(self, session) }

    /// The item under the finger, or one past the last of the section that is nearest.
    final func dropPath(at point: CGPoint) -> ListPath? {
        if let path = item(at: point)?.listRow { return path }
        // Between items: the one that a carried item would take the place of.
        guard let section = (0..<numberOfSections).last(where: { firstPlace(in: $0).map { $0 <= point.y } ?? false }) else {
            return nil
        }
        let last = content.counts[section]
        guard last > 0, let frame = dropRect(of: ListPath(section, last - 1)) else { return ListPath(section, 0) }
        return point.y > frame.maxY || point.y >= frame.minY && (isRightToLeft ? point.x < frame.minX : point.x > frame.maxX)
            ? ListPath(section, last) : nil
    }

    private func firstPlace(in section: Int) -> CGFloat? {
        content.counts[section] > 0 ? dropRect(of: ListPath(section, 0))?.minY : nil
    }

    final func dropProposal(_ session: DropSession, _ path: ListPath?) -> ListDropProposal {
        guard let ask = dropDelegate?.`collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)` else {
            let operation: UIDropOperation = drags.isDragging ? .move : .copy
            return ListDropProposal(
                proposal: UICollectionViewDropProposal(operation: operation, intent: .unspecified))
        }
        let answer = ask(self, session, path.map { IndexPath($0) })
        switch answer.intent {
        case .insertAtDestinationIndexPath: return ListDropProposal(proposal: answer, intent: .insertAt)
        case .insertIntoDestinationIndexPath: return ListDropProposal(proposal: answer, intent: .insertInto)
        case .unspecified: return ListDropProposal(proposal: answer)
        }
    }

    final func showDrop(_ path: ListPath?, _ proposal: ListDropProposal?) {
        if proposal?.intent == .insertAt, path != nil { Unsupported.roomForDrops.report() }
        for (element, view) in display.views where element.category == .cell {
            let isTarget = proposal?.intent == .insertInto && element.path == path
            let state: UICellConfigurationState.DropState = proposal == nil ? .none : isTarget ? .targeted : .notTargeted
            (view as? UICollectionViewCell)?.setDropState(state)
        }
    }

    final func performDrop(_ session: DropSession, _ proposal: ListDropProposal, _ path: ListPath?, _ target: ListDropTarget) {
        let answer =
            proposal.proposal as? UICollectionViewDropProposal
            ?? UICollectionViewDropProposal(operation: proposal.proposal.operation)
        dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(session, answer, path, self, target))
    }

    final func dropRect(of path: ListPath) -> CGRect? { layoutAttributesForItem(at: IndexPath(path))?.frame }

    /// Where an item ends: over its new item, or in a rectangle of it.
    final func dropEnd(_ standard: UITargetedPreview, at path: IndexPath, into rect: CGRect? = nil) -> UITargetedPreview? {
        guard let row = path.listRow, let place = dropRect(of: row) else { return nil }
        let end = rect?.offsetBy(dx: place.minX, dy: place.minY) ?? place
        let wide = max(standard.size.width, 1)
        let scale = rect == nil ? 1 : end.width / wide
        let target = UIDragPreviewTarget(
            container: self, center: CGPoint(x: end.midX, y: end.midY), transform: CGAffineTransform(scaleX: scale, y: scale))
        let asked = dropDelegate?.`collectionView(_:dropPreviewParametersForItemAt:)`?(self, path) ?? nil
        return UITargetedDragPreview(view: standard.view, parameters: asked ?? standard.parameters, target: target)
    }
}
