import AppleFoundation
import CoreGraphics

/// The host's input method: it learns whether text is wanted, and where it shows candidates. A host implements it.
@MainActor package protocol TextInputPort: AnyObject {
    /// Whoever takes text has become first responder. What was being composed before is over. `caret` is in the screen's points.
    func textInputBegan(caret: CGRect)
    func textInputMoved(caret: CGRect)
    func textInputEnded()
}

/// A first responder that shows text while it is being composed. `UIKeyInput` alone gets it when it is finished.
@MainActor package protocol TextInputClient: UIKeyInput {
    /// Takes the place of the marked text. Empty text gives it up.
    func setMarkedText(_ text: String, selection: Range<Int>)
    /// What is marked stays, as plain text.
    func unmarkText()
    /// Where the next character goes, in the window's coordinates.
    var caretRect: CGRect { get }
}
