/// Numbers that change where nothing comes or goes.
///
/// What is known is carried on in order. Of what is chosen only the blocks that a number reaches are solved anew, and of what
/// follows from the chosen only what stands on a number that moved: a label's new height moves all below it, but asks none of them.
extension Solver {
    /// Returns a required constraint that cannot hold, or -1.
    func settleEdits() -> Int32 {
        region.removeAll()
        nearest.removeAll()
        moved.removeAll()
        var isSimple = true
        // One after another, as most edits reach other variables than the rest; if they don't, all that remain together.
        var patience = 64
        for index in 0..<editedConstraints.count {
            let id = editedConstraints[index]
            if Int(id) < constraints.count, constraints[id].isLive { touch(id, from: -1, &isSimple) }
            if patience > 0 { carryOn(&isSimple, &patience) }
        }
        for index in 0..<editedVariables.count where variables[editedVariables[index]].state != .unused {
            touchNeighbours(of: editedVariables[index], &isSimple)
            if patience > 0 { carryOn(&isSimple, &patience) }
        }
        carryOn(&isSimple, &patience)
        growBlocks(&isSimple)
        if !isSimple { return settleAllAround() }
        block.edited.assume(region)
        // The mark means something else while blocks are solved.
        for index in 0..<moved.count { variables[moved[index]].isListed = false }
        if region.count > 0 {
            let culprit = settleRegion(feasibilityOnly: false)
            if culprit >= 0 {
                for index in 0..<moved.count { region.append(moved[index]) }
                return culprit
            }
            for index in 0..<block.edited.count where variables[block.edited[index]].isAmbiguous {
                region.removeAll()
                for index in 0..<block.edited.count { open(block.edited[index]) }
                return settleAllAround()
            }
        }
        nearest.removeAll()
        patience = 64
        for index in 0..<moved.count {
            let variable = moved[index]
            if variables[variable].isListed { continue }
            variables[variable].isListed = true
            pushNearest(variable)
            if patience > 0 { carryOnFollowing(&patience) }
        }
        for index in 0..<block.edited.count where variables[block.edited[index]].isChanged {
            pushFollowers(of: block.edited[index])
            if patience > 0 { carryOnFollowing(&patience) }
        }
        carryOnFollowing(&patience)
        return -1
    }

    /// Carries on what is known, in order, until nothing moves. Whoever moves twice costs patience.
    @inline(__always) private func carryOn(_ isSimple: inout Bool, _ patience: inout Int) {
        while !nearest.isEmpty {
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
        while !nearest.isEmpty {
            let variable = popNearest()
            variables[variable].isListed = false
            let value = evaluate(constraints.base + Int(variables[variable].definer), for: variable)
            if value == values[variable] { continue }
            if variables[variable].isChanged { patience -= 1 }
            setValue(variable, value)
            pushFollowers(of: variable)
        }
    }

    /// Opens all that hangs together with what is open, and solves it.
    private func settleAllAround() -> Int32 {
        for index in 0..<moved.count {
            variables[moved[index]].isListed = false
            open(moved[index])
        }
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
            if variables[defined].state == .known { pushNearest(defined) } else { moved.append(defined) }
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
        if !isOpen, record.pointee.isRequired { checks.append(id) }
    }

    /// Opens what is chosen together with what is open.
    private func growBlocks(_ isSimple: inout Bool) {
        var index = 0
        while index < region.count {
            let variable = region[index]
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
