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
    private let state: LayoutState
    /// Nothing but the stack has a say in its rows, and nobody has asked for its constraints: there need be no objects.
    private let isBare: Bool
    private let leftovers = Leftovers()

    /// What the arrangement before made, as far as it isn't taken over.
    private final class Leftovers {
        var constraints: [NSLayoutConstraint?] = []
        var bare = BareRows()
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
        state = stack.layoutItem
        // Margins and baselines move by themselves; whoever moves them looks for constraints that name them.
        isBare =
            stack.made.isEmpty && !stack.isLayoutMarginsRelativeArrangement && !stack.isBaselineRelativeArrangement
            && stack.alignment != .firstBaseline && stack.alignment != .lastBaseline
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
        leftovers.spacers = stack.spacers
        stack.spacers.removeAll()
        if isBare { rebuildBare() } else { rebuildObjects() }
        for spacer in leftovers.spacers { stack.removeLayoutGuide(spacer) }
    }

    private func rebuildObjects() {
        stack.layoutItem.giveObjects()
        leftovers.constraints = stack.made
        leftovers.patience = 256 + 8 * stack.made.count
        stack.made.removeAll(keepingCapacity: true)
        if stack.made.capacity == 0 { stack.made.reserveCapacity(5 * views.count) }
        arrange()
        for constraint in leftovers.constraints { if let constraint { ConstraintActivation.deactivate(constraint.row) } }
    }

    /// Without objects. What the engine knows already is told from the rest by its number.
    private func rebuildBare() {
        var old = state.record.pointee.bare
        leftovers.bare = old
        leftovers.patience = 256 + 8 * Int(old.count)
        state.record.pointee.bare = BareRows()
        state.record.pointee.bare.reserve(old.count > 0 ? old.count : Int32(5 * views.count + 8))
        arrange()
        let engine = state.engine
        for index in 0..<old.count { engine?.remove(old[index]) }
        var waits = false
        for index in 0..<state.record.pointee.bare.count {
            let row = state.record.pointee.bare[index]
            if row.pointee.row >= 0 { engine?.rows.set(row, at: row.pointee.row) } else { waits = true }
        }
        old.deallocate()
        if waits { state.bareRowsWait() }
    }

    private func arrange() {
        if views.isEmpty { return }
        distribute()
        align()
    }

    // MARK: Making constraints
    func add(
        _ label: StackLabel, _ first: LayoutState, _ attribute: Attribute, _ second: LayoutState, _ other: Attribute,
        multiplier: CGFloat = 1, priority: Float = 1000
    ) {
        add(label, first, attribute, .equal, second, other, multiplier: multiplier, priority: priority)
    }

    func add(
        _ label: StackLabel, _ first: LayoutState, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: LayoutState, _ other: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
    ) {
        keep(label, first, attribute, relation, second, other, multiplier, constant, priority)
    }

    func addSize(_ label: StackLabel, _ item: LayoutState, _ attribute: Attribute, _ length: CGFloat, priority: Float = 1000) {
        keep(label, item, attribute, .equal, nil, .notAnAttribute, 1, length, priority)
    }

    private func keep(
        _ label: StackLabel, _ first: LayoutState, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: LayoutState?, _ other: Attribute, _ multiplier: CGFloat, _ constant: CGFloat, _ priority: Float
    ) {
        if isBare {
            let record = state.record.pointee.bare.append()
            record.initialize(
                to: ConstraintRecord(
                    firstState: first, secondState: second, holder: state, constant: constant, multiplier: multiplier,
                    firstGeneration: first.record.pointee.generation, secondGeneration: second?.record.pointee.generation ?? 0,
                    priority: priority, marks: .isBare, firstAttribute: attribute, secondAttribute: other, relation: relation,
                    label: label))
            if leftovers.bare.count > 0 { takeOver(into: ConstraintRow(record)) }
            return
        }
        let record = ConstraintRecord(
            firstState: first, secondState: second, constant: constant, multiplier: multiplier,
            firstGeneration: first.record.pointee.generation, secondGeneration: second?.record.pointee.generation ?? 0,
            priority: priority, firstAttribute: attribute, secondAttribute: other, relation: relation, label: label)
        if !leftovers.constraints.isEmpty, let old = takeOver(record) {
            if old.row.pointee.constant != constant { old.changeConstant(to: constant) }
            stack.made.append(old)
            return
        }
        let constraint = NSLayoutConstraint(record)
        constraint.storedIdentifier = label.identifier
        ConstraintActivation.hold(constraint.row, by: Unmanaged.passUnretained(stack))
        stack.made.append(constraint)
    }

    /// Says the same, apart from the constant.
    private static func isSame(_ row: ConstraintRow, _ record: ConstraintRecord) -> Bool {
        row.pointee.firstState == record.firstState && row.pointee.secondState == record.secondState
            && row.pointee.firstAttribute == record.firstAttribute && row.pointee.secondAttribute == record.secondAttribute
            && row.pointee.relation == record.relation && row.pointee.multiplier == record.multiplier
            && row.pointee.priority == record.priority && row.pointee.label == record.label
            && row.pointee.firstGeneration == record.firstGeneration && row.pointee.secondGeneration == record.secondGeneration
    }

    /// The constraint of the arrangement before that says the same.
    private func takeOver(_ record: ConstraintRecord) -> NSLayoutConstraint? {
        let count = leftovers.constraints.count
        var index = leftovers.next
        for _ in 0..<count {
            if leftovers.patience <= 0 { return nil }
            leftovers.patience -= 1
            if index >= count { index = 0 }
            if let constraint = leftovers.constraints[index], Self.isSame(constraint.row, record),
                constraint.row.pointee.holder == state, constraint.storedIdentifier == record.label.identifier
            {
                leftovers.constraints[index] = nil
                leftovers.next = index + 1
                return constraint
            }
            index += 1
        }
        return nil
    }

    /// The number that a row of the arrangement before has in the engine, if it says the same.
    private func takeOver(into row: ConstraintRow) {
        let count = Int(leftovers.bare.count)
        var index = leftovers.next
        for _ in 0..<count {
            if leftovers.patience <= 0 { return }
            leftovers.patience -= 1
            if index >= count { index = 0 }
            let old = leftovers.bare[Int32(index)]
            if old.pointee.row >= 0, Self.isSame(old, row.pointee) {
                row.pointee.row = old.pointee.row
                row.pointee.offset = old.pointee.offset
                old.pointee.row = -1
                leftovers.next = index + 1
                if old.pointee.constant != row.pointee.constant { row.engine?.constantChanged(row) }
                return
            }
            index += 1
        }
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
            add(.canvasConnection, canvas, start, first.layoutItem, start)
            add(.canvasConnection, canvas, end, last.layoutItem, end)
        } else {
            add(.canvasConnection, canvas, start, views[0].layoutItem, start)
            addSize(.canvasFit, canvas, size, 0, priority: 49)
        }
        addSpacings(atLeast: isSpread)
        for view in views where view.isHidden { addSize(.hiding, view.layoutItem, size, 0) }
        switch distribution {
        case .fill: break
        case .fillEqually: makeEqual(visible)
        case .fillProportionally: makeProportional()
        case .equalSpacing, .equalCentering: spread(distribution)
        }
    }

    private func makeEqual(_ list: [UIView]) {
        guard let first = list.first else { return }
        for view in list.dropFirst() { add(.fillEqually, view.layoutItem, size, first.layoutItem, size) }
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
                .spacing, next.layoutItem, byBaseline ? .firstBaseline : start, atLeast ? .greaterThanOrEqual : .equal,
                previous.layoutItem, byBaseline ? .lastBaseline : end, constant: space)
        }
    }

    private func spread(_ distribution: UIStackView.Distribution) {
        var first: LayoutState?
        var priority: Float = 149
        for (previous, next) in zip(visible, visible.dropFirst()) {
            let gap = spacer(_UIOLAGapGuide(), "UISV-distributing")
            let isCentering = distribution == .equalCentering
            add(.distributingEdge, gap, start, previous.layoutItem, isCentering ? middle : end)
            add(.distributingEdge, gap, end, next.layoutItem, isCentering ? middle : start)
            // A gap has no place across the axis of its own.
            add(.distributingEdge, gap, acrossStart, canvas, acrossStart)
            addSize(.distributingEdge, gap, acrossSize, 0)
            if let first {
                add(.fillEqually, gap, size, first, size, priority: isCentering ? priority : 1000)
                priority = max(100, priority - 1)
            } else {
                first = gap
            }
        }
        addSize(.canvasFit, canvas, size, 0, priority: 49)
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
                    .fillProportionally, view.layoutItem, size, canvas, size, multiplier: length / total,
                    priority: max(priority, 760))
                priority -= 1
            } else {
                addSize(.fillProportionally, view.layoutItem, size, 0)
            }
        }
    }
}
