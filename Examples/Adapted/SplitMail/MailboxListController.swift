import UIKit

/// The first column. It knows mailboxes, and nothing of what is beside it.
public final class MailboxListController: UIViewController {
    var onChoose: ((Mailbox) -> Void)?
    var chosen: Mailbox? { didSet { update() } }
    private let rows: [MailboxRow]

    init(_ mailboxes: [Mailbox]) {
        rows = mailboxes.map(MailboxRow.init)
        super.init(nibName: nil, bundle: nil)
        title = "Mailboxes"
    }

    public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    public override func loadView() { view = RowsView() }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        (view as? RowsView)?.show(rows)
        for row in rows {
            row.addAction(UIAction { [weak self] _ in self?.onChoose?(row.mailbox) }, for: .touchUpInside)
        }
        update()
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    /// Counts and selection anew.
    func update() {
        let isAlone = splitViewController?.isCollapsed ?? false
        for row in rows {
            row.update()
            row.isSelected = !isAlone && row.mailbox === chosen
        }
    }
private enum __ObjC1 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ MailboxListController.self }, "SplitMail.MailboxListController") { r in _ = r } } } }
