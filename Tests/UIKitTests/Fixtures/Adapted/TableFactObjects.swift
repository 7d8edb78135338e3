// swift-format-ignore-file
import AppleFoundation
import CoreGraphics
import UIKit

/// Rows that may be edited where a test says so, and only write down what is committed.
@preconcurrency @MainActor class AskingRows: TableRows {
    var mayEdit: (IndexPath) -> Bool = { _ in true }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        lines.append("can edit \(indexPath.section).\(indexPath.row)")
        return mayEdit(indexPath)
    }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        lines.append("commit \(editingStyle.rawValue) \(indexPath.section).\(indexPath.row)")
    }
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: AskingRows.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), canEditRowAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), commit: _objcArg(a, 1, (UITableViewCell.EditingStyle).self), forRowAt: _objcArg(a, 2, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ AskingRows.self }, "UIKitTests.AskingRows") { r in r.c("-tableView:canEditRowAtIndexPath: -tableView:commitEditingStyle:forRowAtIndexPath:", call); r.t("tableView:canEditRowAtIndexPath:", { unsafeDowncast($0, to: AskingRows.self).tableView($1, canEditRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Bool, as: ((AnyObject, UITableView, IndexPath) -> Bool).self); r.t("tableView:commitEditingStyle:forRowAtIndexPath:", { unsafeDowncast($0, to: AskingRows.self).tableView($1, commit: $2, forRowAt: $3) } as @MainActor (AnyObject, UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void, as: ((AnyObject, UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void).self) } } } }

/// Says how rows are edited.
@preconcurrency @MainActor final class StyleWatch: NSObject, UITableViewDelegate {
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
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: StyleWatch.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), editingStyleForRowAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), titleForDeleteConfirmationButtonForRowAt: _objcArg(a, 1, (IndexPath).self))); case 2: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), willBeginEditingRowAt: _objcArg(a, 1, (IndexPath).self))); case 3: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didEndEditingRowAt: _objcArg(a, 1, (IndexPath?).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ StyleWatch.self }, "UIKitTests.StyleWatch") { r in r.c("-tableView:editingStyleForRowAtIndexPath: -tableView:titleForDeleteConfirmationButtonForRowAtIndexPath: -tableView:willBeginEditingRowAtIndexPath: -tableView:didEndEditingRowAtIndexPath:", call); r.t("tableView:editingStyleForRowAtIndexPath:", { unsafeDowncast($0, to: StyleWatch.self).tableView($1, editingStyleForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> UITableViewCell.EditingStyle, as: ((AnyObject, UITableView, IndexPath) -> UITableViewCell.EditingStyle).self); r.t("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", { unsafeDowncast($0, to: StyleWatch.self).tableView($1, titleForDeleteConfirmationButtonForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> String?, as: ((AnyObject, UITableView, IndexPath) -> String?).self); r.t("tableView:willBeginEditingRowAtIndexPath:", { unsafeDowncast($0, to: StyleWatch.self).tableView($1, willBeginEditingRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self); r.t("tableView:didEndEditingRowAtIndexPath:", { unsafeDowncast($0, to: StyleWatch.self).tableView($1, didEndEditingRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath?) -> Void, as: ((AnyObject, UITableView, IndexPath?) -> Void).self) } } } }

/// Newer and older actions beside rows.
@preconcurrency @MainActor final class ActionChoices: NSObject, UITableViewDelegate {
    var newer: UISwipeActionsConfiguration?
    var older: [UITableViewRowAction]?

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { newer }
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { older }
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: ActionChoices.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), trailingSwipeActionsConfigurationForRowAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), editActionsForRowAt: _objcArg(a, 1, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ActionChoices.self }, "UIKitTests.ActionChoices") { r in r.c("-tableView:trailingSwipeActionsConfigurationForRowAtIndexPath: -tableView:editActionsForRowAtIndexPath:", call); r.t("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", { unsafeDowncast($0, to: ActionChoices.self).tableView($1, trailingSwipeActionsConfigurationForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> UISwipeActionsConfiguration?, as: ((AnyObject, UITableView, IndexPath) -> UISwipeActionsConfiguration?).self); r.t("tableView:editActionsForRowAtIndexPath:", { unsafeDowncast($0, to: ActionChoices.self).tableView($1, editActionsForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> [UITableViewRowAction]?, as: ((AnyObject, UITableView, IndexPath) -> [UITableViewRowAction]?).self) } } } }

/// Estimates each row before it is asked how high it is.
@preconcurrency @MainActor final class TableEstimates: NSObject, UITableViewDelegate {
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
private enum __ObjC4 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: TableEstimates.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), estimatedHeightForRowAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), heightForRowAt: _objcArg(a, 1, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TableEstimates.self }, "UIKitTests.TableEstimates") { r in r.c("-tableView:estimatedHeightForRowAtIndexPath: -tableView:heightForRowAtIndexPath:", call); r.t("tableView:estimatedHeightForRowAtIndexPath:", { unsafeDowncast($0, to: TableEstimates.self).tableView($1, estimatedHeightForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> CGFloat, as: ((AnyObject, UITableView, IndexPath) -> CGFloat).self); r.t("tableView:heightForRowAtIndexPath:", { unsafeDowncast($0, to: TableEstimates.self).tableView($1, heightForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> CGFloat, as: ((AnyObject, UITableView, IndexPath) -> CGFloat).self) } } } }

/// The height of everything.
@preconcurrency @MainActor final class AllHeights: NSObject, UITableViewDelegate {
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
private enum __ObjC5 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: AllHeights.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), heightForRowAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), heightForHeaderInSection: _objcArg(a, 1, (Int).self))); case 2: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), heightForFooterInSection: _objcArg(a, 1, (Int).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ AllHeights.self }, "UIKitTests.AllHeights") { r in r.c("-tableView:heightForRowAtIndexPath: -tableView:heightForHeaderInSection: -tableView:heightForFooterInSection:", call); r.t("tableView:heightForRowAtIndexPath:", { unsafeDowncast($0, to: AllHeights.self).tableView($1, heightForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> CGFloat, as: ((AnyObject, UITableView, IndexPath) -> CGFloat).self); r.t("tableView:heightForHeaderInSection:", { unsafeDowncast($0, to: AllHeights.self).tableView($1, heightForHeaderInSection: $2) } as @MainActor (AnyObject, UITableView, Int) -> CGFloat, as: ((AnyObject, UITableView, Int) -> CGFloat).self); r.t("tableView:heightForFooterInSection:", { unsafeDowncast($0, to: AllHeights.self).tableView($1, heightForFooterInSection: $2) } as @MainActor (AnyObject, UITableView, Int) -> CGFloat, as: ((AnyObject, UITableView, Int) -> CGFloat).self) } } } }

