/// The patterns of the last pieces that came more than once, and the one that is being written down.
struct PatternBook {
    private static let mostPatterns = 4
    private static let mostSeen = 8
    /// Pieces that only look alike are written down in vain: after so many times without use, only now and then.
    private static let mostVainAttempts = 8
    private static let nowAndThen = 32
    static let mostVariables = 512
    /// How far apart the first and the last may be.
    static let longestSpan: Int32 = 4096
    static let mostRows = 1024

    private(set) var patterns = Buffer<PiecePattern>(capacity: mostPatterns)
    /// The one to give way to the next.
    private var oldest = 0
    /// How many variables and constraints the last pieces had.
    private var seen = Buffer<Int>()
    private var nextSeen = 0
    private var vainAttempts = 0
    private var passedOver = 0

    // MARK: Writing down
    let draft = UnsafeMutablePointer<PiecePattern>.allocate(capacity: 1)
    private(set) var isDrafting = false
    /// The draft's blocks, before constraints and variables get the numbers that they have in the pattern.
    var draftSteps = Buffer<Step>()
    var draftRows = Buffer<PlannedRow>()

    /// Which constraint has which number in the piece at hand.
    var map = Buffer<Int32>()

    init(seen signature: Int) {
        draft.initialize(to: PiecePattern())
        seen.append(signature)
    }

    /// Begins a draft if a piece with as many variables and constraints came before.
    mutating func begin(_ signature: Int) {
        isDrafting = false
        if vainAttempts >= Self.mostVainAttempts {
            passedOver += 1
            if passedOver < Self.nowAndThen { return }
            passedOver = 0
        }
        for index in 0..<seen.count where seen[index] == signature {
            isDrafting = true
            draft.pointee.begin()
            draftSteps.removeAll()
            draftRows.removeAll()
            return
        }
        if seen.count < Self.mostSeen {
            seen.append(signature)
        } else {
            seen[nextSeen] = signature
            nextSeen = (nextSeen + 1) % Self.mostSeen
        }
    }

    /// The draft can't be a pattern after all; in vain, unless the next piece like this one may do better.
    mutating func giveUp(inVain: Bool = false) {
        isDrafting = false
        if inVain { vainAttempts += 1 }
    }

    /// The draft is whole: from now on it is a pattern.
    mutating func end() {
        isDrafting = false
        vainAttempts += 1
        if patterns.count < Self.mostPatterns {
            patterns.append(draft.move())
            draft.initialize(to: PiecePattern())
        } else {
            swap(&patterns.base[oldest], &draft.pointee)
            oldest = (oldest + 1) % Self.mostPatterns
        }
    }

    mutating func wasFollowed() { vainAttempts = 0 }

    // MARK: Memory
    var memoryInUse: Int {
        var bytes = seen.capacity * 8 + map.capacity * 4 + (draftSteps.capacity + draftRows.capacity) * 8
        bytes += draft.pointee.memoryInUse
        for index in 0..<patterns.count { bytes += patterns[index].memoryInUse }
        return bytes
    }

    func deallocate() {
        for index in 0..<patterns.count { patterns[index].deallocate() }
        patterns.deallocate()
        draft.pointee.deallocate()
        draft.deallocate()
        seen.deallocate()
        draftSteps.deallocate()
        draftRows.deallocate()
        map.deallocate()
    }
}
