// swift-format-ignore-file
import AppleFoundation
import CoreGraphics
import UIKit

/// A view whose text can be lifted off it.
@preconcurrency @MainActor final class DragWatch: NSObject, UIDragInteractionDelegate {
    var lines: [String] = []
    var texts = ["a"]
    var allowsMove = true
    var context: Any?
    var more: [String] = []
    func take() -> [String] { defer { lines = [] }; return lines }

    private func items(_ texts: [String]) -> [UIDragItem] {
        texts.map { text in
            let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
            item.localObject = text
            return item
        }
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem] {
        lines.append("items")
        session.localContext = context
        return items(texts)
    }
    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: UIDragSession) -> UITargetedDragPreview? {
        lines.append("preview \(item.localObject as? String ?? "")")
        return interaction.view.map { UITargetedDragPreview(view: $0) }
    }
    func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: UIDragAnimating, session: UIDragSession) {
        lines.append("lift")
        animator.addAnimations { [weak self] in self?.lines.append("lifting") }
        animator.addCompletion { [weak self] position in self?.lines.append("lifted \(position.rawValue)") }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: UIDragSession) -> Bool { allowsMove }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: UIDragSession) { lines.append("begin") }
    func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, willEndWith operation: UIDropOperation) {
        lines.append("will end \(operation.rawValue)")
    }
    func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, didEndWith operation: UIDropOperation) {
        lines.append("end \(operation.rawValue)")
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: UIDragSession) { lines.append("transferred") }
    func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: UIDragAnimating) {
        lines.append("cancel \(item.localObject as? String ?? "")")
    }
    func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: UIDragSession, withTouchAt point: CGPoint) -> [UIDragItem] {
        lines.append("more \(session.items.count)")
        return items(more)
    }
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: DragWatch.self); switch i { case 0: return _objcRet(o.dragInteraction(_objcArg(a, 0, (UIDragInteraction).self), previewForLifting: _objcArg(a, 1, (UIDragItem).self), session: _objcArg(a, 2, (UIDragSession).self))); case 1: return _objcRet(o.dragInteraction(_objcArg(a, 0, (UIDragInteraction).self), willAnimateLiftWith: _objcArg(a, 1, (UIDragAnimating).self), session: _objcArg(a, 2, (UIDragSession).self))); case 2: return _objcRet(o.dragInteraction(_objcArg(a, 0, (UIDragInteraction).self), sessionAllowsMoveOperation: _objcArg(a, 1, (UIDragSession).self))); case 3: return _objcRet(o.dragInteraction(_objcArg(a, 0, (UIDragInteraction).self), sessionWillBegin: _objcArg(a, 1, (UIDragSession).self))); case 4: return _objcRet(o.dragInteraction(_objcArg(a, 0, (UIDragInteraction).self), session: _objcArg(a, 1, (UIDragSession).self), willEndWith: _objcArg(a, 2, (UIDropOperation).self))); case 5: return _objcRet(o.dragInteraction(_objcArg(a, 0, (UIDragInteraction).self), session: _objcArg(a, 1, (UIDragSession).self), didEndWith: _objcArg(a, 2, (UIDropOperation).self))); case 6: return _objcRet(o.dragInteraction(_objcArg(a, 0, (UIDragInteraction).self), sessionDidTransferItems: _objcArg(a, 1, (UIDragSession).self))); case 7: return _objcRet(o.dragInteraction(_objcArg(a, 0, (UIDragInteraction).self), item: _objcArg(a, 1, (UIDragItem).self), willAnimateCancelWith: _objcArg(a, 2, (UIDragAnimating).self))); case 8: return _objcRet(o.dragInteraction(_objcArg(a, 0, (UIDragInteraction).self), itemsForAddingTo: _objcArg(a, 1, (UIDragSession).self), withTouchAt: _objcArg(a, 2, (CGPoint).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ DragWatch.self }, "UIKitTests.DragWatch") { r in r.c("-dragInteraction:previewForLiftingItem:session: -dragInteraction:willAnimateLiftWithAnimator:session: -dragInteraction:sessionAllowsMoveOperation: -dragInteraction:sessionWillBegin: -dragInteraction:session:willEndWithOperation: -dragInteraction:session:didEndWithOperation: -dragInteraction:sessionDidTransferItems: -dragInteraction:item:willAnimateCancelWithAnimator: -dragInteraction:itemsForAddingToSession:withTouchAtPoint:", call); r.t("dragInteraction:previewForLiftingItem:session:", { unsafeDowncast($0, to: DragWatch.self).dragInteraction($1, previewForLifting: $2, session: $3) } as @MainActor (AnyObject, UIDragInteraction, UIDragItem, UIDragSession) -> UITargetedDragPreview?, as: ((AnyObject, UIDragInteraction, UIDragItem, UIDragSession) -> UITargetedDragPreview?).self); r.t("dragInteraction:willAnimateLiftWithAnimator:session:", { unsafeDowncast($0, to: DragWatch.self).dragInteraction($1, willAnimateLiftWith: $2, session: $3) } as @MainActor (AnyObject, UIDragInteraction, UIDragAnimating, UIDragSession) -> Void, as: ((AnyObject, UIDragInteraction, UIDragAnimating, UIDragSession) -> Void).self); r.t("dragInteraction:sessionAllowsMoveOperation:", { unsafeDowncast($0, to: DragWatch.self).dragInteraction($1, sessionAllowsMoveOperation: $2) } as @MainActor (AnyObject, UIDragInteraction, UIDragSession) -> Bool, as: ((AnyObject, UIDragInteraction, UIDragSession) -> Bool).self); r.t("dragInteraction:sessionWillBegin:", { unsafeDowncast($0, to: DragWatch.self).dragInteraction($1, sessionWillBegin: $2) } as @MainActor (AnyObject, UIDragInteraction, UIDragSession) -> Void, as: ((AnyObject, UIDragInteraction, UIDragSession) -> Void).self); r.t("dragInteraction:session:willEndWithOperation:", { unsafeDowncast($0, to: DragWatch.self).dragInteraction($1, session: $2, willEndWith: $3) } as @MainActor (AnyObject, UIDragInteraction, UIDragSession, UIDropOperation) -> Void, as: ((AnyObject, UIDragInteraction, UIDragSession, UIDropOperation) -> Void).self); r.t("dragInteraction:session:didEndWithOperation:", { unsafeDowncast($0, to: DragWatch.self).dragInteraction($1, session: $2, didEndWith: $3) } as @MainActor (AnyObject, UIDragInteraction, UIDragSession, UIDropOperation) -> Void, as: ((AnyObject, UIDragInteraction, UIDragSession, UIDropOperation) -> Void).self); r.t("dragInteraction:sessionDidTransferItems:", { unsafeDowncast($0, to: DragWatch.self).dragInteraction($1, sessionDidTransferItems: $2) } as @MainActor (AnyObject, UIDragInteraction, UIDragSession) -> Void, as: ((AnyObject, UIDragInteraction, UIDragSession) -> Void).self); r.t("dragInteraction:item:willAnimateCancelWithAnimator:", { unsafeDowncast($0, to: DragWatch.self).dragInteraction($1, item: $2, willAnimateCancelWith: $3) } as @MainActor (AnyObject, UIDragInteraction, UIDragItem, UIDragAnimating) -> Void, as: ((AnyObject, UIDragInteraction, UIDragItem, UIDragAnimating) -> Void).self); r.t("dragInteraction:itemsForAddingToSession:withTouchAtPoint:", { unsafeDowncast($0, to: DragWatch.self).dragInteraction($1, itemsForAddingTo: $2, withTouchAt: $3) } as @MainActor (AnyObject, UIDragInteraction, UIDragSession, CGPoint) -> [UIDragItem], as: ((AnyObject, UIDragInteraction, UIDragSession, CGPoint) -> [UIDragItem]).self) } } } }

