@_spi(House) import AppleFoundation
import CTestRuns
import XCTest

/// A failure that was expected, and so doesn't count.
public class XCTExpectedFailure: NSObject {
    public let failureReason: String?
    public let issue: XCTIssue

    init(_ failureReason: String?, _ issue: XCTIssue) {
        (self.failureReason, self.issue) = (failureReason, issue)
    }

    /// Which failures are meant, and whether there has to be one.
    public class Options: NSObject {
        /// True for those that are expected; without it all are.
        open var issueMatcher: (XCTIssue) -> Bool = { _ in true }
        /// Without it failures count as ever.
        open var isEnabled = true
        /// Whether the test fails where nothing has failed.
        open var isStrict = true

        public override init() { super.init() }

        public class func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }
    }
}

/// From here to the end of the test its failures are expected.
public func XCTExpectFailure(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath, line: UInt = #line
) {
    ExpectedFailures.begin(failureReason, options, "\(file)", Int(line), isBlock: false)
}

/// From here to the end of the test its failures are expected.
public func XCTExpectFailure(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, issueMatcher: ((XCTIssue) -> Bool)? = nil,
    file: StaticString = #filePath, line: UInt = #line
) {
    XCTExpectFailure(failureReason, options: options(enabled, strict, issueMatcher), file: file, line: line)
}

/// What fails in the block is expected.
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath, line: UInt = #line,
    failingBlock: () throws -> Result
) rethrows -> Result {
    ExpectedFailures.begin(failureReason, options, "\(file)", Int(line), isBlock: true)
    // What the block throws belongs to whoever catches it, and says that it has failed.
    do {
        let result = try failingBlock()
        ExpectedFailures.end(hasThrown: false)
        return result
    } catch {
        ExpectedFailures.end(hasThrown: true)
        throw error
    }
}

/// What fails in the block is expected.
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
    line: UInt = #line,
    failingBlock: () throws -> Result, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> Result {
    try XCTExpectFailure(
        failureReason, options: options(enabled, strict, issueMatcher), file: file, line: line, failingBlock: failingBlock)
}

private func options(_ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?) -> XCTExpectedFailure.Options {
    let options = XCTExpectedFailure.Options()
    options.isEnabled = enabled ?? true
    options.isStrict = strict ?? true
    if let matcher { options.issueMatcher = matcher }
    return options
}

/// The expectations of the test that runs, the innermost last.
private enum ExpectedFailures {
    private final class Expectation {
        let reason: String?
        let options: XCTExpectedFailure.Options
        let place: (file: String, line: Int)
        let isBlock: Bool
        var hasMatched = false

        init(_ reason: String?, _ options: XCTExpectedFailure.Options, _ place: (file: String, line: Int), isBlock: Bool) {
            (self.reason, self.options, self.place, self.isBlock) = (reason, options, place, isBlock)
        }
    }

    /// XCTest runs one test at a time; its failures may come from any thread.
    nonisolated(unsafe) private static var open: [Expectation] = []
    private static let lock = NSRecursiveLock()
    private static let watcher: Void = allium_watch_failures(
        { test, text, file, line in
            guard let test, let text, let file else { return 0 }
            func string(_ words: UnsafePointer<UInt64>) -> String { unsafeBitCast((words[0], words[1]), to: String.self) }
            let own = ObjectPlace.object(at: test, as: XCTestCase.self)
            return ExpectedFailures.covers(own, string(text), string(file), line) ? 1 : 0
        }, { _ in ExpectedFailures.endAll() })

    private static var running: XCTestCase? {
        allium_running_test().map { ObjectPlace.object(at: $0, as: XCTestCase.self) }
    }

    static func begin(_ reason: String?, _ options: XCTExpectedFailure.Options, _ file: String, _ line: Int, isBlock: Bool) {
        _ = watcher
        lock.lock()
        defer { lock.unlock() }
        open.append(Expectation(reason, options, (file, line), isBlock: isBlock))
    }

    static func end(hasThrown: Bool) {
        lock.lock()
        let last = open.lastIndex(where: \.isBlock).map { open.remove(at: $0) }
        lock.unlock()
        if !hasThrown, let last { tellUnmatched(last) }
    }

    private static func endAll() {
        lock.lock()
        let ended = open
        open = []
        lock.unlock()
        ended.forEach(tellUnmatched)
    }

    private static func tellUnmatched(_ expectation: Expectation) {
        guard expectation.options.isEnabled, expectation.options.isStrict, !expectation.hasMatched else { return }
        let words =
            expectation.reason.map { "Expected failure '\($0)' but none recorded" } ?? "Expected failure but none recorded"
        running?.recordFailure(
            withDescription: words, inFile: expectation.place.file, atLine: expectation.place.line, expected: true)
    }

    private static func covers(_ test: XCTestCase, _ text: String, _ file: String, _ line: Int) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard !open.isEmpty else { return false }
        let isThrown = text.hasPrefix("threw error")
        let issue = XCTIssue(
            type: isThrown ? .thrownError : .assertionFailure, compactDescription: text,
            sourceCodeContext: .init(location: .init(filePath: file, lineNumber: line)))
        for expectation in open.reversed() where expectation.options.isEnabled && expectation.options.issueMatcher(issue) {
            expectation.hasMatched = true
            let reason = expectation.reason.map { " (\($0))" } ?? ""
            // XCTest ends with a hyphen where nobody has given words.
            let words = text.hasSuffix(" - ") ? text.dropLast(3) : text[...]
            print("\(file):\(line): expected failure: \(test.name) : \(words)\(reason)")
            fflush(stdout)
            return true
        }
        return false
    }
}
