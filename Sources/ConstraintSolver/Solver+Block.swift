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
            wiggle[variable] = 0
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
    @inline(__always) private func accumulate(
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

    // MARK: One free parameter

    /// One free parameter: each constraint is a piecewise linear cost on a line.
    private func chooseOne(feasibilityOnly: Bool, isAmbiguous: inout Bool) -> Int32 {
        block.pieces.removeAll()
        var low = -Double.infinity
        var high = Double.infinity
        var last: Int32 = -1
        for index in 0..<block.rows.count {
            let id = block.rows[index]
            let record = constraints[id]
            var slope = 0.0
            var constant = -record.constant
            var scale = abs(constant)
            for place in record.start..<(record.start + record.count) {
                let term = terms[place]
                var part = 0.0
                if variables[term.variable].state == .chosen {
                    let row = block.affine.base + Int(variables[term.variable].mark) * 2
                    slope += term.coefficient * row[0]
                    part = term.coefficient * row[1]
                } else {
                    part = term.coefficient * values[term.variable]
                }
                constant += part
                scale += abs(part)
            }
            if record.relation < 0 {
                slope = -slope
                constant = -constant
            }
            if record.isRequired {
                if abs(slope) < Tolerance.zero {
                    if constant < -Tolerance.violation(scale) { return id }
                } else if slope > 0 {
                    if -constant / slope > low {
                        low = -constant / slope
                        last = id
                    }
                } else if -constant / slope < high {
                    high = -constant / slope
                    last = id
                }
            } else if abs(slope) >= Tolerance.zero {
                if record.isWish {
                    block.pieces.append(
                        BlockSpace.Piece(
                            slope: -slope, constant: -constant, priority: record.priorityAbove, left: 1, right: 0))
                }
                block.pieces.append(
                    BlockSpace.Piece(
                        slope: slope, constant: constant, priority: record.priority, left: 1,
                        right: record.relation == 0 ? 1 : 0))
            }
        }
        if low > high {
            if low - high > Tolerance.violation(abs(low)) { return last }
            low = (low + high) / 2
            high = low
        }
        if feasibilityOnly {
            assignOne(min(max(0, low), high), 0)
            return -1
        }
        narrowByPriority(&low, &high)
        var parameter = low
        var freedom = 0.0
        if high - low > Tolerance.freedom {
            isAmbiguous = true
            freedom = Solver.noise(Int(block.variables[0]))
            var first = -1
            for index in 0..<block.variables.count where abs(block.affine[index * 2]) >= Tolerance.zero {
                if first < 0 || block.variables[index] < block.variables[first] { first = index }
            }
            parameter = first < 0 ? 0 : -block.affine[first * 2 + 1] / block.affine[first * 2]
            parameter = min(max(parameter, low), high)
        }
        assignOne(parameter, freedom)
        return -1
    }

    private func assignOne(_ parameter: Double, _ freedom: Double) {
        for index in 0..<block.variables.count {
            let variable = block.variables[index]
            let slope = block.affine[index * 2]
            setValue(variable, slope * parameter + block.affine[index * 2 + 1])
            wiggle[variable] = slope * freedom
            variables[variable].isAmbiguous = freedom != 0 && abs(slope) >= Tolerance.zero
        }
    }

    /// From the highest priority down: keeps the part of the interval where the violation is smallest.
    private func narrowByPriority(_ low: inout Double, _ high: inout Double) {
        let pieces = block.pieces
        var bound = Float.infinity
        while low < high {
            var priority: Float = -1
            for index in 0..<pieces.count where pieces[index].priority < bound {
                priority = max(priority, pieces[index].priority)
            }
            if priority < 0 { return }
            bound = priority
            // The slope left of all corners, then a bend at each.
            block.corners.removeAll()
            var slope = 0.0
            for index in 0..<pieces.count where pieces[index].priority == priority {
                let piece = pieces[index]
                let steepness = abs(piece.slope)
                slope -= steepness * (piece.slope > 0 ? piece.left : piece.right)
                block.corners.append(
                    BlockSpace.Corner(
                        position: -piece.constant / piece.slope, bend: steepness * (piece.left + piece.right)))
            }
            sortCorners()
            var from = -Double.infinity
            var to = Double.infinity
            for index in 0..<block.corners.count {
                let before = slope
                slope += block.corners[index].bend
                if before < -Tolerance.zero, slope >= -Tolerance.zero { from = block.corners[index].position }
                if before <= Tolerance.zero, slope > Tolerance.zero {
                    to = block.corners[index].position
                    break
                }
            }
            if from > high {
                low = high
            } else if to < low {
                high = low
            } else {
                low = max(low, from)
                high = min(high, to)
            }
        }
    }

    private func sortCorners() {
        var corners = UnsafeMutableBufferPointer(start: block.corners.base, count: block.corners.count)
        if corners.count > 16 {
            corners.sort { $0.position < $1.position }
            return
        }
        var index = 1
        while index < corners.count {
            let corner = corners[index]
            var hole = index
            while hole > 0, corners[hole - 1].position > corner.position {
                corners[hole] = corners[hole - 1]
                hole -= 1
            }
            corners[hole] = corner
            index += 1
        }
    }

    // MARK: Several free parameters

    private func chooseMany(_ free: Int, feasibilityOnly: Bool, isAmbiguous: inout Bool) -> Int32 {
        block.priorities.removeAll()
        if !feasibilityOnly {
            for index in 0..<block.rows.count {
                let record = constraints[block.rows[index]]
                addLevel(record.priority)
                if record.isWish { addLevel(record.priorityAbove) }
            }
        }
        block.simplex.begin(columns: free)
        let width = free + 1
        block.reduced.refill(width, 0)
        var hasWishes = false
        for index in 0..<block.rows.count {
            let record = constraints[block.rows[index]]
            if record.isWish { hasWishes = true }
            addRow(record, width, isReversed: record.relation < 0, record.priority, right: record.relation == 0 ? 1 : 0)
        }
        // The other halves come last: until then rows are numbered as they are in the block.
        for index in 0..<block.rows.count where hasWishes && !feasibilityOnly {
            let record = constraints[block.rows[index]]
            if record.isWish { addRow(record, width, isReversed: true, record.priorityAbove, right: 0) }
        }
        block.simplex.levels = block.priorities.count + 1
        block.simplex.minimise()
        let wrong = block.simplex.mostViolatedRequiredRow()
        if wrong >= 0 { return block.rows[wrong] }
        block.parameters.refill(free, 0)
        if !feasibilityOnly, block.simplex.hasFreedom { chooseAmong(free, &isAmbiguous) } else { markUnambiguous() }
        block.simplex.readParameters(into: block.parameters.base)
        for index in 0..<block.variables.count {
            let row = block.affine.base + index * width
            var value = row[free]
            for column in 0..<free { value += row[column] * block.parameters[column] }
            setValue(block.variables[index], value)
        }
        return -1
    }

    /// A priority of the block, in its place among the others, from the highest down.
    private func addLevel(_ priority: Float) {
        if priority >= Solver.required { return }
        var place = 0
        while place < block.priorities.count, block.priorities[place] > priority { place += 1 }
        if place < block.priorities.count, block.priorities[place] == priority { return }
        block.priorities.append(priority)
        var hole = block.priorities.count - 1
        while hole > place {
            block.priorities[hole] = block.priorities[hole - 1]
            hole -= 1
        }
        block.priorities[place] = priority
    }

    private func addRow(
        _ record: ConstraintRecord, _ width: Int, isReversed: Bool, _ priority: Float, right: Double
    ) {
        let row = block.reduced.base
        for column in 0..<width { row[column] = 0 }
        _ = accumulate(record, except: -1, into: row, width)
        if isReversed { for column in 0..<width { row[column] = -row[column] } }
        var level = 0
        if priority < Solver.required {
            level = 1
            while block.priorities[level - 1] != priority { level += 1 }
        }
        block.simplex.addRow(row, level: level, left: 1, right: right)
    }

    private func markUnambiguous() {
        for index in 0..<block.variables.count { wiggle[block.variables[index]] = 0 }
    }

    /// Several best solutions: finds out which variables can move, then takes the values nearest to zero.
    private func chooseAmong(_ free: Int, _ isAmbiguous: inout Bool) {
        let width = free + 1
        let count = block.variables.count
        let levels = block.simplex.levels
        block.order.removeAll()
        for index in 0..<count { block.order.append(block.variables[index]) }
        var order = UnsafeMutableBufferPointer(start: block.order.base, count: count)
        order.sort()
        for index in 0..<count { order[index] = variables[order[index]].mark }
        block.direction.refill(free, 0)
        block.simplex.addFreeMovements(to: block.direction.base)
        block.reduced.refill(width, 0)
        block.ends.refill(2 * free, 0)
        let row = block.reduced.base
        let ends = block.ends.base
        let direction = block.direction.base
        for index in order {
            let affine = block.affine.base + Int(index) * width
            guard block.simplex.canMove(affine) else { continue }
            for end in 0..<2 {
                block.trial.assume(block.simplex)
                row.update(from: affine, count: width)
                row[free] += end == 0 ? 1e6 : -1e6
                block.trial.addRow(row, level: levels, left: 1, right: 1)
                block.trial.levels = levels + 1
                block.trial.minimise()
                block.trial.readParameters(into: ends + end * free)
            }
            var extent = 0.0
            for column in 0..<free { extent += affine[column] * (ends[free + column] - ends[column]) }
            guard abs(extent) > Tolerance.freedom else { continue }
            let weight = Solver.noise(Int(block.variables[index])) / abs(extent)
            for column in 0..<free { direction[column] += weight * (ends[free + column] - ends[column]) }
        }
        for index in 0..<count {
            let affine = block.affine.base + index * width
            var movement = 0.0
            for column in 0..<free { movement += affine[column] * direction[column] }
            let moves = abs(movement) > 1e-7
            wiggle[block.variables[index]] = moves ? movement : 0
            variables[block.variables[index]].isAmbiguous = moves
            if moves { isAmbiguous = true }
        }
        for index in order {
            let affine = block.affine.base + Int(index) * width
            guard block.simplex.canMove(affine) else { continue }
            block.simplex.addRow(affine, level: block.simplex.levels, left: 1, right: 1)
            block.simplex.levels += 1
            block.simplex.minimise()
        }
    }
}