/// Rows that write down when their titles are asked for.
@preconcurrency @MainActor final class TitledRows: TableRows {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        lines.append("title of header \(section)")
        return headers[section]
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        lines.append("title of footer \(section)")
        return footers[section]
    }
private enum __ObjC6 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: TitledRows.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), titleForHeaderInSection: _objcArg(a, 1, (Int).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), titleForFooterInSection: _objcArg(a, 1, (Int).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TitledRows.self }, "UIKitTests.TitledRows") { r in r.c("-tableView:titleForHeaderInSection: -tableView:titleForFooterInSection:", call); r.t("tableView:titleForHeaderInSection:", { unsafeDowncast($0, to: TitledRows.self).tableView($1, titleForHeaderInSection: $2) } as @MainActor (AnyObject, UITableView, Int) -> String?, as: ((AnyObject, UITableView, Int) -> String?).self); r.t("tableView:titleForFooterInSection:", { unsafeDowncast($0, to: TitledRows.self).tableView($1, titleForFooterInSection: $2) } as @MainActor (AnyObject, UITableView, Int) -> String?, as: ((AnyObject, UITableView, Int) -> String?).self) } } } }

/// Headers and footers as views, whose heights nobody says.
@preconcurrency @MainActor final class EdgeViews: NSObject, UITableViewDelegate {
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
private enum __ObjC7 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: EdgeViews.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), viewForHeaderInSection: _objcArg(a, 1, (Int).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), viewForFooterInSection: _objcArg(a, 1, (Int).self))); case 2: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), willDisplayHeaderView: _objcArg(a, 1, (UIView).self), forSection: _objcArg(a, 2, (Int).self))); case 3: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), willDisplayFooterView: _objcArg(a, 1, (UIView).self), forSection: _objcArg(a, 2, (Int).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ EdgeViews.self }, "UIKitTests.EdgeViews") { r in r.c("-tableView:viewForHeaderInSection: -tableView:viewForFooterInSection: -tableView:willDisplayHeaderView:forSection: -tableView:willDisplayFooterView:forSection:", call); r.t("tableView:viewForHeaderInSection:", { unsafeDowncast($0, to: EdgeViews.self).tableView($1, viewForHeaderInSection: $2) } as @MainActor (AnyObject, UITableView, Int) -> UIView?, as: ((AnyObject, UITableView, Int) -> UIView?).self); r.t("tableView:viewForFooterInSection:", { unsafeDowncast($0, to: EdgeViews.self).tableView($1, viewForFooterInSection: $2) } as @MainActor (AnyObject, UITableView, Int) -> UIView?, as: ((AnyObject, UITableView, Int) -> UIView?).self); r.t("tableView:willDisplayHeaderView:forSection:", { unsafeDowncast($0, to: EdgeViews.self).tableView($1, willDisplayHeaderView: $2, forSection: $3) } as @MainActor (AnyObject, UITableView, UIView, Int) -> Void, as: ((AnyObject, UITableView, UIView, Int) -> Void).self); r.t("tableView:willDisplayFooterView:forSection:", { unsafeDowncast($0, to: EdgeViews.self).tableView($1, willDisplayFooterView: $2, forSection: $3) } as @MainActor (AnyObject, UITableView, UIView, Int) -> Void, as: ((AnyObject, UITableView, UIView, Int) -> Void).self) } } } }

