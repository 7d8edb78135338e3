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
}

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
}
