@_silgen_name("memcmp") private func systemCompare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ size: Int) -> Int32

/// How blocks of a shape were solved, for the next block of the same shape: the cells of a list are all alike but for their numbers.
///
/// The shape is everything about a block but its numbers: relations, priorities, coefficients. Whether a solution is the best, and the
/// only one, depends on nothing but the shape, which constraints are satisfied exactly, and to which side the others are off. So a
/// recipe solves the constraints that were exact then as equalities, for the numbers of now; if afterwards each constraint is on the
/// side where it was, that is the solution. A shape gets a recipe when it comes for the second time.
struct RecipeBook {
    /// One constraint of a block, without its numbers.
    struct Row: Equatable {
        var priority: Float
        /// A wish has another one for what is longer.
        var priorityAbove: Float
        var firstTerm: UInt16
        var termCount: UInt8
        var relation: Int8
    }

    struct LocalTerm: Equatable {
        var coefficient: Double
        var variable: Int
    }

    struct LocalStep {
        var row: Int16
        var variable: Int16
    }

    struct Recipe {
        var hash: UInt64
        /// The next one with the same bucket, or -1.
        var next: Int32
        var firstRow: Int32
        var rowCount: Int32
        var firstTerm: Int32
        var termCount: Int32
        var firstStep: Int32
        var stepCount: Int32
        /// A variable that is found from the constraint which its guess leaves wrong, or -1.
        var parameter: Int32
        var residual: Int32
        /// How much that constraint gains for each unit of the parameter.
        var gain: Double
    }

    static let mostVariables = 24
    static let mostRows = 64
    static let mostTerms = 192
    private static let bucketCount = 64
    private static let mostRecipes = 128
    private static let mostKeptTerms = 4096
    /// How many recipes of one shape are worth a trial.
    private static let mostTrials = 4
    /// What is not exact has to be off by more than any rounding, and by more than ambiguous values may move unnoticed.
    private static let margin = 1e-2
    private static let exact = 1e-6

    // MARK: The block at hand
    /// Room for as many as a block may have.
    let rows = UnsafeMutablePointer<Row>.allocate(capacity: mostRows)
    let terms = UnsafeMutablePointer<LocalTerm>.allocate(capacity: mostTerms)
    /// What each constraint's variables of the block add up to.
    let sums = UnsafeMutablePointer<Double>.allocate(capacity: mostRows)
    let values = UnsafeMutablePointer<Double>.allocate(capacity: mostVariables)
    var rowCount = 0
    var termCount = 0
    var variableCount = 0
    var hash: UInt64 = 0
    private var sides = Buffer<Int8>()
    private var steps = Buffer<LocalStep>()

    // MARK: What is known
    private var recipes = Buffer<Recipe>()
    private var buckets = Buffer<Int32>()
    /// Shapes that came once; or their complement when nothing could be learnt from them.
    private var seen = Buffer<UInt64>()
    private var keptRows = Buffer<Row>()
    private var keptTerms = Buffer<LocalTerm>()
    private var keptSides = Buffer<Int8>()
    private var keptSteps = Buffer<LocalStep>()
    private var trials = 0

    // MARK: Following

    /// Finds the values of the block at hand as those of a block of its shape were found. False when that leads nowhere.
    @inline(__always) mutating func follow() -> Bool {
        trials = 0
        if buckets.count == 0 { return false }
        var index = buckets[Int(hash % UInt64(Self.bucketCount))]
        while index >= 0 {
            let recipe = recipes.base + Int(index)
            index = recipe.pointee.next
            guard recipe.pointee.hash == hash, isOfThisShape(recipe) else { continue }
            trials += 1
            if follow(recipe) { return true }
        }
        return false
    }

    /// Whether a constraint that is off by `error` is on the side where it has to be.
    @inline(__always) private static func isOn(_ side: Int8, _ error: Double) -> Bool {
        side == 0 ? abs(error) <= exact : Double(side) * error >= margin
    }

