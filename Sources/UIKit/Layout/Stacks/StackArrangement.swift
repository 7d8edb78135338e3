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
    private let leftovers = Leftovers()

    /// What the arrangement before made, as far as it isn't taken over.
    private final class Leftovers {
        var constraints: [NSLayoutConstraint?] = []
        var spacers: [UILayoutGuide] = []
        /// Where to go on looking: what stays the same comes in the same order.
        var next = 0
        /// Looking through everything again and again would take longer than making it anew.
        var patience = 0
    }

    init(_ stack: UIStackView) {
        self.stack = stack
        views = stack.items.map(\.view)
        visible = views.contains { $0.isHidden } ? views.filter { !$0.isHidden } : views
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

    /// Brings the stack's constraints up to date: those that are needed as before stay, with another constant if need be.
    func rebuild() {
        stack.isArrangementStale = false
        leftovers.constraints = stack.made
        leftovers.spacers = stack.spacers
        leftovers.patience = 256 + 8 * stack.made.count
        stack.made.removeAll(keepingCapacity: true)
        stack.spacers.removeAll()
        if stack.made.capacity == 0 { stack.made.reserveCapacity(5 * views.count) }
        if !views.isEmpty {
            distribute()
            align()
        }
        for constraint in leftovers.constraints { if let constraint { ConstraintActivation.deactivate(constraint.row) } }
        for spacer in leftovers.spacers { stack.removeLayoutGuide(spacer) }
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
        keep(identifier, first, attribute, relation, second, other, multiplier, constant, priority)
    }

    func addSize(_ identifier: String, _ item: LayoutState, _ attribute: Attribute, _ length: CGFloat, priority: Float = 1000) {
        keep(identifier, item, attribute, .equal, nil, .notAnAttribute, 1, length, priority)
    }

    private func keep(
        _ identifier: String, _ first: LayoutState, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: LayoutState?, _ other: Attribute, _ multiplier: CGFloat, _ constant: CGFloat, _ priority: Float
    ) {
        if !leftovers.constraints.isEmpty,
            let old = takeOver(identifier, first, attribute, relation, second, other, multiplier, priority)
        {
            if old.row.pointee.constant != constant { old.changeConstant(to: constant) }
            stack.made.append(old)
            return
        }
        let constraint = NSLayoutConstraint(
            ConstraintRecord(
                firstState: first, secondState: second, constant: constant, multiplier: second == nil ? 1 : multiplier,
                firstGeneration: first.record.pointee.generation, secondGeneration: second?.record.pointee.generation ?? 0,
                priority: priority, firstAttribute: attribute, secondAttribute: second == nil ? .notAnAttribute : other,
                relation: relation))
        constraint.storedIdentifier = identifier
        ConstraintActivation.hold(constraint.row, by: Unmanaged.passUnretained(stack))
        stack.made.append(constraint)
    }

    /// The constraint of the arrangement before that says the same, apart from the constant.
    private func takeOver(
        _ identifier: String, _ first: LayoutState, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: LayoutState?, _ other: Attribute, _ multiplier: CGFloat, _ priority: Float
    ) -> NSLayoutConstraint? {
        func isSame(_ constraint: NSLayoutConstraint) -> Bool {
            let row = constraint.row
            return row.pointee.firstState == first && row.pointee.secondState == second
                && row.pointee.firstAttribute == attribute && row.pointee.secondAttribute == other
                && row.pointee.relation == relation && row.pointee.multiplier == multiplier
                && row.pointee.priority == priority && row.pointee.holder == stack.layoutState
                && row.pointee.firstGeneration == first.record.pointee.generation
                && row.pointee.secondGeneration == second?.record.pointee.generation ?? 0
                && constraint.storedIdentifier == identifier
        }
        let count = leftovers.constraints.count
        var index = leftovers.next
        for _ in 0..<count {
            if leftovers.patience <= 0 { return nil }
            leftovers.patience -= 1
            if index >= count { index = 0 }
            if let constraint = leftovers.constraints[index], isSame(constraint) {
                leftovers.constraints[index] = nil
                leftovers.next = index + 1
                return constraint
            }
            index += 1
        }
        return nil
    }

    func spacer<Guide: UILayoutGuide>(_ make: @autoclosure () -> Guide, _ identifier: String) -> LayoutState {
        if let index = leftovers.spacers.firstIndex(where: { $0 is Guide }) {
            let guide = leftovers.spacers.remove(at: index)
            stack.spacers.append(guide)
            return guide.layoutItem
        }
        let guide = make()
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
