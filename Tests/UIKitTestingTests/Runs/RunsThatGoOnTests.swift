import AppleFoundation
import TestEvidence
import Testing

@testable import UIKitTesting

/// A test that raises an exception or traps has failed; the others run.
@Suite("Runs / Exceptions and traps", .serialized)
struct RunsThatGoOnTests {
    private static let apple =
        "XCTEST: an exception in a test is a failure of that test; a crash restarts the runner with the next one"

    /// A run of this test program's own fixtures.
    private struct Run {
        let output: String
        let status: Int32

        init(_ arguments: [String]) throws {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            process.arguments = arguments
            var environment = ProcessInfo.processInfo.environment
            environment["ALLIUM_ENDING_FIXTURES"] = "1"
            environment["ALLIUM_TEST_RUN"] = nil
            process.environment = environment
            let pipe = Pipe()
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
            output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            status = process.terminationStatus
        }
    }

    /// The line of the fixtures that raises, counted from the words beside it.
    private func line(_ number: Int) throws -> Int {
        let file = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent().appendingPathComponent(
            "EndingFixtures.swift")
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        return lines.indices.filter { lines[$0].contains("// The line that") }[number] + 1
    }

    @Test(.documented(apple)) func `in Swift Testing the run ends with all tests told and those that ended it failed`() throws {
        let run = try Run(["--testing-library", "swift-testing", "--filter", "EndingFixtures"])
        #expect(run.status != 0)
        for test in ["raises()", "raisesAfterAwaiting()", "traps()", "raisesOnAnotherThread()"] {
            #expect(run.output.contains("Test \(test) failed after it"), "\(test)")
        }
        #expect(run.output.contains("Test failsPlainly() failed after"))
        #expect(run.output.contains("Test passesBefore() passed"))
        #expect(run.output.contains("with 2 test cases passed"))
        #expect(run.output.contains("EndingFixtures.swift:\(try line(0)):"), "the issue is at the line that raised")
        #expect(run.output.contains("A view controller cannot contain itself"))
        let last = run.output.split(separator: "\n").last ?? ""
        #expect(last.contains("Test run with 7 tests in 1 suite failed"), "\(last)")
        #expect(last.contains("with 5 issues"), "\(last)")
    }

    @Test(.documented(apple)) func `in XCTest the run ends with all tests told and those that ended it failed`() throws {
        let run = try Run(["UIKitTestingTests.EndingFixtureCase"])
        #expect(run.status != 0)
        let end = run.output.components(separatedBy: "Test Suite 'EndingFixtureCase' started").last ?? ""
        for test in ["Raises", "RaisesAfterAwaiting", "Traps"] {
            #expect(end.contains("Test Case 'EndingFixtureCase.test\(test)' failed"), "\(test)")
        }
        for test in ["PassesBefore", "ZPassesAfter"] {
            #expect(end.contains("Test Case 'EndingFixtureCase.test\(test)' passed"), "\(test)")
        }
        #expect(end.contains("EndingFixtures.swift:\(try line(1)): error: EndingFixtureCase.testRaises : caught"))
        #expect(end.contains("Executed 5 tests, with 3 failures (3 unexpected)"))
    }

    @Test(.assumed("a developer wants the sentence and the way there, no registers"))
    func `the words about a trap have no registers`() throws {
        let run = try Run(["--testing-library", "swift-testing", "--filter", "EndingFixtures.traps"])
        #expect(run.output.contains("Unexpectedly found nil"))
        #expect(run.output.contains("EndingFixtures.traps()"))
        #expect(!run.output.contains("rflags"))
    }

    // MARK: What has still to run

    private func log(_ functions: [String], suites: [String], ended: [String]) -> EventLog {
        let tests = functions.map { ($0, "function") } + suites.map { ($0, "suite") }
        let lines =
            tests.map { #"{"kind":"test","payload":{"id":"\#($0)","kind":"\#($1)","name":"x"}}"# }
            + ended.map { #"{"kind":"event","payload":{"kind":"testEnded","testID":"\#($0)"}}"# }
        return EventLog(Data(lines.joined(separator: "\n").utf8))
    }

    @Test(.assumed("one expression for a suite is quicker to match than one for each test"))
    func `a suite that has ended is left out by one expression, a test by its own`() {
        let log = log(
            ["M.A/one()", "M.A/B/two()", "M.C/three()", "M.C/four()"], suites: ["M.A", "M.A/B", "M.C"],
            ended: ["M.A/one()", "M.A/B/two()", "M.C/three()"])
        #expect(log.patterns(for: log.ended) == [#"^M\.A\/"#, #"^M\.C\/three\(\)"#])
    }

    @Test(.assumed("a line that is cut off by the program's end is nobody's")) func `half a line of events is passed over`() {
        let log = EventLog(Data(#"{"kind":"test","payload":{"id":"M.A/o"#.utf8))
        #expect(log.entries.isEmpty)
    }
}
