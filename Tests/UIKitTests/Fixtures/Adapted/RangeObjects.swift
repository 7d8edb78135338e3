// swift-format-ignore-file
import UIKit

/// Lets two fingers select, in tables and in collections, and writes down what it hears.
@preconcurrency @MainActor final class RangeWatch: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    var lines: [String] = []
    var mayBegin = true
    var begins: (() -> Void)?

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        lines.append("should begin \(indexPath.row)")
        return mayBegin
    }
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        lines.append("did begin \(indexPath.row)")
        begins?()
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { lines.append("did end") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { lines.append("selected \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        lines.append("deselected \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        lines.append("performed \(indexPath.row)")
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        lines.append("should begin \(indexPath.item)")
        return mayBegin
    }
    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        lines.append("did begin \(indexPath.item)")
        begins?()
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { lines.append("did end") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        lines.append("selected \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        lines.append("deselected \(indexPath.item)")
    }
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: RangeWatch.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), shouldBeginMultipleSelectionInteractionAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didBeginMultipleSelectionInteractionAt: _objcArg(a, 1, (IndexPath).self))); case 2: return _objcRet(o.tableViewDidEndMultipleSelectionInteraction(_objcArg(a, 0, (UITableView).self))); case 3: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didSelectRowAt: _objcArg(a, 1, (IndexPath).self))); case 4: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didDeselectRowAt: _objcArg(a, 1, (IndexPath).self))); case 5: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), performPrimaryActionForRowAt: _objcArg(a, 1, (IndexPath).self))); case 6: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), shouldBeginMultipleSelectionInteractionAt: _objcArg(a, 1, (IndexPath).self))); case 7: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), didBeginMultipleSelectionInteractionAt: _objcArg(a, 1, (IndexPath).self))); case 8: return _objcRet(o.collectionViewDidEndMultipleSelectionInteraction(_objcArg(a, 0, (UICollectionView).self))); case 9: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), didSelectItemAt: _objcArg(a, 1, (IndexPath).self))); case 10: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), didDeselectItemAt: _objcArg(a, 1, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ RangeWatch.self }, "UIKitTests.RangeWatch") { r in r.c("-tableView:shouldBeginMultipleSelectionInteractionAtIndexPath: -tableView:didBeginMultipleSelectionInteractionAtIndexPath: -tableViewDidEndMultipleSelectionInteraction: -tableView:didSelectRowAtIndexPath: -tableView:didDeselectRowAtIndexPath: -tableView:performPrimaryActionForRowAtIndexPath: -collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath: -collectionView:didBeginMultipleSelectionInteractionAtIndexPath: -collectionViewDidEndMultipleSelectionInteraction: -collectionView:didSelectItemAtIndexPath: -collectionView:didDeselectItemAtIndexPath:", call); r.t("tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:", { unsafeDowncast($0, to: RangeWatch.self).tableView($1, shouldBeginMultipleSelectionInteractionAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Bool, as: ((AnyObject, UITableView, IndexPath) -> Bool).self); r.t("tableView:didBeginMultipleSelectionInteractionAtIndexPath:", { unsafeDowncast($0, to: RangeWatch.self).tableView($1, didBeginMultipleSelectionInteractionAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self); r.t("tableViewDidEndMultipleSelectionInteraction:", { unsafeDowncast($0, to: RangeWatch.self).tableViewDidEndMultipleSelectionInteraction($1) } as @MainActor (AnyObject, UITableView) -> Void, as: ((AnyObject, UITableView) -> Void).self); r.t("tableView:didSelectRowAtIndexPath:", { unsafeDowncast($0, to: RangeWatch.self).tableView($1, didSelectRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self); r.t("tableView:didDeselectRowAtIndexPath:", { unsafeDowncast($0, to: RangeWatch.self).tableView($1, didDeselectRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self); r.t("tableView:performPrimaryActionForRowAtIndexPath:", { unsafeDowncast($0, to: RangeWatch.self).tableView($1, performPrimaryActionForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self); r.t("collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:", { unsafeDowncast($0, to: RangeWatch.self).collectionView($1, shouldBeginMultipleSelectionInteractionAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Bool, as: ((AnyObject, UICollectionView, IndexPath) -> Bool).self); r.t("collectionView:didBeginMultipleSelectionInteractionAtIndexPath:", { unsafeDowncast($0, to: RangeWatch.self).collectionView($1, didBeginMultipleSelectionInteractionAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Void, as: ((AnyObject, UICollectionView, IndexPath) -> Void).self); r.t("collectionViewDidEndMultipleSelectionInteraction:", { unsafeDowncast($0, to: RangeWatch.self).collectionViewDidEndMultipleSelectionInteraction($1) } as @MainActor (AnyObject, UICollectionView) -> Void, as: ((AnyObject, UICollectionView) -> Void).self); r.t("collectionView:didSelectItemAtIndexPath:", { unsafeDowncast($0, to: RangeWatch.self).collectionView($1, didSelectItemAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Void, as: ((AnyObject, UICollectionView, IndexPath) -> Void).self); r.t("collectionView:didDeselectItemAtIndexPath:", { unsafeDowncast($0, to: RangeWatch.self).collectionView($1, didDeselectItemAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Void, as: ((AnyObject, UICollectionView, IndexPath) -> Void).self) } } } }
