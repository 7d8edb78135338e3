import AppleFoundation
import CoreGraphics
import UIKit

/// Reads constraints for people: in words, and whether they hold.
@MainActor struct ConstraintReader {
    /// Numbers of views.
    let number: (UIView) -> Int
    /// Those that the solver goes on without.
    private var broken: Set<ObjectIdentifier> = []

    init(windows: [UIWindow], number: @escaping (UIView) -> Int) {
        self.number = number
        for window in windows {
            for conflict in LayoutReport(window).conflicts { broken.insert(ObjectIdentifier(conflict.broken)) }
        }
    }

    /// Those that name a view, or one of its guides, along an axis.
    func constraints(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        view.constraintsAffectingLayout(for: axis).filter {
            belongs($0.firstItem, to: view) || belongs($0.secondItem, to: view)
        }
    }

    func belongs(_ item: AnyObject?, to view: UIView) -> Bool {
        item === view || (item as? UILayoutGuide)?.owningView === view
    }

    // MARK: In words

    /// `leading = #4 UIView.leading + 16 (750)`; items are named unless they are the view itself.
    func describe(_ constraint: NSLayoutConstraint, from view: UIView) -> String {
        var text = name(constraint.firstItem, constraint.firstAttribute, from: view)
        text += constraint.relation == .equal ? " = " : constraint.relation == .lessThanOrEqual ? " ≤ " : " ≥ "
        let constant = Double(constraint.constant)
        if let second = constraint.secondItem {
            if constraint.multiplier != 1 { text += Inspection.number(Double(constraint.multiplier)) + " × " }
            text += name(second, constraint.secondAttribute, from: view)
            if constant != 0 { text += (constant < 0 ? " - " : " + ") + Inspection.number(abs(constant)) }
        } else {
            text += Inspection.number(constant)
        }
        if constraint.priority != .required { text += " (\(Inspection.number(Double(constraint.priority.rawValue))))" }
        if let identifier = constraint.identifier, !identifier.isEmpty { text += " '\(identifier)'" }
        return text
    }

    private func name(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, from view: UIView) -> String {
        let word = Self.names[attribute] ?? "\(attribute.rawValue)"
        guard let item, item !== view else { return word }
        if let other = item as? UIView { return "#\(number(other)) \(type(of: other)).\(word)" }
        if let guide = item as? UILayoutGuide {
            let owner = guide.owningView.map { $0 === view ? "" : "#\(number($0)) " } ?? ""
            return "\(owner)\(guide.identifier.isEmpty ? "guide" : guide.identifier).\(word)"
        }
        return word
    }

    private static let names: [NSLayoutConstraint.Attribute: String] = [
        .left: "left", .right: "right", .top: "top", .bottom: "bottom", .leading: "leading", .trailing: "trailing",
        .width: "width", .height: "height", .centerX: "centerX", .centerY: "centerY", .lastBaseline: "lastBaseline",
        .firstBaseline: "firstBaseline", .leftMargin: "leftMargin", .rightMargin: "rightMargin", .topMargin: "topMargin",
        .bottomMargin: "bottomMargin", .leadingMargin: "leadingMargin", .trailingMargin: "trailingMargin",
        .centerXWithinMargins: "centerXWithinMargins", .centerYWithinMargins: "centerYWithinMargins",
    ]

    // MARK: Whether they hold

    func state(of constraint: NSLayoutConstraint) -> Inspection.Constraint.State {
        if broken.contains(ObjectIdentifier(constraint)) { return .setAside }
        guard let first = value(constraint.firstItem, constraint.firstAttribute) else { return .holds }
        var second = 0.0
        if let item = constraint.secondItem {
            guard let value = value(item, constraint.secondAttribute) else { return .holds }
            second = value * Double(constraint.multiplier)
        }
        let rest = first - second - Double(constraint.constant)
        // Frames lie on pixels.
        if abs(rest) <= 1.01 { return .holds }
        switch constraint.relation {
        case .lessThanOrEqual where rest < 0, .greaterThanOrEqual where rest > 0: return .leavesRoom
        default: return constraint.priority == .required ? .holds : .givesWay
        }
    }

    /// On the screen; nil where a frame doesn't tell.
    private func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Double? {
        // Edges of a scroll view are its content's.
        if item is UIScrollView, attribute != .width, attribute != .height { return nil }
        guard let (view, box, isMirrored) = box(of: item) else { return nil }
        let inner = view.map { box.inset(by: $0.layoutMargins) } ?? box
        let value: CGFloat
        switch attribute {
        case .left: value = box.minX
        case .right: value = box.maxX
        case .top: value = box.minY
        case .bottom: value = box.maxY
        case .leading: value = isMirrored ? -box.maxX : box.minX
        case .trailing: value = isMirrored ? -box.minX : box.maxX
        case .width: value = box.width
        case .height: value = box.height
        case .centerX: value = box.midX
        case .centerY: value = box.midY
        case .leftMargin: value = inner.minX
        case .rightMargin: value = inner.maxX
        case .topMargin: value = inner.minY
        case .bottomMargin: value = inner.maxY
        case .leadingMargin: value = isMirrored ? -inner.maxX : inner.minX
        case .trailingMargin: value = isMirrored ? -inner.minX : inner.maxX
        default: return nil
        }
        return Double(value)
    }

    private func box(of item: AnyObject?) -> (view: UIView?, box: CGRect, isMirrored: Bool)? {
        func isMirrored(_ view: UIView) -> Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
        if let view = item as? UIView {
            guard let superview = view.superview else { return (view, view.bounds, isMirrored(view)) }
            return (view, superview.convert(view.alignmentRect(forFrame: view.frame), to: nil), isMirrored(view))
        }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
        return (nil, owner.convert(guide.layoutFrame, to: nil), isMirrored(owner))
    }
}
