import TestEvidence
import Testing

@testable import XcodeProject

@Suite("What programs of tests print")
struct TestLogTests {
    private func log(_ text: String, sources: [String] = []) -> (TestLog, [TestLog.Event]) {
        var log = TestLog(sources: sources)
        let events = text.split(separator: "\n").compactMap { log.add($0) }
        return (log, events)
    }

    @Test(.documented("XCTEST-LINUX: its lines"))
    func `XCTest's lines tell how each test ended, where, and why; what tests print comes through`() {
        let (log, events) = log(
            """
            Test Suite 'All tests' started at 2026-01-01 00:00:00.000
            Test Case 'FooTests.testA' started at 2026-01-01 00:00:00.000
            hello
            Test Case 'FooTests.testA' passed (0.001 seconds)
            Test Case 'FooTests.testB' started at 2026-01-01 00:00:00.000
            /a b/Foo.swift:12: error: FooTests.testB : XCTAssertEqual failed: ("1") is not equal to ("2") - why
            Test Case 'FooTests.testB' failed (0.001 seconds)
            Test Case 'FooTests.testC' started at 2026-01-01 00:00:00.000
            /a b/Foo.swift:20: FooTests.testC : Test skipped - later
            Test Case 'FooTests.testC' skipped (0.0 seconds)
            \t Executed 3 tests, with 1 test skipped and 1 failure (0 unexpected) in 0.002 (0.002) seconds
            """)
        #expect([log.count(.passed), log.count(.failed), log.count(.skipped)] == [1, 1, 1])
        #expect(
            log.failures == [
                .init(
                    test: "FooTests.testB", place: "/a b/Foo.swift:12",
                    text: "XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - why")
            ])
        #expect(log.skips.map(\.reason) == ["later"])
        #expect(
            events.contains(.output("hello"))
                && !events.contains { if case .output(let text) = $0 { text != "hello" } else { false } })
        #expect(log.running.isEmpty)
    }

    @Test(.documented("SWIFT-TESTING: its lines"))
    func `Swift Testing's lines count each function once, with or without colors`() {
        let (log, events) = log(
            """
            \u{1b}[90m◇\u{1b}[0m Test run started.
            ↳ Testing Library Version: 6.3
            ◇ Suite Ships started.
            ◇ Test "have names" started.
            ◇ Test case passing 1 argument name → "Aurora" to "have names" started.
            ◇ Test sink() started.
            ➜ Test later() skipped: "not before the tide"
            \u{1b}[92m✔\u{1b}[0m Test "have names" with 2 test cases passed after 0.001 seconds.
            ✘ Test sink() recorded an issue at Ships.swift:9:5: Expectation failed: (1 → 1) == 2
            ↳ more words
            ✘ Test sink() failed after 0.001 seconds with 1 issue.
            ✘ Test run with 3 tests in 1 suite failed after 0.002 seconds with 1 issue.
            """, sources: ["/a/Ships.swift"])
        #expect(log.outcomes.map(\.test) == ["later()", "\"have names\"", "sink()"])
        #expect(log.outcomes.map(\.outcome) == [.skipped, .passed, .failed])
        #expect(log.failures == [.init(test: "sink()", place: "/a/Ships.swift:9", text: "Expectation failed: (1 → 1) == 2")])
        #expect(log.skips.map(\.reason) == ["not before the tide"])
        #expect(events.contains(.output("↳ more words")))
    }

    @Test(.ours) func `a run that begins anew counts no test and no failure twice, and one that ends fails what ran`() {
        let start =
            "Test Case 'A.testA' started at x\n/a.swift:1: error: A.testA : no\nTest Case 'A.testA' failed (0 seconds)\n"
        var (log, _) = log(start + start + "Test Case 'A.testB' started at x\n")
        #expect(log.count(.failed) == 1 && log.failures.count == 1 && log.running == ["A.testB"])
        #expect(log.end("the program ended").map(\.test) == ["A.testB"])
        #expect(log.count(.failed) == 2)
    }

    @Test(.documented("XCODEBUILD: -only-testing")) func `filters match Xcode's spelling of a test and SwiftPM's`() throws {
        let name = "My_AppTests.FooTests/testBar"
        func includes(_ filter: [String], _ skip: [String] = [], only: [String] = []) throws -> Bool {
            try TestFilter(filter: filter, only: only, skip: skip).includes(name, target: "My AppTests", module: "My_AppTests")
        }
        #expect(
            try includes([]) && includes(["My AppTests/FooTests/testBar"]) && includes(["My_AppTests.Foo"])
                && includes(["Bar$"]))
        #expect(try !includes(["Other"]) && !includes(["Foo"], ["testBar"]))
        #expect(throws: XcodeProject.Problem.self) { try TestFilter(filter: ["("]) }
        let named = try [
            includes([], only: ["My AppTests/FooTests"]), includes([], only: ["FooTest"]), includes([], ["FooTests/testBar()"]),
        ]
        #expect(named == [true, false, false])
        #expect(TestFilter.specifier(["M.A/a", "M.B/x", "M.A/b"], of: ["M.A/a", "M.A/b", "M.B/x", "M.B/y"]) == "M.A,M.B/x")
    }

    @Test(.ours) func `the last lines name what failed, with its place, and what was left out`() {
        var (log, _) = log(
            "Test Case 'A.testA' started at x\n/a.swift:1: error: A.testA : no\n/a.swift:2: error: A.testA : nor\nTest Case 'A.testA' failed (0 seconds)"
        )
        var report = TestReport()
        report.add(log, module: "Tests", seconds: 0.25)
        report.leftOut = [.init(name: "UITests", reason: "not yet")]
        #expect(
            report.lines == [
                "1 of 1 test failed in 0.25 s", "A.testA: no (and 1 more)\n    /a.swift:1", "UITests is left out: not yet",
            ])
        #expect(!report.isGood)
        log = TestLog()
        #expect(TestReport().lines == ["no tests ran"])
    }
}
