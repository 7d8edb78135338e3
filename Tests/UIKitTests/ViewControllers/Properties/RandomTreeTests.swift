import AppleFoundation
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("View controllers / Properties / Random trees")
struct RandomTreeTests {
    private static let environment = ProcessInfo.processInfo.environment
    /// A million with `ALLIUM_RANDOM_OPERATIONS=1000000 ALLIUM_TESTS=UIKitTests swift test --filter RandomTreeTests`.
    private static let operations = environment["ALLIUM_RANDOM_OPERATIONS"].flatMap(Int.init) ?? 2_000
    private static let firstSeed = environment["ALLIUM_RANDOM_SEED"].flatMap(UInt64.init) ?? 1
    private static let length = 40

    /// What goes wrong with a script, if anything.
    private func problem(of script: [TreeOperation]) -> String? {
        autoreleasepool {
            let tree = RandomTree()
            for operation in script {
                tree.run(operation)
                if let first = tree.problems.first { return first }
            }
            tree.disarm()
            tree.run(.showWindow(true))
            tree.settle()
            tree.checkAtRest()
            if let first = tree.problems.first { return first }
            let left = tree.leaked()
            if let first = tree.problems.first { return first }
            return left.isEmpty ? nil : "leaked \(left)"
        }
    }

    @Test(.documented("UIViewController: valid state transitions, containment, presentation"))
    func `whatever is done to trees of controllers, order, links, completions and memory stay right`() {
        // Many seeds meet the same fault.
        var told: Set<String> = []
        for round in 0..<max(1, Self.operations / Self.length) {
            let seed = Self.firstSeed + UInt64(round)
            var dice = Dice(seed: seed)
            let script = dice.script(Self.length, RandomTree.count, byHand: seed % 2 == 0)
            guard problem(of: script) != nil else { continue }
            let short = Shrinker.smallest(script, simpler: \.simpler) { problem(of: $0) != nil }
            let text = short.map { "  \($0)" }.joined(separator: "\n")
            if told.contains(text) { continue }
            Issue.record("seed \(seed): \(problem(of: short) ?? "")\n\(text)")
            told.insert(text)
            if told.count == 5 { return }
        }
    }
}
