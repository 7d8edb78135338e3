import AppleFoundation
import CoreGraphics
import CoreText
import TextEngine

// What the methods of `UITextInput` answer of places. Rectangles are in the view's coordinates.
extension UITextView {
    final func offset(at point: CGPoint) -> Int {
        fitContent()
        return kit.flow.offset(nearest: inText(point))
    }

    final func caretPlace(_ position: UITextPosition) -> CGRect {
        caretRect(atOffset: editing.document.fitted(TextSelection(position.offsetOfOurs)).head)
    }

    final func firstPlace(of range: UITextRange) -> CGRect {
        selectionPlaces(of: range).first?.rect ?? caretPlace(range.start)
    }

    final func selectionPlaces(of range: UITextRange) -> [UITextSelectionRect] {
        fitContent()
        let wanted = editing.document.fitted(range.offsetsOfOurs)
        guard !wanted.isEmpty else { return [] }
        var found: [UITextSelectionRect] = []
        kit.flow.forEachLine(in: wanted) { line in
            guard kit.shows(line) else { return true }
            for (piece, rect) in line.selection(wanted, kit.padding, toEnd: true) {
                let whole = TextSelectionRect(
                    rect: piece.rect, isRightToLeft: piece.isRightToLeft,
                    containsStart: piece.containsStart && line.range.contains(wanted.lowerBound),
                    containsEnd: piece.containsEnd && line.range.upperBound >= wanted.upperBound)
                found.append(OurSelectionRect(whole, at: inView(rect)))
            }
            return true
        }
        return found
    }

    /// Only the line that the end stands in is looked at.
    final func selectionEdge(_ end: SelectionEnd) -> CGRect? {
        let range = editing.selection
        guard !range.isEmpty else { return nil }
        let place = end == .start ? range.lowerBound : range.upperBound - 1
        guard let line = kit.flow.line(at: place), kit.shows(line) else { return nil }
        let pieces = line.selection(range, kit.padding, toEnd: true)
        guard let (piece, rect) = pieces.first(where: { end == .start ? $0.0.containsStart : $0.0.containsEnd }) else {
            return nil
        }
        let box = inView(rect)
        let x = piece.isRightToLeft == (end == .start) ? box.maxX : box.minX
        return CGRect(x: min(max(0, x), bounds.width), y: box.minY, width: 0, height: box.height)
    }

    final var shownSelection: [CGRect] {
        fitContent()
        let range = editing.selection
        let top = bounds.minY - textContainerInset.top + kit.place.lowerBound
        let here = range.clamped(to: kit.lines(from: top, to: top + bounds.height))
        guard !here.isEmpty else { return [] }
        var found: [CGRect] = []
        kit.flow.forEachLine(in: here) { line in
            for (_, rect) in line.selection(range, kit.padding, toEnd: true) {
                found.append(inView(rect))
            }
            return true
        }
        return found
    }
}

extension UITextView: EditedView {
    final var textEditing: TextEditing { editing }

    final func moveVertically(_ way: TextWay, extending: Bool) -> Bool {
        editing.moveVertically(way, extending: extending)
        return true
    }

    final func offset(beside offset: Int, _ way: TextWay) -> Int? { editing.offset(beside: offset, way) }

    final func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
        delegate?.`textView(_:editMenuForTextIn:suggestedActions:)`?(self, range, suggested) ?? nil
    }

    final func editMenuWillPresent(_ animator: EditMenuAnimator) {
        delegate?.`textView(_:willPresentEditMenuWith:)`?(self, animator)
    }

    final func editMenuWillDismiss(_ animator: EditMenuAnimator) {
        delegate?.`textView(_:willDismissEditMenuWith:)`?(self, animator)
    }
}

extension UITextView: TypedText, EndsEditing {
    final var takesKeys: Bool { isEditable }
    final func userTyped(_ text: String) { editing.typed(text) }
    final func userDeletedBackward() { editing.userDeleted() }
    final func userComposed(_ text: String, selection: Range<Int>) { editing.composed(text, selection) }
    final func userFinishedComposing() { editing.finishComposing() }
    final func userPressed(_ key: UIKey) -> Bool { TextKeys(view: self).press(key) }
    final func endedByForce() { editing.end() }
}

/// What fingers do in a text view: they place the caret, select words and paragraphs, and follow links.
@MainActor final class ViewTouches {
    private unowned let view: UITextView
    private var start: CGPoint?

    init(_ view: UITextView) { self.view = view }

    func began(_ touches: Set<UITouch>) { start = touches.count == 1 ? touches.first?.location(in: nil) : nil }

    /// False for what is no tap on the text.
    func ended(_ touches: Set<UITouch>) -> Bool {
        guard let touch = touches.first, let start, view.isSelectable || view.isEditable else { return false }
        self.start = nil
        let end = touch.location(in: nil)
        guard abs(end.x - start.x) < 10, abs(end.y - start.y) < 10 else { return false }
        let point = touch.location(in: view)
        if !view.isEditable, touch.tapCount == 1, view.items.tapped(point) { return true }
        // What is only read is selected by two taps and more.
        guard view.isEditable || touch.tapCount > 1 else { return false }
        let before = view.isFirstResponder ? view.editing.selection : nil
        guard view.isFirstResponder || view.becomeFirstResponder() else { return true }
        select(view.offset(at: point), touch, before)
        return true
    }

    private func select(_ offset: Int, _ touch: UITouch, _ before: Range<Int>?) {
        let editing = view.editing
        switch touch.tapCount {
        // A tap on what is selected asks for the menu.
        case 1 where before.map { $0.contains(offset) } == true: view.menu.tapped(touch, onCaret: true)
        case 1:
            editing.select(TextSelection(offset))
            view.menu.tapped(touch, onCaret: before == editing.selection)
        case 2:
            editing.select(TextSelection(editing.document.word(at: offset)))
            view.menu.show()
        default:
            editing.select(TextSelection(editing.document.text.paragraphContent(at: offset)))
            view.menu.show()
        }
    }
}
