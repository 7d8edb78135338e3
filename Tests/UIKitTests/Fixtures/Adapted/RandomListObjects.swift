// swift-format-ignore-file
import CoreGraphics
import UIKit

/// Rows that can be edited, moved and swiped away, and a callback in which an app may do anything.
@preconcurrency @MainActor final class RandomRows: TableRows {
    var inside: (() -> Void)?
    private(set) var problem: String?

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        if let inside {
            self.inside = nil
            inside()
        }
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row % 5 != 4 }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard sections.indices.contains(indexPath.section), sections[indexPath.section].indices.contains(indexPath.row) else {
            problem = "commits \(indexPath), which isn't there"
            return
        }
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .left)
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
    }
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: RandomRows.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), canEditRowAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), commit: _objcArg(a, 1, (UITableViewCell.EditingStyle).self), forRowAt: _objcArg(a, 2, (IndexPath).self))); case 2: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), canMoveRowAt: _objcArg(a, 1, (IndexPath).self))); case 3: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), moveRowAt: _objcArg(a, 1, (IndexPath).self), to: _objcArg(a, 2, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ RandomRows.self }, "UIKitTests.RandomRows") { r in r.c("-tableView:canEditRowAtIndexPath: -tableView:commitEditingStyle:forRowAtIndexPath: -tableView:canMoveRowAtIndexPath: -tableView:moveRowAtIndexPath:toIndexPath:", call); r.t("tableView:canEditRowAtIndexPath:", { unsafeDowncast($0, to: RandomRows.self).tableView($1, canEditRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Bool, as: ((AnyObject, UITableView, IndexPath) -> Bool).self); r.t("tableView:commitEditingStyle:forRowAtIndexPath:", { unsafeDowncast($0, to: RandomRows.self).tableView($1, commit: $2, forRowAt: $3) } as @MainActor (AnyObject, UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void, as: ((AnyObject, UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void).self); r.t("tableView:canMoveRowAtIndexPath:", { unsafeDowncast($0, to: RandomRows.self).tableView($1, canMoveRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Bool, as: ((AnyObject, UITableView, IndexPath) -> Bool).self); r.t("tableView:moveRowAtIndexPath:toIndexPath:", { unsafeDowncast($0, to: RandomRows.self).tableView($1, moveRowAt: $2, to: $3) } as @MainActor (AnyObject, UITableView, IndexPath, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath, IndexPath) -> Void).self) } } } }

/// Pairs what comes with what goes: rows, headers, and rows that are edited.
@preconcurrency @MainActor class TablePairs: NSObject, UITableViewDelegate {
    private var shown: [ObjectIdentifier: Int] = [:]
    private var kept: [ObjectIdentifier: UIView] = [:]
    private var edited = 0
    private var early: String?
    var insideWill: (() -> Void)?
    var insideDid: (() -> Void)?
    var insideSelect: (() -> Void)?

    private func will(_ view: UIView) {
        kept[ObjectIdentifier(view)] = view
        shown[ObjectIdentifier(view), default: 0] += 1
    }

    private func did(_ view: UIView, _ name: String) {
        shown[ObjectIdentifier(view), default: 0] -= 1
        if shown[ObjectIdentifier(view)] != 0 { early = "a did without its will: \(name)" }
    }

    private func fire(_ body: ReferenceWritableKeyPath<TablePairs, (() -> Void)?>) {
        let now = self[keyPath: body]
        self[keyPath: body] = nil
        now?()
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        will(cell)
        fire(\.insideWill)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        did(cell, "row \(indexPath)")
        fire(\.insideDid)
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { will(view) }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        did(view, "header \(section)")
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        edited += 1
        if edited != 1 { early = "two rows are edited at once" }
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        edited -= 1
        if edited != 0 { early = "the end of an edited row that nobody began" }
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { fire(\.insideSelect) }

    func problem(_ cells: [UITableViewCell]) -> String? {
        if let early { return early }
        for cell in cells where shown[ObjectIdentifier(cell)] != 1 {
            return "a visible cell was displayed \(shown[ObjectIdentifier(cell)] ?? 0) times"
        }
        return nil
    }

    /// When nothing is shown any more.
    func leftover() -> String? {
        if let early { return early }
        if edited != 0 { return "a row is still edited" }
        let open = shown.values.filter { $0 != 0 }.count
        return open == 0 ? nil : "\(open) views were never said to be gone"
    }
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: TablePairs.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), willDisplay: _objcArg(a, 1, (UITableViewCell).self), forRowAt: _objcArg(a, 2, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didEndDisplaying: _objcArg(a, 1, (UITableViewCell).self), forRowAt: _objcArg(a, 2, (IndexPath).self))); case 2: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), willDisplayHeaderView: _objcArg(a, 1, (UIView).self), forSection: _objcArg(a, 2, (Int).self))); case 3: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didEndDisplayingHeaderView: _objcArg(a, 1, (UIView).self), forSection: _objcArg(a, 2, (Int).self))); case 4: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), willBeginEditingRowAt: _objcArg(a, 1, (IndexPath).self))); case 5: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didEndEditingRowAt: _objcArg(a, 1, (IndexPath?).self))); case 6: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didSelectRowAt: _objcArg(a, 1, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TablePairs.self }, "UIKitTests.TablePairs") { r in r.c("-tableView:willDisplayCell:forRowAtIndexPath: -tableView:didEndDisplayingCell:forRowAtIndexPath: -tableView:willDisplayHeaderView:forSection: -tableView:didEndDisplayingHeaderView:forSection: -tableView:willBeginEditingRowAtIndexPath: -tableView:didEndEditingRowAtIndexPath: -tableView:didSelectRowAtIndexPath:", call); r.t("tableView:willDisplayCell:forRowAtIndexPath:", { unsafeDowncast($0, to: TablePairs.self).tableView($1, willDisplay: $2, forRowAt: $3) } as @MainActor (AnyObject, UITableView, UITableViewCell, IndexPath) -> Void, as: ((AnyObject, UITableView, UITableViewCell, IndexPath) -> Void).self); r.t("tableView:didEndDisplayingCell:forRowAtIndexPath:", { unsafeDowncast($0, to: TablePairs.self).tableView($1, didEndDisplaying: $2, forRowAt: $3) } as @MainActor (AnyObject, UITableView, UITableViewCell, IndexPath) -> Void, as: ((AnyObject, UITableView, UITableViewCell, IndexPath) -> Void).self); r.t("tableView:willDisplayHeaderView:forSection:", { unsafeDowncast($0, to: TablePairs.self).tableView($1, willDisplayHeaderView: $2, forSection: $3) } as @MainActor (AnyObject, UITableView, UIView, Int) -> Void, as: ((AnyObject, UITableView, UIView, Int) -> Void).self); r.t("tableView:didEndDisplayingHeaderView:forSection:", { unsafeDowncast($0, to: TablePairs.self).tableView($1, didEndDisplayingHeaderView: $2, forSection: $3) } as @MainActor (AnyObject, UITableView, UIView, Int) -> Void, as: ((AnyObject, UITableView, UIView, Int) -> Void).self); r.t("tableView:willBeginEditingRowAtIndexPath:", { unsafeDowncast($0, to: TablePairs.self).tableView($1, willBeginEditingRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self); r.t("tableView:didEndEditingRowAtIndexPath:", { unsafeDowncast($0, to: TablePairs.self).tableView($1, didEndEditingRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath?) -> Void, as: ((AnyObject, UITableView, IndexPath?) -> Void).self); r.t("tableView:didSelectRowAtIndexPath:", { unsafeDowncast($0, to: TablePairs.self).tableView($1, didSelectRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self) } } } }

/// Gives each row its height too.
@preconcurrency @MainActor final class TablePairsWithHeights: TablePairs {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        30 + CGFloat(indexPath.row * 7 % 40)
    }
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: TablePairsWithHeights.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), heightForRowAt: _objcArg(a, 1, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TablePairsWithHeights.self }, "UIKitTests.TablePairsWithHeights") { r in r.c("-tableView:heightForRowAtIndexPath:", call); r.t("tableView:heightForRowAtIndexPath:", { unsafeDowncast($0, to: TablePairsWithHeights.self).tableView($1, heightForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> CGFloat, as: ((AnyObject, UITableView, IndexPath) -> CGFloat).self) } } } }

