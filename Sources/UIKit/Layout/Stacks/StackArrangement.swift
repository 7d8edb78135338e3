import AppleFoundation
import CoreGraphics

/// A guide that only a stack view makes.
final class _UILayoutSpacer: UILayoutGuide {}
final class _UIOLAGapGuide: UILayoutGuide {}

/// Makes the constraints of a stack view, with the names that UIKit gives them.
///
/// It reads plain lists that live as long as the rearrangement: nobody counts references to the views.
@MainActor struct StackArrangement {
    typealias Attribute = NSLayoutConstraint.Attribute

    struct Arranged {
        let state: LayoutState
        let isHidden: Bool
        let spacingAfter: CGFloat
    }

    private let reference: Unmanaged<UIStackView>
    /// Each time it is asked for its references are counted: what is asked for often lies below.
    var stack: UIStackView { reference.takeUnretainedValue() }
    let stackAlignment: UIStackView.Alignment
    private let distribution: UIStackView.Distribution
    private let spacing: CGFloat
    private let isByBaseline: Bool
    let views: UnsafeBufferPointer<Arranged>
    let visible: UnsafeBufferPointer<Arranged>
    let canvas: LayoutState
    let isHorizontal: Bool
    let start: Attribute
    let end: Attribute
    let size: Attribute
    let middle: Attribute
    let acrossStart: Attribute
    let acrossEnd: Attribute
    let acrossSize: Attribute
    let acrossMiddle: Attribute
    private let state: LayoutState
    /// Nothing but the stack has a say in its rows, and nobody has asked for its constraints: there need be no objects.
    private let isBare: Bool
    private var leftovers: Leftovers
    private var isTakenUp = false

    /// What the arrangement before made, as far as it isn't taken over.
    private struct Leftovers {
        var bare = BareRows()
        /// Where to go on looking: what stays the same comes in the same order.
        var next = 0
        /// Looking through everything again and again would take longer than making it anew.
        var patience = 0
    }

    /// Brings the stack's constraints up to date, or has the engine do so when it takes them up: the first time there are none.
    static func renew(_ stack: UIStackView) {
        let state = stack.layoutItem
        if state.marks.contains(.awaitsArrangement) { return }
        guard state.record.pointee.bare.count == 0, stack.made.isEmpty, stack.spacers.isEmpty, !stack.items.isEmpty,
            stack.distribution != .fillProportionally, !stack.isLayoutMarginsRelativeArrangement,
            !stack.isBaselineRelativeArrangement, stack.alignment != .firstBaseline, stack.alignment != .lastBaseline
        else {
            return rebuild(stack)
        }
        state.marks.insert(.awaitsArrangement)
        state.bareRowsWait()
    }

    /// Brings the stack's constraints up to date: those that are needed as before stay, with another constant if need be.
    ///
    /// - Parameter isTakenUp: The engine takes up the rows as soon as they are there.
    static func rebuild(_ stack: UIStackView, isTakenUp: Bool = false) {
        stack.isArrangementStale = false
        let count = stack.items.count
        withUnsafeTemporaryAllocation(of: Arranged.self, capacity: 2 * count) { memory in
            var visibleCount = 0
            let ownSpacing = stack.spacing
            stack.items.withUnsafeBufferPointer { items in
                for index in 0..<count {
                    let state = items[index].state
                    let isHidden = state.record.pointee.view?._withUnsafeGuaranteedRef { $0.isHidden } ?? true
                    let arranged = Arranged(
                        state: state, isHidden: isHidden, spacingAfter: items[index].spacingAfter ?? ownSpacing)
                    memory.initializeElement(at: index, to: arranged)
                    if isHidden { continue }
                    memory.initializeElement(at: count + visibleCount, to: arranged)
                    visibleCount += 1
                }
            }
            var arrangement = StackArrangement(
                stack, ownSpacing, UnsafeBufferPointer(rebasing: memory[..<count]),
                UnsafeBufferPointer(rebasing: memory[count..<count + visibleCount]))
            arrangement.isTakenUp = isTakenUp
            arrangement.rebuild()
        }
    }

