import AppleFoundation
import CoreGraphics

/// Constraints and anchors as UIKit prints them.
@MainActor enum ConstraintDescription {
    static func text(of constraint: NSLayoutConstraint) -> String {
        var names: [String] = []
        let body = self.body(of: constraint, names: &names)
        let label = constraint.identifier.map { " '\($0)'" } ?? ""
        let state = constraint.isActive ? "active" : "inactive"
        let suffix = names.isEmpty ? "(\(state))" : "(\(state), names: \(names.joined(separator: ", ")) )"
        let type = constraint.marks.contains(.isAutoresizing) ? "NSAutoresizingMaskLayoutConstraint" : typeName(constraint)
        return "<\(type):\(Diagnostics.address(constraint))\(label) \(body)   \(suffix)>"
    }

    private static func typeName(_ constraint: NSLayoutConstraint) -> String {
        Diagnostics.typeName(type(of: constraint))
    }

    /// `UILabel:0x60'Hello'`
    static func name(_ state: LayoutState, names: inout [String]) -> String {
        guard let item = state.item else { return "(deallocated)" }
        let plain = "\(Diagnostics.typeName(type(of: item))):\(Diagnostics.address(item))"
        if let guide = state.guide { return guide.identifier.isEmpty ? plain : "\(plain)'\(guide.identifier)'" }
        if let identifier = state.view?.accessibilityIdentifier, !identifier.isEmpty {
            let entry = "\(identifier):\(plain)"
            if !names.contains(entry) { names.append(entry) }
            return identifier
        }
        var text: String?
        if let label = state.view as? UILabel { text = label.text }
        if let button = state.view as? UIButton { text = button.currentTitle }
        guard let text, !text.isEmpty else { return plain }
        return plain + "'" + (text.count > 24 ? String(text.prefix(24)) + "..." : text) + "'"
    }

    private static func side(_ target: LayoutTarget, names: inout [String]) -> String {
        let end = "\(name(target.state, names: &names)).\(target.attribute.name)"
        guard let origin = target.origin else { return end }
        return "(\(end) - \(name(origin.state, names: &names)).\(origin.attribute.name))"
    }

    private static func sign(_ relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .lessThanOrEqual: return "<="
        case .equal: return "=="
        case .greaterThanOrEqual: return ">="
        }
    }

    private static func body(of constraint: NSLayoutConstraint, names: inout [String]) -> String {
        guard let first = constraint.first else { return "(no item)" }
        let priority = constraint.storedPriority == 1000 ? "" : " @\(NumberText.short(CGFloat(constraint.storedPriority)))"
        let relation = sign(constraint.row.pointee.relation)
        let number = NumberText.short(constraint.row.pointee.constant)
        guard let second = constraint.second else {
            return "\(side(first, names: &names)) \(relation) \(number)\(priority)"
        }
        if let short = visual(constraint, first, second, names: &names) { return short + priority }
        var text = "\(side(first, names: &names)) \(relation) "
        if constraint.row.pointee.multiplier != 1 { text += NumberText.short(constraint.row.pointee.multiplier) + "*" }
        text += side(second, names: &names)
        if constraint.row.pointee.constant > 0 { text += " + \(number)" }
        if constraint.row.pointee.constant < 0 { text += " - \(NumberText.short(-constraint.row.pointee.constant))" }
        return text + priority
    }

    /// The visual format, for a gap in reading order.
    private static func visual(
        _ constraint: NSLayoutConstraint, _ first: LayoutTarget, _ second: LayoutTarget, names: inout [String]
    ) -> String? {
        guard constraint.row.pointee.multiplier == 1, first.origin == nil, second.origin == nil else { return nil }
        let axis: String
        var suffix = ""
        let starts: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
        switch first.attribute {
        case .leading, .trailing:
            axis = "H"
            starts = (.leading, .trailing)
        case .left, .right:
            axis = "H"
            starts = (.left, .right)
            suffix = "(LTR)"
        case .top, .bottom:
            axis = "V"
            starts = (.top, .bottom)
        default: return nil
        }
        var gap = NumberText.short(constraint.row.pointee.constant)
        if constraint.marks.contains(.isStandardSpace) { gap = "NSSpace(\(gap))" }
        if constraint.marks.contains(.isAnchorSpace) { gap = "NSLayoutAnchorConstraintSpace(\(gap))" }
        if constraint.row.pointee.relation != .equal { gap = sign(constraint.row.pointee.relation) + gap }
        let firstView = first.state.hostView
        let secondView = second.state.hostView
        guard let firstView, let secondView else { return nil }
        let start = starts.0
        let end = starts.1
        func bar(_ view: UIView) -> String {
            let entry = "'|':\(Diagnostics.typeName(type(of: view))):\(Diagnostics.address(view))"
            if !names.contains(entry) { names.append(entry) }
            return "|"
        }
        let isFirstView = first.state.view != nil
        let isSecondView = second.state.view != nil
        if first.attribute == start, second.attribute == start, isSecondView, firstView.superview === secondView, isFirstView {
            return "\(axis):\(bar(secondView))-(\(gap))-[\(name(first.state, names: &names))]\(suffix)"
        }
        if first.attribute == end, second.attribute == end, isFirstView, secondView.superview === firstView, isSecondView {
            return "\(axis):[\(name(second.state, names: &names))]-(\(gap))-\(bar(firstView))\(suffix)"
        }
        if first.attribute == start, second.attribute == end, firstView !== secondView, firstView.superview !== secondView,
            secondView.superview !== firstView
        {
            let before = name(second.state, names: &names)
            return "\(axis):[\(before)]-(\(gap))-[\(name(first.state, names: &names))]\(suffix)"
        }
        return nil
    }

    /// `<NSLayoutDimension:0x60 "UIImageView:0x61.height">`
    static func anchor(_ target: LayoutTarget, kind: String? = nil) -> String {
        var names: [String] = []
        let text = side(target, names: &names)
        if let kind { return kind.dropLast().replacingOccurrences(of: ": ", with: ":") + " \"\(text)\">" }
        let type: String
        if target.isSize {
            type = "NSLayoutDimension"
        } else {
            type = target.isHorizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
        }
        return "<\(type):\(target.state.address) \"\(text)\">"
    }
}
