import AppleFoundation
import CoreGraphics
import TextEngine

/// A document that is edited, and what keeps the text beside it.
@MainActor protocol EditedContent: AnyObject {
    var document: EditingDocument { get }
    /// `attributes` are those of new characters.
    func apply(_ edit: TextEdit, _ attributes: [NSAttributedString.Key: Any], isMarking: Bool)
    /// False if there was nothing to undo, or to do again.
    func undo(isRedo: Bool, _ attributes: [NSAttributedString.Key: Any]) -> Bool
    func select(_ selection: TextSelection)
    func unmark()
    func closeGroup()
}

/// What commands do to a text that is edited: a field's or a text view's. Each decides by its own methods who is asked and told of it.
@MainActor class TextEditing {
    private unowned let traits: any UITextInputTraits
    private let edited: any EditedContent
    final var isEditing = false
    final var markedStyle: [NSAttributedString.Key: Any]?
    private var own: TextUndoManager?
    /// What was done while something was undone doesn't fit what the manager has noted.
    private var hasLostCount = false

    init(_ traits: any UITextInputTraits, _ edited: any EditedContent) {
        self.traits = traits
        self.edited = edited
    }

    final var document: EditingDocument { edited.document }
    final var selection: Range<Int> { edited.document.selection.range }

    // MARK: Each its own
    /// Asks whether what the user does may be done.
    func allows(_ edit: TextEdit) -> Bool { true }
    /// An edit may be about more than was asked for.
    func whole(_ edit: TextEdit) -> TextEdit { edit }
    /// The next edit or selection is an ordinary one again.
    func beginAnew() {}
    var attributesOfNewText: [NSAttributedString.Key: Any] { [:] }
    func tellOfChange() {}
    func tellOfSelection() {}
    func selectionLooksChanged() {}
    /// The same text, as it can stand here.
    func fitting(_ text: String) -> String { text }
    var isSecret: Bool { false }
    /// Whether the user may make letters bold.
    var editsAttributes: Bool { false }
    var usualFont: UIFont { ViewLooks.defaultFont }
    func typeNext(with attributes: [NSAttributedString.Key: Any]) {}
    func looks(of range: Range<Int>) -> NSAttributedString { NSAttributedString(string: document.text.string(in: range)) }
    /// The same characters look otherwise.
    func setLooks(_ new: NSAttributedString, at start: Int) {}
    var isReadOnly: Bool { false }

    // MARK: By programs
    final func insert(_ text: String) { apply(whole(document.edit(inserting: text))) }

    final func deleteBackward() {
        guard let edit = document.edit(deleting: .backward) else { return }
        apply(whole(edit))
    }

    final func replace(_ range: Range<Int>, _ text: String) { apply(document.edit(replacing: range, with: text)) }

    final func mark(_ text: String, _ selection: Range<Int>) {
        guard let edit = document.edit(marking: text, selection: selection) else { return }
        apply(whole(edit), isMarking: true)
    }

    final func finishComposing() {
        guard document.marked != nil else { return }
        edited.unmark()
        selectionLooksChanged()
    }

    /// The selection as programs and fingers set it.
    final func select(_ selection: TextSelection) {
        let fitted = document.fitted(selection)
        guard fitted != document.selection else { return }
        beginAnew()
        edited.select(fitted)
        selectionLooksChanged()
        tellOfSelection()
    }

    /// `dressing` is done to the new text before anybody hears of it.
    final func apply(_ edit: TextEdit, isMarking: Bool = false, dressing: (() -> Void)? = nil) {
        beginAnew()
        let groups = document.groupsBegun
        edited.apply(edit, attributesOfNewText, isMarking: isMarking)
        dressing?()
        if document.groupsBegun > groups {
            if own?.isUndoing == true || own?.isRedoing == true { hasLostCount = true } else { noteUndo(isRedo: false) }
        }
        tellOfChange()
    }

    // MARK: By keys
    /// Nobody is asked about what is deleted forward.
    final func delete(_ way: TextWay, by step: TextStep) {
        guard !isReadOnly, let edit = document.edit(deleting: way, by: step) else { return }
        if way == .forward || allows(edit) { apply(edit) }
    }

