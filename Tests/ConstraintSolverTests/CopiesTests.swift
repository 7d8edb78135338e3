import ConstraintSolver
import TestEvidence
import Testing

/// Blocks of the same shape with other numbers, in one solver; each compared with itself alone in a solver of its own.
@Suite("Constraint solver / Copies", .assumed("a block's solution depends on its own constraints only"))
struct CopiesTests {
    /// What the copies have in common: everything but the numbers.
    struct Shape {
        var rules: [(coefficients: [Double], relation: Solver.Relation, priority: Float, twin: Int)] = []
        /// Rules that are a content's wishes: an equality with another priority for what is longer.
        var wishes: [Int: Float] = [:]
        let count: Int

        init(_ dice: inout Dice, count: Int, rules ruleCount: Int) {
            self.count = count
            for _ in 0..<ruleCount {
                var coefficients = [Double](repeating: 0, count: count)
                if dice.roll(3) == 0 {
                    // At least and at most the same, as the content of a label asks for.
                    coefficients[dice.roll(count)] = 1
                    if dice.roll(2) == 0 {
                        wishes[rules.count] = dice.pick([250, 250, 251])
                        rules.append((coefficients, .equal, dice.pick([750, 750, 250]), -1))
                        continue
                    }
                    rules.append((coefficients, .lessThanOrEqual, dice.pick([250, 250, 251]), -1))
                    rules.append((coefficients, .greaterThanOrEqual, dice.pick([750, 750, 1000]), rules.count - 1))
                    continue
                }
                for _ in 0..<(1 + dice.roll(3)) { coefficients[dice.roll(count)] = dice.pick([1, 1, 1, -1, -1, 2, 0.5, -2]) }
                let relation = dice.pick([Solver.Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
                rules.append((coefficients, relation, dice.pick([1000, 1000, 1000, 999.5, 750, 250, 51, 25]), -1))
            }
        }

        func numbers(_ dice: inout Dice, style: Int) -> [Double] {
            var numbers: [Double] = []
            for rule in rules {
                if rule.twin >= 0 {
                    numbers.append(numbers[rule.twin])
                    continue
                }
                switch style {
                case 0: numbers.append(Double(dice.roll(41) - 20))
                case 1: numbers.append(Double(dice.roll(3) * 10))
                case 2: numbers.append(Double(dice.roll(3) * 10) + Double(dice.roll(5) - 2) * dice.pick([1e-9, 1e-5, 1e-3]))
                default: numbers.append(Double(dice.roll(2001) - 1000) / 8)
                }
            }
            return numbers
        }

        func add(_ numbers: [Double], to solver: Solver) -> (variables: [Solver.Variable], ids: [Solver.ConstraintID]) {
            let variables = (0..<count).map { _ in solver.makeVariable() }
            let ids = zip(rules, numbers).enumerated().map { index, pair in
                let (rule, number) = pair
                if let above = wishes[index], let name = rule.coefficients.firstIndex(of: 1) {
                    return solver.addContent(variables[name], number, atMost: above, atLeast: rule.priority)
                }
                return solver.add(
                    rule.coefficients.indices.filter { rule.coefficients[$0] != 0 }.map {
                        Solver.Term(variables[$0], rule.coefficients[$0])
                    }, rule.relation, number, priority: rule.priority)
            }
            return (variables, ids)
        }

        func mistakes(_ variables: [Solver.Variable], _ numbers: [Double], in solver: Solver) -> [String] {
            let plain = Solver()
            let alone = add(numbers, to: plain).variables
            plain.solve()
            return zip(variables, alone).enumerated().compactMap { index, pair in
                let value = solver.value(of: pair.0)
                let other = plain.value(of: pair.1)
                if abs(value - other) > 1e-4 { return "variable \(index) is \(value), not \(other)" }
                guard solver.isAmbiguous(pair.0) == plain.isAmbiguous(pair.1) else { return "variable \(index)'s ambiguity" }
                return nil
            }
        }
    }

    @Test func `blocks of one shape are solved as if each were alone, at first and after edits`() {
        for seed in 0..<RandomSystemTests.count {
            var dice = Dice(seed &* 17 &+ 3)
            let count = 2 + dice.roll(seed % 3 == 0 ? 9 : 4)
            let shape = Shape(&dice, count: count, rules: count / 2 + dice.roll(count + 3))
            let style = dice.roll(4)
            let solver = Solver()
            if seed % 2 == 0 { solver.leastPiece = 1 }
            if seed % 5 == 0 { solver.loosensAbove = 1 }
            var copies: [(numbers: [Double], variables: [Solver.Variable], ids: [Solver.ConstraintID])] = []
            for _ in 0..<8 {
                let numbers = shape.numbers(&dice, style: style)
                let made = shape.add(numbers, to: solver)
                copies.append((numbers, made.variables, made.ids))
            }
            for step in 0..<4 {
                solver.solve()
                solver.checkInvariants()
                for (index, copy) in copies.enumerated() {
                    let mistakes = shape.mistakes(copy.variables, copy.numbers, in: solver)
                    #expect(mistakes == [], "seed \(seed), step \(step), copy \(index)")
                }
                for index in copies.indices where dice.roll(3) > 0 {
                    let numbers = shape.numbers(&dice, style: style)
                    for (place, number) in numbers.enumerated() where dice.roll(2) == 0 || shape.rules[place].twin >= 0 {
                        let twin = shape.rules[place].twin
                        let value = twin >= 0 ? copies[index].numbers[twin] : number
                        copies[index].numbers[place] = value
                        solver.setConstant(value, of: copies[index].ids[place])
                    }
                }
            }
        }
    }
}
