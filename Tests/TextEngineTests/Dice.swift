import Foundation

/// The same numbers for the same seed.
struct Dice {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(1, sides)))
    }

    /// `ALLIUM_RANDOM_OPERATIONS` and `ALLIUM_RANDOM_SEED` make the runs longer, and other ones.
    static func setting(_ name: String, _ usual: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? usual
    }
}

/// As few of the steps as still fail.
func shrunk<Step>(_ steps: [Step], fails: ([Step]) -> Bool) -> [Step] {
    var steps = steps
    var size = max(1, steps.count / 2)
    while true {
        var start = 0
        var isShorter = false
        while start < steps.count {
            var candidate = steps
            candidate.removeSubrange(start..<min(steps.count, start + size))
            if fails(candidate) {
                steps = candidate
                isShorter = true
            } else {
                start += size
            }
        }
        if size == 1, !isShorter { return steps }
        size = max(1, size / 2)
    }
}
