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

/// Has menus for its rows, and writes down what becomes of them.
@preconcurrency @MainActor final class MenuWatch: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    var lines: [String] = []
    var made: ((IndexPath) -> UIContextMenuConfiguration?)?
    var preview: UITargetedPreview?

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        lines.append("menu \(indexPath.row)")
        return made?(indexPath)
    }
    func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        lines.append("highlight \(configuration.identifier)")
        return preview
    }
    func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        lines.append("dismissing")
        return preview
    }
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionCommitAnimating
    ) {
        lines.append("perform")
        animator.addCompletion { self.lines.append("performed \(animator.previewViewController != nil)") }
    }
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        lines.append("display")
        animator?.addCompletion { self.lines.append("displayed") }
    }
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        lines.append("end")
        animator?.addCompletion { self.lines.append("ended") }
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { lines.append("select \(indexPath.row)") }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        lines.append("menu \(indexPaths.map(\.item))")
        return indexPaths.first.flatMap { made?($0) }
    }
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        lines.append("highlight \(indexPath.item)")
        return preview
    }
    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) { lines.append("end") }
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: MenuWatch.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), contextMenuConfigurationForRowAt: _objcArg(a, 1, (IndexPath).self), point: _objcArg(a, 2, (CGPoint).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), previewForHighlightingContextMenuWithConfiguration: _objcArg(a, 1, (UIContextMenuConfiguration).self))); case 2: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), previewForDismissingContextMenuWithConfiguration: _objcArg(a, 1, (UIContextMenuConfiguration).self))); case 3: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), willPerformPreviewActionForMenuWith: _objcArg(a, 1, (UIContextMenuConfiguration).self), animator: _objcArg(a, 2, (UIContextMenuInteractionCommitAnimating).self))); case 4: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), willDisplayContextMenu: _objcArg(a, 1, (UIContextMenuConfiguration).self), animator: _objcArg(a, 2, (UIContextMenuInteractionAnimating?).self))); case 5: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), willEndContextMenuInteraction: _objcArg(a, 1, (UIContextMenuConfiguration).self), animator: _objcArg(a, 2, (UIContextMenuInteractionAnimating?).self))); case 6: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didSelectRowAt: _objcArg(a, 1, (IndexPath).self))); case 7: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), contextMenuConfigurationForItemsAt: _objcArg(a, 1, ([IndexPath]).self), point: _objcArg(a, 2, (CGPoint).self))); case 8: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), contextMenuConfiguration: _objcArg(a, 1, (UIContextMenuConfiguration).self), highlightPreviewForItemAt: _objcArg(a, 2, (IndexPath).self))); case 9: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), willEndContextMenuInteraction: _objcArg(a, 1, (UIContextMenuConfiguration).self), animator: _objcArg(a, 2, (UIContextMenuInteractionAnimating?).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ MenuWatch.self }, "UIKitTests.MenuWatch") { r in r.c("-tableView:contextMenuConfigurationForRowAtIndexPath:point: -tableView:previewForHighlightingContextMenuWithConfiguration: -tableView:previewForDismissingContextMenuWithConfiguration: -tableView:willPerformPreviewActionForMenuWithConfiguration:animator: -tableView:willDisplayContextMenuWithConfiguration:animator: -tableView:willEndContextMenuInteractionWithConfiguration:animator: -tableView:didSelectRowAtIndexPath: -collectionView:contextMenuConfigurationForItemsAtIndexPaths:point: -collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath: -collectionView:willEndContextMenuInteractionWithConfiguration:animator:", call); r.t("tableView:contextMenuConfigurationForRowAtIndexPath:point:", { unsafeDowncast($0, to: MenuWatch.self).tableView($1, contextMenuConfigurationForRowAt: $2, point: $3) } as @MainActor (AnyObject, UITableView, IndexPath, CGPoint) -> UIContextMenuConfiguration?, as: ((AnyObject, UITableView, IndexPath, CGPoint) -> UIContextMenuConfiguration?).self); r.t("tableView:previewForHighlightingContextMenuWithConfiguration:", { unsafeDowncast($0, to: MenuWatch.self).tableView($1, previewForHighlightingContextMenuWithConfiguration: $2) } as @MainActor (AnyObject, UITableView, UIContextMenuConfiguration) -> UITargetedPreview?, as: ((AnyObject, UITableView, UIContextMenuConfiguration) -> UITargetedPreview?).self); r.t("tableView:previewForDismissingContextMenuWithConfiguration:", { unsafeDowncast($0, to: MenuWatch.self).tableView($1, previewForDismissingContextMenuWithConfiguration: $2) } as @MainActor (AnyObject, UITableView, UIContextMenuConfiguration) -> UITargetedPreview?, as: ((AnyObject, UITableView, UIContextMenuConfiguration) -> UITargetedPreview?).self); r.t("tableView:willPerformPreviewActionForMenuWithConfiguration:animator:", { unsafeDowncast($0, to: MenuWatch.self).tableView($1, willPerformPreviewActionForMenuWith: $2, animator: $3) } as @MainActor (AnyObject, UITableView, UIContextMenuConfiguration, UIContextMenuInteractionCommitAnimating) -> Void, as: ((AnyObject, UITableView, UIContextMenuConfiguration, UIContextMenuInteractionCommitAnimating) -> Void).self); r.t("tableView:willDisplayContextMenuWithConfiguration:animator:", { unsafeDowncast($0, to: MenuWatch.self).tableView($1, willDisplayContextMenu: $2, animator: $3) } as @MainActor (AnyObject, UITableView, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void, as: ((AnyObject, UITableView, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void).self); r.t("tableView:willEndContextMenuInteractionWithConfiguration:animator:", { unsafeDowncast($0, to: MenuWatch.self).tableView($1, willEndContextMenuInteraction: $2, animator: $3) } as @MainActor (AnyObject, UITableView, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void, as: ((AnyObject, UITableView, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void).self); r.t("tableView:didSelectRowAtIndexPath:", { unsafeDowncast($0, to: MenuWatch.self).tableView($1, didSelectRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self); r.t("collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:", { unsafeDowncast($0, to: MenuWatch.self).collectionView($1, contextMenuConfigurationForItemsAt: $2, point: $3) } as @MainActor (AnyObject, UICollectionView, [IndexPath], CGPoint) -> UIContextMenuConfiguration?, as: ((AnyObject, UICollectionView, [IndexPath], CGPoint) -> UIContextMenuConfiguration?).self); r.t("collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:", { unsafeDowncast($0, to: MenuWatch.self).collectionView($1, contextMenuConfiguration: $2, highlightPreviewForItemAt: $3) } as @MainActor (AnyObject, UICollectionView, UIContextMenuConfiguration, IndexPath) -> UITargetedPreview?, as: ((AnyObject, UICollectionView, UIContextMenuConfiguration, IndexPath) -> UITargetedPreview?).self); r.t("collectionView:willEndContextMenuInteractionWithConfiguration:animator:", { unsafeDowncast($0, to: MenuWatch.self).collectionView($1, willEndContextMenuInteraction: $2, animator: $3) } as @MainActor (AnyObject, UICollectionView, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void, as: ((AnyObject, UICollectionView, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void).self) } } } }

/// Gives a view a menu.
@preconcurrency @MainActor final class MenuGiver: NSObject, UIContextMenuInteractionDelegate {
    var lines: [String] = []
    var made: UIContextMenuConfiguration?

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        lines.append("menu at \(Int(location.x))")
        return made
    }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) { lines.append("display") }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) { lines.append("end") }
private enum __ObjC4 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: MenuGiver.self); switch i { case 0: return _objcRet(o.contextMenuInteraction(_objcArg(a, 0, (UIContextMenuInteraction).self), willDisplayMenuFor: _objcArg(a, 1, (UIContextMenuConfiguration).self), animator: _objcArg(a, 2, (UIContextMenuInteractionAnimating?).self))); case 1: return _objcRet(o.contextMenuInteraction(_objcArg(a, 0, (UIContextMenuInteraction).self), willEndFor: _objcArg(a, 1, (UIContextMenuConfiguration).self), animator: _objcArg(a, 2, (UIContextMenuInteractionAnimating?).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ MenuGiver.self }, "UIKitTests.MenuGiver") { r in r.c("-contextMenuInteraction:willDisplayMenuForConfiguration:animator: -contextMenuInteraction:willEndForConfiguration:animator:", call); r.t("contextMenuInteraction:willDisplayMenuForConfiguration:animator:", { unsafeDowncast($0, to: MenuGiver.self).contextMenuInteraction($1, willDisplayMenuFor: $2, animator: $3) } as @MainActor (AnyObject, UIContextMenuInteraction, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void, as: ((AnyObject, UIContextMenuInteraction, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void).self); r.t("contextMenuInteraction:willEndForConfiguration:animator:", { unsafeDowncast($0, to: MenuGiver.self).contextMenuInteraction($1, willEndFor: $2, animator: $3) } as @MainActor (AnyObject, UIContextMenuInteraction, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void, as: ((AnyObject, UIContextMenuInteraction, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void).self) } } } }

/// A controller whose rows have menus, as apps write it.
@preconcurrency @MainActor final class MenuTableController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) }
    }
private enum __ObjC5 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: MenuTableController.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), contextMenuConfigurationForRowAt: _objcArg(a, 1, (IndexPath).self), point: _objcArg(a, 2, (CGPoint).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ MenuTableController.self }, "UIKitTests.MenuTableController") { r in r.c("-tableView:contextMenuConfigurationForRowAtIndexPath:point:", call); r.t("tableView:contextMenuConfigurationForRowAtIndexPath:point:", { unsafeDowncast($0, to: MenuTableController.self).tableView($1, contextMenuConfigurationForRowAt: $2, point: $3) } as @MainActor (AnyObject, UITableView, IndexPath, CGPoint) -> UIContextMenuConfiguration?, as: ((AnyObject, UITableView, IndexPath, CGPoint) -> UIContextMenuConfiguration?).self) } } } }
