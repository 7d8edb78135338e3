// swift-format-ignore-file
import UIKit

/// Rows that can be moved, except those that say so.
@preconcurrency @MainActor class MovableRows: TableRows {
    var fixed: Set<String> = []

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        !fixed.contains(sections[indexPath.section][indexPath.row])
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        lines.append("move \(sourceIndexPath.section).\(sourceIndexPath.row) \(destinationIndexPath.section).\(destinationIndexPath.row)")
        let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.row)
    }
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: MovableRows.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), canMoveRowAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), moveRowAt: _objcArg(a, 1, (IndexPath).self), to: _objcArg(a, 2, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ MovableRows.self }, "UIKitTests.MovableRows") { r in r.c("-tableView:canMoveRowAtIndexPath: -tableView:moveRowAtIndexPath:toIndexPath:", call); r.t("tableView:canMoveRowAtIndexPath:", { unsafeDowncast($0, to: MovableRows.self).tableView($1, canMoveRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Bool, as: ((AnyObject, UITableView, IndexPath) -> Bool).self); r.t("tableView:moveRowAtIndexPath:toIndexPath:", { unsafeDowncast($0, to: MovableRows.self).tableView($1, moveRowAt: $2, to: $3) } as @MainActor (AnyObject, UITableView, IndexPath, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath, IndexPath) -> Void).self) } } } }

/// Lets no row come first, and writes down what it is asked.
@preconcurrency @MainActor final class MoveWatch: NSObject, UITableViewDelegate {
    var lines: [String] = []
    var first = 0
    var style = UITableViewCell.EditingStyle.none

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { style }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        lines.append("\(sourceIndexPath.section).\(sourceIndexPath.row) to \(proposedDestinationIndexPath.section).\(proposedDestinationIndexPath.row)")
        return IndexPath(row: max(proposedDestinationIndexPath.row, first), section: proposedDestinationIndexPath.section)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { lines.append("select \(indexPath.row)") }
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: MoveWatch.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), editingStyleForRowAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), targetIndexPathForMoveFromRowAt: _objcArg(a, 1, (IndexPath).self), toProposedIndexPath: _objcArg(a, 2, (IndexPath).self))); case 2: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didSelectRowAt: _objcArg(a, 1, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ MoveWatch.self }, "UIKitTests.MoveWatch") { r in r.c("-tableView:editingStyleForRowAtIndexPath: -tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath: -tableView:didSelectRowAtIndexPath:", call); r.t("tableView:editingStyleForRowAtIndexPath:", { unsafeDowncast($0, to: MoveWatch.self).tableView($1, editingStyleForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> UITableViewCell.EditingStyle, as: ((AnyObject, UITableView, IndexPath) -> UITableViewCell.EditingStyle).self); r.t("tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:", { unsafeDowncast($0, to: MoveWatch.self).tableView($1, targetIndexPathForMoveFromRowAt: $2, toProposedIndexPath: $3) } as @MainActor (AnyObject, UITableView, IndexPath, IndexPath) -> IndexPath, as: ((AnyObject, UITableView, IndexPath, IndexPath) -> IndexPath).self); r.t("tableView:didSelectRowAtIndexPath:", { unsafeDowncast($0, to: MoveWatch.self).tableView($1, didSelectRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self) } } } }

/// Older actions beside rows.
@preconcurrency @MainActor final class OlderActions: NSObject, UITableViewDelegate {
    var lines: [String] = []
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        let share = UITableViewRowAction(style: .normal, title: "Share") { [weak self] action, path in
            self?.lines.append("\(action.title ?? "") \(path.row)")
        }
        return [UITableViewRowAction(style: .destructive, title: "Bin") { _, _ in }, share]
    }
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
                self?.lines.append("Pin \(indexPath.row)")
                done(true)
            }
        ])
    }
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: OlderActions.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), editActionsForRowAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), leadingSwipeActionsConfigurationForRowAt: _objcArg(a, 1, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ OlderActions.self }, "UIKitTests.OlderActions") { r in r.c("-tableView:editActionsForRowAtIndexPath: -tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", call); r.t("tableView:editActionsForRowAtIndexPath:", { unsafeDowncast($0, to: OlderActions.self).tableView($1, editActionsForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> [UITableViewRowAction]?, as: ((AnyObject, UITableView, IndexPath) -> [UITableViewRowAction]?).self); r.t("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", { unsafeDowncast($0, to: OlderActions.self).tableView($1, leadingSwipeActionsConfigurationForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> UISwipeActionsConfiguration?, as: ((AnyObject, UITableView, IndexPath) -> UISwipeActionsConfiguration?).self) } } } }

/// A diffable source that moves its items itself.
@preconcurrency @MainActor final class MovableSource: UITableViewDiffableDataSource<Int, String> {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        guard let item = itemIdentifier(for: sourceIndexPath), let other = itemIdentifier(for: destinationIndexPath) else { return }
        var snapshot = snapshot()
        if sourceIndexPath < destinationIndexPath { snapshot.moveItem(item, afterItem: other) } else { snapshot.moveItem(item, beforeItem: other) }
        apply(snapshot, animatingDifferences: false)
    }
private enum __ObjC4 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: MovableSource.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), canMoveRowAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), moveRowAt: _objcArg(a, 1, (IndexPath).self), to: _objcArg(a, 2, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ MovableSource.self }, "UIKitTests.MovableSource") { r in r.c("-tableView:canMoveRowAtIndexPath: -tableView:moveRowAtIndexPath:toIndexPath:", call); r.t("tableView:canMoveRowAtIndexPath:", { unsafeDowncast($0, to: MovableSource.self).tableView($1, canMoveRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Bool, as: ((AnyObject, UITableView, IndexPath) -> Bool).self); r.t("tableView:moveRowAtIndexPath:toIndexPath:", { unsafeDowncast($0, to: MovableSource.self).tableView($1, moveRowAt: $2, to: $3) } as @MainActor (AnyObject, UITableView, IndexPath, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath, IndexPath) -> Void).self) } } } }
