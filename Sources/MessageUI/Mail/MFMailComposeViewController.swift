import UIKit

/// Lets a person write a mail that the app has begun.
///
/// Nothing can be sent unless `MessageSimulator` says so; `canSendMail()` is what apps ask first.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    private let sheet: MailSheetController
    /// What was set until it came on the screen.
    private var draft = MailDraft()
    private var hasAppeared = false
    private var hasFinished = false

    open class func canSendMail() -> Bool { MessageSimulator.shared.canSendMail }

    // MARK: Creating
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        sheet = MailSheetController()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        sheet = MailSheetController()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        sheet.onCancel = { [unowned self] in cancel() }
        sheet.onSend = { [unowned self] in send() }
        setViewControllers([sheet], animated: false)
    }

    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    // MARK: What the app begins with
    // A person's words stay: what is set once the mail is on the screen changes nothing.
    open func setSubject(_ subject: String) { change { $0.subject = subject } }
    open func setToRecipients(_ toRecipients: [String]?) { change { $0.to = toRecipients ?? [] } }
    open func setCcRecipients(_ ccRecipients: [String]?) { change { $0.cc = ccRecipients ?? [] } }
    open func setBccRecipients(_ bccRecipients: [String]?) { change { $0.bcc = bccRecipients ?? [] } }
    open func setMessageBody(_ body: String, isHTML: Bool) { change { ($0.body, $0.isHTML) = (body, isHTML) } }
    open func setPreferredSendingEmailAddress(_ emailAddress: String) { change { $0.sender = emailAddress } }
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        change { $0.attachments.append(MessageSimulator.Attachment(data: attachment, type: mimeType, name: filename)) }
    }

    private func change(_ body: (inout MailDraft) -> Void) {
        guard !hasAppeared else { return }
        body(&draft)
        sheet.show(draft)
    }

    // MARK: Its life
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasAppeared else { return }
        hasAppeared = true
        Unsupported.sending.report()
        // Whoever didn't ask is told.
        if !Self.canSendMail() { DispatchQueue.main.async { self.finish(.failed, .sendFailed) } }
    }

    private func cancel() {
        guard !sheet.draft(from: draft).isEmpty else { return finish(.cancelled) }
        let question = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        question.addAction(
            UIAlertAction(title: "Delete Draft", style: .destructive) { [weak self] _ in self?.finish(.cancelled) })
        question.addAction(UIAlertAction(title: "Save Draft", style: .default) { [weak self] _ in self?.save() })
        question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        question.popoverPresentationController?.barButtonItem = sheet.navigationItem.leftBarButtonItem
        present(question, animated: true)
    }

    private func save() {
        MessageSimulator.shared.savedMails.append(sheet.draft(from: draft).mail)
        finish(.saved)
    }

    private func send() {
        if MessageSimulator.shared.failsToSend { return finish(.failed, .sendFailed) }
        MessageSimulator.shared.sentMails.append(sheet.draft(from: draft).mail)
        finish(.sent)
    }

    /// Once. It stays until the app dismisses it.
    private func finish(_ result: MFMailComposeResult, _ code: MFMailComposeError.Code? = nil) {
        guard !hasFinished else { return }
        hasFinished = true
        view.endEditing(true)
        mailComposeDelegate?.`mailComposeController(_:didFinishWith:error:)`?(self, result, code.map { MFMailComposeError($0) })
    }
}
