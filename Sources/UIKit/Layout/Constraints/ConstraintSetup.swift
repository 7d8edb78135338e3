import AppleFoundation
import CoreGraphics

extension NSLayoutConstraint {
    static func make(
        _ first: LayoutTarget, _ relation: Relation, _ second: LayoutTarget?, multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint()
        constraint.first = first
        constraint.second = second
        constraint.row.pointee.relation = relation
        constraint.row.pointee.multiplier = multiplier
        constraint.row.pointee.constant = constant
        constraint.check(
            first.isSize ? .width : first.attribute, second.map { $0.isSize ? .width : $0.attribute }, isAnchored: true)
        return constraint
    }

    /// Between two anchors of the same kind, as nearly all constraints are made.
    @inline(__always)
    static func make<Kind>(
        _ first: NSLayoutAnchor<Kind>, _ relation: Relation, _ second: NSLayoutAnchor<Kind>, multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        // Nothing of the other size is left.
        if multiplier == 0, first is NSLayoutDimension { return make(first.target, relation, nil, constant: constant) }
        if first.origin != nil || second.origin != nil {
            return make(first.target, relation, second.target, multiplier: multiplier, constant: constant)
        }
        return make(
            first.state, first.generation, first.attribute, relation, second.state, second.generation, second.attribute,
            multiplier,
            constant)
    }

    /// A size of its own.
    static func make(_ first: NSLayoutDimension, _ relation: Relation, constant: CGFloat) -> NSLayoutConstraint {
        if first.origin != nil { return make(first.target, relation, nil, constant: constant) }
        return make(first.state, first.generation, first.attribute, relation, nil, 0, .notAnAttribute, 1, constant)
    }

    private static func make(
        _ first: LayoutState, _ firstGeneration: UInt32, _ attr1: Attribute, _ relation: Relation, _ second: LayoutState?,
        _ secondGeneration: UInt32, _ attr2: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            ConstraintRecord(
                firstState: first, secondState: second, constant: constant, multiplier: multiplier, firstAttribute: attr1,
                secondAttribute: attr2, relation: relation),
            firstGeneration: firstGeneration, secondGeneration: secondGeneration)
        let isPlain = constant.isFinite && multiplier.isFinite && multiplier != 0
        if !isPlain || (attr1 != attr2 && attr1.kind != attr2.kind && second != nil) {
            constraint.check(attr1, second == nil ? nil : attr2, isAnchored: true)
        }
        return constraint
    }

    final func setUp(
        _ view1: Any, _ attr1: Attribute, _ relation: Relation, _ view2: Any?, _ attr2: Attribute, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) {
        row.pointee.relation = relation
        row.pointee.multiplier = multiplier
        row.pointee.constant = constant
        guard let item = Self.state(of: view1) else {
            refuse(Self.isNil(view1) ? "Constraint must contain a first layout item" : Self.wrongItem)
            return
        }
        first = LayoutTarget(item, attr1)
        if let view2, attr2 != .notAnAttribute {
            if let other = Self.state(of: view2) {
                second = LayoutTarget(other, attr2)
            } else if !Self.isNil(view2) {
                return refuse(Self.wrongItem)
            }
        }
        if attr1 == .notAnAttribute { return refuse("Constraint must contain a first layout attribute") }
        check(attr1, row.pointee.secondState == nil ? nil : attr2, isAnchored: false)
    }

    private static let wrongItem = "Constraint items must each be a view or layout guide."

    private static func isNil(_ value: Any) -> Bool {
        if case Optional<Any>.none = value { return true }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional && mirror.children.isEmpty
    }

    private static func state(of item: Any) -> LayoutState? {
        if let view = item as? UIView { return view.layoutItem }
        if let guide = item as? UILayoutGuide { return guide.layoutItem }
        return nil
    }

    private func check(_ attr1: Attribute, _ attr2: Attribute?, isAnchored: Bool) {
        let storedConstant = row.pointee.constant
        let storedMultiplier = row.pointee.multiplier
        if !storedConstant.isFinite || !storedMultiplier.isFinite {
            let what = storedConstant.isFinite ? "Multiplier" : "Constant"
            let value = storedConstant.isFinite ? storedMultiplier : storedConstant
            return refuse("\(what) is not finite! That's illegal. \(what.lowercased()):\(value)")
        }
        if attr1.kind != .size, attr2 == nil || storedMultiplier == 0 {
            return refuse(
                "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
                    + "constraint of a location equal to a constant. Location attributes must be specified in pairs.")
        }
        guard let attr2 else { return }
        if (attr1.kind == .size) != (attr2.kind == .size) { return refuse("Invalid pairing of layout attributes.") }
        if attr1.kind == .size { return }
        // Such a constraint can be made, held and taken away; only an engine objects.
        if attr1.isHorizontal != attr2.isHorizontal {
            marks.insert(.mixesAxes)
            return
        }
        if attr1.isHorizontal, attr1.kind != .anyX, attr2.kind != .anyX, attr1.kind != attr2.kind {
            refuse(
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                    + "Use leading/trailing for both or neither.")
        }
    }

    private func refuse(_ reason: String) {
        marks.insert(.isIllegal)
        let subject = first?.state.view.map { HierarchyDescription.line($0) } ?? first?.state.guide?.description ?? "(null)"
        Misuse.report(
            .illegalLayout(exception: "NSInvalidArgumentException", reason: "NSLayoutConstraint for \(subject): \(reason)"))
    }

    @inline(never) final func refuseMixedAxes() {
        guard !marks.contains(.isReported) else { return }
        marks.insert(.isReported)
        Misuse.report(
            .illegalLayout(
                exception: "NSInvalidLayoutConstraintException",
                reason: "Constraint improperly relates anchors of incompatible types: \(description)"))
    }

    // MARK: Changing
    final func changeConstant(to constant: CGFloat) {
        guard constant != row.pointee.constant else { return }
        guard constant.isFinite else {
            Misuse.report(
                .illegalLayout(
                    exception: "NSInternalInconsistencyException",
                    reason: "Constant is not finite! That's illegal. constant:\(constant) constraint:\(description)"))
            return
        }
        row.pointee.constant = constant
        row.pointee.marks.subtract([.isStandardSpace, .isAnchorSpace])
        engine?.constantChanged(row)
        row.pointee.holder?.view?.tellConstraintsChanged()
    }

    final func changePriority(to priority: UILayoutPriority) {
        let value = priority.rawValue
        guard value != storedPriority else { return }
        guard value.isFinite, value >= 0, value <= 1000 else {
            Misuse.report(
                .illegalLayout(
                    exception: "NSInternalInconsistencyException",
                    reason:
                        "It's illegal to set priority:\(NumberText.short(CGFloat(value))). Priorities must be greater than 0 "
                        + "and less or equal to NSLayoutPriorityRequired, which is 1000.000000."))
            return
        }
        if holder != nil, (value == 1000) != (storedPriority == 1000) {
            Misuse.report(
                .illegalLayout(
                    exception: "NSInternalInconsistencyException",
                    reason: "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
                        + "supported.  You passed priority \(NumberText.short(CGFloat(value))) and the existing priority was "
                        + "\(NumberText.short(CGFloat(storedPriority)))."))
            return
        }
        storedPriority = value
        engine?.priorityChanged(row)
        row.pointee.holder?.view?.tellConstraintsChanged()
    }
}
