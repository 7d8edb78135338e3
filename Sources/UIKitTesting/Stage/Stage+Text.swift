import AppleFoundation
import CoreGraphics
import UIKit

// What a user does with text. Keys are typed with `type(_:)`.
extension Stage {
    /// Whether keys of wood and plastic are attached: the keyboard on the screen then stays away.
    public var usesHardwareKeyboard: Bool {
        get { perform { Keyboard.shared.isAttached } }
        set {
            perform { Keyboard.shared.isAttached = newValue }
            layoutNow()
        }
    }

    /// Where the keyboard on the screen is or is going to be, in the screen's coordinates; nil while there is none.
    public var keyboardFrame: CGRect? { perform { Keyboard.shared.frame } }

    /// Sends the keyboard away, as its own key for that does.
    public func dismissKeyboard() {
        perform { _ = firstResponder?.resignFirstResponder() }
        layoutNow()
    }

    // MARK: Input methods

    /// Text that is still being composed, in the place of what was composed before. Empty text gives it up.
    public func compose(_ text: String, selecting selection: Range<Int>? = nil) {
        let length = text.utf16.count
        session.send(.text(.compose(text, selection: selection ?? length..<length)))
        layoutNow()
    }

    /// Finished text, all at once, as an input method or dictation hands it over.
    public func insert(_ text: String) {
        session.send(.text(.insert(text)))
        layoutNow()
    }

    // MARK: Editing

    /// Pastes into what is edited: the text, or what has been copied before.
    public func paste(
        _ text: String? = nil, fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        perform {
            if let text { UIPasteboard.general.string = text }
            guard let target = firstResponder?.target(forAction: Selector("paste:"), withSender: nil) as? UIResponder else {
                return fail("Nobody takes what is pasted: there is no first responder that can, or nothing was copied.", place)
            }
            target.paste(nil)
        }
        layoutNow()
    }

    /// Selects the first place where what is edited has this text.
    public func select(
        _ text: String, fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        perform {
            guard let input = firstResponder as? any UIResponder & UITextInput,
                let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
            else { return fail("Nothing is edited in which \"\(text)\" could be selected.", place) }
            let whole = input.text(in: all) ?? ""
            guard let found = whole.range(of: text) else { return fail("\"\(whole)\" has no \"\(text)\" to select.", place) }
            let range = NSRange(found, in: whole)
            guard let start = input.position(from: input.beginningOfDocument, offset: range.location),
                let end = input.position(from: start, offset: range.length)
            else { return }
            input.selectedTextRange = input.textRange(from: start, to: end)
        }
        layoutNow()
    }

    private var firstResponder: UIResponder? { ResponderChain.firstResponder }
}