/// Has the callback inside of which an app may do anything.
@preconcurrency @MainActor final class RandomItems: CollectionItems {
    var inside: (() -> Void)?

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        if let inside {
            self.inside = nil
            inside()
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
private enum __ObjC4 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: RandomItems.self); switch i { case 0: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), viewForSupplementaryElementOfKind: _objcArg(a, 1, (String).self), at: _objcArg(a, 2, (IndexPath).self))); case 1: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), canMoveItemAt: _objcArg(a, 1, (IndexPath).self))); case 2: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), moveItemAt: _objcArg(a, 1, (IndexPath).self), to: _objcArg(a, 2, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ RandomItems.self }, "UIKitTests.RandomItems") { r in r.c("-collectionView:viewForSupplementaryElementOfKind:atIndexPath: -collectionView:canMoveItemAtIndexPath: -collectionView:moveItemAtIndexPath:toIndexPath:", call); r.t("collectionView:viewForSupplementaryElementOfKind:atIndexPath:", { unsafeDowncast($0, to: RandomItems.self).collectionView($1, viewForSupplementaryElementOfKind: $2, at: $3) } as @MainActor (AnyObject, UICollectionView, String, IndexPath) -> UICollectionReusableView, as: ((AnyObject, UICollectionView, String, IndexPath) -> UICollectionReusableView).self); r.t("collectionView:canMoveItemAtIndexPath:", { unsafeDowncast($0, to: RandomItems.self).collectionView($1, canMoveItemAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Bool, as: ((AnyObject, UICollectionView, IndexPath) -> Bool).self); r.t("collectionView:moveItemAtIndexPath:toIndexPath:", { unsafeDowncast($0, to: RandomItems.self).collectionView($1, moveItemAt: $2, to: $3) } as @MainActor (AnyObject, UICollectionView, IndexPath, IndexPath) -> Void, as: ((AnyObject, UICollectionView, IndexPath, IndexPath) -> Void).self) } } } }

