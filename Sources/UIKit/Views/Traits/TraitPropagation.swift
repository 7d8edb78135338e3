import AppleFoundation
import QuartzCore

/// Hands traits down: from the screen to windows, from a superview to its subviews.
@MainActor enum TraitPropagation {
    /// Gives `root` what its surroundings and its own overrides say, and everything below what follows from that.
    static func update(_ root: UIView) {
        guard store(traits(for: root), in: root), !root.subviewList.isEmpty else { return }
        var pending: [UIView] = root.subviewList.views.reversed()
        while let view = pending.popLast() {
            guard store(traits(for: view), in: view), !view.subviewList.isEmpty else { continue }
            pending.append(contentsOf: view.subviewList.views.reversed())
        }
    }

    private static func traits(for view: UIView) -> UITraitCollection {
        let inherited = view.inheritedTraits
        let owned = view.isOwned ? view.viewOwner?.ownerTraitOverrides : nil
        let hasOwn = view.rarities?.hasTraits ?? false
        if owned == nil, !hasOwn { return inherited }
        var storage = inherited.storage
        if let owned { storage.merge(owned.storage) }
        if hasOwn, let rarities = view.rarities {
            if rarities.overrideStyle != .unspecified { storage.userInterfaceStyle = rarities.overrideStyle }
            storage.merge(rarities.traitOverrides.storage)
            rarities.limitTextSize(&storage.contentSizeCategory)
        }
        return storage == inherited.storage ? inherited : UITraitCollection(storage: storage)
    }

    /// Whether those below have to be asked as well.
    private static func store(_ new: UITraitCollection, in view: UIView) -> Bool {
        let old = view.traits
        if old === new { return false }
        view.traits = new
        if old.storage == new.storage { return true }
        let changes = new.storage.changes(from: old.storage)
        new.performAsCurrent {
            if new.hasDifferentColorAppearance(comparedTo: old) { view.colorAppearanceChanged() }
            if changes.system.contains(.layoutDirection) {
                view.layoutState?.readingDirectionChanged()
                view.viewLayer.setNeedsLayout()
            }
            if changes.system.contains(.displayScale) { view.displayScaleChanged(to: new.displayScale) }
            if view.flags.contains(.drawsContent) { view.viewLayer.setNeedsDisplay() }
            view.traitCollectionDidChange(old)
            if view.rarities?.traitRegistrations.isEmpty == false { view.notifyRegistrations(of: changes, previous: old) }
            view.viewOwner?.viewOwnerTraitsDidChange(from: old)
        }
        return true
    }
}

extension UIView: TraitRegistrationStore {
    var traitRegistrations: [TraitRegistration] {
        get { rarities?.traitRegistrations ?? [] }
        set { rare.traitRegistrations = newValue }
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        rarities?.traitRegistrations.removeAll { $0 === registration }
    }

    /// What the superview has; for a window what its screen has.
    var inheritedTraits: UITraitCollection {
        if flags.contains(.isWindow), let window = self as? UIWindow { return window.screen.traitCollection }
        return superview?.traits ?? traits
    }

    final func setOverrideStyle(_ style: UIUserInterfaceStyle) {
        guard style != overrideUserInterfaceStyle else { return }
        rare.overrideStyle = style
        overridesChanged()
    }

    final func setTraitOverrides(_ overrides: UITraitOverrides) {
        guard overrides.storage != traitOverrides.storage else { return }
        rare.traitOverrides = overrides
        overridesChanged()
    }

    /// Without a superview the view falls back on what a screen would give it.
    func overridesChanged() {
        if superview == nil, !flags.contains(.isWindow) {
            TraitPropagation.updateRoot(self)
        } else {
            TraitPropagation.update(self)
        }
    }
}

extension TraitPropagation {
    static func updateRoot(_ view: UIView) {
        var storage = CurrentTraits.initial.storage
        if let owned = view.viewOwner?.ownerTraitOverrides { storage.merge(owned.storage) }
        if view.overrideUserInterfaceStyle != .unspecified { storage.userInterfaceStyle = view.overrideUserInterfaceStyle }
        storage.merge(view.traitOverrides.storage)
        view.rarities?.limitTextSize(&storage.contentSizeCategory)
        if store(UITraitCollection(storage: storage), in: view) {
            for child in view.subviews { update(child) }
        }
    }
}
