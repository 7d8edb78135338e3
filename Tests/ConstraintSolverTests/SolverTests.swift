import ConstraintSolver
import TestEvidence
import Testing

private typealias Term = Solver.Term

@Suite("Constraint solver", .documented("ALG: Anatomy of a Constraint"))
struct SolverTests {
    let solver = Solver()

    private func variables(_ count: Int) -> [Solver.Variable] { (0..<count).map { _ in solver.makeVariable() } }

    private func values(_ variables: [Solver.Variable]) -> [Double] { variables.map { solver.value(of: $0) } }

    // MARK: What follows step by step

    @Test func `a chain of equalities follows from its first value`() {
        let chain = variables(1000)
        for index in 1..<1000 { _ = solver.add(Term(chain[index]), Term(chain[index - 1], -1), .equal, 8) }
        solver.fix(chain[0], at: 20)
        solver.solve()
        #expect(solver.value(of: chain[999]) == 20 + 999 * 8)
        #expect(solver.ambiguousVariables == [] && solver.conflicts == [])
    }

    @Test func `an edit moves what depends on it and names it`() {
        let all = variables(4)
        solver.fix(all[0], at: 100)
        _ = solver.add(Term(all[1]), Term(all[0], -0.5), .equal, 0)
        _ = solver.add(Term(all[2]), Term(all[1], -1), .equal, 5)
        _ = solver.add(Term(all[3]), .equal, 7)
        solver.solve()
        #expect(values(all) == [100, 50, 55, 7])
        solver.fix(all[0], at: 200)
        solver.solve()
        #expect(values(all) == [200, 100, 105, 7])
        #expect(Set(solver.changedVariables) == [all[0], all[1], all[2]])
        solver.solve()
        #expect(solver.changedVariables == [])
    }

    @Test func `terms of the same variable are added up`() {
        let x = solver.makeVariable()
        _ = solver.add(Term(x), Term(x, 2), .equal, 12)
        solver.solve()
        #expect(solver.value(of: x) == 4)
    }

    @Test func `equalities that need one another are solved together`() {
        let all = variables(3)
        _ = solver.add([Term(all[0]), Term(all[1]), Term(all[2])], .equal, 6)
        _ = solver.add([Term(all[0]), Term(all[1], -1)], .equal, -1)
        _ = solver.add([Term(all[0], 2), Term(all[2], 3)], .equal, 11)
        solver.solve()
        #expect(values(all) == [1, 2, 3])
    }

    @Test func `views of equal height fill what is there`() {
        let tops = variables(100)
        let heights = variables(100)
        _ = solver.add(Term(tops[0]), .equal, 0)
        for index in 1..<100 {
            _ = solver.add(Term(tops[index]), Term(tops[index - 1], -1), Term(heights[index - 1], -1), .equal, 8)
            _ = solver.add(Term(heights[index]), Term(heights[0], -1), .equal, 0)
        }
        let bottom = solver.add(Term(tops[99]), Term(heights[99]), .equal, 1792)
        solver.solve()
        #expect(abs(solver.value(of: heights[57]) - 10) < 1e-9)
        solver.setConstant(2792, of: bottom)
        solver.solve()
        #expect(abs(solver.value(of: heights[57]) - 20) < 1e-9)
    }

    // MARK: Priorities

    @Test func `an optional equality comes as near as it can`() {
        let x = solver.makeVariable()
        _ = solver.add(Term(x), .equal, 100, priority: 250)
        let limit = solver.add(Term(x), .lessThanOrEqual, 80)
        solver.solve()
        #expect(solver.value(of: x) == 80 && solver.conflicts == [])
        solver.remove(limit)
        solver.solve()
        #expect(solver.value(of: x) == 100)
    }

    @Test func `many of a lower priority do not outvote one of a higher`() {
        let all = variables(3)
        _ = solver.add([Term(all[0]), Term(all[1]), Term(all[2])], .equal, 90)
        _ = solver.add(Term(all[0]), .equal, 80, priority: 251)
        for _ in 0..<20 {
            _ = solver.add(Term(all[1]), .greaterThanOrEqual, 30, priority: 250)
            _ = solver.add(Term(all[2]), .greaterThanOrEqual, 30, priority: 250)
            _ = solver.add(Term(all[0]), .lessThanOrEqual, 0, priority: 250)
        }
        solver.solve()
        #expect(abs(solver.value(of: all[0]) - 80) < 1e-6)
    }

    @Test func `the text with the higher resistance keeps its width`() {
        let left = solver.makeVariable()
        let right = solver.makeVariable()
        _ = solver.add(Term(left), Term(right), .equal, 200)
        for (view, width, resistance) in [(left, 150.0, 750 as Float), (right, 120, 751)] {
            _ = solver.add(Term(view), .greaterThanOrEqual, width, priority: resistance)
            _ = solver.add(Term(view), .lessThanOrEqual, width, priority: 250)
        }
        solver.solve()
        #expect(values([left, right]) == [80, 120])
    }