/// A view on which texts can be dropped.
@preconcurrency @MainActor final class DropWatch: NSObject, UIDropInteractionDelegate {
    var lines: [String] = []
    var name = ""
    var handles = true
    var operation = UIDropOperation.copy
    var texts: [String] = []
    var context: Any?
    private var updates = 0
    func take() -> [String] { defer { lines = [] }; return lines }
    private func note(_ line: String) { lines.append(name.isEmpty ? line : "\(name) \(line)") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
        note("handles")
        return handles && session.canLoadObjects(ofClass: NSString.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: UIDropSession) { note("enter") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession) -> UIDropProposal {
        if lines.last.map({ !$0.hasSuffix("update") }) ?? true { note("update") }
        return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: UIDropSession) { note("exit") }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
        note("perform")
        context = session.localDragSession?.localContext
        session.loadObjects(ofClass: NSString.self) { [weak self] objects in
            self?.texts += objects.compactMap { ($0 as? NSString).map { $0 as String } }
        }
    }
    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: UIDragAnimating) {
        note("drop")
        animator.addCompletion { [weak self] position in self?.note("dropped \(position.rawValue)") }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: UIDropSession) { note("conclude") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: UIDropSession) { note("end") }
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: DropWatch.self); switch i { case 0: return _objcRet(o.dropInteraction(_objcArg(a, 0, (UIDropInteraction).self), canHandle: _objcArg(a, 1, (UIDropSession).self))); case 1: return _objcRet(o.dropInteraction(_objcArg(a, 0, (UIDropInteraction).self), sessionDidEnter: _objcArg(a, 1, (UIDropSession).self))); case 2: return _objcRet(o.dropInteraction(_objcArg(a, 0, (UIDropInteraction).self), sessionDidUpdate: _objcArg(a, 1, (UIDropSession).self))); case 3: return _objcRet(o.dropInteraction(_objcArg(a, 0, (UIDropInteraction).self), sessionDidExit: _objcArg(a, 1, (UIDropSession).self))); case 4: return _objcRet(o.dropInteraction(_objcArg(a, 0, (UIDropInteraction).self), performDrop: _objcArg(a, 1, (UIDropSession).self))); case 5: return _objcRet(o.dropInteraction(_objcArg(a, 0, (UIDropInteraction).self), item: _objcArg(a, 1, (UIDragItem).self), willAnimateDropWith: _objcArg(a, 2, (UIDragAnimating).self))); case 6: return _objcRet(o.dropInteraction(_objcArg(a, 0, (UIDropInteraction).self), concludeDrop: _objcArg(a, 1, (UIDropSession).self))); case 7: return _objcRet(o.dropInteraction(_objcArg(a, 0, (UIDropInteraction).self), sessionDidEnd: _objcArg(a, 1, (UIDropSession).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ DropWatch.self }, "UIKitTests.DropWatch") { r in r.c("-dropInteraction:canHandleSession: -dropInteraction:sessionDidEnter: -dropInteraction:sessionDidUpdate: -dropInteraction:sessionDidExit: -dropInteraction:performDrop: -dropInteraction:item:willAnimateDropWithAnimator: -dropInteraction:concludeDrop: -dropInteraction:sessionDidEnd:", call); r.t("dropInteraction:canHandleSession:", { unsafeDowncast($0, to: DropWatch.self).dropInteraction($1, canHandle: $2) } as @MainActor (AnyObject, UIDropInteraction, UIDropSession) -> Bool, as: ((AnyObject, UIDropInteraction, UIDropSession) -> Bool).self); r.t("dropInteraction:sessionDidEnter:", { unsafeDowncast($0, to: DropWatch.self).dropInteraction($1, sessionDidEnter: $2) } as @MainActor (AnyObject, UIDropInteraction, UIDropSession) -> Void, as: ((AnyObject, UIDropInteraction, UIDropSession) -> Void).self); r.t("dropInteraction:sessionDidUpdate:", { unsafeDowncast($0, to: DropWatch.self).dropInteraction($1, sessionDidUpdate: $2) } as @MainActor (AnyObject, UIDropInteraction, UIDropSession) -> UIDropProposal, as: ((AnyObject, UIDropInteraction, UIDropSession) -> UIDropProposal).self); r.t("dropInteraction:sessionDidExit:", { unsafeDowncast($0, to: DropWatch.self).dropInteraction($1, sessionDidExit: $2) } as @MainActor (AnyObject, UIDropInteraction, UIDropSession) -> Void, as: ((AnyObject, UIDropInteraction, UIDropSession) -> Void).self); r.t("dropInteraction:performDrop:", { unsafeDowncast($0, to: DropWatch.self).dropInteraction($1, performDrop: $2) } as @MainActor (AnyObject, UIDropInteraction, UIDropSession) -> Void, as: ((AnyObject, UIDropInteraction, UIDropSession) -> Void).self); r.t("dropInteraction:item:willAnimateDropWithAnimator:", { unsafeDowncast($0, to: DropWatch.self).dropInteraction($1, item: $2, willAnimateDropWith: $3) } as @MainActor (AnyObject, UIDropInteraction, UIDragItem, UIDragAnimating) -> Void, as: ((AnyObject, UIDropInteraction, UIDragItem, UIDragAnimating) -> Void).self); r.t("dropInteraction:concludeDrop:", { unsafeDowncast($0, to: DropWatch.self).dropInteraction($1, concludeDrop: $2) } as @MainActor (AnyObject, UIDropInteraction, UIDropSession) -> Void, as: ((AnyObject, UIDropInteraction, UIDropSession) -> Void).self); r.t("dropInteraction:sessionDidEnd:", { unsafeDowncast($0, to: DropWatch.self).dropInteraction($1, sessionDidEnd: $2) } as @MainActor (AnyObject, UIDropInteraction, UIDropSession) -> Void, as: ((AnyObject, UIDropInteraction, UIDropSession) -> Void).self) } } } }

