import UIKit

/// All contacts under their letters: an index at the side, actions beside each row, a search above.
public final class ContactListController: UITableViewController, UISearchResultsUpdating {
    private var contacts: Contacts
    private lazy var source = ContactSource(tableView: tableView) { [unowned self] table, path, name in
        let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
        fill(cell, name)
        return cell
    }

    public init(_ contacts: Contacts = Contacts()) {
        self.contacts = contacts
        super.init(style: .plain)
        title = "Contacts"
    }

    required init?(coder: NSCoder) { fatalError("This controller is made in code.") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        source.defaultRowAnimation = .fade
        show(animated: false)
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Name or city"
        navigationItem.searchController = search
        definesPresentationContext = true
    }

    /// Nothing while nobody searches.
    private var wanted: String { navigationItem.searchController?.searchBar.text ?? "" }

    public func updateSearchResults(for searchController: UISearchController) { show(animated: true) }

    private func contact(_ name: String) -> Contact? { contacts.all.first { $0.name == name } }

    private func fill(_ cell: UITableViewCell, _ name: String) {
        guard let contact = contact(name) else { return }
        var content = UIListContentConfiguration.subtitleCell()
        content.text = contact.name
        content.secondaryText = contact.city
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = UIImage(systemName: contact.isFavorite ? "star.fill" : "person.circle")
        content.imageProperties.tintColor = contact.isFavorite ? .systemYellow : .systemGray
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
    }

    private func show(animated: Bool, changed: [String] = []) {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        let found = contacts.matching(wanted)
        for letter in found.letters {
            snapshot.appendSections([letter])
            snapshot.appendItems(found.contacts(under: letter).map(\.name))
        }
        snapshot.reconfigureItems(changed)
        source.apply(snapshot, animatingDifferences: animated)
    }

    // MARK: Rows
    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let name = source.itemIdentifier(for: indexPath), let contact = contact(name) else { return }
        navigationController?.pushViewController(ContactController(contact), animated: true)
    }

    public override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let name = source.itemIdentifier(for: indexPath), let contact = contact(name) else { return nil }
        let title = contact.isFavorite ? "Unmark" : "Favorite"
        let mark = UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
            self?.contacts.toggleFavorite(contact)
            done(true)
            self?.show(animated: true, changed: [name])
        }
        mark.backgroundColor = .systemYellow
        return UISwipeActionsConfiguration(actions: [mark])
    }

    public override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let name = source.itemIdentifier(for: indexPath), let contact = contact(name) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.contacts.remove(contact)
            done(true)
            self?.show(animated: true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: ContactListController.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didSelectRowAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), leadingSwipeActionsConfigurationForRowAt: _objcArg(a, 1, (IndexPath).self))); case 2: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), trailingSwipeActionsConfigurationForRowAt: _objcArg(a, 1, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ContactListController.self }, "AddressBook.ContactListController") { r in r.c("-tableView:didSelectRowAtIndexPath: -tableView:leadingSwipeActionsConfigurationForRowAtIndexPath: -tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", call); r.t("tableView:didSelectRowAtIndexPath:", { unsafeDowncast($0, to: ContactListController.self).tableView($1, didSelectRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self); r.t("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", { unsafeDowncast($0, to: ContactListController.self).tableView($1, leadingSwipeActionsConfigurationForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> UISwipeActionsConfiguration?, as: ((AnyObject, UITableView, IndexPath) -> UISwipeActionsConfiguration?).self); r.t("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", { unsafeDowncast($0, to: ContactListController.self).tableView($1, trailingSwipeActionsConfigurationForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> UISwipeActionsConfiguration?, as: ((AnyObject, UITableView, IndexPath) -> UISwipeActionsConfiguration?).self) } } } }

/// Letters above the sections and at the side.
final class ContactSource: UITableViewDiffableDataSource<String, String> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { snapshot().sectionIdentifiers }
    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        self.index(for: title) ?? index
    }
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: ContactSource.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), titleForHeaderInSection: _objcArg(a, 1, (Int).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), canEditRowAt: _objcArg(a, 1, (IndexPath).self))); case 2: return _objcRet(o.sectionIndexTitles(for: _objcArg(a, 0, (UITableView).self))); case 3: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), sectionForSectionIndexTitle: _objcArg(a, 1, (String).self), at: _objcArg(a, 2, (Int).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ContactSource.self }, "AddressBook.ContactSource") { r in r.c("-tableView:titleForHeaderInSection: -tableView:canEditRowAtIndexPath: -sectionIndexTitlesForTableView: -tableView:sectionForSectionIndexTitle:atIndex:", call); r.t("tableView:titleForHeaderInSection:", { unsafeDowncast($0, to: ContactSource.self).tableView($1, titleForHeaderInSection: $2) } as @MainActor (AnyObject, UITableView, Int) -> String?, as: ((AnyObject, UITableView, Int) -> String?).self); r.t("tableView:canEditRowAtIndexPath:", { unsafeDowncast($0, to: ContactSource.self).tableView($1, canEditRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Bool, as: ((AnyObject, UITableView, IndexPath) -> Bool).self); r.t("sectionIndexTitlesForTableView:", { unsafeDowncast($0, to: ContactSource.self).sectionIndexTitles(for: $1) } as @MainActor (AnyObject, UITableView) -> [String]?, as: ((AnyObject, UITableView) -> [String]?).self); r.t("tableView:sectionForSectionIndexTitle:atIndex:", { unsafeDowncast($0, to: ContactSource.self).tableView($1, sectionForSectionIndexTitle: $2, at: $3) } as @MainActor (AnyObject, UITableView, String, Int) -> Int, as: ((AnyObject, UITableView, String, Int) -> Int).self) } } } }