    @Test func `a changed priority changes who wins`() {
        let x = solver.makeVariable()
        let low = solver.add(Term(x), .equal, 10, priority: 250)
        _ = solver.add(Term(x), .equal, 20, priority: 500)
        solver.solve()
        #expect(solver.value(of: x) == 20)
        solver.setPriority(999, of: low)
        solver.solve()
        #expect(solver.value(of: x) == 10)
    }

    @Test(arguments: [100.0, 1000, 5000, 9000])
    func `a long column keeps above a limit, and its lowest priority gives way`(limit: Double) {
        let bottom = solver.makeVariable()
        solver.fix(bottom, at: limit)
        var heights: [Solver.Variable] = []
        var end = solver.makeVariable()
        _ = solver.add(Term(end), .equal, 0)
        for index in 0..<100 {
            let top = solver.makeVariable()
            let height = solver.makeVariable()
            _ = solver.add(Term(top), Term(end, -1), .equal, 0)
            end = solver.makeVariable()
            _ = solver.add(Term(end), Term(top, -1), Term(height, -1), .equal, 0)
            _ = solver.add(Term(height), .greaterThanOrEqual, 0)
            _ = solver.add(Term(height), .equal, 20, priority: Float(500 - index))
            heights.append(height)
        }
        _ = solver.add(Term(end), Term(bottom, -1), .lessThanOrEqual, 0)
        solver.solve()
        for (index, height) in heights.enumerated() {
            let expected = min(20, max(0, limit - Double(index) * 20))
            #expect(abs(solver.value(of: height) - expected) < 1e-6)
        }
        #expect(solver.ambiguousVariables == [] && solver.conflicts == [])
    }

    /// A stack view of labels beside one another: a spanner around them all, the stack as high as the spanner.
    @Test(
        .assumed("what contents ask for is given unless something more important stands against it"), arguments: [1000, 30.0])
    func `contents have their sizes where there is room`(limit: Double) {
        let top = solver.makeVariable()
        let bottom = solver.makeVariable()
        solver.fix(top, at: 0)
        var heights: [Solver.Variable] = []
        for index in 0..<6 {
            let start = solver.makeVariable()
            let height = solver.makeVariable()
            let natural = Double(10 + 5 * index)
            _ = solver.add(Term(start), Term(top, -1), .equal, 0)
            _ = solver.add(Term(height), .lessThanOrEqual, natural, priority: 250)
            _ = solver.add(Term(height), .greaterThanOrEqual, natural, priority: 750)
            _ = solver.add(Term(bottom), Term(start, -1), Term(height, -1), .greaterThanOrEqual, 0)
            heights.append(height)
        }
        let spanner = solver.makeVariable()
        _ = solver.add(Term(bottom), Term(spanner, -1), .equal, 0)
        _ = solver.add(Term(spanner), .equal, 0, priority: 51)
        _ = solver.add(Term(bottom), .lessThanOrEqual, limit)
        solver.solve()
        #expect(values(heights) == (0..<6).map { min(limit, Double(10 + 5 * $0)) })
        #expect(values([bottom]) == [min(limit, 35)])
        #expect(solver.ambiguousVariables == [] && solver.conflicts == [])
    }

    // MARK: Conflicts and ambiguity

    @Test(.assumed("which one is broken is not specified: the older hold"))
    func `the younger of two that contradict each other is set aside and explained`() {
        let all = variables(3)
        let first = solver.add(Term(all[0]), .equal, 10)
        let second = solver.add(Term(all[1]), Term(all[0], -1), .equal, 5)
        _ = solver.add(Term(all[2]), .equal, 1)
        let third = solver.add(Term(all[1]), .lessThanOrEqual, 12)
        solver.solve()
        #expect(values(all) == [10, 15, 1])
        #expect(solver.conflicts == [.init(broken: third, constraints: [first, second, third])])
        #expect(solver.isBroken(third) && solver.violation(of: third) == 3)
    }

    @Test func `a conflict is over when one of it goes`() {
        let x = solver.makeVariable()
        let first = solver.add(Term(x), .equal, 10)
        let second = solver.add(Term(x), .equal, 20)
        solver.solve()
        #expect(solver.value(of: x) == 10)
        solver.remove(first)
        solver.solve()
        #expect(solver.value(of: x) == 20 && solver.conflicts == [] && !solver.isBroken(second))
    }

    @Test func `a requirement without variables can contradict itself`() {
        let x = solver.makeVariable()
        let broken = solver.add(Term(x), Term(x, -1), .equal, 5)
        solver.solve()
        #expect(solver.conflicts == [.init(broken: broken, constraints: [broken])])
    }

