@_spi(House) import AppleFoundation

/// A view that may want to know when a constraint of its own or of a view inside changes: one more, one less, another constant or priority.
/// It is told while its `hearsConstraints` is set, once or more before the next layout.
@MainActor protocol HearsConstraints: UIView {
    func constraintsChangedInside()
}

@MainActor private enum ConstraintListeners {
    /// Some view has wanted to know: until then nobody goes up the views for it.
    static var exist = false
}

extension UIView {
    /// Most views don't: nothing is kept of it for them.
    final var hearsConstraints: Bool {
        get { rarities?.hearsConstraints ?? false }
        set {
            guard newValue != hearsConstraints else { return }
            rare.hearsConstraints = newValue
            if newValue { ConstraintListeners.exist = true }
        }
    }

    /// Tells the nearest view around that wants to know.
    final func tellConstraintsChanged() {
        guard ConstraintListeners.exist else { return }
        var next: Uncounted<UIView>? = Uncounted(self)
        while let view = next {
            next = view.use { view in
                guard view.rarities?.hearsConstraints == true else { return view.parentReference }
                (view as? any HearsConstraints)?.constraintsChangedInside()
                return nil
            }
        }
    }
}
