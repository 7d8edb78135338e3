/// Large blocks that only inequalities hold together, such as a column of labels that must not reach below its container.
///
/// Such a limit is left out at first, so that the block falls apart. Where the rest has one best solution and it satisfies the
/// limit anyway, that is the best solution with it as well. The limits that turn out to matter are put back.
extension Solver {
    /// Smaller blocks are solved quickly enough as they are.
    var isLoose: Bool { block.variables.count > loosensAbove }

    func settleLoosely(feasibilityOnly: Bool, isAmbiguous: inout Bool) -> Int32 {
        deferLimits()
        if region.limits.count == 0 { return settleBlock(feasibilityOnly: feasibilityOnly, isAmbiguous: &isAmbiguous) }
        defer {
            for index in 0..<region.limits.count { constraints[region.limits[index]].isDeferred = false }
            for index in 0..<region.members.count { variables[region.members[index]].isListed = false }
        }
        let start = region.followers.count
        var rounds = 0
        var moves = false
        while region.loose.count > 0 {
            rounds += 1
            var numbers = UnsafeMutableBufferPointer(start: region.loose.base, count: region.loose.count)
            numbers.sort()
            setLeavesAside(region.loose, 0..<region.loose.count)
            for index in 0..<region.loose.count where variables[region.loose[index]].state == .unknown {
                collectBlock(from: region.loose[index], feasibilityOnly: feasibilityOnly)
                let culprit = settleBlock(feasibilityOnly: feasibilityOnly, isAmbiguous: &moves)
                if culprit >= 0 { return culprit }
            }
            follow(from: start)
            if moves { spreadAmbiguity(region.followers, from: start) }
            putBackLimits(all: rounds > 8, feasibilityOnly: feasibilityOnly)
            keepFollowers(from: start)
        }
        if moves { isAmbiguous = true }
        becomeChosen(from: start, moves)
        return -1
    }

    /// Which ones follow depends on which limits matter this time, so to everybody else they are chosen like the rest.
    private func becomeChosen(from start: Int, _ moves: Bool) {
        for index in start..<region.followers.count {
            let step = region.followers[index]
            if !moves { region.wiggle[step.variable] = 0 }
            variables[step.variable].state = .chosen
            variables[step.variable].definer = -1
            constraints[step.constraint].defines = -1
        }
        region.followers.truncate(start)
    }

    /// Takes the collected block apart again, without the inequalities between several open variables.
    private func deferLimits() {
        region.limits.removeAll()
        region.loose.removeAll()
        for index in 0..<block.rows.count {
            let id = block.rows[index]
            let record = constraints[id]
            if record.relation == 0 { continue }
            var open = 0
            for place in record.start..<(record.start + record.count)
            where variables[terms[place].variable].state == .chosen { open += 1 }
            if open > 1 { region.limits.append(id) }
        }
        if region.limits.count == 0 { return }
        for index in 0..<block.variables.count {
            variables[block.variables[index]].state = .unknown
            variables[block.variables[index]].isListed = true
        }
        region.members.assume(block.variables)
        region.loose.assume(block.variables)
        for index in 0..<block.equalities.count { constraints[block.equalities[index]].isVisited = true }
        for index in 0..<block.rows.count { constraints[block.rows[index]].isVisited = true }
        for index in 0..<region.limits.count {
            constraints[region.limits[index]].isVisited = false
            constraints[region.limits[index]].isDeferred = true
        }
    }

    /// Opens what a limit that matters holds together.
    private func putBackLimits(all: Bool, feasibilityOnly: Bool) {
        region.loose.removeAll()
        for index in 0..<region.limits.count where constraints[region.limits[index]].isDeferred {
            let record = constraints[region.limits[index]]
            var matters = all || !isSatisfied(record)
            for place in record.start..<(record.start + record.count)
            where variables[terms[place].variable].isAmbiguous { matters = true }
            guard matters else { continue }
            constraints[region.limits[index]].isDeferred = false
            constraints[region.limits[index]].isVisited = true
            reopenVariables(of: region.limits[index])
        }
        var next = 0
        while next < region.loose.count {
            var place = variables[region.loose[next]].head
            next += 1
            while place >= 0 {
                let id = terms[place].constraint
                place = terms[place].next
                let record = constraints.base + Int(id)
                if record.pointee.isDeferred || record.pointee.isBroken || record.pointee.isSuspended { continue }
                if feasibilityOnly, !record.pointee.isRequired { continue }
                // What only follows from the block holds nothing together.
                if record.pointee.defines >= 0, !variables[record.pointee.defines].isListed { continue }
                reopenVariables(of: id)
                record.pointee.isVisited = true
            }
        }
    }

    private func reopenVariables(of id: Int32) {
        let record = constraints[id]
        for place in record.start..<(record.start + record.count) {
            let variable = variables.base + Int(terms[place].variable)
            guard variable.pointee.isListed, variable.pointee.state != .unknown else { continue }
            variable.pointee.state = .unknown
            variable.pointee.isAmbiguous = false
            if variable.pointee.definer >= 0 {
                constraints[variable.pointee.definer].defines = -1
                variable.pointee.definer = -1
            }
            region.loose.append(terms[place].variable)
        }
    }

    private func keepFollowers(from start: Int) {
        var count = start
        for index in start..<region.followers.count where variables[region.followers[index].variable].state == .following {
            region.followers[count] = region.followers[index]
            count += 1
        }
        region.followers.truncate(count)
    }
}
