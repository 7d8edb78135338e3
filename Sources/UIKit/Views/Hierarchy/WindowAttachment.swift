import AppleFoundation
import QuartzCore

/// Brings a subtree into a window or takes it out, superviews before subviews.
@MainActor enum WindowAttachment {
    /// "Will": nothing has changed yet.
    static func announce(_ root: UIView, to window: UIWindow?) {
        if window == nil { FirstResponderTracker.leaveWindow(root) }
        if root.subviewList.isEmpty { return announceOne(root, to: window) }
        let start = changes
        // Callbacks may take views out; only then is it worth asking where each one is now.
        for view in root.subtree where changes == start || view.isInside(root) { announceOne(view, to: window) }
    }

    /// Counts changes of any hierarchy.
    static var changes = 0

    private static func announceOne(_ view: UIView, to window: UIWindow?) {
        view.rarities?.owner?.viewOwnerWillMove(to: window)
        view.willMove(toWindow: window)
    }

    /// Numbers the moves, so that what belongs to one can be kept together.
    private static var moves = 0
    private(set) static var currentMove = 0

    /// Changes the window of the whole subtree, then hands down what the surroundings give, then tells everybody.
    static func move(_ root: UIView, from old: UIWindow?, to new: UIWindow?) {
        let outerMove = currentMove
        moves &+= 1
        currentMove = moves
        defer { currentMove = outerMove }
        let reference = new.map { Unmanaged.passUnretained($0) }
        if new == nil, AnimationScheduler.shared.hasAnimations { stopAnimations(root) }
        if root.subviewList.isEmpty {
            root.windowReference = reference
            root.surroundingsChanged()
            if root.window === new { tellOne(root, from: old, to: new) }
            return
        }
        let views = root.subtree
        for view in views { view.windowReference = reference }
        root.surroundingsChanged()
        for view in views where view.window === new { tellOne(view, from: old, to: new) }
    }

    /// What is off the screen doesn't move.
    private static func stopAnimations(_ root: UIView) {
        for view in root.subtree where view.viewLayer.animationKeys() != nil { view.viewLayer.removeAllAnimations() }
    }

    private static func tellOne(_ view: UIView, from old: UIWindow?, to new: UIWindow?) {
        view.didMoveToWindow()
        view.rarities?.owner?.viewOwnerDidMove(from: old, to: new)
    }
}

extension UIView {
    /// The superview or the window is another one: what comes from them is computed anew.
    final func surroundingsChanged() {
        if let superview {
            if superview.traits !== traits || rarities != nil { TraitPropagation.update(self) }
            if superview.flags.contains(.hasSafeArea) || flags.contains(.hasSafeArea) || rarities?.owner != nil {
                updateSafeArea()
            }
        } else if flags.contains(.hasSafeArea) {
            updateSafeArea()
        }
    }
}
