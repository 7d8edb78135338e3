/// Leaving no trace: a solver that holds nothing is as it was made.
extension Solver {
    /// Takes all constraints and variables away; none that was handed out may be used any more.
    ///
    /// - Parameter keepingCapacity: Whether the memory stays with the solver, for what comes next.
    public func removeAll(keepingCapacity: Bool = false) {
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
        plan.isReady = false
        plan.variable = -1
        if !keepingCapacity {
            forgetConstraints()
            forgetEverything()
        }
    }

    func forgetConstraints() {
        for index in 0..<changes.pending.count { constraints[changes.pending[index]].isPending = false }
        changes.pending.removeAll()
        changes.editedConstraints.removeAll()
        terms.reset()
        constraints.reset()
        free.constraints.reset()
        free.terms.reset()
        region.constraints.reset()
        region.checks.reset()
        plan.forget()
        results.forgetConflicts()
        results.conflictConstraints.reset()
        results.conflictVariables.reset()
        for index in 0..<variables.count where variables[index].state != .unused {
            variables[index].definer = -1
            if variables[index].state != .fixed { addSeed(Int32(index)) }
        }
    }

    func forgetEverything() {
        variables.reset()
        values.reset()
        free.variables.reset()
        changes.reset()
        results.reset()
        region.reset()
        block.forget()
        plan.forget()
    }
}
