import AppleFoundation
import ConstraintSolver
import CoreGraphics
import QuartzCore

/// Solves the constraints of one hierarchy and knows which views have to move.
///
/// A view takes part once a constraint names it or lies across it. Places are relative to the superview. A view that keeps its
/// autoresizing mask is pinned at its frame; the others are variables all through.
@MainActor final class LayoutEngine {
    let solver = Solver()
    unowned(unsafe) let root: UIView
    /// Who has which four variables; see `LayoutState.slot`.
    var items: ContiguousArray<LayoutState?> = []
    /// Which constraint a row of the solver is.
    var rows = RowTable()
    var staleContent: ContiguousArray<LayoutState> = []
    /// Who has constraints for the engine to take up; kept for its memory.
    var working: ContiguousArray<LayoutState> = []
    var rewrapping: ContiguousArray<LayoutState> = []
    /// The constraint that is being written out: its terms, and what its left side has without them.
    var terms = UnsafeMutablePointer<Solver.Term>.allocate(capacity: 8)
    private var termCount = 0
    private var termCapacity = 8
    private var sum = 0.0
    /// The holder's content reads from the right: leading edges are right ones.
    private var isReversed = false
    private var needsMirror = false
    private var space: Unmanaged<UIView>
    private var spaceScale = 1.0
    /// A root that no mask holds keeps the size it has, unless a constraint says otherwise.
    private var stays: (width: Solver.ConstraintID, height: Solver.ConstraintID)?
    var isUpdating = false
    /// The last solution was given up: something changes whenever it is asked.
    var isRestless = false
    var marksViews = true
    var knownConflicts: [Solver.Conflict] = []
    /// Weak wishes that show another solution.
    var exercised: [Int32: Solver.ConstraintID] = [:]

    init(root: UIView) {
        self.root = root
        space = Unmanaged.passUnretained(root)
    }

    deinit {
        terms.deallocate()
        rows.deallocate()
    }

    /// Something has changed since the last solution.
    var hasWork: Bool {
        !isRestless && (solver.needsSolving || !staleContent.isEmpty || root.flags.contains(.needsEngine))
    }

    // MARK: Items

    /// Gives an item its variables.
    @inline(__always) func join(_ state: LayoutState) { if !state.takesPart { enter(state) } }

    private func enter(_ state: LayoutState) {
        state.record.pointee.engine = Unmanaged.passUnretained(self)
        let first = solver.makeFourVariables()
        state.slot = first.index / 4
        while items.count <= Int(state.slot) { items.append(nil) }
        items[Int(state.slot)] = state
        guard let reference = state.record.pointee.view else {
            if state.guide?.kind == .content {
                // The content's coordinates begin where it begins.
                solver.fix(.init(index: state.x), at: 0)
                solver.fix(.init(index: state.y), at: 0)
            } else if state.guide?.kind == .frame, let host = state.guide?.owningView {
                fix(state, to: host.viewLayer.bounds)
            }
            return
        }
        reference._withUnsafeGuaranteedRef { view in
            if view === root {
                solver.fix(.init(index: state.x), at: 0)
                solver.fix(.init(index: state.y), at: 0)
                if view.flags.contains(.translatesAutoresizingMask) { pin(state, view) } else { stay(state, view) }
            } else if view.flags.contains(.translatesAutoresizingMask) {
                pin(state, view)
            } else {
                manage(state, view)
            }
        }
    }

    /// The view's frame is given from outside.
    func pin(_ state: LayoutState, _ view: UIView) {
        state.marks.insert(.isPinned)
        if state.maskRows != nil || view.flags.autoresizing != 0, tie(state, view) { return }
        let size = view.viewLayer.bounds.size
        solver.fix(.init(index: state.width), at: finite(size.width))
        solver.fix(.init(index: state.height), at: finite(size.height))
        if view === root { return }
        let anchor = view.viewLayer.anchorPoint
        let position = view.viewLayer.position
        solver.fix(.init(index: state.x), at: finite(position.x - anchor.x * size.width))
        solver.fix(.init(index: state.y), at: finite(position.y - anchor.y * size.height))
    }

