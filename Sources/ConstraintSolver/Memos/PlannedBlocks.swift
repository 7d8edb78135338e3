/// A block that an edit reaches again and again.
///
/// Whether a solution is the best depends only on which constraints are satisfied exactly, and to which side the others are off.
/// So the constraints that are exact now are solved as equalities for the new numbers, and if afterwards all constraints are on the
/// side they were on, that is the best solution again.
struct PlannedBlock {
    var firstVariable: Int32
    var variableCount: Int32
    var firstRow: Int32
    var rowCount: Int32
    /// As many places as there are variables.
    var stepCount: Int32 = 0
    /// A variable that is found from the constraint which its guess leaves wrong, or -1.
    var parameter: Int32 = -1
    var residual: Int32 = -1
    /// How much that constraint gains for each unit of the parameter.
    var gain = 1.0
    var isReady = false
}

struct PlannedRow {
    var constraint: Int32
    var side: Int8
}

extension Solver {
    /// Groups the chosen variables of a part into blocks.
    func planBlocks(_ part: UnsafeMutablePointer<PlannedPart>) {
        part.pointee.firstBlock = Int32(plan.blocks.count)
        for index in part.pointee.firstVariable..<(part.pointee.firstVariable + part.pointee.variableCount) {
            let start = plan.region[index]
            guard variables[start].state == .chosen, !variables[start].isListed else { continue }
            let first = plan.variables.count
            let firstRow = plan.rows.count
            variables[start].isListed = true
            plan.variables.append(start)
            var next = first
            while next < plan.variables.count {
                var place = variables[plan.variables[next]].head
                next += 1
                while place >= 0 {
                    let id = terms[place].constraint
                    place = terms[place].next
                    let record = constraints.base + Int(id)
                    if record.pointee.isVisited || record.pointee.isBroken || record.pointee.defines >= 0 { continue }
                    record.pointee.isVisited = true
                    plan.rows.append(PlannedRow(constraint: id, side: 0))
                    for other in record.pointee.start..<(record.pointee.start + record.pointee.count) {
                        let name = terms[other].variable
                        guard variables[name].state == .chosen, !variables[name].isListed else { continue }
                        variables[name].isListed = true
                        plan.variables.append(name)
                    }
                }
            }
            let count = plan.variables.count - first
            _ = plan.blockSteps.extend(count, Step(constraint: -1, variable: -1))
            plan.blocks.append(
                PlannedBlock(
                    firstVariable: Int32(first), variableCount: Int32(count), firstRow: Int32(firstRow),
                    rowCount: Int32(plan.rows.count - firstRow)))
        }
        part.pointee.blockCount = Int32(plan.blocks.count) - part.pointee.firstBlock
    }

    /// Orders the constraints that are satisfied exactly now, so that each gives one variable.
    func prepare(_ index: Int) {
        let block = plan.blocks.base + index
        block.pointee.isReady = false
        block.pointee.stepCount = 0
        block.pointee.parameter = -1
        let rows = plan.rows.base + Int(block.pointee.firstRow)
        let rowCount = Int(block.pointee.rowCount)
        let names = plan.variables.base + Int(block.pointee.firstVariable)
        let count = Int(block.pointee.variableCount)
        let steps = plan.blockSteps.base + Int(block.pointee.firstVariable)
        for position in 0..<rowCount { rows[position].side = side(of: rows[position].constraint) }
        for position in 0..<count { variables[names[position]].mark = 0 }
        // Small blocks are the rule: rows are looked through again until nothing more follows.
        guard rowCount * count <= 4096 else { return }
        var found = 0
        while found < count {
            var isNew = false
            for position in 0..<rowCount where rows[position].side == 0 {
                let (open, variable) = undetermined(rows[position].constraint)
                guard open == 1 else { continue }
                variables[variable].mark = 1
                steps[Int(block.pointee.stepCount)] = Step(constraint: rows[position].constraint, variable: variable)
                block.pointee.stepCount += 1
                found += 1
                isNew = true
            }
            if isNew { continue }
            guard block.pointee.parameter < 0 else { return }
            for position in 0..<rowCount where rows[position].side == 0 {
                let (open, variable) = undetermined(rows[position].constraint)
                guard open > 1 else { continue }
                block.pointee.parameter = variable
                variables[variable].mark = 1
                found += 1
                break
            }
            if block.pointee.parameter < 0 { return }
        }
        if block.pointee.parameter >= 0, !findResidual(block, steps, rows, rowCount) { return }
        block.pointee.isReady = true
    }

    /// Finds the exact constraint that decides about the parameter.
    private func findResidual(
        _ block: UnsafeMutablePointer<PlannedBlock>, _ steps: UnsafeMutablePointer<Step>,
        _ rows: UnsafeMutablePointer<PlannedRow>, _ rowCount: Int
    ) -> Bool {
        let parameter = block.pointee.parameter
        let value = values[parameter]
        let count = Int(block.pointee.stepCount)
        func follow() {
            for position in 0..<count {
                let step = steps[position]
                values[step.variable] = evaluate(constraints.base + Int(step.constraint), for: step.variable)
            }
        }
        values[parameter] = value + 1
        follow()
        block.pointee.residual = -1
        for position in 0..<rowCount where rows[position].side == 0 {
            let gain = error(of: constraints.base + Int(rows[position].constraint))
            if abs(gain) > 1e-3, block.pointee.residual < 0 || abs(gain) > abs(block.pointee.gain) {
                block.pointee.residual = rows[position].constraint
                block.pointee.gain = gain
            }
        }
        values[parameter] = value
        follow()
        return block.pointee.residual >= 0
    }

    private func undetermined(_ id: Int32) -> (count: Int, variable: Int32) {
        let record = constraints[id]
        var count = 0
        var name: Int32 = -1
        for place in record.start..<(record.start + record.count) {
            let variable = terms[place].variable
            if variables[variable].state == .chosen, variables[variable].mark == 0 {
                count += 1
                name = variable
            }
        }
        return (count, name)
    }

    @inline(__always) func error(of record: UnsafePointer<ConstraintRecord>) -> Double {
        var sum = -record.pointee.constant
        let first = terms.base + Int(record.pointee.start)
        for index in 0..<Int(record.pointee.count) { sum += first[index].coefficient * values[first[index].variable] }
        return sum
    }

    @inline(__always) private func side(of id: Int32) -> Int8 {
        let error = error(of: constraints.base + Int(id))
        return error > 1e-6 ? 1 : error < -1e-6 ? -1 : 0
    }

    /// Solves a block as it was solved before. Returns false when another solution is the best now.
    @inline(__always) func follow(_ block: UnsafePointer<PlannedBlock>) -> Bool {
        guard block.pointee.isReady else { return false }
        let steps = plan.blockSteps.base + Int(block.pointee.firstVariable)
        let constraints = constraints.base
        let count = Int(block.pointee.stepCount)
        if block.pointee.parameter >= 0 {
            for index in 0..<count {
                let step = steps[index]
                values[step.variable] = evaluate(constraints + Int(step.constraint), for: step.variable)
            }
            let error = error(of: constraints + Int(block.pointee.residual))
            setValue(block.pointee.parameter, values[block.pointee.parameter] - error / block.pointee.gain)
            for index in 0..<count { markChanged(steps[index].variable) }
        }
        for index in 0..<count {
            let step = steps[index]
            setValue(step.variable, evaluate(constraints + Int(step.constraint), for: step.variable))
        }
        let rows = plan.rows.base + Int(block.pointee.firstRow)
        for index in 0..<Int(block.pointee.rowCount) where side(of: rows[index].constraint) != rows[index].side { return false }
        return true
    }
}
