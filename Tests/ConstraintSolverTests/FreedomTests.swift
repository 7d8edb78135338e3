import ConstraintSolver
import TestEvidence
import Testing

@Suite("Constraint solver / What is left open", .assumed("the rules of Cassowary, in general"))
struct FreedomTests {
    private typealias Term = Solver.Term

    /// The position and the length along one axis of something with four variables.
    private func makePair(_ solver: Solver) -> (place: Solver.Variable, length: Solver.Variable) {
        let first = solver.makeFourVariables()
        return (first, Solver.Variable(index: first.index + 2))
    }

    @Test func `lengths are zero before inequalities hold exactly`() {
        let solver = Solver()
        let (x, w) = makePair(solver)
        _ = solver.add(Term(x), .greaterThanOrEqual, 17)
        _ = solver.add(Term(x), .lessThanOrEqual, 300)
        _ = solver.add(Term(x), Term(w), .equal, 379)
        solver.solve()
        // As near to zero as the limit allows.
        #expect(solver.value(of: w) == 79 && solver.value(of: x) == 300)
    }

    @Test func `no length is below zero where another can be longer`() {
        let solver = Solver()
        let (_, short) = makePair(solver)
        let (_, long) = makePair(solver)
        _ = solver.add(Term(short), Term(long, -1), .equal, 50)
        solver.solve()
        #expect(solver.value(of: short) == 50 && solver.value(of: long) == 0)
        let other = Solver()
        let (_, first) = makePair(other)
        let (_, second) = makePair(other)
        _ = other.add(Term(first), Term(second, -1), .equal, -50)
        other.solve()
        #expect(other.value(of: first) == 0 && other.value(of: second) == 50)
    }

    @Test func `lengths that compete stay as near to zero as costs nothing`() {
        let solver = Solver()
        let (_, a) = makePair(solver)
        let (_, b) = makePair(solver)
        _ = solver.addContent(a, 50, atMost: 250, atLeast: 750)
        _ = solver.addContent(b, 60, atMost: 250, atLeast: 750)
        _ = solver.add(Term(a), Term(b), .equal, 300)
        solver.solve()
        #expect(solver.value(of: a) == 50 && solver.value(of: b) == 250)
        #expect(solver.isAmbiguous(a) && solver.isAmbiguous(b))
    }

    @Test func `the older inequality holds exactly, and what it can't reach is slack`() {
        let solver = Solver()
        let (x, _) = makePair(solver)
        let (y, _) = makePair(solver)
        _ = solver.add(Term(x), Term(y, -1), .lessThanOrEqual, 10)
        _ = solver.add(Term(y), .lessThanOrEqual, 30)
        let limit = solver.add(Term(x), .lessThanOrEqual, 50)
        solver.solve()
        #expect(solver.value(of: y) == 30 && solver.value(of: x) == 40)
        solver.setConstant(20, of: limit)
        solver.solve()
        #expect(solver.value(of: x) == 20 && solver.value(of: y) == 10)
    }

    @Test func `what is placed by something else follows it from zero`() {
        let solver = Solver()
        let (x, _) = makePair(solver)
        let (y, _) = makePair(solver)
        _ = solver.add(Term(x), Term(y, -1), .equal, 5)
        solver.solve()
        #expect(solver.value(of: x) == 5 && solver.value(of: y) == 0)
    }

    @Test(arguments: [10, 1000]) func `long chains that nothing measures cost little`(count: Int) {
        let solver = Solver()
        let parts = (0..<count).map { _ in makePair(solver) }
        _ = solver.add(Term(parts[count - 1].place), Term(parts[count - 1].length), .equal, 1000)
        for index in 1..<count {
            _ = solver.add(
                Term(parts[index].place), Term(parts[index - 1].place, -1), Term(parts[index - 1].length, -1), .equal, 1)
        }
        solver.solve()
        solver.checkInvariants()
        #expect(parts.allSatisfy { solver.value(of: $0.length) == 0 })
        #expect(solver.value(of: parts[0].place) == 1001 - Double(count))
        let start = solver.add(Term(parts[0].place), .equal, 0)
        solver.solve()
        #expect(solver.value(of: parts[count - 1].length) == 1001 - Double(count))
        #expect(solver.value(of: parts[0].length) == 0)
        solver.remove(start)
        solver.solve()
        solver.checkInvariants()
        #expect(solver.value(of: parts[0].place) == 1001 - Double(count))
    }

    @Test func `an edit gives what a fresh solver gives`() {
        let solver = Solver()
        let input = solver.makeFourVariables()
        let (x, w) = makePair(solver)
        solver.fix(input, at: 400)
        _ = solver.add(Term(x), Term(w), Term(input, -1), .equal, -21)
        _ = solver.add(Term(x), .greaterThanOrEqual, 17)
        _ = solver.add(Term(x), .lessThanOrEqual, 300)
        for width in [400.0, 300, 500, 200, 420, 40] {
            solver.fix(input, at: width)
            solver.solve()
            solver.checkInvariants()
            #expect(solver.value(of: x) == min(300, width - 21))
            #expect(solver.value(of: w) == max(0, width - 321))
        }
    }
}
