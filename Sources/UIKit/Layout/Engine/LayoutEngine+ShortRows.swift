import ConstraintSolver

/// Rows of a stack view that were told in short, told in full.
extension LayoutEngine {
    /// Tells the solver all that a short row says, in the place of what it was told.
    func spellOut(_ row: ConstraintRow) {
        guard row.pointee.marks.contains(.isShort) else { return }
        row.pointee.marks.remove(.isShort)
        guard row.pointee.row >= 0, let holder = row.pointee.holder?.record.pointee.view else { return }
        // Somebody whose view is asked while another constraint is being written out may ask for the stack's constraints.
        let (kept, keptSum) = ((0..<termCount).map { terms[$0] }, sum)
        let (keptSpace, keptScale, wasReversed, neededMirror) = (space, spaceScale, isReversed, needsMirror)
        writeOut(row, holder: holder)
        solver.setTerms(terms, count: termCount, of: .init(index: row.pointee.row))
        for index in kept.indices { terms[index] = kept[index] }
        termCount = kept.count
        sum = keptSum
        (space, spaceScale, isReversed, needsMirror) = (keptSpace, keptScale, wasReversed, neededMirror)
        wake()
    }

    /// Requirements contradict each other: where a stack's edges across are among them, all of them are spelled out, as short rows
    /// say the same only as long as the others hold. False when none was short.
    func spellOutConflicts() -> Bool {
        var found = false
        for conflict in solver.conflicts {
            for id in conflict.constraints {
                guard let row = rows[id.index], row.pointee.marks.contains(.fillsAcross), let holder = row.pointee.holder else {
                    continue
                }
                for index in 0..<holder.record.pointee.bare.count {
                    let other = holder.record.pointee.bare[index]
                    guard other.pointee.marks.contains(.isShort) else { continue }
                    spellOut(other)
                    found = true
                }
            }
        }
        return found
    }
}
