extension Solver {
    /// Solves the open variables. Returns a required constraint that cannot hold, or -1.
    ///
    /// They are taken in pieces that nothing ties to one another: all that is done about a piece is done while it is at hand.
    ///
    /// - Parameter isPart: Something that hangs together with the region is left out: whoever calls sees to what is ambiguous.
    func settleRegion(feasibilityOnly: Bool, isPart: Bool = false) -> Int32 {
        sortRegion()
        if nextRank > Int32.max - 32 * Int32(region.variables.count) - 64 { renumberRanks() }
        region.followers.removeAll()
        var start = 0
        var kept = 0
        while start < region.variables.count {
            let end = countOpen(from: start, feasibilityOnly: feasibilityOnly)
            substitute()
            let first = kept
            for index in start..<end where variables[region.variables[index]].state == .unknown {
                region.variables[kept] = region.variables[index]
                kept += 1
            }
            let culprit = kept > first ? settleBlocks(first..<kept, feasibilityOnly: feasibilityOnly, isPart: isPart) : -1
            for index in 0..<region.constraints.count { constraints[region.constraints[index]].isVisited = false }
            start = end
            if culprit < 0 { continue }
            // Whoever resolves the conflict finds what is open in the region.
            while start < region.variables.count {
                region.variables[kept] = region.variables[start]
                kept += 1
                start += 1
            }
            region.variables.truncate(kept)
            return culprit
        }
        region.variables.truncate(kept)
        return -1
    }

    /// By number, so that the same system has the same solution whatever its history.
    private func sortRegion() {
        let open = region.variables
        let variables = variables.base
        var isSorted = true
        for index in 0..<open.count {
            variables[Int(open[index])].isListed = false
            variables[Int(open[index])].isAmbiguous = false
            if index > 0, open[index] < open[index - 1] { isSorted = false }
        }
        if isSorted { return }
        var numbers = UnsafeMutableBufferPointer(start: open.base, count: open.count)
        numbers.sort()
    }

    @inline(__always) func takesPart(_ record: UnsafeMutablePointer<ConstraintRecord>, _ feasibilityOnly: Bool) -> Bool {
        record.pointee.defines < 0 && !record.pointee.isBroken && !record.pointee.isSuspended
            && (!feasibilityOnly || record.pointee.isRequired)
    }

    /// Counts in each constraint of a piece of the region the variables that are open, all of which are in the region. Returns
    /// where the piece ends.
    private func countOpen(from start: Int, feasibilityOnly: Bool) -> Int {
        let variables = variables.base
        let terms = terms.base
        let constraints = constraints.base
        region.constraints.removeAll()
        region.queue.removeAll()
        let count = region.variables.count
        let least = start + leastPiece
        var reach: Int32 = -1
        var index = start
        while index < count {
            let variable = region.variables[index]
            if variable > reach, index >= least { break }
            index += 1
            var place = variables[Int(variable)].head
            while place >= 0 {
                let term = terms + Int(place)
                let id = term.pointee.constraint
                place = term.pointee.next
                let record = constraints + Int(id)
                if record.pointee.isVisited {
                    record.pointee.left &+= 1
                    continue
                }
                guard takesPart(record, feasibilityOnly) else { continue }
                record.pointee.isVisited = true
                record.pointee.isPending = false
                record.pointee.left = 1
                region.constraints.append(id)
                var part = UnsafePointer(terms + Int(record.pointee.start))
                let end = part + Int(record.pointee.count)
                while part < end {
                    let name = part.pointee.variable
                    part += 1
                    if name > reach, variables[Int(name)].state == .unknown { reach = name }
                }
            }
        }
        for index in 0..<region.constraints.count {
            let record = constraints + Int(region.constraints[index])
            if record.pointee.left == 1, record.pointee.isRequiredEquality { region.queue.append(region.constraints[index]) }
        }
        return index
    }

