/// What can be undone, and done again.
struct EditHistory: Sendable {
    /// What is undone together.
    struct Group: Sendable {
        var changes: [TextChange]
        var kind: TextEdit.Kind
        let before: TextSelection
        var after: TextSelection
    }

    private(set) var undoable: [Group] = []
    private(set) var redoable: [Group] = []
    /// Whether the next change of the same kind still belongs to the last group.
    private var isOpen = false

    /// True where the change began a group of its own.
    mutating func note(_ change: TextChange, _ kind: TextEdit.Kind, before: TextSelection, after: TextSelection) -> Bool {
        redoable = []
        defer { isOpen = kind != .other && !change.new.contains(where: \.isNewline) }
        if isOpen, let last = undoable.indices.last, undoable[last].kind == kind, undoable[last].after == before {
            undoable[last].after = after
            let previous = undoable[last].changes[undoable[last].changes.count - 1]
            if let joined = Self.joined(previous, change) {
                undoable[last].changes[undoable[last].changes.count - 1] = joined
            } else {
                undoable[last].changes.append(change)
            }
            return false
        }
        undoable.append(Group(changes: [change], kind: kind, before: before, after: after))
        return true
    }

    /// What is typed letter by letter is kept as one text.
    private static func joined(_ first: TextChange, _ second: TextChange) -> TextChange? {
        if second.old.isEmpty, second.start == first.newRange.upperBound {
            return TextChange(start: first.start, old: first.old, new: first.new + second.new)
        }
        if first.new.isEmpty, second.new.isEmpty, second.oldRange.upperBound == first.start {
            return TextChange(start: second.start, old: second.old + first.old, new: "")
        }
        return nil
    }

    mutating func close() { isOpen = false }
    mutating func clear() { self = EditHistory() }

    /// What was composed and given up again leaves nothing to undo. True if it was so.
    mutating func dropLastIfNothing() -> Bool {
        guard let last = undoable.last, last.kind == .composing else { return false }
        // All of them happened in one place: the first says what was there before, the last what is there now.
        guard last.changes.first?.old == last.changes.last?.new, last.changes.first?.start == last.changes.last?.start else {
            return false
        }
        undoable.removeLast()
        return true
    }

    mutating func undo() -> Group? {
        isOpen = false
        guard let group = undoable.popLast() else { return nil }
        redoable.append(group)
        return group
    }

    mutating func redo() -> Group? {
        isOpen = false
        guard let group = redoable.popLast() else { return nil }
        undoable.append(group)
        return group
    }
}