/// Lifts rows and items, and takes what is dropped.
@preconcurrency @MainActor final class ListDragWatch: NSObject, UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
{
    var lines: [String] = []
    var fixed: Set<Int> = []
    var operation = UIDropOperation.copy
    var intoRows = false
    /// What is done with a drop, by its own list.
    var performed: ((UITableView, UITableViewDropCoordinator) -> Void)?
    var performedItems: ((UICollectionView, UICollectionViewDropCoordinator) -> Void)?
    func take() -> [String] { defer { lines = [] }; return lines }

    private func items(_ index: Int) -> [UIDragItem] {
        if fixed.contains(index) { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "row \(index)")))
        item.localObject = index
        return [item]
    }
    private func words(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.item)" } ?? "nowhere" }
    private func update(_ path: IndexPath?) {
        let line = "over \(words(path))"
        if lines.last != line { lines.append(line) }
    }

    func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        lines.append("items \(words(indexPath))")
        return items(indexPath.row)
    }
    func tableView(_ tableView: UITableView, itemsForAddingTo session: UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] {
        lines.append("add \(words(indexPath))")
        return items(indexPath.row)
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: UIDragSession) { lines.append("begin \(tableView.hasActiveDrag)") }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: UIDragSession) { lines.append("end \(tableView.hasActiveDrag)") }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: UIDropSession) { lines.append("enter \(tableView.hasActiveDrop)") }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: UIDropSession) { lines.append("exit") }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: UIDropSession) { lines.append("drop end") }
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        update(destinationIndexPath)
        return UITableViewDropProposal(
            operation: operation, intent: intoRows ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
        let sources = coordinator.items.map { words($0.sourceIndexPath) }.joined(separator: " ")
        lines.append("drop \(sources) at \(words(coordinator.destinationIndexPath))")
        performed?(tableView, coordinator)
    }

    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        lines.append("items \(words(indexPath))")
        return items(indexPath.item)
    }
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        update(destinationIndexPath)
        return UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator) {
        let sources = coordinator.items.map { words($0.sourceIndexPath) }.joined(separator: " ")
        lines.append("drop \(sources) at \(words(coordinator.destinationIndexPath))")
        performedItems?(collectionView, coordinator)
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: UIDragSession) { lines.append("end \(collectionView.hasActiveDrag)") }
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: ListDragWatch.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), itemsForAddingTo: _objcArg(a, 1, (UIDragSession).self), at: _objcArg(a, 2, (IndexPath).self), point: _objcArg(a, 3, (CGPoint).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), dragSessionWillBegin: _objcArg(a, 1, (UIDragSession).self))); case 2: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), dragSessionDidEnd: _objcArg(a, 1, (UIDragSession).self))); case 3: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), dropSessionDidEnter: _objcArg(a, 1, (UIDropSession).self))); case 4: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), dropSessionDidExit: _objcArg(a, 1, (UIDropSession).self))); case 5: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), dropSessionDidEnd: _objcArg(a, 1, (UIDropSession).self))); case 6: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), dropSessionDidUpdate: _objcArg(a, 1, (UIDropSession).self), withDestinationIndexPath: _objcArg(a, 2, (IndexPath?).self))); case 7: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), dropSessionDidUpdate: _objcArg(a, 1, (UIDropSession).self), withDestinationIndexPath: _objcArg(a, 2, (IndexPath?).self))); case 8: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), dragSessionDidEnd: _objcArg(a, 1, (UIDragSession).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ListDragWatch.self }, "UIKitTests.ListDragWatch") { r in r.c("-tableView:itemsForAddingToDragSession:atIndexPath:point: -tableView:dragSessionWillBegin: -tableView:dragSessionDidEnd: -tableView:dropSessionDidEnter: -tableView:dropSessionDidExit: -tableView:dropSessionDidEnd: -tableView:dropSessionDidUpdate:withDestinationIndexPath: -collectionView:dropSessionDidUpdate:withDestinationIndexPath: -collectionView:dragSessionDidEnd:", call); r.t("tableView:itemsForAddingToDragSession:atIndexPath:point:", { unsafeDowncast($0, to: ListDragWatch.self).tableView($1, itemsForAddingTo: $2, at: $3, point: $4) } as @MainActor (AnyObject, UITableView, UIDragSession, IndexPath, CGPoint) -> [UIDragItem], as: ((AnyObject, UITableView, UIDragSession, IndexPath, CGPoint) -> [UIDragItem]).self); r.t("tableView:dragSessionWillBegin:", { unsafeDowncast($0, to: ListDragWatch.self).tableView($1, dragSessionWillBegin: $2) } as @MainActor (AnyObject, UITableView, UIDragSession) -> Void, as: ((AnyObject, UITableView, UIDragSession) -> Void).self); r.t("tableView:dragSessionDidEnd:", { unsafeDowncast($0, to: ListDragWatch.self).tableView($1, dragSessionDidEnd: $2) } as @MainActor (AnyObject, UITableView, UIDragSession) -> Void, as: ((AnyObject, UITableView, UIDragSession) -> Void).self); r.t("tableView:dropSessionDidEnter:", { unsafeDowncast($0, to: ListDragWatch.self).tableView($1, dropSessionDidEnter: $2) } as @MainActor (AnyObject, UITableView, UIDropSession) -> Void, as: ((AnyObject, UITableView, UIDropSession) -> Void).self); r.t("tableView:dropSessionDidExit:", { unsafeDowncast($0, to: ListDragWatch.self).tableView($1, dropSessionDidExit: $2) } as @MainActor (AnyObject, UITableView, UIDropSession) -> Void, as: ((AnyObject, UITableView, UIDropSession) -> Void).self); r.t("tableView:dropSessionDidEnd:", { unsafeDowncast($0, to: ListDragWatch.self).tableView($1, dropSessionDidEnd: $2) } as @MainActor (AnyObject, UITableView, UIDropSession) -> Void, as: ((AnyObject, UITableView, UIDropSession) -> Void).self); r.t("tableView:dropSessionDidUpdate:withDestinationIndexPath:", { unsafeDowncast($0, to: ListDragWatch.self).tableView($1, dropSessionDidUpdate: $2, withDestinationIndexPath: $3) } as @MainActor (AnyObject, UITableView, UIDropSession, IndexPath?) -> UITableViewDropProposal, as: ((AnyObject, UITableView, UIDropSession, IndexPath?) -> UITableViewDropProposal).self); r.t("collectionView:dropSessionDidUpdate:withDestinationIndexPath:", { unsafeDowncast($0, to: ListDragWatch.self).collectionView($1, dropSessionDidUpdate: $2, withDestinationIndexPath: $3) } as @MainActor (AnyObject, UICollectionView, UIDropSession, IndexPath?) -> UICollectionViewDropProposal, as: ((AnyObject, UICollectionView, UIDropSession, IndexPath?) -> UICollectionViewDropProposal).self); r.t("collectionView:dragSessionDidEnd:", { unsafeDowncast($0, to: ListDragWatch.self).collectionView($1, dragSessionDidEnd: $2) } as @MainActor (AnyObject, UICollectionView, UIDragSession) -> Void, as: ((AnyObject, UICollectionView, UIDragSession) -> Void).self) } } } }

/// Writes down where in a drag it is.
@preconcurrency @MainActor final class DragStateCell: UITableViewCell {
    var states: [Int] = []
    override func dragStateDidChange(_ dragState: UITableViewCell.DragState) { states.append(dragState.rawValue) }
private enum __ObjC4 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ DragStateCell.self }, "UIKitTests.DragStateCell") { r in _ = r } } } }

/// Rows with such cells.
@preconcurrency @MainActor final class DragStateRows: TableRows {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        DragStateCell(style: .default, reuseIdentifier: nil)
    }
private enum __ObjC5 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ DragStateRows.self }, "UIKitTests.DragStateRows") { r in _ = r } } } }
