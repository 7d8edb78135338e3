/// Blocks in which every size can be what its content asks for.
///
/// "At least" and "at most" the same length are two wishes that one length fulfils, whether one constraint says both or two. If all
/// such lengths of a block together cost neither these wishes nor anything at least as important, then the best solutions are among
/// those that have these lengths. So they are tried as equalities, which leaves few parameters or none; where it costs something, the
/// block is solved as ever.
extension Solver {
    func settleNaturally(isAmbiguous: inout Bool) -> Bool {
        let weakest = collectNaturals()
        if block.naturals.count == 0 { return false }
        let parameterCount = orderBlock(startingWithNaturals: true)
        // Equalities that are wished for more than these have to hold as well, or else all was in vain.
        for index in 0..<block.rows.count {
            let record = constraints.base + Int(block.rows[index])
            if record.pointee.relation == 0, record.pointee.priority >= weakest { block.residuals.append(block.rows[index]) }
        }
        express(parameterCount)
        let (free, culprit) = eliminateResiduals(parameterCount)
        var moves = false
        if culprit < 0, choose(free, feasibilityOnly: false, isAmbiguous: &moves) < 0, costsNothing(above: weakest) {
            if moves { isAmbiguous = true }
            return true
        }
        for index in 0..<block.variables.count { variables[block.variables[index]].isAmbiguous = false }
        return false
    }

    /// A variable that nothing but one such wish or pair asks anything of.
    func settleNaturalSize() -> Bool {
        if block.rows.count == 1, constraints[block.rows[0]].isWish {
            takeNaturalSize(constraints.base + Int(block.rows[0]))
            return true
        }
        guard block.rows.count == 2 else { return false }
        let a = constraints.base + Int(block.rows[0])
        let b = constraints.base + Int(block.rows[1])
        guard a.pointee.count == 1, b.pointee.count == 1, a.pointee.constant == b.pointee.constant,
            a.pointee.relation == -b.pointee.relation, a.pointee.relation != 0
        else { return false }
        let coefficient = terms[a.pointee.start].coefficient
        guard coefficient == terms[b.pointee.start].coefficient, abs(coefficient) >= Tolerance.zero else { return false }
        takeNaturalSize(a)
        return true
    }

    private func takeNaturalSize(_ record: UnsafePointer<ConstraintRecord>) {
        let variable = block.variables[0]
        setValue(variable, record.pointee.constant / terms[record.pointee.start].coefficient)
        region.wiggle[variable] = 0
        variables[variable].isAmbiguous = false
    }

    /// Finds the pairs of wishes, one row of each; returns the lowest priority among them.
    private func collectNaturals() -> Float {
        block.naturals.removeAll()
        block.candidates.refill(block.variables.count, -1)
        var weakest = Float.infinity
        for index in 0..<block.rows.count {
            let id = block.rows[index]
            let record = constraints.base + Int(id)
            if record.pointee.isWish {
                block.naturals.append(id)
                weakest = min(weakest, record.pointee.priority, record.pointee.priorityAbove)
                continue
            }
            guard record.pointee.count == 1, record.pointee.relation != 0 else { continue }
            let term = terms[record.pointee.start]
            let mark = variables[term.variable].mark
            let other = block.candidates[mark]
            if other < 0 {
                block.candidates[mark] = id
                continue
            }
            let match = constraints.base + Int(other)
            guard match.pointee.relation != record.pointee.relation, match.pointee.constant == record.pointee.constant,
                terms[match.pointee.start].coefficient == term.coefficient
            else { continue }
            block.naturals.append(id)
            weakest = min(weakest, record.pointee.priority, match.pointee.priority)
        }
        return weakest
    }

    private func costsNothing(above weakest: Float) -> Bool {
        for index in 0..<block.rows.count {
            let record = constraints[block.rows[index]]
            if record.priority >= weakest, !isSatisfied(record) { return false }
        }
        return true
    }
}