/// Pairs what comes with what goes: items, and what lies beside them.
@preconcurrency @MainActor final class CollectionPairs: NSObject, UICollectionViewDelegate {
    private var shown: [ObjectIdentifier: Int] = [:]
    private var kept: [ObjectIdentifier: UIView] = [:]
    private var early: String?
    var insideWill: (() -> Void)?
    var insideDid: (() -> Void)?
    var insideSelect: (() -> Void)?

    private func will(_ view: UIView) {
        kept[ObjectIdentifier(view)] = view
        shown[ObjectIdentifier(view), default: 0] += 1
    }

    private func did(_ view: UIView, _ name: String) {
        shown[ObjectIdentifier(view), default: 0] -= 1
        if shown[ObjectIdentifier(view)] != 0 { early = "a did without its will: \(name)" }
    }

    private func fire(_ body: ReferenceWritableKeyPath<CollectionPairs, (() -> Void)?>) {
        let now = self[keyPath: body]
        self[keyPath: body] = nil
        now?()
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        will(cell)
        fire(\.insideWill)
    }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        did(cell, "item \(indexPath)")
        fire(\.insideDid)
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { will(view) }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { did(view, "\(elementKind) \(indexPath)") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { fire(\.insideSelect) }

    func problem(_ cells: [UICollectionViewCell]) -> String? {
        if let early { return early }
        for cell in cells where shown[ObjectIdentifier(cell)] != 1 {
            return "a visible cell was displayed \(shown[ObjectIdentifier(cell)] ?? 0) times"
        }
        return nil
    }

    /// When nothing is shown any more.
    func leftover() -> String? {
        if let early { return early }
        let open = shown.values.filter { $0 != 0 }.count
        return open == 0 ? nil : "\(open) views were never said to be gone"
    }
private enum __ObjC5 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: CollectionPairs.self); switch i { case 0: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), willDisplay: _objcArg(a, 1, (UICollectionViewCell).self), forItemAt: _objcArg(a, 2, (IndexPath).self))); case 1: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), didEndDisplaying: _objcArg(a, 1, (UICollectionViewCell).self), forItemAt: _objcArg(a, 2, (IndexPath).self))); case 2: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), willDisplaySupplementaryView: _objcArg(a, 1, (UICollectionReusableView).self), forElementKind: _objcArg(a, 2, (String).self), at: _objcArg(a, 3, (IndexPath).self))); case 3: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), didEndDisplayingSupplementaryView: _objcArg(a, 1, (UICollectionReusableView).self), forElementOfKind: _objcArg(a, 2, (String).self), at: _objcArg(a, 3, (IndexPath).self))); case 4: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), didSelectItemAt: _objcArg(a, 1, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ CollectionPairs.self }, "UIKitTests.CollectionPairs") { r in r.c("-collectionView:willDisplayCell:forItemAtIndexPath: -collectionView:didEndDisplayingCell:forItemAtIndexPath: -collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath: -collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath: -collectionView:didSelectItemAtIndexPath:", call); r.t("collectionView:willDisplayCell:forItemAtIndexPath:", { unsafeDowncast($0, to: CollectionPairs.self).collectionView($1, willDisplay: $2, forItemAt: $3) } as @MainActor (AnyObject, UICollectionView, UICollectionViewCell, IndexPath) -> Void, as: ((AnyObject, UICollectionView, UICollectionViewCell, IndexPath) -> Void).self); r.t("collectionView:didEndDisplayingCell:forItemAtIndexPath:", { unsafeDowncast($0, to: CollectionPairs.self).collectionView($1, didEndDisplaying: $2, forItemAt: $3) } as @MainActor (AnyObject, UICollectionView, UICollectionViewCell, IndexPath) -> Void, as: ((AnyObject, UICollectionView, UICollectionViewCell, IndexPath) -> Void).self); r.t("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:", { unsafeDowncast($0, to: CollectionPairs.self).collectionView($1, willDisplaySupplementaryView: $2, forElementKind: $3, at: $4) } as @MainActor (AnyObject, UICollectionView, UICollectionReusableView, String, IndexPath) -> Void, as: ((AnyObject, UICollectionView, UICollectionReusableView, String, IndexPath) -> Void).self); r.t("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:", { unsafeDowncast($0, to: CollectionPairs.self).collectionView($1, didEndDisplayingSupplementaryView: $2, forElementOfKind: $3, at: $4) } as @MainActor (AnyObject, UICollectionView, UICollectionReusableView, String, IndexPath) -> Void, as: ((AnyObject, UICollectionView, UICollectionReusableView, String, IndexPath) -> Void).self); r.t("collectionView:didSelectItemAtIndexPath:", { unsafeDowncast($0, to: CollectionPairs.self).collectionView($1, didSelectItemAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Void, as: ((AnyObject, UICollectionView, IndexPath) -> Void).self) } } } }

