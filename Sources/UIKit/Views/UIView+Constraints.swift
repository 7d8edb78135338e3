@_spi(House) import AppleFoundation
import QuartzCore

/// The pass that runs before layout, subviews first.
extension UIView {
    /// Who has something to do in `updateConstraints()` is asked once, when the view has its first part in Auto Layout.
    final func updateConstraintsOnce() {
        guard isOwned || OverrideDetection.hooks(of: type(of: self)).contains(.updatesConstraints)
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
        flags.insert(.needsUpdateConstraints)
        var next = parentReference
        while let view = next {
            next = view.use { view in
                if view.flags.contains(.needsUpdateConstraints) { return nil }
                view.flags.insert(.needsUpdateConstraints)
                return view.parentReference
            }
        }
    }

    final func updateConstraintsOfSubtree() {
        guard flags.contains(.needsUpdateConstraints) else { return }
        // Superviews come before subviews in this list, so the way back is bottom up.
        var pending: [Uncounted<UIView>] = [Uncounted(self)]
        var dirty: [UIView] = []
        while let next = pending.popLast() {
            next.use { view in
                view.flags.remove(.needsUpdateConstraints)
                dirty.append(view)
                if view.subviewList.isEmpty { return }
                view.subviewList.views.forEachUnretained { child in
                    if child.flags.contains(.needsUpdateConstraints) { pending.append(Uncounted(child)) }
                }
            }
        }
        withExtendedLifetime(dirty) {
            for index in dirty.indices.reversed() {
                let view = dirty.withUnsafeBufferPointer { Uncounted($0[index]) }
                view.use { if $0.flags.contains(.ownNeedsUpdateConstraints) { $0.updateOwnConstraints() } }
            }
        }
    }

    @inline(__always) private func updateOwnConstraints() {
        if isOwned, let owner = viewOwner { owner.viewOwnerUpdateConstraints() } else { updateConstraints() }
        flags.remove(.ownNeedsUpdateConstraints)
    }
}
