import AppleFoundation
import ConstraintSolver
import CoreGraphics

/// What the layout of a hierarchy has to say about itself.
@MainActor package struct LayoutReport {
    package struct Conflict {
        /// Set aside, so that the rest has a solution.
        package let broken: NSLayoutConstraint
        /// All that contradict each other, `broken` among them.
        package let constraints: [NSLayoutConstraint]
    }

    package let conflicts: [Conflict]
    /// Views whose place or size more than one solution would allow.
    package let ambiguousViews: [UIView]
    package let constraintCount: Int
    package let variableCount: Int
    package let solverMemory: Int

    /// The report of the hierarchy that `view` is in, brought up to date.
    package init(_ view: UIView) {
        view.updateEngine()
        guard let engine = view.hierarchyRoot.layoutState?.ownEngine else {
            conflicts = []
            ambiguousViews = []
            constraintCount = 0
            variableCount = 0
            solverMemory = 0
            return
        }
        conflicts = engine.solver.conflicts.compactMap { engine.conflict($0) }
        ambiguousViews = engine.items.compactMap { item in
            guard let item, let view = item.view, engine.isAmbiguous(item) else { return nil }
            return view
        }
        constraintCount = engine.solver.constraintCount
        variableCount = engine.solver.variableCount
        solverMemory = engine.solver.memoryInUse
    }

    /// Why the view has its size and place: what names it, active and not set aside, and its content's size.
    package static func reasons(for view: UIView) -> [String] {
        var lines: [String] = []
        guard let state = view.layoutState else { return lines }
        for constraint in state.references {
            let isBroken = constraint.engine?.solver.isBroken(.init(index: constraint.row.pointee.row)) ?? false
            lines.append(constraint.description + (isBroken ? " BROKEN" : ""))
        }
        let size = state.content.size
        if size.width >= 0 { lines.append("content width \(NumberText.short(size.width))") }
        if size.height >= 0 { lines.append("content height \(NumberText.short(size.height))") }
        if state.marks.contains(.isPinned) { lines.append("autoresizing mask") }
        return lines
    }
}

extension LayoutEngine {
    func constraint(_ id: Solver.ConstraintID) -> NSLayoutConstraint? {
        if let row = rows[id.index], row.pointee.marks.contains(.isBare) { row.pointee.holder?.giveObjects() }
        return rows[id.index]?.constraint
    }

    func conflict(_ conflict: Solver.Conflict) -> LayoutReport.Conflict? {
        guard let broken = constraint(conflict.broken) else { return nil }
        return LayoutReport.Conflict(broken: broken, constraints: conflict.constraints.compactMap { constraint($0) })
    }

    func isAmbiguous(_ state: LayoutState, horizontally: Bool? = nil) -> Bool {
        guard state.takesPart else { return false }
        let variables: [Int32]
        switch horizontally {
        case true?: variables = [state.x, state.width]
        case false?: variables = [state.y, state.height]
        case nil: variables = [state.x, state.y, state.width, state.height]
        }
        return variables.contains { solver.isAmbiguous(.init(index: $0)) }
    }

    /// Tells of conflicts that were not told of yet.
    func reportConflicts() {
        // What holds only while something is measured is nobody's concern.
        guard marksViews else { return }
        if holdsReports {
            hasReportsToMake = true
            return
        }
        let conflicts = solver.conflicts
        defer { knownConflicts = conflicts }
        for old in knownConflicts where !conflicts.contains(where: { $0.broken == old.broken }) {
            constraint(old.broken)?.marks.remove(.isReported)
        }
        for conflict in conflicts {
            guard let explained = self.conflict(conflict), !explained.broken.marks.contains(.isReported) else { continue }
            explained.broken.marks.insert(.isReported)
            Misuse.report(.unsatisfiableConstraints(UnsatisfiableMessage.text(explained)))
        }
    }
}