/// Answers with whatever it is told to.
@preconcurrency @MainActor final class AnyAnswers: NSObject, UITableViewDelegate {
    var number: () -> CGFloat = { 0 }
    var inside: (() -> Void)?

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { number() }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { number() }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { number() }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { number() }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        IndexPath(row: indexPath.row + 7, section: indexPath.section + 1)
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        inside?()
    }
private enum __ObjC6 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: AnyAnswers.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), heightForRowAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), estimatedHeightForRowAt: _objcArg(a, 1, (IndexPath).self))); case 2: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), heightForHeaderInSection: _objcArg(a, 1, (Int).self))); case 3: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), heightForFooterInSection: _objcArg(a, 1, (Int).self))); case 4: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), willSelectRowAt: _objcArg(a, 1, (IndexPath).self))); case 5: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), willDisplay: _objcArg(a, 1, (UITableViewCell).self), forRowAt: _objcArg(a, 2, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ AnyAnswers.self }, "UIKitTests.AnyAnswers") { r in r.c("-tableView:heightForRowAtIndexPath: -tableView:estimatedHeightForRowAtIndexPath: -tableView:heightForHeaderInSection: -tableView:heightForFooterInSection: -tableView:willSelectRowAtIndexPath: -tableView:willDisplayCell:forRowAtIndexPath:", call); r.t("tableView:heightForRowAtIndexPath:", { unsafeDowncast($0, to: AnyAnswers.self).tableView($1, heightForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> CGFloat, as: ((AnyObject, UITableView, IndexPath) -> CGFloat).self); r.t("tableView:estimatedHeightForRowAtIndexPath:", { unsafeDowncast($0, to: AnyAnswers.self).tableView($1, estimatedHeightForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> CGFloat, as: ((AnyObject, UITableView, IndexPath) -> CGFloat).self); r.t("tableView:heightForHeaderInSection:", { unsafeDowncast($0, to: AnyAnswers.self).tableView($1, heightForHeaderInSection: $2) } as @MainActor (AnyObject, UITableView, Int) -> CGFloat, as: ((AnyObject, UITableView, Int) -> CGFloat).self); r.t("tableView:heightForFooterInSection:", { unsafeDowncast($0, to: AnyAnswers.self).tableView($1, heightForFooterInSection: $2) } as @MainActor (AnyObject, UITableView, Int) -> CGFloat, as: ((AnyObject, UITableView, Int) -> CGFloat).self); r.t("tableView:willSelectRowAtIndexPath:", { unsafeDowncast($0, to: AnyAnswers.self).tableView($1, willSelectRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> IndexPath?, as: ((AnyObject, UITableView, IndexPath) -> IndexPath?).self); r.t("tableView:willDisplayCell:forRowAtIndexPath:", { unsafeDowncast($0, to: AnyAnswers.self).tableView($1, willDisplay: $2, forRowAt: $3) } as @MainActor (AnyObject, UITableView, UITableViewCell, IndexPath) -> Void, as: ((AnyObject, UITableView, UITableViewCell, IndexPath) -> Void).self) } } } }
