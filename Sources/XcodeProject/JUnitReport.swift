import AppleFoundation

/// The results of a run in the form that continuous integration reads: JUnit's XML.
///
/// A class of XCTest is a suite; Swift Testing's functions of a target are one. What a test printed goes with it, as far as it ran alone.
package struct JUnitReport {
    package let text: String

    /// `name` is the project's. Paths below `folder` are written from there, as the services know them.
    package init(_ report: TestReport, name: String, folder: String) {
        let suites = report.runs.flatMap { Self.suites($0) } + Self.troubles(report, name)
        func sum(_ count: (Suite) -> Int) -> Int { suites.reduce(0) { $0 + count($1) } }
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        let counts = Self.counts(
            tests: sum { $0.cases.count }, failures: sum { $0.count(.failed) }, errors: sum { $0.count(.error) },
            skipped: sum { $0.count(.skipped) }, seconds: suites.reduce(0) { $0 + $1.seconds })
        lines.append("<testsuites name=\(Self.quoted(name))\(counts)>")
        for suite in suites { lines += suite.lines(folder) }
        lines.append("</testsuites>")
        text = lines.joined(separator: "\n") + "\n"
    }

    /// Writes it, in folders that are made where they are missing.
    package func write(to path: String) throws {
        try Self.prepare(path)
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw XcodeProject.Problem(description: "the report \(path) can't be written: \(String(cString: strerror(errno)))")
        }
    }

    /// Before anything runs: says so where there can't be a report, and takes that of an earlier run away.
    package static func prepare(_ path: String, option: String = "--junit") throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw XcodeProject.Problem(description: "\(option) \(path) is a folder; name a file in it")
        }
        let folder = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        guard access(folder, W_OK) == 0 else {
            throw XcodeProject.Problem(description: "\(option) \(path): the folder \(folder) can't be written")
        }
        unlink(path)
    }

    // MARK: What there is
    fileprivate enum Kind { case passed, failed, skipped, error }

    fileprivate struct Case {
        let name: String
        let kind: Kind
        var seconds = 0.0
        var failures: [TestLog.Failure] = []
        var reason: String?
        /// What it failed of before it ran once more.
        var earlier: [TestLog.Failure] = []
        /// What it was expected to fail of.
        var expected: [TestLog.Failure] = []
        var output = ""
    }

    fileprivate struct Suite {
        let name: String
        var cases: [Case] = []
        var output = ""
        var seconds: Double { cases.reduce(0) { $0 + $1.seconds } }
        func count(_ kind: Kind) -> Int { cases.reduce(0) { $0 + ($1.kind == kind ? 1 : 0) } }
    }

    private static func suites(_ run: TestReport.Run) -> [Suite] {
        var order: [String] = []
        var suites: [String: Suite] = [:]
        let failures = Dictionary(grouping: run.log.failures, by: \.test)
        let reasons = Dictionary(run.log.skips.map { ($0.test, $0.reason) }) { first, _ in first }
        for ended in run.log.outcomes {
            let (type, test) = TestLog.parts(of: ended.test)
            let name = run.title + (type.isEmpty ? "" : "." + type)
            if suites[name] == nil {
                order.append(name)
                suites[name] = Suite(name: name)
            }
            let kind: Kind =
                switch ended.outcome {
                case .passed: .passed
                case .failed: .failed
                case .skipped: .skipped
                }
            suites[name]?.cases.append(
                Case(
                    name: test, kind: kind, seconds: ended.seconds, failures: failures[ended.test] ?? [],
                    reason: reasons[ended.test] ?? nil, earlier: run.log.flaky[ended.test] ?? [],
                    expected: run.log.expected.filter { $0.test == ended.test },
                    output: run.log.outputs[ended.test] ?? ""))
        }
        if let first = order.first { suites[first]?.output = run.log.outputs[""] ?? "" }
        return order.compactMap { suites[$0] }
    }

    /// What went wrong around the tests is a case of its own, for no reader looks elsewhere.
    private static func troubles(_ report: TestReport, _ name: String) -> [Suite] {
        let troubles = report.unbuilt.map { ("\($0) builds", "\($0) does not build") } + report.troubles.map { ("the run", $0) }
        guard !troubles.isEmpty else { return [] }
        return [
            Suite(
                name: name,
                cases: troubles.map {
                    Case(name: $0.0, kind: .error, failures: [.init(test: $0.0, place: nil, text: $0.1)])
                })
        ]
    }

    // MARK: XML
    fileprivate static func counts(tests: Int, failures: Int, errors: Int, skipped: Int, seconds: Double) -> String {
        " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" time=\"\(time(seconds))\""
    }

    fileprivate static func time(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

    fileprivate static func quoted(_ text: String) -> String { "\"" + escaped(text, isAttribute: true) + "\"" }

    /// XML has no place for most control characters, not even as references: pictures of them stand in theirs.
    static func escaped(_ text: String, isAttribute: Bool = false) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"" where isAttribute: result += "&quot;"
            case "\n" where isAttribute, "\t" where isAttribute: result += "&#\(scalar.value);"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case "\r": result += "&#13;"
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            case "\u{7F}": result += "\u{2421}"
            default:
                let isControl = scalar.value < 0x20
                result.unicodeScalars.append(isControl ? Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}" : scalar)
            }
        }
        return result
    }
}

