import AppleFoundation
import CoreGraphics
import UIKit
import UIKitTesting

/// A list in a stack, with a search bar in its header or in the navigation bar.
@MainActor struct SearchScene {
    let stage: Stage
    let list = PlainList()
    let nav: UINavigationController
    let search: UISearchController
    let journal = SearchJournal()

    enum Place { case header, item, nowhere }

    init(
        _ place: Place = .header, results: UIViewController? = nil, device: SimulatedDevice = .iPhone8,
        style: UIUserInterfaceStyle = .light, size: UIContentSizeCategory = .large, mirrored: Bool = false,
        _ set: (UISearchController, PlainList, UINavigationController) -> Void = { _, _, _ in }
    ) {
        stage = Stage(
            device: device, style: style, contentSize: size, layoutDirection: mirrored ? .rightToLeft : .leftToRight)
        stage.usesHardwareKeyboard = true
        search = UISearchController(searchResultsController: results)
        search.delegate = journal
        search.searchResultsUpdater = journal
        search.searchBar.delegate = journal
        search.searchBar.placeholder = "Search"
        nav = UINavigationController(rootViewController: list)
        list.title = "Cities"
        list.definesPresentationContext = true
        if place == .header {
            search.searchBar.sizeToFit()
            list.tableView.tableHeaderView = search.searchBar
        }
        if place == .item { list.navigationItem.searchController = search }
        set(search, list, nav)
        stage.window.rootViewController = nav
        stage.settle()
        _ = journal.take()
    }

    var bar: UISearchBar { search.searchBar }
    /// Of a view in the window.
    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: stage.window) }
}

/// Forty rows of one line.
@MainActor final class PlainList: UITableViewController {
    var names: [String] = (1...40).map { "City \($0)" }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
}
