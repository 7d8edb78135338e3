import UIKit

/// The second column: the messages of one mailbox.
public final class MessageListController: UIViewController {
    public let mailbox: Mailbox
    var onChoose: ((Message) -> Void)?
    var chosen: Message? { didSet { update() } }
    private var rows: [MessageRow] = []

    init(_ mailbox: Mailbox) {
        self.mailbox = mailbox
        super.init(nibName: nil, bundle: nil)
        title = mailbox.name
        navigationItem.largeTitleDisplayMode = .always
    }

    public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    public override func loadView() { view = RowsView() }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        update()
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    /// As if the row had been tapped.
    public func open(at place: Int) { onChoose?(mailbox.messages[place]) }

    /// Rows are made anew only when there are other messages.
    func update() {
        guard let list = viewIfLoaded as? RowsView else { return }
        if rows.map(\.message).elementsEqual(mailbox.messages, by: ===) == false || mailbox.messages.isEmpty {
            rows = mailbox.messages.map { message in
                let row = MessageRow(message)
                row.addAction(UIAction { [weak self] _ in self?.onChoose?(message) }, for: .touchUpInside)
                return row
            }
            list.show(rows.isEmpty ? [EmptyRow()] : rows)
        }
        let isAlone = splitViewController?.isCollapsed ?? false
        for row in rows {
            row.update()
            row.isSelected = !isAlone && row.message === chosen
        }
    }
private enum __ObjC1 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ MessageListController.self }, "SplitMail.MessageListController") { r in _ = r } } } }

/// What stands where there are no messages.
final class EmptyRow: UIView {
    init() {
        super.init(frame: .zero)
        let label = MailRow.label("No Messages", .title3, .secondaryLabel)
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 120),
            label.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("This row is made in code.") }
private enum __ObjC2 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ EmptyRow.self }, "SplitMail.EmptyRow") { r in _ = r } } } }
