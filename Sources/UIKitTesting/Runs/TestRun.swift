import AppleFoundation
import CTestRuns
import Testing
import UIKit

/// Lets a run of tests go on when a test raises an exception or traps: that test has failed, and the rest runs in a fresh start of
/// the same program, in the same process. Documentation/Decisions/0012-exceptions-in-tests.md.
enum TestRun {
    private nonisolated(unsafe) static var ledger = RunLedger()
    private nonisolated(unsafe) static var events: LastingFile?
    private nonisolated(unsafe) static var caseThatRuns: XCTestCaseHandle?
    private nonisolated(unsafe) static var arguments: [String] = []
    private static let lock = NSLock()
    /// Who holds the lock.
    private nonisolated(unsafe) static var endingThread: pthread_t?

    /// When the program is loaded.
    static func begin() {
        // What an earlier start of the program was not to be held up by for ever: alarms outlive it.
        alarm(0)
        arguments = CommandLine.arguments
        let environment = ProcessInfo.processInfo.environment
        guard isTestProgram, environment["SWT_EXIT_TEST_ID"] == nil, environment["ALLIUM_END_AT_EXCEPTION"] == nil, !isDebugged
        else { return }
        if let inherited = RunLedger.inherited { ledger = inherited }
        if runsSwiftTesting { watchSwiftTesting() } else { watchXCTest() }
        UncaughtException.survivor = { name, reason in end("caught \"\(name)\", \"\(reason)\"", isException: true) }
        allium_catch_traps { signal in
            // What holds a lock for ever would hold this up for ever. What earlier starts told has to be read once more.
            alarm(UInt32(30 + 15 * TestRun.ledger.events.count))
            TestRun.end("ended the program with signal \(signal) (\(String(cString: strsignal(signal))))", isException: false)
            alarm(0)
        }
    }

    private static var isTestProgram: Bool {
        guard arguments.first?.hasSuffix(".xctest") == true else { return false }
        return !["--list-tests", "-l", "--dump-tests-json"].contains { arguments.contains($0) }
    }

    private static var runsSwiftTesting: Bool {
        guard let option = arguments.firstIndex(of: "--testing-library"), option + 1 < arguments.count else { return false }
        return arguments[option + 1].lowercased() == "swift-testing"
    }

