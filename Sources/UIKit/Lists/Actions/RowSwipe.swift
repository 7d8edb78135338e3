import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// The finger that moves a row aside. It begins only where there is something beside the row.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
    weak var table: UITableView?

    override func hasGoneFarEnough(_ way: CGPoint) -> Bool {
        abs(way.x) >= 10 && abs(way.x) > abs(way.y) * 1.5
    }
}

/// A row that is being moved aside, or that stands there with its buttons.
@MainActor final class RowSwipe {
    /// Which end of the row the buttons are at, as seen.
    private enum Side { case left, right }

    private struct Open {
        let cell: UITableViewCell
        let side: Side
        let actions: [UIContextualAction]
        let buttons: [UIButton]
        let widths: [CGFloat]
        let goesFull: Bool
        var total: CGFloat { widths.reduce(0, +) }
    }

    private var open: Open?
    private var start: CGFloat = 0
    private var recognizer: RowSwipeRecognizer?

    var isOpen: Bool { open != nil }

    // MARK: - Listening
    /// A table whose data source or delegate has something to say about swipes listens for them.
    func listen(_ table: UITableView) {
        let delegate = table.listDelegate
        let isWanted =
            table.dataSource?.`tableView(_:commit:forRowAt:)` != nil || delegate?.`tableView(_:editActionsForRowAt:)` != nil
            || delegate?.`tableView(_:leadingSwipeActionsConfigurationForRowAt:)` != nil
            || delegate?.`tableView(_:trailingSwipeActionsConfigurationForRowAt:)` != nil
        guard isWanted, recognizer == nil else { return }
        let made = RowSwipeRecognizer(target: nil, action: nil)
        made.table = table
        made.onChange = { [weak self, weak table] _ in if let self, let table { changed(table) } }
        table.addGestureRecognizer(made)
        recognizer = made
    }

    /// Whether the finger may move the row below it.
    func mayBegin(_ gesture: UIGestureRecognizer, _ table: UITableView) -> Bool? {
        guard let recognizer, gesture === recognizer else { return nil }
        guard !table.isEditing, !table.isDragging else { return false }
        let way = recognizer.translation(in: table)
        let place = recognizer.location(in: table)
        guard let row = table.row(at: CGPoint(x: place.x - way.x, y: place.y - way.y))?.listRow,
            let cell = table.display.cell(at: row)
        else { return false }
        if let open, open.cell === cell { return true }
        close(table, animated: true)
        return begin(cell, row, way.x < 0 ? .right : .left, table)
    }

    private func begin(_ cell: UITableViewCell, _ row: ListPath, _ side: Side, _ table: UITableView) -> Bool {
        let isTrailing = (side == .right) != table.isRightToLeft
        guard let configuration = configuration(row, isTrailing: isTrailing, table), !configuration.actions.isEmpty else {
            return false
        }
        let buttons = configuration.actions.map { button($0, cell, table) }
        let widths = buttons.map { max(74, $0.intrinsicContentSize.width + 30) }
        for button in buttons.reversed() { cell.addSubview(button) }
        open = Open(
            cell: cell, side: side, actions: configuration.actions, buttons: buttons, widths: widths,
            goesFull: configuration.performsFirstActionWithFullSwipe)
        cell.setting.isConfirming = true
        cell.willTransition(to: .showingDeleteConfirmation)
        table.listDelegate?.`tableView(_:willBeginEditingRowAt:)`?(table, IndexPath(row))
        start = 0
        return true
    }

