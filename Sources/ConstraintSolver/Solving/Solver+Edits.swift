/// Numbers that change where nothing comes or goes.
///
/// What is known is carried on in order. Of what is chosen only the blocks that a number reaches are solved anew, and of what
/// follows from the chosen only what stands on a number that moved: a label's new height moves all below it, but asks none of them.
extension Solver {
    /// Returns a required constraint that cannot hold, or -1.
    ///
    /// One edit after another, as most reach other variables than the rest: what an edit reaches is at hand until it is settled.
    /// If they reach the same again and again, all that remain are settled together.
    func settleEdits() -> Int32 {
        region.stamp = region.stamp &- 1
        if region.stamp >= 0 { region.stamp = -1 }
        region.nearest.removeAll()
        let count = changes.editedConstraints.count + changes.editedVariables.count
        var patience = 64
        var next = 0
        while next < count {
            region.variables.removeAll()
            region.moved.removeAll()
            region.alone.removeAll()
            var isSimple = true
            repeat {
                touchEdit(next, &isSimple)
                next += 1
                if patience > 0 { carryOn(&isSimple, &patience) }
            } while next < count
                && (patience <= 0 || region.variables.count + region.moved.count + region.alone.count < Self.editsAtHand)
            carryOn(&isSimple, &patience)
            growBlocks(&isSimple)
            for index in 0..<region.variables.count where variables[region.variables[index]].mark == region.stamp {
                patience -= 1
            }
            for index in 0..<region.alone.count where variables[region.alone[index]].mark == region.stamp { patience -= 1 }
            let culprit = settleTouched(isSimple, &patience)
            if culprit >= 0 { return next < count ? settleTogether(from: next) : culprit }
        }
        return -1
    }

    /// When edits have reached so many variables, these are settled before the next edit.
    private static var editsAtHand: Int { 24 }

    private func touchEdit(_ index: Int, _ isSimple: inout Bool) {
        if index < changes.editedConstraints.count {
            let id = changes.editedConstraints[index]
            guard Int(id) < constraints.count, constraints[id].isLive else { return }
            if constraints[id].isWish, fulfil(id) { return }
            touch(id, from: -1, &isSimple)
        } else {
            let variable = changes.editedVariables[index - changes.editedConstraints.count]
            if variables[variable].state != .unused { touchNeighbours(of: variable, &isSimple) }
        }
    }

    /// A wish that nothing else has a say in: its variable is as long as it asks for, and what follows from it waits.
    private func fulfil(_ id: Int32) -> Bool {
        let term = terms[constraints[id].start]
        let variable = variables.base + Int(term.variable)
        guard variable.pointee.state == .chosen, !variable.pointee.isAmbiguous, !variable.pointee.isListed else { return false }
        var place = variable.pointee.head
        while place >= 0 {
            let other = terms[place].constraint
            place = terms[place].next
            if other != id, constraints[other].defines < 0 { return false }
        }
        setValue(term.variable, constraints[id].constant / term.coefficient)
        region.alone.append(term.variable)
        return true
    }

    /// Solves the blocks that were reached and carries on what follows.
    private func settleTouched(_ isSimple: Bool, _ patienceWithEdits: inout Int) -> Int32 {
        if !isSimple {
            patienceWithEdits = 0
            return settleAllAround()
        }
        block.edited.assume(region.variables)
        // The mark means something else while blocks are solved.
        for index in 0..<region.moved.count { variables[region.moved[index]].isListed = false }
        if region.variables.count > 0 {
            let culprit = settleRegion(feasibilityOnly: false, isPart: true)
            if culprit >= 0 {
                for index in 0..<region.moved.count { region.variables.append(region.moved[index]) }
                for index in 0..<region.alone.count { region.variables.append(region.alone[index]) }
                return culprit
            }
            for index in 0..<block.edited.count where variables[block.edited[index]].isAmbiguous {
                region.variables.removeAll()
                for index in 0..<block.edited.count { open(block.edited[index]) }
                patienceWithEdits = 0
                return settleAllAround()
            }
        }
        region.nearest.removeAll()
        var patience = 64
        for index in 0..<region.moved.count {
            let variable = region.moved[index]
            if variables[variable].isListed { continue }
            variables[variable].isListed = true
            pushNearest(variable)
            if patience > 0 { carryOnFollowing(&patience) }
        }
        settled(block.edited, &patience)
        settled(region.alone, &patience)
        carryOnFollowing(&patience)
        return region.adrift.count > 0 ? settleAdrift() : -1
    }

    /// What follows from something that moved could also move by itself: it is chosen again with all that hangs together with it.
    private func settleAdrift() -> Int32 {
        region.variables.removeAll()
        for index in 0..<region.adrift.count { open(region.adrift[index]) }
        region.adrift.removeAll()
        growRegion(from: 0)
        return settleRegion(feasibilityOnly: false)
    }