    /// A debugger stops where it happens.
    private static var isDebugged: Bool {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return false }
        return !status.contains("TracerPid:\t0")
    }

    // MARK: The frameworks

    private static func watchXCTest() {
        allium_watch_xctest(
            { pointer in pointer.map { TestRun.willRun(XCTestCaseHandle($0)) } ?? true ? 1 : 0 },
            { _ in TestRun.didRun() })
    }

    /// Whether the test case has still to run.
    private static func willRun(_ testCase: XCTestCaseHandle) -> Bool {
        let identity = testCase.identity
        if ledger.passed.contains(identity) { return false }
        if let ended = ledger.ended.first(where: { $0.test == identity }) {
            testCase.fail(ended.words, file: ended.file, line: ended.line)
            return false
        }
        caseThatRuns = testCase
        return true
    }

    private static func didRun() {
        if let testCase = caseThatRuns, testCase.hasSucceeded { ledger.passed.insert(testCase.identity) }
        caseThatRuns = nil
    }

    /// Has Swift Testing write its events where this start and the next ones can read them.
    private static func watchSwiftTesting() {
        if let stream = ledger.stream {
            events = LastingFile(descriptor: stream)
            if !ledger.events.isEmpty { atexit { TestRun.sumUp() } }
            return
        }
        // Somebody reads the events already, and they can be written to one place only.
        if arguments.contains(where: { $0.hasPrefix("--event-stream") || $0.hasPrefix("--experimental-event-stream") }) {
            return
        }
        ledger.arguments = arguments
        startAnew()
    }

    /// What Swift Testing is asked to do in the next start.
    private static func nextArguments(_ stream: LastingFile) -> [String] {
        var words = ledger.arguments + ["--event-stream-output-path", stream.path, "--event-stream-version", "0"]
        let earlier = ledger.events.map { EventLog(LastingFile(descriptor: $0).contents) }
        if let first = earlier.first {
            let done = earlier.reduce(Set(ledger.ended.map(\.test))) { $0.union($1.ended) }
            for pattern in first.patterns(for: done) { words += ["--skip", pattern] }
            if ledger.isOneAtATime { words.append("--no-parallel") }
        }
        return words
    }

    // MARK: An end

    /// The test that runs has ended the program. Returns when nothing can be done about it.
    private static func end(_ words: String, isException: Bool) {
        guard lock.try() else {
            // Another thread is about to start anew, and this one ends with that; its own test runs again then.
            while endingThread != pthread_self() { pause() }
            return
        }
        endingThread = pthread_self()
        defer { lock.unlock() }
        if let testCase = caseThatRuns {
            let own = isException ? OwnCalls.here().first : nil
            ledger.ended.append(.init(test: testCase.identity, words: words, file: own?.file, line: own?.line))
            Diagnostics.write("Test Case '\(testCase.name)' \(words). The run goes on in a fresh start of the program.")
        } else if let events {
            guard noteEndInSwiftTesting(words, isException: isException, EventLog(events.contents)) else { return }
            ledger.events.append(events.descriptor)
        } else {
            return
        }
        startAnew()
    }

    /// Whether there is something to go on with.
    private static func noteEndInSwiftTesting(_ words: String, isException: Bool, _ log: EventLog) -> Bool {
        let test: String?
        if let current = Test.current {
            let place = current.sourceLocation
            test = log.identifier(at: "\(place.fileID):\(place.line):\(place.column)")
            let own = isException ? OwnCalls.here().first : nil
            Issue.record(
                Comment(rawValue: words),
                sourceLocation: own.map { call in
                    let file = call.file.split(separator: "/").last ?? ""
                    return SourceLocation(
                        fileID: "\(place.moduleName)/\(file)", filePath: call.file, line: call.line, column: 1)
                } ?? place)
        } else {
            let running = log.running
            // Code that no test's task runs: only when there is no choice can the test be told.
            test = running.count == 1 ? running[0] : nil
            if test == nil, ledger.isOneAtATime || running.isEmpty { return false }
            Diagnostics.write("✘ \(words.prefix(1).uppercased() + words.dropFirst())")
        }
        if let test {
            ledger.ended.append(.init(test: test, words: words, file: nil, line: nil))
            print(
                "✘ Test \(log.entries[test]?.name ?? test) failed after it \(words). The run goes on in a fresh start of the program."
            )
        } else {
            ledger.isOneAtATime = true
            print("✘ Several tests were running. They run again, one at a time.")
        }
        return true
    }

    /// Runs what is left in a fresh start of the program.
    private static func startAnew() {
        var next = arguments
        if runsSwiftTesting {
            let stream = LastingFile()
            guard stream.isOpen else { return }
            ledger.stream = stream.descriptor
            next = nextArguments(stream)
        }
        guard let environment = try? ledger.environment() else { return }
        var words = next.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        allium_start_anew(&words, &variables)
    }

    // MARK: The last line

    /// Swift Testing has told of its last start; this tells of all.
    private static func sumUp() {
        guard let events else { return }
        let logs = ledger.events.map { EventLog(LastingFile(descriptor: $0).contents) } + [EventLog(events.contents)]
        let ended = Set(ledger.ended.map(\.test))
        let functions = logs[0].entries.values.filter { !$0.isSuite }.count
        let suites = logs[0].entries.values.count - functions
        var issues = ended.count
        for (index, log) in logs.enumerated() {
            for (test, count) in log.issues where !ended.contains(test) {
                if index == logs.count - 1 || log.ended.contains(test) { issues += count }
            }
        }
        let seconds = ((Date().timeIntervalSince1970 - ledger.began) * 1000).rounded() / 1000
        print(
            "✘ Test run with \(functions) test\(functions == 1 ? "" : "s") in \(suites) suite\(suites == 1 ? "" : "s") failed after "
                + "\(seconds) seconds with \(issues) issue\(issues == 1 ? "" : "s"), in \(logs.count) starts of the program.")
        fflush(stdout)
        _exit(EXIT_FAILURE)
    }
}

@_cdecl("allium_test_run_begin") func beginTestRun() { TestRun.begin() }
