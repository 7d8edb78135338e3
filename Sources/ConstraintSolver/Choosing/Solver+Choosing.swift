/// Chooses the free parameters of a block, so that no constraint of lower priority costs one of higher priority anything.
extension Solver {
    // MARK: One free parameter
    /// One free parameter: each constraint is a piecewise linear cost on a line.
    func chooseOne(feasibilityOnly: Bool, isAmbiguous: inout Bool) -> Int32 {
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
        if high - low <= Tolerance.freedom {
            assignOne(low, 0)
        } else if region.choosesFreely {
            assignOne(preferredParameter(low, high), 0)
        } else {
            isAmbiguous = true
            assignOne(min(max(0, low), high), Solver.noise(Int(block.variables[0])))
        }
        return -1
    }

    private func assignOne(_ parameter: Double, _ freedom: Double) {
        for index in 0..<block.variables.count {
            let variable = block.variables[index]
            let slope = block.affine[index * 2]
            setValue(variable, slope * parameter + block.affine[index * 2 + 1])
            if region.choosesFreely { continue }
            region.wiggle[variable] = slope * freedom
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

    func chooseMany(_ free: Int, feasibilityOnly: Bool, isAmbiguous: inout Bool) -> Int32 {
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
        if region.choosesFreely {
            addPreferences(free)
        } else if !feasibilityOnly, block.simplex.hasFreedom {
            findMovements(free, &isAmbiguous)
        } else {
            markUnambiguous()
        }
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
        for index in 0..<block.variables.count { region.wiggle[block.variables[index]] = 0 }
    }

    /// Several best solutions: finds out which variables can move, and a direction in which they all do.
    private func findMovements(_ free: Int, _ isAmbiguous: inout Bool) {
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
        // Some are taken along by others, though they can hardly move.
        block.determined.refill(count, false)
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
            guard abs(extent) > Tolerance.freedom else {
                block.determined[index] = true
                continue
            }
            let weight = Solver.noise(Int(block.variables[index])) / abs(extent)
            for column in 0..<free { direction[column] += weight * (ends[free + column] - ends[column]) }
        }
        for index in 0..<count {
            let affine = block.affine.base + index * width
            var movement = 0.0
            for column in 0..<free { movement += affine[column] * direction[column] }
            let moves = abs(movement) > 1e-7 && !block.determined[index]
            region.wiggle[block.variables[index]] = moves ? movement : 0
            variables[block.variables[index]].isAmbiguous = moves
            if moves { isAmbiguous = true }
        }
    }
}