/// Has a say in what is deselected.
@preconcurrency @MainActor final class DeselectionWatch: NSObject, UITableViewDelegate {
    var lines: [String] = []
    var willDeselect: (IndexPath) -> IndexPath? = { $0 }
    var mayHighlight = true

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { mayHighlight }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { willDeselect(indexPath) }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { lines.append("did deselect \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { lines.append("did select \(indexPath.row)") }
private enum __ObjC8 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: DeselectionWatch.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), shouldHighlightRowAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), willDeselectRowAt: _objcArg(a, 1, (IndexPath).self))); case 2: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didDeselectRowAt: _objcArg(a, 1, (IndexPath).self))); case 3: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didSelectRowAt: _objcArg(a, 1, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ DeselectionWatch.self }, "UIKitTests.DeselectionWatch") { r in r.c("-tableView:shouldHighlightRowAtIndexPath: -tableView:willDeselectRowAtIndexPath: -tableView:didDeselectRowAtIndexPath: -tableView:didSelectRowAtIndexPath:", call); r.t("tableView:shouldHighlightRowAtIndexPath:", { unsafeDowncast($0, to: DeselectionWatch.self).tableView($1, shouldHighlightRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Bool, as: ((AnyObject, UITableView, IndexPath) -> Bool).self); r.t("tableView:willDeselectRowAtIndexPath:", { unsafeDowncast($0, to: DeselectionWatch.self).tableView($1, willDeselectRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> IndexPath?, as: ((AnyObject, UITableView, IndexPath) -> IndexPath?).self); r.t("tableView:didDeselectRowAtIndexPath:", { unsafeDowncast($0, to: DeselectionWatch.self).tableView($1, didDeselectRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self); r.t("tableView:didSelectRowAtIndexPath:", { unsafeDowncast($0, to: DeselectionWatch.self).tableView($1, didSelectRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self) } } } }

/// Rows that can be copied, but for the first.
@preconcurrency @MainActor class CopyWatch: NSObject, UITableViewDelegate {
    var lines: [String] = []

    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        lines.append("should show \(indexPath.row)")
        return indexPath.row != 0
    }
    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { action == Selector("copy:") || action == Selector("share:") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { lines.append("did select \(indexPath.row)") }
private enum __ObjC9 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: CopyWatch.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), shouldShowMenuForRowAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), canPerformAction: _objcArg(a, 1, (Selector).self), forRowAt: _objcArg(a, 2, (IndexPath).self), withSender: _objcArg(a, 3, (Any?).self))); case 2: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didSelectRowAt: _objcArg(a, 1, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ CopyWatch.self }, "UIKitTests.CopyWatch") { r in r.c("-tableView:shouldShowMenuForRowAtIndexPath: -tableView:canPerformAction:forRowAtIndexPath:withSender: -tableView:didSelectRowAtIndexPath:", call); r.t("tableView:shouldShowMenuForRowAtIndexPath:", { unsafeDowncast($0, to: CopyWatch.self).tableView($1, shouldShowMenuForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Bool, as: ((AnyObject, UITableView, IndexPath) -> Bool).self); r.t("tableView:canPerformAction:forRowAtIndexPath:withSender:", { unsafeDowncast($0, to: CopyWatch.self).tableView($1, canPerformAction: $2, forRowAt: $3, withSender: $4) } as @MainActor (AnyObject, UITableView, Selector, IndexPath, Any?) -> Bool, as: ((AnyObject, UITableView, Selector, IndexPath, Any?) -> Bool).self); r.t("tableView:didSelectRowAtIndexPath:", { unsafeDowncast($0, to: CopyWatch.self).tableView($1, didSelectRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self) } } } }

/// Can do so too.
@preconcurrency @MainActor final class CopyingWatch: CopyWatch {
    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { lines.append("\(action.description) \(indexPath.row) \(sender is UIMenuController)") }
private enum __ObjC10 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: CopyingWatch.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), performAction: _objcArg(a, 1, (Selector).self), forRowAt: _objcArg(a, 2, (IndexPath).self), withSender: _objcArg(a, 3, (Any?).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ CopyingWatch.self }, "UIKitTests.CopyingWatch") { r in r.c("-tableView:performAction:forRowAtIndexPath:withSender:", call); r.t("tableView:performAction:forRowAtIndexPath:withSender:", { unsafeDowncast($0, to: CopyingWatch.self).tableView($1, performAction: $2, forRowAt: $3, withSender: $4) } as @MainActor (AnyObject, UITableView, Selector, IndexPath, Any?) -> Void, as: ((AnyObject, UITableView, Selector, IndexPath, Any?) -> Void).self) } } } }

