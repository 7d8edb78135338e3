// What keys ask for, as changes that haven't happened yet.
extension EditingDocument {
    /// Text in the place of what is being composed or selected.
    package func edit(inserting new: String, _ kind: TextEdit.Kind = .typing) -> TextEdit {
        TextEdit(marked ?? selection.range, new, kind)
    }

    /// The selection, or from the caret as far as the step goes. Nil where there is nothing to delete.
    package func edit(deleting way: TextWay, by step: TextStep = .cluster) -> TextEdit? {
        if !selection.isCaret { return TextEdit(selection.range, "", .deleting) }
        let caret = selection.head
        var end = place(from: caret, way, by: step)
        // At the border of a line there is its end to delete.
        if end == caret, step == .line || step == .paragraph { end = place(from: caret, way, by: .cluster) }
        guard end != caret else { return nil }
        return TextEdit(min(caret, end)..<max(caret, end), "", .deleting)
    }

    package func edit(replacing range: Range<Int>, with new: String) -> TextEdit { TextEdit(fitted(range), new, .other) }

    /// The clusters on both sides of the caret change places, at the end of a line the last two.
    package func editTransposing() -> TextEdit? {
        guard selection.isCaret else { return nil }
        let content = text.paragraphContent(at: selection.head)
        let middle = selection.head == content.upperBound ? text.clusterBorder(before: selection.head) : selection.head
        guard middle > content.lowerBound, middle < content.upperBound else { return nil }
        let start = text.clusterBorder(before: middle)
        let end = text.clusterBorder(after: middle)
        let swapped = text.string(in: middle..<end) + text.string(in: start..<middle)
        return TextEdit(start..<end, swapped, .other)
    }

    // MARK: Moving
    /// Where the caret comes to, or how far the selection goes then.
    package func selection(moved way: TextWay, by step: TextStep, extending: Bool) -> TextSelection {
        if extending {
            return fitted(TextSelection(anchor: selection.anchor, head: place(from: selection.head, way, by: step)))
        }
        // From a selection the caret goes to its side first.
        if !selection.isCaret, step == .cluster {
            return TextSelection(way == .backward ? selection.range.lowerBound : selection.range.upperBound)
        }
        let start = way == .backward ? selection.range.lowerBound : selection.range.upperBound
        return TextSelection(place(from: selection.isCaret ? selection.head : start, way, by: step))
    }

    /// The place at a step's end. At the border of the text it stays.
    package func place(from offset: Int, _ way: TextWay, by step: TextStep) -> Int {
        let isForward = way == .forward
        switch step {
        case .cluster: return isForward ? text.clusterBorder(after: offset) : text.clusterBorder(before: offset)
        case .word: return isForward ? text.wordEnd(after: offset, words) : text.wordStart(before: offset, words)
        case .line:
            let line = lines?.line(at: offset) ?? text.paragraphContent(at: offset)
            return isForward ? max(offset, line.upperBound) : min(offset, line.lowerBound)
        case .paragraph:
            let content = text.paragraphContent(at: offset)
            let border = isForward ? content.upperBound : content.lowerBound
            // There already: the next one's.
            guard border == offset else { return border }
            if isForward {
                return offset == count ? count : text.paragraphContent(at: text.clusterBorder(after: offset)).upperBound
            }
            return offset == 0 ? 0 : text.paragraphContent(at: text.clusterBorder(before: offset)).lowerBound
        case .document: return isForward ? count : 0
        }
    }

    /// The word under a finger.
    package func word(at offset: Int) -> Range<Int> { text.word(at: min(max(0, offset), count), words) }
}