    @Test func `what is said twice is no conflict`() {
        let x = solver.makeVariable()
        for _ in 0..<3 { _ = solver.add(Term(x), .equal, 10) }
        solver.solve()
        #expect(solver.conflicts == [] && solver.value(of: x) == 10)
    }

    @Test func `a sum alone leaves its parts ambiguous`() {
        let all = variables(4)
        _ = solver.add(Term(all[0]), Term(all[1]), .equal, 10)
        _ = solver.add(Term(all[2]), Term(all[0], -1), Term(all[1], -1), .equal, 0)
        _ = solver.add(Term(all[3]), .greaterThanOrEqual, 3)
        solver.solve()
        #expect(Set(solver.ambiguousVariables) == [all[0], all[1], all[3]])
        #expect(solver.value(of: all[2]) == 10 && solver.value(of: all[3]) == 3)
    }

    @Test func `equal priorities that pull apart are ambiguous in between`() {
        let x = solver.makeVariable()
        _ = solver.add(Term(x), .equal, 10, priority: 250)
        _ = solver.add(Term(x), .equal, 20, priority: 250)
        solver.solve()
        #expect(solver.isAmbiguous(x))
        #expect((10...20).contains(solver.value(of: x)))
    }

    // MARK: Leaving no trace

    @Test func `what can hardly move is not ambiguous because others can`() {
        let solver = Solver()
        let (a, b, c, d) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        _ = solver.add(.init(c, 0.5), .init(d, -1), .equal, -0.002)
        _ = solver.add(.init(a), .init(b), .equal, 10.00002, priority: 999.5)
        _ = solver.addContent(c, 1e-5, atMost: 250, atLeast: 750)
        _ = solver.add(.init(b), .init(c), .equal, 0, priority: 750)
        _ = solver.add(.init(c, 2), .lessThanOrEqual, 10.00002, priority: 51)
        _ = solver.add(.init(a, -1), .init(c, 2), .equal, 20.00002, priority: 750)
        _ = solver.add(.init(c, -2), .equal, 0, priority: 750)
        solver.solve()
        // Between 0 and a hundredth of a thousandth all values of `c` cost the same; `b` can go from -30 to 0.
        #expect([a, b, c, d].map { solver.isAmbiguous($0) } == [true, true, false, false])
    }

    @Test func `removing everything leaves nothing behind`() {
        for _ in 0..<3 {
            let all = variables(500)
            var ids: [Solver.ConstraintID] = []
            for index in 1..<500 {
                ids.append(solver.add(Term(all[index]), Term(all[index - 1], -1), .greaterThanOrEqual, 1, priority: 500))
                ids.append(solver.add(Term(all[index]), .equal, Double(index % 7)))
            }
            solver.solve()
            for id in ids { solver.remove(id) }
            for variable in all { solver.removeVariable(variable) }
            solver.solve()
            #expect(solver.constraintCount == 0 && solver.variableCount == 0)
            #expect(solver.memoryInUse < 2000)
        }
    }

    @Test func `numbers of removed variables and constraints are used again`() {
        let keep = solver.makeVariable()
        _ = solver.add(Term(keep), .equal, 1)
        var memory = 0
        for round in 0..<1000 {
            let x = solver.makeVariable()
            let id = solver.add(Term(x), Term(keep, -1), .equal, Double(round))
            solver.solve()
            #expect(solver.value(of: x) == Double(round) + 1)
            solver.remove(id)
            solver.removeVariable(x)
            solver.solve()
            if round == 10 { memory = solver.memoryInUse }
        }
        #expect(solver.memoryInUse == memory)
    }

    @Test func `5,000 views take less than a kilobyte each`() {
        let window = solver.makeVariable()
        solver.fix(window, at: 0)
        for index in 0..<5000 {
            let view = variables(4)
            _ = solver.add(Term(view[0]), Term(window, -1), .equal, Double(index % 40))
            _ = solver.add(Term(view[1]), Term(window, -1), .equal, Double(index))
            _ = solver.add(Term(view[2]), .equal, 100)
            _ = solver.add(Term(view[3]), .equal, 20)
        }
        solver.solve()
        #expect(solver.memoryInUse < 5000 * 1024)
    }

    @Test func `an elder holds however late it comes`() {
        let solver = Solver()
        let x = solver.makeVariable()
        let own = solver.add(Solver.Term(x), .equal, 30)
        solver.solve()
        let term = Solver.Term(x)
        let elder = withUnsafePointer(to: term) { solver.add(distinct: $0, count: 1, .equal, 0, isElder: true) }
        solver.solve()
        #expect(solver.value(of: x) == 0 && solver.isBroken(own) && !solver.isBroken(elder))
        solver.remove(elder)
        solver.solve()
        #expect(solver.value(of: x) == 30)
    }
}
