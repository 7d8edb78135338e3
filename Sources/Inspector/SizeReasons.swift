import AppleFoundation
import CoreGraphics
import UIKit

/// Why a view is as wide and as high as it is: what holds it, and why that is where it is, and so on.
@MainActor struct SizeReasons {
    private let reader: ConstraintReader
    private var lines: [Inspection.Reason] = []
    private var seen: Set<ObjectIdentifier> = []
    private static let deepest = 6

    static func of(_ view: UIView, _ reader: ConstraintReader) -> [Inspection.Reason] {
        var reasons: [Inspection.Reason] = []
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            var finder = SizeReasons(reader)
            finder.say(0, finder.size(view, axis), view)
            finder.explain(view, axis, depth: 1)
            reasons += finder.lines
        }
        return reasons
    }

    private init(_ reader: ConstraintReader) { self.reader = reader }

    private mutating func say(_ depth: Int, _ words: String, _ view: UIView?) {
        lines.append(Inspection.Reason(depth: depth, words: words, view: view.map(reader.number)))
    }

    private func length(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double {
        Double(axis == .horizontal ? view.bounds.width : view.bounds.height)
    }

    private func size(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> String {
        Inspection.number(length(view, axis)) + (axis == .horizontal ? " wide" : " high")
    }

    private func name(_ view: UIView) -> String { "#\(reader.number(view)) \(type(of: view))" }

    private mutating func explain(_ view: UIView, _ axis: NSLayoutConstraint.Axis, depth: Int) {
        guard depth <= Self.deepest, seen.insert(ObjectIdentifier(view)).inserted else { return }
        if view is UIWindow { return say(depth, "as the screen", nil) }
        let all = reader.constraints(of: view, axis)
        let sizes = all.filter { isSize($0, of: view, axis) }
        for constraint in sizes { say(constraint, of: view, axis, depth: depth) }
        if sizes.contains(where: { $0.relation == .equal && reader.state(of: $0) == .holds }) { return }
        let edges = all.filter { !isSize($0, of: view, axis) && reader.state(of: $0) == .holds }
        let outer = edges.filter { !isInside(other($0, than: view), view) }
        if Set(outer.compactMap { side($0, of: view) }).count > 1 {
            for constraint in outer { say(depth, reader.describe(constraint, from: view), view) }
            if let holder = outer.compactMap({ holder(of: other($0, than: view)) }).first { follow(holder, axis, depth: depth) }
            return
        }
        if content(of: view, axis, depth: depth) { return }
        let inner = edges.filter { isInside(other($0, than: view), view) }
        if !inner.isEmpty {
            say(depth, "what is inside takes as much", view)
            for constraint in inner.prefix(6) { say(depth + 1, reader.describe(constraint, from: view), view) }
            return
        }
        frame(of: view, axis, depth: depth)
    }

    private mutating func follow(_ view: UIView, _ axis: NSLayoutConstraint.Axis, depth: Int) {
        guard depth < Self.deepest, !seen.contains(ObjectIdentifier(view)) else { return }
        say(depth, "\(name(view)) is \(size(view, axis))", view)
        explain(view, axis, depth: depth + 1)
    }

    private mutating func say(_ constraint: NSLayoutConstraint, of view: UIView, _ axis: NSLayoutConstraint.Axis, depth: Int) {
        let state = reader.state(of: constraint)
        say(depth, reader.describe(constraint, from: view) + (state == .holds ? "" : ", \(state.rawValue)"), view)
        guard state == .holds, let item = other(constraint, than: view) else { return }
        if let holder = holder(of: item) { follow(holder, axis, depth: depth + 1) }
    }

    /// What it shows, and how much it insists; false where that doesn't count.
    private mutating func content(of view: UIView, _ axis: NSLayoutConstraint.Axis, depth: Int) -> Bool {
        let size = view.intrinsicContentSize
        let natural = Double(axis == .horizontal ? size.width : size.height)
        guard natural >= 0, !view.translatesAutoresizingMaskIntoConstraints else { return false }
        let length = length(view, axis)
        var words = "its content takes \(Inspection.number(natural))"
        if length > natural + 1.01 {
            words += "; it may be larger: hugging \(priority(view.contentHuggingPriority(for: axis)))"
        } else if length < natural - 1.01 {
            words += "; it is pressed together: resistance \(priority(view.contentCompressionResistancePriority(for: axis)))"
        }
        say(depth, words, view)
        return true
    }

    private func priority(_ priority: UILayoutPriority) -> String { Inspection.number(Double(priority.rawValue)) }

    private mutating func frame(of view: UIView, _ axis: NSLayoutConstraint.Axis, depth: Int) {
        guard view.translatesAutoresizingMaskIntoConstraints || view.superview == nil else {
            return say(depth, "nothing says how \(axis == .horizontal ? "wide" : "high") it is", view)
        }
        let isFlexible = view.autoresizingMask.contains(axis == .horizontal ? .flexibleWidth : .flexibleHeight)
        guard isFlexible, let superview = view.superview else { return say(depth, "its frame is set", view) }
        say(depth, "its frame is set, and grows with the view around it", view)
        follow(superview, axis, depth: depth)
    }

    // MARK: Of constraints

    private func isSize(_ constraint: NSLayoutConstraint, of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        return (constraint.firstItem === view && constraint.firstAttribute == attribute)
            || (constraint.secondItem === view && constraint.secondAttribute == attribute)
    }

    private func other(_ constraint: NSLayoutConstraint, than view: UIView) -> AnyObject? {
        reader.belongs(constraint.firstItem, to: view) ? constraint.secondItem : constraint.firstItem
    }

    private func holder(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    private func isInside(_ item: AnyObject?, _ view: UIView) -> Bool {
        guard let holder = holder(of: item) else { return false }
        return holder !== view && holder.isDescendant(of: view)
    }

    /// Which end of the view it holds.
    private func side(_ constraint: NSLayoutConstraint, of view: UIView) -> NSLayoutConstraint.Attribute? {
        let attribute = reader.belongs(constraint.firstItem, to: view) ? constraint.firstAttribute : constraint.secondAttribute
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: return .leading
        case .right, .trailing, .rightMargin, .trailingMargin: return .trailing
        case .top, .topMargin, .firstBaseline: return .top
        case .bottom, .bottomMargin, .lastBaseline: return .bottom
        default: return nil
        }
    }
}
