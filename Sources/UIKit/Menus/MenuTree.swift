import AppleFoundation

/// The menus of a system while they are built. Each change makes the menus on the way to it anew.
@MainActor final class MenuTree: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(system: UIMenuSystem) {
        self.system = system
        let menus: [(UIMenu.Identifier, String)] = [
            (.application, ""), (.file, "File"), (.edit, "Edit"), (.format, "Format"), (.view, "View"), (.window, "Window"),
            (.help, "Help"),
        ]
        let isMain = system === UIMenuSystem.main
        root = UIMenu(
            identifier: .root, children: isMain ? menus.map { UIMenu(title: $0.1, identifier: $0.0) } : [])
    }

    // MARK: Finding
    private func first<Element>(in menu: UIMenu, _ match: (UIMenuElement) -> Element?) -> Element? {
        if let found = match(menu) { return found }
        for child in menu.children {
            if let inner = child as? UIMenu {
                if let found = first(in: inner, match) { return found }
            } else if let found = match(child) {
                return found
            }
        }
        return nil
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        first(in: root) { ($0 as? UIMenu).flatMap { $0.identifier == identifier ? $0 : nil } }
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        first(in: root) { ($0 as? UIAction).flatMap { $0.identifier == identifier ? $0 : nil } }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        first(in: root) { element in
            guard let command = element as? UICommand, command.action == action else { return nil }
            return Self.isSame(command.propertyList, propertyList) ? command : nil
        }
    }

    private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
        switch (one, other) {
        case (nil, nil): return true
        case (let one as NSObject, let other as NSObject): return one.isEqual(other)
        case (let one as AnyHashable, let other as AnyHashable): return one == other
        default: return false
        }
    }

    // MARK: Changing
    /// The children of whatever holds a menu of that name, changed.
    private func change(
        parentOf identifier: UIMenu.Identifier, _ change: (inout [UIMenuElement], Int) -> Void
    ) {
        root = changed(root) { children in
            guard let index = children.firstIndex(where: { ($0 as? UIMenu)?.identifier == identifier }) else { return false }
            change(&children, index)
            return true
        }
    }

    private func changed(_ menu: UIMenu, _ change: (inout [UIMenuElement]) -> Bool) -> UIMenu {
        var children = menu.children
        if change(&children) { return menu.replacingChildren(children) }
        children = children.map { ($0 as? UIMenu).map { changed($0, change) } ?? $0 }
        return menu.replacingChildren(children)
    }

    private func change(_ identifier: UIMenu.Identifier, _ change: ([UIMenuElement]) -> [UIMenuElement]) {
        if identifier == root.identifier { return root = root.replacingChildren(change(root.children)) }
        self.change(parentOf: identifier) { children, index in
            guard let menu = children[index] as? UIMenu else { return }
            children[index] = menu.replacingChildren(change(menu.children))
        }
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        change(parentOf: replacedIdentifier) { children, index in children[index] = replacementMenu }
    }

    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]) {
        change(parentIdentifier, childrenBlock)
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        change(parentOf: siblingIdentifier) { children, index in children.insert(siblingMenu, at: index) }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        change(parentOf: siblingIdentifier) { children, index in children.insert(siblingMenu, at: index + 1) }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        change(parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        change(parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        change(parentOf: removedIdentifier) { children, index in children.remove(at: index) }
    }

    /// Every key command, in the order of the menus.
    var keyCommands: [UIKeyCommand] {
        var found: [UIKeyCommand] = []
        func collect(_ menu: UIMenu) {
            for child in menu.children {
                if let command = child as? UIKeyCommand { found.append(command) }
                if let inner = child as? UIMenu { collect(inner) }
            }
        }
        collect(root)
        return found
    }
}
