import AppleFoundation
import CoreGraphics

/// An attribute of a view or guide that makes constraints. The kinds can't be mixed: x with x, y with y, sizes with sizes.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    final let target: LayoutTarget

    init(_ target: LayoutTarget) {
        self.target = target
        super.init()
    }

    open var item: AnyObject? { target.state.item }
    open var name: String { target.attribute.name }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        .make(target, .equal, anchor.target, constant: 0)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        .make(target, .greaterThanOrEqual, anchor.target, constant: 0)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        .make(target, .lessThanOrEqual, anchor.target, constant: 0)
    }
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        .make(target, .equal, anchor.target, constant: c)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        .make(target, .greaterThanOrEqual, anchor.target, constant: c)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        .make(target, .lessThanOrEqual, anchor.target, constant: c)
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
            other.target.state === target.state && other.target.attribute == target.attribute
                && other.target.origin === target.origin
        }
    }

    open override var hash: Int {
        Isolation.assumeMain { ObjectIdentifier(target.state).hashValue ^ target.attribute.rawValue }
    }

    open override var description: String {
        Isolation.assumeMain { ConstraintDescription.anchor(target, kind: Diagnostics.name(self)) }
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

/// The space that the system leaves between things that belong together.
@MainActor enum SystemSpacing {
    static let standard: CGFloat = 8

    static func constraint(
        _ first: LayoutTarget, _ relation: NSLayoutConstraint.Relation, _ second: LayoutTarget, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let made = NSLayoutConstraint.make(first, relation, second, constant: space(first, second) * multiplier)
        made.marks.insert(.isAnchorSpace)
        return made
    }

    /// Between baselines it grows with the fonts.
    private static func space(_ first: LayoutTarget, _ second: LayoutTarget) -> CGFloat {
        let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
        guard baselines.contains(first.attribute), baselines.contains(second.attribute) else { return standard }
        let heights = [first, second].compactMap { ($0.state.view as? UILabel)?.font.lineHeight }
        return heights.max().map { ($0 * 1.2).rounded(.up) } ?? standard
    }
}
