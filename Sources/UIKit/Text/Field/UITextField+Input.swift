import AppleFoundation
import CoreGraphics
import TextEngine

// What the methods of `UITextInput` answer of places. Rectangles are in the field's coordinates.
extension UITextField {
    // MARK: Places
    private func layoutText() -> FieldTextView {
        layoutIfNeeded()
        return textView
    }

    final func caretPlace(_ position: UITextPosition) -> CGRect {
        let text = layoutText()
        let offset = document.fitted(TextSelection(position.offsetOfOurs)).head
        return convert(text.caretRect(at: offset), from: text)
    }

    final func firstPlace(of range: UITextRange) -> CGRect {
        let text = layoutText()
        let offsets = document.fitted(range.offsetsOfOurs)
        guard let first = text.rects(of: offsets).first else { return caretPlace(range.start) }
        return convert(first.1, from: text)
    }

    final func selectionPlaces(of range: UITextRange) -> [UITextSelectionRect] {
        let text = layoutText()
        return text.rects(of: document.fitted(range.offsetsOfOurs)).map {
            OurSelectionRect($0.0, at: convert($0.1, from: text))
        }
    }

    final func selectionEdge(_ end: SelectionEnd) -> CGRect? {
        guard let edge = textView.selectionEdge(end) else { return nil }
        return convert(edge, from: textView)
    }

    final var shownSelection: [CGRect] {
        let text = layoutText()
        return text.rects(of: editing.selection).map { convert($0.1, from: text) }
    }

    final func offset(at point: CGPoint) -> Int {
        let text = layoutText()
        return text.offset(at: convert(point, to: text))
    }
}

extension UITextField: EditedView {
    final var textEditing: TextEditing { editing }
    final func moveVertically(_ way: TextWay, extending: Bool) -> Bool { false }
    final func offset(beside offset: Int, _ way: TextWay) -> Int? { nil }

    final func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
        delegate?.`textField(_:editMenuForCharactersIn:suggestedActions:)`?(self, range, suggested) ?? nil
    }

    final func editMenuWillPresent(_ animator: EditMenuAnimator) {
        delegate?.`textField(_:willPresentEditMenuWith:)`?(self, animator)
    }

    final func editMenuWillDismiss(_ animator: EditMenuAnimator) {
        delegate?.`textField(_:willDismissEditMenuWith:)`?(self, animator)
    }
}
