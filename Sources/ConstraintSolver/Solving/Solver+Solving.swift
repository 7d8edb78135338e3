extension Solver {
    /// True when something changed since the last `solve()`.
    public var needsSolving: Bool {
        changes.seeds.count + changes.pending.count + changes.editedVariables.count + changes.editedConstraints.count > 0
            || results.hasStaleConflicts
    }

    /// Brings all values up to date.
    public func solve() {
        for index in 0..<results.changed.count { variables[results.changed[index]].isChanged = false }
        results.changed.removeAll()
        guard needsSolving else { return }
        if results.brokenCount > 0 || results.hasStaleConflicts { reopenConflicts() }
        if runPlan() { return }
        for index in 0..<changes.editedVariables.count { markChanged(changes.editedVariables[index]) }

        region.checks.removeAll()
        var culprit: Int32
        if changes.seeds.count + changes.pending.count + results.brokenCount == 0 {
            culprit = settleEdits()
        } else {
            let isWhole = collectRegion()
            let collected = region.variables.count
            propagateEdits()
            growRegion(from: collected)
            culprit = settleRegion(feasibilityOnly: false)
            if isWhole { checkPending() }
        }
        if culprit < 0 { culprit = firstFailedCheck() }
        if culprit >= 0 { resolveConflicts(startingAt: culprit) }
        makePlan()
        changes.editedVariables.removeAll()
        changes.editedConstraints.removeAll()
    }

    func markChanged(_ index: Int32) {
        if !variables[index].isChanged {
            variables[index].isChanged = true
            results.changed.append(index)
        }
    }

    // MARK: What has to be solved anew

    /// Opens a variable: its value is to be found again.
    @inline(__always) func open(_ index: Int32) {
        let record = variables.base + Int(index)
        if record.pointee.isListed || record.pointee.state == .fixed || record.pointee.state == .unused { return }
        record.pointee.isListed = true
        record.pointee.state = .unknown
        if record.pointee.definer >= 0 {
            constraints[record.pointee.definer].defines = -1
            record.pointee.definer = -1
        }
        region.variables.append(index)
    }

    /// Opens what lost its ground or met a new constraint, and all that depends on it. True when that is everything: then new
    /// constraints still wait, most of them to be found settled.
    private func collectRegion() -> Bool {
        // The open ones among the seeds go to the front of the same list, which becomes the region.
        swap(&region.variables, &changes.seeds)
        changes.seeds.removeAll()
        let seedCount = region.variables.count
        region.variables.removeAll()
        let list = region.variables.base
        for index in 0..<seedCount { variables[list[index]].isListed = false }
        for index in 0..<seedCount {
            let seed = list[index]
            if variables[seed].state == .known, variables[seed].definer < 0, redefine(seed) { continue }
            open(seed)
        }
        let isWhole = region.variables.count == variableCount - fixedCount
        if isWhole { return true }
        for index in 0..<changes.pending.count {
            let id = changes.pending[index]
            constraints[id].isPending = false
            if !constraints[id].isLive {
                free.constraints.append(id)
                continue
            }
            if constraints[id].defines >= 0 || constraints[id].isBroken { continue }
            openBlocks(of: id)
        }
        forgetPending()
        growRegion(from: 0)
        return false
    }

    /// Of the new constraints those that no open variable led to: all they name is fixed, so that they have only to be checked.
    private func checkPending() {
        for index in 0..<changes.pending.count {
            let record = constraints.base + Int(changes.pending[index])
            guard record.pointee.isPending else { continue }
            record.pointee.isPending = false
            if !record.pointee.isLive {
                free.constraints.append(changes.pending[index])
            } else if record.pointee.defines < 0, !record.pointee.isBroken {
                checkIfClosed(changes.pending[index])
            }
        }
        forgetPending()
    }

    private func forgetPending() {
        changes.pending.removeAll()
        region.queue.removeAll()
        if region.queue.capacity < changes.pending.capacity { swap(&region.queue, &changes.pending) }
    }

    /// Opens the variables of a constraint that are not settled; if there are none it has only to be checked.
    @inline(__always) func openBlocks(of id: Int32) {
        let record = constraints[id]
        var isOpen = false
        for place in record.start..<(record.start + record.count) {
            let variable = terms[place].variable
            if !variables[variable].state.isSettled {
                open(variable)
                isOpen = true
            }
        }
        if !isOpen, record.isRequired { region.checks.append(id) }
    }

    /// A requirement whose variables are all settled has only to be checked.
    @inline(__always) private func checkIfClosed(_ id: Int32) {
        let record = constraints.base + Int(id)
        guard record.pointee.isRequired else { return }
        for place in record.pointee.start..<(record.pointee.start + record.pointee.count) {
            if !variables[terms[place].variable].state.isSettled { return }
        }
        region.checks.append(id)
    }

    /// Opens everything that depends on an open variable or is to be chosen together with it.
    func growRegion(from start: Int) {
        var index = start
        let variables = variables.base
        let terms = terms.base
        let constraints = constraints.base
        while index < region.variables.count {
            let variable = region.variables[index]
            index += 1
            var place = variables[Int(variable)].head
            while place >= 0 {
                let term = terms + Int(place)
                place = term.pointee.next
                let record = constraints + Int(term.pointee.constraint)
                if record.pointee.isBroken { continue }
                let defined = record.pointee.defines
                if defined >= 0 { open(defined) }
                var part = terms + Int(record.pointee.start)
                let end = part + Int(record.pointee.count)
                while part < end {
                    let neighbour = part.pointee.variable
                    part += 1
                    if !variables[Int(neighbour)].isListed, !variables[Int(neighbour)].state.isSettled { open(neighbour) }
                }
            }
        }
    }

    /// Finds a new constraint that can take the place of the one a known variable was solved from.
    private func redefine(_ variable: Int32) -> Bool {
        let rank = variables[variable].rank
        var place = variables[variable].head
        search: while place >= 0 {
            let id = terms[place].constraint
            place = terms[place].next
            let record = constraints[id]
            guard record.isPending, record.isRequiredEquality, record.defines < 0, !record.isBroken else { continue }
            for other in record.start..<(record.start + record.count) {
                let name = terms[other].variable
                if name == variable { continue }
                if !variables[name].state.isSettled || variables[name].rank >= rank { continue search }
            }
            variables[variable].definer = id
            constraints[id].defines = variable
            changes.editedConstraints.append(id)
            return true
        }
        return false
    }

    // MARK: Changed numbers

    /// Carries changed values through what is known, in order, as far as they make a difference.
    private func propagateEdits() {
        region.nearest.removeAll()
        for index in 0..<changes.editedConstraints.count {
            let id = changes.editedConstraints[index]
            if Int(id) < constraints.count, constraints[id].isLive { reach(id, from: -1) }
        }
        for index in 0..<changes.editedVariables.count where variables[changes.editedVariables[index]].state != .unused {
            reachNeighbours(of: changes.editedVariables[index])
        }
        while !region.nearest.isEmpty {
            let variable = popNearest()
            variables[variable].isListed = false
            guard variables[variable].state == .known else { continue }
            let value = evaluate(constraints.base + Int(variables[variable].definer), for: variable)
            if value == values[variable] { continue }
            setValue(variable, value)
            reachNeighbours(of: variable)
        }
    }

    private func reachNeighbours(of variable: Int32) {
        var place = variables[variable].head
        while place >= 0 {
            reach(terms[place].constraint, from: variable)
            place = terms[place].next
        }
    }

    private func reach(_ id: Int32, from variable: Int32) {
        if constraints[id].isBroken { return }
        let defined = constraints[id].defines
        if defined == variable, defined >= 0 { return }
        if defined >= 0, variables[defined].state == .known {
            if variables[defined].isListed { return }
            variables[defined].isListed = true
            pushNearest(defined)
        } else {
            openBlocks(of: id)
        }
    }

    @inline(__always) func pushNearest(_ variable: Int32) { region.nearest.push(variable, variables.base) }

    @inline(__always) func popNearest() -> Int32 { region.nearest.popFirst(variables.base) }

    // MARK: Arithmetic

    @inline(__always) func evaluate(_ record: UnsafePointer<ConstraintRecord>, for variable: Int32) -> Double {
        var sum = record.pointee.constant
        var factor = 1.0
        let first = terms.base + Int(record.pointee.start)
        for index in 0..<Int(record.pointee.count) {
            let name = first[index].variable
            if name == variable {
                factor = first[index].coefficient
            } else {
                sum -= first[index].coefficient * values[name]
            }
        }
        return factor == 1 ? sum : sum / factor
    }

    func leftSide(_ record: ConstraintRecord) -> Double {
        var sum = 0.0
        for place in record.start..<(record.start + record.count) {
            sum += terms[place].coefficient * values[terms[place].variable]
        }
        return sum
    }

    /// Whether the values satisfy a constraint, rounding errors aside.
    @inline(__always) func isSatisfied(_ record: ConstraintRecord) -> Bool {
        var sum = -record.constant
        var scale = abs(record.constant)
        for place in record.start..<(record.start + record.count) {
            let part = terms[place].coefficient * values[terms[place].variable]
            sum += part
            scale += abs(part)
        }
        let error = record.relation == 0 || record.isWish ? abs(sum) : record.relation > 0 ? -sum : sum
        return error <= Tolerance.violation(scale)
    }

    func firstFailedCheck() -> Int32 {
        for index in 0..<region.checks.count {
            let record = constraints[region.checks[index]]
            if record.isLive, !record.isBroken, !record.isSuspended, record.isRequired, !isSatisfied(record) {
                return region.checks[index]
            }
        }
        return -1
    }
}

enum Tolerance {
    /// What counts as no violation among numbers of this size.
    @inline(__always) static func violation(_ scale: Double) -> Double { 1e-6 + 1e-9 * scale }
    /// Coefficients and slopes below this are zero.
    static let zero = 1e-9
    /// A best value that can move less than this is the only one.
    static let freedom = 1e-4
}
