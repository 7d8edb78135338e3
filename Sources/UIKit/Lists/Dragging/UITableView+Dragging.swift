import AppleFoundation
import CoreGraphics
import ListEngine

extension UITableView: DroppingList {
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
        guard !swipe.isOpen, !reorder.isActive, !updates.isOpen, let path = row(at: point)?.listRow, dragCell(at: path) != nil
        else { return nil }
        return path
    }

    final func dragCell(at path: ListPath) -> UIView? { display.cell(at: path) }

    final func dragItems(toBegin session: DragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }

    final func dragItems(toAddTo session: DragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
        dragDelegate?.`tableView(_:itemsForAddingTo:at:point:)`?(self, session, path, point) ?? []
    }

    final func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.`tableView(_:dragPreviewParametersForRowAt:)`?(self, path) ?? nil
    }

    final func dragAllowsMove(_ session: DragSession) -> Bool {
        dragDelegate?.`tableView(_:dragSessionAllowsMoveOperation:)`?(self, session) ?? true
    }

    final func dragIsRestricted(_ session: DragSession) -> Bool {
        dragDelegate?.`tableView(_:dragSessionIsRestrictedToDraggingApplication:)`?(self, session) ?? false
    }

    final func dragWillBegin(_ session: DragSession) { dragDelegate?.`tableView(_:dragSessionWillBegin:)`?(self, session) }
    final func dragDidEnd(_ session: DragSession) { dragDelegate?.`tableView(_:dragSessionDidEnd:)`?(self, session) }

    final func setDragState(_ state: UICellConfigurationState.DragState, of cell: UIView) {
        guard let cell = cell as? UITableViewCell else { return }
        cell.setDragState(state)
    }

    // MARK: - What is dropped
    final func canTakeDrop(_ session: DropSession) -> Bool {
        guard let dropDelegate else { return ownMovingRow != nil }
        return dropDelegate.`tableView(_:canHandle:)`?(self, session) ?? true
    }

    final func dropDidEnter(_ session: DropSession) { dropDelegate?.`tableView(_:dropSessionDidEnter:)`?(self, session) }
    final func dropDidExit(_ session: DropSession) { dropDelegate?.`tableView(_:dropSessionDidExit:)`?(self, session) }
    final func dropDidEnd(_ session: DropSession) { dropDelegate?.`tableView(_:dropSessionDidEnd:)`?(self, session) }

    /// The one row that is on its way, if the data source moves rows by itself.
    private var ownMovingRow: ListPath? {
        guard let source = drags.source, source.isDragging, let row = source.onlyRow, reorder.mayMove(row, self) else {
            return nil
        }
        return row
    }

    final func dropPath(at point: CGPoint) -> ListPath? { rowPlace(at: point.y, dropGap) ?? dropGap?.target }

    final func dropProposal(_ session: DropSession, _ path: ListPath?) -> ListDropProposal {
        let own = ownMovingRow
        guard let ask = dropDelegate?.`tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)` else {
            let operation: UIDropOperation = own == nil ? (dropDelegate == nil ? .cancel : .copy) : .move
            return ListDropProposal(
                proposal: UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath),
                intent: .insertAt,
                movesOwnRow: own != nil)
        }
        let answer = ask(self, session, path.map { IndexPath($0) })
        let movesOwnRow = own != nil && answer.operation == .move && answer.intent != .insertIntoDestinationIndexPath
        switch answer.intent {
        case .insertAtDestinationIndexPath, .automatic:
            return ListDropProposal(proposal: answer, intent: .insertAt, movesOwnRow: movesOwnRow)
        case .insertIntoDestinationIndexPath: return ListDropProposal(proposal: answer, intent: .insertInto)
        case .unspecified: return ListDropProposal(proposal: answer, movesOwnRow: movesOwnRow)
        }
    }

    final func showDrop(_ path: ListPath?, _ proposal: ListDropProposal?) {
        for row in display.rows { row.cell.setDropState(dropState(row.path, path, proposal)) }
        var gap: RowGap?
        if let path, let proposal, proposal.intent == .insertAt {
            // A row that is moved leaves its place.
            let origin = proposal.proposal.operation == .move ? drags.source?.onlyRow : nil
            let height = origin.flatMap { dragCell(at: $0)?.frame.height } ?? dropGap?.height ?? 44
            gap = RowGap(origin: origin, target: path, height: height)
        }
        drags.source?.hideRows(gap?.origin != nil)
        guard gap != dropGap else { return }
        dropGap = gap
        ControlLooks.change(self, animated: UIView.areAnimationsEnabled) { self.display.place(self) }
    }

    private func dropState(
        _ row: ListPath, _ path: ListPath?, _ proposal: ListDropProposal?
    ) -> UICellConfigurationState.DropState {
        guard let proposal else { return .none }
        return proposal.intent == .insertInto && row == path ? .targeted : .notTargeted
    }

    final func performDrop(_ session: DropSession, _ proposal: ListDropProposal, _ path: ListPath?, _ target: ListDropTarget) {
        if proposal.movesOwnRow, let origin = ownMovingRow, let path {
            guard let item = session.items.first else { return }
            _ = target.send(item, with: DragAnimator()) { [weak self] in self?.dropEnd($0, at: IndexPath(path)) }
            return reorder.commit(origin, to: path, self)
        }
        let answer =
            proposal.proposal as? UITableViewDropProposal
            ?? UITableViewDropProposal(operation: proposal.proposal.operation)
        dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(session, answer, path, self, target))
    }

    final func dropRect(of path: ListPath) -> CGRect? {
        content.loaded(self).contains(path) ? display.frame(of: path, self) : nil
    }

    /// Where an item ends: over its new row, or in a rectangle of it.
    final func dropEnd(_ standard: UITargetedPreview, at path: IndexPath, into rect: CGRect? = nil) -> UITargetedPreview? {
        guard let row = path.listRow, let place = dropRect(of: row) else { return nil }
        let asked = dropDelegate?.`tableView(_:dropPreviewParametersForRowAt:)`?(self, path) ?? nil
        let end = rect?.offsetBy(dx: place.minX, dy: place.minY) ?? place
        return dropEnd(standard, over: end, scale: rect == nil ? 1 : end.width / max(standard.size.width, 1), asked)
    }

    final func dropEnd(
        _ standard: UITargetedPreview, over end: CGRect, scale: CGFloat = 1, _ parameters: UIDragPreviewParameters?
    ) -> UITargetedPreview {
        let target = UIDragPreviewTarget(
            container: self, center: CGPoint(x: end.midX, y: end.midY), transform: CGAffineTransform(scaleX: scale, y: scale))
        return UITargetedDragPreview(view: standard.view, parameters: parameters ?? standard.parameters, target: target)
    }

    /// Those that stand for what is still to come.
    final var openPlaceholders: TablePlaceholders {
        if let placeholders { return placeholders }
        let made = TablePlaceholders()
        placeholders = made
        return made
    }
}