    private func isOfThisShape(_ recipe: UnsafePointer<Recipe>) -> Bool {
        guard Int(recipe.pointee.rowCount) == rowCount, Int(recipe.pointee.termCount) == termCount else { return false }
        return areSame(rows, keptRows.base + Int(recipe.pointee.firstRow), rowCount)
            && areSame(terms, keptTerms.base + Int(recipe.pointee.firstTerm), termCount)
    }

    @inline(__always) private func areSame<Element>(
        _ a: UnsafePointer<Element>, _ b: UnsafePointer<Element>, _ count: Int
    ) -> Bool {
        systemCompare(a, b, count &* MemoryLayout<Element>.stride) == 0
    }

    private func follow(_ recipe: UnsafePointer<Recipe>) -> Bool {
        let steps = keptSteps.base + Int(recipe.pointee.firstStep)
        let count = Int(recipe.pointee.stepCount)
        if recipe.pointee.parameter >= 0 {
            let parameter = values + Int(recipe.pointee.parameter)
            let residual = Int(recipe.pointee.residual)
            parameter.pointee = 0
            run(steps, count, sums)
            parameter.pointee = (sums[residual] - leftSide(residual)) / recipe.pointee.gain
        }
        run(steps, count, sums)
        let sides = keptSides.base + Int(recipe.pointee.firstRow)
        for index in 0..<rowCount {
            let error = leftSide(index) - sums[index]
            if !Self.isOn(sides[index], error) { return false }
        }
        return true
    }

    @inline(__always) private func run(_ steps: UnsafePointer<LocalStep>, _ count: Int, _ sums: UnsafePointer<Double>) {
        for index in 0..<count {
            let step = steps[index]
            let variable = Int(step.variable)
            let row = rows[Int(step.row)]
            var sum = sums[Int(step.row)]
            var factor = 1.0
            let first = terms + Int(row.firstTerm)
            for place in 0..<Int(row.termCount) {
                if first[place].variable == variable {
                    factor = first[place].coefficient
                } else {
                    sum -= first[place].coefficient * values[first[place].variable]
                }
            }
            values[variable] = factor == 1 ? sum : sum / factor
        }
    }

    @inline(__always) private func leftSide(_ index: Int) -> Double {
        let row = rows[index]
        let first = terms + Int(row.firstTerm)
        var sum = 0.0
        for place in 0..<Int(row.termCount) { sum += first[place].coefficient * values[first[place].variable] }
        return sum
    }

    // MARK: Learning

    /// Whether a recipe for the block at hand would be worth its while.
    mutating func wantsToLearn() -> Bool {
        if trials >= Self.mostTrials { return false }
        if seen.count == 0 { seen.refill(Self.bucketCount, 0) }
        let place = Int(hash % UInt64(Self.bucketCount))
        if seen[place] == ~hash { return false }
        if seen[place] == hash { return true }
        seen[place] = hash
        return false
    }

    /// Writes down how the block at hand can be solved; `values` are its solution, the only one.
    mutating func learn() {
        sides.removeAll()
        for index in 0..<rowCount {
            let error = leftSide(index) - sums[index]
            if abs(error) <= Self.exact {
                sides.append(0)
            } else if abs(error) >= Self.margin {
                sides.append(error > 0 ? 1 : -1)
            } else {
                return
            }
        }
        guard let (parameter, residual, gain) = order() else {
            seen[Int(hash % UInt64(Self.bucketCount))] = ~hash
            return
        }
        if recipes.count >= Self.mostRecipes || keptTerms.count + termCount > Self.mostKeptTerms { startAnew() }
        if buckets.count == 0 { buckets.refill(Self.bucketCount, -1) }
        let bucket = Int(hash % UInt64(Self.bucketCount))
        let recipe = Recipe(
            hash: hash, next: buckets[bucket], firstRow: Int32(keptRows.count), rowCount: Int32(rowCount),
            firstTerm: Int32(keptTerms.count), termCount: Int32(termCount), firstStep: Int32(keptSteps.count),
            stepCount: Int32(steps.count), parameter: Int32(parameter), residual: Int32(residual), gain: gain)
        buckets[bucket] = Int32(recipes.count)
        recipes.append(recipe)
        for index in 0..<rowCount {
            keptRows.append(rows[index])
            keptSides.append(sides[index])
        }
        for index in 0..<termCount { keptTerms.append(terms[index]) }
        for index in 0..<steps.count { keptSteps.append(steps[index]) }
    }

