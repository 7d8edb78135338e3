import AppleFoundation

/// The last lines after tests have run: how many of them did what, and what to look at.
package struct TestReport {
    package private(set) var passed = 0
    package private(set) var failed = 0
    package private(set) var skipped = 0
    /// Of those that passed.
    package private(set) var failedAsExpected = 0
    private var failures: [TestLog.Failure] = []
    private var skips: [(test: String, reason: String?)] = []
    private var flaky: [String] = []
    /// Programs that ended before or after all tests, with what is known of it.
    package var troubles: [String] = []
    package var leftOut: [TestSelection.LeftOut] = []
    /// What doesn't build, said already.
    package var unbuilt: [String] = []

    /// The tests of a module in one program.
    package struct Run {
        package let module: String
        /// Place in a matrix, or the configuration of a plan.
        package let variant: String?
        package let log: TestLog
        /// As reports name it.
        package var title: String { module + (variant.map { " (\($0))" } ?? "") }
    }

    package private(set) var runs: [Run] = []

    package init() {}

    /// While programs of tests ran.
    package var seconds = 0.0
    /// The number that decided the order of the tests.
    package var seed: UInt64?

    /// `seconds` count where nothing runs beside it.
    package mutating func add(_ log: TestLog, module: String, variant: String? = nil, seconds: Double) {
        runs.append(Run(module: module, variant: variant, log: log))
        self.seconds += seconds
        passed += log.count(.passed)
        failed += log.count(.failed)
        skipped += log.count(.skipped)
        failedAsExpected += log.failedAsExpected.count
        let suffix = variant.map { " (\($0))" } ?? ""
        failures += log.failures.map { TestLog.Failure(test: $0.test + suffix, place: $0.place, text: $0.text) }
        skips += log.skips.map { ($0.test + suffix, $0.reason) }
        flaky += log.flaky.keys.map { $0 + suffix }
    }

    package var isGood: Bool { failed == 0 && failures.isEmpty && troubles.isEmpty }
    package var ran: Int { passed + failed + skipped }

    /// Without "allium: " before it.
    package var lines: [String] {
        var lines: [String] = []
        let time = " in \(Self.text(seconds)) s"
        let some =
            (failedAsExpected > 0 ? ", \(failedAsExpected) failed as expected" : "")
            + (skipped > 0 ? ", \(skipped) skipped" : "")
        if failed > 0 || !failures.isEmpty {
            lines.append("\(max(failed, 1)) of \(Self.tests(ran)) failed\(some)\(time)")
        } else if ran == 0 {
            lines.append("no tests ran")
        } else {
            lines.append("\(Self.tests(passed)) passed\(some)\(time)")
        }
        var shown = 0
        for (test, own) in Self.grouped(failures) {
            shown += 1
            if shown > 20 { break }
            let first = own[0]
            let place = first.place.map { "\n    \($0)" } ?? ""
            lines.append("\(test): \(first.text.prefix(300))" + (own.count > 1 ? " (and \(own.count - 1) more)" : "") + place)
        }
        let tests = Self.grouped(failures).count
        if tests > 20 { lines.append("… and \(tests - 20) more tests that failed") }
        for test in flaky.sorted().prefix(10) { lines.append("\(test) failed at first, and passed when it ran once more") }
        for skip in skips.prefix(5) { lines.append("skipped \(skip.test)" + (skip.reason.map { ": \($0)" } ?? "")) }
        if skips.count > 5 { lines.append("… and \(skips.count - 5) more that were skipped") }
        lines += troubles
        if let seed, ran > 0 { lines.append("in random order; --seed \(seed) repeats it") }
        for target in leftOut { lines.append("\(target.name) is left out: \(target.reason)") }
        return lines
    }

    /// In the order of the first ones.
    private static func grouped(_ failures: [TestLog.Failure]) -> [(String, [TestLog.Failure])] {
        var order: [String] = []
        let groups = Dictionary(grouping: failures, by: \.test)
        for failure in failures where !order.contains(failure.test) { order.append(failure.test) }
        return order.map { ($0, groups[$0] ?? []) }
    }

    private static func tests(_ count: Int) -> String { count == 1 ? "1 test" : "\(count) tests" }

    private static func text(_ seconds: Double) -> String {
        String(format: seconds < 1 ? "%.2f" : seconds < 10 ? "%.1f" : "%.0f", seconds)
    }
}
