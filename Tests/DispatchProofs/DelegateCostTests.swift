import AppleFoundation
import TestEvidence
import Testing

private var isOptimised: Bool {
    var result = true
    assert({ result = false }() == ())
    return result
}

extension Proofs {
    @Suite("Dispatch / Cost of delegates", .assumed("a hot optional call costs at most 10 ns more than a required one"))
    struct DelegateCostTests {
        /// Nanoseconds a call, the least of many rounds: other work on the machine only adds.
        private func cost(_ call: (Int) -> Void) -> Double {
            let clock = ContinuousClock()
            var best = Double.infinity
            for _ in 0..<50 {
                let elapsed = clock.measure { for number in 0..<20_000 { call(number) } }
                best = min(best, Double(elapsed.components.attoseconds) / 1e9 / 20_000)
            }
            return best
        }

        @Test func `optional and required calls arrive, a missing one does not`() {
            let bell = Bell()
            let listener = Listener()
            bell.delegate = listener
            bell.ringRequired(1)
            bell.ringOptional(2)
            bell.ringMissing(4)
            #expect(listener.sum == 3)
            let echo = Echo()
            bell.delegate = echo
            bell.ringRequired(1)
            bell.ringOptional(2)
            #expect(echo.last == 1)
        }

        @Test(.enabled(if: isOptimised, "figures of unoptimised code say nothing"))
        func `an optional call costs hardly more than a required one`() {
            let bell = Bell()
            bell.delegate = Listener()
            let required = cost { bell.ringRequired($0) }
            let optional = cost { bell.ringOptional($0) }
            let missing = cost { bell.ringMissing($0) }
            print("delegate calls in ns: required \(required), optional \(optional), missing \(missing)")
            #expect(optional - required <= 10)
            #expect(missing - required <= 10)
        }
    }
}
