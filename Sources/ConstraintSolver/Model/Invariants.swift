extension Solver {
    /// Walks everything and traps where two places disagree. Costs as much as solving: for tests, right after `solve()`.
    public func checkInvariants() {
        var live = 0
        for index in 0..<constraints.count where constraints[index].isLive {
            live += 1
            let record = constraints[index]
            require(!record.isVisited && !record.isSuspended && !record.isPending, "A working mark was left behind.")
            for place in record.start..<(record.start + record.count) {
                require(terms[place].constraint == Int32(index), "A term belongs to another constraint.")
                require(terms[place].coefficient != 0, "A term without effect is stored.")
            }
            if record.defines >= 0 {
                require(variables[record.defines].definer == Int32(index), "A variable forgot its constraint.")
            }
        }
        require(live == constraintCount, "The count of constraints is wrong.")
        var named = 0
        for index in 0..<variables.count where variables[index].state != .unused {
            named += 1
            let record = variables[index]
            require(!record.isListed, "A working mark was left behind.")
            require(record.state != .unknown, "A variable was not solved.")
            var place = record.head
            var previous: Int32 = -1
            while place >= 0 {
                require(terms[place].variable == Int32(index), "A chain leads to another variable.")
                require(terms[place].previous == previous, "A chain does not lead back.")
                previous = place
                place = terms[place].next
            }
            guard record.state == .known || record.state == .following else { continue }
            require(constraints[record.definer].defines == Int32(index), "A constraint forgot its variable.")
            guard record.state == .known else { continue }
            let definer = constraints[record.definer]
            for place in definer.start..<(definer.start + definer.count) where terms[place].variable != Int32(index) {
                let input = variables[terms[place].variable]
                require(input.state.isSettled && input.rank < record.rank, "A variable was solved too early.")
            }
        }
        require(named == variableCount, "The count of variables is wrong.")
    }
}
