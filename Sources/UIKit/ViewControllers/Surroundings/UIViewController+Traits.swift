@_spi(House) import AppleFoundation
import CoreGraphics

/// Traits of a controller: those of its view, or what it would have if it were shown.
extension UIViewController: TraitRegistrationStore {
    var traitRegistrations: [TraitRegistration] {
        get { controllerRarities?.traitRegistrations ?? [] }
        set { rareState.traitRegistrations = newValue }
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        controllerRarities?.traitRegistrations.removeAll { $0 === registration }
    }

    final var presentTraits: UITraitCollection {
        if let rootView, rootView.parentReference != nil { return rootView.traits }
        let outer = containment.parent?.presentTraits ?? CurrentTraits.initial
        guard let merged = mergedTraitOverrides else { return outer }
        return UITraitCollection(traitsFrom: [outer, merged])
    }

    /// All that is set for this controller: by its parent, its presentation, itself. Later ones win.
    final var mergedTraitOverrides: UITraitCollection? {
        guard let rarities = controllerRarities else { return preferredStyleOverride }
        if rarities.hasNoTraitOverrides { return preferredStyleOverride }
        var storage = TraitStorage()
        if let override = rarities.overrideFromParent { storage.merge(override.storage) }
        if let override = rarities.overrideFromPresentation { storage.merge(override.storage) }
        if let style = preferredStyleOverride { storage.merge(style.storage) }
        if rarities.overrideStyle != .unspecified { storage.userInterfaceStyle = rarities.overrideStyle }
        if rarities.hasTraitOverrides { storage.merge(rarities.traitOverrides.storage) }
        return storage == TraitStorage() ? nil : UITraitCollection(storage: storage)
    }

    private var preferredStyleOverride: UITraitCollection? {
        let style = (childViewControllerForUserInterfaceStyle ?? self).preferredUserInterfaceStyle
        return style == .unspecified ? nil : UITraitCollection(userInterfaceStyle: style)
    }

    final func setOverride(_ collection: UITraitCollection?, for child: UIViewController) {
        guard child.containment.parent === self else {
            return Misuse.report(.notAChild(controller: Diagnostics.name(child), parent: Diagnostics.name(self)))
        }
        if collection == nil, child.controllerRarities == nil { return }
        child.rareState.overrideFromParent = collection
        child.ownTraitsChanged()
    }

    final func setOwnTraitOverrides(_ overrides: UITraitOverrides) {
        guard overrides.storage != traitOverrides.storage else { return }
        rareState.traitOverrides = overrides
        ownTraitsChanged()
    }

    final func setOwnOverrideStyle(_ style: UIUserInterfaceStyle) {
        guard style != overrideUserInterfaceStyle else { return }
        rareState.overrideStyle = style
        ownTraitsChanged()
    }

    final func interfaceStyleMayHaveChanged() { ownTraitsChanged() }

    /// What is set for this controller has changed: its view and all inside hear of it.
    final func ownTraitsChanged() {
        guard let rootView else { return }
        if rootView.superview == nil { TraitPropagation.updateRoot(rootView) } else { TraitPropagation.update(rootView) }
    }
}
