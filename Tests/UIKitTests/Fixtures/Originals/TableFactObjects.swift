// swift-format-ignore-file
import AppleFoundation
import CoreGraphics
import UIKit

/// Rows that may be edited where a test says so, and only write down what is committed.
@MainActor class AskingRows: TableRows {
    var mayEdit: (IndexPath) -> Bool = { _ in true }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        lines.append("can edit \(indexPath.section).\(indexPath.row)")
        return mayEdit(indexPath)
    }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        lines.append("commit \(editingStyle.rawValue) \(indexPath.section).\(indexPath.row)")
    }
}

/// Says how rows are edited.
@MainActor final class StyleWatch: NSObject, UITableViewDelegate {
    let tell: (String) -> Void
    var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
    var title: String?

    init(_ tell: @escaping (String) -> Void = { _ in }) { self.tell = tell }

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        tell("style \(indexPath.section).\(indexPath.row)")
        return style(indexPath)
    }
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { title }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { tell("begin \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { tell("end \(indexPath?.row ?? -1)") }
}

/// Newer and older actions beside rows.
@MainActor final class ActionChoices: NSObject, UITableViewDelegate {
    var newer: UISwipeActionsConfiguration?
    var older: [UITableViewRowAction]?

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { newer }
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { older }
}

/// Estimates each row before it is asked how high it is.
@MainActor final class TableEstimates: NSObject, UITableViewDelegate {
    let rows: TableRows
    init(_ rows: TableRows) { self.rows = rows }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        rows.lines.append("estimate \(indexPath.section).\(indexPath.row)")
        return 40
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rows.lines.append("height \(indexPath.section).\(indexPath.row)")
        return 50
    }
}

/// The height of everything.
@MainActor final class AllHeights: NSObject, UITableViewDelegate {
    let rows: TableRows
    init(_ rows: TableRows) { self.rows = rows }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rows.lines.append("height \(indexPath.section).\(indexPath.row)")
        return 40
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        rows.lines.append("header \(section)")
        return 20
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        rows.lines.append("footer \(section)")
        return 10
    }
}

/// Rows that write down when their titles are asked for.
@MainActor final class TitledRows: TableRows {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        lines.append("title of header \(section)")
        return headers[section]
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        lines.append("title of footer \(section)")
        return footers[section]
    }
}

/// Headers and footers as views, whose heights nobody says.
@MainActor final class EdgeViews: NSObject, UITableViewDelegate {
    let tell: (String) -> Void
    var header: (UITableView, Int) -> UIView? = { _, _ in nil }
    var footer: (UITableView, Int) -> UIView? = { _, _ in nil }
    private(set) var shown: [UIView] = []

    init(_ tell: @escaping (String) -> Void = { _ in }) { self.tell = tell }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tell("view of header \(section)")
        return header(tableView, section)
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        tell("view of footer \(section)")
        return footer(tableView, section)
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        shown.append(view)
        tell("will display header \(section)")
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        shown.append(view)
        tell("will display footer \(section)")
    }
}

/// Has a say in what is deselected.
@MainActor final class DeselectionWatch: NSObject, UITableViewDelegate {
    var lines: [String] = []
    var willDeselect: (IndexPath) -> IndexPath? = { $0 }
    var mayHighlight = true

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { mayHighlight }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { willDeselect(indexPath) }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { lines.append("did deselect \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { lines.append("did select \(indexPath.row)") }
}

/// Rows that can be copied, but for the first.
@MainActor class CopyWatch: NSObject, UITableViewDelegate {
    var lines: [String] = []

    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        lines.append("should show \(indexPath.row)")
        return indexPath.row != 0
    }
    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { action == Selector("copy:") || action == Selector("share:") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { lines.append("did select \(indexPath.row)") }
}

/// Can do so too.
@MainActor final class CopyingWatch: CopyWatch {
    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { lines.append("\(action.description) \(indexPath.row) \(sender is UIMenuController)") }
}

/// Items that can be copied, but for the first.
@MainActor final class ItemCopyWatch: NSObject, UICollectionViewDelegate {
    var lines: [String] = []

    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        lines.append("should show \(indexPath.item)")
        return indexPath.item != 0
    }
    func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { action == Selector("copy:") }
    func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) { lines.append("\(action.description) \(indexPath.item) \(sender is UIMenuController)") }
}

/// Nothing but rows.
@MainActor final class BareRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 2 : 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
