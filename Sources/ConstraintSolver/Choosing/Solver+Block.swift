extension Solver {
    /// Chooses the variables of the collected block. Returns a required constraint that cannot hold, or -1.
    func settleBlock(feasibilityOnly: Bool, isAmbiguous: inout Bool) -> Int32 {
        let count = block.variables.count
        if count == 1, block.equalities.count == 0 {
            if !feasibilityOnly, settleNaturalSize() { return -1 }
            block.affine.refill(2, 1)
            block.affine[1] = 0
            return chooseOne(feasibilityOnly: feasibilityOnly, isAmbiguous: &isAmbiguous)
        }
        var (free, culprit) = parametrise()
        if culprit >= 0 { return culprit }
        if free > 1, !feasibilityOnly {
            if settleNaturally(isAmbiguous: &isAmbiguous) { return -1 }
            (free, culprit) = parametrise()
        }
        return choose(free, feasibilityOnly: feasibilityOnly, isAmbiguous: &isAmbiguous)
    }

    private func parametrise() -> (free: Int, culprit: Int32) {
        let parameterCount = orderBlock(startingWithNaturals: false)
        express(parameterCount)
        return eliminateResiduals(parameterCount)
    }

    /// Gives the free parameters their best values, and all variables theirs.
    func choose(_ free: Int, feasibilityOnly: Bool, isAmbiguous: inout Bool) -> Int32 {
        if free == 1 { return chooseOne(feasibilityOnly: feasibilityOnly, isAmbiguous: &isAmbiguous) }
        if free > 1 { return chooseMany(free, feasibilityOnly: feasibilityOnly, isAmbiguous: &isAmbiguous) }
        for index in 0..<block.variables.count {
            let variable = block.variables[index]
            setValue(variable, block.affine[index])
            region.wiggle[variable] = 0
        }
        for index in 0..<block.rows.count {
            let record = constraints[block.rows[index]]
            if record.isRequired, !isSatisfied(record) { return block.rows[index] }
        }
        return -1
    }

    // MARK: From equalities to parameters

    /// Orders the equalities so that each gives one variable, with as many variables as needed taken for parameters.
    func orderBlock(startingWithNaturals: Bool) -> Int {
        let count = block.variables.count
        block.determined.refill(count, false)
        block.degree.refill(count, 0)
        block.steps.removeAll()
        block.residuals.removeAll()
        block.queue.removeAll()
        for index in 0..<block.equalities.count {
            let record = constraints[block.equalities[index]]
            var left: Int32 = 0
            for place in record.start..<(record.start + record.count) {
                let variable = terms[place].variable
                guard variables[variable].state == .chosen else { continue }
                left += 1
                block.degree[variables[variable].mark] += 1
            }
            constraints[block.equalities[index]].left = left
            if left == 1 { block.queue.append(block.equalities[index]) }
        }
        if startingWithNaturals {
            for index in 0..<block.naturals.count {
                constraints[block.naturals[index]].left = 1
                block.queue.append(block.naturals[index])
            }
        }
        var parameterCount = 0
        var next = 0
        var scan = 0
        while true {
            while next < block.queue.count {
                let id = block.queue[next]
                next += 1
                guard constraints[id].left == 1 else { continue }
                let record = constraints[id]
                for place in record.start..<(record.start + record.count) {
                    let variable = terms[place].variable
                    guard isUndetermined(variable) else { continue }
                    block.steps.append(Step(constraint: id, variable: variable))
                    constraints[id].left = -1
                    determine(variable)
                    break
                }
            }
            while scan < block.equalities.count, constraints[block.equalities[scan]].left < 2 { scan += 1 }
            if scan == block.equalities.count { break }
            let record = constraints[block.equalities[scan]]
            var best: Int32 = -1
            for place in record.start..<(record.start + record.count) {
                let variable = terms[place].variable
                guard isUndetermined(variable) else { continue }
                if best < 0 || block.degree[variables[variable].mark] > block.degree[variables[best].mark] { best = variable }
            }
            block.steps.append(Step(constraint: -1, variable: best))
            parameterCount += 1
            determine(best)
        }
        for index in 0..<count where !block.determined[index] {
            block.steps.append(Step(constraint: -1, variable: block.variables[index]))
            parameterCount += 1
        }
        for index in 0..<block.equalities.count where constraints[block.equalities[index]].left == 0 {
            block.residuals.append(block.equalities[index])
        }
        return parameterCount
    }

    @inline(__always) private func isUndetermined(_ variable: Int32) -> Bool {
        variables[variable].state == .chosen && !block.determined[variables[variable].mark]
    }

    private func determine(_ variable: Int32) {
        block.determined[variables[variable].mark] = true
        var place = variables[variable].head
        while place >= 0 {
            let id = terms[place].constraint
            place = terms[place].next
            let record = constraints.base + Int(id)
            guard record.pointee.isRequiredEquality, record.pointee.defines < 0, record.pointee.left > 0,
                !record.pointee.isBroken, !record.pointee.isSuspended
            else { continue }
            record.pointee.left -= 1
            if record.pointee.left == 1 { block.queue.append(id) }
        }
    }

    /// Writes each variable of the block as a sum over the parameters.
    func express(_ parameterCount: Int) {
        let width = parameterCount + 1
        block.affine.refill(block.variables.count * width, 0)
        let affine = block.affine.base
        var parameter = 0
        for index in 0..<block.steps.count {
            let step = block.steps[index]
            let row = affine + Int(variables[step.variable].mark) * width
            if step.constraint < 0 {
                row[parameter] = 1
                parameter += 1
            } else {
                let record = constraints[step.constraint]
                let factor = accumulate(record, except: step.variable, into: row, width)
                for column in 0..<width { row[column] /= -factor }
            }
        }
    }

    /// Adds `left side - constant` of a constraint to a row over the parameters; returns the coefficient of the excepted variable.
    @inline(__always) func accumulate(
        _ record: ConstraintRecord, except: Int32, into row: UnsafeMutablePointer<Double>, _ width: Int
    ) -> Double {
        var factor = 1.0
        row[width - 1] -= record.constant
        for place in record.start..<(record.start + record.count) {
            let term = terms[place]
            if term.variable == except {
                factor = term.coefficient
            } else if variables[term.variable].state == .chosen {
                let other = block.affine.base + Int(variables[term.variable].mark) * width
                for column in 0..<width { row[column] += term.coefficient * other[column] }
            } else {
                row[width - 1] += term.coefficient * values[term.variable]
            }
        }
        return factor
    }

    /// Solves the equalities that are left over for parameters, and rewrites the variables over the free ones.
    func eliminateResiduals(_ parameterCount: Int) -> (free: Int, culprit: Int32) {
        guard block.residuals.count > 0 else { return (parameterCount, -1) }
        let width = parameterCount + 1
        block.elimination.refill(0, 0)
        block.pivots.removeAll()
        for index in 0..<block.residuals.count {
            let record = constraints[block.residuals[index]]
            let start = block.elimination.extend(width, 0)
            let row = block.elimination.base + start
            _ = accumulate(record, except: -1, into: row, width)
            var scale = abs(row[parameterCount])
            for place in record.start..<(record.start + record.count) {
                scale = max(scale, abs(terms[place].coefficient * values[terms[place].variable]))
            }
            for earlier in 0..<block.pivots.count {
                let pivot = Int(block.pivots[earlier])
                let factor = row[pivot]
                if factor == 0 { continue }
                let other = block.elimination.base + earlier * width
                for column in 0..<width { row[column] -= factor * other[column] }
                row[pivot] = 0
            }
            var best = 0
            for column in 0..<parameterCount where abs(row[column]) > abs(row[best]) { best = column }
            if parameterCount == 0 || abs(row[best]) < Tolerance.zero {
                block.elimination.truncate(start)
                if abs(row[parameterCount]) > Tolerance.violation(scale) { return (0, block.residuals[index]) }
                continue
            }
            let factor = row[best]
            for column in 0..<width { row[column] /= factor }
            for earlier in 0..<block.pivots.count {
                let other = block.elimination.base + earlier * width
                let factor = other[best]
                if factor == 0 { continue }
                for column in 0..<width { other[column] -= factor * row[column] }
            }
            block.pivots.append(Int32(best))
        }
        // Parameters that are left free keep their order.
        block.slots.refill(parameterCount, 0)
        for index in 0..<block.pivots.count { block.slots[block.pivots[index]] = -1 - Int32(index) }
        var free = 0
        for column in 0..<parameterCount where block.slots[column] == 0 {
            block.slots[column] = Int32(free)
            free += 1
        }
        let narrow = free + 1
        let count = block.variables.count
        block.reduced.refill(count * narrow, 0)
        for index in 0..<count {
            let row = block.affine.base + index * width
            let new = block.reduced.base + index * narrow
            new[free] = row[parameterCount]
            for column in 0..<parameterCount {
                let factor = row[column]
                if factor == 0 { continue }
                let slot = Int(block.slots[column])
                if slot >= 0 {
                    new[slot] += factor
                } else {
                    let pivot = block.elimination.base + (-1 - slot) * width
                    new[free] -= factor * pivot[parameterCount]
                    for other in 0..<parameterCount where block.slots[other] >= 0 {
                        new[Int(block.slots[other])] -= factor * pivot[other]
                    }
                }
            }
        }
        block.exchange()
        return (free, -1)
    }
}
