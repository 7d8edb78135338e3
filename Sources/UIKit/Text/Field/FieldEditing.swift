import AppleFoundation
import CoreGraphics
import QuartzCore
import TextEngine

/// What happens when a field is edited, and who is asked and told in which order.
///
/// The user's doing comes in by `TypedText` and is asked about; what programs do by `UIKeyInput` and `UITextInput` is not. Both then change the
/// text through the same methods, so that what a subclass overrides hears of both.
@MainActor final class FieldEditing: TextEditing {
    private unowned let field: UITextField
    let content = FieldContent()
    /// The next edit takes the place of everything: secret text that is come back to, or `clearsOnInsertion`.
    private var replacesAll = false
    var clearsOnInsertion = false
    private let cover = GestureTimer()
    private static let momentOfSecrets: TimeInterval = 1

    init(_ field: UITextField) {
        self.field = field
        super.init(field, content)
    }

    // MARK: Beginning and ending
    /// The delegate is asked each time: that is how a field answers whether it can.
    var mayBegin: Bool {
        isEditing || field.isEnabled && field.delegate?.`textFieldShouldBeginEditing(_:)`?(field) ?? true
    }

    /// The keyboard comes when all have been told.
    func become(_ become: () -> Bool) -> Bool {
        if field.isFirstResponder { return true }
        return FirstResponderTracker.change(field) {
            guard become() else { return false }
            begin()
            return true
        }
    }

    private func begin() {
        guard !isEditing, field.isFirstResponder else { return }
        isEditing = true
        replacesAll = content.isSecure && !content.isEmpty
        content.select(TextSelection(content.document.count))
        if field.clearsOnBeginEditing, !content.isEmpty, field.delegate?.`textFieldShouldClear(_:)`?(field) ?? true {
            content.set("")
            field.textChanged()
        }
        field.editingChangedState()
        field.delegate?.`textFieldDidBeginEditing(_:)`?(field)
        field.sendActions(for: .editingDidBegin)
        post(UITextField.textDidBeginEditingNotification)
    }

    func resign(_ resign: () -> Bool) -> Bool {
        guard isEditing, field.isFirstResponder else { return resign() }
        guard field.delegate?.`textFieldShouldEndEditing(_:)`?(field) ?? true else { return false }
        finishComposing()
        guard resign() else { return false }
        end()
        return true
    }

    func end() {
        guard isEditing else { return }
        isEditing = false
        replacesAll = false
        coverSecrets()
        content.closeGroup()
        if EditMenuBar.current != nil { field.menu.hide() }
        field.editingChangedState()
        let delegate = field.delegate
        if let told = delegate?.`textFieldDidEndEditing(_:reason:)` {
            told(field, .committed)
        } else {
            delegate?.`textFieldDidEndEditing(_:)`?(field)
        }
        field.sendActions(for: .editingDidEnd)
        post(
            UITextField.textDidEndEditingNotification,
            [UITextField.didEndEditingReasonKey: UITextField.DidEndEditingReason.committed.rawValue])
    }

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: field, userInfo: info)
    }

    // MARK: By programs
    /// Nobody hears of it, and the caret is at the end.
    func set(_ text: String) { set { content.set(text) } }

    func set(_ text: NSAttributedString) { set { content.set(text) } }

    private func set(_ change: () -> Void) {
        field.inputDelegate?.textWillChange(field)
        change()
        replacesAll = false
        forgetUndo()
        field.textChanged()
        field.inputDelegate?.textDidChange(field)
    }

    /// What is secret now can't be gone on with: the next key begins anew.
    func secrecyChanged() { replacesAll = content.isSecure && isEditing && !content.isEmpty }

    override func whole(_ edit: TextEdit) -> TextEdit {
        guard replacesAll || clearsOnInsertion, content.marked == nil else { return edit }
        var all = edit
        all.selection = TextSelection(edit.text.utf16.count)
        all.range = 0..<content.document.count
        return all
    }

    override func beginAnew() {
        replacesAll = false
        clearsOnInsertion = false
    }

    override var attributesOfNewText: [NSAttributedString.Key: Any] { field.typingAttributes ?? [:] }
    override var isSecret: Bool { content.isSecure }
    override var editsAttributes: Bool { field.allowsEditingTextAttributes && !content.isSecure }
    override var usualFont: UIFont { field.shownFont }
    override func typeNext(with attributes: [NSAttributedString.Key: Any]) { field.typingAttributes = attributes }
    override func looks(of range: Range<Int>) -> NSAttributedString {
        content.looks(of: range, field.plainAttributes)
    }
    override func setLooks(_ new: NSAttributedString, at start: Int) { content.setLooks(new, at: start, field.plainAttributes) }
    override func fitting(_ text: String) -> String { Self.onOneLine(text) }
    override func selectionLooksChanged() { field.selectionLooksChanged() }

    override func tellOfChange() {
        if EditMenuBar.current != nil { field.menu.hide() }
        field.textChanged()
        tellOfSelection()
        field.sendActions(for: .editingChanged)
        post(UITextField.textDidChangeNotification)
    }

    override func tellOfSelection() {
        field.selectionMoved()
        field.delegate?.`textFieldDidChangeSelection(_:)`?(field)
    }

    // MARK: By the user
    override func allows(_ edit: TextEdit) -> Bool {
        let range = NSRange(content.document.fitted(edit.range))
        return field.delegate?.`textField(_:shouldChangeCharactersIn:replacementString:)`?(field, range, edit.text) ?? true
    }

    func typed(_ text: String) {
        if text == "\n" || text == "\r" || text == "\r\n" { return pressedReturn() }
        let line = Self.onOneLine(text)
        press(line, insert: field.insertText) { field.replace($0, withText: $1) }
        if content.isSecure { revealLast(line) }
    }

    /// The letter of a secret that was typed last shows for a moment.
    private func revealLast(_ typed: String) {
        guard content.reveal(typed) else { return }
        field.textView.changed()
        cover.start(at: CACurrentMediaTime() + Self.momentOfSecrets) { [weak self] in self?.coverSecrets() }
    }

    private func coverSecrets() {
        cover.stop()
        if content.coverSecrets() { field.textView.changed() }
    }

    func userDeleted() {
        // Where there is nothing to delete nobody is asked; who overrides the method hears of the key all the same.
        if let edit = content.document.edit(deleting: .backward), !allows(edit) { return }
        field.deleteBackward()
    }

    func composed(_ text: String, _ selection: Range<Int>) {
        guard let edit = content.document.edit(marking: text, selection: selection), allows(edit) else { return }
        field.setMarkedText(text, selectedRange: NSRange(selection))
    }

    private func pressedReturn() {
        if field.enablesReturnKeyAutomatically, content.isEmpty { return }
        finishComposing()
        guard field.delegate?.`textFieldShouldReturn(_:)`?(field) ?? true else { return }
        let endsEditing = field.allControlEvents.contains(.editingDidEndOnExit)
        field.sendActions(for: .editingDidEndOnExit)
        field.sendActions(for: .primaryActionTriggered)
        if endsEditing { field.resignFirstResponder() }
    }

    func pressedClear() {
        guard field.delegate?.`textFieldShouldClear(_:)`?(field) ?? true else { return }
        if !isEditing { field.becomeFirstResponder() }
        let hadMore = field.clearBesideText()
        guard !content.isEmpty else { return hadMore ? tellOfChange() : () }
        apply(TextEdit(0..<content.document.count, "", .other))
    }

    private static func onOneLine(_ text: String) -> String {
        guard text.contains(where: \.isNewline) else { return text }
        return String(text.map { $0.isNewline ? " " : $0 })
    }
}
