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
    var rank: Int32 = 0
    /// Scratch: a count or an index in the part being solved.
    var mark: Int32 = 0
    var state: VariableState = .unknown
    var isChanged = false
    /// Scratch: already in the list being collected.
    var isListed = false
    private var traits: UInt8 = 0

    init(isListed: Bool = false) { self.isListed = isListed }

    /// It can move without any cost rising.
    @inline(__always) var isAmbiguous: Bool {
        get { traits & 1 != 0 }
        set { traits = newValue ? traits | 1 : traits & ~1 }
    }
    /// A width or a height: where it is free it is zero, and below zero only where nothing else is left.
    @inline(__always) var isLength: Bool {
        get { traits & 2 != 0 }
        set { traits = newValue ? traits | 2 : traits & ~2 }
    }
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
    /// Order of addition: of two that contradict each other the older one holds. A wish contradicts nothing; see `priorityAbove`.
    var age: Int32
    var start: Int32 = 0
    /// Scratch: how many of its variables are not solved yet.
    var left: Int32 = 0
    /// The variable solved from it, or -1.
    var defines: Int32 = -1
    var priority: Float
    private var termCount: UInt16 = 0
    var relation: Int8
    private var flags: Flags = .live

    private struct Flags: OptionSet {
        let rawValue: UInt8
        static let live = Flags(rawValue: 1)
        static let broken = Flags(rawValue: 2)
        static let suspended = Flags(rawValue: 4)
        static let visited = Flags(rawValue: 8)
        static let pending = Flags(rawValue: 16)
        static let inConflict = Flags(rawValue: 32)
        static let deferred = Flags(rawValue: 64)
    }

    init(constant: Double, age: Int32, priority: Float, relation: Int8) {
        self.constant = constant
        self.age = age
        self.priority = priority
        self.relation = relation
    }

    @inline(__always) var count: Int32 {
        get { Int32(termCount) }
        set { termCount = UInt16(newValue) }
    }

    @inline(__always) private func has(_ flag: Flags) -> Bool { flags.rawValue & flag.rawValue != 0 }
    @inline(__always) private mutating func set(_ flag: Flags, _ isOn: Bool) {
        flags = Flags(rawValue: isOn ? flags.rawValue | flag.rawValue : flags.rawValue & ~flag.rawValue)
    }

    @inline(__always) var isLive: Bool {
        get { has(.live) }
        set { set(.live, newValue) }
    }
    @inline(__always) var isBroken: Bool {
        get { has(.broken) }
        set { set(.broken, newValue) }
    }
    /// Scratch: left out of a trial.
    @inline(__always) var isSuspended: Bool {
        get { has(.suspended) }
        set { set(.suspended, newValue) }
    }
    @inline(__always) var isVisited: Bool {
        get { has(.visited) }
        set { set(.visited, newValue) }
    }
    @inline(__always) var isPending: Bool {
        get { has(.pending) }
        set { set(.pending, newValue) }
    }
    @inline(__always) var isInConflict: Bool {
        get { has(.inConflict) }
        set { set(.inConflict, newValue) }
    }
    /// Scratch: left out for as long as the rest satisfies it anyway.
    @inline(__always) var isDeferred: Bool {
        get { has(.deferred) }
        set { set(.deferred, newValue) }
    }

    /// The relation of a wish: at most `constant`, with one priority, and at least `constant`, with another; neither is required.
    static let wish: Int8 = 2
    @inline(__always) var isWish: Bool { relation == Self.wish }
    /// How important it is to a wish that its variable is no longer; `priority` is for what is shorter.
    @inline(__always) var priorityAbove: Float {
        get { Float(bitPattern: UInt32(bitPattern: age)) }
        set { age = Int32(bitPattern: newValue.bitPattern) }
    }

    @inline(__always) var isRequired: Bool { priority >= 1000 }
    @inline(__always) var isRequiredEquality: Bool { priority >= 1000 && relation == 0 }
}

/// A variable solved from an equality.
struct Step {
    var constraint: Int32
    var variable: Int32
}
