import UIKit

/// The sheet of a message: whom it goes to above, what it says in a field at the lower end.
final class MessageSheetController: UIViewController {
    var onCancel: () -> Void = {}
    var onSend: () -> Void = {}

    private let toField = LineField("To:")
    private let textField = UITextField()
    private let sendButton = UIButton(type: .system)

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "New Message"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in onCancel() })
        toField.onChange = { [unowned self] in fieldsChanged() }
        textField.addAction(UIAction { [unowned self] _ in fieldsChanged() }, for: .editingChanged)
        sendButton.addAction(UIAction { [unowned self] _ in onSend() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    var recipients: [String] { toField.words }
    var text: String { textField.text ?? "" }

    func show(_ recipients: [String], _ text: String) {
        toField.text = recipients.joined(separator: ", ")
        textField.text = text
        fieldsChanged()
    }

    private func fieldsChanged() { sendButton.isEnabled = !recipients.isEmpty && !text.isEmpty }

    // MARK: How it looks
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let pill = UIView()
        pill.layer.cornerRadius = 19
        pill.layer.borderWidth = 1
        pill.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        textField.placeholder = "Text Message"
        textField.font = .preferredFont(forTextStyle: .body)
        textField.adjustsFontForContentSizeCategory = true
        sendButton.setImage(.sendSymbol, for: .normal)
        sendButton.tintColor = .systemGreen
        sendButton.accessibilityLabel = "Send"
        fieldsChanged()
        for part in [textField, sendButton] {
            part.translatesAutoresizingMaskIntoConstraints = false
            pill.addSubview(part)
        }
        for part in [toField, pill] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            toField.topAnchor.constraint(equalTo: safe.topAnchor),
            toField.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            toField.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            pill.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            pill.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            pill.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
            pill.heightAnchor.constraint(greaterThanOrEqualToConstant: 38),
            textField.leadingAnchor.constraint(equalTo: pill.leadingAnchor, constant: 14),
            textField.topAnchor.constraint(equalTo: pill.topAnchor, constant: 6),
            textField.bottomAnchor.constraint(equalTo: pill.bottomAnchor, constant: -6),
            sendButton.leadingAnchor.constraint(equalTo: textField.trailingAnchor, constant: 6),
            sendButton.trailingAnchor.constraint(equalTo: pill.trailingAnchor, constant: -5),
            sendButton.bottomAnchor.constraint(equalTo: pill.bottomAnchor, constant: -5),
            sendButton.widthAnchor.constraint(equalToConstant: 28),
            sendButton.heightAnchor.constraint(equalToConstant: 28),
        ])
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        textField.superview?.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
}
