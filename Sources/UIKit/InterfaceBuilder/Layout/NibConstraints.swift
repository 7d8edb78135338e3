import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// Makes the constraints of a file when all views are there.
@MainActor enum NibConstraints {
    static func build(_ session: NibSession) {
        for (view, list) in session.constraintLists {
            for child in list.children where child.has("constraint") {
                let constraint = IBConstraint(element: child)
                // The canvas keeps them, an app never sees them.
                if constraint.isPlaceholder, !NibOptions.usesStoredContentSizes { continue }
                guard let made = make(constraint, owner: view, session) else { continue }
                session.constraints[child.index] = made
                if session.isInstalled(child, "constraints"), isReachable(made) { made.isActive = true }
                for variation in constraint.variations { session.variations.append((made, variation.element)) }
            }
        }
    }

    private static func make(_ constraint: IBConstraint, owner: UIView, _ session: NibSession) -> NSLayoutConstraint? {
        guard let attribute = constraint.firstAttribute.flatMap({ sides[$0] }) else {
            session.note(constraint.element, "a constraint without a known first attribute is left out")
            return nil
        }
        guard let first = item(constraint.firstItem, owner, attribute, session) else {
            return missing(constraint.firstItem, constraint, session)
        }
        var second: (item: AnyObject, side: NSLayoutConstraint.Attribute)?
        if let name = constraint.secondItem {
            guard let side = constraint.secondAttribute.flatMap({ sides[$0] }), let found = item(name, owner, side, session)
            else {
                return missing(name, constraint, session)
            }
            second = found
        }
        let multiplier = CGFloat(constraint.multiplier)
        guard isLegal(first.side, second?.side, multiplier) else {
            session.note(constraint.element, "the constraint compares what can't be compared, and is left out")
            return nil
        }
        let relation: NSLayoutConstraint.Relation =
            switch constraint.relation {
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            case .lessThanOrEqual: .lessThanOrEqual
            }
        let made = NSLayoutConstraint(
            item: first.item, attribute: first.side, relatedBy: relation, toItem: second?.item,
            attribute: second?.side ?? .notAnAttribute, multiplier: multiplier, constant: CGFloat(constraint.constant))
        if constraint.priority != 1000 { made.priority = UILayoutPriority(Float(constraint.priority)) }
        if let identifier = constraint.identifier { made.identifier = identifier }
        return made
    }

    private static func missing(_ id: String?, _ constraint: IBConstraint, _ session: NibSession) -> NSLayoutConstraint? {
        if id.flatMap(session.document.object(id:)).map(session.isExpected) ?? true {
            session.note(constraint.element, "a constraint to \(id ?? "nothing"), which is not there, is left out")
        }
        return nil
    }

    /// UIKit's attributes by word.
    private static let sides: [String: NSLayoutConstraint.Attribute] = [
        "leading": .leading, "trailing": .trailing, "left": .left, "right": .right, "top": .top, "bottom": .bottom,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leadingMargin": .leadingMargin,
        "trailingMargin": .trailingMargin, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "centerXWithinMargins": .centerXWithinMargins,
        "centerYWithinMargins": .centerYWithinMargins,
    ]

    private static func item(
        _ id: String?, _ owner: UIView, _ side: NSLayoutConstraint.Attribute, _ session: NibSession
    ) -> (item: AnyObject, side: NSLayoutConstraint.Attribute)? {
        guard let id else { return (owner, side) }
        guard let element = session.document.object(id: id) else { return nil }
        if let guide = session.guides[element.index] { return (guide, side) }
        if let view = session.objects[element.index] as? UIView { return (view, side) }
        guard element.has("viewControllerLayoutGuide"), let view = session.scene?.view else { return nil }
        return (view.barGuide(element.string("type") == "top" ? .topBars : .bottomBars), side)
    }

    private static func isLegal(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?, _ multiplier: CGFloat
    ) -> Bool {
        let isSize = { (side: NSLayoutConstraint.Attribute) in side == .width || side == .height }
        guard let second else { return isSize(first) }
        if isSize(first) || isSize(second) { return isSize(first) && isSize(second) }
        guard multiplier != 0 else { return false }
        let horizontal: Set<NSLayoutConstraint.Attribute> = [
            .leading, .trailing, .left, .right, .centerX, .leadingMargin, .trailingMargin, .leftMargin, .rightMargin,
            .centerXWithinMargins,
        ]
        guard horizontal.contains(first) == horizontal.contains(second) else { return false }
        let directed: Set<NSLayoutConstraint.Attribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
        let fixed: Set<NSLayoutConstraint.Attribute> = [.left, .right, .leftMargin, .rightMargin]
        return !(directed.contains(first) && fixed.contains(second) || fixed.contains(first) && directed.contains(second))
    }

    /// Both ends in one tree: the other end of a view that isn't installed comes later.
    static func isReachable(_ constraint: NSLayoutConstraint) -> Bool {
        guard let first = view(constraint.firstItem) else { return false }
        guard let item = constraint.secondItem else { return true }
        guard let second = view(item) else { return false }
        return top(first) === top(second)
    }

    private static func view(_ item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    private static func top(_ view: UIView) -> UIView {
        var current = view
        while let parent = current.superview { current = parent }
        return current
    }
}
