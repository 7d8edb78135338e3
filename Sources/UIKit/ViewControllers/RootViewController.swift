import AppleFoundation
import CoreGraphics

/// A window's root controller: its view fills the window, and appears and disappears with it.
extension UIWindow: WindowContent {
    final func replaceRoot(with new: UIViewController?) {
        let old = storedRoot
        guard new !== old else { return }
        withExtendedLifetime(old) {
            storedRoot = new
            if let view = old?.rootView, view.superview === self { view.removeFromSuperview() }
            if LeakWatch.isOn, let old { LeakWatch.watch(old, "replaced as a window's root") }
            if !isHidden { installRoot() }
        }
    }

    final func isRoot(_ view: UIView) -> Bool { storedRoot?.rootView === view }

    /// Loads the root's view, if need be, and puts it in, behind everything else. One that the program put in itself stays where it is.
    final func installRoot() {
        guard let root = storedRoot, let view = root.view, view.superview !== self else { return }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = bounds
        insertSubview(view, at: 0)
        InterfaceRotation.rootCame(in: self)
        SystemDeference.updateAll(in: self)
    }

    /// The controllers whose views are inside and which no parent speaks for, outermost first.
    private var independentControllers: [UIViewController] {
        subtree.compactMap { $0.viewOwner?.ownerResponder as? UIViewController }.filter { $0.containment.parent == nil }
    }

    final func controllersBecomeVisible() {
        let present = independentControllers
        for controller in present { controller.windowWillChange(isComing: true) }
        tellOfWindow(present)
        installRoot()
    }

    final func controllersBecomeHidden() -> () -> Void {
        let present = independentControllers
        for controller in present { controller.windowWillChange(isComing: false) }
        return { self.tellOfWindow(present) }
    }

    /// Those that were told of the change, and those that a callback has brought in meanwhile. Where each is now counts.
    private func tellOfWindow(_ told: [UIViewController]) {
        let new = independentControllers.filter { new in !told.contains { $0 === new } }
        for controller in told + new {
            let isShown = controller.rootView?.window.map { !$0.isHidden } ?? false
            controller.windowDidChange(isComing: isShown)
        }
    }
}