    /// These have their new values: what follows is to hear of it.
    @inline(__always) private func settled(_ list: Buffer<Int32>, _ patience: inout Int) {
        for index in 0..<list.count {
            let variable = list[index]
            variables[variable].mark = region.stamp
            guard variables[variable].isChanged else { continue }
            pushFollowers(of: variable)
            if patience > 0 { carryOnFollowing(&patience) }
        }
    }

    /// What the edits so far leave no solution for, all edits together may have one for.
    private func settleTogether(from next: Int) -> Int32 {
        block.edited.assume(region.variables)
        region.variables.removeAll()
        region.moved.removeAll()
        region.alone.removeAll()
        for index in 0..<block.edited.count { open(block.edited[index]) }
        var isSimple = false
        var patience = 0
        for index in next..<(changes.editedConstraints.count + changes.editedVariables.count) { touchEdit(index, &isSimple) }
        carryOn(&isSimple, &patience)
        growBlocks(&isSimple)
        return settleAllAround()
    }

    /// Carries on what is known, in order, until nothing moves. Whoever moves twice costs patience.
    @inline(__always) private func carryOn(_ isSimple: inout Bool, _ patience: inout Int) {
        while !region.nearest.isEmpty {
            let variable = popNearest()
            variables[variable].isListed = false
            let value = evaluate(constraints.base + Int(variables[variable].definer), for: variable)
            if value == values[variable] { continue }
            if variables[variable].isChanged { patience -= 1 }
            setValue(variable, value)
            touchNeighbours(of: variable, &isSimple)
        }
    }

    /// The same for what follows from the chosen ones.
    @inline(__always) private func carryOnFollowing(_ patience: inout Int) {
        while !region.nearest.isEmpty {
            let variable = popNearest()
            variables[variable].isListed = false
            let value = evaluate(constraints.base + Int(variables[variable].definer), for: variable)
            if value == values[variable] { continue }
            if variables[variable].isAmbiguous {
                region.adrift.append(variable)
                continue
            }
            if variables[variable].isChanged { patience -= 1 }
            setValue(variable, value)
            pushFollowers(of: variable)
        }
    }

    /// Opens all that hangs together with what is open, and solves it.
    private func settleAllAround() -> Int32 {
        for index in 0..<region.moved.count {
            variables[region.moved[index]].isListed = false
            open(region.moved[index])
        }
        for index in 0..<region.alone.count { open(region.alone[index]) }
        growRegion(from: 0)
        return settleRegion(feasibilityOnly: false)
    }

    private func touchNeighbours(of variable: Int32, _ isSimple: inout Bool) {
        var place = variables[variable].head
        while place >= 0 {
            touch(terms[place].constraint, from: variable, &isSimple)
            place = terms[place].next
        }
    }

    private func touch(_ id: Int32, from variable: Int32, _ isSimple: inout Bool) {
        let record = constraints.base + Int(id)
        if record.pointee.isBroken { return }
        let defined = record.pointee.defines
        if defined >= 0 {
            if defined == variable || variables[defined].isListed { return }
            variables[defined].isListed = true
            if variables[defined].state == .known {
                pushNearest(defined)
            } else {
                if variables[defined].isAmbiguous { isSimple = false }
                region.moved.append(defined)
            }
            return
        }
        if record.pointee.count == 1, variable >= 0 {
            // It says nothing about any other.
            if record.pointee.isRequired { region.checks.append(id) }
            return
        }
        var isOpen = false
        for place in record.pointee.start..<(record.pointee.start + record.pointee.count) {
            let name = terms[place].variable
            switch variables[name].state {
            case .chosen, .unknown:
                if variables[name].isAmbiguous { isSimple = false }
                open(name)
                isOpen = true
            case .following:
                isSimple = false
                if !variables[name].isListed { open(name) }
                isOpen = true
            default: break
            }
        }
        if !isOpen, record.pointee.isRequired { region.checks.append(id) }
    }

    /// Opens what is chosen together with what is open.
    private func growBlocks(_ isSimple: inout Bool) {
        var index = 0
        while index < region.variables.count {
            let variable = region.variables[index]
            index += 1
            var place = variables[variable].head
            while place >= 0 {
                let id = terms[place].constraint
                place = terms[place].next
                let record = constraints.base + Int(id)
                if record.pointee.isBroken || record.pointee.defines >= 0 { continue }
                for other in record.pointee.start..<(record.pointee.start + record.pointee.count) {
                    let name = terms[other].variable
                    if variables[name].isListed { continue }
                    if variables[name].state == .chosen {
                        if variables[name].isAmbiguous { isSimple = false }
                        open(name)
                    } else if variables[name].state == .following {
                        isSimple = false
                    }
                }
            }
        }
    }

    private func pushFollowers(of variable: Int32) {
        var place = variables[variable].head
        while place >= 0 {
            let defined = constraints[terms[place].constraint].defines
            place = terms[place].next
            guard defined >= 0, defined != variable, variables[defined].state == .following, !variables[defined].isListed else {
                continue
            }
            variables[defined].isListed = true
            pushNearest(defined)
        }
    }
}
