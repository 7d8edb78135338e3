import UIKit

/// Mailboxes, messages, a message: three columns on a pad, one after the other on a phone.
///
/// It holds what is chosen. The columns tell it what was tapped, and it tells them what to show; they don't know each other.
public final class MailSplitController: UISplitViewController {
    public let mailboxes: [Mailbox]
    public private(set) var mailbox: Mailbox
    public private(set) var message: Message?
    public let mailboxList: MailboxListController
    public private(set) var messageList: MessageListController

    public init(mailboxes: [Mailbox] = Mailbox.samples()) {
        self.mailboxes = mailboxes
        mailbox = mailboxes[0]
        mailboxList = MailboxListController(mailboxes)
        messageList = MessageListController(mailboxes[0])
        super.init(style: .tripleColumn)
        delegate = self
        preferredSplitBehavior = .tile
        mailboxList.onChoose = { [weak self] mailbox in self?.choose(mailbox) }
        setViewController(mailboxList, for: .primary)
        showList(messageList)
        setViewController(PlaceholderController(), for: .secondary)
        for column in [Column.primary, .supplementary] {
            (viewController(for: column)?.navigationController)?.navigationBar.prefersLargeTitles = true
        }
        mailboxList.chosen = mailbox
    }

    public required init?(coder: NSCoder) { fatalError("The mail app is made in code.") }

    // MARK: Room
    public override func viewDidLoad() {
        super.viewDidLoad()
        prefer(view.bounds.width)
    }

    public override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        prefer(size.width)
    }

    /// Three columns where a message still has room beside two of them.
    private func prefer(_ width: CGFloat) {
        preferredDisplayMode = width >= 1000 ? .twoBesideSecondary : .oneBesideSecondary
    }

    // MARK: What the columns say
    private func choose(_ mailbox: Mailbox) {
        if mailbox !== self.mailbox {
            self.mailbox = mailbox
            mailboxList.chosen = mailbox
            showList(MessageListController(mailbox))
            showMessage(nil)
        }
        show(.supplementary)
    }

    private func choose(_ message: Message) {
        message.isRead = true
        showMessage(message)
        mailboxList.update()
        show(.secondary)
    }

    private func delete(_ message: Message) {
        guard let place = mailbox.messages.firstIndex(where: { $0 === message }) else { return }
        mailbox.messages.remove(at: place)
        if let trash = mailboxes.last, trash !== mailbox { trash.messages.insert(message, at: 0) }
        // Beside the list the next one takes its place; on a phone the list comes back.
        let next = isCollapsed || mailbox.messages.isEmpty ? nil : mailbox.messages[min(place, mailbox.messages.count - 1)]
        next?.isRead = true
        if isCollapsed { show(.supplementary) }
        showMessage(next)
        mailboxList.update()
    }

    // MARK: What the columns show
    private func showList(_ list: MessageListController) {
        messageList = list
        list.onChoose = { [weak self] message in self?.choose(message) }
        setViewController(list, for: .supplementary)
    }

    private func showMessage(_ message: Message?) {
        self.message = message
        messageList.chosen = message
        guard let message else {
            if !isCollapsed { setViewController(PlaceholderController(), for: .secondary) }
            return
        }
        let controller = MessageController(message)
        controller.onDelete = { [weak self] message in self?.delete(message) }
        setViewController(controller, for: .secondary)
    }
private enum __ObjC1 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ MailSplitController.self }, "SplitMail.MailSplitController") { r in _ = r } } } }

extension MailSplitController: UISplitViewControllerDelegate {
    /// On a phone the messages come first, unless one is open.
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        message == nil ? .supplementary : .secondary
    }
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: MailSplitController.self); switch i { case 0: return _objcRet(o.splitViewController(_objcArg(a, 0, (UISplitViewController).self), topColumnForCollapsingToProposedTopColumn: _objcArg(a, 1, (UISplitViewController.Column).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ MailSplitController.self }, nil) { r in r.c("-splitViewController:topColumnForCollapsingToProposedTopColumn:", call); r.t("splitViewController:topColumnForCollapsingToProposedTopColumn:", { unsafeDowncast($0, to: MailSplitController.self).splitViewController($1, topColumnForCollapsingToProposedTopColumn: $2) } as @MainActor (AnyObject, UISplitViewController, UISplitViewController.Column) -> UISplitViewController.Column, as: ((AnyObject, UISplitViewController, UISplitViewController.Column) -> UISplitViewController.Column).self) } } } }
