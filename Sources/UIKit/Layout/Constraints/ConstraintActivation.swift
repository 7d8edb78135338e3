import AppleFoundation

/// Gives constraints to the views that hold them, and takes them away.
@MainActor enum ConstraintActivation {
    static func activate(_ constraint: NSLayoutConstraint) {
        if constraint.holder != nil || constraint.marks.contains(.isIllegal) { return }
        guard let view = commonAncestor(of: constraint) else { return refuse(constraint) }
        hold(constraint, by: view)
    }

    static func deactivate(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder else { return }
        withExtendedLifetime((constraint, holder)) {
            holder.engine?.remove(constraint)
            release(constraint)
        }
    }

    /// `view` has the constraint from now on; the engine hears of it before the next layout.
    static func hold(_ constraint: NSLayoutConstraint, by view: UIView) {
        let state = view.layoutItem
        constraint.holder = state
        constraint.holderPosition = Int32(state.constraints.count)
        state.constraints.append(constraint)
        state.constraintCount += 1
        addReferences(constraint)
        wait(constraint, at: view)
    }

    /// Puts it on the list of what the engine has to take up.
    static func wait(_ constraint: NSLayoutConstraint, at view: UIView) {
        guard let holder = constraint.holder, !constraint.marks.contains(.isWaiting) else { return }
        constraint.marks.insert(.isWaiting)
        holder.waiting.append(constraint)
        view.engineWorkWaits()
    }

    /// Out of its holder's list and its items' lists; the engine has been told.
    static func release(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder else { return }
        removeReferences(constraint)
        // The list of what waits is not searched: it is read once, and what is marked no more is passed over.
        constraint.marks.subtract([.isWaiting, .isHeldAbove])
        constraint.holder = nil
        let position = Int(constraint.holderPosition)
        constraint.holderPosition = -1
        holder.constraintCount -= 1
        if position == holder.constraints.count - 1 {
            holder.constraints.removeLast()
        } else {
            holder.constraints[position] = nil
        }
        if holder.constraintCount == 0 { holder.constraints.removeAll() }
        if holder.constraints.count > 32, holder.constraintCount * 2 < holder.constraints.count { holder.compactConstraints() }
    }

    // MARK: Who names whom
    private static func addReferences(_ constraint: NSLayoutConstraint) {
        let reference = Unmanaged.passUnretained(constraint)
        if let first = constraint.first {
            constraint.firstPosition = Int32(first.state.references.count)
            first.state.references.append(reference)
            first.origin?.state.references.append(reference)
        }
        if let second = constraint.second {
            constraint.secondPosition = Int32(second.state.references.count)
            second.state.references.append(reference)
            second.origin?.state.references.append(reference)
        }
    }

    private static func removeReferences(_ constraint: NSLayoutConstraint) {
        if let first = constraint.first {
            first.state.dropReference(at: constraint.firstPosition, of: constraint)
            first.origin?.state.dropReference(at: -1, of: constraint)
        }
        if let second = constraint.second {
            second.state.dropReference(at: constraint.secondPosition, of: constraint)
            second.origin?.state.dropReference(at: -1, of: constraint)
        }
        constraint.firstPosition = -1
        constraint.secondPosition = -1
    }

    // MARK: The nearest view above all items
    static func commonAncestor(of constraint: NSLayoutConstraint) -> UIView? {
        guard let first = constraint.first, var ancestor = first.state.hostView else { return nil }
        for other in [constraint.second?.state, first.origin?.state, constraint.second?.origin?.state] {
            guard let other else { continue }
            guard let view = other.hostView, let common = commonAncestor(ancestor, view) else { return nil }
            ancestor = common
        }
        return ancestor
    }

    static func commonAncestor(_ a: UIView, _ b: UIView) -> UIView? {
        if a === b { return a }
        let aParent = a.superview
        let bParent = b.superview
        if aParent === b { return b }
        if bParent === a { return a }
        if let aParent, aParent === bParent { return aParent }
        var aDepth = depth(a)
        var bDepth = depth(b)
        var x: UIView? = a
        var y: UIView? = b
        while aDepth > bDepth {
            x = x?.superview
            aDepth -= 1
        }
        while bDepth > aDepth {
            y = y?.superview
            bDepth -= 1
        }
        while let left = x, let right = y, left !== right {
            x = left.superview
            y = right.superview
        }
        return x === y ? x : nil
    }

    private static func depth(_ view: UIView) -> Int {
        var depth = 0
        var next = view.superview
        while let current = next {
            depth += 1
            next = current.superview
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

extension LayoutState {
    /// The last one takes the free place.
    func dropReference(at position: Int32, of constraint: NSLayoutConstraint) {
        var place = Int(position)
        if place < 0 || place >= references.count
            || references[place].toOpaque() != Unmanaged.passUnretained(constraint).toOpaque()
        {
            let opaque = Unmanaged.passUnretained(constraint).toOpaque()
            guard let found = references.lastIndex(where: { $0.toOpaque() == opaque }) else { return }
            place = found
        }
        let last = references.count - 1
        if place != last {
            let moved = references[last].takeUnretainedValue()
            references[place] = references[last]
            if moved.first?.state === self, moved.firstPosition == Int32(last) {
                moved.firstPosition = Int32(place)
            } else if moved.second?.state === self, moved.secondPosition == Int32(last) {
                moved.secondPosition = Int32(place)
            }
        }
        references.removeLast()
    }

    func compactConstraints() {
        var kept: [NSLayoutConstraint?] = []
        kept.reserveCapacity(constraintCount)
        for constraint in constraints {
            guard let constraint else { continue }
            constraint.holderPosition = Int32(kept.count)
            kept.append(constraint)
        }
        constraints = kept
    }
}
