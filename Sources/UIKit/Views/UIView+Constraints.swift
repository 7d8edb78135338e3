import AppleFoundation
import QuartzCore

/// The pass that runs before layout, subviews first.
extension UIView {
    /// Who has something to do in `updateConstraints()` is asked once, when the view has its first part in Auto Layout.
    final func updateConstraintsOnce() {
        guard viewOwner != nil || OverrideDetection.hooks(of: type(of: self)).contains(.updatesConstraints)
        else { return }
        if !flags.contains(.ownNeedsUpdateConstraints) { markConstraintsDirty() }
    }

    final func markConstraintsDirty() {
        flags.insert(.ownNeedsUpdateConstraints)
        markConstraintsPending()
        viewLayer.setNeedsLayout()
    }

    /// Notes here and on the way up that there is work.
    final func markConstraintsPending() {
        var view: UIView? = self
        while let current = view, current === self || !current.flags.contains(.needsUpdateConstraints) {
            current.flags.insert(.needsUpdateConstraints)
            view = current.superview
        }
    }

    final func updateConstraintsOfSubtree() {
        guard flags.contains(.needsUpdateConstraints) else { return }
        // Superviews come before subviews in this list, so the way back is bottom up.
        var pending: [Unmanaged<UIView>] = [Unmanaged.passUnretained(self)]
        var dirty: [UIView] = []
        while let next = pending.popLast() {
            let view = next.takeUnretainedValue()
            view.flags.remove(.needsUpdateConstraints)
            dirty.append(view)
            if view.subviewList.isEmpty { continue }
            view.subviewList.views.forEachUnretained { child in
                if child.flags.contains(.needsUpdateConstraints) { pending.append(Unmanaged.passUnretained(child)) }
            }
        }
        for view in dirty.reversed() where view.flags.contains(.ownNeedsUpdateConstraints) {
            if let owner = view.viewOwner { owner.viewOwnerUpdateConstraints() } else { view.updateConstraints() }
            view.flags.remove(.ownNeedsUpdateConstraints)
        }
    }
}
