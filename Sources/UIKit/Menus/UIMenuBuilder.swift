import AppleFoundation

/// Adds, replaces and removes menus while a menu system is built.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    var system: UIMenuSystem { get }
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func action(for identifier: UIAction.Identifier) -> UIAction?
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
    public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}

/// The menus of a session, and the one that is open.
@MainActor final class Menus: SessionPart {
    static var shared = Menus()
    let main = UIMenuSystem()
    let context = UIMenuSystem()
    weak var overlay: MenuOverlay?
    weak var editBar: EditMenuBar?
    /// The finger that sent the last one away: it doesn't bring it back.
    weak var editBarTouch: UITouch?
    let controller = UIMenuController()
}

/// The app's menus, which responders build.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    /// The menu bar, which also holds key commands that work everywhere.
    open class var main: UIMenuSystem { Menus.shared.main }
    /// What is offered for a selection.
    open class var context: UIMenuSystem { Menus.shared.context }

    private(set) final var tree: MenuTree?
    nonisolated override init() { super.init() }

    open func setNeedsRebuild() { tree = nil }
    /// States and titles are asked for anew whenever a menu is shown.
    open func setNeedsRevalidate() {}

    /// The tree of menus, built by the application and those after it, or from the first responder on for a selection.
    package final var root: UIMenu {
        if let tree, self === UIMenuSystem.main { return tree.root }
        let fresh = MenuTree(system: self)
        tree = fresh
        let start: UIResponder = self === UIMenuSystem.main ? UIApplication.shared : KeyWindow.start ?? UIApplication.shared
        start.buildMenu(with: fresh)
        return fresh.root
    }

    /// The command as the responder that would get it wants it shown: nil where nobody can perform it.
    package final func validated(_ command: UICommand) -> UICommand? {
        let start = KeyWindow.start ?? UIApplication.shared
        guard let target = start.target(forAction: command.action, withSender: command) as? UIResponder else { return nil }
        target.validate(command)
        return command
    }
}