/// UIKit's words for constraints that contradict each other.
@MainActor enum UnsatisfiableMessage {
    static func text(_ conflict: LayoutReport.Conflict) -> String {
        var lines = conflict.constraints.map(\.description)
        let masks = autoresizing(conflict.constraints)
        lines += masks
        var text = "Unable to simultaneously satisfy constraints.\n"
        text += "\tProbably at least one of the constraints in the following list is one you don't want. \n"
        text += "\tTry this: \n"
        text += "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
        text += "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
        if !masks.isEmpty {
            text += "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
            text += "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
        }
        text += "(\n" + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n\n"
        text += "Will attempt to recover by breaking constraint \n\(conflict.broken.description)\n\n"
        text += "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
        text += "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> "
        return text + "may also be helpful."
    }

    /// The masks that hold the views of a conflict, as the constraints that they are on iOS: a place and a size on each axis.
    private static func autoresizing(_ constraints: [NSLayoutConstraint]) -> [String] {
        var held: [HeldAxis] = []
        for constraint in constraints {
            for target in [constraint.first, constraint.second] {
                guard let target, let view = target.state.view, target.state.marks.contains(.isPinned) else { continue }
                let isHorizontal = target.isHorizontal
                var entry = HeldAxis(state: target.state, view: view, isHorizontal: isHorizontal)
                // The one in whose coordinates the places are has no place of its own in them.
                entry.showsPlace = !target.isSize && constraint.holder?.view !== view
                let isReversed = constraint.holder?.view?.isRightToLeft == true
                entry.showsLength = target.isSize || !isNearEdge(target.attribute, isReversed)
                if let known = held.firstIndex(where: { $0.state === target.state && $0.isHorizontal == isHorizontal }) {
                    held[known].showsPlace = held[known].showsPlace || entry.showsPlace
                    held[known].showsLength = held[known].showsLength || entry.showsLength
                } else {
                    held.append(entry)
                }
            }
        }
        return held.flatMap { lines($0) }
    }

    private struct HeldAxis {
        let state: LayoutState
        let view: UIView
        let isHorizontal: Bool
        var showsPlace = false
        var showsLength = false
    }

    private static func isNearEdge(_ attribute: NSLayoutConstraint.Attribute, _ isReversed: Bool) -> Bool {
        switch attribute {
        case .left, .leftMargin, .top, .topMargin: return true
        case .leading, .leadingMargin: return !isReversed
        case .trailing, .trailingMargin: return isReversed
        default: return false
        }
    }

    private static func lines(_ held: HeldAxis) -> [String] {
        var names: [String] = []
        let name = ConstraintDescription.name(held.state, names: &names)
        let view = held.view
        let mask = "h=\(mask(view, true)) v=\(mask(view, false))"
        let start = "<NSAutoresizingMaskLayoutConstraint:\(held.state.address) \(mask) \(name)."
        func line(_ part: String, _ value: CGFloat, _ names: [String]) -> String {
            let tail = names.isEmpty ? "" : ", names: " + names.joined(separator: ", ") + " "
            return "\(start)\(part) == \(NumberText.short(value))   (active\(tail))>"
        }
        var lines: [String] = []
        if held.showsPlace {
            var placeNames = names
            if let above = view.superview {
                placeNames.insert("'|':\(Diagnostics.typeName(type(of: above))):\(Diagnostics.address(above))", at: 0)
            }
            let frame = view.frame
            lines.append(
                line(held.isHorizontal ? "minX" : "minY", held.isHorizontal ? frame.minX : frame.minY, placeNames))
        }
        if held.showsLength {
            let size = view.bounds.size
            lines.append(line(held.isHorizontal ? "width" : "height", held.isHorizontal ? size.width : size.height, names))
        }
        return lines
    }