    /// Solves each equality with one open variable, as long as there are any.
    private func substitute() {
        let variables = variables.base
        let terms = terms.base
        let constraints = constraints.base
        var next = 0
        while next < region.queue.count {
            let id = region.queue[next]
            next += 1
            let record = constraints + Int(id)
            guard record.pointee.left == 1 else { continue }
            var variable: Int32 = -1
            var sum = record.pointee.constant
            var factor = 1.0
            let first = terms + Int(record.pointee.start)
            for index in 0..<Int(record.pointee.count) {
                let name = first[index].variable
                if variables[Int(name)].state.isSettled {
                    sum -= first[index].coefficient * values[name]
                } else {
                    variable = name
                    factor = first[index].coefficient
                }
            }
            setValue(variable, factor == 1 ? sum : sum / factor)
            let solved = variables + Int(variable)
            solved.pointee.state = .known
            solved.pointee.definer = id
            solved.pointee.rank = nextRank
            nextRank += 1
            record.pointee.defines = variable
            record.pointee.left = 0
            var place = solved.pointee.head
            while place >= 0 {
                let term = terms + Int(place)
                place = term.pointee.next
                let other = constraints + Int(term.pointee.constraint)
                guard other.pointee.isVisited, other.pointee.left > 0 else { continue }
                other.pointee.left -= 1
                if other.pointee.left == 1, other.pointee.isRequiredEquality {
                    region.queue.append(term.pointee.constraint)
                } else if other.pointee.left == 0, other.pointee.isRequired {
                    region.checks.append(term.pointee.constraint)
                }
            }
        }
    }

    // MARK: Blocks

    private func settleBlocks(_ open: Range<Int>, feasibilityOnly: Bool, isPart: Bool) -> Int32 {
        if region.wiggle.count < variables.count { region.wiggle.refill(max(variables.count + variables.count / 2, 16), 0) }
        let first = region.followers.count
        var isAmbiguous = false
        setLeavesAside(region.variables, open)
        for index in open where variables[region.variables[index]].state == .unknown {
            collectBlock(from: region.variables[index], feasibilityOnly: feasibilityOnly)
            let culprit = settleCollected(feasibilityOnly: feasibilityOnly, isAmbiguous: &isAmbiguous)
            if culprit >= 0 { return culprit }
        }
        follow(from: first)
        if isAmbiguous {
            spreadAmbiguity(region.followers, from: first)
            if !isPart { chooseFreely(in: open) }
        }
        return -1
    }

    private func settleCollected(feasibilityOnly: Bool, isAmbiguous: inout Bool) -> Int32 {
        if !feasibilityOnly, block.variables.count == 1, block.equalities.count == 0, settleNaturalSize() { return -1 }
        guard isLoose else { return settleBlock(feasibilityOnly: feasibilityOnly, isAmbiguous: &isAmbiguous) }
        // Where equalities say it all there is nothing to try.
        if !feasibilityOnly, block.equalities.count < block.variables.count, settleNaturally(isAmbiguous: &isAmbiguous) {
            return -1
        }
        return settleLoosely(feasibilityOnly: feasibilityOnly, isAmbiguous: &isAmbiguous)
    }

    /// Gives the followers their values, those that were set aside last first.
    func follow(from start: Int) {
        var index = region.followers.count - 1
        while index >= start {
            let step = region.followers[index]
            setValue(step.variable, evaluate(constraints.base + Int(step.constraint), for: step.variable))
            variables[step.variable].rank = nextRank
            nextRank += 1
            index -= 1
        }
    }

