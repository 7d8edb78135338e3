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

    @Test(.documented("SWIFT-TESTING: its lines"))
    func `failures that were expected don't count, and every report names them`() throws {
        var (log, events) = log(
            """
            Test Case 'FooTests.testA' started at x
            /a/Foo.swift:12: expected failure: FooTests.testA : XCTAssertEqual failed: ("1") is not equal to ("2") (bug 7)
            Test Case 'FooTests.testA' passed (0.001 seconds)
            Test Case 'FooTests.testB' started at x
            /a/Foo.swift:20: expected failure: FooTests.testA : words of another
            Test Case 'FooTests.testB' passed (0.001 seconds)
            ◇ Test sink() started.
            ✘ Test sink() recorded a known issue at Ships.swift:9:5: Expectation failed: 1 == 2
            ↳ why
            ✔ Test sink() passed after 0.001 seconds with 1 known issue.
            """, sources: ["/a/Ships.swift"])
        #expect(log.failures.isEmpty && log.count(.passed) == 3 && log.failedAsExpected == ["FooTests.testA", "sink()"])
        let first = TestLog.Failure(
            test: "FooTests.testA", place: "/a/Foo.swift:12",
            text: #"XCTAssertEqual failed: ("1") is not equal to ("2") (bug 7)"#)
        #expect(log.expected == [first, .init(test: "sink()", place: "/a/Ships.swift:9", text: "Expectation failed: 1 == 2")])
        #expect(events.contains(.expected(first)))
        var report = TestReport()
        report.add(log, module: "M", seconds: 0.5)
        #expect(report.isGood && report.lines.first == "3 tests passed, 2 failed as expected in 0.50 s")
        let junit = JUnitReport(report, name: "P", folder: "/a").text
        #expect(junit.contains(#"failures="0""#))
        #expect(
            junit.contains(#"<property name="expected failure" value="Foo.swift:12: XCTAssertEqual failed: (&quot;1&quot;)"#))
        let page = HTMLReport(report, name: "P", folder: "/a").text
        #expect(page.contains("failed as expected: XCTAssertEqual") && page.contains("<b class=expected>2</b>"))
        // By way of a file of events.
        var event = TestEvent(.expected)
        (event.test, event.text, event.file, event.line) = ("FooTests.testB", "later", "/a/Foo.swift", 3)
        log.add(event)
        #expect(log.failedAsExpected.contains("FooTests.testB") && log.failures.isEmpty)
    }

    @Test(.documented("SWIFT-TESTING: its lines")) func `tests that belong to no type are in the list`() {
        #expect(
            TestLog.list("Listing tests in a.b/c\nM.C/testA\nM.works()\nM.S/works(on:)\nhello. there\n")
                == ["M.C/testA", "M.works()", "M.S/works(on:)"])
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
