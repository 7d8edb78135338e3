import ConstraintSolver
import TestEvidence
import Testing

private typealias Term = Solver.Term

@Suite(
    "Constraint solver / The same again", .assumed("the same constraints in the same order give the same numbers, bit for bit"))
struct StabilityTests {
    @Test func `two solvers agree bit for bit, in what is ambiguous as well`() {
        for seed in 0..<300 {
            var first = RandomSystem(seed: seed, variables: 12, rules: 14)
            var second = RandomSystem(seed: seed, variables: 12, rules: 14)
            for _ in 0..<6 {
                first.solver.solve()
                second.solver.solve()
                #expect(first.point.map(\.bitPattern) == second.point.map(\.bitPattern), "seed \(seed)")
                #expect(first.solver.conflicts == second.solver.conflicts, "seed \(seed)")
                first.change()
                second.change()
            }
        }
    }

    @Test func `where the numbers lie in memory makes no difference`() {
        for seed in 0..<200 {
            var plain = RandomSystem(seed: seed, variables: 14, rules: 18)
            var large = RandomSystem(seed: seed, variables: 14, rules: 18, solver: Solver(largeStorageFrom: 1 + seed * 7))
            for _ in 0..<8 {
                plain.solver.solve()
                large.solver.solve()
                #expect(plain.point.map(\.bitPattern) == large.point.map(\.bitPattern), "seed \(seed)")
                #expect(plain.solver.conflicts == large.solver.conflicts, "seed \(seed)")
                plain.change()
                large.change()
            }
        }
    }

    @Test func `a large solver can be emptied and filled again`() {
        let solver = Solver(largeStorageFrom: 64)
        for round in 1...3 {
            let all = (0..<400 * round).map { _ in solver.makeVariable() }
            var ids: [Solver.ConstraintID] = [solver.add(Term(all[0]), .equal, 1)]
            for index in 1..<all.count { ids.append(solver.add(Term(all[index]), Term(all[index - 1], -1), .equal, 1)) }
            solver.solve()
            #expect(solver.value(of: all[all.count - 1]) == Double(all.count))
            for id in ids.reversed() { solver.remove(id) }
            for variable in all.reversed() { solver.removeVariable(variable) }
            solver.solve()
            #expect(solver.memoryInUse < 8000)
        }
    }

    @Test func `the earlier variable takes the value nearest to zero`() {
        let solver = Solver()
        let all = (0..<3).map { _ in solver.makeVariable() }
        _ = solver.add([Term(all[0]), Term(all[1]), Term(all[2])], .equal, 90)
        for variable in all { _ = solver.add(Term(variable), .greaterThanOrEqual, 10) }
        solver.solve()
        #expect(all.map { solver.value(of: $0) } == [10, 10, 70])
        #expect(solver.ambiguousVariables == all)
    }

    @Test func `what could move once and no longer can sets nothing else in motion`() {
        let solver = Solver()
        solver.loosensAbove = 1
        let all = (0..<8).map { _ in solver.makeVariable() }
        let (input, other, size, a, b, c, d, half) = (all[0], all[1], all[2], all[3], all[4], all[5], all[6], all[7])
        solver.fix(input, at: -6)
        _ = solver.add(Term(a), Term(b, -1), Term(d), .equal, -2)
        _ = solver.add(Term(input), Term(c), Term(half, 2), .equal, 8)
        _ = solver.add(Term(size), .lessThanOrEqual, 2, priority: 250)
        _ = solver.add(Term(size), .greaterThanOrEqual, 2, priority: 750)
        _ = solver.add(Term(size, -1), Term(b), Term(half, 0.5), .equal, -14)
        _ = solver.add(Term(input), Term(c), Term(half, 0.5), .lessThanOrEqual, 16, priority: 50)
        _ = solver.add(Term(other), Term(c), .equal, 8, priority: 750)
        solver.solve()
        #expect(Set(solver.ambiguousVariables) == [other, a, b, c, d, half])
        solver.fix(other, at: 10)
        solver.solve()
        #expect(solver.ambiguousVariables == [a, d])
    }

    @Test func `ages and ranks start anew when they run out`() {
        for seed in 0..<200 {
            var worn = RandomSystem(seed: seed, variables: 8, rules: 0)
            var other = RandomSystem(seed: seed, variables: 8, rules: 0)
            worn.solver.pretend(constraintsAdded: .max - 9, variablesSolved: .max - 20)
            for step in 0..<30 {
                worn.change()
                other.change()
                if step % 3 > 0 { continue }
                worn.solver.solve()
                other.solver.solve()
                worn.solver.checkInvariants()
                #expect(worn.point == other.point, "seed \(seed), step \(step)")
                #expect(worn.solver.conflicts == other.solver.conflicts, "seed \(seed), step \(step)")
            }
        }
    }

    @Test func `of a long chain that does not fit only the links in between are named`() {
        let solver = Solver()
        let all = (0..<50).map { _ in solver.makeVariable() }
        var links = [solver.add(Term(all[0]), .equal, 0)]
        for index in 1..<50 { links.append(solver.add(Term(all[index]), Term(all[index - 1], -1), .equal, 10)) }
        for index in 0..<50 { _ = solver.add(Term(all[index]), .greaterThanOrEqual, 0) }
        let limit = solver.add(Term(all[30]), Term(all[20], -1), .lessThanOrEqual, 99)
        solver.solve()
        #expect(solver.conflicts == [.init(broken: limit, constraints: Array(links[21...30]) + [limit])])
    }

    @Test func `two conflicts apart from each other are two explanations`() {
        let solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let first = [solver.add(Term(x), .equal, 1), solver.add(Term(x), .equal, 2)]
        let second = [solver.add(Term(y), .greaterThanOrEqual, 5), solver.add(Term(y), .lessThanOrEqual, 4)]
        solver.solve()
        #expect(Set(solver.conflicts.map(\.constraints)) == [first, second])
    }
}
