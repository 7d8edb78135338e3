import AppleFoundation
import CoreGraphics
import ListEngine

/// A list whose rows may have menus.
@MainActor protocol MenuList: UIScrollView {
    var rowMenu: RowMenu? { get set }
    /// Whether anybody has something to say about menus.
    var offersRowMenus: Bool { get }
    /// What a finger that rests there is to be shown.
    func menuOffer(at point: CGPoint) -> RowMenu.Offer?
}

extension MenuList {
    /// A list whose delegate has something to say about menus listens for fingers that rest.
    func listenForMenus() { if rowMenu == nil, offersRowMenus { rowMenu = RowMenu(self) } }
}

/// Opens the menu of a row on which a finger rests.
@MainActor final class RowMenu {
    @MainActor struct Offer {
        let configuration: UIContextMenuConfiguration
        let cell: UIView
        var hooks = ContextMenuHooks()
    }

    private var offer: Offer?

    init(_ list: any MenuList) {
        let press = ContextMenuPress(target: nil, action: nil)
        press.asks = { [weak self, weak list, weak press] in
            guard let self, let list, let press else { return false }
            offer = list.menuOffer(at: press.location(in: list))
            return offer != nil
        }
        press.onChange = { [weak self] gesture in
            guard gesture.state == .began, let self, var offer else { return }
            self.offer = nil
            offer.hooks.picture = { [cell = offer.cell] in Self.picture(of: $0, cell) }
            ContextMenuOverlay.open(offer.configuration, from: offer.cell, offer.hooks)
        }
        list.addGestureRecognizer(press)
    }

    /// A row is shown as it is when no finger is on it, and without its lines.
    private static func picture(of view: UIView, _ cell: UIView) -> UIView? {
        (cell as? UICollectionViewCell)?.isHighlighted = false
        (cell as? UITableViewCell)?.setHighlighted(false, animated: false)
        cell.layoutIfNeeded()
        guard let row = view as? UITableViewCell else { return view.snapshotView(afterScreenUpdates: false) }
        return row.parts.separators.without { row.snapshotView(afterScreenUpdates: false) }
    }
}

extension UITableView: MenuList {
    final var offersRowMenus: Bool { listDelegate?.`tableView(_:contextMenuConfigurationForRowAt:point:)` != nil }

    final func menuOffer(at point: CGPoint) -> RowMenu.Offer? {
        guard !swipe.isOpen, let row = row(at: point)?.listRow, let cell = display.cell(at: row),
            let made = listDelegate?.`tableView(_:contextMenuConfigurationForRowAt:point:)`?(self, IndexPath(row), point)
        else { return nil }
        var offer = RowMenu.Offer(configuration: made, cell: cell)
        offer.hooks.highlighting = { [weak self] in
            guard let self else { return nil }
            return listDelegate?.`tableView(_:previewForHighlightingContextMenuWithConfiguration:)`?(self, made) ?? nil
        }
        offer.hooks.dismissing = { [weak self] in
            guard let self else { return nil }
            return listDelegate?.`tableView(_:previewForDismissingContextMenuWithConfiguration:)`?(self, made) ?? nil
        }
        offer.hooks.willDisplay = { [weak self] animator in
            if let self { listDelegate?.`tableView(_:willDisplayContextMenu:animator:)`?(self, made, animator) }
        }
        offer.hooks.willPerform = { [weak self] animator in
            if let self { listDelegate?.`tableView(_:willPerformPreviewActionForMenuWith:animator:)`?(self, made, animator) }
        }
        offer.hooks.willEnd = { [weak self] animator in
            if let self { listDelegate?.`tableView(_:willEndContextMenuInteraction:animator:)`?(self, made, animator) }
        }
        return offer
    }
}

extension UICollectionView: MenuList {
    final var offersRowMenus: Bool {
        listDelegate?.`collectionView(_:contextMenuConfigurationForItemsAt:point:)` != nil
            || listDelegate?.`collectionView(_:contextMenuConfigurationForItemAt:point:)` != nil
    }

    /// A selected item stands for all that are selected.
    private func configuration(of path: ListPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
        guard let ask = listDelegate?.`collectionView(_:contextMenuConfigurationForItemsAt:point:)` else {
            return listDelegate?.`collectionView(_:contextMenuConfigurationForItemAt:point:)`?(self, IndexPath(path), point)
                ?? nil
        }
        let meant = selection.contains(path) ? selection.items.sorted() : [path]
        return ask(self, meant.map { IndexPath($0) }, point)
    }

    final func menuOffer(at point: CGPoint) -> RowMenu.Offer? {
        guard !swipe.isOpen, !reordering.isActive else { return nil }
        guard let path = item(at: point)?.listRow, let cell = display.views[.item(path)] else {
            if listDelegate?.`collectionView(_:contextMenuConfigurationForItemsAt:point:)` != nil {
                Unsupported.menusBesideItems.report()
            }
            return nil
        }
        guard let made = configuration(of: path, point) else { return nil }
        let item = IndexPath(path)
        var offer = RowMenu.Offer(configuration: made, cell: cell)
        offer.hooks.highlighting = { [weak self] in
            guard let self else { return nil }
            if let ask = listDelegate?.`collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)` {
                return ask(self, made, item)
            }
            return listDelegate?.`collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`?(self, made) ?? nil
        }
        offer.hooks.dismissing = { [weak self] in
            guard let self else { return nil }
            if let ask = listDelegate?.`collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)` {
                return ask(self, made, item)
            }
            return listDelegate?.`collectionView(_:previewForDismissingContextMenuWithConfiguration:)`?(self, made) ?? nil
        }
        offer.hooks.willDisplay = { [weak self] animator in
            if let self { listDelegate?.`collectionView(_:willDisplayContextMenu:animator:)`?(self, made, animator) }
        }
        offer.hooks.willPerform = { [weak self] animator in
            guard let self else { return }
            listDelegate?.`collectionView(_:willPerformPreviewActionForMenuWith:animator:)`?(self, made, animator)
        }
        offer.hooks.willEnd = { [weak self] animator in
            if let self { listDelegate?.`collectionView(_:willEndContextMenuInteraction:animator:)`?(self, made, animator) }
        }
        return offer
    }
}
