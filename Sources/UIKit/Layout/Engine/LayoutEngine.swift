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
    var items: ContiguousArray<LayoutState?> = []
    private var freeItems: [Int32] = []
    /// Whose variable a number is: place of the item times 4, plus which of the four.
    private var owners: ContiguousArray<Int32> = []
    /// Which constraint a row of the solver is.
    var rows: ContiguousArray<Unmanaged<NSLayoutConstraint>?> = []
    var staleContent: [LayoutState] = []
    var rewrapping: [LayoutState] = []
    private var scratch: ContiguousArray<Solver.Term> = []
    private var sum = 0.0
    private var needsMirror = false
    private unowned(unsafe) var space: UIView
    private var spaceScale = 1.0
    /// A root that no mask holds keeps the size it has, unless a constraint says otherwise.
    private var stays: (width: Solver.ConstraintID, height: Solver.ConstraintID)?
    var isUpdating = false
    var marksViews = true
    var knownConflicts: [Solver.Conflict] = []
    /// Weak wishes that show another solution.
    var exercised: [Int32: Solver.ConstraintID] = [:]

    init(root: UIView) {
        self.root = root
        space = root
    }

    // MARK: Items

    /// Gives an item its variables.
    @inline(__always) func join(_ state: LayoutState) { if state.x < 0 { enter(state) } }

    private func enter(_ state: LayoutState) {
        state.engine = self
        if let free = freeItems.popLast() {
            state.index = free
            items[Int(free)] = state
        } else {
            state.index = Int32(items.count)
            items.append(state)
        }
        state.x = variable(state.index, 0)
        state.y = variable(state.index, 1)
        state.width = variable(state.index, 2)
        state.height = variable(state.index, 3)
        guard let view = state.view else {
            if state.guide?.kind == .content {
                // The content's coordinates begin where it begins.
                solver.fix(.init(index: state.x), at: 0)
                solver.fix(.init(index: state.y), at: 0)
            }
            return
        }
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

    private func variable(_ item: Int32, _ part: Int32) -> Int32 {
        let made = solver.makeVariable().index
        while owners.count <= Int(made) { owners.append(-1) }
        owners[Int(made)] = item * 4 + part
        return made
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

    func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }

    private func stay(_ state: LayoutState, _ view: UIView) {
        let size = view.viewLayer.bounds.size
        let width = solver.add(.init(.init(index: state.width)), .equal, finite(size.width), priority: Self.stayPriority)
        let height = solver.add(.init(.init(index: state.height)), .equal, finite(size.height), priority: Self.stayPriority)
        stays = (width, height)
        retie(subviewsOf: view)
        state.marks.insert(.contentIsStale)
        staleContent.append(state)
    }

    private static let stayPriority: Float = 0.001

    /// The engine gives the view its frame.
    func manage(_ state: LayoutState, _ view: UIView) {
        state.marks.insert(.isManaged)
        view.flags.insert(.isPlacedByEngine)
        if let parent = view.superview {
            let above = parent.passiveLayoutItem
            above.managedChildren += 1
            above.engine = self
            parent.viewLayer.setNeedsLayout()
        }
        if !state.marks.contains(.contentIsStale) {
            state.marks.insert(.contentIsStale)
            staleContent.append(state)
        }
        retie(subviewsOf: view)
    }

    func unmanage(_ state: LayoutState, _ view: UIView) {
        guard state.marks.contains(.isManaged) else { return }
        state.marks.remove(.isManaged)
        view.flags.remove(.isPlacedByEngine)
        removeContent(state)
        view.superview?.layoutState?.managedChildren -= 1
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
        guard state.x >= 0 else { return }
        untie(state)
        if let view = state.view { unmanage(state, view) }
        removeContent(state)
        if let row = exercised.removeValue(forKey: state.index) { solver.remove(row) }
        if state.view === root, let stays {
            solver.remove(stays.width)
            solver.remove(stays.height)
            self.stays = nil
        }
        for variable in [state.x, state.y, state.width, state.height] {
            solver.removeVariable(.init(index: variable))
            owners[Int(variable)] = -1
        }
        freeItems.append(state.index)
        items[Int(state.index)] = nil
        state.forgetEngine()
    }

    /// The frame of a view was set by somebody else.
    func geometryChanged(_ state: LayoutState, _ view: UIView) {
        guard state.x >= 0 else { return }
        if state.marks.contains(.isPinned) {
            pin(state, view)
        } else if let stays, view === root {
            let size = view.viewLayer.bounds.size
            solver.setConstant(finite(size.width), of: stays.width)
            solver.setConstant(finite(size.height), of: stays.height)
        }
    }

    // MARK: Rows

    func install(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.first, let holder = constraint.holder?.view else { return }
        prepareSum(constraint, first, holder: holder)
        let constant = Double(constraint.storedConstant)
        constraint.offset = sum
        let relation = Solver.Relation(rawValue: Int8(constraint.storedRelation.rawValue)) ?? .equal
        let priority = max(constraint.storedPriority, 0.001)
        let row: Solver.ConstraintID
        switch scratch.count {
        case 0: return
        case 1: row = solver.add(scratch[0], relation, constant - sum, priority: priority)
        case 2: row = solver.add(scratch[0], scratch[1], relation, constant - sum, priority: priority)
        case 3: row = solver.add(scratch[0], scratch[1], scratch[2], relation, constant - sum, priority: priority)
        case 4: row = solver.add(scratch[0], scratch[1], scratch[2], scratch[3], relation, constant - sum, priority: priority)
        default: row = solver.add(Array(scratch), relation, constant - sum, priority: priority)
        }
        constraint.row = row.index
        while rows.count <= Int(row.index) { rows.append(nil) }
        rows[Int(row.index)] = Unmanaged.passUnretained(constraint)
        // The holder finds its engine here even when nothing names the holder itself.
        if let state = constraint.holder, state.engine == nil { state.engine = self }
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard constraint.row >= 0 else { return }
        solver.remove(.init(index: constraint.row))
        rows[Int(constraint.row)] = nil
        constraint.row = -1
        constraint.marks.remove(.isReported)
        wake()
    }

    func constantChanged(_ constraint: NSLayoutConstraint) {
        solver.setConstant(Double(constraint.storedConstant) - constraint.offset, of: .init(index: constraint.row))
        wake()
    }

    func priorityChanged(_ constraint: NSLayoutConstraint) {
        solver.setPriority(max(constraint.storedPriority, 0.001), of: .init(index: constraint.row))
        wake()
    }

    /// Margins, safe area, insets or baselines that the constraint reaches to have changed.
    func refresh(_ constraint: NSLayoutConstraint) {
        guard constraint.row >= 0, let first = constraint.first, let holder = constraint.holder?.view else { return }
        prepareSum(constraint, first, holder: holder)
        guard sum != constraint.offset else { return }
        constraint.offset = sum
        constantChanged(constraint)
    }

    /// Its terms are other ones now: another reading direction, another baseline view.
    func reinstall(_ constraint: NSLayoutConstraint) {
        guard constraint.row >= 0 else { return }
        remove(constraint)
        install(constraint)
    }

    /// There is something to solve before the next frame.
    func wake() { TransactionStack.shared.noteChange() }

    private func prepareSum(_ constraint: NSLayoutConstraint, _ first: LayoutTarget, holder: UIView) {
        scratch.removeAll(keepingCapacity: true)
        sum = 0
        let multiplier = Double(constraint.storedMultiplier)
        space = holder
        needsMirror = first.attribute.kind == .readingX && first.state.hostView?.isRightToLeft == true
        spaceScale = 1
        if let second = constraint.second {
            spaceScale = multiplier
            if multiplier == 1, constraint.marks.contains(.isHeldAbove) {
                // Distances are the same everywhere; the nearest common ancestor needs the fewest terms.
                space = ConstraintActivation.commonAncestor(of: constraint) ?? holder
            }
            add(first, 1)
            add(second, -multiplier)
        } else {
            add(first, 1)
        }
    }

    private func add(_ target: LayoutTarget, _ factor: Double) {
        add(target.state, target.attribute, factor)
        if let origin = target.origin { add(origin.state, origin.attribute, -factor) }
    }

    @inline(__always) private func term(_ variable: Int32, _ factor: Double) {
        for place in scratch.indices where scratch[place].variable.index == variable {
            scratch[place].coefficient += factor
            if scratch[place].coefficient == 0 { scratch.remove(at: place) }
            return
        }
        scratch.append(Solver.Term(Solver.Variable(index: variable), factor))
    }

    /// Adds `factor` times the value of an attribute, in the coordinates of `space`.
    private func add(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double) {
        guard let host = state.hostView else { return }
        let isOwn = state.view != nil || state.guide?.kind == .free || state.guide?.kind == .content
        var box = isOwn ? state : host.layoutItem
        if host.placesContent, host === space, attribute.kind != .size, !isCenter(attribute), state.guide == nil {
            // A scroll view's edges are those of its content to all that lies inside.
            box = host.scrollContentGuide.layoutItem
        }
        join(box)
        let insets = self.insets(state, attribute, host)
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
            var factor = factor
            if needsMirror {
                if spaceScale != 1 {
                    join(space.layoutItem)
                    term(space.layoutItem.width, factor)
                }
                factor = -factor
            }
            addHorizontal(box, host, attribute, factor, insets, isView: state.view != nil)
        } else {
            addVertical(state, box, host, attribute, factor, insets)
        }
    }

    private func isCenter(_ attribute: NSLayoutConstraint.Attribute) -> Bool { attribute == .centerX || attribute == .centerY }

    private func addHorizontal(
        _ box: LayoutState, _ host: UIView, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ insets: UIEdgeInsets,
        isView: Bool
    ) {
        origin(of: box, host, horizontally: true, factor, isView: isView)
        let isFlipped = attribute.kind == .readingX && host.isRightToLeft
        var isLeft = false
        switch attribute {
        case .centerX, .centerXWithinMargins:
            term(box.width, factor / 2)
            sum += factor * Double(insets.left - insets.right) / 2
            return
        case .left, .leftMargin: isLeft = true
        case .leading, .leadingMargin: isLeft = !isFlipped
        case .trailing, .trailingMargin: isLeft = isFlipped
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
                origin(of: box, host, horizontally: false, factor, isView: true)
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
        origin(of: box, host, horizontally: false, factor, isView: state.view != nil)
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
    private func origin(of box: LayoutState, _ host: UIView, horizontally: Bool, _ factor: Double, isView: Bool) {
        if box.view == nil { term(horizontally ? box.x : box.y, factor) }
        var view = host
        while view !== space {
            let item = view.layoutItem
            join(item)
            term(horizontally ? item.x : item.y, factor)
            guard let above = view.superview else { return }
            view = above
        }
    }

    private func insets(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute, _ host: UIView) -> UIEdgeInsets {
        if let guide = state.guide {
            if guide.kind == .free || guide.kind == .content { return .zero }
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

    /// Who owns a changed variable.
    @inline(__always) func owner(of variable: Int32) -> (state: LayoutState, part: Int32)? {
        let owner = owners[Int(variable)]
        guard owner >= 0, let state = items[Int(owner >> 2)] else { return nil }
        return (state, owner & 3)
    }
}

extension LayoutState {
    /// The engine has gone, or the item has gone from it.
    func forgetEngine() {
        engine = nil
        index = -1
        x = -1
        y = -1
        width = -1
        height = -1
        content = ContentRows()
        maskRows = nil
        marks.subtract([.contentIsStale, .hasMoved, .isManaged, .needsTextHeight, .isPinned])
    }
}