    /// Orders the exact constraints so that each gives one variable.
    private mutating func order() -> (parameter: Int, residual: Int, gain: Double)? {
        let all = (UInt32(1) << UInt32(variableCount)) - 1
        var determined: UInt32 = 0
        var used: UInt64 = 0
        var parameter = -1
        steps.removeAll()
        while determined != all {
            var isNew = false
            for index in 0..<rowCount where sides[index] == 0 && used & (1 << UInt64(index)) == 0 {
                let open = variables(of: index) & ~determined
                guard open.nonzeroBitCount == 1 else { continue }
                let variable = open.trailingZeroBitCount
                guard abs(coefficient(of: variable, in: index)) >= 1e-3 else { continue }
                steps.append(LocalStep(row: Int16(index), variable: Int16(variable)))
                determined |= open
                used |= 1 << UInt64(index)
                isNew = true
            }
            if isNew { continue }
            guard parameter < 0 else { return nil }
            for index in 0..<rowCount where sides[index] == 0 && used & (1 << UInt64(index)) == 0 {
                let open = variables(of: index) & ~determined
                if open == 0 { continue }
                parameter = open.trailingZeroBitCount
                break
            }
            guard parameter >= 0 else { return nil }
            determined |= 1 << UInt32(parameter)
        }
        if parameter < 0 { return (-1, -1, 1) }
        return findResidual(of: parameter, used)
    }

    /// Finds the exact constraint that decides about the parameter.
    private mutating func findResidual(of parameter: Int, _ used: UInt64) -> (parameter: Int, residual: Int, gain: Double)? {
        // The numbers have done their part: without them the parameter's share is left.
        sums.update(repeating: 0, count: rowCount)
        values[parameter] = 1
        run(steps.base, steps.count, sums)
        var residual = -1
        var gain = 0.0
        for index in 0..<rowCount where sides[index] == 0 && used & (1 << UInt64(index)) == 0 {
            let own = leftSide(index)
            if abs(own) > abs(gain) {
                residual = index
                gain = own
            }
        }
        return abs(gain) > 1e-3 ? (parameter, residual, gain) : nil
    }

    private func variables(of index: Int) -> UInt32 {
        var mask: UInt32 = 0
        let row = rows[index]
        for place in 0..<Int(row.termCount) { mask |= 1 << UInt32(terms[Int(row.firstTerm) + place].variable) }
        return mask
    }

    private func coefficient(of variable: Int, in index: Int) -> Double {
        let row = rows[index]
        for place in 0..<Int(row.termCount) where terms[Int(row.firstTerm) + place].variable == variable {
            return terms[Int(row.firstTerm) + place].coefficient
        }
        return 0
    }

    private mutating func startAnew() {
        recipes.removeAll()
        buckets.removeAll()
        keptRows.removeAll()
        keptTerms.removeAll()
        keptSides.removeAll()
        keptSteps.removeAll()
    }

    // MARK: Memory

    var memoryInUse: Int {
        var bytes = (Self.mostRows + keptRows.capacity) * MemoryLayout<Row>.stride
        bytes += (Self.mostTerms + keptTerms.capacity) * MemoryLayout<LocalTerm>.stride
        bytes += (Self.mostRows + Self.mostVariables + seen.capacity) * 8
        bytes += sides.capacity + keptSides.capacity + (steps.capacity + keptSteps.capacity + buckets.capacity) * 4
        return bytes + recipes.capacity * MemoryLayout<Recipe>.stride
    }

