/// Pieces of a region that are solved like one before, and those that become a pattern for others.
extension Solver {
    private var patternBook: UnsafeMutablePointer<PatternBook> {
        @inline(__always) get { patternStorage.unsafelyUnwrapped }
    }

    func forgetPatterns() {
        guard patternStorage != nil else { return }
        patternBook.pointee.deallocate()
        patternBook.deallocate()
        patternStorage = nil
    }

    // MARK: Following

    /// Solves the piece that begins here as one before. Returns where it ends, or -1 when there is none like it.
    func followPattern(from start: Int) -> Int {
        guard patternStorage != nil, usesRecipes else { return -1 }
        let first = region[start]
        for index in 0..<patternBook.pointee.patterns.count {
            let pattern = patternBook.pointee.patterns.base + index
            let count = pattern.pointee.offsets.count
            guard start + count <= region.count,
                region[start + count - 1] == first + Int32(pattern.pointee.offsets[count - 1]), isAlike(pattern, start)
            else { continue }
            if apply(pattern, first) {
                patternBook.pointee.wasFollowed()
                followedPatterns &+= 1
                return start + count
            }
        }
        return -1
    }

    /// Whether the piece that begins here hangs together as the pattern does. Afterwards `map` has its constraints by the numbers they
    /// have in the pattern.
    private func isAlike(_ pattern: UnsafePointer<PiecePattern>, _ start: Int) -> Bool {
        patternBook.pointee.map.reserve(pattern.pointee.rows.count)
        return isTiedAlike(pattern, region.base + start, patternBook.pointee.map.base)
            && saysTheSame(pattern, region[start], patternBook.pointee.map.base)
    }

    /// Walks from variable to variable.
    private func isTiedAlike(
        _ pattern: UnsafePointer<PiecePattern>, _ members: UnsafePointer<Int32>, _ map: UnsafeMutablePointer<Int32>
    ) -> Bool {
        let first = members[0]
        let offsets = pattern.pointee.offsets.base
        let lengths = pattern.pointee.chainLengths.base
        let variables = variables.base
        let terms = terms.base
        var tie = pattern.pointee.ties.base
        var met = 0
        for index in 0..<pattern.pointee.offsets.count {
            guard members[index] &- first == Int32(offsets[index]) else { return false }
            var place = variables[Int(members[index])].head
            let end = tie + Int(lengths[index])
            while tie < end, place >= 0 {
                let row = Int(tie.pointee)
                let id = terms[Int(place)].constraint
                place = terms[Int(place)].next
                tie += 1
                if row == met {
                    map[row] = id
                    met &+= 1
                } else if map[row] != id {
                    return false
                }
            }
            guard tie == end, place < 0 else { return false }
        }
        return true
    }

    /// Compares what the constraints say.
    private func saysTheSame(
        _ pattern: UnsafePointer<PiecePattern>, _ first: Int32, _ map: UnsafePointer<Int32>
    ) -> Bool {
        let constraints = constraints.base
        let terms = terms.base
        let variables = variables.base
        let rows = pattern.pointee.rows.base
        var local = UnsafePointer(pattern.pointee.terms.base)
        for index in 0..<pattern.pointee.rows.count {
            let record = constraints + Int(map[index])
            guard ConstraintRecord.kind(of: record) == rows[index].kind, record.pointee.defines < 0 else { return false }
            if record.pointee.isWish, record.pointee.priorityAbove != rows[index].priorityAbove { return false }
            var term = terms + Int(record.pointee.start)
            for _ in 0..<rows[index].termCount {
                guard term.pointee.coefficient == local.pointee.coefficient else { return false }
                // What is at the same distance is one of the piece, as in the pattern, or settled: neighbours that are not settled
                // are always solved together, and would lie in between.
                if term.pointee.variable &- first != local.pointee.distance {
                    guard local.pointee.distance == PiecePattern.outside,
                        variables[Int(term.pointee.variable)].state.isSettled
                    else { return false }
                }
                term += 1
                local += 1
            }
        }
        return true
    }

