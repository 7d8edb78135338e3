import AppleFoundation
import CoreGraphics

/// One side of a constraint: an attribute of a view or guide, or the distance to it from another one.
struct LayoutTarget {
    let state: LayoutState
    let generation: UInt32
    let attribute: NSLayoutConstraint.Attribute
    var origin: Origin?

    final class Origin {
        let target: LayoutTarget
        init(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute) { target = LayoutTarget(state, attribute) }
        init(_ target: LayoutTarget) { self.target = target }
        var state: LayoutState { target.living.state }
        var attribute: NSLayoutConstraint.Attribute { target.attribute }
    }

    @inline(__always)
    init(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute, from origin: Origin? = nil) {
        self.init(state, state.record.pointee.generation, attribute, origin)
    }

    @inline(__always)
    init(_ state: LayoutState, _ generation: UInt32, _ attribute: NSLayoutConstraint.Attribute, _ origin: Origin?) {
        self.state = state
        self.generation = generation
        self.attribute = attribute
        self.origin = origin
    }

    /// The same, or an attribute of nothing when the item has gone.
    var living: LayoutTarget {
        state.record.pointee.generation == generation
            ? self : LayoutTarget(.gone, LayoutState.gone.record.pointee.generation, attribute, origin)
    }

    /// A size: a width, a height or a distance.
    var isSize: Bool { origin != nil || attribute.kind == .size }
    var isHorizontal: Bool { attribute.isHorizontal }

    static var nowhere: LayoutTarget { LayoutTarget(.gone, .notAnAttribute) }
}
