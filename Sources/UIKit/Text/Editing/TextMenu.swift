import AppleFoundation
import CoreGraphics
import TextEngine

/// When a text that is edited shows its edit menu: after a finger that rested, two taps, or a tap on the caret.
@MainActor final class TextMenu {
    private unowned let view: any EditedView
    private weak var bar: EditMenuBar?

    init(_ view: any EditedView) { self.view = view }

    // MARK: Fingers
    func watchPresses() {
        if view.gestureRecognizers?.contains(where: { $0 is TextPressRecognizer }) == true { return }
        view.addGestureRecognizer(TextPressRecognizer(target: view, action: Selector("_fieldPressed:")))
        view.addGestureRecognizer(CaretDragRecognizer(view))
    }

    /// The caret goes with the finger; the menu comes when it is lifted.
    func pressed(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            guard view.isFirstResponder || view.becomeFirstResponder() else { return }
            view.layoutIfNeeded()
            moveCaret(recognizer)
        case .changed: if view.isFirstResponder { moveCaret(recognizer) }
        case .ended: show()
        default: break
        }
    }

    private func moveCaret(_ recognizer: UIGestureRecognizer) {
        view.textEditing.select(TextSelection(view.offset(at: recognizer.location(in: view))))
    }

    /// A second tap where the caret stands asks for the menu, unless the finger has just sent it away.
    func tapped(_ touch: UITouch, onCaret: Bool) {
        if onCaret, Menus.shared.editBarTouch !== touch { show() }
    }

    // MARK: The menu
    func show() {
        guard view.isFirstResponder else { return }
        view.layoutIfNeeded()
        let offered = EditActionsOffered.all(for: view)
        let range = NSRange(view.textEditing.selection)
        let menu = view.editMenu(for: range, suggested: offered)
        let listener = EditMenuBar.Listener(
            chosen: { [weak self] in self?.choose($0) }, gone: { [weak self] in self?.went() })
        bar = EditMenuBar.show(menu?.children ?? offered, from: view, target, listener)
        guard bar != nil else { return }
        let animator = EditMenuAnimator()
        view.editMenuWillPresent(animator)
        animator.run()
    }

    /// What is selected with its handles, or the caret.
    private var target: CGRect {
        guard let range = view.selectedTextRange else { return view.bounds }
        if range.isEmpty { return view.caretRect(for: range.start) }
        let rects = view.shownSelection
        let all = rects.dropFirst().reduce(rects.first ?? view.bounds) { $0.union($1) }.intersection(view.bounds)
        return all.insetBy(dx: 0, dy: -Self.roomOfHandles)
    }

    private static let roomOfHandles: CGFloat = 8

    /// What was selected by the menu can be cut or copied next.
    private func choose(_ element: UIMenuElement) {
        EditActionsOffered.perform(element, for: view, sender: UIMenuController.shared)
        if let command = element as? UICommand, ["select:", "selectAll:"].contains(command.action.description) { show() }
    }

    private func went() {
        bar = nil
        let animator = EditMenuAnimator()
        view.editMenuWillDismiss(animator)
        animator.run()
    }

    func hide() { bar?.dismiss() }
}

final class TextPressRecognizer: UILongPressGestureRecognizer {}
