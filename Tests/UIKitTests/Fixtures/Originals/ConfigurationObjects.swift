// swift-format-ignore-file
import UIKit

/// A table of one row.
@MainActor final class OneCell: NSObject, UITableViewDataSource {
    let cell: UITableViewCell
    init(_ cell: UITableViewCell) { self.cell = cell }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}

/// Headers with content configurations.
@MainActor final class ConfiguredHeaders: NSObject, UITableViewDelegate {
    var pinned: [Bool] = []
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
        var list = view?.defaultContentConfiguration()
        list?.text = "Section \(section)"
        view?.contentConfiguration = list
        view?.configurationUpdateHandler = { [weak self] _, state in self?.pinned.append(state.isPinned) }
        return view
    }
}
