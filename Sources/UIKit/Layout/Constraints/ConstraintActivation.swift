@_spi(House) import AppleFoundation
import CoreGraphics

/// Gives constraints to the views that hold them, and takes them away.
@MainActor enum ConstraintActivation {
    static func activate(_ row: ConstraintRow) {
        if row.pointee.holder != nil || row.pointee.marks.contains(.isIllegal) { return }
        guard let view = nearHolder(of: row) ?? commonAncestor(of: row) else { return refuse(row.constraint) }
        hold(row, by: view)
    }

    /// The holder of most constraints, found at once: the only item, or the superview that a view is tied to.
    @inline(__always) private static func nearHolder(of row: ConstraintRow) -> Uncounted<UIView>? {
        guard !row.pointee.marks.contains(.hasOrigins), let first = row.pointee.firstState,
            first.record.pointee.generation == row.links.firstGeneration, let view = first.host
        else { return nil }
        guard let second = row.pointee.secondState else { return view }
        guard second.record.pointee.generation == row.links.secondGeneration, let other = second.host,
            parent(view) == other
        else { return nil }
        return other
    }

    static func deactivate(_ row: ConstraintRow) {
        guard let holder = row.pointee.holder else { return }
        if row.pointee.row >= 0 { holder.engine?.remove(row) }
        release(row)
        holder.view?.tellConstraintsChanged()
    }

    /// Plain constraints one after another without counting references; `others` gets those of subclasses, which may have their own ways.
    static func forEach(
        _ constraints: [NSLayoutConstraint], _ body: (ConstraintRow) -> Void, others: (NSLayoutConstraint) -> Void
    ) {
        constraints.withUnsafeBufferPointer { list in
            guard let base = list.baseAddress else { return }
            let references = UnsafeRawPointer(base).assumingMemoryBound(to: Uncounted<NSLayoutConstraint>.self)
            for index in 0..<list.count {
                references[index].use { constraint in
                    if type(of: constraint) == NSLayoutConstraint.self { body(constraint.row) } else { others(constraint) }
                }
            }
        }
    }

    /// `view` has the constraint from now on; the engine hears of it before the next layout.
    static func hold(_ row: ConstraintRow, by view: Uncounted<UIView>) {
        let state = view.use { $0.layoutItem }
        list(row, heldBy: state)
        wait(row, in: state, at: view)
        if row.pointee.marks.contains(.mixesAxes), view.use({ $0.window != nil }) {
            row.constraint.refuseMixedAxes()
        }
    }

    /// Into the lists of its holder and of the items that it names.
    @inline(__always) static func list(_ row: ConstraintRow, heldBy state: LayoutState) {
        row.reference.keep()
        row.pointee.holder = state
        row.links.nextHeld = nil
        row.links.previousHeld = state.record.pointee.lastHeld
        if let last = state.record.pointee.lastHeld {
            last.links.nextHeld = row
        } else {
            state.record.pointee.firstHeld = row
        }
        state.record.pointee.lastHeld = row
        state.record.pointee.heldCount += 1
        addReferences(row)
    }

    /// Puts it on the list of what the engine has to take up.
    static func wait(_ row: ConstraintRow, in holder: LayoutState, at view: Uncounted<UIView>) {
        guard !row.pointee.marks.contains(.isWaiting) else { return }
        enqueue(row, in: holder)
        view.use { view in
            if !view.flags.contains(.needsEngine) { view.engineWorkWaits() }
        }
    }

    /// Those that wait are marked in the holder's list; before `firstWaiting` there are none.
    static func enqueue(_ row: ConstraintRow, in holder: LayoutState) {
        row.pointee.marks.insert(.isWaiting)
        if row.links.nextHeld != nil {
            holder.record.pointee.firstWaiting = holder.record.pointee.firstHeld
        } else if holder.record.pointee.waitingCount == 0 {
            holder.record.pointee.firstWaiting = row
        }
        holder.record.pointee.waitingCount += 1
    }

    /// The next one that waits, which ceases to.
    @inline(__always) static func dequeueFirst(in holder: LayoutState) -> ConstraintRow? {
        guard holder.record.pointee.waitingCount > 0 else { return nil }
        while let row = holder.record.pointee.firstWaiting {
            holder.record.pointee.firstWaiting = row.links.nextHeld
            guard row.pointee.marks.contains(.isWaiting) else { continue }
            row.pointee.marks.remove(.isWaiting)
            holder.record.pointee.waitingCount &-= 1
            return row
        }
        return nil
    }