    /// The rectangle is given from outside.
    func fix(_ state: LayoutState, to rect: CGRect) {
        guard state.takesPart else { return }
        solver.fix(.init(index: state.x), at: finite(rect.minX))
        solver.fix(.init(index: state.y), at: finite(rect.minY))
        solver.fix(.init(index: state.width), at: finite(rect.width))
        solver.fix(.init(index: state.height), at: finite(rect.height))
    }

    func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }

    private func stay(_ state: LayoutState, _ view: UIView) {
        let size = view.viewLayer.bounds.size
        let width = solver.add(.init(.init(index: state.width)), .equal, finite(size.width), priority: Self.stayPriority)
        let height = solver.add(.init(.init(index: state.height)), .equal, finite(size.height), priority: Self.stayPriority)
        stays = (width, height)
        retie(subviewsOf: view)
        contentIsStale(state)
    }

    private static let stayPriority: Float = 0.001

    /// Most views have no size of their own, and are not asked for it.
    @inline(__always) func contentIsStale(_ state: LayoutState) {
        guard state.marks.isDisjoint(with: .contentIsStale), state.marks.contains(.mayHaveContent) else { return }
        state.marks.insert(.contentIsStale)
        staleContent.append(state)
    }

    /// The engine gives the view its frame.
    func manage(_ state: LayoutState, _ view: UIView) {
        state.marks.formUnion([.isManaged, .hasMoved])
        view.flags.insert(.isPlacedByEngine)
        view.parentReference?._withUnsafeGuaranteedRef { parent in
            let above = parent.passiveLayoutItem
            above.managedChildren += 1
            above.record.pointee.engine = Unmanaged.passUnretained(self)
            if !parent.viewLayer.needsLayout() { parent.viewLayer.setNeedsLayout() }
        }
        contentIsStale(state)
        if !view.subviewList.isEmpty { retie(subviewsOf: view) }
    }

    func unmanage(_ state: LayoutState, _ view: UIView) {
        guard state.marks.contains(.isManaged) else { return }
        state.marks.remove(.isManaged)
        view.flags.remove(.isPlacedByEngine)
        removeContent(state)
        if let above = view.superview?.layoutState { above.managedChildren -= 1 }
    }

    /// `translatesAutoresizingMaskIntoConstraints` is another.
    func translationChanged(_ state: LayoutState, _ view: UIView) {
        guard state.takesPart else { return }
        if view.flags.contains(.translatesAutoresizingMask) {
            if view !== root { unmanage(state, view) }
            pin(state, view)
            retie(subviewsOf: view)
        } else {
            state.marks.remove(.isPinned)
            untie(state)
            solver.release(.init(index: state.width))
            solver.release(.init(index: state.height))
            if view === root {
                if stays == nil { stay(state, view) }
            } else {
                solver.release(.init(index: state.x))
                solver.release(.init(index: state.y))
                manage(state, view)
            }
        }
        wake()
    }

    /// All rows that name the item are gone.
    func leave(_ state: LayoutState) {
        guard state.takesPart else { return }
        untie(state)
        if let view = state.view { unmanage(state, view) }
        removeContent(state)
        if !exercised.isEmpty, let row = exercised.removeValue(forKey: state.slot) { solver.remove(row) }
        if state.view === root, let stays {
            solver.remove(stays.width)
            solver.remove(stays.height)
            self.stays = nil
        }
        solver.removeFourVariables(.init(index: state.x))
        items[Int(state.slot)] = nil
        state.forgetEngine()
    }

    /// The frame of a view was set by somebody else.
    func geometryChanged(_ state: LayoutState, _ view: UIView) {
        guard state.takesPart else { return }
        if state.marks.contains(.isPinned) {
            pin(state, view)
        } else if let stays, view === root {
            let size = view.viewLayer.bounds.size
            solver.setConstant(finite(size.width), of: stays.width)
            solver.setConstant(finite(size.height), of: stays.height)
        }
    }

    // MARK: Rows

    func install(_ row: ConstraintRow) {
        guard let holder = row.pointee.holder, let space = holder.record.pointee.view else { return }
        if row.pointee.marks.contains(.mixesAxes) { return row.constraint.refuseMixedAxes() }
        if !writeOutPlainly(row, holder: space) { writeOut(row, holder: space) }
        if termCount == 0 { return }
        row.pointee.offset = sum
        let relation: Solver.Relation
        switch row.pointee.relation {
        case .lessThanOrEqual: relation = .lessThanOrEqual
        case .equal: relation = .equal
        case .greaterThanOrEqual: relation = .greaterThanOrEqual
        }
        let id = solver.add(
            distinct: terms, count: termCount, relation, Self.limited(row.pointee.constant) - sum,
            priority: max(row.pointee.priority, 0.001))
        row.pointee.row = id.index
        rows.set(row, at: id.index)
        // The holder finds its engine here even when nothing names the holder itself.
        if holder.record.pointee.engine == nil { holder.record.pointee.engine = Unmanaged.passUnretained(self) }
    }

    func remove(_ row: ConstraintRow) {
        guard row.pointee.row >= 0 else { return }
        solver.remove(.init(index: row.pointee.row))
        rows.clear(row.pointee.row)
        row.pointee.row = -1
        row.pointee.marks.remove(.isReported)
        wake()
    }

    func constantChanged(_ row: ConstraintRow) {
        solver.setConstant(Self.limited(row.pointee.constant) - row.pointee.offset, of: .init(index: row.pointee.row))
        wake()
    }

    func priorityChanged(_ row: ConstraintRow) {
        solver.setPriority(max(row.pointee.priority, 0.001), of: .init(index: row.pointee.row))
        wake()
    }

    /// Margins, safe area, insets or baselines that the constraint reaches to have changed.
    func refresh(_ row: ConstraintRow) {
        guard row.pointee.row >= 0, let holder = row.pointee.holder?.record.pointee.view else { return }
        writeOut(row, holder: holder)
        guard sum != row.pointee.offset else { return }
        row.pointee.offset = sum
        constantChanged(row)
    }

    /// Its terms are other ones now: another reading direction, another baseline view.
    func reinstall(_ row: ConstraintRow) {
        guard row.pointee.row >= 0 else { return }
        remove(row)
        install(row)
    }

    /// `greatestFiniteMagnitude` means no limit; sums of such numbers would be none.
    @inline(__always) static func limited(_ value: CGFloat) -> Double { min(max(Double(value), -1e9), 1e9) }

    /// There is something to solve before the next frame.
    func wake() { TransactionStack.noteChange() }

    /// What most constraints say, in one go: a length, or how two plain views lie to each other that the holder is or has as subviews.
    /// False when it takes more than that. The terms come in the same order as otherwise.
    private func writeOutPlainly(_ row: ConstraintRow, holder: Unmanaged<UIView>) -> Bool {
        guard let first = row.pointee.firstState, isPlain(first),
            row.pointee.marks.isDisjoint(with: [.hasOrigins, .isHeldAbove])
        else { return false }
        let attribute = row.pointee.firstAttribute.place
        guard let second = row.pointee.secondState else {
            guard attribute.contains(.size) else { return false }
            join(first)
            terms[0] = Solver.Term(.init(index: attribute.contains(.horizontal) ? first.width : first.height), 1)
            termCount = 1
            sum = 0
            return true
        }
        let other = row.pointee.secondAttribute.place
        guard row.pointee.multiplier == 1, first != second, isPlain(second) else { return false }
        if attribute.contains(.size) {
            guard other.contains(.size) else { return false }
            join(first)
            join(second)
            terms[0] = Solver.Term(.init(index: attribute.contains(.horizontal) ? first.width : first.height), 1)
            terms[1] = Solver.Term(.init(index: other.contains(.horizontal) ? second.width : second.height), -1)
            termCount = 2
            sum = 0
            return true
        }
        guard attribute.contains(.place), other.contains(.place),
            attribute.contains(.horizontal) == other.contains(.horizontal),
            let firstOffset = offset(of: first, in: holder), let secondOffset = offset(of: second, in: holder)
        else { return false }
        if attribute.contains(.reading) || other.contains(.reading) {
            if holder._withUnsafeGuaranteedRef({ $0.isRightToLeft }) { return false }
        }
        join(first)
        var count = 0
        @inline(__always) func put(
            _ state: LayoutState, _ place: NSLayoutConstraint.Attribute.Place, _ offset: Int, _ sign: Double
        ) {
            let start = place.contains(.horizontal) ? state.x : state.y
            if offset > 0 {
                terms[count] = Solver.Term(.init(index: start), sign)
                count += 1
            }
            if place.contains(.end) || place.contains(.middle) {
                terms[count] = Solver.Term(.init(index: start + 2), place.contains(.end) ? sign : sign / 2)
                count += 1
            }
        }
        put(first, attribute, firstOffset, 1)
        join(second)
        put(second, other, secondOffset, -1)
        termCount = count
        sum = 0
        return true
    }

    /// Says nothing about itself that `UIView` doesn't say.
    @inline(__always) private func isPlain(_ state: LayoutState) -> Bool { state.isView && !state.marks.contains(.isSpecial) }

    /// How many levels below the holder: none or one, or nil for more.
    @inline(__always) private func offset(of state: LayoutState, in holder: Unmanaged<UIView>) -> Int? {
        guard let view = state.record.pointee.view else { return nil }
        if view.toOpaque() == holder.toOpaque() { return 0 }
        return view._withUnsafeGuaranteedRef { $0.parentReference }?.toOpaque() == holder.toOpaque() ? 1 : nil
    }

    /// Collects the terms of a constraint; those that cancel each other out are left out.
    private func writeOut(_ row: ConstraintRow, holder: Unmanaged<UIView>) {
        termCount = 0
        sum = 0
        guard let first = row.pointee.firstState else { return }
        space = holder
        spaceScale = 1
        let attribute = row.pointee.firstAttribute
        let reads = attribute.kind == .readingX
        isReversed =
            reads || row.pointee.secondAttribute.kind == .readingX
            ? holder._withUnsafeGuaranteedRef { $0.isRightToLeft } : false
        needsMirror = reads && isReversed
        let hasOrigins = row.pointee.marks.contains(.hasOrigins)
        if let second = row.pointee.secondState {
            let multiplier = Double(row.pointee.multiplier)
            spaceScale = multiplier
            if multiplier == 1, row.pointee.marks.contains(.isHeldAbove) {
                // Distances are the same everywhere; the nearest common ancestor needs the fewest terms.
                space = ConstraintActivation.commonAncestor(of: row) ?? holder
            }
            add(first, attribute, 1)
            if hasOrigins, let origin = row.constraint.firstOrigin { add(origin.state, origin.attribute, -1) }
            add(second, row.pointee.secondAttribute, -multiplier)
            if hasOrigins, let origin = row.constraint.secondOrigin { add(origin.state, origin.attribute, multiplier) }
        } else {
            add(first, attribute, 1)
            if hasOrigins, let origin = row.constraint.firstOrigin { add(origin.state, origin.attribute, -1) }
        }
        var count = 0
        for place in 0..<termCount where terms[place].coefficient != 0 {
            if count != place { terms[count] = terms[place] }
            count += 1
        }
        termCount = count
    }

    @inline(__always) private func term(_ variable: Int32, _ factor: Double) {
        for place in 0..<termCount where terms[place].variable.index == variable {
            terms[place].coefficient += factor
            return
        }
        if termCount == termCapacity { makeRoom() }
        terms[termCount] = Solver.Term(.init(index: variable), factor)
        termCount += 1
    }

    private func makeRoom() {
        let larger = UnsafeMutablePointer<Solver.Term>.allocate(capacity: termCapacity * 2)
        larger.moveInitialize(from: terms, count: termCount)
        terms.deallocate()
        terms = larger
        termCapacity *= 2
    }

    /// Adds `factor` times the value of an attribute, in the coordinates of `space`.
    private func add(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double) {
        guard let host = state.host else { return }
        if isPlain(state), attribute.rawValue <= NSLayoutConstraint.Attribute.centerY.rawValue {
            return addPlain(state, host, attribute, factor)
        }
        host._withUnsafeGuaranteedRef { addSpecial(state, $0, attribute, factor) }
    }

    /// The attribute of a view that says nothing about itself that `UIView` doesn't say.
    private func addPlain(
        _ state: LayoutState, _ host: Unmanaged<UIView>, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double
    ) {
        join(state)
        var factor = factor
        var reachesEnd = false
        var isHorizontal = true
        switch attribute {
        case .width: return term(state.width, factor)
        case .height: return term(state.height, factor)
        case .left: break
        case .right: reachesEnd = true
        case .leading, .trailing: reachesEnd = (attribute == .trailing) != isReversed
        case .centerX: break
        default:
            isHorizontal = false
            reachesEnd = attribute == .bottom
        }
        if isHorizontal, needsMirror { factor = mirrored(factor) }
        origin(of: host, horizontally: isHorizontal, factor)
        if attribute == .centerX || attribute == .centerY {
            term(isHorizontal ? state.width : state.height, factor / 2)
        } else if reachesEnd {
            term(isHorizontal ? state.width : state.height, factor)
        }
    }

    /// Right to left, distances are counted from the right edge.
    private func mirrored(_ factor: Double) -> Double {
        if spaceScale != 1 {
            let item = space._withUnsafeGuaranteedRef { $0.layoutItem }
            join(item)
            term(item.width, factor)
        }
        return -factor
    }

    private func addSpecial(
        _ state: LayoutState, _ host: UIView, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double
    ) {
        let kind = state.guide?.kind
        let isOwn = state.isView || kind?.hasOwnBox == true
        var box = isOwn ? state : host.layoutItem
        if host.placesContent, isSpace(host), attribute.kind != .size, !isCenter(attribute), kind == nil {
            // A scroll view's edges are those of its content to all that lies inside.
            box = host.scrollContentGuide.layoutItem
        }
        join(box)
        let insets = self.insets(state, kind, attribute, host)
        switch attribute {
        case .width:
            term(box.width, factor)
            sum -= factor * Double(insets.left + insets.right)
            return
        case .height:
            if let strip = state.guide?.strip(in: host) {
                sum += factor * Double(strip.height)
                return
            }
            term(box.height, factor)
            sum -= factor * Double(insets.top + insets.bottom)
            return
        default: break
        }
        if attribute.isHorizontal {
            addHorizontal(box, host, attribute, needsMirror ? mirrored(factor) : factor, insets)
        } else {
            addVertical(state, box, host, attribute, factor, insets)
        }
    }

    private func isSpace(_ view: UIView) -> Bool { space.toOpaque() == Unmanaged.passUnretained(view).toOpaque() }

    private func isCenter(_ attribute: NSLayoutConstraint.Attribute) -> Bool { attribute == .centerX || attribute == .centerY }

    private func addHorizontal(
        _ box: LayoutState, _ host: UIView, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ insets: UIEdgeInsets
    ) {
        origin(of: box, host, horizontally: true, factor)
        var isLeft = false
        switch attribute {
        case .centerX, .centerXWithinMargins:
            term(box.width, factor / 2)
            sum += factor * Double(insets.left - insets.right) / 2
            return
        case .left, .leftMargin: isLeft = true
        case .leading, .leadingMargin: isLeft = !isReversed
        case .trailing, .trailingMargin: isLeft = isReversed
        default: isLeft = false
        }
        if isLeft {
            sum += factor * Double(insets.left)
        } else {
            term(box.width, factor)
            sum -= factor * Double(insets.right)
        }
    }

    private func addVertical(
        _ state: LayoutState, _ box: LayoutState, _ host: UIView, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
        _ insets: UIEdgeInsets
    ) {
        if attribute == .firstBaseline || attribute == .lastBaseline, let view = state.view {
            let isFirst = attribute == .firstBaseline
            if let distance = view.baselineFromBottom(first: isFirst) {
                view.layoutItem.marks.insert(.hasMarginReferences)
                origin(of: box, host, horizontally: false, factor)
                term(box.height, factor)
                sum -= factor * Double(distance)
                return
            }
            let other = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            if other !== view, other.isInside(view) {
                if other.layoutState?.takesPart == true || !other.translatesAutoresizingMaskIntoConstraints {
                    return add(other.layoutItem, attribute, factor)
                }
            }
        }
        origin(of: box, host, horizontally: false, factor)
        if let strip = state.guide?.strip(in: host) {
            if !strip.isAtTop { term(box.height, factor) }
            let share: Double
            switch attribute {
            case .top, .topMargin: share = strip.isAtTop ? 0 : -1
            case .centerY, .centerYWithinMargins: share = strip.isAtTop ? 0.5 : -0.5
            default: share = strip.isAtTop ? 1 : 0
            }
            sum += factor * share * Double(strip.height)
            return
        }
        switch attribute {
        case .top, .topMargin, .firstBaseline:
            sum += factor * Double(insets.top)
        case .centerY, .centerYWithinMargins:
            term(box.height, factor / 2)
            sum += factor * Double(insets.top - insets.bottom) / 2
        default:
            term(box.height, factor)
            sum -= factor * Double(insets.bottom)
        }
    }

    /// The left or top edge in the coordinates of `space`.
    private func origin(of box: LayoutState, _ host: UIView, horizontally: Bool, _ factor: Double) {
        if !box.isView {
            term(horizontally ? box.x : box.y, factor)
            if host.placesContent, !isSpace(host) { leaveContent(of: host, horizontally, factor) }
        }
        origin(of: Unmanaged.passUnretained(host), horizontally: horizontally, factor)
    }

    private func origin(of host: Unmanaged<UIView>, horizontally: Bool, _ factor: Double) {
        var next: Unmanaged<UIView>? = host
        while let view = next, view.toOpaque() != space.toOpaque() {
            let isHost = view.toOpaque() == host.toOpaque()
            next = view._withUnsafeGuaranteedRef { view in
                let item = view.layoutItem
                join(item)
                term(horizontally ? item.x : item.y, factor)
                if !isHost, item.marks.contains(.isSpecial), view.placesContent { leaveContent(of: view, horizontally, factor) }
                return view.parentReference
            }
        }
    }

    /// Outside of a scroll view its content is where it was scrolled to.
    private func leaveContent(of view: UIView, _ horizontally: Bool, _ factor: Double) {
        let visible = view.scrollFrameGuide.layoutItem
        join(visible)
        term(horizontally ? visible.x : visible.y, -factor)
    }

    private func insets(
        _ state: LayoutState, _ kind: UILayoutGuide.Kind?, _ attribute: NSLayoutConstraint.Attribute, _ host: UIView
    ) -> UIEdgeInsets {
        if let guide = state.guide {
            if kind?.hasOwnBox == true { return .zero }
            host.layoutItem.marks.insert(.hasMarginReferences)
            return guide.systemInsets(in: host)
        }
        if attribute.isMargin {
            state.marks.insert(.hasMarginReferences)
            return host.layoutMargins
        }
        return host.alignmentRectInsets
    }

    // MARK: Results

    @inline(__always) func value(_ variable: Int32) -> CGFloat { CGFloat(solver.value(of: .init(index: variable))) }
}

extension LayoutState {
    /// The engine has gone, or the item has gone from it.
    func forgetEngine() {
        record.pointee.engine = nil
        record.pointee.slot = -1
        content = ContentRows()
        maskRows = nil
        marks.subtract([.contentIsStale, .hasMoved, .isManaged, .needsTextHeight, .isPinned])
    }
}
