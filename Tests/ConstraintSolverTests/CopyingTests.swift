import ConstraintSolver
import TestEvidence
import Testing

private typealias Term = Solver.Term

@Suite("Constraint solver / Copies", .assumed("a view is measured as if it stood alone"))
struct CopyingTests {
    let solver = Solver()
    let scratch = Solver()

    @Test func `a copy of a part is solved without touching the original`() {
        let window = solver.makeVariable()
        let left = solver.makeVariable()
        let width = solver.makeVariable()
        solver.fix(window, at: 300)
        let inside = [
            solver.add(Term(width), Term(left, -1), .greaterThanOrEqual, 40),
            solver.add(Term(left), .equal, 8),
        ]
        _ = solver.add(Term(width), Term(window, -1), .equal, 0)
        solver.solve()
        for _ in 0..<3 {
            scratch.assume(inside, of: solver)
            let copy = scratch.counterpart(of: width)
            _ = scratch.add(Term(copy), .equal, 0, priority: 50)
            scratch.solve()
            scratch.checkInvariants()
            #expect(scratch.value(of: copy) == 48 && scratch.variableCount == 2)
        }
        #expect(!solver.needsSolving && solver.value(of: width) == 300)
    }

    @Test func `what is fixed is fixed in the copy`() {
        let window = solver.makeVariable()
        let view = solver.makeVariable()
        solver.fix(window, at: 300)
        let rule = solver.add(Term(view), Term(window, -0.5), .equal, 0)
        scratch.assume([rule], of: solver)
        scratch.solve()
        #expect(scratch.isFixed(scratch.counterpart(of: window)))
        #expect(scratch.value(of: scratch.counterpart(of: view)) == 150)
    }

    @Test func `copies taken one after the other ask for no memory`() {
        let all = (0..<200).map { _ in solver.makeVariable() }
        let rules = (1..<200).map { solver.add(Term(all[$0]), Term(all[$0 - 1], -1), .equal, 1) }
        var memory = 0
        for round in 0..<20 {
            scratch.assume(round % 2 == 0 ? rules : Array(rules.prefix(50)), of: solver)
            scratch.solve()
            if round == 6 { memory = scratch.memoryInUse }
        }
        #expect(scratch.memoryInUse == memory)
        scratch.removeAll()
        #expect(scratch.memoryInUse < 2000 && scratch.constraintCount == 0 && scratch.variableCount == 0)
    }

    @Test func `a system is the same whether copied or made anew, conflicts included`() {
        for seed in 0..<300 {
            var system = RandomSystem(seed: seed, variables: 6, rules: 9)
            for _ in 0..<4 { system.change() }
            scratch.assume(system.ids, of: system.solver)
            let names = system.variables.map { scratch.counterpart(of: $0) }
            scratch.solve()
            scratch.checkInvariants()
            system.solver.solve()
            for (name, original) in zip(names, system.variables) where !system.solver.isAmbiguous(original) {
                guard !system.solver.isFixed(original) else { continue }
                #expect(abs(scratch.value(of: name) - system.solver.value(of: original)) < 1e-4, "seed \(seed)")
            }
            #expect(scratch.conflicts.count == system.solver.conflicts.count, "seed \(seed)")
        }
    }
}
