import AppleFoundation

/// In menus of which one element is on at a time, choosing one turns the others off.
@MainActor enum MenuSelection {
    static func choose(_ element: UIMenuElement, in menu: UIMenu) {
        guard let group = group(of: element, in: menu), group.options.contains(.singleSelection) else { return }
        for child in group.children { child.menuState = child === element ? .on : .off }
    }

    /// The menu that holds the element itself.
    private static func group(of element: UIMenuElement, in menu: UIMenu) -> UIMenu? {
        if menu.children.contains(where: { $0 === element }) { return menu }
        for case let inner as UIMenu in menu.children { if let found = group(of: element, in: inner) { return found } }
        return nil
    }

    /// What stands on a button that shows the choice; the first element where nothing was chosen yet.
    static func shown(in menu: UIMenu) -> UIMenuElement? {
        menu.selectedElements.first ?? firstAction(in: menu)
    }

    private static func firstAction(in menu: UIMenu) -> UIMenuElement? {
        for child in menu.children {
            if let inner = child as? UIMenu {
                if let found = firstAction(in: inner) { return found }
            } else {
                return child
            }
        }
        return nil
    }
}

extension UIMenuElement {
    final var menuAttributes: Attributes { (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? [] }

    final var menuState: State {
        get { (self as? UIAction)?.state ?? (self as? UICommand)?.state ?? .off }
        set {
            (self as? UIAction)?.state = newValue
            (self as? UICommand)?.state = newValue
        }
    }
}