    func deallocate() {
        rows.deallocate()
        terms.deallocate()
        sums.deallocate()
        values.deallocate()
        sides.deallocate()
        steps.deallocate()
        recipes.deallocate()
        buckets.deallocate()
        seen.deallocate()
        keptRows.deallocate()
        keptTerms.deallocate()
        keptSides.deallocate()
        keptSteps.deallocate()
    }
}

enum RecipeOutcome {
    case solved
    /// There may be a recipe after this time.
    case unknown
    /// There never will be one.
    case tooLarge
}

extension Solver {
    private var book: UnsafeMutablePointer<RecipeBook> {
        @inline(__always) get { memos.recipes.unsafelyUnwrapped }
    }

    /// Solves the collected block as one of its shape was solved before.
    func settleByRecipe() -> RecipeOutcome {
        guard usesRecipes, describeBlock() else { return .tooLarge }
        guard book.pointee.follow() else { return .unknown }
        followedRecipes &+= 1
        let found = book.pointee.values
        for index in 0..<block.variables.count {
            let variable = block.variables[index]
            setValue(variable, found[index])
            region.wiggle[variable] = 0
        }
        return .solved
    }

    /// The block that consists of `members` was solved: the next of its shape may be solved likewise.
    func learnRecipe() {
        guard book.pointee.wantsToLearn() else { return }
        for index in 0..<region.members.count {
            if variables[region.members[index]].isAmbiguous { return }
            book.pointee.values[index] = values[region.members[index]]
        }
        book.pointee.learn()
    }

    /// Writes the block out with its own numbers for its variables. False when it is too large.
    private func describeBlock() -> Bool {
        let count = block.variables.count
        let equalities = block.equalities.count
        let rowCount = equalities + block.rows.count
        guard count <= RecipeBook.mostVariables, rowCount <= RecipeBook.mostRows else { return false }
        if memos.recipes == nil {
            memos.recipes = .allocate(capacity: 1)
            book.initialize(to: RecipeBook())
        }
        let rows = book.pointee.rows
        let localTerms = book.pointee.terms
        let sums = book.pointee.sums
        let variables = variables.base
        let values = values.base
        var termCount = 0
        var hash = UInt64(truncatingIfNeeded: count &* 64 &+ equalities)
        for index in 0..<rowCount {
            let id = index < equalities ? block.equalities[index] : block.rows[index &- equalities]
            let record = constraints.base + Int(id)
            var sum = record.pointee.constant
            let firstTerm = termCount
            var term = UnsafePointer(terms.base + Int(record.pointee.start))
            let end = term + Int(record.pointee.count)
            guard termCount &+ Int(record.pointee.count) <= RecipeBook.mostTerms else { return false }
            while term < end {
                let name = Int(term.pointee.variable)
                let coefficient = term.pointee.coefficient
                term += 1
                if variables[name].state == .chosen {
                    let mark = Int(variables[name].mark)
                    localTerms[termCount] = RecipeBook.LocalTerm(coefficient: coefficient, variable: mark)
                    termCount &+= 1
                    hash = (hash ^ (coefficient.bitPattern &+ UInt64(truncatingIfNeeded: mark))) &* 0x9E37_79B9_7F4A_7C15
                    hash ^= hash >> 29
                } else {
                    sum -= coefficient * values[name]
                }
            }
            let above = record.pointee.isWish ? record.pointee.priorityAbove : 0
            hash ^= UInt64(record.pointee.priority.bitPattern) << 16 | UInt64(UInt8(bitPattern: record.pointee.relation))
            hash ^= UInt64(above.bitPattern) << 24
            rows[index] = RecipeBook.Row(
                priority: record.pointee.priority, priorityAbove: above, firstTerm: UInt16(truncatingIfNeeded: firstTerm),
                termCount: UInt8(truncatingIfNeeded: termCount &- firstTerm), relation: record.pointee.relation)
            sums[index] = sum
        }
        book.pointee.rowCount = rowCount
        book.pointee.termCount = termCount
        book.pointee.variableCount = count
        book.pointee.hash = hash ^ hash >> 32
        return true
    }
}
