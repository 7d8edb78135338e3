import AppleFoundation
import CoreGraphics

/// When a text field shows its edit menu: after a finger that rested, two taps, or a tap on the caret.
@MainActor final class FieldMenu {
    private unowned let field: UITextField
    private weak var bar: EditMenuBar?

    init(_ field: UITextField) { self.field = field }

    // MARK: Fingers
    func watchPresses() {
        if field.gestureRecognizers?.contains(where: { $0 is FieldPressRecognizer }) == true { return }
        field.addGestureRecognizer(FieldPressRecognizer(target: field, action: Selector("_fieldPressed:")))
    }

    /// The caret goes with the finger; the menu comes when it is lifted.
    func pressed(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            guard field.isFirstResponder || field.becomeFirstResponder() else { return }
            field.layoutIfNeeded()
            moveCaret(recognizer)
        case .changed: if field.isFirstResponder { moveCaret(recognizer) }
        case .ended: show()
        default: break
        }
    }

    private func moveCaret(_ recognizer: UIGestureRecognizer) {
        field.editing.place(at: recognizer.location(in: field))
    }

    /// A second tap where the caret stands asks for the menu, unless the finger has just sent it away.
    func tapped(_ touch: UITouch, onCaret: Bool) {
        if onCaret, Menus.shared.editBarTouch !== touch { show() }
    }

    // MARK: The menu
    func show() {
        guard field.isFirstResponder else { return }
        field.layoutIfNeeded()
        let offered = EditActionsOffered.all(for: field)
        let range = NSRange(field.editing.content.selection)
        let menu = field.delegate?.`textField(_:editMenuForCharactersIn:suggestedActions:)`?(field, range, offered)
        let listener = EditMenuBar.Listener(
            chosen: { [weak field] in field?.menu.choose($0) }, gone: { [weak field] in field?.menu.went() })
        bar = EditMenuBar.show((menu ?? nil)?.children ?? offered, from: field, target, listener)
        guard bar != nil else { return }
        let animator = EditMenuAnimator()
        field.delegate?.`textField(_:willPresentEditMenuWith:)`?(field, animator)
        animator.run()
    }

    /// What is selected, or the caret.
    private var target: CGRect {
        guard let range = field.selectedTextRange else { return field.bounds }
        if range.isEmpty { return field.caretRect(for: range.start) }
        let rects = field.selectionRects(for: range).map(\.rect)
        return rects.dropFirst().reduce(rects.first ?? field.bounds) { $0.union($1) }.intersection(field.bounds)
    }

    /// What was selected by the menu can be cut or copied next.
    private func choose(_ element: UIMenuElement) {
        EditActionsOffered.perform(element, for: field, sender: UIMenuController.shared)
        if let command = element as? UICommand, ["select:", "selectAll:"].contains(command.action.description) { show() }
    }

    private func went() {
        bar = nil
        let animator = EditMenuAnimator()
        field.delegate?.`textField(_:willDismissEditMenuWith:)`?(field, animator)
        animator.run()
    }

    func hide() { bar?.dismiss() }
}

final class FieldPressRecognizer: UILongPressGestureRecognizer {}
