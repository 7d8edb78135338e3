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
    /// What can be done with the row there, shown beside it: the older menu.
    func rowActions(at point: CGPoint) -> RowMenu.Actions?
}

extension MenuList {
    func rowActions(at point: CGPoint) -> RowMenu.Actions? { nil }

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

    @MainActor struct Actions {
        let cell: UIView
        let elements: [UIMenuElement]
        let perform: (Selector) -> Void
    }

    private var offer: Offer?
    private var actions: Actions?

    init(_ list: any MenuList) {
        let press = ContextMenuPress(target: nil, action: nil)
        press.asks = { [weak self, weak list, weak press] in
            guard let self, let list, let press else { return false }
            let place = press.location(in: list)
            offer = list.menuOffer(at: place)
            actions = offer == nil ? list.rowActions(at: place) : nil
            return offer != nil || actions != nil
        }
        press.onChange = { [weak self] gesture in
            guard gesture.state == .began, let self else { return }
            if let actions { show(actions) }
            guard var offer else { return }
            self.offer = nil
            offer.hooks.picture = { [cell = offer.cell] in Self.picture(of: $0, cell) }
            ContextMenuOverlay.open(offer.configuration, from: offer.cell, offer.hooks)
        }
        list.addGestureRecognizer(press)
    }

    private func show(_ actions: Actions) {
        self.actions = nil
        UIMenuController.shared.show(actions.elements, from: actions.cell) { element in
            if let command = element as? UICommand { actions.perform(command.action) }
        }
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
    final var offersRowMenus: Bool {
        listDelegate?.`tableView(_:contextMenuConfigurationForRowAt:point:)` != nil || offersRowActions
    }

    /// Whoever has the older menu answers all of its questions.
    private var offersRowActions: Bool {
        listDelegate?.`tableView(_:shouldShowMenuForRowAt:)` != nil
            && listDelegate?.`tableView(_:canPerformAction:forRowAt:withSender:)` != nil
            && listDelegate?.`tableView(_:performAction:forRowAt:withSender:)` != nil
    }

    final func rowActions(at point: CGPoint) -> RowMenu.Actions? {
        guard offersRowActions, !swipe.isOpen, let row = row(at: point)?.listRow, let cell = display.cell(at: row),
            listDelegate?.`tableView(_:shouldShowMenuForRowAt:)`?(self, IndexPath(row)) == true
        else { return nil }
        let sender = UIMenuController.shared
        let elements = EditActionsOffered.all {
            listDelegate?.`tableView(_:canPerformAction:forRowAt:withSender:)`?(self, $0, IndexPath(row), sender) == true
        }
        if elements.isEmpty { return nil }
        return RowMenu.Actions(cell: cell, elements: elements) { [weak self, weak cell] action in
            // The row may be called otherwise by now.
            guard let self, let row = cell?.row else { return }
            listDelegate?.`tableView(_:performAction:forRowAt:withSender:)`?(self, action, IndexPath(row), sender)
        }
    }

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
            || listDelegate?.`collectionView(_:contextMenuConfigurationForItemAt:point:)` != nil || offersItemActions
    }

    /// Whoever has the older menu answers all of its questions.
    private var offersItemActions: Bool {
        listDelegate?.`collectionView(_:shouldShowMenuForItemAt:)` != nil
            && listDelegate?.`collectionView(_:canPerformAction:forItemAt:withSender:)` != nil
            && listDelegate?.`collectionView(_:performAction:forItemAt:withSender:)` != nil
    }

    final func rowActions(at point: CGPoint) -> RowMenu.Actions? {
        guard offersItemActions, !swipe.isOpen, !reordering.isActive, let path = item(at: point)?.listRow,
            let cell = display.views[.item(path)],
            listDelegate?.`collectionView(_:shouldShowMenuForItemAt:)`?(self, IndexPath(path)) == true
        else { return nil }
        let (item, sender) = (IndexPath(path), UIMenuController.shared)
        let elements = EditActionsOffered.all {
            listDelegate?.`collectionView(_:canPerformAction:forItemAt:withSender:)`?(self, $0, item, sender) == true
        }
        if elements.isEmpty { return nil }
        return RowMenu.Actions(cell: cell, elements: elements) { [weak self, weak cell] action in
            // The item may be called otherwise by now.
            guard let self, let path = cell?.shown.element?.path else { return }
            listDelegate?.`collectionView(_:performAction:forItemAt:withSender:)`?(self, action, IndexPath(path), sender)
        }
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
