/// Lists of numbers that are emptied and given back together.
protocol NumberLists {
    mutating func forEachList(_ body: (inout Buffer<Int32>) -> Void)
}

extension NumberLists {
    mutating func removeAll() { forEachList { $0.removeAll() } }
    /// Empties them and gives their memory back.
    mutating func reset() { forEachList { $0.reset() } }
    mutating func deallocate() { forEachList { $0.deallocate() } }

    var memoryInUse: Int {
        var (lists, bytes) = (self, 0)
        lists.forEachList { bytes += $0.capacity * MemoryLayout<Int32>.stride }
        return bytes
    }
}

/// Numbers that nobody has any more.
struct FreePlaces: NumberLists {
    var variables: Buffer<Int32>
    var constraints: Buffer<Int32>
    /// Heads of the chains of free places for 0, 1, 2, … terms.
    var terms: Buffer<Int32>

    init(in storage: UnsafeMutablePointer<LargeStorage>) {
        variables = Buffer(in: storage)
        constraints = Buffer(in: storage)
        terms = Buffer(in: storage)
    }

    mutating func forEachList(_ body: (inout Buffer<Int32>) -> Void) {
        body(&variables)
        body(&constraints)
        body(&terms)
    }
}

/// What changed since the last solution.
struct Changes: NumberLists {
    /// Variables that lost what they were solved from, or stand in a constraint that came or went.
    var seeds: Buffer<Int32>
    /// Constraints that came or went.
    var pending: Buffer<Int32>
    var editedVariables: Buffer<Int32>
    var editedConstraints: Buffer<Int32>

    init(in storage: UnsafeMutablePointer<LargeStorage>) {
        seeds = Buffer(in: storage)
        pending = Buffer(in: storage)
        editedVariables = Buffer(in: storage)
        editedConstraints = Buffer(in: storage)
    }

    mutating func forEachList(_ body: (inout Buffer<Int32>) -> Void) {
        body(&seeds)
        body(&pending)
        body(&editedVariables)
        body(&editedConstraints)
    }
}

/// What the last solution has to say, until the next one.
struct Results: NumberLists {
    var changed: Buffer<Int32>
    var conflicts: [Solver.Conflict] = []
    var brokenCount = 0
    /// A change may have resolved or moved a conflict.
    var hasStaleConflicts = false
    var conflictVariables: Buffer<Int32>
    var conflictConstraints: Buffer<Int32>

    init(in storage: UnsafeMutablePointer<LargeStorage>) {
        changed = Buffer(in: storage)
        conflictVariables = Buffer(in: storage)
        conflictConstraints = Buffer(in: storage)
    }

    mutating func forEachList(_ body: (inout Buffer<Int32>) -> Void) {
        body(&changed)
        body(&conflictVariables)
        body(&conflictConstraints)
    }

    mutating func forgetConflicts() {
        conflicts = []
        brokenCount = 0
        hasStaleConflicts = false
    }
}

/// What is at hand while a solution is being found; nothing but memory afterwards.
struct Region: NumberLists {
    /// What is open.
    var variables: Buffer<Int32>
    /// What the piece that is being solved has to satisfy.
    var constraints: Buffer<Int32>
    var queue: Buffer<Int32>
    var nearest = RankQueue()
    var checks: Buffer<Int32>
    var followers: Buffer<Step>
    /// Followers whose ground has another number now.
    var moved: Buffer<Int32>
    /// Variables that an edit of their only wish has moved.
    var alone: Buffer<Int32>
    /// Ambiguous followers whose ground has moved: all that hangs together with them is to be chosen again.
    var adrift: Buffer<Int32>
    var limits: Buffer<Int32>
    var loose: Buffer<Int32>
    var members: Buffer<Int32>
    /// A direction in which ambiguous variables can move; indexed by variable while a part is being solved.
    var wiggle: Buffer<Double>
    /// Ambiguous variables are being given their values: what is best is known, and only the rule is left.
    var choosesFreely = false
    /// The mark of variables that an edit has settled already; another one for each solution.
    var stamp: Int32 = -1

    init(in storage: UnsafeMutablePointer<LargeStorage>) {
        variables = Buffer(in: storage)
        constraints = Buffer(in: storage)
        queue = Buffer(in: storage)
        checks = Buffer(in: storage)
        followers = Buffer(in: storage)
        moved = Buffer(in: storage)
        alone = Buffer(in: storage)
        adrift = Buffer(in: storage)
        limits = Buffer(in: storage)
        loose = Buffer(in: storage)
        members = Buffer(in: storage)
        wiggle = Buffer(in: storage)
    }

    mutating func forEachList(_ body: (inout Buffer<Int32>) -> Void) {
        body(&variables)
        body(&constraints)
        body(&queue)
        body(&checks)
        body(&moved)
        body(&alone)
        body(&adrift)
        body(&limits)
        body(&loose)
        body(&members)
    }

    mutating func removeAll() {
        forEachList { $0.removeAll() }
        nearest.removeAll()
        followers.removeAll()
        wiggle.removeAll()
    }

    mutating func reset() {
        forEachList { $0.reset() }
        nearest.reset()
        followers.reset()
        wiggle.reset()
    }

    mutating func deallocate() {
        forEachList { $0.deallocate() }
        nearest.deallocate()
        followers.deallocate()
        wiggle.deallocate()
    }

    var memoryInUse: Int {
        var (lists, bytes) = (self, 0)
        lists.forEachList { bytes += $0.capacity * MemoryLayout<Int32>.stride }
        return bytes + nearest.memoryInUse + followers.capacity * MemoryLayout<Step>.stride + wiggle.capacity * 8
    }
}