    final func move(_ way: TextWay, by step: TextStep, extending: Bool) {
        select(document.selection(moved: way, by: step, extending: extending))
    }

    final func transpose() { if !isReadOnly, let edit = document.editTransposing(), allows(edit) { apply(edit) } }

    /// What a text asks for is asked of it each time.
    final var smart: SmartTyping { SmartTyping(traits) }

    /// What a key means here, typed by the user: `insert` and `replace` are the methods of the view.
    final func press(_ key: String, insert: (String) -> Void, replace: (UITextRange, String) -> Void) {
        let (back, text) = smart.typed(key, in: document)
        guard back > 0 else {
            if allows(document.edit(inserting: text)) { insert(text) }
            return
        }
        let range = selection.lowerBound - back..<selection.lowerBound
        if allows(document.edit(replacing: range, with: text)) { replace(OffsetRange(range), text) }
    }

    // MARK: Pasteboard
    final func canPerform(_ action: String) -> Bool? {
        let hasSelection = !selection.isEmpty
        switch action {
        case "cut:": return hasSelection && !isSecret && !isReadOnly
        case "copy:": return hasSelection && !isSecret
        case "delete:": return hasSelection && !isReadOnly
        case "paste:": return UIPasteboard.general.hasStrings && !isReadOnly
        case "select:": return !hasSelection && !document.isEmpty
        case "selectAll:": return !document.isEmpty && selection != 0..<document.count
        default:
            guard TextTraitToggle.allCases.contains(where: { $0.action == action }) else { return nil }
            return editsAttributes && !isReadOnly
        }
    }

    final func copy() {
        guard !isSecret, !selection.isEmpty else { return }
        UIPasteboard.general.string = document.text.string(in: selection)
        UIPasteboard.general.styledText = looks(of: selection)
    }

    final func deleteSelection() {
        let edit = TextEdit(smart.deleted(selection, in: document), "", .other)
        guard !isReadOnly, !selection.isEmpty, allows(edit), !selection.isEmpty else { return }
        // Who was asked may have changed the selection.
        apply(TextEdit(smart.deleted(selection, in: document), "", .other))
    }

    final func paste() {
        guard !isReadOnly, let text = UIPasteboard.general.string, !text.isEmpty else { return }
        let new = smart.pasted(fitting(text), in: document)
        guard allows(document.edit(inserting: new, .other)) else { return }
        let edit = whole(document.edit(inserting: new, .other))
        let place = (new as NSString).range(of: text).location
        guard editsAttributes, let styled = UIPasteboard.general.styledText, styled.string == text, place != NSNotFound else {
            return apply(edit)
        }
        apply(edit) { self.setLooks(styled, at: edit.range.lowerBound + place) }
    }

    // MARK: Undoing
    final var undoManager: UndoManager {
        if let own { return own }
        let made = TextUndoManager()
        made.groupsByEvent = false
        made.whenDone = { [weak self] in self?.countAnew() }
        own = made
        return made
    }

    final func forgetUndo() { own?.removeAllActions(withTarget: self) }

    /// Undone once for each group that the document knows.
    private func countAnew() {
        guard hasLostCount else { return }
        hasLostCount = false
        forgetUndo()
        for _ in 0..<document.undoableGroups { noteUndo(isRedo: false) }
    }

    private func noteUndo(isRedo: Bool) { noteUndo { $0.undo(isRedo: isRedo) } }

    final func noteUndo(_ body: @escaping (TextEditing) -> Void) {
        let manager = undoManager
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: self, handler: body)
        manager.endUndoGrouping()
    }

    final func closeGroup() { edited.closeGroup() }

    private func undo(isRedo: Bool) {
        guard edited.undo(isRedo: isRedo, attributesOfNewText) else { return }
        noteUndo(isRedo: !isRedo)
        tellOfChange()
    }
}

/// Says when it has undone something, after all who were told of that.
private final class TextUndoManager: UndoManager {
    var whenDone: (() -> Void)?

    override func undo() {
        super.undo()
        whenDone?()
    }

    override func redo() {
        super.redo()
        whenDone?()
    }
}
