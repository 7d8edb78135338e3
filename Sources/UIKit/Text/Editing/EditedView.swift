import AppleFoundation
import CoreGraphics
import TextEngine

/// A view whose text is edited: what keys, menus and `UITextInput` need of it.
@MainActor protocol EditedView: UIView, UITextInput {
    var textEditing: TextEditing { get }
    var menu: TextMenu { get }
    var readsRightToLeft: Bool { get }
    /// Where an end of the selection stands: as high as its line, without a width. Nil where it can't be seen.
    func selectionEdge(_ end: SelectionEnd) -> CGRect?
    /// What can be seen of the selection.
    var shownSelection: [CGRect] { get }
    /// The place of a caret nearest to a point.
    func offset(at point: CGPoint) -> Int
    /// The caret goes to the line above or below. False where there are no lines.
    func moveVertically(_ way: TextWay, extending: Bool) -> Bool
    /// The place on the line above or below; nil where there are no lines.
    func offset(beside offset: Int, _ way: TextWay) -> Int?

    func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu?
    func editMenuWillPresent(_ animator: EditMenuAnimator)
    func editMenuWillDismiss(_ animator: EditMenuAnimator)
}

// What the methods of `UITextInput` answer that only depends on the text.
extension EditedView {
    var document: EditingDocument { textEditing.document }

    func textInside(_ range: UITextRange) -> String? {
        document.text.string(in: document.fitted(range.offsetsOfOurs))
    }

    func rangeBetween(_ one: UITextPosition, _ other: UITextPosition) -> UITextRange? {
        let (first, second) = (one.offsetOfOurs, other.offsetOfOurs)
        return OffsetRange(min(first, second)..<max(first, second))
    }

    func placeFrom(_ position: UITextPosition, _ offset: Int) -> UITextPosition? {
        let place = position.offsetOfOurs.addingReportingOverflow(offset)
        guard !place.overflow, (0...document.count).contains(place.partialValue) else { return nil }
        return OffsetPosition(place.partialValue)
    }

    func placeFrom(_ position: UITextPosition, _ direction: UITextLayoutDirection, _ offset: Int) -> UITextPosition? {
        switch direction {
        case .right: return placeFrom(position, readsRightToLeft ? -offset : offset)
        case .left: return placeFrom(position, readsRightToLeft ? offset : -offset)
        case .up, .down:
            var place = position.offsetOfOurs
            let way: TextWay = (direction == .down) == (offset >= 0) ? .forward : .backward
            for _ in 0..<min(abs(offset), document.count + 1) {
                guard let next = self.offset(beside: place, way) else { return position }
                place = next
            }
            return OffsetPosition(place)
        }
    }

    func order(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        let (first, second) = (one.offsetOfOurs, other.offsetOfOurs)
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    private func goesForward(_ direction: UITextLayoutDirection) -> Bool {
        switch direction {
        case .right: !readsRightToLeft
        case .left: readsRightToLeft
        case .down: true
        case .up: false
        }
    }

    func farthest(_ range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition? {
        goesForward(direction) ? range.end : range.start
    }

    func extending(_ position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
        let place = position.offsetOfOurs
        return goesForward(direction)
            ? OffsetRange(place..<document.text.clusterBorder(after: place))
            : OffsetRange(document.text.clusterBorder(before: place)..<place)
    }

    func characterUnder(_ point: CGPoint) -> UITextRange? {
        let text = document.text
        let near = offset(at: point)
        for range in [near..<text.clusterBorder(after: near), text.clusterBorder(before: near)..<near] where !range.isEmpty {
            if firstRect(for: OffsetRange(range)).contains(point) { return OffsetRange(range) }
        }
        return nil
    }
}
