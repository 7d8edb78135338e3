/// What the constraints leave open.
///
/// An underdetermined system has no random solution. Of the best ones that is taken in which, one after another,
///
/// 1. no length is below zero,
/// 2. lengths are nearest to zero, lower numbers first,
/// 3. inequalities hold exactly, the oldest first,
/// 4. positions are nearest to zero: first those that nothing is placed by, as a constraint places what it names first.
///
/// That is what Cassowary comes to when widths and heights are variables that can't be negative and places are free: an
/// equation or inequality becomes the definition of a place that is still free, as if it were an equation; what defines
/// nothing has a slack of its own, and what nothing defines is zero. A later equation takes a place away from an inequality, which then has slack.
///
/// Nearly always that is found by putting in zero where nothing says anything else, and following the equations (`place`). What
/// costs something that way, such as a width that has to take up what is left over, is found by the simplex, with these wishes
/// below all others (`choose`).
extension Solver {
    /// Gives ambiguous variables of a part of the region their values. All values are best ones already, and `wiggle` is a movement of
    /// all that can move.
    func chooseFreely(in open: Range<Int>) {
        for index in 0..<region.constraints.count { constraints[region.constraints[index]].isVisited = false }
        for index in open where variables[region.variables[index]].isAmbiguous { variables[region.variables[index]].mark = -1 }
        for index in open {
            let variable = region.variables[index]
            guard variables[variable].isAmbiguous, variables[variable].mark == -1 else { continue }
            collectFreedom(from: variable)
            if !placeFree() { chooseFree() }
            for row in 0..<block.freedom.rows.count {
                constraints[block.freedom.rows[row]].isVisited = false
                constraints[block.freedom.rows[row]].isDeferred = false
            }
        }
    }

    // MARK: What is free

    /// All ambiguous variables that are tied to one another, and their constraints. Everything else they name is settled by now.
    ///
    /// What stays as it is however they move is held; the other constraints are loose, and marked as deferred.
    private func collectFreedom(from start: Int32) {
        block.freedom.begin()
        block.freedom.variables.append(start)
        variables[start].mark = 0
        var next = 0
        while next < block.freedom.variables.count {
            var place = variables[block.freedom.variables[next]].head
            next += 1
            while place >= 0 {
                let id = terms[place].constraint
                place = terms[place].next
                let record = constraints[id]
                if record.isVisited || record.isBroken || record.isSuspended { continue }
                constraints[id].isVisited = true
                block.freedom.rows.append(id)
                for other in record.start..<(record.start + record.count) {
                    let name = terms[other].variable
                    guard variables[name].isAmbiguous, variables[name].mark == -1 else { continue }
                    variables[name].mark = 0
                    block.freedom.variables.append(name)
                }
            }
        }
        let count = block.freedom.variables.count
        var names = UnsafeMutableBufferPointer(start: block.freedom.variables.base, count: count)
        names.sort()
        block.freedom.before.refill(count, 0)
        block.freedom.isPlaced.refill(count, false)
        block.freedom.isSubject.refill(count, false)
        for index in 0..<count {
            variables[names[index]].mark = Int32(index)
            block.freedom.before[index] = values[names[index]]
        }
        for index in 0..<block.freedom.rows.count { sortOut(block.freedom.rows[index]) }
        var open = UnsafeMutableBufferPointer(start: block.freedom.loose.base, count: block.freedom.loose.count)
        let constraints = constraints.base
        open.sort { constraints[Int($0)].age < constraints[Int($1)].age }
        orderPositions()
    }

