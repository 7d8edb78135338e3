@_spi(House) import AppleFoundation

extension UIView {
    /// What this view holds, in the order it came.
    public final var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

    public final func addConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.marks.contains(.isIllegal) || constraint.holder?.view === self { return }
        let items = [
            constraint.first?.state, constraint.second?.state, constraint.first?.origin?.state,
            constraint.second?.origin?.state,
        ]
        for state in items {
            guard let state else { continue }
            guard let view = state.hostView, view.isInside(self) else { return refuse(constraint) }
        }
        if constraint.holder != nil { ConstraintActivation.deactivate(constraint.row) }
        ConstraintActivation.hold(constraint.row, by: Uncounted(self))
        constraint.marks.insert(.isHeldAbove)
    }

    public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    public final func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder?.view === self { ConstraintActivation.deactivate(constraint.row) }
    }

    public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    private func refuse(_ constraint: NSLayoutConstraint) {
        Misuse.report(
            .illegalLayout(
                exception: "NSInternalInconsistencyException",
                reason: "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, the "
                    + "constraint's items must be descendants of that view (or the view itself). This will crash if the constraint "
                    + "needs to be resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) "
                    + "_viewHierarchyUnpreparedForConstraint:] to debug.\nImpossible to set up layout with view hierarchy "
                    + "unprepared for constraint."))
    }
}
