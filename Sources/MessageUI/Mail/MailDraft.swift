import UIKit

/// A mail that is being written.
struct MailDraft {
    var subject = ""
    var to: [String] = []
    var cc: [String] = []
    var bcc: [String] = []
    var body = ""
    var isHTML = false
    var sender: String?
    var attachments: [MessageSimulator.Attachment] = []

    /// Nothing that a person would miss.
    var isEmpty: Bool {
        subject.isEmpty && to.isEmpty && cc.isEmpty && bcc.isEmpty && body.isEmpty && attachments.isEmpty
    }

    var mail: MessageSimulator.Mail {
        MessageSimulator.Mail(
            subject: subject, to: to, cc: cc, bcc: bcc, body: body, isHTML: isHTML, sender: sender, attachments: attachments)
    }
}
