/// Solves systems of linear constraints with strict priorities.
///
/// What required equalities determine one after another is found by substitution, in linear time. The rest falls into independent
/// blocks; each is reduced to a few parameters, which are then chosen so that no constraint of lower priority ever
/// costs one of higher priority anything. Changes are collected, and `solve()` touches only what they reach.
///
/// Required constraints that contradict each other: the older ones hold, the younger one is set aside and reported in `conflicts`.
/// Variables that have several best values are reported as ambiguous. Of the best solutions the one is taken in which lengths are
/// nearest to zero, then inequalities hold exactly, the oldest first, then positions are nearest to zero; see `chooseFreely(in:)`.
public final class Solver {
    public static let required: Float = 1000

    public struct Variable: Hashable, Sendable {
        public let index: Int32
        @inlinable public init(index: Int32) { self.index = index }
    }

    public struct ConstraintID: Hashable, Sendable {
        public let index: Int32
        @inlinable public init(index: Int32) { self.index = index }
    }

    /// `coefficient * variable`
    public struct Term: Sendable {
        public var variable: Variable
        public var coefficient: Double
        @inlinable public init(_ variable: Variable, _ coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    public enum Relation: Int8, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// A required constraint that was set aside, and the older ones that leave no room for it.
    public struct Conflict: Equatable, Sendable {
        public let broken: ConstraintID
        /// The smallest set, `broken` included, oldest first: it has a solution as soon as any one of them is taken away.
        public let constraints: [ConstraintID]

        public init(broken: ConstraintID, constraints: [ConstraintID]) {
            self.broken = broken
            self.constraints = constraints
        }
    }

    // MARK: What is kept

    private let storage: UnsafeMutablePointer<LargeStorage>

    // The system.
    var variables: Buffer<VariableRecord>
    var values: Buffer<Double>
    var terms: Buffer<TermRecord>
    var constraints: Buffer<ConstraintRecord>
    var free: FreePlaces
    public internal(set) var variableCount = 0
    public internal(set) var constraintCount = 0
    var fixedCount = 0
    var nextAge: Int32 = 0
    /// Below zero, from the lowest number up.
    var nextElderAge = Int32.min
    var nextRank: Int32 = 1
    /// Grows with every change that is more than a number.
    var structure = 0

    // By how long it lives.
    var changes: Changes
    var results: Results
    var region: Region
    var block = BlockSpace()
    /// How an edit was followed, for the next time.
    var plan = EditPlan()

    /// Pieces of the region with fewer variables are solved together.
    package var leastPiece = 64
    /// Blocks with more variables are tried without their limits first.
    package var loosensAbove = 4

    public convenience init() { self.init(largeStorage: LargeStorage()) }

    /// For tests: buffers of this size count as large already.
    package convenience init(largeStorageFrom size: Int) { self.init(largeStorage: LargeStorage(from: size)) }

    private init(largeStorage: LargeStorage) {
        storage = .allocate(capacity: 1)
        storage.initialize(to: largeStorage)
        variables = Buffer(in: storage)
        values = Buffer(in: storage)
        terms = Buffer(in: storage)
        constraints = Buffer(in: storage)
        free = FreePlaces(in: storage)
        changes = Changes(in: storage)
        results = Results(in: storage)
        region = Region(in: storage)
    }

    deinit {
        variables.deallocate()
        values.deallocate()
        terms.deallocate()
        constraints.deallocate()
        free.deallocate()
        changes.deallocate()
        results.deallocate()
        region.deallocate()
        block.deallocate()
        plan.deallocate()
        storage.deallocate()
    }

    // MARK: Variables

    public func makeVariable() -> Variable {
        variableCount += 1
        if free.variables.count > 0 {
            let index = free.variables.popLast()
            variables[index] = VariableRecord()
            values[index] = 0
            addSeed(index)
            return Variable(index: index)
        }
        let index = Int32(variables.count)
        variables.append(VariableRecord())
        values.append(0)
        addSeed(index)
        return Variable(index: index)
    }

    /// Four variables with consecutive numbers, the first a multiple of four: for those who never make or remove single ones.
    /// The first two are positions, as variables are that are made one by one; the others are lengths.
    public func makeFourVariables() -> Variable {
        if free.variables.count > 0 {
            let first = makeVariable()
            for number in first.index + 1...first.index + 3 {
                let made = makeVariable()
                require(made.index == number, "Variables are made either one by one or in fours.")
            }
            variables[first.index + 2].isLength = true
            variables[first.index + 3].isLength = true
            return first
        }
        variableCount += 4
        let first = Int32(variables.extend(4, VariableRecord(isListed: true)))
        _ = values.extend(4, 0)
        let seed = changes.seeds.extend(4, first)
        for number in 1...3 { changes.seeds[seed + number] = first + Int32(number) }
        variables[first + 2].isLength = true
        variables[first + 3].isLength = true
        return Variable(index: first)
    }

    /// Takes away what `makeFourVariables()` made.
    public func removeFourVariables(_ first: Variable) {
        // The last number that becomes free is the first to be used again.
        for number in (first.index...first.index + 3).reversed() { removeVariable(Variable(index: number)) }
    }

    /// Takes a variable away; no constraint may name it any more.
    public func removeVariable(_ variable: Variable) {
        let index = variable.index
        require(variables[index].state != .unused, "The variable was already removed.")
        require(variables[index].head < 0, "A variable can be removed only when no constraint names it.")
        if variables[index].state == .fixed { fixedCount -= 1 }
        variables[index].state = .unused
        free.variables.append(index)
        variableCount -= 1
        structure += 1
        if variableCount == 0 { forgetEverything() }
    }

    @inline(__always) public func value(of variable: Variable) -> Double { values[variable.index] }

    /// All values by number, until the next change.
    @inline(__always) public var valueList: UnsafePointer<Double> { UnsafePointer(values.base) }

    /// Gives the variable a value from outside: no constraint moves it.
    public func fix(_ variable: Variable, at value: Double) {
        require(value.isFinite, "A variable can be fixed only at a finite value.")
        let index = variable.index
        if variables[index].state == .fixed {
            guard values[index] != value else { return }
            values[index] = value
            changes.editedVariables.append(index)
        } else {
            loosen(index)
            variables[index].state = .fixed
            fixedCount += 1
            variables[index].isAmbiguous = false
            variables[index].rank = 0
            if values[index] != value { changes.editedVariables.append(index) }
            values[index] = value
            structure += 1
        }
    }

    /// Lets the constraints decide again about a fixed variable.
    public func release(_ variable: Variable) {
        guard variables[variable.index].state == .fixed else { return }
        loosen(variable.index)
        variables[variable.index].state = .unknown
        fixedCount -= 1
        structure += 1
    }

    public func isFixed(_ variable: Variable) -> Bool { variables[variable.index].state == .fixed }

    // MARK: Results

    /// Each required constraint that was set aside.
    public var conflicts: [Conflict] { results.conflicts }

    /// The variables whose value may be another than after the solution before.
    public var changedVariables: [Variable] { (0..<results.changed.count).map { Variable(index: results.changed[$0]) } }

    /// The numbers of the changed variables, until the next change.
    public var changedList: UnsafeBufferPointer<Int32> {
        UnsafeBufferPointer(start: results.changed.base, count: results.changed.count)
    }

    public func isAmbiguous(_ variable: Variable) -> Bool { variables[variable.index].isAmbiguous }

    public var ambiguousVariables: [Variable] {
        (0..<variables.count).filter { variables[$0].state != .unused && variables[$0].isAmbiguous }
            .map { Variable(index: Int32($0)) }
    }

    public func isBroken(_ constraint: ConstraintID) -> Bool { constraints[constraint.index].isBroken }

    /// How far the constraint is from being satisfied.
    public func violation(of constraint: ConstraintID) -> Double {
        let record = constraints[constraint.index]
        let sum = leftSide(record) - record.constant
        return record.relation == 0 || record.isWish ? abs(sum) : max(0, record.relation > 0 ? -sum : sum)
    }

    /// What takes most of the memory, told at once.
    package var memoryOfTerms: Int { terms.capacity * MemoryLayout<TermRecord>.stride }

    /// Bytes that the solver holds.
    public var memoryInUse: Int {
        var bytes = variables.capacity * MemoryLayout<VariableRecord>.stride + values.capacity * 8
        bytes += terms.capacity * MemoryLayout<TermRecord>.stride
        bytes += constraints.capacity * MemoryLayout<ConstraintRecord>.stride
        bytes += free.memoryInUse + changes.memoryInUse + results.memoryInUse + region.memoryInUse
        return bytes + block.memoryInUse + plan.memoryInUse
    }

    @inline(__always) func setValue(_ index: Int32, _ value: Double) {
        guard values[index] != value else { return }
        values[index] = value
        if !variables[index].isChanged {
            variables[index].isChanged = true
            results.changed.append(index)
        }
    }

    @inline(__always) func addSeed(_ index: Int32) {
        if !variables[index].isListed {
            variables[index].isListed = true
            changes.seeds.append(index)
        }
    }
}
