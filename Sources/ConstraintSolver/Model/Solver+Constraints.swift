extension Solver {
    // MARK: Adding

    /// Adds `a ⋚ constant`.
    public func add(_ a: Term, _ relation: Relation, _ constant: Double, priority: Float = Solver.required) -> ConstraintID {
        block.incoming.removeAll()
        collect(a)
        return addCollected(relation, constant, priority)
    }

    /// Adds `a + b ⋚ constant`.
    public func add(
        _ a: Term, _ b: Term, _ relation: Relation, _ constant: Double, priority: Float = Solver.required
    ) -> ConstraintID {
        block.incoming.removeAll()
        collect(a)
        collect(b)
        return addCollected(relation, constant, priority)
    }

    /// Adds `a + b + c ⋚ constant`.
    public func add(
        _ a: Term, _ b: Term, _ c: Term, _ relation: Relation, _ constant: Double, priority: Float = Solver.required
    ) -> ConstraintID {
        block.incoming.removeAll()
        collect(a)
        collect(b)
        collect(c)
        return addCollected(relation, constant, priority)
    }

    /// Adds `a + b + c + d ⋚ constant`.
    public func add(
        _ a: Term, _ b: Term, _ c: Term, _ d: Term, _ relation: Relation, _ constant: Double, priority: Float = Solver.required
    ) -> ConstraintID {
        block.incoming.removeAll()
        collect(a)
        collect(b)
        collect(c)
        collect(d)
        return addCollected(relation, constant, priority)
    }

    /// Adds `sum of terms ⋚ constant`. Terms of the same variable are added up.
    public func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = Solver.required
    ) -> ConstraintID {
        block.incoming.removeAll()
        for term in terms { collect(term) }
        return addCollected(relation, constant, priority)
    }

    @inline(__always) private func collect(_ term: Term) {
        require(term.coefficient.isFinite, "A constraint needs finite coefficients.")
        require(variables[term.variable.index].state != .unused, "A constraint names a removed variable.")
        for index in 0..<block.incoming.count where block.incoming[index].variable.index == term.variable.index {
            block.incoming[index].coefficient += term.coefficient
            return
        }
        block.incoming.append(term)
    }

    private func addCollected(_ relation: Relation, _ constant: Double, _ priority: Float) -> ConstraintID {
        var count = 0
        for index in 0..<block.incoming.count where block.incoming[index].coefficient != 0 {
            block.incoming[count] = block.incoming[index]
            count += 1
        }
        require(count <= UInt16.max, "A constraint names at most 65,535 variables.")
        return add(distinct: block.incoming.base, count: count, relation, constant, priority: priority)
    }

    /// Adds `sum of terms ⋚ constant`, for terms whose variables are all different and whose coefficients are not zero.
    ///
    /// - Parameter isElder: It counts as older than all that are not, so that those are set aside before it.
    public func add(
        distinct list: UnsafePointer<Term>, count: Int, _ relation: Relation, _ constant: Double,
        priority: Float = Solver.required, isElder: Bool = false
    ) -> ConstraintID {
        require(constant.isFinite, "A constraint needs a finite constant.")
        require(priority > 0, "A constraint needs a priority above 0.")
        if nextAge == .max || nextElderAge == -1 { renumberAges() }
        let age = isElder ? nextElderAge : nextAge
        if isElder { nextElderAge &+= 1 } else { nextAge &+= 1 }
        return keep(
            ConstraintRecord(constant: constant, age: age, priority: priority, relation: relation.rawValue), list, count)
    }

    /// Gives a new constraint its terms and a number: all that are added come through here.
    @inline(__always) private func keep(_ new: ConstraintRecord, _ list: UnsafePointer<Term>, _ count: Int) -> ConstraintID {
        var record = new
        record.start = takeTerms(count)
        record.count = Int32(truncatingIfNeeded: count)
        record.isPending = true
        constraintCount &+= 1
        structure &+= 1
        let id: Int32
        if free.constraints.count > 0 {
            id = free.constraints.popLast()
            constraints[id] = record
        } else {
            id = Int32(truncatingIfNeeded: constraints.count)
            constraints.append(record)
        }
        changes.pending.append(id)
        link(list, count, to: id, at: record.start)
        return ConstraintID(index: id)
    }

    /// Puts the terms of a constraint into the chains of their variables.
    @inline(__always) private func link(_ list: UnsafePointer<Term>, _ count: Int, to id: Int32, at start: Int32) {
        let terms = terms.base
        let variables = variables.base
        for index in 0..<count {
            let variable = Int(list[index].variable.index)
            let place = start &+ Int32(truncatingIfNeeded: index)
            let head = variables[variable].head
            (terms + Int(place)).initialize(
                to: TermRecord(
                    coefficient: list[index].coefficient, variable: Int32(variable), constraint: id, next: head, previous: -1))
            if head >= 0 { terms[Int(head)].previous = place }
            variables[variable].head = place
        }
    }

    /// Takes the terms of a constraint out of the chains; their places are free.
    private func releaseTerms(of record: ConstraintRecord) {
        for place in record.start..<(record.start + record.count) {
            let term = terms[place]
            if term.previous >= 0 { terms[term.previous].next = term.next } else { variables[term.variable].head = term.next }
            if term.next >= 0 { terms[term.next].previous = term.previous }
        }
        if record.count == 0 { return }
        while free.terms.count <= Int(record.count) { free.terms.append(-1) }
        terms[record.start].next = free.terms[record.count]
        free.terms[record.count] = record.start
    }

    /// Adds what content wishes for, as one constraint: `variable <= length` and `variable >= length`, with a priority below
    /// `required` each.
    public func addContent(_ variable: Variable, _ length: Double, atMost: Float, atLeast: Float) -> ConstraintID {
        require(length.isFinite, "A constraint needs a finite constant.")
        require(
            atMost > 0 && atLeast > 0 && atMost < Solver.required && atLeast < Solver.required,
            "A content's wishes need priorities above 0 and below 1000.")
        require(variables[variable.index].state != .unused, "A constraint names a removed variable.")
        var record = ConstraintRecord(constant: length, age: 0, priority: atLeast, relation: ConstraintRecord.wish)
        record.priorityAbove = atMost
        return withUnsafePointer(to: Term(variable)) { keep(record, $0, 1) }
    }

    /// So many constraints are about to be added, most of them of two or three terms, and at most so many variables made for them:
    /// storage grows once instead of bit by bit.
    public func expect(constraints count: Int, variables variableCount: Int = 0) {
        guard count > 16 else { return }
        let missing = variableCount - free.variables.count
        if missing > 0 {
            variables.makeRoom(for: missing)
            values.makeRoom(for: missing)
            changes.seeds.makeRoom(for: missing)
        }
        constraints.makeRoom(for: count)
        terms.makeRoom(for: count * 5 / 2)
        changes.pending.makeRoom(for: count)
    }

    @inline(__always) private func takeTerms(_ count: Int) -> Int32 {
        if count < free.terms.count, free.terms[count] >= 0 {
            let start = free.terms[count]
            free.terms[count] = terms[start].next
            return start
        }
        return Int32(terms.lengthen(count))
    }

    /// Remembers that the constraint has to be brought into the solution.
    func note(_ id: Int32) {
        structure += 1
        guard !constraints[id].isPending else { return }
        constraints[id].isPending = true
        changes.pending.append(id)
    }

    // MARK: Changing

    public func setConstant(_ constant: Double, of constraint: ConstraintID) {
        require(constant.isFinite, "A constraint needs a finite constant.")
        let id = constraint.index
        guard constraints[id].constant != constant else { return }
        constraints[id].constant = constant
        changes.editedConstraints.append(id)
    }

    public func constant(of constraint: ConstraintID) -> Double { constraints[constraint.index].constant }
    /// Of a content's wishes the one for "at least".
    public func priority(of constraint: ConstraintID) -> Float { constraints[constraint.index].priority }

    public func setPriority(_ priority: Float, of constraint: ConstraintID) {
        require(priority > 0, "A constraint needs a priority above 0.")
        let id = constraint.index
        require(!constraints[id].isWish, "A content's wishes have two priorities.")
        guard constraints[id].priority != priority else { return }
        withdraw(id)
        constraints[id].priority = priority
        note(id)
    }

    /// Both priorities of what `addContent` added.
    public func setPriorities(atMost: Float, atLeast: Float, ofContent constraint: ConstraintID) {
        require(
            atMost > 0 && atLeast > 0 && atMost < Solver.required && atLeast < Solver.required,
            "A content's wishes need priorities above 0 and below 1000.")
        let id = constraint.index
        require(constraints[id].isWish, "Only a content's wishes have two priorities.")
        guard constraints[id].priority != atLeast || constraints[id].priorityAbove != atMost else { return }
        withdraw(id)
        constraints[id].priority = atLeast
        constraints[id].priorityAbove = atMost
        note(id)
    }

    public func remove(_ constraint: ConstraintID) {
        let id = constraint.index
        require(constraints[id].isLive, "The constraint was already removed.")
        withdraw(id)
        let record = constraints[id]
        releaseTerms(of: record)
        constraints[id].isLive = false
        constraints[id].count = 0
        constraintCount -= 1
        if record.isPending || record.isInConflict {
            // Its number is free again once the lists that hold it are read.
            if !record.isPending {
                constraints[id].isPending = true
                changes.pending.append(id)
            }
        } else {
            free.constraints.append(id)
        }
        structure += 1
        if constraintCount == 0 { forgetConstraints() }
    }

    /// Takes the constraint out of the solution: what was solved from it, or chosen with it, is open again.
    private func withdraw(_ id: Int32) {
        let record = constraints[id]
        if record.isBroken {
            constraints[id].isBroken = false
            results.brokenCount -= 1
            results.hasStaleConflicts = true
        }
        for place in record.start..<(record.start + record.count) {
            let variable = terms[place].variable
            let state = variables[variable].state
            if state == .chosen || state == .following || (state == .known && variables[variable].definer == id) {
                addSeed(variable)
            }
        }
        if record.defines >= 0 {
            variables[record.defines].definer = -1
            constraints[id].defines = -1
        }
        structure += 1
    }

    /// Opens everything that depends on a variable which becomes fixed or ceases to be.
    func loosen(_ index: Int32) {
        if variables[index].definer >= 0 {
            constraints[variables[index].definer].defines = -1
            variables[index].definer = -1
        }
        addSeed(index)
        var place = variables[index].head
        while place >= 0 {
            note(terms[place].constraint)
            let defined = constraints[terms[place].constraint].defines
            if defined >= 0 { addSeed(defined) }
            let record = constraints[terms[place].constraint]
            for other in record.start..<(record.start + record.count) {
                let variable = terms[other].variable
                if !variables[variable].state.isSettled { addSeed(variable) }
            }
            place = terms[place].next
        }
    }
}
