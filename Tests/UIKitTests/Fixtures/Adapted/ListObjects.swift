// swift-format-ignore-file
import AppleFoundation
import CoreGraphics
import UIKit

// Lists in collection views.

/// The first letter of each section's first item stands at the edge.
@preconcurrency @MainActor final class IndexedItems: CollectionItems {
    func indexTitles(for collectionView: UICollectionView) -> [String]? {
        sections.map { $0.first.map { String($0.prefix(1)) } ?? "" }
    }

    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        lines.append("index \(title)")
        return IndexPath(item: 0, section: index)
    }
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: IndexedItems.self); switch i { case 0: return _objcRet(o.indexTitles(for: _objcArg(a, 0, (UICollectionView).self))); case 1: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), indexPathForIndexTitle: _objcArg(a, 1, (String).self), at: _objcArg(a, 2, (Int).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ IndexedItems.self }, "UIKitTests.IndexedItems") { r in r.c("-indexTitlesForCollectionView: -collectionView:indexPathForIndexTitle:atIndex:", call); r.t("indexTitlesForCollectionView:", { unsafeDowncast($0, to: IndexedItems.self).indexTitles(for: $1) } as @MainActor (AnyObject, UICollectionView) -> [String]?, as: ((AnyObject, UICollectionView) -> [String]?).self); r.t("collectionView:indexPathForIndexTitle:atIndex:", { unsafeDowncast($0, to: IndexedItems.self).collectionView($1, indexPathForIndexTitle: $2, at: $3) } as @MainActor (AnyObject, UICollectionView, String, Int) -> IndexPath, as: ((AnyObject, UICollectionView, String, Int) -> IndexPath).self) } } } }

/// Says which items can be edited, and writes down which are selected.
@preconcurrency @MainActor final class EditingWatch: NSObject, UICollectionViewDelegate {
    var lines: [String] = []
    var refused: Set<Int> = []

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        lines.append("can edit \(indexPath.item)")
        return !refused.contains(indexPath.item)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        lines.append("select \(indexPath.item)")
    }
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: EditingWatch.self); switch i { case 0: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), canEditItemAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), didSelectItemAt: _objcArg(a, 1, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ EditingWatch.self }, "UIKitTests.EditingWatch") { r in r.c("-collectionView:canEditItemAtIndexPath: -collectionView:didSelectItemAtIndexPath:", call); r.t("collectionView:canEditItemAtIndexPath:", { unsafeDowncast($0, to: EditingWatch.self).collectionView($1, canEditItemAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Bool, as: ((AnyObject, UICollectionView, IndexPath) -> Bool).self); r.t("collectionView:didSelectItemAtIndexPath:", { unsafeDowncast($0, to: EditingWatch.self).collectionView($1, didSelectItemAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Void, as: ((AnyObject, UICollectionView, IndexPath) -> Void).self) } } } }
