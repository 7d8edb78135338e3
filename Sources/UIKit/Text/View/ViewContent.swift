import AppleFoundation
import CoreText
import TextEngine

/// What stands in a text view: the storage has the text with its attributes, and the document says what is selected and what can be undone.
///
/// Whoever changes the storage without the document is followed.
@MainActor final class ViewContent: EditedContent {
    private(set) var document: EditingDocument
    let storage: NSTextStorage
    /// The change that is on its way into the storage.
    private var writing: TextChange?
    private var isReplacing = false

    init(_ storage: NSTextStorage) {
        self.storage = storage
        document = EditingDocument(storage.string, words: DictionaryWords())
        document.select(TextSelection(0))
    }

    func breakLines(with finder: any LineFinder) { document.lines = finder }

    /// The whole text, and the caret at its end.
    func set(_ text: NSAttributedString) {
        isReplacing = true
        storage.setAttributedString(text)
        isReplacing = false
        document.reset(to: storage.rope)
    }

    func apply(_ edit: TextEdit, _ attributes: [NSAttributedString.Key: Any], isMarking: Bool) {
        write(isMarking ? document.applyMarking(edit) : document.apply(edit), attributes)
    }

    func undo(isRedo: Bool, _ attributes: [NSAttributedString.Key: Any]) -> Bool {
        guard let changes = isRedo ? document.redo() : document.undo() else { return false }
        for (index, change) in changes.enumerated() {
            // Only behind the last one the two texts are the same again.
            isReplacing = index < changes.count - 1
            write(change, attributes)
        }
        return true
    }

    private func write(_ change: TextChange, _ attributes: [NSAttributedString.Key: Any]) {
        writing = change
        storage.replace(NSRange(change.oldRange), with: change.new, attributes)
        writing = nil
    }

    /// The storage was changed, by this view or by others.
    func follow(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
        guard mask.contains(.editedCharacters), !isReplacing else { return }
        if let writing {
            let isOurs = range == NSRange(writing.newRange) && delta == writing.newRange.count - writing.oldRange.count
            if !isOurs || storage.length != document.count { document.absorb(0..<document.count, with: storage.string) }
            return
        }
        let old = range.location..<NSMaxRange(range) - delta
        document.absorb(old, with: TextUnits.string(of: storage.units(in: range.location..<NSMaxRange(range))))
    }

    func select(_ selection: TextSelection) { document.select(selection) }
    func unmark() { document.unmark() }
    func closeGroup() { document.closeGroup() }
}

/// The lines of a layout, as commands ask for them.
struct FlowLines: LineFinder, @unchecked Sendable {
    weak var manager: NSLayoutManager?

    func line(at offset: Int) -> Range<Int> {
        guard let flow = manager?.ready, let line = flow.line(at: offset) else { return offset..<offset }
        let whole = line.range
        if whole.upperBound > line.start + line.paragraph.layout.text.count {
            return whole.lowerBound..<line.start + line.paragraph.layout.text.count
        }
        // At a soft end the caret stands before the space.
        let isLast = whole.upperBound == line.start + line.paragraph.length
        return whole.lowerBound..<(isLast ? whole.upperBound : max(whole.lowerBound, whole.upperBound - 1))
    }
}
