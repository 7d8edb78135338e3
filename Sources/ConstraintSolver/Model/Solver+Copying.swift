/// Copies a part of one solver to another, to ask "how large would this be alone?" without touching the original.
///
///     scratch.assume(inside, of: solver)
///     let width = scratch.counterpart(of: cellWidth)
///     _ = scratch.add(.init(width), .equal, 0, priority: 50)
///     scratch.solve()
///     scratch.value(of: width)
///
/// A scratch solver that is kept asks for no memory from the second time on.
extension Solver {
    /// Forgets everything and holds copies of these constraints instead, with the variables they name; fixed ones are fixed in the
    /// copy too, at the same value. What was set aside in the original takes part again.
    public func assume(_ constraints: [ConstraintID], of other: Solver) {
        require(other !== self, "A solver cannot hold a copy of itself.")
        removeAll(keepingCapacity: true)
        for constraint in constraints { adopt(constraint.index, of: other) }
    }

    /// The variable that stands here for one of the solver last copied from; made when there is none yet.
    public func counterpart(of original: Variable) -> Variable { Variable(index: counterpart(original.index)) }

    private func adopt(_ id: Int32, of other: Solver) {
        let record = other.constraints[id]
        require(record.isLive, "Only a constraint that is there can be copied.")
        block.incoming.removeAll()
        for place in record.start..<(record.start + record.count) {
            let term = other.terms[place]
            let isNew = copies.counterparts.count <= Int(term.variable) || copies.counterparts[term.variable] < 0
            let name = Variable(index: counterpart(term.variable))
            if isNew { variables[name.index].isLength = other.variables[term.variable].isLength }
            if isNew, other.variables[term.variable].state == .fixed { fix(name, at: other.values[term.variable]) }
            block.incoming.append(Term(name, term.coefficient))
        }
        // A wish keeps a priority where others have their age.
        let age = record.isWish ? record.age : takeAge(isElder: record.age < 0)
        let copy = ConstraintRecord(constant: record.constant, age: age, priority: record.priority, relation: record.relation)
        _ = keep(copy, block.incoming.base, block.incoming.count)
    }

    private func counterpart(_ original: Int32) -> Int32 {
        if copies.counterparts.count <= Int(original) {
            _ = copies.counterparts.extend(Int(original) + 1 - copies.counterparts.count, -1)
        }
        if copies.counterparts[original] >= 0 { return copies.counterparts[original] }
        let name = makeVariable().index
        copies.counterparts[original] = name
        copies.originals.append(original)
        return name
    }

    /// Takes all constraints and variables away; none that was handed out may be used any more.
    ///
    /// - Parameter keepingCapacity: Whether the memory stays with the solver, for what comes next.
    public func removeAll(keepingCapacity: Bool = false) {
        for index in 0..<copies.originals.count { copies.counterparts[copies.originals[index]] = -1 }
        copies.originals.removeAll()
        variableCount = 0
        constraintCount = 0
        fixedCount = 0
        nextAge = 0
        nextElderAge = .min
        nextRank = 1
        structure += 1
        results.forgetConflicts()
        free.removeAll()
        changes.removeAll()
        results.removeAll()
        region.removeAll()
        variables.removeAll()
        values.removeAll()
        terms.removeAll()
        constraints.removeAll()
        memos.plan.isReady = false
        memos.plan.variable = -1
        if !keepingCapacity {
            forgetConstraints()
            forgetEverything()
        }
    }
}