    /// Out of its holder's list and its items' lists; the engine has been told.
    static func release(_ row: ConstraintRow) {
        guard let holder = row.pointee.holder else { return }
        removeReferences(row)
        if row.pointee.marks.contains(.isWaiting) { holder.record.pointee.waitingCount -= 1 }
        if holder.record.pointee.firstWaiting == row { holder.record.pointee.firstWaiting = row.links.nextHeld }
        row.pointee.marks.subtract([.isWaiting, .isHeldAbove])
        row.pointee.holder = nil
        if let previous = row.links.previousHeld {
            previous.links.nextHeld = row.links.nextHeld
        } else {
            holder.record.pointee.firstHeld = row.links.nextHeld
        }
        if let next = row.links.nextHeld {
            next.links.previousHeld = row.links.previousHeld
        } else {
            holder.record.pointee.lastHeld = row.links.previousHeld
        }
        holder.record.pointee.heldCount -= 1
        row.reference.letGo()
    }

    // MARK: Who names whom
    private static func addReferences(_ row: ConstraintRow) {
        row.pointee.firstState?.addReference(ConstraintReference(row, side: 0))
        row.pointee.secondState?.addReference(ConstraintReference(row, side: 1))
        if row.pointee.marks.contains(.hasOrigins) { addOriginReferences(row) }
    }

    private static func addOriginReferences(_ row: ConstraintRow) {
        if row.links.origins == nil {
            row.links.origins = .allocate(capacity: 2)
            row.links.origins!.initialize(repeating: ReferenceLinks(), count: 2)
        }
        let constraint = row.constraint
        constraint.firstOrigin?.state.addReference(ConstraintReference(row, side: 2))
        constraint.secondOrigin?.state.addReference(ConstraintReference(row, side: 3))
    }

    private static func removeReferences(_ row: ConstraintRow) {
        row.pointee.firstState?.removeReference(ConstraintReference(row, side: 0))
        row.pointee.secondState?.removeReference(ConstraintReference(row, side: 1))
        guard row.pointee.marks.contains(.hasOrigins) else { return }
        let constraint = row.constraint
        constraint.firstOrigin?.state.removeReference(ConstraintReference(row, side: 2))
        constraint.secondOrigin?.state.removeReference(ConstraintReference(row, side: 3))
    }

    // MARK: The nearest view above all items
    static func commonAncestor(of row: ConstraintRow) -> Uncounted<UIView>? {
        guard let first = row.pointee.firstState, first.record.pointee.generation == row.links.firstGeneration,
            var ancestor = first.host
        else { return nil }
        if let second = row.pointee.secondState {
            guard second.record.pointee.generation == row.links.secondGeneration, let view = second.host,
                let common = commonAncestor(ancestor, view)
            else { return nil }
            ancestor = common
        }
        if !row.pointee.marks.contains(.hasOrigins) { return ancestor }
        for origin in [row.constraint.firstOrigin, row.constraint.secondOrigin] {
            guard let origin else { continue }
            guard let view = origin.state.host, let common = commonAncestor(ancestor, view) else { return nil }
            ancestor = common
        }
        return ancestor
    }

    @inline(__always) private static func parent(_ view: Uncounted<UIView>) -> Uncounted<UIView>? {
        view.use { $0.parentReference }
    }

    static func commonAncestor(_ a: Uncounted<UIView>, _ b: Uncounted<UIView>) -> Uncounted<UIView>? {
        if a == b { return a }
        let aParent = parent(a)
        if aParent == b { return b }
        let bParent = parent(b)
        if bParent == a { return a }
        if let aParent, aParent == bParent { return aParent }
        var aDepth = depth(a)
        var bDepth = depth(b)
        var x: Uncounted<UIView>? = a
        var y: Uncounted<UIView>? = b
        while aDepth > bDepth, let view = x {
            x = parent(view)
            aDepth -= 1
        }
        while bDepth > aDepth, let view = y {
            y = parent(view)
            bDepth -= 1
        }
        while let left = x, let right = y, left != right {
            x = parent(left)
            y = parent(right)
        }
        return x == y ? x : nil
    }

    private static func depth(_ view: Uncounted<UIView>) -> Int {
        var depth = 0
        var next = parent(view)
        while let current = next {
            depth += 1
            next = parent(current)
        }
        return depth
    }

    private static func refuse(_ constraint: NSLayoutConstraint) {
        let anchors = [constraint.first, constraint.second].compactMap { $0 }.map { ConstraintDescription.anchor($0) }
        Misuse.report(
            .illegalLayout(
                exception: "NSGenericException",
                reason: "Unable to activate constraint with anchors \(anchors.joined(separator: " and ")) because they have no "
                    + "common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  "
                    + "That's illegal."))
    }
}
