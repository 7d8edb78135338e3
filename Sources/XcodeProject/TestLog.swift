import AppleFoundation

/// What programs of tests print, read line by line: XCTest's words and Swift Testing's, and what the tests print themselves.
package struct TestLog {
    package enum Outcome: Equatable { case passed, failed, skipped }

    package struct Failure: Equatable {
        package let test: String
        /// `/a/B.swift:12`, where that is known.
        package let place: String?
        package let text: String
    }

    package enum Event: Equatable {
        case started(String)
        case finished(String, Outcome)
        case failure(Failure)
        /// One that was expected, and doesn't count.
        case expected(Failure)
        /// Not the frameworks' words.
        case output(String)
    }

    package struct Ended: Equatable {
        package let test: String
        package fileprivate(set) var outcome: Outcome
        package fileprivate(set) var seconds = 0.0
        /// When it began, in seconds since the run did.
        package fileprivate(set) var start = 0.0
        /// The process, among those side by side.
        package fileprivate(set) var worker = 0
    }

    /// A file that a test has left.
    package struct Attachment: Equatable {
        package let name: String
        package let data: Data

        package init(name: String, data: Data) {
            self.name = name
            self.data = data
        }
    }

    /// How each test ended, in the order in which they did.
    package private(set) var outcomes: [Ended] = []
    /// Those that failed and then passed, with what they failed of at first.
    package private(set) var flaky: [String: [Failure]] = [:]
    /// What was printed while a test ran alone, by tests; what belongs to none is under an empty name.
    package private(set) var outputs: [String: String] = [:]
    package private(set) var failures: [Failure] = []
    /// Those that were expected: XCTExpectFailure, withKnownIssue.
    package private(set) var expected: [Failure] = []
    /// Reasons, by tests.
    package private(set) var skips: [(test: String, reason: String?)] = []
    /// What tests have left, by tests.
    package private(set) var attachments: [String: [Attachment]] = [:]
    /// When the line that is read came, in seconds since the run began.
    package var now = 0.0
    /// The process that runs the tests, among those side by side.
    package var worker = 0
    private var starts: [String: Double] = [:]
    /// Begun and not ended.
    package private(set) var running: [String] = []
    /// Of tests that XCTest ran: their places above. A run that begins anew names them once more.
    private var places: [String: Int] = [:]
    private var reasons: [String: String] = [:]
    private let files: [String: String]

    /// `sources` are the tests' files: Swift Testing gives only their names.
    package init(sources: [String] = []) {
        files = Dictionary(sources.map { (($0 as NSString).lastPathComponent, $0) }) { first, _ in first }
    }

    package func count(_ outcome: Outcome) -> Int { outcomes.reduce(0) { $0 + ($1.outcome == outcome ? 1 : 0) } }

    /// Nil for words that say nothing new.
    package mutating func add(_ line: Substring) -> Event? {
        let plain = Self.withoutColors(line)
        if let event = xctest(plain) ?? swiftTesting(plain) { return event }
        guard !Self.isChatter(plain) else { return nil }
        keep(plain)
        return .output(String(line))
    }

    /// As much as a report can bear.
    private mutating func keep(_ line: Substring) {
        let test = running.count == 1 ? running[0] : ""
        guard outputs[test]?.utf8.count ?? 0 < Self.outputLimit else { return }
        outputs[test, default: ""] += line.prefix(10_000) + "\n"
        if outputs[test]?.utf8.count ?? 0 >= Self.outputLimit { outputs[test]? += "… and more\n" }
    }

    static let outputLimit = 1 << 18

    /// A test's name is empty where only one can be meant; gives the name.
    @discardableResult
    package mutating func attach(_ attachment: Attachment, to test: String) -> String {
        let name = test.isEmpty ? running.last ?? "" : test
        attachments[name, default: []].append(attachment)
        return name
    }

    /// The program has ended before its tests had: whoever ran then has failed.
    package mutating func end(_ words: String) -> [Failure] {
        let found = running.map { Failure(test: $0, place: nil, text: words) }
        for failure in found { finish(failure.test, .failed, isXCTest: false) }
        failures += found
        running = []
        return found
    }

    /// What became of tests that ran once more.
    package mutating func take(_ retry: TestLog) {
        expected += retry.expected.filter { !expected.contains($0) }
        for ended in retry.outcomes where ended.outcome == .passed {
            guard let place = outcomes.firstIndex(where: { $0.test == ended.test && $0.outcome == .failed }) else { continue }
            outcomes[place] = ended
            flaky[ended.test, default: []] += failures.filter { $0.test == ended.test }
            failures.removeAll { $0.test == ended.test }
        }
    }

    /// Of the tests that were chosen, `Module.Class/method`, those that failed. Who is only known by a title is among all that may be meant.
    package func failed(of chosen: [String], module: String) -> [String] {
        let names = outcomes.filter { $0.outcome == .failed }.map(\.test)
        guard !names.contains(where: { $0.hasPrefix("\"") }) else { return chosen }
        let failed = Set(names.map { $0.hasSuffix(")") ? $0 : $0.replacingOccurrences(of: ".", with: "/") })
        return chosen.filter { name in
            let own = name.hasPrefix(module + ".") ? name.dropFirst(module.count + 1) : name[...]
            return failed.contains(String(own))
                || own.split(separator: "/").contains { failed.contains(String($0)) && $0.hasSuffix(")") }
        }
    }

    /// Swift Testing takes colors for readable wherever a terminal's name is known.
    private static func withoutColors(_ line: Substring) -> Substring {
        guard line.contains("\u{1b}[") else { return line }
        var result = ""
        var rest = line
        while let start = rest.range(of: "\u{1b}[") {
            result += rest[..<start.lowerBound]
            rest = rest[start.upperBound...].drop { $0.isNumber || $0 == ";" }.dropFirst()
        }
        return Substring(result + rest)
    }

    /// A test's own clock stands still while it is busy: what counts is ours, where lines are read as they come.
    private mutating func finish(
        _ test: String, _ outcome: Outcome, seconds told: Double = 0, isXCTest: Bool, isMeasured: Bool = false
    ) {
        let seconds = isMeasured || now == 0 ? told : now - (starts[test] ?? now)
        if let index = running.firstIndex(of: test) { running.remove(at: index) }
        let ended = Ended(test: test, outcome: outcome, seconds: seconds, start: starts[test] ?? now, worker: worker)
        if isXCTest, let place = places[test] {
            outcomes[place] = ended
            return
        }
        if isXCTest { places[test] = outcomes.count }
        outcomes.append(ended)
        if outcome == .skipped { skips.append((test, reasons[test])) }
    }

    /// The number that a text begins with.
    private static func seconds(_ text: Substring) -> Double { Double(text.prefix { $0.isNumber || $0 == "." }) ?? 0 }

    /// `Class` and `method` of XCTest; Swift Testing says no types.
    package static func parts(of test: String) -> (type: String, name: String) {
        guard !test.hasSuffix(")"), !test.hasPrefix("\""), let dot = test.firstIndex(of: ".") else { return ("", test) }
        return (String(test[..<dot]), String(test[dot...].dropFirst()))
    }

    // MARK: XCTest
    private mutating func xctest(_ line: Substring) -> Event? {
        if line.hasPrefix("Test Case '"), let quote = line.lastIndex(of: "'") {
            let start = line.index(line.startIndex, offsetBy: 11)
            guard start <= quote else { return nil }
            let name = String(line[start..<quote])
            let rest = line[line.index(after: quote)...]
            if rest.hasPrefix(" started") {
                if !running.contains(name) { running.append(name) }
                starts[name] = now
                return .started(name)
            }
            for (word, outcome) in [(" passed (", Outcome.passed), (" failed (", .failed), (" skipped (", .skipped)]
            where rest.hasPrefix(word) {
                finish(name, outcome, seconds: Self.seconds(rest.dropFirst(word.count)), isXCTest: true)
                return .finished(name, outcome)
            }
            return nil
        }
        if let mark = line.range(of: ": error: "), let gap = line[mark.upperBound...].range(of: " : ") {
            let name = String(line[mark.upperBound..<gap.lowerBound])
            guard running.contains(name) else { return nil }
            let place = String(line[..<mark.lowerBound])
            return record(
                Failure(test: name, place: place.hasPrefix("/") ? place : nil, text: Self.message(line[gap.upperBound...])))
        }
        if let event = expectedFailure(line) { return event }
        if let mark = line.range(of: "' measured ["), let start = line.range(of: "Test Case '") {
            let average = line.range(of: "average: ").map { line[$0.upperBound...].prefix { $0 != "," } } ?? ""
            return .output("\(line[start.upperBound..<mark.lowerBound]): \(average) s on average")
        }
        if let mark = line.range(of: " : Test skipped"),
            let name = running.last(where: { line[..<mark.lowerBound].hasSuffix($0) })
        {
            reasons[name] = String(line[mark.upperBound...].drop { " -:".contains($0) })
            return .started(name)
        }
        return nil
    }

    /// A run that begins anew tells of the same failures again.
    private mutating func record(_ failure: Failure) -> Event? {
        if !failures.contains(failure) { failures.append(failure) }
        return .failure(failure)
    }

    /// `/a/B.swift:12: expected failure: Class.method : text`, as our XCTExpectFailure prints it.
    private mutating func expectedFailure(_ line: Substring) -> Event? {
        guard let mark = line.range(of: ": expected failure: "), let gap = line[mark.upperBound...].range(of: " : "),
            running.contains(String(line[mark.upperBound..<gap.lowerBound]))
        else { return nil }
        let place = String(line[..<mark.lowerBound])
        return record(
            expected: Failure(
                test: String(line[mark.upperBound..<gap.lowerBound]), place: place.hasPrefix("/") ? place : nil,
                text: Self.message(line[gap.upperBound...])))
    }

    private mutating func record(expected failure: Failure) -> Event? {
        if !expected.contains(failure) { expected.append(failure) }
        return .expected(failure)
    }

    /// Tests that have failed as expected, and so have passed.
    package var failedAsExpected: Set<String> {
        Set(expected.map(\.test)).intersection(outcomes.lazy.filter { $0.outcome == .passed }.map(\.test))
    }

    /// Without the hyphen before words that nobody gave.
    private static func message(_ text: Substring) -> String { String(text.hasSuffix(" - ") ? text.dropLast(3) : text) }

    // MARK: Swift Testing
    /// `✔ Test name() passed after 0.001 seconds.`
    private mutating func swiftTesting(_ line: Substring) -> Event? {
        let parts = line.split(separator: " ", maxSplits: 2)
        guard parts.count == 3, parts[0].count == 1, parts[0].first.map({ !$0.isASCII }) ?? false, parts[1] == "Test",
            !parts[2].hasPrefix("run "), !parts[2].hasPrefix("case passing ")
        else { return nil }
        let words = parts[2]
        func name(before text: String) -> String? {
            guard let end = words.range(of: text, options: .backwards) else { return nil }
            var name = words[..<end.lowerBound]
            if let count = name.range(of: " with ", options: .backwards),
                name.hasSuffix("test cases") || name.hasSuffix("test case")
            {
                name = name[..<count.lowerBound]
            }
            return String(name)
        }
        let known = words.range(of: " recorded a known issue")
        if let issue = known ?? words.range(of: " recorded an issue") {
            let name = String(words[..<issue.lowerBound])
            var text = words[issue.upperBound...]
            var place: String?
            if let at = text.range(of: " at "), let end = text[at.upperBound...].range(of: ": ") {
                let file = text[at.upperBound..<end.lowerBound].split(separator: ":")
                if file.count >= 2 { place = (files[String(file[0])] ?? String(file[0])) + ":" + file[1] }
                text = text[end.upperBound...]
            }
            let failure = Failure(test: name, place: place, text: String(text.drop { ": ".contains($0) }))
            return known == nil ? record(failure) : record(expected: failure)
        }
        if words.hasSuffix(" started."), let test = name(before: " started.") {
            running.append(test)
            starts[test] = now
            return .started(test)
        }
        let seconds = words.range(of: " after ", options: .backwards).map { Self.seconds(words[$0.upperBound...]) } ?? 0
        if let test = name(before: " passed after ") {
            finish(test, .passed, seconds: seconds, isXCTest: false)
            return .finished(test, .passed)
        }
        if let test = name(before: " failed after ") {
            finish(test, .failed, seconds: seconds, isXCTest: false)
            if words.contains(" failed after it "), let mark = words.range(of: " failed after it ") {
                return record(Failure(test: test, place: nil, text: String(words[mark.upperBound...])))
            }
            return .finished(test, .failed)
        }
        if let test = name(before: " skipped") {
            let rest = words[words.index(words.startIndex, offsetBy: test.count)...].drop { $0 != "\"" }
            if !rest.isEmpty { reasons[test] = String(rest.dropFirst().prefix { $0 != "\"" }) }
            finish(test, .skipped, isXCTest: false)
            return .finished(test, .skipped)
        }
        return nil
    }

    private static func isChatter(_ line: Substring) -> Bool {
        if line.hasPrefix("Test Suite '") || line.hasPrefix("Test Case '") || line.contains("\t Executed ") { return true }
        let parts = line.split(separator: " ", maxSplits: 2)
        guard parts.count > 1, parts[0].count == 1, let mark = parts[0].first, !mark.isASCII else { return false }
        if mark == "↳" { return line.contains("Testing Library Version:") || line.contains("Target Platform:") }
        return ["Test", "Suite", "Passing"].contains(parts[1])
    }

    // MARK: Lists
    /// The names that a program lists: `Module.Class/method`, or Swift Testing's, whose functions may belong to no type: `Module.works()`.
    package static func list(_ text: String) -> [String] {
        text.split(separator: "\n").map(String.init).filter {
            $0.contains(".") && ($0.contains("/") || $0.hasSuffix(")")) && !$0.hasPrefix("Listing ")
        }
    }
}

