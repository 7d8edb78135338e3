@_spi(House) import AppleFoundation
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

    private let reference: Uncounted<UIStackView>
    /// Each time it is asked for its references are counted: what is asked for often lies below.
    var stack: UIStackView { reference.object }
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
    /// Nothing but the stack has a say in its rows: until somebody asks for its constraints there need be no objects.
    private let needsNoObjects: Bool
    private var isTakenUp = false
    /// What is needed.
    private var rows = BareRows()

    /// What the arrangement before made, as far as it isn't taken over.
    private struct Leftovers {
        private(set) var rows: [ConstraintRow?]
        /// Where to go on looking: what stays the same comes in the same order.
        private var next = 0
        /// Looking through everything again and again would take longer than making it anew.
        private var patience: Int

        init(_ rows: [ConstraintRow?]) {
            self.rows = rows
            patience = 256 + 8 * rows.count
        }

        /// The one that says the same, apart from the constant.
        mutating func take(like row: ConstraintRow, where isUsable: (ConstraintRow) -> Bool) -> ConstraintRow? {
            for _ in 0..<rows.count {
                if patience <= 0 { return nil }
                patience -= 1
                if next >= rows.count { next = 0 }
                let index = next
                next += 1
                guard let old = rows[index], old.saysTheSame(as: row), isUsable(old) else { continue }
                rows[index] = nil
                return old
            }
            return nil
        }
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
                    let isHidden = state.record.pointee.view?.use { $0.isHidden } ?? true
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
        reference = Uncounted(stack)
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
        needsNoObjects =
            canvas == state && !isBaselineRelative && stackAlignment != .firstBaseline
            && stackAlignment != .lastBaseline
    }

    private mutating func rebuild() {
        let hadSpacers = reference.use { stack in
            if stack.spacers.isEmpty { return false }
            swap(&stack.spacers, &stack.idleSpacers)
            return true
        }
        rows.reserve(max(state.record.pointee.bare.count, Int32(5 * views.count + 8)))
        if !views.isEmpty {
            distribute()
            align()
        }
        // Whose content's size was asked for may have asked for the constraints.
        if needsNoObjects, stack.made.isEmpty { keepBare() } else { keepObjects() }
        if !hadSpacers { return }
        for spacer in stack.idleSpacers { stack.removeLayoutGuide(spacer) }
        stack.idleSpacers = []
    }

    /// Without objects. What the engine knows already keeps its number there.
    private func keepBare() {
        var old = state.record.pointee.bare
        state.record.pointee.bare = rows
        var waits = rows.count > 0
        if old.count > 0 {
            waits = false
            let engine = state.engine
            var leftovers = Leftovers((0..<old.count).map { old[$0] })
            for index in 0..<rows.count {
                let row = rows[index]
                guard let known = leftovers.take(like: row, where: { $0.pointee.row >= 0 }) else {
                    waits = true
                    continue
                }
                row.pointee.row = known.pointee.row
                row.pointee.offset = known.pointee.offset
                known.pointee.row = -1
                engine?.rows.set(row, at: row.pointee.row)
                if known.pointee.constant != row.pointee.constant { engine?.constantChanged(row) }
            }
            for index in 0..<old.count { engine?.remove(old[index]) }
        }
        old.deallocate()
        if waits, !isTakenUp { state.bareRowsWait() }
    }

    /// Still held by the stack, and for what it was made for.
    private func isMine(_ row: ConstraintRow) -> Bool {
        row.pointee.holder == state && row.namesTheLiving
            && row.constraint.storedIdentifier == row.pointee.label.identifier
    }

    private mutating func keepObjects() {
        state.giveObjects()
        let old = stack.made
        var leftovers = Leftovers(old.map(\.row))
        var made: [NSLayoutConstraint] = []
        made.reserveCapacity(Int(rows.count))
        for index in 0..<rows.count {
            let row = rows[index]
            if let known = leftovers.take(like: row, where: isMine) {
                known.constraint.changeConstant(to: row.pointee.constant)
                made.append(known.constraint)
            } else {
                let constraint = row.makeObject()
                ConstraintActivation.hold(constraint.row, by: Uncounted(stack))
                made.append(constraint)
            }
        }
        stack.made = made
        // Those that somebody took out of the stack are held by nobody else.
        withExtendedLifetime(old) {
            for row in leftovers.rows { if let row { ConstraintActivation.deactivate(row) } }
        }
        rows.deallocate()
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
        rows.append(
            ConstraintRecord(
                firstState: first, secondState: second, holder: state, constant: constant, multiplier: multiplier,
                priority: priority, marks: .isBare, firstAttribute: attribute, secondAttribute: other, relation: relation,
                label: label))
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
