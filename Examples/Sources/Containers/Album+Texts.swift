import Notes
import Recipients
import UIKit

extension Album {
    /// A note while something is looked for in it, and a message with names as tokens.
    func drawTexts() throws {
        try take("note", of: UINavigationController(rootViewController: NoteController()), on: [.phone, .pad], after: [write])
        try take(
            "recipients", of: UINavigationController(rootViewController: RecipientsController()), on: [.phone, .pad],
            after: [address])
    }

    private func write(_ navigation: UINavigationController) {
        guard let note = navigation.topViewController as? NoteController else { return }
        note.writeSample()
    }

    private func address(_ navigation: UINavigationController) {
        guard let message = navigation.topViewController as? RecipientsController else { return }
        for name in ["ann@example.org", "bea@example.org", "dora@example.com"] { message.field.add(name) }
        message.field.field.becomeFirstResponder()
        message.field.field.insertText("a")
        message.field.field.sendActions(for: .editingChanged)
    }
}
