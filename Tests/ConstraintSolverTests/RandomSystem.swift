import ConstraintSolver

/// A system that changes at random, kept twice: in the solver and written down.
struct RandomSystem {
    var dice: Dice
    let solver: Solver
    var variables: [Solver.Variable] = []
    var fixed: [Double?] = []
    var rules: [Rule] = []
    var ids: [Solver.ConstraintID] = []
    /// More equalities, more often the same numbers again, numbers that differ by almost nothing.
    let style: Int
    private let hasLengths: Bool

    init(seed: Int, variables count: Int, rules ruleCount: Int, solver: Solver = Solver()) {
        self.solver = solver
        dice = Dice(seed)
        style = dice.roll(4)
        if seed % 2 == 0 { solver.loosensAbove = 1 }
        if seed % 3 > 0 { solver.leastPiece = 1 }
        // Half of the systems are of positions only, the others of places and lengths by turns.
        hasLengths = seed % 4 > 1
        variables = Self.makeVariables(count, in: solver, hasLengths: hasLengths)
        fixed = variables.map { _ in nil }
        if dice.roll(3) > 0 { fix() }
        for _ in 0..<ruleCount { add() }
    }

    private static func makeVariables(_ count: Int, in solver: Solver, hasLengths: Bool) -> [Solver.Variable] {
        if !hasLengths { return (0..<count).map { _ in solver.makeVariable() } }
        var made: [Solver.Variable] = []
        while made.count < count {
            let first = solver.makeFourVariables()
            made += [0, 2, 1, 3].map { Solver.Variable(index: first.index + $0) }
        }
        return Array(made.prefix(count))
    }

    private mutating func number() -> Double {
        switch style {
        case 0: return Double(dice.roll(41) - 20)
        case 1: return Double(dice.roll(3) * 10)
        case 2: return Double(dice.roll(4) * 10) + Double(dice.roll(3) - 1) * 1e-9
        default: return Double(dice.roll(2001) - 1000) / 8
        }
    }

