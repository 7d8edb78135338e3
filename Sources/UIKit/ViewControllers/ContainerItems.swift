import AppleFoundation

/// Shows what controllers bring along. Navigation controllers do.
@MainActor protocol ShowsItems {
    func toolbarItemsChanged(of controller: UIViewController, animated: Bool)
    func barItemChanged()
}

extension UINavigationController: ShowsItems {}

/// Shows the tab bar items of controllers. Tab bar controllers do.
@MainActor protocol ShowsTabItems {
    func tabItemChanged()
}

extension UITabBarController: ShowsTabItems {}

/// What a controller brings along for the bars of the containers around it.
extension UIViewController {
    private var shownBy: (any ShowsItems)? { navigationController }
    private var tabShownBy: (any ShowsTabItems)? { tabBarController }

    final func nearestAncestor<Container: UIViewController>() -> Container? {
        var candidate = containment.parent
        while let current = candidate {
            if let found = current as? Container { return found }
            candidate = current.containment.parent
        }
        return nil
    }

    final var ownNavigationItem: UINavigationItem {
        if let item = controllerRarities?.navigationItem { return item }
        let made = UINavigationItem()
        made.title = title
        rareState.navigationItem = made
        return made
    }

    final var ownTabBarItem: UITabBarItem {
        if let item = controllerRarities?.tabBarItem { return item }
        let made = UITabBarItem(title: title, image: nil, tag: 0)
        rareState.tabBarItem = made
        return made
    }

    final func takeTabBarItem(_ item: UITabBarItem?) {
        rareState.tabBarItem = item
        tabShownBy?.tabItemChanged()
    }

    /// Items that were made already get the new title.
    final func titleDidChange(_ title: String?) {
        controllerRarities?.navigationItem?.title = title
        controllerRarities?.tabBarItem?.title = title
    }

    final func takeToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        if items == nil, controllerRarities == nil { return }
        rareState.toolbarItems = items
        shownBy?.toolbarItemsChanged(of: self, animated: animated)
    }

    final func takeContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(single) {
            rareState.contentScrollViews[single.rawValue] = WeakScrollView(view: scrollView)
        }
        shownBy?.barItemChanged()
    }

    // MARK: Editing
    final var ownEditButton: UIBarButtonItem {
        if let button = controllerRarities?.editButton { return button }
        let action = UIAction(title: "Edit", identifier: UIAction.Identifier("edit")) { [weak self] _ in
            guard let self else { return }
            self.setEditing(!self.isEditing, animated: true)
        }
        let made = UIBarButtonItem(primaryAction: action)
        rareState.editButton = made
        showsEditing(isEditing)
        return made
    }

    final func showsEditing(_ editing: Bool) {
        guard let button = controllerRarities?.editButton else { return }
        button.title = editing ? "Done" : "Edit"
        button.style = editing ? .done : .plain
    }
}
