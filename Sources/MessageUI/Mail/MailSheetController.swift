import UIKit

/// The sheet of a mail: whom it goes to, what it is about, what it says.
final class MailSheetController: UIViewController {
    var onCancel: () -> Void = {}
    var onSend: () -> Void = {}

    private let toField = LineField("To:")
    private let ccField = LineField("Cc/Bcc:")
    private let subjectField = LineField("Subject:")
    private let bodyView = UITextView()
    private let fileLabel = UILabel()
    private var hiddenRecipients: [String] = []

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "New Message"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in onCancel() })
        let send = UIBarButtonItem(primaryAction: UIAction { [unowned self] _ in onSend() })
        send.image = .sendSymbol
        send.accessibilityLabel = "Send"
        navigationItem.rightBarButtonItem = send
        for field in [toField, ccField, subjectField] { field.onChange = { [unowned self] in fieldsChanged() } }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: What is written
    func show(_ draft: MailDraft) {
        toField.text = draft.to.joined(separator: ", ")
        ccField.text = (draft.cc + draft.bcc).joined(separator: ", ")
        hiddenRecipients = draft.bcc
        subjectField.text = draft.subject
        bodyView.text = draft.body
        fileLabel.text = draft.attachments.map(\.name).joined(separator: "\n")
        fileLabel.superview?.isHidden = draft.attachments.isEmpty
        fieldsChanged()
    }

    /// With what the person has changed.
    func draft(from draft: MailDraft) -> MailDraft {
        var draft = draft
        draft.to = toField.words
        draft.bcc = ccField.words.filter(hiddenRecipients.contains)
        draft.cc = ccField.words.filter { !hiddenRecipients.contains($0) }
        draft.subject = subjectField.text
        draft.body = bodyView.text
        return draft
    }

    private func fieldsChanged() {
        title = subjectField.text.isEmpty ? "New Message" : subjectField.text
        navigationItem.rightBarButtonItem?.isEnabled = !toField.words.isEmpty || !ccField.words.isEmpty
    }

    // MARK: How it looks
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        bodyView.font = .preferredFont(forTextStyle: .body)
        bodyView.adjustsFontForContentSizeCategory = true
        bodyView.backgroundColor = .clear
        bodyView.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
        bodyView.accessibilityLabel = "Message body"
        let files = LineField.row(holding: fileLabel)
        fileLabel.numberOfLines = 0
        fileLabel.font = .preferredFont(forTextStyle: .subheadline)
        fileLabel.textColor = .secondaryLabel
        files.isHidden = fileLabel.text?.isEmpty ?? true
        let column = UIStackView(arrangedSubviews: [toField, ccField, subjectField, files, bodyView])
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            column.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}
