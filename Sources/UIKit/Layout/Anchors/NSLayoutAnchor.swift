@_spi(House) import AppleFoundation
import CoreGraphics

/// An attribute of a view or guide that makes constraints. The kinds can't be mixed: x with x, y with y, sizes with sizes.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    final var state: LayoutState
    final var generation: UInt32
    final var attribute: NSLayoutConstraint.Attribute
    final let origin: LayoutTarget.Origin?

    final var target: LayoutTarget { LayoutTarget(state, generation, attribute, origin).living }

    init(_ target: LayoutTarget) {
        state = target.state
        generation = target.generation
        attribute = target.attribute
        origin = target.origin
        super.init()
    }

    open var item: AnyObject? { target.state.item }
    open var name: String { target.attribute.name }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        .make(self, .equal, anchor, constant: 0)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        .make(self, .greaterThanOrEqual, anchor, constant: 0)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        .make(self, .lessThanOrEqual, anchor, constant: 0)
    }
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        .make(self, .equal, anchor, constant: c)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        .make(self, .greaterThanOrEqual, anchor, constant: c)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        .make(self, .lessThanOrEqual, anchor, constant: c)
    }

    open var hasAmbiguousLayout: Bool {
        target.state.hostView?.isAmbiguous(target.state, horizontally: target.isHorizontal) ?? false
    }

    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        target.state.hostView?.constraintsAffecting(target.state, horizontally: target.isHorizontal) ?? []
    }

    /// Two anchors are equal when they mean the same attribute of the same item.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
        return Isolation.assumeMain {
            other.state === state && other.attribute == attribute && other.origin === origin
        }
    }

    open override var hash: Int {
        Isolation.assumeMain { state.record.hashValue ^ attribute.rawValue }
    }

    open override var description: String {
        Isolation.assumeMain { ConstraintDescription.anchor(target, kind: Diagnostics.name(self)) }
    }
}

extension NSLayoutAnchor where AnchorType == AnyObject {
    /// An anchor of the class that it had when the constraint was made. In Objective-C the parameter isn't there at run time, so a constraint says its
    /// anchors as those of anything, and they are places and sizes all the same: here the one class has to be taken for the other, whose shape it has.
    static func ofKind(_ target: LayoutTarget) -> NSLayoutAnchor<AnyObject> {
        if target.isSize { return unsafeBitCast(NSLayoutDimension(target), to: NSLayoutAnchor<AnyObject>.self) }
        return target.isHorizontal
            ? unsafeBitCast(NSLayoutXAxisAnchor(target), to: NSLayoutAnchor<AnyObject>.self)
            : unsafeBitCast(NSLayoutYAxisAnchor(target), to: NSLayoutAnchor<AnyObject>.self)
    }
}

/// A place from left to right.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from here to another place.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(distanceFrom: target, to: otherAnchor.target)
    }

    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        SystemSpacing.constraint(target, .equal, anchor.target, multiplier)
    }
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        SystemSpacing.constraint(target, .greaterThanOrEqual, anchor.target, multiplier)
    }
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        SystemSpacing.constraint(target, .lessThanOrEqual, anchor.target, multiplier)
    }
}

/// A place from top to bottom.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from here to another place.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(distanceFrom: target, to: otherAnchor.target)
    }

    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        SystemSpacing.constraint(target, .equal, anchor.target, multiplier)
    }
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        SystemSpacing.constraint(target, .greaterThanOrEqual, anchor.target, multiplier)
    }
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        SystemSpacing.constraint(target, .lessThanOrEqual, anchor.target, multiplier)
    }
}
