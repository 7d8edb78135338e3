/// All that hangs together of what an edit reaches: blocks, and what follows from them.
///
/// If something in it can move, what is chosen there is a matter of the whole part, and it is solved anew each time. Otherwise its blocks are
/// solved as they were, or single ones of them anew.
struct PlannedPart {
    var firstVariable: Int32
    var variableCount: Int32
    var firstBlock: Int32 = 0
    var blockCount: Int32 = 0
    var firstFollower: Int32 = 0
    var followerCount: Int32 = 0
    var isAmbiguous = false
    var isMissed = false
}

extension Solver {
    /// Writes down the parts of the plan as they have just been solved, and prepares their blocks.
    func planParts() {
        plan.blocks.removeAll()
        plan.variables.removeAll()
        plan.blockSteps.removeAll()
        plan.rows.removeAll()
        for index in 0..<plan.parts.count { planBlocks(plan.parts.base + index) }
        for index in 0..<plan.rows.count { constraints[plan.rows[index].constraint].isVisited = false }
        for index in 0..<plan.variables.count { variables[plan.variables[index]].isListed = false }
        shareOutFollowers()
        for index in 0..<plan.parts.count { prepare(plan.parts.base + index) }
    }

    /// Each part gets its own followers, in their order.
    private func shareOutFollowers() {
        let parts = plan.parts
        for index in 0..<parts.count {
            for place in parts[index].firstVariable..<(parts[index].firstVariable + parts[index].variableCount) {
                variables[plan.region[place]].mark = Int32(index)
            }
            parts[index].followerCount = 0
        }
        for index in 0..<region.followers.count { parts[variables[region.followers[index].variable].mark].followerCount += 1 }
        var first: Int32 = 0
        for index in 0..<parts.count {
            parts[index].firstFollower = first
            first += parts[index].followerCount
            parts[index].followerCount = 0
        }
        plan.followers.assume(region.followers)
        for index in 0..<region.followers.count {
            let step = region.followers[index]
            let part = parts.base + Int(variables[step.variable].mark)
            plan.followers[part.pointee.firstFollower + part.pointee.followerCount] = step
            part.pointee.followerCount += 1
        }
    }

    /// Notes how a part was solved.
    private func prepare(_ part: UnsafeMutablePointer<PlannedPart>) {
        part.pointee.isMissed = false
        part.pointee.isAmbiguous = false
        for index in part.pointee.firstVariable..<(part.pointee.firstVariable + part.pointee.variableCount)
        where variables[plan.region[index]].isAmbiguous {
            part.pointee.isAmbiguous = true
            return
        }
        for index in part.pointee.firstBlock..<(part.pointee.firstBlock + part.pointee.blockCount) { prepare(Int(index)) }
    }

    /// Solves the parts of the plan, most of them as before. Returns a required constraint that cannot hold, or -1: then all of the plan is open.
    func runPlannedParts() -> Int32 {
        let culprit = settlePlannedParts()
        if culprit < 0 { return culprit }
        for index in 0..<plan.region.count { open(plan.region[index]) }
        for index in 0..<region.variables.count { variables[region.variables[index]].isListed = false }
        return culprit
    }

    private func settlePlannedParts() -> Int32 {
        plan.missed.removeAll()
        plan.missedParts.removeAll()
        for index in 0..<plan.parts.count {
            let part = plan.parts.base + index
            if part.pointee.isAmbiguous {
                miss(index)
                continue
            }
            for block in part.pointee.firstBlock..<(part.pointee.firstBlock + part.pointee.blockCount)
            where !follow(plan.blocks.base + Int(block)) { plan.missed.append(block) }
        }
        if plan.missed.count > 0 {
            let culprit = settleMissedBlocks()
            if culprit >= 0 { return culprit }
        }
        for index in 0..<plan.parts.count where !plan.parts[index].isMissed {
            follow(followersOf: plan.parts[index])
        }
        return plan.missedParts.count > 0 ? settleMissedParts() : -1
    }

    private func miss(_ part: Int) {
        if plan.parts[part].isMissed { return }
        plan.parts[part].isMissed = true
        plan.missedParts.append(Int32(part))
    }

    @inline(__always) private func follow(followersOf part: PlannedPart) {
        let followers = plan.followers.base + Int(part.firstFollower)
        var index = Int(part.followerCount) - 1
        while index >= 0 {
            let step = followers[index]
            setValue(step.variable, evaluate(constraints.base + Int(step.constraint), for: step.variable))
            index -= 1
        }
    }

    /// Blocks of parts in which nothing could move so far.
    private func settleMissedBlocks() -> Int32 {
        let missed = plan.missed
        for index in 0..<missed.count {
            let block = plan.blocks[missed[index]]
            for place in block.firstVariable..<(block.firstVariable + block.variableCount) {
                open(plan.variables[place])
            }
        }
        let culprit = settleRegion(feasibilityOnly: false, isPart: true)
        if culprit >= 0 { return culprit }
        // Blocks and parts are in one order.
        var part = 0
        for index in 0..<missed.count {
            while missed[index] >= plan.parts[part].firstBlock + plan.parts[part].blockCount { part += 1 }
            let block = plan.blocks[missed[index]]
            for place in block.firstVariable..<(block.firstVariable + block.variableCount)
            where variables[plan.variables[place]].isAmbiguous { miss(part) }
            if !plan.parts[part].isMissed { prepare(Int(missed[index])) }
        }
        return -1
    }

    /// Parts in which something can move, or could.
    private func settleMissedParts() -> Int32 {
        let missed = plan.missedParts
        region.variables.removeAll()
        for index in 0..<missed.count {
            let part = plan.parts[missed[index]]
            for place in part.firstVariable..<(part.firstVariable + part.variableCount) { open(plan.region[place]) }
        }
        let culprit = settleRegion(feasibilityOnly: false)
        if culprit >= 0 { return culprit }
        for index in 0..<missed.count { prepare(plan.parts.base + Int(missed[index])) }
        return -1
    }
}