    private init(
        _ stack: UIStackView, _ spacing: CGFloat, _ views: UnsafeBufferPointer<Arranged>,
        _ visible: UnsafeBufferPointer<Arranged>
    ) {
        reference = Unmanaged.passUnretained(stack)
        self.spacing = spacing
        stackAlignment = stack.alignment
        distribution = stack.distribution
        self.views = views
        self.visible = visible
        state = stack.layoutItem
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.layoutItem : state
        isHorizontal = stack.axis == .horizontal
        start = isHorizontal ? .leading : .top
        end = isHorizontal ? .trailing : .bottom
        size = isHorizontal ? .width : .height
        middle = isHorizontal ? .centerX : .centerY
        acrossStart = isHorizontal ? .top : .leading
        acrossEnd = isHorizontal ? .bottom : .trailing
        acrossSize = isHorizontal ? .height : .width
        acrossMiddle = isHorizontal ? .centerY : .centerX
        let isBaselineRelative = stack.isBaselineRelativeArrangement
        isByBaseline = isBaselineRelative && !isHorizontal
        // Margins and baselines move by themselves; whoever moves them looks for constraints that name them.
        isBare =
            stack.made.isEmpty && canvas == state && !isBaselineRelative && stackAlignment != .firstBaseline
            && stackAlignment != .lastBaseline
        leftovers = Leftovers()
    }

    private mutating func rebuild() {
        let hadSpacers = reference._withUnsafeGuaranteedRef { stack in
            if stack.spacers.isEmpty { return false }
            swap(&stack.spacers, &stack.idleSpacers)
            return true
        }
        if isBare { rebuildBare() } else { rebuildObjects() }
        if !hadSpacers { return }
        for spacer in stack.idleSpacers { stack.removeLayoutGuide(spacer) }
        stack.idleSpacers = []
    }

    private mutating func rebuildObjects() {
        state.giveObjects()
        stack.idleConstraints = stack.made
        leftovers.patience = 256 + 8 * stack.made.count
        stack.made = []
        stack.made.reserveCapacity(max(stack.idleConstraints.count, 5 * views.count))
        arrange()
        for constraint in stack.idleConstraints { if let constraint { ConstraintActivation.deactivate(constraint.row) } }
        stack.idleConstraints = []
    }

    /// Without objects. What the engine knows already is told from the rest by its number.
    private mutating func rebuildBare() {
        var old = state.record.pointee.bare
        leftovers.bare = old
        leftovers.patience = 256 + 8 * Int(old.count)
        state.record.pointee.bare = BareRows()
        state.record.pointee.bare.reserve(old.count > 0 ? old.count : Int32(5 * views.count + 8))
        arrange()
        var waits = old.count == 0
        if !waits {
            let engine = state.engine
            for index in 0..<old.count { engine?.remove(old[index]) }
            for index in 0..<state.record.pointee.bare.count {
                let row = state.record.pointee.bare[index]
                if row.pointee.row >= 0 { engine?.rows.set(row, at: row.pointee.row) } else { waits = true }
            }
            old.deallocate()
        }
        if waits, state.record.pointee.bare.count > 0, !isTakenUp { state.bareRowsWait() }
    }

    private mutating func arrange() {
        if views.isEmpty { return }
        distribute()
        align()
    }

    // MARK: Making constraints
    mutating func add(
        _ label: StackLabel, _ first: LayoutState, _ attribute: Attribute, _ second: LayoutState, _ other: Attribute,
        multiplier: CGFloat = 1, priority: Float = 1000
    ) {
        keep(label, first, attribute, .equal, second, other, multiplier, 0, priority)
    }

    mutating func add(
        _ label: StackLabel, _ first: LayoutState, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: LayoutState, _ other: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
    ) {
        keep(label, first, attribute, relation, second, other, multiplier, constant, priority)
    }

    mutating func addSize(
        _ label: StackLabel, _ item: LayoutState, _ attribute: Attribute, _ length: CGFloat, priority: Float = 1000
    ) {
        keep(label, item, attribute, .equal, nil, .notAnAttribute, 1, length, priority)
    }

    private mutating func keep(
        _ label: StackLabel, _ first: LayoutState, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: LayoutState?, _ other: Attribute, _ multiplier: CGFloat, _ constant: CGFloat, _ priority: Float
    ) {
        if !isBare {
            return keepObject(
                ConstraintRecord(
                    firstState: first, secondState: second, constant: constant, multiplier: multiplier, priority: priority,
                    firstAttribute: attribute, secondAttribute: other, relation: relation, label: label,
                    firstGeneration: first.record.pointee.generation,
                    secondGeneration: second?.record.pointee.generation ?? 0))
        }
        let row = state.record.pointee.bare.append()
        row.begin(label, first, attribute, relation, second, other, multiplier, constant, priority, holder: state)
        if leftovers.bare.count > 0 { takeOver(into: row) }
    }

