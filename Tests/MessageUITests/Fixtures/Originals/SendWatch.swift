// swift-format-ignore-file
import MessageUI

/// Writes down what became of mails and messages.
final class SendWatch: NSObject, MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate {
    var lines: [String] = []

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
        lines.append("mail \(result.rawValue)" + ((error as? MFMailComposeError).map { " error \($0.code.rawValue)" } ?? ""))
    }
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult) {
        lines.append("message \(result.rawValue)")
    }
}
