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
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: SendWatch.self); switch i { case 0: return _objcRet(o.mailComposeController(_objcArg(a, 0, (MFMailComposeViewController).self), didFinishWith: _objcArg(a, 1, (MFMailComposeResult).self), error: _objcArg(a, 2, (Error?).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ SendWatch.self }, "MessageUITests.SendWatch") { r in r.c("-mailComposeController:didFinishWithResult:error:", call); r.t("mailComposeController:didFinishWithResult:error:", { unsafeDowncast($0, to: SendWatch.self).mailComposeController($1, didFinishWith: $2, error: $3) } as @MainActor (AnyObject, MFMailComposeViewController, MFMailComposeResult, Error?) -> Void, as: ((AnyObject, MFMailComposeViewController, MFMailComposeResult, Error?) -> Void).self) } } } }
