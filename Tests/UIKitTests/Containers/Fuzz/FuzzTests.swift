import AppleFoundation
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Containers / Playing at random", .serialized)
struct FuzzTests {
    private static let environment = ProcessInfo.processInfo.environment
    /// `ALLIUM_FUZZ=200000 ALLIUM_TESTS=UIKitTests swift test --filter FuzzTests`
    private static let count = environment["ALLIUM_FUZZ"].flatMap(Int.init) ?? 1_200
    private static let firstSeed = environment["ALLIUM_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    /// Actions between two looks at everything, and on one app.
    private static let pause = 50
    private static let length = environment["ALLIUM_FUZZ_LENGTH"].flatMap(Int.init) ?? 400

    @Test(.documented("UIViewController: valid state transitions"))
    func `whatever fingers, keys, turns and traits do, nothing breaks, sticks or leaks`() {
        var left = Self.count
        var seed = Self.firstSeed
        var failures = 0
        while left > 0, failures < 4 {
            autoreleasepool {
                let fuzzer = Fuzzer(seed: seed)
                var step = 0
                while step < min(Self.length, left), fuzzer.problems.isEmpty {
                    fuzzer.act()
                    step += 1
                    if step % Self.pause == 0 {
                        fuzzer.settle()
                        fuzzer.check()
                    }
                }
                if fuzzer.problems.isEmpty { fuzzer.end() }
                left -= max(step, 1)
                if !fuzzer.problems.isEmpty {
                    failures += 1
                    let problems = fuzzer.problems.prefix(6).map { String($0.prefix(300)) }.joined(separator: "\n  ")
                    Issue.record(
                        "seed \(seed), step \(step):\n  \(problems)\nlast: \(fuzzer.trail.suffix(16).joined(separator: ", "))\ntold: \(fuzzer.told.suffix(24).joined(separator: "; "))"
                    )
                }
            }
            seed += 1
            if seed % 50 == 0, Self.count > 10_000 { print("fuzz: \(Self.count - left) actions, \(failures) failures") }
        }
    }
}
