import ConstraintSolver
import TestEvidence
import Testing

/// What content wishes for: at most a length, with one priority, and at least that length, with another, in one constraint.
@Suite("Constraint solver / Wishes", .documented("LAYOUT-M5"))
struct WishTests {
    @Test(arguments: [(120.0, 100.0), (80, 100)])
    func `each half has its own priority`(wished: Double, length: Double) {
        let solver = Solver()
        let variable = solver.makeVariable()
        let wish = solver.addContent(variable, wished, atMost: 250, atLeast: 750)
        let other = solver.add(.init(variable), .equal, length, priority: 500)
        solver.solve()
        // Resistance is stronger than the other constraint, hugging weaker.
        #expect(solver.value(of: variable) == max(wished, length))
        #expect(abs(solver.violation(of: wish) - max(0, length - wished)) < 1e-9)
        solver.setPriorities(atMost: 750, atLeast: 250, ofContent: wish)
        solver.solve()
        #expect(solver.value(of: variable) == min(wished, length))
        solver.remove(other)
        solver.solve()
        #expect(solver.value(of: variable) == wished)
    }

    @Test func `a new length moves what stands on it and nothing else`() {
        let solver = Solver()
        let tops = (0..<4).map { _ in solver.makeVariable() }
        let heights = (0..<3).map { _ in solver.makeVariable() }
        solver.fix(tops[0], at: 8)
        for index in 0..<3 {
            _ = solver.add(.init(tops[index + 1]), .init(tops[index], -1), .init(heights[index], -1), .equal, 4)
        }
        let wishes = heights.map { solver.addContent($0, 20, atMost: 250, atLeast: 750) }
        solver.solve()
        #expect(tops.map { solver.value(of: $0) } == [8, 32, 56, 80])
        solver.setConstant(50, of: wishes[1])
        solver.solve()
        #expect(tops.map { solver.value(of: $0) } == [8, 32, 86, 110])
        #expect(Set(solver.changedVariables) == [heights[1], tops[2], tops[3]])
        solver.checkInvariants()
    }

    /// A column of texts whose heights change again and again, as far as the bottom lets them.
    private struct Column {
        var dice: Dice
        let count: Int
        var lengths: [Double]
        var priorities: [(atMost: Float, atLeast: Float)]
        var twins: [Int]
        var bottom: Double?

        init(_ seed: Int) {
            dice = Dice(seed)
            count = 2 + dice.roll(6)
            lengths = []
            priorities = []
            twins = []
            bottom = dice.roll(2) == 0 ? 150 : nil
            for index in 0..<count {
                lengths.append(Double(10 * dice.roll(6)))
                priorities.append(dice.pick([(250, 750), (251, 750), (750, 250), (250, 751)]))
                twins.append(index > 0 && dice.roll(4) == 0 ? dice.roll(index) : -1)
            }
        }

        func add(to solver: Solver) -> (variables: [Solver.Variable], wishes: [Solver.ConstraintID], limit: Solver.Variable) {
            let limit = solver.makeVariable()
            solver.fix(limit, at: bottom ?? 10_000)
            let tops = (0...count).map { _ in solver.makeVariable() }
            let heights = (0..<count).map { _ in solver.makeVariable() }
            solver.fix(tops[0], at: 0)
            for index in 0..<count {
                _ = solver.add(.init(tops[index + 1]), .init(tops[index], -1), .init(heights[index], -1), .equal, 4)
                if twins[index] >= 0 { _ = solver.add(.init(heights[index]), .init(heights[twins[index]], -1), .equal, 0) }
            }
            if bottom != nil { _ = solver.add(.init(tops[count]), .init(limit, -1), .lessThanOrEqual, 0) }
            let wishes = heights.indices.map {
                solver.addContent(heights[$0], lengths[$0], atMost: priorities[$0].atMost, atLeast: priorities[$0].atLeast)
            }
            return (tops + heights, wishes, limit)
        }

        mutating func change(_ solver: Solver, _ wishes: [Solver.ConstraintID], _ limit: Solver.Variable) {
            let index = dice.roll(count)
            if bottom != nil, dice.roll(4) == 0 {
                bottom = Double(60 + 30 * dice.roll(8))
                solver.fix(limit, at: bottom!)
            } else if dice.roll(5) == 0 {
                priorities[index] = dice.pick([(250, 750), (750, 251)])
                solver.setPriorities(
                    atMost: priorities[index].atMost, atLeast: priorities[index].atLeast, ofContent: wishes[index])
            } else {
                lengths[index] = Double(10 * dice.roll(7))
                solver.setConstant(lengths[index], of: wishes[index])
            }
        }
    }

    @Test func `columns of changing texts are as if made anew`() {
        for seed in 0..<RandomSystemTests.count {
            var column = Column(seed)
            let solver = Solver()
            let (variables, wishes, limit) = column.add(to: solver)
            for step in 0..<6 {
                solver.solve()
                solver.checkInvariants()
                let fresh = Solver()
                let others = column.add(to: fresh).variables
                fresh.solve()
                let isSame = zip(variables, others).allSatisfy {
                    solver.isAmbiguous($0) == fresh.isAmbiguous($1) && abs(solver.value(of: $0) - fresh.value(of: $1)) < 1e-6
                }
                #expect(isSame, "seed \(seed), step \(step)")
                for _ in 0...column.dice.roll(3) { column.change(solver, wishes, limit) }
            }
        }
    }
}