    private func apply(_ pattern: UnsafePointer<PiecePattern>, _ first: Int32) -> Bool {
        let map = patternBook.pointee.map.base
        let constraints = constraints.base
        let firstCheck = checks.count
        let firstFollower = followers.count
        if wiggle.count < variables.count { wiggle.refill(max(variables.count + variables.count / 2, 16), 0) }
        for index in 0..<pattern.pointee.steps.count {
            let step = pattern.pointee.steps[index]
            define(first &+ Int32(step.variable), from: map[Int(step.row)], .known)
        }
        for index in 0..<pattern.pointee.checks.count { checks.append(map[Int(pattern.pointee.checks[index])]) }
        var steps = pattern.pointee.blockSteps.base
        var rows = pattern.pointee.blockRows.base
        for index in 0..<pattern.pointee.blocks.count {
            let block = pattern.pointee.blocks.base + index
            guard choose(block, steps, rows, first, map) else {
                checks.truncate(firstCheck)
                reopen(pattern, first)
                return false
            }
            steps += Int(block.pointee.stepCount)
            rows += Int(block.pointee.rowCount)
        }
        for index in 0..<pattern.pointee.followers.count {
            let step = pattern.pointee.followers[index]
            followers.append(Step(constraint: map[Int(step.row)], variable: first &+ Int32(step.variable)))
        }
        var index = followers.count - 1
        while index >= firstFollower {
            define(followers[index].variable, from: followers[index].constraint, .following)
            index -= 1
        }
        for index in 0..<pattern.pointee.rows.count { constraints[Int(map[index])].isPending = false }
        return true
    }

    @inline(__always) private func define(_ variable: Int32, from id: Int32, _ state: VariableState) {
        let record = constraints.base + Int(id)
        setValue(variable, evaluate(record, for: variable))
        let solved = variables.base + Int(variable)
        solved.pointee.state = state
        solved.pointee.definer = id
        solved.pointee.rank = nextRank
        nextRank &+= 1
        record.pointee.defines = variable
    }

    /// Solves a block as in the pattern. False when it comes out on another side; then all is as before.
    private func choose(
        _ block: UnsafePointer<PiecePattern.Block>, _ steps: UnsafePointer<RecipeBook.LocalStep>,
        _ rows: UnsafePointer<PiecePattern.BlockRow>, _ first: Int32, _ map: UnsafePointer<Int32>
    ) -> Bool {
        let count = Int(block.pointee.stepCount)
        let parameter = block.pointee.parameter < 0 ? -1 : first &+ block.pointee.parameter
        // Their old values wait where their movements are kept: there are none.
        if parameter >= 0 { wiggle[parameter] = values[parameter] }
        for index in 0..<count {
            let variable = first &+ Int32(steps[index].variable)
            wiggle[variable] = values[variable]
        }
        if parameter >= 0 {
            values[parameter] = 0
            run(steps, count, first, map)
            values[parameter] = -error(of: constraints.base + Int(map[Int(block.pointee.residual)])) / block.pointee.gain
        }
        run(steps, count, first, map)
        var isSame = true
        for index in 0..<Int(block.pointee.rowCount) {
            let error = error(of: constraints.base + Int(map[Int(rows[index].row)]))
            isSame = isSame && RecipeBook.isOn(rows[index].side, error)
        }
        if parameter >= 0 { finish(parameter, isSame) }
        for index in 0..<count { finish(first &+ Int32(steps[index].variable), isSame) }
        return isSame
    }

    @inline(__always) private func run(
        _ steps: UnsafePointer<RecipeBook.LocalStep>, _ count: Int, _ first: Int32, _ map: UnsafePointer<Int32>
    ) {
        for index in 0..<count {
            let variable = first &+ Int32(steps[index].variable)
            values[variable] = evaluate(constraints.base + Int(map[Int(steps[index].row)]), for: variable)
        }
    }

