import AppleFoundation
import CoreGraphics
import TestEvidence
import TextEngine
import Testing
import UIKitTesting
@testable import UIKit

/// A text view under keys, composition, undo, programs, fingers, and a delegate that interferes, against a list of units.
/// `ALLIUM_RANDOM_OPERATIONS` and `ALLIUM_RANDOM_SEED` make the runs longer, and other ones.
@MainActor @Suite("Text / Random edits of a text view", .assumed("a list of units does the same slowly"), .serialized)
struct RandomTextEditsTests {
    @Test func `the same text, whole clusters selected, each state comes back, and the layout is that of a fresh view`() {
        let length = 80
        let operations = TextScript.setting("ALLIUM_RANDOM_OPERATIONS", 4_000)
        let seed = TextScript.setting("ALLIUM_RANDOM_SEED", 1)
        var failures = 0
        Self.left = []
        for run in 0..<max(1, operations / length) where failures < 3 {
            let number = seed &* 1_000_003 &+ run
            let steps = TextScript.steps(number, length)
            guard let first = Self.problem(number, steps) else { continue }
            failures += 1
            let script = TextScript.shrunk(steps) { Self.problem(number, $0) != nil }
            Issue.record("run \(run) of seed \(seed): \(Self.problem(number, script) ?? first): \(script)")
        }
        // The last stage is held until there is another one.
        _ = Stage()
        Self.left.removeAll { $0.view == nil }
        #expect(Self.left.count <= 1)
    }

    private struct Weak { weak var view: UITextView? }
    private static var left: [Weak] = []

    private static func problem(_ number: Int, _ steps: [TextScript.Step]) -> String? {
        autoreleasepool {
            let run = RandomTextRun(number)
            left.removeAll { $0.view == nil }
            left.append(Weak(view: run.view))
            defer { run.leave() }
            for (index, step) in steps.enumerated() {
                run.take(step)
                if let problem = run.check() { return "after step \(index): \(problem)" }
            }
            return run.end().map { "at the end: \($0)" }
        }
    }
}
