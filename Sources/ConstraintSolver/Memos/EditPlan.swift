/// The order of work for an edit that comes again and again, such as the width of a window while it is resized.
struct EditPlan {
    /// The fixed variable that was edited last, or -1.
    var variable: Int32 = -1
    /// What `structure` was then.
    var structure = -1
    var isReady = false
    /// All that is known and depends on it, in order.
    var steps = Buffer<Step>()
    /// The variables that have to be chosen anew, part by part.
    var region = Buffer<Int32>()
    var parts = Buffer<PlannedPart>()
    var checks = Buffer<Int32>()
    /// What follows from the chosen ones, part by part, each in reverse order.
    var followers = Buffer<Step>()
    var blocks = Buffer<PlannedBlock>()
    var variables = Buffer<Int32>()
    var blockSteps = Buffer<Step>()
    var rows = Buffer<PlannedRow>()
    /// Blocks that had to be solved anew, and parts.
    var missed = Buffer<Int32>()
    var missedParts = Buffer<Int32>()

    mutating func forget() {
        deallocate()
        self = EditPlan()
    }

    var memoryInUse: Int {
        var bytes = (steps.capacity + followers.capacity + blockSteps.capacity + rows.capacity) * 8
        bytes += (region.capacity + checks.capacity + variables.capacity + missed.capacity + missedParts.capacity) * 4
        bytes += blocks.capacity * MemoryLayout<PlannedBlock>.stride
        return bytes + parts.capacity * MemoryLayout<PlannedPart>.stride
    }

    func deallocate() {
        steps.deallocate()
        region.deallocate()
        checks.deallocate()
        followers.deallocate()
        blocks.deallocate()
        variables.deallocate()
        blockSteps.deallocate()
        rows.deallocate()
        parts.deallocate()
        missed.deallocate()
        missedParts.deallocate()
    }
}

extension Solver {
    /// Does the work of a repeated edit without looking for it again. Returns false when there is no plan for it.
    func runPlan() -> Bool {
        guard plan.isReady, plan.structure == structure, isSingleEdit(of: plan.variable) else { return false }
        markChanged(plan.variable)
        let steps = plan.steps
        let constraints = constraints.base
        for index in 0..<steps.count {
            let step = steps[index]
            setValue(step.variable, evaluate(constraints + Int(step.constraint), for: step.variable))
        }
        changes.editedVariables.removeAll()
        region.variables.removeAll()
        region.checks.removeAll()
        for index in 0..<plan.checks.count { region.checks.append(plan.checks[index]) }
        var culprit: Int32 = -1
        if plan.region.count > 0 { culprit = runPlannedParts() }
        if culprit < 0 { culprit = firstFailedCheck() }
        if culprit >= 0 {
            plan.isReady = false
            resolveConflicts(startingAt: culprit)
        }
        return true
    }

    private func isSingleEdit(of variable: Int32) -> Bool {
        guard changes.editedVariables.count > 0,
            changes.seeds.count + changes.pending.count + changes.editedConstraints.count == 0
        else { return false }
        for index in 0..<changes.editedVariables.count where changes.editedVariables[index] != variable { return false }
        return true
    }

    /// The second time in a row that the same variable is edited and nothing else, the work is written down.
    func makePlan() {
        plan.isReady = false
        guard results.brokenCount == 0, changes.editedVariables.count > 0, isSingleEdit(of: changes.editedVariables[0]) else {
            plan.variable = -1
            return
        }
        let variable = changes.editedVariables[0]
        guard plan.variable == variable, plan.structure == structure else {
            plan.variable = variable
            plan.structure = structure
            return
        }
        plan.steps.removeAll()
        plan.region.removeAll()
        plan.parts.removeAll()
        plan.checks.removeAll()
        // Everything that depends on it, whether it moved this time or not.
        region.queue.removeAll()
        region.queue.append(variable)
        var next = 0
        while next < region.queue.count {
            let name = region.queue[next]
            next += 1
            var place = variables[name].head
            while place >= 0 {
                let id = terms[place].constraint
                place = terms[place].next
                planWork(for: id, reachedFrom: name)
            }
        }
        for index in 1..<max(region.queue.count, 1) { variables[region.queue[index]].isListed = false }
        for index in 0..<plan.region.count { variables[plan.region[index]].isListed = false }
        var ordered = UnsafeMutableBufferPointer(start: plan.steps.base, count: plan.steps.count)
        let variables = variables.base
        ordered.sort { variables[Int($0.variable)].rank < variables[Int($1.variable)].rank }
        if plan.region.count > 0, !settlePlannedRegion() { return }
        plan.isReady = true
    }

    /// Solves all that the plan chooses, in one go, and writes down how.
    private func settlePlannedRegion() -> Bool {
        region.variables.removeAll()
        region.checks.removeAll()
        for index in 0..<plan.region.count { open(plan.region[index]) }
        let culprit = settleRegion(feasibilityOnly: false)
        if culprit >= 0 {
            resolveConflicts(startingAt: culprit)
            return false
        }
        for index in 0..<plan.region.count where variables[plan.region[index]].state == .known { return false }
        planParts()
        return true
    }

    private func planWork(for id: Int32, reachedFrom name: Int32) {
        let record = constraints[id]
        let defined = record.defines
        if defined == name { return }
        if defined >= 0, variables[defined].state == .known {
            if variables[defined].isListed { return }
            variables[defined].isListed = true
            plan.steps.append(Step(constraint: id, variable: defined))
            region.queue.append(defined)
            return
        }
        var isOpen = false
        for place in record.start..<(record.start + record.count) {
            let other = terms[place].variable
            guard !variables[other].state.isSettled else { continue }
            isOpen = true
            planPart(of: other)
        }
        if !isOpen, record.isRequired { plan.checks.append(id) }
    }

    /// All that is tied to a variable, by whatever is not settled.
    private func planPart(of start: Int32) {
        if variables[start].isListed { return }
        var next = plan.region.count
        let first = Int32(next)
        variables[start].isListed = true
        plan.region.append(start)
        while next < plan.region.count {
            var place = variables[plan.region[next]].head
            next += 1
            while place >= 0 {
                let record = constraints[terms[place].constraint]
                place = terms[place].next
                for other in record.start..<(record.start + record.count) {
                    let name = terms[other].variable
                    if variables[name].isListed || variables[name].state.isSettled { continue }
                    variables[name].isListed = true
                    plan.region.append(name)
                }
            }
        }
        plan.parts.append(PlannedPart(firstVariable: first, variableCount: Int32(next) - first))
    }
}
