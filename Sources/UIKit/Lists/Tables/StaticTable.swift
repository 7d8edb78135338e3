import AppleFoundation
import CoreGraphics
import ListEngine

/// The sections of a table whose rows stand in the storyboard.
@MainActor final class StaticTable {
    struct Section {
        var headerTitle: String?
        var footerTitle: String?
        var cells: [UITableViewCell]
    }

    private let sections: [Section]

    init(_ sections: [Section]) {
        self.sections = sections
        for section in sections { for cell in section.cells { cell.setting.isStatic = true } }
    }

    var counts: [Int] { sections.map(\.cells.count) }
    func cell(at path: IndexPath) -> UITableViewCell? {
        guard let row = path.listRow, sections.indices.contains(row.section),
            sections[row.section].cells.indices.contains(row.item)
        else { return nil }
        return sections[row.section].cells[row.item]
    }
    func title(_ section: Int, isHeader: Bool) -> String? {
        guard sections.indices.contains(section) else { return nil }
        return isHeader ? sections[section].headerTitle : sections[section].footerTitle
    }

    /// What the file says of the row; nil where the table's own height is meant.
    func height(of path: ListPath, _ table: UITableView) -> CGFloat? {
        cell(at: IndexPath(path))?.setting.storedHeight
    }
}

/// Makes a cell or a header each time it is asked, such as a prototype of a storyboard.
@MainActor protocol ReusableViewSource: AnyObject {
    func make() -> NSObject?
}

/// Where a tap on a row leads.
@MainActor protocol RowSegue: AnyObject {
    func trigger(sender: Any?)
}

extension UITableView {
    /// The segue of a row that was tapped; its own, with the cell as the sender.
    final func performSelectionSegue(_ cell: UITableViewCell) { cell.setting.selectionSegue?.trigger(sender: cell) }
    final func performAccessorySegue(_ cell: UITableViewCell) { cell.setting.accessorySegue?.trigger(sender: cell) }
}
