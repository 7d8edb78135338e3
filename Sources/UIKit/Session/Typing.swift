import AppleFoundation
import CoreGraphics

/// Between the host's input method and the first responder of a session.
@MainActor final class Typing {
    private unowned let session: HostSession
    private let place: FirstResponder
    private let ports: HostPorts
    /// What is being composed for a responder that shows finished text only.
    private var hidden = ""
    private var isComposing = false
    private weak var typist: (any UIKeyInput)?
    private var caret: CGRect?

    init(_ session: HostSession, _ place: FirstResponder, _ ports: HostPorts) {
        (self.session, self.place, self.ports) = (session, place, ports)
        place.onChange = { [weak self] in self?.responderChanged() }
    }

    // MARK: From the host

    func receive(_ text: HostText) {
        guard let typist = place.responder as? any UIKeyInput else {
            switch text {
            case .compose("", _): return
            case .compose, .insert: return session.complain("text while nobody takes any: no first responder is a UIKeyInput")
            }
        }
        switch text {
        case .insert(let text): insert(text, into: typist)
        case .compose(let text, let selection): compose(text, selection, in: typist)
        }
        moveCaret()
    }

    private func insert(_ text: String, into typist: any UIKeyInput) {
        if let editor = typist as? any TypedText {
            if isComposing { editor.userComposed("", selection: 0..<0) }
            (isComposing, hidden) = (false, "")
            if !text.isEmpty { editor.userTyped(text) }
            return
        }
        if let input = typist as? any UITextInput, isComposing {
            input.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
        }
        if isComposing { (typist as? any TextInputClient)?.setMarkedText("", selection: 0..<0) }
        (isComposing, hidden) = (false, "")
        if !text.isEmpty { typist.insertText(text) }
    }

    private func compose(_ text: String, _ selection: Range<Int>, in typist: any UIKeyInput) {
        guard isComposing || !text.isEmpty else { return }
        let length = text.utf16.count
        let range = selection.clamped(to: 0..<length)
        if range != selection { session.complain("a selection outside of the text that is composed: it ends with the text") }
        isComposing = !text.isEmpty
        if let editor = typist as? any TypedText { return editor.userComposed(text, selection: range) }
        if let input = typist as? any UITextInput {
            return input.setMarkedText(text, selectedRange: NSRange(range))
        }
        guard let client = typist as? any TextInputClient else { return hidden = text }
        client.setMarkedText(text, selection: range)
    }

    /// What is being composed counts as typed.
    func finish() {
        guard isComposing else { return }
        isComposing = false
        let text = hidden
        hidden = ""
        guard let typist else { return }
        if let editor = typist as? any TypedText {
            editor.userFinishedComposing()
        } else if let input = typist as? any UITextInput {
            input.unmarkText()
        } else if let client = typist as? any TextInputClient {
            client.unmarkText()
        } else if !text.isEmpty {
            typist.insertText(text)
        }
    }

    // MARK: To the host

    private func responderChanged() {
        finish()
        let new = place.responder as? any UIKeyInput
        if let new {
            typist = new
            caret = caretPlace(of: new)
            ports.text?.textInputBegan(caret: caret ?? .zero)
        } else if typist != nil {
            typist = nil
            caret = nil
            ports.text?.textInputEnded()
        }
    }

    /// After a commit or a key: the candidates go where the caret is.
    func moveCaret() {
        guard ports.text != nil, let typist else { return }
        let new = caretPlace(of: typist)
        guard new != caret else { return }
        caret = new
        ports.text?.textInputMoved(caret: new ?? .zero)
    }

    /// In the screen's points. Who doesn't say where the caret is has it in the whole view.
    private func caretPlace(of typist: any UIKeyInput) -> CGRect? {
        guard let responder = typist as? UIResponder, let window = ResponderChain.window(of: responder) else { return nil }
        if let client = typist as? any TextInputClient { return window.convert(client.caretRect, to: nil as UIWindow?) }
        if let input = typist as? any UITextInput, let range = input.selectedTextRange {
            let caret = input.textInputView.convert(input.caretRect(for: range.end), to: window as UIView?)
            return window.convert(caret, to: nil as UIWindow?)
        }
        guard let view = responder as? UIView else { return nil }
        return window.convert(view.convert(view.bounds, to: window as UIView?), to: nil as UIWindow?)
    }
}
