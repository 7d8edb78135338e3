import AppleFoundation

/// A container that is appearing itself tells a child so in the midst of its own callbacks, instead of after them.
extension UIViewController {
    /// From `viewWillAppear`. The child is told by `beginAppearanceTransition(_:animated:)`, as an app's container would; what becomes of
    /// the container becomes of the child.
    public final func _beginAppearance(of child: UIViewController) {
        guard appearance.state == .appearing, shouldAutomaticallyForwardAppearanceMethods, child.containment.isChild(of: self),
            !child.appearance.isVisible
        else { return }
        let isAnimated = appearance.isAnimated
        DeepStack.call { child.beginAppearanceTransition(true, animated: isAnimated) }
        if child.appearance.isOpen, child.appearance.driver == .hand { child.appearance.handOver(to: .parent) }
    }

    /// From `viewDidAppear`, for a child that has begun with the container.
    public final func _endAppearance(of child: UIViewController) {
        guard appearance.state == .appeared, child.containment.isChild(of: self), child.appearance.state == .appearing,
            child.appearance.driver == .parent
        else { return }
        DeepStack.call { child.endTransition() }
    }

    /// Where the controller has appeared before: when a child that has come since has appeared, too.
    public final func _afterNewcomersAppeared(_ body: @escaping () -> Void) {
        if appearance.state == .appeared, rootView?.window != nil { AfterCommit.call(body) }
    }
}