    private static func mask(_ view: UIView, _ horizontal: Bool) -> String {
        let mask = view.autoresizingMask
        let parts: [UIView.AutoresizingMask] =
            horizontal
            ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
            : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        // A fixed view's end gives way all the same.
        if mask.isDisjoint(with: [parts[0], parts[1], parts[2]]) { return "--&" }
        return parts.map { mask.contains($0) ? "&" : "-" }.joined()
    }
}

extension UIView {
    /// What takes part in deciding the view's place and size along an axis.
    public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutState.map { constraintsAffecting($0, horizontally: axis == .horizontal) } ?? []
    }

    public final var hasAmbiguousLayout: Bool {
        guard window != nil, let state = layoutState else { return false }
        updateEngine()
        return state.engine?.isAmbiguous(state) ?? false
    }

    /// Moves the view to another of the solutions that its constraints allow.
    public final func exerciseAmbiguityInLayout() {
        guard let state = layoutState, let engine = state.engine else { return }
        engine.exercise(state)
        superview?.setNeedsLayout()
    }

    final func isAmbiguous(_ state: LayoutState, horizontally: Bool) -> Bool {
        updateEngine()
        return state.engine?.isAmbiguous(state, horizontally: horizontally) ?? false
    }

    /// From the item on, through all that its constraints name, up to what is pinned.
    final func constraintsAffecting(_ start: LayoutState, horizontally: Bool) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        var seen: Set<ObjectIdentifier> = []
        var seenItems: Set<UnsafeMutablePointer<LayoutRecord>> = [start.record]
        var pending = [start]
        while let state = pending.popLast() {
            for constraint in state.references {
                guard let first = constraint.first, first.isHorizontal == horizontally else { continue }
                guard seen.insert(ObjectIdentifier(constraint)).inserted else { continue }
                found.append(constraint)
                for target in [constraint.first, constraint.second] {
                    guard let other = target?.state, !other.marks.contains(.isPinned) else { continue }
                    if other.view === superview { continue }
                    if seenItems.insert(other.record).inserted { pending.append(other) }
                }
            }
        }
        return found
    }

    /// The tree below this view, with how each is laid out: `•` root of an engine, `*` by constraints, `+` by its mask.
    package final func autolayoutTrace() -> String {
        updateEngine()
        var text = ""
        var pending: [(view: UIView, depth: Int)] = [(self, 0)]
        while let (view, depth) = pending.popLast() {
            let state = view.layoutState
            var mark = ""
            if state?.ownEngine != nil {
                mark = "•"
            } else if state?.marks.contains(.isManaged) == true {
                mark = "*"
            } else if state?.takesPart == true {
                mark = "+"
            }
            var line = String(repeating: "|   ", count: depth) + mark + "\(Diagnostics.typeName(type(of: view))):"
            line += Diagnostics.address(view)
            if let state, let engine = state.engine, state.takesPart {
                let parts = [("minX", state.x), ("minY", state.y), ("Width", state.width), ("Height", state.height)]
                let loose = parts.filter { engine.solver.isAmbiguous(.init(index: $0.1)) }
                if !loose.isEmpty {
                    let names = loose.map { "\($0.0){id: \($0.1)}" }.joined(separator: ", ")
                    line +=
                        "- AMBIGUOUS LAYOUT for \(Diagnostics.typeName(type(of: view))):\(Diagnostics.address(view)).\(names)"
                }
            }
            text += line + "\n"
            for child in view.subviews.reversed() { pending.append((child, depth + 1)) }
        }
        return text
    }
}

extension LayoutEngine {
    func exercise(_ state: LayoutState) {
        update()
        if let row = exercised.removeValue(forKey: state.slot) {
            solver.remove(row)
        } else if let loose = [state.x, state.y, state.width, state.height].first(where: {
            solver.isAmbiguous(.init(index: $0))
        }) {
            let other = Double(value(loose)) + 20
            exercised[state.slot] = solver.add(.init(.init(index: loose)), .equal, other, priority: 0.0001)
        }
        update()
    }
}