extension JUnitReport.Suite {
    fileprivate func lines(_ folder: String) -> [String] {
        let counts = JUnitReport.counts(
            tests: cases.count, failures: count(.failed), errors: count(.error), skipped: count(.skipped), seconds: seconds)
        var lines = ["  <testsuite name=\(JUnitReport.quoted(name))\(counts)>"]
        for test in cases { lines += test.lines(of: name, folder) }
        if !output.isEmpty { lines.append("    <system-out>\(JUnitReport.escaped(output))</system-out>") }
        return lines + ["  </testsuite>"]
    }
}

extension JUnitReport.Case {
    fileprivate func lines(of suite: String, _ folder: String) -> [String] {
        func short(_ place: String) -> String {
            place.hasPrefix(folder + "/") ? String(place.dropFirst(folder.count + 1)) : place
        }
        var head =
            "classname=\(JUnitReport.quoted(suite)) name=\(JUnitReport.quoted(name)) time=\"\(JUnitReport.time(seconds))\""
        if let place = failures.lazy.compactMap(\.place).first, let colon = place.lastIndex(of: ":") {
            head +=
                " file=\(JUnitReport.quoted(short(String(place[..<colon])))) line=\(JUnitReport.quoted(String(place[colon...].dropFirst())))"
        }
        var inner: [String] = []
        if kind == .failed || kind == .error {
            let element = kind == .error ? "error" : "failure"
            let words = failures.map { ($0.place.map { short($0) + ": " } ?? "") + $0.text }.joined(separator: "\n")
            let message = failures.first?.text ?? "failed"
            inner.append("<\(element) message=\(JUnitReport.quoted(message))>\(JUnitReport.escaped(words))</\(element)>")
        } else if kind == .skipped {
            inner.append("<skipped" + (reason.map { " message=\(JUnitReport.quoted($0))" } ?? "") + "/>")
        }
        if !expected.isEmpty {
            let properties = expected.map { failure in
                let words = (failure.place.map { short($0) + ": " } ?? "") + failure.text
                return "<property name=\"expected failure\" value=\(JUnitReport.quoted(words))/>"
            }
            inner.append("<properties>\(properties.joined())</properties>")
        }
        for failure in earlier {
            let words = (failure.place.map { short($0) + ": " } ?? "") + failure.text
            inner.append(
                "<flakyFailure message=\(JUnitReport.quoted(failure.text))>\(JUnitReport.escaped(words))</flakyFailure>")
        }
        if !output.isEmpty { inner.append("<system-out>\(JUnitReport.escaped(output))</system-out>") }
        if inner.isEmpty { return ["    <testcase \(head)/>"] }
        return ["    <testcase \(head)>"] + inner.map { "      " + $0 } + ["    </testcase>"]
    }
}