// MARK: Events
extension TestLog {
    /// What a run in another process or on another machine tells.
    package mutating func add(_ event: TestEvent) {
        now = event.time ?? now
        worker = event.worker ?? worker
        guard let test = event.test else { return }
        switch event.event {
        case .started:
            if !running.contains(test) { running.append(test) }
            starts[test] = now
        case .failure:
            let place = event.file.map { $0 + (event.line.map { ":\($0)" } ?? "") }
            let failure = Failure(test: test, place: place, text: event.text ?? "")
            if !failures.contains(failure) { failures.append(failure) }
        case .expected:
            let place = event.file.map { $0 + (event.line.map { ":\($0)" } ?? "") }
            _ = record(expected: Failure(test: test, place: place, text: event.text ?? ""))
        case .output: outputs[test, default: ""] += (event.text ?? "") + "\n"
        case .attachment: attach(Attachment(name: event.name ?? "attachment", data: event.data ?? Data()), to: test)
        case .finished:
            if let reason = event.text { reasons[test] = reason }
            let outcome: Outcome = event.outcome == "passed" ? .passed : event.outcome == "skipped" ? .skipped : .failed
            finish(test, outcome, seconds: event.seconds ?? 0, isXCTest: !Self.parts(of: test).type.isEmpty, isMeasured: true)
        default: break
        }
    }

    /// The reason that a test gave for being skipped.
    package func reason(of test: String) -> String? { reasons[test] }
}
