@_spi(House) import AppleFoundation
import QuartzCore

/// Brings a subtree into a window or takes it out, superviews before subviews.
@MainActor enum WindowAttachment {
    /// Counts changes of any hierarchy.
    static var changes = 0

    /// Hears of each subtree that comes into a window, before its views do. Appearance proxies set it while an app has any.
    static var onArrival: (@MainActor (UIView) -> Void)?

    /// Those of a subtree that want to know of windows, superviews before subviews.
    @MainActor struct Listeners {
        /// Mostly it alone: it needs no list, and whoever moves it holds it.
        private var includesRoot = false
        private var others: [UIView]?
        /// When the list was made.
        fileprivate let stamp: Int

        fileprivate init(in root: UIView, stamp: Int) {
            self.stamp = stamp
            root.visitSubtree { view in
                guard view.flags.contains(.hearsOfWindows) else { return }
                if view === root {
                    includesRoot = true
                } else if others == nil {
                    others = [view]
                } else {
                    others?.append(view)
                }
            }
        }

        fileprivate var hasOthers: Bool { others != nil }

        /// In order, without counting references.
        @inline(__always)
        fileprivate func forEach(with root: UIView, _ body: (UIView) -> Void) {
            if includesRoot { body(root) }
            if let others { others.forEachUnretained(body) }
        }
    }

    /// "Will": nothing has changed yet.
    static func announce(_ root: UIView, to window: UIWindow?) -> Listeners {
        if window == nil {
            let screen = root.window?.screen
            FirstResponderTracker.leaveWindow(root, on: screen)
            TouchDelivery.on(screen).leaveWindow(root)
        }
        let isComing = Visibility.change(from: root.windowReference, to: window)
        let listeners = Listeners(in: root, stamp: changes)
        listeners.forEach(with: root) { view in
            if changes == listeners.stamp {
                announceOne(view, to: window, isComing: isComing)
            } else if view.isInside(root) {
                // A callback has moved something: each view says for itself where it is now.
                announceOne(view, to: window, isComing: Visibility.change(from: view.windowReference, to: window))
            }
        }
        return listeners
    }

    private static func announceOne(_ view: UIView, to window: UIWindow?, isComing: Bool?) {
        if let isComing, view.isOwned { view.viewOwner?.viewOwnerVisibilityWillChange(isComing: isComing) }
        view.willMove(toWindow: window)
    }

    static func isShown(_ window: Uncounted<UIWindow>?) -> Bool { window?.use { !$0.isHidden } ?? false }

    /// Whether a way from one window to another leads onto the screen or off it; nil where it does neither.
    @MainActor private enum Visibility {
        static func change(from old: Uncounted<UIWindow>?, to new: UIWindow?) -> Bool? {
            let isComing = new.map { !$0.isHidden } ?? false
            return WindowAttachment.isShown(old) == isComing ? nil : isComing
        }
    }

    /// Numbers the moves, so that what belongs to one can be kept together.
    private static var moves = 0
    private(set) static var currentMove = 0

    /// Changes the window of the whole subtree, then hands down what the surroundings give, then tells everybody.
    /// Of the listeners that were announced to, those count if nothing but the root has moved since: `ownChanges` says how much.
    static func move(_ root: UIView, wasShown: Bool, to new: UIWindow?, _ announced: Listeners, ownChanges: Int) {
        let outerMove = currentMove
        moves &+= 1
        currentMove = moves
        defer { currentMove = outerMove }
        let reference = new.map { Uncounted($0) }
        if new == nil, AnimationScheduler.shared.hasAnimations { stopAnimations(root) }
        root.visitSubtree { $0.windowReference = reference }
        if changes == announced.stamp &+ ownChanges {
            arrive(root, wasShown: wasShown, in: new, announced)
        } else {
            arrive(root, wasShown: wasShown, in: new, Listeners(in: root, stamp: changes))
        }
    }

    @inline(never)
    private static func arrive(_ root: UIView, wasShown: Bool, in new: UIWindow?, _ listeners: Listeners) {
        let reference = new.map { Uncounted($0) }
        root.surroundingsChanged()
        if new != nil, let onArrival { onArrival(root) }
        // Handed down from the root is what changed there; who has a safe area of its own has it in windows only.
        if listeners.hasOthers, SafeAreaInsets.areAddedTo {
            listeners.forEach(with: root) { view in
                if view !== root, view.addsToSafeArea { view.updateSafeArea() }
            }
        }
        let isShown = new.map { !$0.isHidden } ?? false
        let isComing = wasShown == isShown ? nil : isShown
        listeners.forEach(with: root) { view in
            guard view.windowReference == reference else { return }
            view.didMoveToWindow()
            if let isComing, view.isOwned { view.viewOwner?.viewOwnerVisibilityDidChange(isComing: isComing) }
        }
    }

    /// A callback has moved the view elsewhere: what was announced does not come about, and what everybody is where he is counts.
    static func abandon(_ root: UIView, _ announced: Listeners?) {
        guard let announced else { return }
        announced.forEach(with: root) { view in
            view.viewOwner?.viewOwnerVisibilityDidChange(isComing: isShown(view.windowReference))
        }
    }

    /// What is off the screen doesn't move.
    private static func stopAnimations(_ root: UIView) {
        for view in root.subtree where view.viewLayer.animationKeys() != nil { view.viewLayer.removeAllAnimations() }
    }
}

extension UIView {
    /// The superview or the window is another one: what comes from them is computed anew.
    final func surroundingsChanged() {
        guard let parentReference else {
            if flags.contains(.hasSafeArea) { updateSafeArea() }
            return
        }
        let isSpecial = rarities != nil || isOwned
        let inherited = parentReference.use { $0.traitsReference }
        if isSpecial || inherited != traitsReference { TraitPropagation.update(self) }
        let isBelowSafeArea = self.parentReference?.use { $0.flags.contains(.hasSafeArea) } ?? false
        if isSpecial || isBelowSafeArea || flags.contains(.hasSafeArea) { updateSafeArea() }
    }
}
