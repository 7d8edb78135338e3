import ConstraintSolver
import TestEvidence
import Testing

/// The cells of a list: the same system again and again, with other numbers.
@Suite("Constraint solver / Cells", .assumed("a piece's solution depends on its own constraints only"))
struct CellTests {
    /// A cell of a list: a picture, texts below one another beside it, two that share a row, and a limit.
    private struct Cell {
        let variables: [Solver.Variable]
        let width: Solver.Variable
        let wishes: [Solver.ConstraintID]

        init(_ solver: Solver, _ lengths: [Double], width value: Double, isOdd: Bool = false) {
            let tops = (0...lengths.count).map { _ in solver.makeVariable() }
            let width = solver.makeVariable()
            solver.fix(width, at: value)
            let heights = lengths.map { _ in solver.makeVariable() }
            let (left, right) = (solver.makeVariable(), solver.makeVariable())
            _ = solver.add(.init(tops[0]), .equal, isOdd ? 9 : 8)
            for index in lengths.indices {
                _ = solver.add(.init(tops[index + 1]), .init(tops[index], -1), .init(heights[index], -1), .equal, 4)
            }
            _ = solver.add(.init(left), .init(right), .init(width, -1), .equal, -4)
            _ = solver.add(.init(left), .init(tops[0], -1), .greaterThanOrEqual, 0)
            if isOdd { _ = solver.add(.init(left), .init(right, -2), .equal, 0, priority: 800) }
            wishes =
                zip(heights, lengths).map { solver.addContent($0, $1, atMost: 250, atLeast: 750) }
                + [
                    solver.addContent(left, lengths[0] * 4, atMost: 251, atLeast: 750),
                    solver.addContent(right, lengths[1] * 4, atMost: 250, atLeast: 749),
                ]
            variables = tops + heights + [left, right]
            self.width = width
        }
    }

    private func lengths(_ dice: inout Dice) -> [Double] { (0..<12).map { _ in Double(10 + dice.roll(30)) } }

    @Test func `what comes out as before has not changed`() {
        let solver = Solver()
        solver.leastPiece = 1
        var dice = Dice(11)
        let cells = (0..<8).map { _ in Cell(solver, lengths(&dice), width: 500) }
        solver.solve()
        // Another priority opens the texts, and all that stands on them.
        for cell in cells { for wish in cell.wishes { solver.setPriorities(atMost: 252, atLeast: 752, ofContent: wish) } }
        solver.solve()
        #expect(solver.changedVariables.isEmpty)
        for cell in cells { solver.fix(cell.width, at: 480) }
        solver.solve()
        #expect(solver.changedVariables.count == 2 * cells.count, "the width and what gives way in the row")
    }

    @Test func `cells of several kinds, at first and after edits, are as if each were alone`() {
        for seed in 0..<RandomSystemTests.count {
            var dice = Dice(seed &* 31 &+ 5)
            let solver = Solver()
            solver.leastPiece = 1
            var cells: [(cell: Cell, lengths: [Double], width: Double, isOdd: Bool)] = []
            func addCell() {
                let (lengths, width, isOdd) = (lengths(&dice), Double(60 + dice.roll(400)), dice.roll(3) == 0)
                cells.append((Cell(solver, lengths, width: width, isOdd: isOdd), lengths, width, isOdd))
            }
            for step in 0..<4 {
                for _ in 0..<(2 + dice.roll(8)) { addCell() }
                solver.solve()
                solver.checkInvariants()
                for (index, entry) in cells.enumerated() {
                    let alone = Solver()
                    let other = Cell(alone, entry.lengths, width: entry.width, isOdd: entry.isOdd)
                    alone.solve()
                    let isSame = zip(entry.cell.variables, other.variables).allSatisfy {
                        solver.isAmbiguous($0) == alone.isAmbiguous($1)
                            && abs(solver.value(of: $0) - alone.value(of: $1)) < 1e-6
                    }
                    #expect(isSame, "seed \(seed), step \(step), cell \(index)")
                }
                for index in cells.indices where dice.roll(2) == 0 {
                    let place = dice.roll(12)
                    cells[index].lengths[place] = Double(10 + dice.roll(30))
                    solver.setConstant(cells[index].lengths[place], of: cells[index].cell.wishes[place])
                    if place < 2 {
                        solver.setConstant(cells[index].lengths[place] * 4, of: cells[index].cell.wishes[12 + place])
                    }
                    guard dice.roll(2) == 0 else { continue }
                    cells[index].width = Double(60 + dice.roll(400))
                    solver.fix(cells[index].cell.width, at: cells[index].width)
                }
            }
        }
    }
}
