import UIKit

/// The last column: one message, and what one can do with it.
public final class MessageController: UIViewController {
    public let message: Message
    var onDelete: ((Message) -> Void)?

    init(_ message: Message) {
        self.message = message
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
        let trash = UIBarButtonItem(
            title: nil, image: UIImage(systemName: "trash"),
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.onDelete?(self.message)
            })
        trash.accessibilityLabel = "Delete"
        let answer = UIBarButtonItem(
            image: UIImage(systemName: "arrowshape.turn.up.left"), style: .plain, target: nil, action: nil)
        let folder = UIBarButtonItem(image: UIImage(systemName: "folder"), style: .plain, target: nil, action: nil)
        navigationItem.rightBarButtonItems = [answer, folder, trash]
    }

    public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let badge = MailRow.label(message.initials, .headline, .white)
        badge.textAlignment = .center
        badge.backgroundColor = .systemGray
        badge.layer.cornerRadius = 22
        badge.clipsToBounds = true
        let sender = MailRow.label(message.sender, .headline)
        let to = MailRow.label("To: me", .subheadline, .secondaryLabel)
        let names = UIStackView(arrangedSubviews: [sender, to])
        names.axis = .vertical
        let date = MailRow.label(message.date, .subheadline, .secondaryLabel)
        date.setContentHuggingPriority(.required, for: .horizontal)
        let head = UIStackView(arrangedSubviews: [badge, names, date])
        head.spacing = 12
        head.alignment = .center
        let line = UIView()
        line.backgroundColor = .separator
        let subject = MailRow.label(message.subject, .title2)
        subject.font = .systemFont(ofSize: 22, weight: .bold)
        subject.numberOfLines = 0
        let body = MailRow.label(message.body, .body)
        body.numberOfLines = 0
        let text = UIStackView(arrangedSubviews: [head, line, subject, body])
        text.axis = .vertical
        text.spacing = 14
        text.translatesAutoresizingMaskIntoConstraints = false
        let page = UIView()
        page.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        page.addSubview(text)
        let rows = RowsView()
        rows.show([page])
        rows.frame = view.bounds
        rows.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(rows)
        NSLayoutConstraint.activate([
            badge.widthAnchor.constraint(equalToConstant: 44), badge.heightAnchor.constraint(equalToConstant: 44),
            line.heightAnchor.constraint(equalToConstant: 0.5),
            text.topAnchor.constraint(equalTo: page.topAnchor, constant: 12),
            text.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -20),
            text.leadingAnchor.constraint(equalTo: page.readableContentGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: page.readableContentGuide.trailingAnchor),
        ])
    }
}

/// What stands in the last column while no message is chosen.
public final class PlaceholderController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let icon = UIImageView(
            image: UIImage(
                systemName: "envelope.open", withConfiguration: UIImage.SymbolConfiguration(pointSize: 52, weight: .light)))
        icon.tintColor = .tertiaryLabel
        icon.contentMode = .center
        let label = MailRow.label("No Message Selected", .title2, .secondaryLabel)
        let stack = UIStackView(arrangedSubviews: [icon, label])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor).isActive = true
        stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor).isActive = true
    }
}
