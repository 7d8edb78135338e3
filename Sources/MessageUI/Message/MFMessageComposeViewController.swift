import UIKit
import UniformTypeIdentifiers

/// Lets a person write a message that the app has begun.
///
/// Nothing can be sent unless `MessageSimulator` says so; `canSendText()` is what apps ask first.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    private let sheet: MessageSheetController
    private var files: [(file: MessageSimulator.Attachment, url: URL?)] = []
    private var hasAppeared = false
    private var hasFinished = false

    open class func canSendText() -> Bool { MessageSimulator.shared.canSendText }
    open class func canSendSubject() -> Bool { MessageSimulator.shared.canSendSubject }
    open class func canSendAttachments() -> Bool { MessageSimulator.shared.canSendAttachments }
    /// Pictures, movies, sounds, cards and the like.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool {
        guard canSendAttachments(), let type = UTType(uti) else { return false }
        return [.image, .audiovisualContent, .vCard, .pdf, .text].contains { type.conforms(to: $0) }
    }

    // MARK: Creating
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        sheet = MessageSheetController()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        sheet = MessageSheetController()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        sheet.onCancel = { [unowned self] in finish(.cancelled) }
        sheet.onSend = { [unowned self] in send() }
        setViewControllers([sheet], animated: false)
    }

    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

    // MARK: What the app begins with
    // A person's words stay: what is set once the message is on the screen changes nothing.
    open var recipients: [String]? { didSet { if hasAppeared { recipients = oldValue } else { show() } } }
    open var body: String? { didSet { if hasAppeared { body = oldValue } else { show() } } }
    open var subject: String? { didSet { if hasAppeared { subject = oldValue } } }

    private func show() { sheet.show(recipients ?? [], body ?? "") }

    // MARK: Attachments
    /// What was attached, as far as it is known where it came from.
    open var attachments: [[AnyHashable: Any]]? {
        guard !files.isEmpty else { return nil }
        return files.map { entry in
            var facts: [AnyHashable: Any] = [MFMessageComposeViewControllerAttachmentAlternateFilename: entry.file.name]
            facts[MFMessageComposeViewControllerAttachmentURL] = entry.url
            return facts
        }
    }

    /// There is no button by which a person could add one.
    open func disableUserAttachments() {}

    @discardableResult
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool {
        guard !hasAppeared, Self.isSupportedAttachmentUTI(uti) else { return false }
        files.append((MessageSimulator.Attachment(data: attachmentData, type: uti, name: filename), nil))
        return true
    }

    @discardableResult
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
        guard !hasAppeared, let type = UTType(filenameExtension: attachmentURL.pathExtension),
            Self.isSupportedAttachmentUTI(type.identifier), let data = try? Data(contentsOf: attachmentURL)
        else { return false }
        let name = alternateFilename ?? attachmentURL.lastPathComponent
        files.append((MessageSimulator.Attachment(data: data, type: type.identifier, name: name), attachmentURL))
        return true
    }

    open func insertCollaborationItemProvider(_ itemProvider: NSItemProvider) -> Bool {
        Unsupported.collaboration.report()
        return false
    }

    // MARK: Its life
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasAppeared else { return }
        hasAppeared = true
        Unsupported.sending.report()
        // Whoever didn't ask is told.
        if !Self.canSendText() { DispatchQueue.main.async { self.finish(.failed) } }
    }

    private func send() {
        if MessageSimulator.shared.failsToSend { return finish(.failed) }
        MessageSimulator.shared.sentMessages.append(
            MessageSimulator.Message(
                recipients: sheet.recipients, subject: Self.canSendSubject() ? subject : nil, body: sheet.text,
                attachments: files.map(\.file)))
        finish(.sent)
    }

    /// Once. It stays until the app dismisses it.
    private func finish(_ result: MessageComposeResult) {
        guard !hasFinished else { return }
        hasFinished = true
        view.endEditing(true)
        messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
    }
}
