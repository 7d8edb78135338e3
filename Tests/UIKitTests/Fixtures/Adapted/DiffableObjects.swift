// swift-format-ignore-file
import UIKit

/// As apps write it: titles and editing come from a subclass.
@preconcurrency @MainActor final class FruitSource: UITableViewDiffableDataSource<String, String> {
    var asked: [String] = []

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard let item = itemIdentifier(for: indexPath) else { return }
        asked.append("commit \(item)")
        var snapshot = snapshot()
        snapshot.deleteItems([item])
        apply(snapshot)
    }
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: FruitSource.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), titleForHeaderInSection: _objcArg(a, 1, (Int).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), canEditRowAt: _objcArg(a, 1, (IndexPath).self))); case 2: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), commit: _objcArg(a, 1, (UITableViewCell.EditingStyle).self), forRowAt: _objcArg(a, 2, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ FruitSource.self }, "UIKitTests.FruitSource") { r in r.c("-tableView:titleForHeaderInSection: -tableView:canEditRowAtIndexPath: -tableView:commitEditingStyle:forRowAtIndexPath:", call); r.t("tableView:titleForHeaderInSection:", { unsafeDowncast($0, to: FruitSource.self).tableView($1, titleForHeaderInSection: $2) } as @MainActor (AnyObject, UITableView, Int) -> String?, as: ((AnyObject, UITableView, Int) -> String?).self); r.t("tableView:canEditRowAtIndexPath:", { unsafeDowncast($0, to: FruitSource.self).tableView($1, canEditRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Bool, as: ((AnyObject, UITableView, IndexPath) -> Bool).self); r.t("tableView:commitEditingStyle:forRowAtIndexPath:", { unsafeDowncast($0, to: FruitSource.self).tableView($1, commit: $2, forRowAt: $3) } as @MainActor (AnyObject, UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void, as: ((AnyObject, UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void).self) } } } }

/// A generic one that overrides nothing that it needs by name.
@preconcurrency @MainActor class TitledSource<Item: Hashable>: UITableViewDiffableDataSource<Int, Item> {
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer \(section)" }
private struct __ObjC2: _ObjCGenericTable { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: TitledSource.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), titleForFooterInSection: _objcArg(a, 1, (Int).self))); default: break }; return nil }; static func fill(_ r: _ObjCTable) { r.c("-tableView:titleForFooterInSection:", call); r.t("tableView:titleForFooterInSection:", { unsafeDowncast($0, to: TitledSource.self).tableView($1, titleForFooterInSection: $2) } as @MainActor (AnyObject, UITableView, Int) -> String?, as: ((AnyObject, UITableView, Int) -> String?).self) } }; private let __objc2 = __ObjC2() }
