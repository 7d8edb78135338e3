/// How a variable has its value.
enum VariableState: UInt8 {
    /// Not solved yet.
    case unknown
    /// Given from outside.
    case fixed
    /// Follows from one required equality whose other variables are fixed or known.
    case known
    /// Chosen together with others of its block.
    case chosen
    /// Follows from a required equality once the chosen ones are there.
    case following
    /// Its number is free.
    case unused

    /// Does not depend on any choice.
    @inline(__always) var isSettled: Bool { self == .fixed || self == .known }
}

struct VariableRecord {
    /// First of the chain of terms that name this variable.
    var head: Int32 = -1
    /// The constraint that it was solved from.
    var definer: Int32 = -1
    /// Later than the rank of everything its value depends on.
    var rank: Int = 0
    /// Scratch: a count or an index in the part being solved.
    var mark: Int32 = 0
    var state: VariableState = .unknown
    var isChanged = false
    var isAmbiguous = false
    /// Scratch: already in the list being collected.
    var isListed = false
}

struct TermRecord {
    var coefficient: Double
    var variable: Int32
    var constraint: Int32
    /// Neighbours in the chain of the variable.
    var next: Int32
    var previous: Int32
}

struct ConstraintRecord {
    var constant: Double
    /// Order of addition: of two that contradict each other the older one holds.
    var age: Int
    var start: Int32
    var count: Int32
    /// Scratch: how many of its variables are not solved yet.
    var left: Int32 = 0
    /// The variable solved from it, or -1.
    var defines: Int32 = -1
    var priority: Float
    var relation: Int8
    var isLive = true
    var isBroken = false
    /// Scratch: left out of a trial.
    var isSuspended = false
    var isVisited = false
    var isPending = false
    var isInConflict = false

    @inline(__always) var isRequired: Bool { priority >= 1000 }
    @inline(__always) var isRequiredEquality: Bool { priority >= 1000 && relation == 0 }
}

/// A variable solved from an equality.
struct Step {
    var constraint: Int32
    var variable: Int32
}