/// Items that can be copied, but for the first.
@preconcurrency @MainActor final class ItemCopyWatch: NSObject, UICollectionViewDelegate {
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
private enum __ObjC11 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: ItemCopyWatch.self); switch i { case 0: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), shouldShowMenuForItemAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), canPerformAction: _objcArg(a, 1, (Selector).self), forItemAt: _objcArg(a, 2, (IndexPath).self), withSender: _objcArg(a, 3, (Any?).self))); case 2: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), performAction: _objcArg(a, 1, (Selector).self), forItemAt: _objcArg(a, 2, (IndexPath).self), withSender: _objcArg(a, 3, (Any?).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ItemCopyWatch.self }, "UIKitTests.ItemCopyWatch") { r in r.c("-collectionView:shouldShowMenuForItemAtIndexPath: -collectionView:canPerformAction:forItemAtIndexPath:withSender: -collectionView:performAction:forItemAtIndexPath:withSender:", call); r.t("collectionView:shouldShowMenuForItemAtIndexPath:", { unsafeDowncast($0, to: ItemCopyWatch.self).collectionView($1, shouldShowMenuForItemAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Bool, as: ((AnyObject, UICollectionView, IndexPath) -> Bool).self); r.t("collectionView:canPerformAction:forItemAtIndexPath:withSender:", { unsafeDowncast($0, to: ItemCopyWatch.self).collectionView($1, canPerformAction: $2, forItemAt: $3, withSender: $4) } as @MainActor (AnyObject, UICollectionView, Selector, IndexPath, Any?) -> Bool, as: ((AnyObject, UICollectionView, Selector, IndexPath, Any?) -> Bool).self); r.t("collectionView:performAction:forItemAtIndexPath:withSender:", { unsafeDowncast($0, to: ItemCopyWatch.self).collectionView($1, performAction: $2, forItemAt: $3, withSender: $4) } as @MainActor (AnyObject, UICollectionView, Selector, IndexPath, Any?) -> Void, as: ((AnyObject, UICollectionView, Selector, IndexPath, Any?) -> Void).self) } } } }

/// Nothing but rows.
@preconcurrency @MainActor final class BareRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 2 : 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
private enum __ObjC12 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ BareRows.self }, "UIKitTests.BareRows") { r in _ = r } } } }
