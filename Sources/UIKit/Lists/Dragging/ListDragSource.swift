import AppleFoundation
import CoreGraphics
import ListEngine

/// A list whose rows can be lifted off it.
@MainActor protocol DraggingList: UIScrollView {
    var drags: ListDrags { get }
    var offersDrags: Bool { get }
    func dragPath(at point: CGPoint) -> ListPath?
    func dragCell(at path: ListPath) -> UIView?
    func dragItems(toBegin session: DragSession, at path: IndexPath) -> [UIDragItem]
    func dragItems(toAddTo session: DragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem]
    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func dragAllowsMove(_ session: DragSession) -> Bool
    func dragIsRestricted(_ session: DragSession) -> Bool
    func dragWillBegin(_ session: DragSession)
    func dragDidEnd(_ session: DragSession)
    func setDragState(_ state: UICellConfigurationState.DragState, of cell: UIView)
}

/// What a list has to do with drags: its rows that are on their way, and what is above it.
@MainActor final class ListDrags {
    var source: ListDragSource?
    var target: ListDropTarget?

    var isDragging: Bool { source?.isDragging ?? false }
    var isTarget: Bool { target?.session != nil }

    /// Rows go where an update leads them.
    func follow(_ update: ListUpdate) {
        source?.follow { update.path(after: $0) }
        target?.contentChanged()
    }

    func forget() {
        source?.follow { _ in nil }
        target?.contentChanged()
    }
}

/// The rows of a list that fingers carry.
final class ListDragSource: NSObject, UIInteraction {
    private weak var list: (any DraggingList)?
    private(set) weak var view: UIView?
    private var fingers: DragFingers?
    /// Where each item's row is now, and the cell that shows that its row is away.
    private var rows: [(item: UIDragItem, path: ListPath?)] = []
    private var cells: [UIView] = []
    private var sessions: [DragSession] = []

    init(_ list: any DraggingList) {
        self.list = list
        super.init()
    }

    func willMove(to view: UIView?) {
        fingers?.remove()
        fingers = nil
    }

    func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        fingers = DragFingers(view, self)
        updateEnabled()
    }

    func updateEnabled() { fingers?.isEnabled = list?.offersDrags ?? false }

    var isDragging: Bool { !sessions.isEmpty }
    /// If there is one alone.
    var onlyRow: ListPath? { rows.count == 1 ? rows[0].path : nil }
    func path(of item: UIDragItem) -> ListPath? { rows.first { $0.item === item }?.path }

    func follow(_ way: (ListPath) -> ListPath?) {
        for index in rows.indices { rows[index].path = rows[index].path.flatMap(way) }
    }

    /// Where others close up over the row's place.
    func hideRows(_ isHidden: Bool) {
        for cell in cells where isDragging { cell.alpha = isHidden ? 0 : 0.5 }
    }

    private func take(_ items: [UIDragItem], at path: ListPath) { rows += items.map { ($0, path) } }
}

extension ListDragSource: DragSource {
    var sourceView: UIView? { list }

    func items(toBegin session: DragSession) -> [UIDragItem] {
        guard let list, let window = list.window, let path = list.dragPath(at: window.convert(session.finger, to: list)) else {
            return []
        }
        let items = list.dragItems(toBegin: session, at: IndexPath(path))
        take(items, at: path)
        return items
    }

    func items(toAddTo session: DragSession, at point: CGPoint) -> [UIDragItem] {
        guard let list, let path = list.dragPath(at: point), !rows.contains(where: { $0.path == path }) else { return [] }
        let items = list.dragItems(toAddTo: session, at: IndexPath(path), point)
        take(items, at: path)
        if !items.isEmpty { show(.dragging, at: path) }
        return items
    }

    func liftPreview(of item: UIDragItem, _ session: DragSession) -> UITargetedPreview? { preview(of: item) }

    private func preview(of item: UIDragItem) -> UITargetedPreview? {
        guard let list, let path = path(of: item), let cell = list.dragCell(at: path) else { return nil }
        // As it is when no finger is on it.
        (cell as? UITableViewCell)?.setHighlighted(false, animated: false)
        (cell as? UICollectionViewCell)?.isHighlighted = false
        cell.layoutIfNeeded()
        return UITargetedDragPreview(
            view: cell, parameters: list.dragParameters(at: IndexPath(path)) ?? UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: list, center: cell.center))
    }

    func willLift(_ animator: DragAnimator, _ session: DragSession) {
        for item in session.items { if let path = path(of: item) { show(.lifting, at: path) } }
        animator.addCompletion { [weak self] position in if position == .start { self?.end(session) } }
    }

    func allowsMove(_ session: DragSession) -> Bool { list?.dragAllowsMove(session) ?? true }
    func isRestricted(_ session: DragSession) -> Bool { list?.dragIsRestricted(session) ?? false }

    func willBegin(_ session: DragSession) {
        sessions.append(session)
        for item in session.items { if let path = path(of: item) { show(.dragging, at: path) } }
        list?.dragWillBegin(session)
    }

    /// Back to where the row is now, if it can be seen.
    func cancelPreview(of item: UIDragItem, or standard: UITargetedPreview) -> UITargetedPreview? { preview(of: item) }

    func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
        end(session)
        list?.dragDidEnd(session)
    }

    private func end(_ session: DragSession) {
        sessions.removeAll { $0 === session }
        rows.removeAll { row in session.items.contains { $0 === row.item } }
        guard rows.isEmpty else { return }
        for cell in cells {
            cell.alpha = 1
            list?.setDragState(.none, of: cell)
        }
        cells = []
    }

    private func show(_ state: UICellConfigurationState.DragState, at path: ListPath) {
        guard let list, let cell = list.dragCell(at: path) else { return }
        if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
        if state == .dragging { cell.alpha = 0.5 }
        list.setDragState(state, of: cell)
    }
}
