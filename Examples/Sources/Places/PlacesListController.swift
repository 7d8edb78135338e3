import UIKit

/// The names of places, one of which can be chosen.
public final class PlacesListController: UITableViewController {
    private let places: [Place]
    /// Called when a person has chosen a place.
    public var didSelect: ((Place?) -> Void)?

    init(places: [Place]) {
        self.places = places
        super.init(style: .plain)
        title = "List"
    }

    public required init?(coder: NSCoder) { fatalError("A list is made in code.") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    }

    /// Selects its row and brings it into sight; with nil it selects nothing.
    public func show(_ place: Place?) {
        guard let place, let row = places.firstIndex(of: place) else {
            if let old = tableView.indexPathForSelectedRow { tableView.deselectRow(at: old, animated: true) }
            return
        }
        tableView.selectRow(at: IndexPath(row: row, section: 0), animated: true, scrollPosition: .middle)
    }

    // MARK: The table
    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = places[indexPath.row].title
        content.secondaryText = places[indexPath.row].subtitle
        cell.contentConfiguration = content
        return cell
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        didSelect?(places[indexPath.row])
    }
}