    private func sortOut(_ id: Int32) {
        let record = constraints[id]
        var movement = 0.0
        var scale = 1.0
        var left: Int32 = 0
        var subject: Int32 = -1
        for place in record.start..<(record.start + record.count) {
            let variable = terms[place].variable
            guard variables[variable].isAmbiguous else { continue }
            left += 1
            if subject < 0, !variables[variable].isLength { subject = variable }
            let part = terms[place].coefficient * region.wiggle[variable]
            movement += part
            scale = max(scale, abs(part))
        }
        constraints[id].left = left
        if record.isRequiredEquality || abs(movement) <= 1e-7 * scale {
            if left == 1 { block.freedom.queue.append(id) }
        } else {
            constraints[id].isDeferred = true
            block.freedom.moving.append(id)
            // Only these can hold exactly or not.
            if record.relation == 0 || record.isWish { return }
            block.freedom.loose.append(id)
        }
        if subject >= 0, left > 1 { block.freedom.isSubject[variables[subject].mark] = true }
    }

    private func orderPositions() {
        for isSubject in [false, true] {
            for index in 0..<block.freedom.variables.count {
                let variable = block.freedom.variables[index]
                if !variables[variable].isLength, block.freedom.isSubject[index] == isSubject {
                    block.freedom.positions.append(variable)
                }
            }
        }
    }

    // MARK: Zero, and what follows

    /// Puts in zero for each length that nothing has given a value, and follows the equations; then the same for positions, with
    /// inequalities taken for equations. False when that is none of the best solutions: then nothing has changed.
    private func placeFree() -> Bool {
        var length = 0
        var position = 0
        var next = 0
        let count = block.freedom.variables.count
        search: while true {
            while next < block.freedom.queue.count {
                let id = block.freedom.queue[next]
                next += 1
                if constraints[id].left == 1 { define(by: id, leftSide: heldSide(of: id)) }
            }
            while length < count {
                let variable = block.freedom.variables[length]
                length += 1
                if variables[variable].isLength, !block.freedom.isPlaced[length - 1] {
                    place(variable, at: 0)
                    continue search
                }
            }
            for index in 0..<block.freedom.loose.count where constraints[block.freedom.loose[index]].left == 1 {
                let id = block.freedom.loose[index]
                define(by: id, leftSide: constraints[id].constant)
                continue search
            }
            while position < block.freedom.positions.count {
                let variable = block.freedom.positions[position]
                position += 1
                if !block.freedom.isPlaced[variables[variable].mark] {
                    place(variable, at: 0)
                    continue search
                }
            }
            break
        }
        let isBest = isStillBest()
        for index in 0..<count {
            let variable = block.freedom.variables[index]
            let before = block.freedom.before[index]
            if !isBest { values[variable] = before } else if values[variable] != before { markChanged(variable) }
        }
        return isBest
    }

    private func place(_ variable: Int32, at value: Double) {
        values[variable] = value
        block.freedom.isPlaced[variables[variable].mark] = true
        var place = variables[variable].head
        while place >= 0 {
            let id = terms[place].constraint
            place = terms[place].next
            guard constraints[id].isVisited else { continue }
            constraints[id].left -= 1
            if constraints[id].left == 1, !constraints[id].isDeferred { block.freedom.queue.append(id) }
        }
    }

    /// Solves a constraint for the one variable of it that has no place yet.
    private func define(by id: Int32, leftSide: Double) {
        let record = constraints[id]
        var sum = leftSide
        var factor = 1.0
        var found: Int32 = -1
        for place in record.start..<(record.start + record.count) {
            let term = terms[place]
            if variables[term.variable].isAmbiguous, !block.freedom.isPlaced[variables[term.variable].mark] {
                found = term.variable
                factor = term.coefficient
            } else {
                sum -= term.coefficient * values[term.variable]
            }
        }
        place(found, at: sum / factor)
    }

    /// What a constraint's left side is, however its variables move.
    private func heldSide(of id: Int32) -> Double {
        let record = constraints[id]
        if record.isRequiredEquality { return record.constant }
        let side = sideBefore(record)
        return abs(side - record.constant) <= Tolerance.violation(abs(side)) ? record.constant : side
    }

    private func sideBefore(_ record: ConstraintRecord) -> Double {
        var sum = 0.0
        for place in record.start..<(record.start + record.count) {
            let variable = terms[place].variable
            let value = variables[variable].isAmbiguous ? block.freedom.before[variables[variable].mark] : values[variable]
            sum += terms[place].coefficient * value
        }
        return sum
    }