    private mutating func keepObject(_ record: ConstraintRecord) {
        if !stack.idleConstraints.isEmpty, let old = takeOver(record) {
            if old.row.pointee.constant != record.constant { old.changeConstant(to: record.constant) }
            stack.made.append(old)
            return
        }
        let constraint = NSLayoutConstraint(record)
        constraint.storedIdentifier = record.label.identifier
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
    private mutating func takeOver(_ record: ConstraintRecord) -> NSLayoutConstraint? {
        let count = stack.idleConstraints.count
        var index = leftovers.next
        for _ in 0..<count {
            if leftovers.patience <= 0 { return nil }
            leftovers.patience -= 1
            if index >= count { index = 0 }
            if let constraint = stack.idleConstraints[index], Self.isSame(constraint.row, record),
                constraint.row.pointee.holder == state, constraint.storedIdentifier == record.label.identifier
            {
                stack.idleConstraints[index] = nil
                leftovers.next = index + 1
                return constraint
            }
            index += 1
        }
        return nil
    }

    /// The number that a row of the arrangement before has in the engine, if it says the same.
    private mutating func takeOver(into row: ConstraintRow) {
        let count = Int(leftovers.bare.count)
        var index = leftovers.next
        for _ in 0..<count {
            if leftovers.patience <= 0 { return }
            leftovers.patience -= 1
            if index >= count { index = 0 }
            let old = leftovers.bare[Int32(index)]
            if old.pointee.row >= 0, old.saysTheSame(as: row) {
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
        let stack = stack
        if !stack.idleSpacers.isEmpty, let index = stack.idleSpacers.firstIndex(where: { $0 is Guide }) {
            let guide = stack.idleSpacers.remove(at: index)
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
    private mutating func distribute() {
        if let first = visible.first, let last = visible.last {
            add(.canvasConnection, canvas, start, first.state, start)
            add(.canvasConnection, canvas, end, last.state, end)
        } else {
            add(.canvasConnection, canvas, start, views[0].state, start)
            addSize(.canvasFit, canvas, size, 0, priority: 49)
        }
        addSpacings(distribution == .equalSpacing || distribution == .equalCentering ? .greaterThanOrEqual : .equal)
        if visible.count < views.count {
            for view in views where view.isHidden { addSize(.hiding, view.state, size, 0) }
        }
        switch distribution {
        case .fill: break
        case .fillEqually: makeEqual()
        case .fillProportionally: makeProportional()
        case .equalSpacing, .equalCentering: spread(distribution)
        }
    }

    private mutating func makeEqual() {
        guard let first = visible.first?.state else { return }
        for view in visible.dropFirst() { add(.fillEqually, view.state, size, first, size) }
    }

    private mutating func addSpacings(_ relation: NSLayoutConstraint.Relation) {
        let firstVisible = views.firstIndex { !$0.isHidden } ?? -1
        let lastVisible = views.lastIndex { !$0.isHidden } ?? -1
        var base = spacing
        for index in 1..<max(views.count, 1) {
            let previous = views[index - 1]
            let next = views[index]
            if !previous.isHidden { base = previous.spacingAfter }
            var space: CGFloat = 0
            if index > firstVisible, index <= lastVisible, index - 1 >= firstVisible {
                let hidden = (previous.isHidden ? 1 : 0) + (next.isHidden ? 1 : 0)
                space = base - base / 2 * CGFloat(hidden)
            }
            add(
                .spacing, next.state, isByBaseline ? .firstBaseline : start, relation, previous.state,
                isByBaseline ? .lastBaseline : end, constant: space)
        }
    }

    private mutating func spread(_ distribution: UIStackView.Distribution) {
        var first: LayoutState?
        var priority: Float = 149
        let isCentering = distribution == .equalCentering
        for index in 1..<max(visible.count, 1) {
            let gap = spacer(_UIOLAGapGuide(), "UISV-distributing")
            add(.distributingEdge, gap, start, visible[index - 1].state, isCentering ? middle : end)
            add(.distributingEdge, gap, end, visible[index].state, isCentering ? middle : start)
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

    private mutating func makeProportional() {
        let lengths = visible.map { arranged -> CGFloat in
            let content = arranged.state.view?.intrinsicContentSize ?? .zero
            return isHorizontal ? content.width : content.height
        }
        var total = lengths.filter { $0 > 0 }.reduce(0, +)
        if total <= 0 {
            // Stack views inside have no intrinsic size, but lengths that their own constraints give them.
            let hasStacks = visible.contains { $0.state.view is UIStackView }
            return hasStacks ? () : makeEqual()
        }
        total += spacing * CGFloat(visible.count - 1)
        let isAlone = lengths.filter { $0 > 0 }.count == 1 && (visible.count == 1 || spacing == 0)
        var priority: Float = isAlone ? 1000 : 999
        for (arranged, length) in zip(visible, lengths) {
            if length > 0 {
                add(
                    .fillProportionally, arranged.state, size, canvas, size, multiplier: length / total,
                    priority: max(priority, 760))
                priority -= 1
            } else {
                addSize(.fillProportionally, arranged.state, size, 0)
            }
        }
    }
}
