import AppleFoundation

/// Anchors live for one expression as a rule, so a few are used again and again: those that nobody else holds.
@MainActor enum AnchorRing {
    private static var xs: (NSLayoutXAxisAnchor?, NSLayoutXAxisAnchor?) = (nil, nil)
    private static var ys: (NSLayoutYAxisAnchor?, NSLayoutYAxisAnchor?) = (nil, nil)
    private static var dimensions: (NSLayoutDimension?, NSLayoutDimension?) = (nil, nil)

    static func x(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        if isKnownUniquelyReferenced(&xs.0) { return aim(xs.0.unsafelyUnwrapped, state, attribute) }
        if isKnownUniquelyReferenced(&xs.1) { return aim(xs.1.unsafelyUnwrapped, state, attribute) }
        let made = NSLayoutXAxisAnchor(LayoutTarget(state, attribute))
        (xs.0, xs.1) = (made, xs.0)
        return made
    }

    static func y(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        if isKnownUniquelyReferenced(&ys.0) { return aim(ys.0.unsafelyUnwrapped, state, attribute) }
        if isKnownUniquelyReferenced(&ys.1) { return aim(ys.1.unsafelyUnwrapped, state, attribute) }
        let made = NSLayoutYAxisAnchor(LayoutTarget(state, attribute))
        (ys.0, ys.1) = (made, ys.0)
        return made
    }

    static func dimension(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        if isKnownUniquelyReferenced(&dimensions.0) { return aim(dimensions.0.unsafelyUnwrapped, state, attribute) }
        if isKnownUniquelyReferenced(&dimensions.1) { return aim(dimensions.1.unsafelyUnwrapped, state, attribute) }
        let made = NSLayoutDimension(LayoutTarget(state, attribute))
        (dimensions.0, dimensions.1) = (made, dimensions.0)
        return made
    }

    @inline(__always)
    private static func aim<Kind, Anchor: NSLayoutAnchor<Kind>>(
        _ anchor: Anchor, _ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute
    ) -> Anchor {
        anchor.state = state
        anchor.generation = state.record.pointee.generation
        anchor.attribute = attribute
        return anchor
    }
}
