import AppleFoundation
import TestEvidence
import Testing
import UIKit

/// Called through its class by the compiler, for comparison.
private class DirectFilter {
    var count = 0
    @inline(never) func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        count += 1
        return count > 0
    }
}

private var isOptimised: Bool {
    var result = true
    assert({ result = false }() == ())
    return result
}

extension Proofs {
    @MainActor
    @Suite("UIKit proofs / Cost of delegates", .assumed("a hot delegate call costs at most 10 ns more than a direct one"))
    struct DelegateCostTests {
        /// Nanoseconds a call, the least of many rounds: other work on the machine only adds.
        private func cost(_ call: () -> Void) -> Double {
            let clock = ContinuousClock()
            var best = Double.infinity
            for _ in 0..<50 {
                let elapsed = clock.measure { for _ in 0..<20_000 { call() } }
                best = min(best, Double(elapsed.components.attoseconds) / 1e9 / 20_000)
            }
            return best
        }

        @Test(.enabled(if: isOptimised, "figures of unoptimised code say nothing"))
        func `a kept method costs hardly more than a direct call`() throws {
            let recognizer = UIGestureRecognizer()
            let direct = DirectFilter()
            let filter = ExtensionFilter()
            let delegate: UIGestureRecognizerDelegate = filter
            typealias Begin = (AnyObject, UIGestureRecognizer) -> Bool
            let begin = try #require(optionalMethod("gestureRecognizerShouldBegin:", of: filter, as: Begin.self))
            var answers = 0
            let directCost = cost { if direct.shouldBegin(recognizer) { answers += 1 } }
            let keptCost = cost { if begin(filter, recognizer) { answers += 1 } }
            let lookedUpCost = cost { if delegate.`gestureRecognizerShouldBegin(_:)`?(recognizer) == true { answers += 1 } }
            let missCost = cost { if delegate.`gestureRecognizer(_:shouldReceive:)` != nil { answers += 1 } }
            print(
                "delegate calls in ns: direct \(directCost), kept \(keptCost), looked up \(lookedUpCost), missing \(missCost)")
            #expect(answers > 0)
            #expect(keptCost - directCost <= 10)
        }
    }
}
