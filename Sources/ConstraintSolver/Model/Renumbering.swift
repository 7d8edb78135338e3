/// Ages and ranks are small numbers: when they run out, the ones in use are counted anew, in the same order.
extension Solver {
    func renumberAges() {
        let live = (0..<constraints.count).filter { constraints[$0].isLive && !constraints[$0].isWish }.sorted {
            constraints[$0].age < constraints[$1].age
        }
        nextAge = 0
        nextElderAge = .min
        for id in live {
            let isElder = constraints[id].age < 0
            constraints[id].age = isElder ? nextElderAge : nextAge
            if isElder { nextElderAge += 1 } else { nextAge += 1 }
        }
    }

    func renumberRanks() {
        let known = (0..<variables.count).filter { variables[$0].state == .known || variables[$0].state == .following }
            .sorted { variables[$0].rank < variables[$1].rank }
        nextRank = 1
        for variable in known {
            variables[variable].rank = nextRank
            nextRank += 1
        }
    }

    /// For tests: as if this many constraints had been added and variables solved before.
    package func pretend(constraintsAdded: Int32, variablesSolved: Int32) {
        nextAge = constraintsAdded
        nextRank = variablesSolved
    }
}