    /// Whether nothing costs more than before, and no length is below zero.
    private func isStillBest() -> Bool {
        for index in 0..<block.freedom.variables.count {
            let variable = block.freedom.variables[index]
            if variables[variable].isLength, values[variable] < -Tolerance.violation(0) { return false }
        }
        for index in 0..<block.freedom.rows.count {
            let record = constraints[block.freedom.rows[index]]
            if record.isRequired {
                if !isSatisfied(record) { return false }
            } else if !record.isDeferred {
                let side = sideBefore(record)
                if abs(leftSide(record) - side) > Tolerance.violation(abs(side)) { return false }
            }
        }
        block.freedom.costs.removeAll()
        for index in 0..<block.freedom.moving.count {
            let record = constraints[block.freedom.moving[index]]
            if record.isRequired { continue }
            let (before, after) = (sideBefore(record) - record.constant, leftSide(record) - record.constant)
            let isCostlyAbove = record.relation <= 0 || record.isWish
            let isCostlyBelow = record.relation >= 0
            if isCostlyAbove { addCost(max(0, after) - max(0, before), record.isWish ? record.priorityAbove : record.priority) }
            if isCostlyBelow { addCost(max(0, -after) - max(0, -before), record.priority) }
        }
        for index in 0..<block.freedom.costs.count where block.freedom.costs[index].amount > 1e-5 { return false }
        return true
    }

    private func addCost(_ amount: Double, _ priority: Float) {
        if amount == 0 { return }
        for index in 0..<block.freedom.costs.count where block.freedom.costs[index].priority == priority {
            block.freedom.costs[index].amount += amount
            return
        }
        block.freedom.costs.append(FreedomSpace.Cost(priority: priority, amount: amount))
    }

    // MARK: By the simplex

    /// The same rule where zeros do not do: the free variables are one block, with wishes for them below all others.
    private func chooseFree() {
        let count = block.freedom.variables.count
        block.begin()
        for index in 0..<block.freedom.rows.count {
            let id = block.freedom.rows[index]
            let record = constraints[id]
            block.freedom.definitions.append(record.defines)
            constraints[id].defines = -1
            if record.isRequiredEquality { block.equalities.append(id) } else { block.rows.append(id) }
            for place in record.start..<(record.start + record.count) {
                // For the time being all else is as good as fixed.
                let variable = terms[place].variable
                guard !variables[variable].isAmbiguous, !variables[variable].state.isSettled else { continue }
                block.freedom.paused.append(variable)
                block.freedom.states.append(variables[variable].state)
                variables[variable].state = .known
            }
        }
        for index in 0..<count {
            let variable = block.freedom.variables[index]
            block.freedom.paused.append(variable)
            block.freedom.states.append(variables[variable].state)
            variables[variable].state = .chosen
            block.variables.append(variable)
        }
        region.choosesFreely = true
        let parameterCount = orderBlock(startingWithNaturals: false)
        express(parameterCount)
        let (free, culprit) = eliminateResiduals(parameterCount)
        var moves = false
        if culprit >= 0 || choose(free, feasibilityOnly: false, isAmbiguous: &moves) >= 0 {
            for index in 0..<count { setValue(block.freedom.variables[index], block.freedom.before[index]) }
        }
        region.choosesFreely = false
        for index in 0..<block.freedom.paused.count {
            variables[block.freedom.paused[index]].state = block.freedom.states[index]
        }
        for index in 0..<block.freedom.rows.count {
            constraints[block.freedom.rows[index]].defines = block.freedom.definitions[index]
        }
    }

