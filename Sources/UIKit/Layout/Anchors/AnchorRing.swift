import AppleFoundation

/// Anchors live for one expression as a rule, so two of each kind are used again and again: those that nobody else holds.
@MainActor enum AnchorRing {
    private static var xs: (NSLayoutXAxisAnchor?, NSLayoutXAxisAnchor?)
    private static var ys: (NSLayoutYAxisAnchor?, NSLayoutYAxisAnchor?)
    private static var dimensions: (NSLayoutDimension?, NSLayoutDimension?)

    static func x(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        if isKnownUniquelyReferenced(&xs.0), let anchor = xs.0 { return anchor.about(state, attribute) }
        if isKnownUniquelyReferenced(&xs.1), let anchor = xs.1 { return anchor.about(state, attribute) }
        let made = NSLayoutXAxisAnchor(LayoutTarget(state, attribute))
        xs = (made, xs.0)
        return made
    }

    static func y(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        if isKnownUniquelyReferenced(&ys.0), let anchor = ys.0 { return anchor.about(state, attribute) }
        if isKnownUniquelyReferenced(&ys.1), let anchor = ys.1 { return anchor.about(state, attribute) }
        let made = NSLayoutYAxisAnchor(LayoutTarget(state, attribute))
        ys = (made, ys.0)
        return made
    }

    static func dimension(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        if isKnownUniquelyReferenced(&dimensions.0), let anchor = dimensions.0 { return anchor.about(state, attribute) }
        if isKnownUniquelyReferenced(&dimensions.1), let anchor = dimensions.1 { return anchor.about(state, attribute) }
        let made = NSLayoutDimension(LayoutTarget(state, attribute))
        dimensions = (made, dimensions.0)
        return made
    }
}

extension NSLayoutAnchor {
    /// The same anchor, for somebody else.
    @inline(__always)
    fileprivate final func about(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute) -> Self {
        self.state = state
        generation = state.record.pointee.generation
        self.attribute = attribute
        return self
    }
}