    /// The variable keeps the new value, or takes back the old one.
    @inline(__always) private func finish(_ variable: Int32, _ isChosen: Bool) {
        if isChosen {
            variables[variable].state = .chosen
            if values[variable] != wiggle[variable] { markChanged(variable) }
        } else {
            values[variable] = wiggle[variable]
        }
        wiggle[variable] = 0
    }

    private func reopen(_ pattern: UnsafePointer<PiecePattern>, _ first: Int32) {
        for index in 0..<pattern.pointee.offsets.count {
            let record = variables.base + Int(first &+ Int32(pattern.pointee.offsets[index]))
            record.pointee.state = .unknown
            guard record.pointee.definer >= 0 else { continue }
            constraints[record.pointee.definer].defines = -1
            record.pointee.definer = -1
        }
    }

    // MARK: Writing down

    /// What a piece can be solved without choosing anything is solved: begins its pattern if one like it came before. Where nothing is
    /// left to choose, a pattern would save nothing.
    func beginPattern(_ range: Range<Int>) {
        let count = range.count
        guard usesRecipes, count >= leastPattern, count <= PatternBook.mostVariables,
            regionConstraints.count <= PatternBook.mostRows,
            region[range.upperBound - 1] - region[range.lowerBound] <= PatternBook.longestSpan,
            range.contains(where: { variables[region[$0]].state == .unknown })
        else {
            patternStorage?.pointee.giveUp()
            return
        }
        let signature = count << 16 | regionConstraints.count
        if patternStorage == nil {
            // Most systems never have two pieces of a kind, and need no book.
            guard signature == lastSignature else {
                lastSignature = signature
                return
            }
            patternStorage = .allocate(capacity: 1)
            patternStorage?.initialize(to: PatternBook(seen: signature))
        }
        patternBook.pointee.begin(signature)
        guard patternBook.pointee.isDrafting else { return }
        for index in range {
            patternBook.pointee.draft.pointee.offsets.append(Int16(region[index] - region[range.lowerBound]))
        }
    }

    /// The collected block could be solved in no way that can be followed.
    @inline(__always) func noteUnknownBlock() { patternStorage?.pointee.giveUp() }

    /// The collected variable has its natural size.
    @inline(__always) func noteNaturalBlock() {
        guard patternStorage != nil, patternBook.pointee.isDrafting else { return }
        noteBlock(stepCount: 1, -1, -1, 1)
        patternBook.pointee.draftSteps.append(Step(constraint: block.rows[0], variable: block.variables[0]))
        for index in 0..<block.rows.count {
            patternBook.pointee.draftRows.append(PlannedRow(constraint: block.rows[index], side: 0))
        }
    }

    /// The collected block was solved by a recipe.
    @inline(__always) func noteFollowedBlock(_ recipe: RecipeBook.Followed) {
        guard patternStorage != nil, patternBook.pointee.isDrafting else { return }
        if recipe.parameter >= 0 {
            noteBlock(
                stepCount: recipe.stepCount, block.variables[recipe.parameter], rowOfBlock(recipe.residual), recipe.gain)
        } else {
            noteBlock(stepCount: recipe.stepCount, -1, -1, 1)
        }
        for index in 0..<recipe.stepCount {
            let step = recipe.steps[index]
            patternBook.pointee.draftSteps.append(
                Step(constraint: rowOfBlock(Int(step.row)), variable: block.variables[Int(step.variable)]))
        }
        for index in 0..<(block.equalities.count + block.rows.count) {
            patternBook.pointee.draftRows.append(PlannedRow(constraint: rowOfBlock(index), side: recipe.sides[index]))
        }
    }

    private func noteBlock(stepCount: Int, _ parameter: Int32, _ residual: Int32, _ gain: Double) {
        patternBook.pointee.draft.pointee.blocks.append(
            PiecePattern.Block(
                stepCount: Int32(stepCount), rowCount: Int32(block.equalities.count + block.rows.count), parameter: parameter,
                residual: residual, gain: gain))
    }

    private func rowOfBlock(_ index: Int) -> Int32 {
        index < block.equalities.count ? block.equalities[index] : block.rows[index - block.equalities.count]
    }

