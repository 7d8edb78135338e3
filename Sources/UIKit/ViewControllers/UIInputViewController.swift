import AppleFoundation
import CoreGraphics

/// The text that a keyboard of an app's own types into.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    var documentIdentifier: UUID { get }
    func adjustTextPosition(byCharacterOffset offset: Int)
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    func unmarkText()
}

/// A keyboard of an app's own, as an extension for other apps. Here it is a controller like any other, whose view looks as a keyboard does:
/// there are no other apps, so that what it types goes nowhere.
open class UIInputViewController: UIViewController, UITextInputDelegate {
    private var ownInputView: UIInputView?
    private let document = NoDocument()

    open override var inputView: UIInputView? {
        get {
            loadViewIfNeeded()
            return ownInputView
        }
        set {
            ownInputView = newValue
            view = newValue
        }
    }

    open override func loadView() {
        let made = UIInputView(frame: UIScreen.main.bounds, inputViewStyle: .keyboard)
        ownInputView = made
        view = made
    }

    // MARK: What it types into
    open var textDocumentProxy: any UITextDocumentProxy {
        Unsupported.keyboardExtension.report()
        return document
    }
    open var primaryLanguage: String? { didSet { Unsupported.kept("UIInputViewController.primaryLanguage") } }
    open var hasFullAccess: Bool { false }
    open var hasDictationKey = false { didSet { Unsupported.kept("UIInputViewController.hasDictationKey") } }
    open var needsInputModeSwitchKey: Bool { false }

    open func dismissKeyboard() { Unsupported.keyboardExtension.report() }
    open func advanceToNextInputMode() { Unsupported.keyboardExtension.report() }
    open func handleInputModeList(from view: UIView, with event: UIEvent) { Unsupported.keyboardExtension.report() }

    // MARK: What the text's owner tells
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// Empty, and stays so.
@MainActor private final class NoDocument: NSObject, UITextDocumentProxy {
    let documentIdentifier = UUID()
    var documentContextBeforeInput: String? { nil }
    var documentContextAfterInput: String? { nil }
    var selectedText: String? { nil }
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
    func adjustTextPosition(byCharacterOffset offset: Int) {}
    func setMarkedText(_ markedText: String, selectedRange: NSRange) {}
    func unmarkText() {}
}
