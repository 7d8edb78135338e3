import AppleFoundation
import CoreGraphics
import QuartzCore

/// A list whose rows can be moved aside.
@MainActor protocol SwipingList: UIScrollView {
    /// Whether anybody has something to say about swipes.
    var offersSwipes: Bool { get }
    /// Whether fingers may move rows now.
    var allowsSwipes: Bool { get }
    var swipe: RowSwipe { get }
    func swipedCell(at point: CGPoint) -> (cell: UIView, path: IndexPath)?
    func swipePath(of cell: UIView) -> IndexPath?
    func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration?
    /// The row is about to move, or is going back.
    func swipeWillChange(_ cell: UIView, _ path: IndexPath?, isOpen: Bool)
    /// The row stands where it was going.
    func swipeDidChange(_ cell: UIView, isOpen: Bool)
    /// The row is as it was.
    func swipeDidEnd(_ path: IndexPath?)
}

/// The finger that moves a row aside. It begins only where there is something beside the row.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
    override func hasGoneFarEnough(_ way: CGPoint) -> Bool {
        abs(way.x) >= 10 && abs(way.x) > abs(way.y) * 1.5
    }
}

/// A row that is being moved aside, or that stands there with its buttons.
@MainActor final class RowSwipe {
    /// Which end of the row the buttons are at, as seen.
    private enum Side { case left, right }

    private struct Open {
        let cell: UIView
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
    /// Where the row is by now: others may have come above it.
    func path(in list: any SwipingList) -> IndexPath? { open.flatMap { list.swipePath(of: $0.cell) } }

    // MARK: - Listening
    /// A list that has something to say about swipes listens for them.
    func listen(_ list: any SwipingList) {
        guard recognizer == nil, list.offersSwipes else { return }
        let made = RowSwipeRecognizer(target: nil, action: nil)
        made.onChange = { [weak self, weak list] _ in if let self, let list { changed(list) } }
        list.addGestureRecognizer(made)
        recognizer = made
    }

    /// Whether the finger may move the row below it.
    func mayBegin(_ gesture: UIGestureRecognizer, _ list: any SwipingList) -> Bool? {
        guard let recognizer, gesture === recognizer else { return nil }
        guard list.allowsSwipes, !list.isDragging else { return false }
        let way = recognizer.translation(in: list)
        let place = recognizer.location(in: list)
        guard let (cell, path) = list.swipedCell(at: CGPoint(x: place.x - way.x, y: place.y - way.y)) else { return false }
        if let open, open.cell === cell { return true }
        close(list, animated: true)
        return begin(cell, path, way.x < 0 ? .right : .left, list)
    }

    /// As if a finger had moved the row as far as its buttons go. False if there are none.
    @discardableResult
    func reveal(_ cell: UIView, _ path: IndexPath, _ list: any SwipingList) -> Bool {
        close(list, animated: true)
        guard begin(cell, path, list.isRightToLeft ? .left : .right, list), let open else { return false }
        settle(open, list)
        return true
    }

    private func begin(_ cell: UIView, _ path: IndexPath, _ side: Side, _ list: any SwipingList) -> Bool {
        let isTrailing = (side == .right) != list.isRightToLeft
        guard let configuration = list.swipeActions(at: path, isTrailing: isTrailing), !configuration.actions.isEmpty else {
            return false
        }
        let buttons = configuration.actions.map { button($0, list) }
        let widths = buttons.map { max(74, $0.intrinsicContentSize.width + 30) }
        for button in buttons.reversed() { cell.addSubview(button) }
        let made = Open(
            cell: cell, side: side, actions: configuration.actions, buttons: buttons, widths: widths,
            goesFull: configuration.performsFirstActionWithFullSwipe)
        open = made
        place(made, 0)
        list.swipeWillChange(cell, path, isOpen: true)
        start = 0
        return true
    }

    private func button(_ action: UIContextualAction, _ list: any SwipingList) -> UIButton {
        let button = UIButton(type: .custom)
        button.backgroundColor = action.backgroundColor
        button.setTitle(action.image == nil ? action.title : nil, for: .normal)
        button.setImage(action.image, for: .normal)
        button.tintColor = .white
        button.setTitleColor(.white, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.addAction(
            UIAction { [weak self, weak list] _ in if let self, let list { perform(action, list) } },
            for: .primaryActionTriggered)
        return button
    }

    // MARK: - Following the finger
    private func changed(_ list: any SwipingList) {
        guard let recognizer, let open else { return }
        let way = open.side == .right ? -recognizer.translation(in: list).x : recognizer.translation(in: list).x
        switch recognizer.state {
        case .began: start = shown(open)
        case .changed: place(open, max(0, start + way))
        case .ended:
            let width = open.cell.bounds.width
            if open.goesFull, start + way > width * 0.6 { return perform(open.actions[0], list) }
            let velocity = recognizer.velocity(in: list).x * (open.side == .right ? -1 : 1)
            if velocity > 200 || velocity > -200 && start + way > open.total / 2 {
                settle(open, list)
            } else {
                close(list, animated: true)
            }
        case .cancelled, .failed: close(list, animated: true)
        default: break
        }
    }

    private func shown(_ open: Open) -> CGFloat { abs(open.cell.bounds.origin.x) }

    private func settle(_ open: Open, _ list: any SwipingList) {
        ControlLooks.change(open.cell, animated: UIView.areAnimationsEnabled) { self.place(open, open.total) }
        list.swipeDidChange(open.cell, isOpen: true)
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

    /// The cell goes: the next row that it shows has nothing beside it, and on its way nobody acts on the row any more.
    func forget(_ cell: UIView, _ list: any SwipingList, animated: Bool = false) {
        if open?.cell === cell { close(list, animated: animated) }
    }

    // MARK: - Acting
    private func perform(_ action: UIContextualAction, _ list: any SwipingList) {
        guard let open, let index = open.actions.firstIndex(where: { $0 === action }) else { return }
        action.handler(action, open.buttons[index]) { [weak self, weak list] _ in
            if let self, let list { close(list, animated: true) }
        }
    }

    /// True if there was something to be seen.
    @discardableResult
    func close(_ list: any SwipingList, animated: Bool) -> Bool {
        guard let open else { return false }
        self.open = nil
        let path = list.swipePath(of: open.cell)
        let wasSeen = shown(open) > 0
        list.swipeWillChange(open.cell, path, isOpen: false)
        let isAnimated = animated && UIView.areAnimationsEnabled && open.cell.window != nil && path != nil
        let end = { [weak list] in
            for button in open.buttons { button.removeFromSuperview() }
            list?.swipeDidChange(open.cell, isOpen: false)
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
        list.swipeDidEnd(path)
        return wasSeen
    }
}
