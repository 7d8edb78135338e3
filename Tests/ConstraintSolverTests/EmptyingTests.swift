import ConstraintSolver
import TestEvidence
import Testing

private typealias Term = Solver.Term

@Suite("Constraint solver / Used again", .assumed("what was solved before leaves no trace"))
struct EmptyingTests {
    let solver = Solver()

    private func fill(_ count: Int) -> [Solver.Variable] {
        let all = (0..<count).map { _ in solver.makeVariable() }
        solver.fix(all[0], at: 7)
        for index in 1..<count { _ = solver.add(Term(all[index]), Term(all[index - 1], -1), .equal, 1) }
        solver.solve()
        solver.checkInvariants()
        return all
    }

    @Test func `an emptied solver asks for no memory for what it had room for before`() {
        var memory = 0
        for round in 0..<20 {
            let count = round % 2 == 0 ? 200 : 50
            let all = fill(count)
            #expect(solver.value(of: all[count - 1]) == Double(7 + count - 1) && solver.variableCount == count)
            solver.removeAll(keepingCapacity: true)
            #expect(solver.constraintCount == 0 && solver.variableCount == 0 && !solver.needsSolving)
            if round == 6 { memory = solver.memoryInUse }
        }
        #expect(solver.memoryInUse == memory)
    }

    @Test func `without keeping its memory it gives nearly all back`() {
        _ = fill(200)
        solver.removeAll()
        #expect(solver.memoryInUse < 2000 && solver.constraintCount == 0 && solver.variableCount == 0)
    }

    @Test func `a system in an emptied solver is as in a new one, conflicts included`() {
        let used = Solver()
        for seed in 0..<300 {
            var dice = Dice(seed)
            used.removeAll(keepingCapacity: seed % 2 == 0)
            let fresh = Solver()
            let count = 2 + dice.roll(5)
            let rules = (0..<9).map { _ in (dice.roll(count), dice.roll(count), dice.roll(40), dice.roll(3), dice.roll(2)) }
            func add(to solver: Solver) -> [Solver.Variable] {
                let names = (0..<count).map { _ in solver.makeVariable() }
                for (a, b, number, relation, priority) in rules {
                    let terms = a == b ? [Term(names[a])] : [Term(names[a]), Term(names[b], -1)]
                    let relations: [Solver.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
                    _ = solver.add(terms, relations[relation], Double(number), priority: priority == 0 ? 1000 : 500)
                }
                solver.solve()
                solver.checkInvariants()
                return names
            }
            let (a, b) = (add(to: used), add(to: fresh))
            #expect(zip(a, b).allSatisfy { abs(used.value(of: $0) - fresh.value(of: $1)) < 1e-9 }, "seed \(seed)")
            #expect(used.conflicts == fresh.conflicts, "seed \(seed)")
        }
    }
}