    /// The wishes for free variables, below all others of a block of several parameters.
    func addPreferences(_ free: Int) {
        let width = free + 1
        let count = block.variables.count
        for isBelowZero in [true, false] {
            for index in 0..<count where variables[block.variables[index]].isLength {
                prefer(block.affine.base + index * width, right: isBelowZero ? 0 : 1)
            }
        }
        block.reduced.refill(width, 0)
        let row = block.reduced.base
        for index in 0..<block.freedom.loose.count {
            for column in 0..<width { row[column] = 0 }
            _ = accumulate(constraints[block.freedom.loose[index]], except: -1, into: row, width)
            prefer(row, right: 1)
        }
        for index in 0..<block.freedom.positions.count {
            prefer(block.affine.base + Int(variables[block.freedom.positions[index]].mark) * width, right: 1)
        }
    }

    private func prefer(_ row: UnsafePointer<Double>, right: Double) {
        guard block.simplex.canMove(row) else { return }
        block.simplex.addRow(row, level: block.simplex.levels, left: 1, right: right)
        block.simplex.levels += 1
        block.simplex.minimise()
    }

    /// The same for one parameter that can be anything between two numbers.
    func preferredParameter(_ low: Double, _ high: Double) -> Double {
        var (low, high) = (low, high)
        for index in 0..<block.variables.count where variables[block.variables[index]].isLength {
            let slope = block.affine[index * 2]
            if abs(slope) < Tolerance.zero { continue }
            let corner = min(max(-block.affine[index * 2 + 1] / slope, low), high)
            if slope > 0 { low = corner } else { high = corner }
        }
        if high - low <= 0 { return low }
        for index in 0..<block.variables.count where variables[block.variables[index]].isLength {
            let slope = block.affine[index * 2]
            if abs(slope) >= Tolerance.zero { return min(max(-block.affine[index * 2 + 1] / slope, low), high) }
        }
        block.reduced.refill(2, 0)
        let row = block.reduced.base
        for index in 0..<block.freedom.loose.count {
            row[0] = 0
            row[1] = 0
            _ = accumulate(constraints[block.freedom.loose[index]], except: -1, into: row, 2)
            if abs(row[0]) >= Tolerance.zero { return min(max(-row[1] / row[0], low), high) }
        }
        for index in 0..<block.freedom.positions.count {
            let place = block.affine.base + Int(variables[block.freedom.positions[index]].mark) * 2
            if abs(place[0]) >= Tolerance.zero { return min(max(-place[1] / place[0], low), high) }
        }
        return min(max(0, low), high)
    }
}

/// Working space for what the constraints leave open.
struct FreedomSpace {
    /// Ambiguous variables that are tied to one another, by number.
    var variables = Buffer<Int32>()
    /// Their constraints.
    var rows = Buffer<Int32>()
    /// Of these, the ones whose left side can move; and those that are inequalities, the oldest first.
    var moving = Buffer<Int32>()
    var loose = Buffer<Int32>()
    /// The positions among the variables, in the order in which they become zero.
    var positions = Buffer<Int32>()
    var before = Buffer<Double>()
    var isPlaced = Buffer<Bool>()
    var isSubject = Buffer<Bool>()
    var queue = Buffer<Int32>()
    var costs = Buffer<Cost>()
    /// What the simplex must not see, and what it was.
    var paused = Buffer<Int32>()
    var states = Buffer<VariableState>()
    var definitions = Buffer<Int32>()

    struct Cost {
        var priority: Float
        var amount: Double
    }

    mutating func begin() {
        variables.removeAll()
        rows.removeAll()
        moving.removeAll()
        loose.removeAll()
        positions.removeAll()
        queue.removeAll()
        paused.removeAll()
        states.removeAll()
        definitions.removeAll()
    }

    private var lists: [Buffer<Int32>] { [variables, rows, moving, loose, positions, queue, paused, definitions] }

    var memoryInUse: Int {
        let numbers = lists.reduce(0) { $0 + $1.capacity * 4 }
        return numbers + before.capacity * 8 + isPlaced.capacity + isSubject.capacity + states.capacity
            + costs.capacity * MemoryLayout<Cost>.stride
    }

    func deallocate() {
        for list in lists { list.deallocate() }
        before.deallocate()
        isPlaced.deallocate()
        isSubject.deallocate()
        costs.deallocate()
        states.deallocate()
    }
}
