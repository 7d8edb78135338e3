// swift-format-ignore-file
import CoreGraphics
import UIKit

/// Texts in sections, shown in cells of one class. Writes down what the table asks for.
@MainActor class TableRows: NSObject, UITableViewDataSource {
    var sections: [[String]]
    var lines: [String] = [] { didSet { if !keepsLines { lines = [] } } }
    /// What is asked is written down.
    var keepsLines = true
    var headers: [Int: String] = [:]
    var footers: [Int: String] = [:]
    var style = UITableViewCell.CellStyle.default
    var fill: ((UITableViewCell, IndexPath) -> Void)?
    var made = 0

    init(_ sections: [[String]]) { self.sections = sections }

    /// So many rows in one section.
    convenience init(count: Int) { self.init([(0..<count).map { "Row \($0)" }]) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        lines.append("sections")
        return sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        lines.append("rows \(section)")
        return sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        lines.append("cell \(indexPath.section).\(indexPath.row)")
        let cell: UITableViewCell
        if let waiting = tableView.dequeueReusableCell(withIdentifier: "row") {
            cell = waiting
        } else {
            cell = UITableViewCell(style: style, reuseIdentifier: "row")
            made += 1
        }
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        fill?(cell, indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }
}

/// Can edit and delete its rows.
@MainActor final class EditableRows: TableRows {
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        lines.append("can edit \(indexPath.section).\(indexPath.row)")
        return true
    }

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        lines.append("commit \(editingStyle.rawValue) \(indexPath.row)")
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
}

/// Follows display and selection, and has a say in the latter.
@MainActor final class TableWatch: NSObject, UITableViewDelegate {
    var lines: [String] = []
    var mayHighlight = true
    var willSelect: ((IndexPath) -> IndexPath?)?
    var tellsDisplay = true

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if tellsDisplay { lines.append("will display \(indexPath.section).\(indexPath.row)") }
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if tellsDisplay { lines.append("did end \(indexPath.section).\(indexPath.row)") }
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        lines.append("should highlight \(indexPath.row)")
        return mayHighlight
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        lines.append("did highlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        lines.append("did unhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        lines.append("will select \(indexPath.row)")
        if let willSelect { return willSelect(indexPath) }
        return indexPath
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        lines.append("will deselect \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        lines.append("did select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        lines.append("did deselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        lines.append("accessory \(indexPath.row)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    var scrolls = 0
}

/// Writes down what taps on rows lead to.
@MainActor final class PrimaryWatch: NSObject, UITableViewDelegate {
    var lines: [String] = []
    var maySelect = true

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        lines.append("will select \(indexPath.row)")
        return maySelect ? indexPath : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        lines.append("did select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        lines.append("perform \(indexPath.row)")
    }
}

/// The same, and says itself which rows do something.
@MainActor final class PrimaryChoice: NSObject, UITableViewDelegate {
    var lines: [String] = []
    var mayPerform = true

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        lines.append("can perform \(indexPath.row)")
        return mayPerform
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        lines.append("perform \(indexPath.row)")
    }
}

/// Gives each row its height.
@MainActor final class TableHeights: NSObject, UITableViewDelegate {
    let rows: TableRows
    var height: (IndexPath) -> CGFloat = { 30 + CGFloat($0.row % 3) * 10 }

    init(_ rows: TableRows) { self.rows = rows }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rows.lines.append("height \(indexPath.section).\(indexPath.row)")
        return height(indexPath)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        rows.lines.append("will display \(indexPath.section).\(indexPath.row)")
    }
}

/// Headers by the delegate.
@MainActor final class TableHeaders: NSObject, UITableViewDelegate {
    var header: CGFloat = 40
    var footer: CGFloat = 0
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footer }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
        view?.textLabel?.text = "Head \(section)"
        return view
    }
}

/// A controller as apps write it: methods of the protocols, overridden.
@MainActor final class FruitController: UITableViewController {
    var fruits = ["Apple", "Pear", "Plum"]
    var chosen: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fruits.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        cell.textLabel?.text = fruits[indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(fruits[indexPath.row])
    }
}

/// The rows of a storyboard, one of them by the controller.
@MainActor final class SettingsController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        if indexPath.section == 0, indexPath.row == 0 { cell.detailTextLabel?.text = "Changed" }
        return cell
    }
}

/// Actions beside rows.
@MainActor final class SwipeWatch: NSObject, UITableViewDelegate {
    var lines: [String] = []
    var done: ((Bool) -> Void)?

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        if indexPath.row == 0 { return UISwipeActionsConfiguration(actions: []) }
        let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
            self?.lines.append("remove \(indexPath.row)")
            self?.done = done
        }
        let more = UIContextualAction(style: .normal, title: "More") { [weak self] _, _, done in
            self?.lines.append("more \(indexPath.row)")
            done(false)
        }
        return UISwipeActionsConfiguration(actions: [remove, more])
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        lines.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        lines.append("end \(indexPath?.row ?? -1)")
    }
}

/// Sections by letters.
@MainActor final class LetterRows: TableRows, UITableViewDataSourcePrefetching {
    var fetched: [Int] = []
    var cancelled: [Int] = []
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map { String($0[0].prefix(1)) } }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        lines.append("index \(title)")
        return index
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { fetched += indexPaths.map(\.row) }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        cancelled += indexPaths.map(\.row)
    }
}
