import AppleFoundation

/// Hears of what a program's own text changes by itself: a capital may be due.
@MainActor final class InputListener: NSObject, UITextInputDelegate {
    private weak var keyboard: Keyboard?

    init(_ keyboard: Keyboard) { self.keyboard = keyboard }

    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) { changed(textInput) }
    func textWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) { changed(textInput) }

    private func changed(_ textInput: (any UITextInput)?) {
        if let responder = textInput as? UIResponder { keyboard?.textChanged(of: responder) }
    }
}
