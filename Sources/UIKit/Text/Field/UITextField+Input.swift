import AppleFoundation
import CoreGraphics
import TextEngine

// What the methods of `UITextInput` answer. Rectangles are in the field's coordinates.
extension UITextField {
    private var document: EditingDocument { editing.content.document }

    final func textInside(_ range: UITextRange) -> String? {
        document.text.string(in: document.fitted(range.offsetsOfOurs))
    }

    final func rangeBetween(_ one: UITextPosition, _ other: UITextPosition) -> UITextRange? {
        let (first, second) = (one.offsetOfOurs, other.offsetOfOurs)
        return OffsetRange(min(first, second)..<max(first, second))
    }

    final func placeFrom(_ position: UITextPosition, _ offset: Int) -> UITextPosition? {
        let place = position.offsetOfOurs.addingReportingOverflow(offset)
        guard !place.overflow, (0...document.count).contains(place.partialValue) else { return nil }
        return OffsetPosition(place.partialValue)
    }

    final func placeFrom(
        _ position: UITextPosition, _ direction: UITextLayoutDirection, _ offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .right: placeFrom(position, readsRightToLeft ? -offset : offset)
        case .left: placeFrom(position, readsRightToLeft ? offset : -offset)
        // There is no other line.
        case .up, .down: position
        }
    }

    final func order(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
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

    final func farthest(_ range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition? {
        goesForward(direction) ? range.end : range.start
    }

    final func extending(_ position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
        let place = position.offsetOfOurs
        return goesForward(direction)
            ? OffsetRange(place..<document.text.clusterBorder(after: place))
            : OffsetRange(document.text.clusterBorder(before: place)..<place)
    }

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

    final func offset(at point: CGPoint) -> Int {
        let text = layoutText()
        return text.offset(at: convert(point, to: text))
    }

    final func characterUnder(_ point: CGPoint) -> UITextRange? {
        let text = document.text
        let near = offset(at: point)
        for range in [near..<text.clusterBorder(after: near), text.clusterBorder(before: near)..<near] where !range.isEmpty {
            if firstPlace(of: OffsetRange(range)).contains(point) { return OffsetRange(range) }
        }
        return nil
    }
}
