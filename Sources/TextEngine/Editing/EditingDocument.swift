/// A text that is being edited: with what is selected, what is being composed, and what can be undone.
///
/// It is a plain value and knows no views. Each command first becomes a `TextEdit`, so that somebody can be asked, and is then applied.
/// Selections lie on borders of clusters, whatever comes in.
package struct EditingDocument: Sendable {
    package private(set) var text: TextRope
    package private(set) var selection: TextSelection
    /// What is being composed.
    package private(set) var marked: Range<Int>?
    package var words: any WordFinder
    package var lines: (any LineFinder)?
    private var history = EditHistory()
    /// Rises with each group of changes that can be undone by itself.
    package private(set) var groupsBegun = 0

    package init(_ string: String = "", words: any WordFinder = PlainWords()) {
        text = TextRope(string)
        selection = TextSelection(string.utf16.count)
        self.words = words
    }

    package var string: String { text.string }
    package var count: Int { text.count }
    package var isEmpty: Bool { text.isEmpty }

    /// Another text takes its place. Nothing of the old one can be undone, and the caret is at the end.
    package mutating func reset(to string: String) { reset(to: TextRope(string)) }

    package mutating func reset(to rope: TextRope) {
        text = rope
        selection = TextSelection(text.count)
        marked = nil
        history.clear()
    }

    // MARK: Selecting
    /// As far as there is text, and to the borders around it.
    package mutating func select(_ wanted: TextSelection) {
        let new = fitted(wanted)
        // Who goes elsewhere has done composing.
        if let marked, new.range.lowerBound < marked.lowerBound || new.range.upperBound > marked.upperBound {
            self.marked = nil
        }
        guard new != selection else { return }
        selection = new
        history.close()
    }

    package mutating func select(_ range: Range<Int>) { select(TextSelection(range)) }

    /// Whole clusters within the text.
    package func fitted(_ wanted: TextSelection) -> TextSelection {
        func within(_ place: Int) -> Int { min(max(0, place), count) }
        let (anchor, head) = (within(wanted.anchor), within(wanted.head))
        if anchor == head { return TextSelection(text.clusterStart(head)) }
        if anchor < head { return TextSelection(anchor: text.clusterStart(anchor), head: text.clusterEnd(head)) }
        return TextSelection(anchor: text.clusterEnd(anchor), head: text.clusterStart(head))
    }

    /// Whole characters of Unicode within the text: what programs may replace.
    package func fitted(_ range: Range<Int>) -> Range<Int> {
        let lower = text.scalarStart(min(max(0, range.lowerBound), count))
        let upper = min(max(lower, range.upperBound), count)
        return lower..<(text.scalarStart(upper) == upper ? upper : upper + 1)
    }

    // MARK: Changing
    /// Does what an edit says. Ranges beyond the end and selections inside of clusters are mended.
    @discardableResult
    package mutating func apply(_ edit: TextEdit) -> TextChange {
        if edit.kind != .composing { marked = nil }
        let range = fitted(edit.range)
        let before = selection
        let change = TextChange(start: range.lowerBound, old: text.string(in: range), new: edit.text)
        text.replace(range, with: edit.text)
        // What comes next to a mark or a joiner may be one cluster with it: the caret goes behind.
        let end = min(max(0, edit.selection.head), count)
        selection =
            edit.selection.isCaret ? TextSelection(text.clusterEnd(end)) : fitted(edit.selection)
        if !change.old.isEmpty || !change.new.isEmpty, history.note(change, edit.kind, before: before, after: selection) {
            groupsBegun += 1
        }
        return change
    }

    /// The next change is undone apart from the last.
    package mutating func closeGroup() { history.close() }

    // MARK: Composing
    /// What an input method shows takes the place of what it showed before, or of the selection. Nil where there is nothing to change.
    package func edit(marking new: String, selection: Range<Int>) -> TextEdit? {
        let range = marked ?? self.selection.range
        if new.isEmpty, marked == nil { return nil }
        let length = new.utf16.count
        let inside = selection.clamped(to: 0..<length)
        return TextEdit(
            range, new, .composing,
            selection: TextSelection(range.lowerBound + inside.lowerBound..<range.lowerBound + inside.upperBound))
    }

    @discardableResult
    package mutating func applyMarking(_ edit: TextEdit) -> TextChange {
        if marked == nil { history.close() }
        let change = apply(edit)
        marked = change.new.isEmpty ? nil : change.newRange
        if marked == nil {
            history.close()
            if history.dropLastIfNothing() { groupsBegun -= 1 }
        }
        return change
    }

    /// What is marked stays, as plain text.
    package mutating func unmark() {
        guard marked != nil else { return }
        marked = nil
        history.close()
    }

    // MARK: Following
    /// Somebody else has changed the text: places behind the change move with it, and nothing of before can be undone.
    package mutating func absorb(_ range: Range<Int>, with new: String) {
        let old = range.clamped(to: 0..<count)
        let length = new.utf16.count
        if old.isEmpty, length == 0 { return }
        func moved(_ place: Int) -> Int {
            if place <= old.lowerBound { return place }
            return place >= old.upperBound ? place + length - old.count : old.lowerBound + min(place - old.lowerBound, length)
        }
        let after = old == 0..<count ? selection : TextSelection(anchor: moved(selection.anchor), head: moved(selection.head))
        text.replace(old, with: new)
        marked = nil
        history.clear()
        selection = fitted(after)
    }

    // MARK: Undoing
    package var canUndo: Bool { !history.undoable.isEmpty }
    package var canRedo: Bool { !history.redoable.isEmpty }
    /// So many groups can be undone, one after the other.
    package var undoableGroups: Int { history.undoable.count }

    /// Takes the last group of changes back. What changed, in its order; nil if there is nothing.
    package mutating func undo() -> [TextChange]? {
        guard let group = history.undo() else { return nil }
        marked = nil
        let changes = group.changes.reversed().map(\.undone)
        perform(changes, group.before)
        return changes
    }

    package mutating func redo() -> [TextChange]? {
        guard let group = history.redo() else { return nil }
        marked = nil
        perform(group.changes, group.after)
        return group.changes
    }

    private mutating func perform(_ changes: [TextChange], _ new: TextSelection) {
        for change in changes { text.replace(change.oldRange, with: change.new) }
        selection = fitted(new)
    }
}