    private func configuration(_ row: ListPath, isTrailing: Bool, _ table: UITableView) -> UISwipeActionsConfiguration? {
        let path = IndexPath(row)
        let delegate = table.listDelegate
        guard isTrailing else { return delegate?.`tableView(_:leadingSwipeActionsConfigurationForRowAt:)`?(table, path) }
        guard table.dataSource?.`tableView(_:canEditRowAt:)`?(table, path) ?? true else { return nil }
        if let own = delegate?.`tableView(_:trailingSwipeActionsConfigurationForRowAt:)`?(table, path) { return own }
        if let older = delegate?.`tableView(_:editActionsForRowAt:)`?(table, path) { return Self.configuration(older, path) }
        guard let source = table.dataSource, let commit = source.`tableView(_:commit:forRowAt:)`,
            delegate?.`tableView(_:editingStyleForRowAt:)`?(table, path) ?? .delete == .delete
        else { return nil }
        let title = delegate?.`tableView(_:titleForDeleteConfirmationButtonForRowAt:)`?(table, path) ?? "Delete"
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title) { [weak table] _, _, done in
                if let table { commit(table, .delete, path) }
                done(true)
            }
        ])
    }

    private static func configuration(_ older: [UITableViewRowAction], _ path: IndexPath) -> UISwipeActionsConfiguration {
        let actions = older.map { action in
            let made = UIContextualAction(style: action.style == .normal ? .normal : .destructive, title: action.title) {
                _, _, done in
                action.handler(action, path)
                done(true)
            }
            if let color = action.backgroundColor { made.backgroundColor = color }
            return made
        }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    private func button(_ action: UIContextualAction, _ cell: UITableViewCell, _ table: UITableView) -> UIButton {
        let button = UIButton(type: .custom)
        button.backgroundColor = action.backgroundColor
        button.setTitle(action.image == nil ? action.title : nil, for: .normal)
        button.setImage(action.image, for: .normal)
        button.tintColor = .white
        button.setTitleColor(.white, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.addAction(
            UIAction { [weak self, weak table] _ in if let self, let table { perform(action, table) } },
            for: .primaryActionTriggered)
        return button
    }

    // MARK: - Following the finger
    private func changed(_ table: UITableView) {
        guard let recognizer, let open else { return }
        let way = open.side == .right ? -recognizer.translation(in: table).x : recognizer.translation(in: table).x
        switch recognizer.state {
        case .began: start = shown(open)
        case .changed: place(open, max(0, start + way))
        case .ended:
            let width = open.cell.bounds.width
            if open.goesFull, start + way > width * 0.6 { return perform(open.actions[0], table) }
            let velocity = recognizer.velocity(in: table).x * (open.side == .right ? -1 : 1)
            if velocity > 200 || velocity > -200 && start + way > open.total / 2 {
                settle(open, table)
            } else {
                close(table, animated: true)
            }
        case .cancelled, .failed: close(table, animated: true)
        default: break
        }
    }

    private func shown(_ open: Open) -> CGFloat { abs(open.cell.bounds.origin.x) }

    private func settle(_ open: Open, _ table: UITableView) {
        ControlLooks.change(open.cell, animated: UIView.areAnimationsEnabled) { self.place(open, open.total) }
        open.cell.didTransition(to: .showingDeleteConfirmation)
    }

    /// The whole cell is moved; the buttons lie beyond its edge, the first one outermost.
    private func place(_ open: Open, _ offset: CGFloat) {
        let size = open.cell.bounds.size
        let share = open.total > 0 ? max(1, offset / open.total) : 1
        var end: CGFloat = max(offset, open.total)
        for (button, width) in zip(open.buttons, open.widths) {
            let length = width * share
            let x = open.side == .right ? size.width + end - length : -end
            button.frame = CGRect(x: x, y: 0, width: length, height: size.height)
            end -= length
        }
        open.cell.bounds.origin.x = open.side == .right ? offset : -offset
    }

    /// The cell goes: the next row that it shows has nothing beside it.
    func forget(_ cell: UITableViewCell, _ table: UITableView) {
        if open?.cell === cell { close(table, animated: false) }
    }

    // MARK: - Acting
    private func perform(_ action: UIContextualAction, _ table: UITableView) {
        guard let open, let index = open.actions.firstIndex(where: { $0 === action }) else { return }
        action.handler(action, open.buttons[index]) { [weak self, weak table] _ in
            if let self, let table { close(table, animated: true) }
        }
    }

    /// True if there was something to be seen.
    @discardableResult
    func close(_ table: UITableView, animated: Bool) -> Bool {
        guard let open else { return false }
        self.open = nil
        let row = open.cell.row
        let wasSeen = shown(open) > 0
        open.cell.setting.isConfirming = false
        open.cell.willTransition(to: [])
        let isAnimated = animated && UIView.areAnimationsEnabled && open.cell.window != nil && row != nil
        let end = {
            for button in open.buttons { button.removeFromSuperview() }
            open.cell.didTransition(to: [])
        }
        if isAnimated {
            UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
                open.cell.bounds.origin.x = 0
            } completion: { _ in
                end()
            }
        } else {
            open.cell.bounds.origin.x = 0
            end()
        }
        table.listDelegate?.`tableView(_:didEndEditingRowAt:)`?(table, row.map { IndexPath($0) })
        return wasSeen
    }
}
