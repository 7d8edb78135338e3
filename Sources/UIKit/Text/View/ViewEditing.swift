import AppleFoundation
import CoreGraphics
import TextEngine

/// What happens when a text view is edited, and who is asked and told in which order.
@MainActor final class ViewEditing: TextEditing {
    private unowned let view: UITextView
    let content: ViewContent
    var clearsOnInsertion = false
    /// Where the caret would like to be while it goes up and down.
    private var wishedX: CGFloat?
    /// Of what is typed next, until the selection is another one.
    var typing: [NSAttributedString.Key: Any]?

    init(_ view: UITextView, _ storage: NSTextStorage) {
        self.view = view
        content = ViewContent(storage)
        super.init(view, content)
    }

    // MARK: Beginning and ending
    var mayBegin: Bool {
        if isEditing { return true }
        guard view.isEditable else { return view.isSelectable }
        return view.delegate?.`textViewShouldBeginEditing(_:)`?(view) ?? true
    }

    /// The keyboard comes before the delegate is told: with fields it is the other way round.
    func become(_ become: () -> Bool) -> Bool {
        if view.isFirstResponder { return true }
        guard become() else { return false }
        view.selectionLooksChanged()
        guard view.isEditable, view.isFirstResponder, !isEditing else { return true }
        isEditing = true
        view.revealCaret()
        view.delegate?.`textViewDidBeginEditing(_:)`?(view)
        post(UITextView.textDidBeginEditingNotification)
        return true
    }

    func resign(_ resign: () -> Bool) -> Bool {
        guard view.isFirstResponder else { return resign() }
        if isEditing {
            guard view.delegate?.`textViewShouldEndEditing(_:)`?(view) ?? true else { return false }
            finishComposing()
        }
        guard resign() else { return false }
        end()
        return true
    }

    func end() {
        if EditMenuBar.current != nil { view.menu.hide() }
        view.selectionLooksChanged()
        guard isEditing else { return }
        isEditing = false
        content.closeGroup()
        view.delegate?.`textViewDidEndEditing(_:)`?(view)
        post(UITextView.textDidEndEditingNotification)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: view) }

    // MARK: By programs
    /// Nobody hears that the text is another one, but the caret is at its end.
    func set(_ text: NSAttributedString) {
        view.inputDelegate?.textWillChange(view)
        let before = selection
        content.set(text)
        forgetUndo()
        typing = nil
        view.textChanged()
        if selection != before { tellOfSelection() }
        view.inputDelegate?.textDidChange(view)
    }

    /// Somebody changed the storage. What was done before a change that isn't this view's can't be undone.
    func follow(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
        let groups = content.document.undoableGroups
        content.follow(mask, range, delta)
        if groups > 0, content.document.undoableGroups == 0 { forgetUndo() }
    }

    override func whole(_ edit: TextEdit) -> TextEdit {
        guard clearsOnInsertion, content.document.marked == nil else { return edit }
        var all = edit
        all.selection = TextSelection(edit.text.utf16.count)
        all.range = 0..<content.document.count
        return all
    }

    override func beginAnew() {
        clearsOnInsertion = false
        wishedX = nil
    }

    override var attributesOfNewText: [NSAttributedString.Key: Any] { view.typingAttributes }
    override var isReadOnly: Bool { !view.isEditable }
    override var editsAttributes: Bool { view.allowsEditingTextAttributes }
    override var usualFont: UIFont { view.looks.font ?? ViewLooks.defaultFont }
    override func typeNext(with attributes: [NSAttributedString.Key: Any]) { typing = attributes }
    override func looks(of range: Range<Int>) -> NSAttributedString {
        content.storage.attributedSubstring(from: NSRange(range))
    }
    override func setLooks(_ new: NSAttributedString, at start: Int) {
        content.storage.beginEditing()
        new.enumerateAttributes(in: NSRange(location: 0, length: new.length), options: []) { attributes, range, _ in
            content.storage.setAttributes(attributes, range: NSRange(location: start + range.location, length: range.length))
        }
        content.storage.endEditing()
    }
    override func selectionLooksChanged() {
        typing = nil
        view.selectionLooksChanged()
        if isEditing { view.revealCaret() }
    }

    override func tellOfChange() {
        if EditMenuBar.current != nil { view.menu.hide() }
        view.textChanged()
        if isEditing { view.revealCaret() }
        tellOfSelection()
        view.delegate?.`textViewDidChange(_:)`?(view)
        post(UITextView.textDidChangeNotification)
    }

    override func tellOfSelection() { view.delegate?.`textViewDidChangeSelection(_:)`?(view) }

    // MARK: By the user
    override func allows(_ edit: TextEdit) -> Bool {
        guard view.isEditable else { return false }
        let range = NSRange(content.document.fitted(edit.range))
        return view.delegate?.`textView(_:shouldChangeTextIn:replacementText:)`?(view, range, edit.text) ?? true
    }

    func typed(_ text: String) {
        let text = text == "\r" || text == "\r\n" ? "\n" : text
        if text == "\n", view.enablesReturnKeyAutomatically, content.document.isEmpty { return }
        press(text, insert: view.insertText) { view.replace($0, withText: $1) }
    }

    func userDeleted() {
        guard view.isEditable else { return }
        if let edit = content.document.edit(deleting: .backward), !allows(edit) { return }
        view.deleteBackward()
    }

    func composed(_ text: String, _ selection: Range<Int>) {
        guard let edit = content.document.edit(marking: text, selection: selection), allows(edit) else { return }
        view.setMarkedText(text, selectedRange: NSRange(selection))
    }

    // MARK: Lines
    func moveVertically(_ way: TextWay, extending: Bool) {
        let selection = content.document.selection
        let start = extending ? selection.head : way == .backward ? selection.range.lowerBound : selection.range.upperBound
        let x = wishedX ?? view.kit.caretRect(at: start).midX
        let place = offset(beside: start, way, x: x)
        select(extending ? TextSelection(anchor: selection.anchor, head: place) : TextSelection(place))
        wishedX = x
    }

    /// Above the first line is the start of the text, below the last one its end.
    func offset(beside offset: Int, _ way: TextWay, x wished: CGFloat? = nil) -> Int {
        let flow = view.kit.flow
        guard let line = flow.line(at: offset) else { return offset }
        let x = wished ?? view.kit.caretRect(at: offset).midX
        if way == .backward {
            guard line.range.lowerBound > 0, let above = flow.line(at: line.range.lowerBound - 1) else { return 0 }
            return flow.offset(nearest: CGPoint(x: x, y: above.top + above.line.height / 2))
        }
        guard let below = flow.line(at: line.range.upperBound), below.top > line.top else { return content.document.count }
        return flow.offset(nearest: CGPoint(x: x, y: below.top + below.line.height / 2))
    }
}
