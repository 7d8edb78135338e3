import AppleFoundation
import CoreGraphics

/// A guide that only a stack view makes.
final class _UILayoutSpacer: UILayoutGuide {}
final class _UIOLAGapGuide: UILayoutGuide {}

/// Makes the constraints of a stack view, with the names that UIKit gives them.
@MainActor struct StackArrangement {
    typealias Attribute = NSLayoutConstraint.Attribute

    let stack: UIStackView
    let views: [UIView]
    let visible: [UIView]
    let canvas: LayoutState
    let isHorizontal: Bool

    init(_ stack: UIStackView) {
        self.stack = stack
        views = stack.items.map(\.view)
        visible = views.filter { !$0.isHidden }
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.layoutItem : stack.layoutItem
        isHorizontal = stack.axis == .horizontal
    }

    var start: Attribute { isHorizontal ? .leading : .top }
    var end: Attribute { isHorizontal ? .trailing : .bottom }
    var size: Attribute { isHorizontal ? .width : .height }
    var middle: Attribute { isHorizontal ? .centerX : .centerY }
    var acrossStart: Attribute { isHorizontal ? .top : .leading }
    var acrossEnd: Attribute { isHorizontal ? .bottom : .trailing }
    var acrossSize: Attribute { isHorizontal ? .height : .width }
    var acrossMiddle: Attribute { isHorizontal ? .centerY : .centerX }

    func rebuild() {
        stack.isArrangementStale = false
        for constraint in stack.made { ConstraintActivation.deactivate(constraint.row) }
        stack.made.removeAll(keepingCapacity: true)
        for spacer in stack.spacers { stack.removeLayoutGuide(spacer) }
        stack.spacers.removeAll()
        if views.isEmpty { return }
        distribute()
        align()
    }

    // MARK: Making constraints
    func add(
        _ identifier: String, _ first: LayoutState, _ attribute: Attribute, _ second: LayoutState, _ other: Attribute,
        multiplier: CGFloat = 1, priority: Float = 1000
    ) {
        add(identifier, first, attribute, .equal, second, other, multiplier: multiplier, priority: priority)
    }

    func add(
        _ identifier: String, _ first: LayoutState, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: LayoutState, _ other: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint()
        constraint.first = LayoutTarget(first, attribute)
        constraint.second = LayoutTarget(second, other)
        constraint.row.pointee.relation = relation
        constraint.row.pointee.multiplier = multiplier
        constraint.row.pointee.constant = constant
        keep(constraint, identifier, priority)
    }

    func addSize(_ identifier: String, _ item: LayoutState, _ attribute: Attribute, _ length: CGFloat, priority: Float = 1000) {
        let constraint = NSLayoutConstraint()
        constraint.first = LayoutTarget(item, attribute)
        constraint.row.pointee.constant = length
        keep(constraint, identifier, priority)
    }

    private func keep(_ constraint: NSLayoutConstraint, _ identifier: String, _ priority: Float) {
        constraint.storedPriority = priority
        constraint.storedIdentifier = identifier
        ConstraintActivation.hold(constraint.row, by: Unmanaged.passUnretained(stack))
        stack.made.append(constraint)
    }

    func spacer(_ guide: UILayoutGuide, _ identifier: String) -> LayoutState {
        guide.identifier = identifier
        stack.addLayoutGuide(guide)
        stack.spacers.append(guide)
        return guide.layoutItem
    }

    // MARK: Along the axis
    private func distribute() {
        let distribution = stack.distribution
        let isSpread = distribution == .equalSpacing || distribution == .equalCentering
        if let first = visible.first, let last = visible.last {
            add("UISV-canvas-connection", canvas, start, first.layoutItem, start)
            add("UISV-canvas-connection", canvas, end, last.layoutItem, end)
        } else {
            add("UISV-canvas-connection", canvas, start, views[0].layoutItem, start)
            addSize("UISV-canvas-fit", canvas, size, 0, priority: 49)
        }
        addSpacings(atLeast: isSpread)
        for view in views where view.isHidden { addSize("UISV-hiding", view.layoutItem, size, 0) }
        switch distribution {
        case .fill: break
        case .fillEqually: makeEqual(visible)
        case .fillProportionally: makeProportional()
        case .equalSpacing, .equalCentering: spread(distribution)
        }
    }

    private func makeEqual(_ list: [UIView]) {
        guard let first = list.first else { return }
        for view in list.dropFirst() { add("UISV-fill-equally", view.layoutItem, size, first.layoutItem, size) }
    }

    private func addSpacings(atLeast: Bool) {
        let firstVisible = views.firstIndex { !$0.isHidden } ?? -1
        let lastVisible = views.lastIndex { !$0.isHidden } ?? -1
        var base = stack.spacing
        for index in views.indices.dropLast() {
            let previous = views[index]
            let next = views[index + 1]
            if !previous.isHidden { base = stack.items[index].spacingAfter ?? stack.spacing }
            var space: CGFloat = 0
            if index >= firstVisible, index < lastVisible, index + 1 > firstVisible {
                let hidden = (previous.isHidden ? 1 : 0) + (next.isHidden ? 1 : 0)
                space = base - base / 2 * CGFloat(hidden)
            }
            let byBaseline = stack.isBaselineRelativeArrangement && !isHorizontal
            add(
                "UISV-spacing", next.layoutItem, byBaseline ? .firstBaseline : start, atLeast ? .greaterThanOrEqual : .equal,
                previous.layoutItem, byBaseline ? .lastBaseline : end, constant: space)
        }
    }

    private func spread(_ distribution: UIStackView.Distribution) {
        var first: LayoutState?
        var priority: Float = 149
        for (previous, next) in zip(visible, visible.dropFirst()) {
            let gap = spacer(_UIOLAGapGuide(), "UISV-distributing")
            let isCentering = distribution == .equalCentering
            add("UISV-distributing-edge", gap, start, previous.layoutItem, isCentering ? middle : end)
            add("UISV-distributing-edge", gap, end, next.layoutItem, isCentering ? middle : start)
            // A gap has no place across the axis of its own.
            add("UISV-distributing-edge", gap, acrossStart, canvas, acrossStart)
            addSize("UISV-distributing-edge", gap, acrossSize, 0)
            if let first {
                add("UISV-fill-equally", gap, size, first, size, priority: isCentering ? priority : 1000)
                priority = max(100, priority - 1)
            } else {
                first = gap
            }
        }
        addSize("UISV-canvas-fit", canvas, size, 0, priority: 49)
    }

    private func makeProportional() {
        let lengths = visible.map { view -> CGFloat in
            let content = view.intrinsicContentSize
            return isHorizontal ? content.width : content.height
        }
        var total = lengths.filter { $0 > 0 }.reduce(0, +)
        if total <= 0 { return makeEqual(visible) }
        total += stack.spacing * CGFloat(visible.count - 1)
        let isAlone = lengths.filter { $0 > 0 }.count == 1 && (visible.count == 1 || stack.spacing == 0)
        var priority: Float = isAlone ? 1000 : 999
        for (view, length) in zip(visible, lengths) {
            if length > 0 {
                add(
                    "UISV-fill-proportionally", view.layoutItem, size, canvas, size, multiplier: length / total,
                    priority: max(priority, 760))
                priority -= 1
            } else {
                addSize("UISV-fill-proportionally", view.layoutItem, size, 0)
            }
        }
    }
}
