import UIKit

/// A scrolling column of rows.
final class RowsView: UIScrollView {
    let stack = UIStackView()

    init() {
        super.init(frame: .zero)
        alwaysBounceVertical = true
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("This view is made in code.") }

    /// Other rows in the place of those that are there.
    func show(_ rows: [UIView]) {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        rows.forEach(stack.addArrangedSubview)
    }
}

/// A row that can be tapped, with a line below its text.
class MailRow: UIControl {
    let content = UIStackView()
    private let line = UIView()

    init(lineInset: CGFloat) {
        super.init(frame: .zero)
        content.isUserInteractionEnabled = false
        content.translatesAutoresizingMaskIntoConstraints = false
        line.backgroundColor = .separator
        line.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        addSubview(line)
        let safe = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            content.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            content.topAnchor.constraint(equalTo: topAnchor, constant: 11),
            content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -11),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 46),
            line.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: lineInset),
            line.trailingAnchor.constraint(equalTo: trailingAnchor), line.bottomAnchor.constraint(equalTo: bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
        ])
    }

    required init?(coder: NSCoder) { fatalError("This row is made in code.") }

    override var isHighlighted: Bool { didSet { updateBackground() } }
    override var isSelected: Bool { didSet { updateBackground() } }

    private func updateBackground() { backgroundColor = isHighlighted || isSelected ? .systemFill : .clear }

    static func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        return label
    }
}

/// A mailbox: symbol, name, how many are unread.
final class MailboxRow: MailRow {
    let mailbox: Mailbox
    private let count = MailRow.label("", .body, .secondaryLabel)

    init(_ mailbox: Mailbox) {
        self.mailbox = mailbox
        super.init(lineInset: 58)
        accessibilityIdentifier = mailbox.name
        let icon = UIImageView(
            image: UIImage(
                systemName: mailbox.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)))
        icon.contentMode = .center
        icon.widthAnchor.constraint(equalToConstant: 30).isActive = true
        icon.heightAnchor.constraint(equalToConstant: 24).isActive = true
        count.setContentHuggingPriority(.required, for: .horizontal)
        content.spacing = 12
        [icon, MailRow.label(mailbox.name, .body), count].forEach(content.addArrangedSubview)
        update()
    }

    required init?(coder: NSCoder) { fatalError("This row is made in code.") }

    func update() { count.text = mailbox.unread == 0 ? nil : "\(mailbox.unread)" }
}

/// A message in short: a dot when it is new, who, when, and how it begins.
final class MessageRow: MailRow {
    let message: Message
    private let dot = UIView()

    init(_ message: Message) {
        self.message = message
        super.init(lineInset: 34)
        accessibilityIdentifier = message.subject
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 5
        dot.translatesAutoresizingMaskIntoConstraints = false
        addSubview(dot)
        let sender = MailRow.label(message.sender, .headline)
        let date = MailRow.label(message.date, .subheadline, .secondaryLabel)
        date.setContentHuggingPriority(.required, for: .horizontal)
        date.setContentCompressionResistancePriority(.required, for: .horizontal)
        let top = UIStackView(arrangedSubviews: [sender, date])
        top.alignment = .firstBaseline
        top.spacing = 8
        let preview = MailRow.label(message.body.replacingOccurrences(of: "\n\n", with: " "), .subheadline, .secondaryLabel)
        preview.numberOfLines = 2
        content.axis = .vertical
        content.spacing = 2
        content.isLayoutMarginsRelativeArrangement = true
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 18, bottom: 0, trailing: 0)
        [top, MailRow.label(message.subject, .subheadline), preview].forEach(content.addArrangedSubview)
        NSLayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: 10), dot.heightAnchor.constraint(equalToConstant: 10),
            dot.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
            dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
        ])
        update()
    }

    required init?(coder: NSCoder) { fatalError("This row is made in code.") }

    func update() { dot.isHidden = message.isRead }
}
