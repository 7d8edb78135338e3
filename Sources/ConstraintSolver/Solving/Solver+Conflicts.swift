/// Requirements without a solution. The older ones hold: the first, by age, that leaves no solution together with all older ones is
/// set aside, and so on. The result depends on nothing but the constraints and their order.
extension Solver {
    /// Puts everything back that was set aside, and opens all that is tied to it.
    func reopenConflicts() {
        for index in 0..<results.conflictConstraints.count {
            let id = results.conflictConstraints[index]
            guard Int(id) < constraints.count else { continue }
            constraints[id].isInConflict = false
            if constraints[id].isLive, constraints[id].isBroken {
                constraints[id].isBroken = false
                note(id)
            }
        }
        for index in 0..<results.conflictVariables.count where Int(results.conflictVariables[index]) < variables.count {
            addSeedAnew(results.conflictVariables[index])
        }
        results.conflictConstraints.removeAll()
        results.conflictVariables.removeAll()
        results.conflicts = []
        results.brokenCount = 0
        results.hasStaleConflicts = false
    }

    private func addSeedAnew(_ variable: Int32) {
        let state = variables[variable].state
        if state == .fixed || state == .unused { return }
        if variables[variable].definer >= 0 {
            constraints[variables[variable].definer].defines = -1
            variables[variable].definer = -1
        }
        // Not `known` any more: nothing takes the place of what it was solved from before the conflict is settled.
        variables[variable].state = .unknown
        addSeed(variable)
    }

    /// Decides what to set aside, explains it, and solves what is left.
    func resolveConflicts(startingAt culprit: Int32) {
        var culprit = culprit
        var rounds = 0
        // What else was being solved or waits to be checked.
        var others = (0..<region.variables.count).map { region.variables[$0] }
        let waiting = (0..<region.checks.count).map { region.checks[$0] }
        while culprit >= 0, rounds < 100 {
            rounds += 1
            let trial = ConflictTrial(self, around: culprit)
            let broken = trial.setAside()
            if broken == 0 {
                // Rounding alone tells the trial from the solution: the constraint itself goes.
                breakConstraint(culprit, because: [culprit])
            }
            region.variables.removeAll()
            region.checks.removeAll()
            others += trial.variables
            for variable in others { open(variable) }
            growRegion(from: 0)
            others = (0..<region.variables.count).map { region.variables[$0] }
            for id in waiting + trial.constraints where constraints[id].isRequired { region.checks.append(id) }
            culprit = settleRegion(feasibilityOnly: false)
            if culprit < 0 { culprit = firstFailedCheck() }
        }
    }

    func breakConstraint(_ id: Int32, because reasons: [Int32]) {
        constraints[id].isBroken = true
        results.brokenCount += 1
        results.conflicts.append(
            Conflict(broken: ConstraintID(index: id), constraints: reasons.map { ConstraintID(index: $0) }))
    }
}

/// Tries out which of the requirements around one of them can hold together.
struct ConflictTrial {
    let solver: Solver
    /// The variables that are tied to one another by requirements, and the requirements, oldest first.
    private(set) var variables: [Int32] = []
    private(set) var constraints: [Int32] = []

    init(_ solver: Solver, around culprit: Int32) {
        self.solver = solver
        var seen = Set<Int32>([culprit])
        var known = Set<Int32>()
        constraints = [culprit]
        var next = 0
        while next < constraints.count {
            let record = solver.constraints[constraints[next]]
            next += 1
            for place in record.start..<(record.start + record.count) {
                let variable = solver.terms[place].variable
                guard solver.variables[variable].state != .fixed, known.insert(variable).inserted else { continue }
                variables.append(variable)
                var other = solver.variables[variable].head
                while other >= 0 {
                    let id = solver.terms[other].constraint
                    other = solver.terms[other].next
                    if solver.constraints[id].isRequired, seen.insert(id).inserted { constraints.append(id) }
                }
            }
        }
        constraints.sort { solver.constraints[$0].age < solver.constraints[$1].age }
        for id in constraints {
            solver.results.conflictConstraints.append(id)
            solver.constraints[id].isInConflict = true
        }
        for variable in variables { solver.results.conflictVariables.append(variable) }
    }

    /// Sets aside, oldest first, each requirement that leaves no solution with the older ones. Returns how many.
    func setAside() -> Int {
        var count = 0
        var feasible = 0
        while true {
            let candidates = constraints.filter { !solver.constraints[$0].isBroken }
            if holds(candidates[...]) { break }
            // The shortest beginning without a solution.
            var low = min(feasible, candidates.count)
            var high = candidates.count
            while high - low > 1 {
                let middle = (low + high) / 2
                if holds(candidates[..<middle]) { low = middle } else { high = middle }
            }
            let broken = candidates[high - 1]
            let reasons = explain(broken, among: candidates[..<(high - 1)])
            solver.breakConstraint(broken, because: reasons)
            count += 1
            feasible = high - 1
        }
        return count
    }

    /// The smallest set of older requirements that leaves no room for one.
    private func explain(_ broken: Int32, among older: ArraySlice<Int32>) -> [Int32] {
        var reasons = [broken]
        var candidates = older
        while !candidates.isEmpty, holds(reasons[...]) {
            var low = candidates.startIndex
            var high = candidates.endIndex
            while high - low > 1 {
                let middle = (low + high) / 2
                if holds(reasons + candidates[..<middle]) { low = middle } else { high = middle }
            }
            reasons.append(candidates[high - 1])
            candidates = candidates[..<(high - 1)]
        }
        return reasons.sorted { solver.constraints[$0].age < solver.constraints[$1].age }
    }

    /// Whether these requirements have a solution together.
    private func holds(_ set: ArraySlice<Int32>) -> Bool {
        for id in constraints { solver.constraints[id].isSuspended = true }
        for id in set { solver.constraints[id].isSuspended = false }
        defer { for id in constraints { solver.constraints[id].isSuspended = false } }
        solver.region.variables.removeAll()
        solver.region.checks.removeAll()
        for variable in variables { solver.open(variable) }
        for id in set { solver.region.checks.append(id) }
        if solver.settleRegion(feasibilityOnly: true) >= 0 { return false }
        return solver.firstFailedCheck() < 0
    }
}