    mutating func add() {
        if dice.roll(5) == 0 { return addContent() }
        var coefficients = variables.map { _ in 0.0 }
        for _ in 0..<(1 + dice.roll(3)) {
            coefficients[dice.roll(variables.count)] = dice.pick([1, 1, 1, -1, -1, 2, 0.5, -2])
        }
        let relation = dice.pick([Solver.Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
        let priority = dice.pick([1000, 1000, 750, 750, 250, 251, 50] as [Float])
        let rule = Rule(coefficients: coefficients, relation: relation, constant: number(), priority: priority)
        rules.append(rule)
        ids.append(solver.add(terms(of: rule), relation, rule.constant, priority: priority))
    }

    /// At least and at most the same, as the content of a label asks for.
    private mutating func addContent() {
        var coefficients = variables.map { _ in 0.0 }
        coefficients[dice.roll(variables.count)] = 1
        let length = number()
        if dice.roll(3) > 0 {
            let priorities = dice.pick([(250, 750), (251, 750), (750, 750), (750, 250), (50, 250)] as [(Float, Float)])
            rules.append(
                Rule(
                    coefficients: coefficients, relation: .equal, constant: length, priority: priorities.1,
                    priorityAbove: priorities.0))
            ids.append(addContent(rules[rules.count - 1], variables, to: solver))
            return
        }
        for (relation, priority) in [(Solver.Relation.lessThanOrEqual, 250 as Float), (.greaterThanOrEqual, 750)] {
            let rule = Rule(coefficients: coefficients, relation: relation, constant: length, priority: priority)
            rules.append(rule)
            ids.append(solver.add(terms(of: rule), relation, length, priority: priority))
        }
    }

    private func addContent(_ rule: Rule, _ names: [Solver.Variable], to solver: Solver) -> Solver.ConstraintID {
        let index = rule.coefficients.firstIndex(of: 1)!
        return solver.addContent(names[index], rule.constant, atMost: rule.priorityAbove!, atLeast: rule.priority)
    }

    private func terms(of rule: Rule) -> [Solver.Term] {
        variables.indices.filter { rule.coefficients[$0] != 0 }.map { Solver.Term(variables[$0], rule.coefficients[$0]) }
    }

    mutating func fix() {
        let index = dice.roll(variables.count)
        let value = number()
        fixed[index] = value
        solver.fix(variables[index], at: value)
    }

    /// Gives a fixed variable another value, as often as a window changes its width while it is resized.
    mutating func edit(_ index: Int) { edit(index, to: number()) }

    mutating func edit(_ index: Int, to value: Double) {
        fixed[index] = value
        solver.fix(variables[index], at: value)
    }

    mutating func change() {
        switch dice.roll(8) {
        case 0, 1: add()
        case 2, 3:
            guard !rules.isEmpty else { return }
            let index = dice.roll(rules.count)
            rules.remove(at: index)
            solver.remove(ids.remove(at: index))
        case 4:
            guard !rules.isEmpty else { return }
            let index = dice.roll(rules.count)
            rules[index].constant = number()
            solver.setConstant(rules[index].constant, of: ids[index])
        case 5:
            guard !rules.isEmpty else { return }
            let index = dice.roll(rules.count)
            if rules[index].priorityAbove != nil {
                rules[index].priority = dice.pick([750, 250, 50] as [Float])
                rules[index].priorityAbove = dice.pick([750, 251, 50] as [Float])
                solver.setPriorities(
                    atMost: rules[index].priorityAbove!, atLeast: rules[index].priority, ofContent: ids[index])
                return
            }
            rules[index].priority = dice.pick([1000, 750, 250, 50] as [Float])
            solver.setPriority(rules[index].priority, of: ids[index])
        case 6: fix()
        default:
            let index = dice.roll(variables.count)
            fixed[index] = nil
            solver.release(variables[index])
        }
    }

    var point: [Double] { variables.map { solver.value(of: $0) } }

    /// The same system in a solver that has seen no changes.
    func fresh() -> (Solver, [Solver.ConstraintID]) {
        let copy = Solver()
        let names = Self.makeVariables(variables.count, in: copy, hasLengths: hasLengths)
        for index in names.indices { if let value = fixed[index] { copy.fix(names[index], at: value) } }
        let ids = rules.map { rule in
            if rule.priorityAbove != nil { return addContent(rule, names, to: copy) }
            return copy.add(terms(of: rule), rule.relation, rule.constant, priority: rule.priority)
        }
        copy.solve()
        return (copy, ids)
    }

    /// Solves, and tells how the result differs from the reference's.
    func mistakes() -> [String] {
        solver.solve()
        solver.checkInvariants()
        let reference = ReferenceSolver(rules: rules, fixed: fixed)
        let answer = reference.solve()
        let point = point
        var result: [String] = []
        for index in rules.indices {
            if solver.isBroken(ids[index]) != answer.broken[index] {
                result.append("rule \(index) broken: \(!answer.broken[index])")
            }
            if rules[index].isRequired, !answer.broken[index], rules[index].violation(at: point) > 1e-4 {
                result.append("requirement \(index) is off by \(rules[index].violation(at: point))")
            }
        }
        for index in fixed.indices {
            if let value = fixed[index], value != point[index] { result.append("fixed \(index) moved to \(point[index])") }
        }
        for (cost, best) in zip(reference.costs(at: point), answer.costs) {
            if abs(cost - best) > 1e-4 { result.append("costs \(reference.costs(at: point)), best \(answer.costs)") }
            if abs(cost - best) > 1e-4 { break }
        }
        for index in fixed.indices {
            let isAmbiguous = answer.high[index] - answer.low[index] > 1e-3
            if solver.isAmbiguous(variables[index]) != isAmbiguous { result.append("ambiguous \(index): \(!isAmbiguous)") }
            if !isAmbiguous, abs(point[index] - answer.low[index]) > 1e-4 {
                result.append("value \(index) is \(point[index]), not \(answer.low[index])")
            }
        }
        result += mistakenConflicts(reference)
        return result
    }

    /// Each explanation contradicts itself, and none of its parts can be left out.
    private func mistakenConflicts(_ reference: ReferenceSolver) -> [String] {
        var result: [String] = []
        for conflict in solver.conflicts {
            let set = conflict.constraints.compactMap { ids.firstIndex(of: $0) }
            if set.count != conflict.constraints.count { result.append("conflict names a removed rule") }
            if reference.holds(set) { result.append("conflict \(set) is none") }
            for index in set where !reference.holds(set.filter { $0 != index }) {
                result.append("conflict \(set) does not need \(index)")
            }
        }
        return result
    }

    /// How the result differs from that of the fresh solver.
    func differencesFromFresh() -> [String] {
        solver.solve()
        solver.checkInvariants()
        let (copy, copies) = fresh()
        var result: [String] = []
        for index in ids.indices where solver.isBroken(ids[index]) != copy.isBroken(copies[index]) {
            result.append("rule \(index) broken: \(solver.isBroken(ids[index]))")
        }
        for index in variables.indices {
            let name = variables[index]
            if solver.isAmbiguous(name) != copy.isAmbiguous(name) {
                result.append("ambiguous \(index): \(solver.isAmbiguous(name))")
            }
            if abs(solver.value(of: name) - copy.value(of: name)) > 1e-4 {
                result.append("value \(index) is \(solver.value(of: name)), not \(copy.value(of: name))")
            }
        }
        return result
    }
}
