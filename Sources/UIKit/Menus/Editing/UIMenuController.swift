import AppleFoundation
import CoreGraphics

/// An action of an app's own in the edit menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

/// Shows the actions for the first responder's selection, as programs before iOS 16 ask for them.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    public enum ArrowDirection: Int, Sendable {
        case `default` = 0
        case up = 1
        case down = 2
        case left = 3
        case right = 4
    }

    public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")

    open class var shared: UIMenuController { Menus.shared.controller }

    nonisolated override init() { super.init() }

    /// Of the app's own. One shows if the first responder, or somebody after it, can perform its action.
    open var menuItems: [UIMenuItem]?
    /// It is placed by itself, above what it is about or below.
    open var arrowDirection = ArrowDirection.default {
        didSet { if arrowDirection != .default { Unsupported.kept("UIMenuController.arrowDirection") } }
    }

    private weak var target: UIView?
    private var rect = CGRect.zero
    private weak var bar: EditMenuBar?

    open var isMenuVisible: Bool {
        get { bar != nil && bar === EditMenuBar.current }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// In the window.
    open var menuFrame: CGRect { isMenuVisible ? bar?.placeInWindow ?? .zero : .zero }

    // MARK: Showing and hiding
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        (target, rect) = (targetView, targetRect)
        show()
    }

    /// Whatever it is about.
    open func hideMenu() { if isMenuVisible { bar?.dismiss() } }
    open func hideMenu(from targetView: UIView) { if target === targetView { hideMenu() } }

    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (target, rect) = (targetView, targetRect)
        if isMenuVisible { bar?.move(to: targetRect, animated: false) }
    }

    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if !menuVisible { return hideMenu() }
        if !isMenuVisible { show() }
    }

    /// What can be done may have changed.
    open func update() { if isMenuVisible { show() } }

    /// Without a first responder that can do something there is nothing to show.
    private func show() {
        guard let target, let window = target.window, let responder = FirstResponder.on(window.screen).responder else { return }
        show(EditActionsOffered.all(for: responder)) { [weak responder] in
            EditActionsOffered.perform($0, for: responder, sender: UIMenuController.shared)
        }
    }

    /// What somebody else than the first responder offers for a view of his.
    final func show(_ elements: [UIMenuElement], from view: UIView, _ chosen: @escaping (UIMenuElement) -> Void) {
        (target, rect) = (view, view.bounds)
        show(elements, chosen)
    }

    private func show(_ elements: [UIMenuElement], _ chosen: @escaping (UIMenuElement) -> Void) {
        guard let target else { return }
        let listener = EditMenuBar.Listener(
            chosen: chosen, gone: { [weak self] in self?.tell(Self.willHideMenuNotification, Self.didHideMenuNotification) })
        if isMenuVisible { hideMenu() }
        tell(Self.willShowMenuNotification)
        bar = EditMenuBar.show(elements, from: target, rect, listener)
        if bar != nil { tell(Self.menuFrameDidChangeNotification, Self.didShowMenuNotification) }
    }

    private func tell(_ names: Notification.Name...) {
        for name in names { NotificationCenter.default.post(name: name, object: self) }
    }
}