    /// The piece is solved: ends its pattern, if one was begun.
    func endPattern(_ first: Int32, check: Int, follower: Int) {
        guard patternStorage != nil, patternBook.pointee.isDrafting else { return }
        for index in 0..<regionConstraints.count { constraints[regionConstraints[index]].left = Int32(index) }
        let pattern = patternBook.pointee.draft
        let count = pattern.pointee.offsets.count
        let members = (0..<count).map { first + Int32(pattern.pointee.offsets[$0]) }
        guard writeTies(pattern, members) else { return patternBook.pointee.giveUp(inVain: true) }
        writeRows(pattern, first, members[count - 1])
        let known = members.filter { variables[$0].state == .known }
            .sorted { variables[$0].rank < variables[$1].rank }
        for variable in known { pattern.pointee.steps.append(local(variables[variable].definer, variable, first)) }
        for index in check..<checks.count { pattern.pointee.checks.append(Int16(number(of: checks[index]))) }
        for index in follower..<followers.count {
            pattern.pointee.followers.append(local(followers[index].constraint, followers[index].variable, first))
        }
        let steps = patternBook.pointee.draftSteps
        let rows = patternBook.pointee.draftRows
        for index in 0..<steps.count {
            pattern.pointee.blockSteps.append(local(steps[index].constraint, steps[index].variable, first))
        }
        for index in 0..<rows.count {
            pattern.pointee.blockRows.append(
                PiecePattern.BlockRow(row: Int16(number(of: rows[index].constraint)), side: rows[index].side))
        }
        var solved = known.count + steps.count + pattern.pointee.followers.count
        for index in 0..<pattern.pointee.blocks.count where pattern.pointee.blocks[index].parameter >= 0 {
            pattern.pointee.blocks[index].parameter -= first
            pattern.pointee.blocks[index].residual = Int32(number(of: pattern.pointee.blocks[index].residual))
            solved += 1
        }
        if solved == count { patternBook.pointee.end() } else { patternBook.pointee.giveUp(inVain: true) }
    }

    private func local(_ id: Int32, _ variable: Int32, _ first: Int32) -> RecipeBook.LocalStep {
        RecipeBook.LocalStep(row: Int16(number(of: id)), variable: Int16(variable - first))
    }

    /// The number of a constraint in the piece that is being written down, or -1.
    private func number(of id: Int32) -> Int {
        let number = Int(constraints[id].left)
        return number >= 0 && number < regionConstraints.count && regionConstraints[number] == id ? number : -1
    }

    /// Which constraints name which variables. False when some are none of the piece's.
    private func writeTies(_ pattern: UnsafeMutablePointer<PiecePattern>, _ members: [Int32]) -> Bool {
        var met = 0
        for variable in members {
            let start = pattern.pointee.ties.count
            var place = variables[variable].head
            while place >= 0 {
                let number = number(of: terms[place].constraint)
                place = terms[place].next
                guard number >= 0, number <= met else { return false }
                if number == met { met += 1 }
                pattern.pointee.ties.append(Int16(number))
            }
            let length = pattern.pointee.ties.count - start
            guard length <= Int16.max else { return false }
            pattern.pointee.chainLengths.append(Int16(length))
        }
        return met == regionConstraints.count
    }

    /// What the constraints say.
    private func writeRows(_ pattern: UnsafeMutablePointer<PiecePattern>, _ first: Int32, _ last: Int32) {
        for index in 0..<regionConstraints.count {
            let record = constraints[regionConstraints[index]]
            for place in record.start..<(record.start + record.count) {
                let name = terms[place].variable
                let isInside = name >= first && name <= last
                pattern.pointee.terms.append(
                    PiecePattern.Term(
                        coefficient: terms[place].coefficient, distance: isInside ? name - first : PiecePattern.outside))
            }
            pattern.pointee.rows.append(
                PiecePattern.Row(
                    kind: ConstraintRecord.kind(of: constraints.base + Int(regionConstraints[index])),
                    priorityAbove: record.isWish ? record.priorityAbove : 0, termCount: Int32(record.count)))
        }
    }
}