    /// A variable in no other constraint than one equality follows from the rest, whatever is chosen there.
    func setLeavesAside(_ candidates: Buffer<Int32>, _ range: Range<Int>) {
        let variables = variables.base
        let terms = terms.base
        let constraints = constraints.base
        region.queue.removeAll()
        for index in range {
            let variable = candidates[index]
            var degree: Int32 = 0
            var place = variables[Int(variable)].head
            while place >= 0 {
                let term = terms + Int(place)
                let record = constraints + Int(term.pointee.constraint)
                if record.pointee.isVisited, record.pointee.defines < 0 { degree += 1 }
                place = term.pointee.next
            }
            variables[Int(variable)].mark = degree
            if degree == 1 { region.queue.append(variable) }
        }
        var next = 0
        while next < region.queue.count {
            let variable = region.queue[next]
            next += 1
            let leaf = variables + Int(variable)
            guard leaf.pointee.state == .unknown, leaf.pointee.mark == 1 else { continue }
            var place = leaf.pointee.head
            while place >= 0 {
                let record = constraints + Int(terms[Int(place)].constraint)
                if record.pointee.isVisited, record.pointee.defines < 0 { break }
                place = terms[Int(place)].next
            }
            guard place >= 0 else { continue }
            let id = terms[Int(place)].constraint
            let record = constraints + Int(id)
            guard record.pointee.isRequiredEquality else { continue }
            record.pointee.defines = variable
            leaf.pointee.state = .following
            leaf.pointee.definer = id
            region.followers.append(Step(constraint: id, variable: variable))
            var part = terms + Int(record.pointee.start)
            let end = part + Int(record.pointee.count)
            while part < end {
                let name = part.pointee.variable
                part += 1
                let other = variables + Int(name)
                guard other.pointee.state == .unknown else { continue }
                other.pointee.mark -= 1
                if other.pointee.mark == 1 { region.queue.append(name) }
            }
        }
    }

    /// All variables that are tied to one another, directly or through others, and their constraints.
    func collectBlock(from start: Int32, feasibilityOnly: Bool) {
        let variables = variables.base
        let terms = terms.base
        let constraints = constraints.base
        block.begin()
        block.variables.append(start)
        variables[Int(start)].state = .chosen
        var index = 0
        while index < block.variables.count {
            let variable = variables + Int(block.variables[index])
            variable.pointee.mark = Int32(index)
            index += 1
            var place = variable.pointee.head
            while place >= 0 {
                let id = terms[Int(place)].constraint
                place = terms[Int(place)].next
                let record = constraints + Int(id)
                guard record.pointee.isVisited, record.pointee.defines < 0 else { continue }
                record.pointee.isVisited = false
                if record.pointee.isRequiredEquality {
                    block.equalities.append(id)
                } else {
                    block.rows.append(id)
                }
                var part = terms + Int(record.pointee.start)
                let end = part + Int(record.pointee.count)
                while part < end {
                    let name = part.pointee.variable
                    part += 1
                    guard variables[Int(name)].state == .unknown else { continue }
                    variables[Int(name)].state = .chosen
                    block.variables.append(name)
                }
            }
        }
    }

    /// What follows from an ambiguous variable is ambiguous, unless the movements cancel out.
    func spreadAmbiguity(_ steps: Buffer<Step>, from start: Int) {
        var index = steps.count - 1
        while index >= start {
            let step = steps[index]
            index -= 1
            let record = constraints[step.constraint]
            var sum = 0.0
            var factor = 1.0
            for place in record.start..<(record.start + record.count) {
                let term = terms[place]
                if term.variable == step.variable {
                    factor = term.coefficient
                } else if !variables[term.variable].state.isSettled {
                    sum -= term.coefficient * region.wiggle[term.variable]
                }
            }
            region.wiggle[step.variable] = sum / factor
            variables[step.variable].isAmbiguous = abs(sum / factor) > Tolerance.zero
        }
    }

    /// A number that belongs to a variable: between 1 and 2, and unlike all others.
    @inline(__always) static func noise(_ seed: Int) -> Double {
        var bits = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
        bits ^= bits >> 29
        bits = bits &* 0xBF58_476D_1CE4_E5B9
        bits ^= bits >> 32
        return 1 + Double(bits >> 12) / Double(1 << 52 as UInt64)
    }
}
