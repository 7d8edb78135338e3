import AppleFoundation

/// Anchors live for one expression as a rule, so a few are used again and again: those that nobody else holds.
@MainActor enum AnchorRing {
    private static var xs = (AnchorPlace<NSLayoutXAxisAnchor>(), AnchorPlace<NSLayoutXAxisAnchor>())
    private static var ys = (AnchorPlace<NSLayoutYAxisAnchor>(), AnchorPlace<NSLayoutYAxisAnchor>())
    private static var dimensions = (AnchorPlace<NSLayoutDimension>(), AnchorPlace<NSLayoutDimension>())

    static func x(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        if xs.0.isFree { return xs.0.handOut(state, attribute) }
        if xs.1.isFree { return xs.1.handOut(state, attribute) }
        let made = NSLayoutXAxisAnchor(LayoutTarget(state, attribute))
        xs.1.giveUp()
        (xs.0, xs.1) = (AnchorPlace(made), xs.0)
        return made
    }

    static func y(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        if ys.0.isFree { return ys.0.handOut(state, attribute) }
        if ys.1.isFree { return ys.1.handOut(state, attribute) }
        let made = NSLayoutYAxisAnchor(LayoutTarget(state, attribute))
        ys.1.giveUp()
        (ys.0, ys.1) = (AnchorPlace(made), ys.0)
        return made
    }

    static func dimension(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        if dimensions.0.isFree { return dimensions.0.handOut(state, attribute) }
        if dimensions.1.isFree { return dimensions.1.handOut(state, attribute) }
        let made = NSLayoutDimension(LayoutTarget(state, attribute))
        dimensions.1.giveUp()
        (dimensions.0, dimensions.1) = (AnchorPlace(made), dimensions.0)
        return made
    }
}

/// An anchor to be used again. Its references are taken ahead, many in one go: to hand one out is to count one less of ours.
@MainActor private struct AnchorPlace<Anchor: AnyObject> {
    private var anchor: Unmanaged<Anchor>?
    /// References that are ours.
    private var own = 0

    private static var taken: Int { 1 << 20 }

    init() {}

    init(_ anchor: Anchor) {
        let reference = Unmanaged.passUnretained(anchor)
        References.take(reference.toOpaque(), Self.taken)
        self.anchor = reference
        own = Self.taken
    }

    /// Nobody else holds it.
    @inline(__always) var isFree: Bool {
        guard let anchor else { return false }
        return References.count(anchor.toOpaque()) == own && own > 1
    }

    mutating func giveUp() {
        if let anchor { References.giveBack(anchor.toOpaque(), own) }
        anchor = nil
    }

    /// The last of our references stays, so that the anchor does.
    @inline(__always) fileprivate mutating func takeOne() -> Anchor {
        own &-= 1
        return anchor.unsafelyUnwrapped.takeRetainedValue()
    }
}

extension AnchorPlace {
    @inline(__always)
    fileprivate mutating func handOut<Kind>(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute) -> Anchor
    where Anchor: NSLayoutAnchor<Kind> {
        let anchor = takeOne()
        anchor.state = state
        anchor.generation = state.record.pointee.generation
        anchor.attribute = attribute
        return anchor
    }
}
