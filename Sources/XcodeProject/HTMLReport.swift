import AppleFoundation

/// The results of a run as one page that needs nothing beside it: counts, failures with their pictures, a timeline, and every test.
package struct HTMLReport {
    package let text: String

    /// `folder` is the checkout's, whose files are named from there. `note` says in a few words what ran, `recording` is the command that
    /// writes references of snapshots anew, before the tests are named.
    package init(_ report: TestReport, name: String, folder: String, note: String = "", recording: String? = nil) {
        var body: [String] = []
        body.append(Self.head(report, name, note))
        let failed = report.runs.flatMap { run in Self.failed(run).map { (run, $0) } }
        if !failed.isEmpty {
            let cards = failed.enumerated().map { Self.card($0.offset, $0.element.0, $0.element.1, folder, recording) }
            body.append("<section><h2>Failures</h2>\(cards.joined())\(Self.acceptance(recording, cards))</section>")
        }
        let troubles = report.unbuilt.map { "\($0) does not build." } + report.troubles
        if !troubles.isEmpty {
            body.append(
                "<section><h2>Around the tests</h2>" + troubles.map { "<p class=trouble>\(Self.escaped($0))</p>" }.joined()
                    + "</section>")
        }
        body.append(Self.timeline(report))
        body.append(Self.allTests(report))
        if !report.leftOut.isEmpty {
            let rows = report.leftOut.map { "<li><b>\(Self.escaped($0.name))</b> \(Self.escaped($0.reason))</li>" }
            body.append("<section><h2>Left out</h2><ul class=plain>\(rows.joined())</ul></section>")
        }
        text = """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark"><title>\(Self.escaped(name)): \(Self.escaped(Self.verdict(report)))</title>
            <style>\(HTMLReportStyle.css)</style></head>
            <body><main>
            \(body.joined(separator: "\n"))
            </main><script>\(HTMLReportStyle.script)</script></body></html>

            """
    }

    package func write(to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw XcodeProject.Problem(description: "the report \(path) can't be written: \(String(cString: strerror(errno)))")
        }
    }

    // MARK: The top
    private static func verdict(_ report: TestReport) -> String {
        if report.failed > 0 { return "\(report.failed) failed" }
        if !report.isGood || !report.unbuilt.isEmpty { return "not all ran" }
        return report.ran == 0 ? "no tests ran" : "all passed"
    }

    private static func head(_ report: TestReport, _ name: String, _ note: String) -> String {
        let isGood = report.isGood && report.unbuilt.isEmpty
        let flaky = report.runs.reduce(0) { $0 + $1.log.flaky.count }
        let counts = [
            (report.passed, "passed", "passed"), (report.failed, "failed", "failed"), (report.skipped, "skipped", "skipped"),
            (flaky, "flaky", "passed when they ran again"), (report.failedAsExpected, "expected", "failed as expected"),
        ].filter { $0.0 > 0 }
        let total = max(1, report.ran)
        let bar = counts.prefix { !["flaky", "expected"].contains($0.1) }.map {
            "<i class=\($0.1) style=\"width:\(number(Double($0.0) * 100 / Double(total)))%\"></i>"
        }
        let words = counts.map { "<span class=count><b class=\($0.1)>\($0.0)</b> \($0.2)</span>" }
        let seed = report.seed.map { " · random order \($0)" } ?? ""
        return """
            <header class=\(isGood ? "good" : "bad")><h1>\(escaped(name)) <em>\(escaped(verdict(report)))</em></h1>
            <p class=bar>\(bar.joined())</p>
            <p class=counts>\(words.joined())<span class=count>\(duration(report.seconds))\(seed)\(note.isEmpty ? "" : " · " + escaped(note))</span></p></header>
            """
    }

    // MARK: Failures
    private static func failed(_ run: TestReport.Run) -> [TestLog.Ended] { run.log.outcomes.filter { $0.outcome == .failed } }

    private static func card(
        _ index: Int, _ run: TestReport.Run, _ ended: TestLog.Ended, _ folder: String, _ recording: String?
    ) -> String {
        let own = run.log.failures.filter { $0.test == ended.test }
        let messages = own.map { failure -> String in
            let place = TestLog.placed(failure, in: folder)
            let words = place.file.map { "<p class=place>\(escaped($0))\(place.line.map { ":\($0)" } ?? "")</p>" } ?? ""
            return "<div class=message><pre>\(escaped(failure.text))</pre>\(words)</div>"
        }
        let attachments = run.log.attachments[ended.test] ?? []
        let output = run.log.outputs[ended.test] ?? ""
        let console =
            output.isEmpty
            ? ""
            : "<details\(output.utf8.count < 1_500 ? " open" : "")><summary>What it printed</summary><pre class=console>\(escaped(output))</pre></details>"
        let shown = pictures(attachments)
        let isSnapshot = shown.contains("<div class=compare") || own.contains { isAboutReference($0.text) }
        let accept = isSnapshot ? recording.flatMap { acceptance(of: ended.test, run, $0) } : nil
        return """
            <article class=failure id=f\(index)><h3>\(title(ended.test)) \(label(run))<span class=time>\(duration(ended.seconds))</span></h3>
            \(messages.joined())\(shown)\(accept ?? "")\(console)</article>
            """
    }

    // MARK: Accepting
    /// As our own snapshots and those of SnapshotTesting say it.
    private static func isAboutReference(_ text: String) -> Bool {
        text.contains("ALLIUM_RECORD") || text.contains("does not match reference")
    }

    /// How the test's references are made what is shown now: a command, and a box that joins it with others.
    private static func acceptance(of test: String, _ run: TestReport.Run, _ recording: String) -> String? {
        let (type, name) = TestLog.parts(of: test)
        // What Swift Testing shows instead of a name can't be asked for.
        guard !name.hasPrefix("\"") else { return nil }
        let words =
            type.isEmpty
            ? "--filter " + ShellWord.quoted("[./]" + NSRegularExpression.escapedPattern(for: name) + "$")
            : "--only " + ShellWord.quoted("\(run.module)/\(type)/\(name)")
        return """
            <details class=accept><summary><label><input type=checkbox data-words="\(escaped(words))"> accept</label> what is shown now</summary>\
            <pre class=console>\(escaped(recording + " " + words))</pre></details>
            """
    }

    /// What the boxes that are ticked make together.
    private static func acceptance(_ recording: String?, _ cards: [String]) -> String {
        guard let recording, cards.contains(where: { $0.contains("data-words=") }) else { return "" }
        return """
            <div id=accepted data-command="\(escaped(recording))" hidden><p>References of these tests are written anew by</p>\
            <pre class=console></pre><button type=button>Copy</button></div>
            """
    }

    private static func label(_ run: TestReport.Run) -> String {
        "<span class=tag>\(escaped(run.module))</span>" + (run.variant.map { "<span class=tag>\(escaped($0))</span>" } ?? "")
    }

    private static func title(_ test: String) -> String {
        let (type, name) = TestLog.parts(of: test)
        return type.isEmpty ? escaped(name) : "<span class=type>\(escaped(type)).</span>\(escaped(name))"
    }

    // MARK: Pictures
    /// Names that snapshot libraries give to what they compare.
    private static let roles = [
        "expected": "expected", "reference": "expected", "actual": "actual", "failure": "actual", "difference": "difference",
    ]

    private static func pictures(_ attachments: [TestLog.Attachment]) -> String {
        var html = ""
        var open: [String: TestLog.Attachment] = [:]
        func close() {
            if let expected = open["expected"], let actual = open["actual"] {
                html += comparison(expected, actual, open["difference"])
            } else {
                html += open.sorted { $0.key < $1.key }.map { single($0.value) }.joined()
            }
            open = [:]
        }
        for attachment in attachments {
            let words = (attachment.name as NSString).deletingPathExtension.lowercased().split {
                $0 == "." || $0 == "_" || $0 == " "
            }
            let isPicture = kind(attachment) != nil
            guard isPicture, let role = words.last.flatMap({ roles[String($0)] }) else {
                html += single(attachment)
                continue
            }
            if open[role] != nil { close() }
            open[role] = attachment
        }
        close()
        return html
    }

    private static func comparison(
        _ expected: TestLog.Attachment, _ actual: TestLog.Attachment, _ difference: TestLog.Attachment?
    ) -> String {
        let name = (expected.name as NSString).deletingPathExtension.replacingOccurrences(of: ".expected", with: "")
        let modes = ["slide", "beside"] + (difference == nil ? [] : ["difference"])
        let buttons = modes.enumerated().map {
            "<button type=button data-mode=\($0.element) aria-pressed=\($0.offset == 0)>\(["slide": "Slider", "beside": "Side by side", "difference": "Difference"][$0.element] ?? "")</button>"
        }
        let third = difference.map {
            "<figure class=diff><img alt=difference src=\"\(source($0))\"><figcaption>difference</figcaption></figure>"
        }
        return """
            <div class=compare data-mode=slide style="--x:50%"><p class=modes><b>\(escaped(name))</b>\(buttons.joined())</p>
            <div class=stage><figure class=old><img alt=expected src="\(source(expected))"><figcaption>expected</figcaption></figure>
            <figure class=new><img alt=actual src="\(source(actual))"><figcaption>actual</figcaption></figure>\(third ?? "")
            <i class=edge></i><input type=range min=0 max=100 step=0.1 value=50 aria-label="expected to the left, actual to the right"></div></div>
            """
    }

    private static func single(_ attachment: TestLog.Attachment) -> String {
        if kind(attachment) != nil {
            return
                "<figure class=alone><img alt=\"\(escaped(attachment.name))\" src=\"\(source(attachment))\"><figcaption>\(escaped(attachment.name))</figcaption></figure>"
        }
        let text = String(decoding: attachment.data.prefix(1 << 18), as: UTF8.self)
        let isText = attachment.data.isEmpty || !text.unicodeScalars.contains { $0.value < 9 || $0.value == 0xFFFD }
        let content = isText ? "<pre class=console>\(escaped(text))</pre>" : "<p>\(attachment.data.count) bytes</p>"
        return "<details><summary>\(escaped(attachment.name))</summary>\(content)</details>"
    }

    private static func kind(_ attachment: TestLog.Attachment) -> String? {
        if attachment.data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "png" }
        return attachment.data.starts(with: [0xFF, 0xD8]) ? "jpeg" : nil
    }

    private static func source(_ attachment: TestLog.Attachment) -> String {
        "data:image/\(kind(attachment) ?? "png");base64,\(attachment.data.base64EncodedString())"
    }

    // MARK: Words
    static func escaped(_ text: String) -> String {
        JUnitReport.escaped(text, isAttribute: true).replacingOccurrences(of: "&#10;", with: "\n").replacingOccurrences(
            of: "&#9;", with: "\t")
    }

    static func number(_ value: Double) -> String { String(format: "%.3f", value) }

    static func duration(_ seconds: Double) -> String {
        if seconds < 0.0005 { return "&lt;1 ms" }
        if seconds < 0.0995 { return String(format: "%.0f ms", seconds * 1000) }
        if seconds < 9.95 { return String(format: "%.2f s", seconds) }
        return seconds < 120
            ? String(format: "%.0f s", seconds)
            : String(format: "%.0f min %02.0f s", (seconds / 60).rounded(.down), seconds.truncatingRemainder(dividingBy: 60))
    }
}

// MARK: - All tests
extension HTMLReport {
    /// A row for each process, a bar for each test.
    fileprivate static func timeline(_ report: TestReport) -> String {
        struct Bar {
            let start: Double
            let seconds: Double
            let outcome: TestLog.Outcome
            let name: String
        }
        var rows: [Int: [Bar]] = [:]
        for run in report.runs {
            for ended in run.log.outcomes {
                let suffix = run.variant.map { ", \($0)" } ?? ""
                rows[ended.worker, default: []].append(
                    Bar(start: ended.start, seconds: ended.seconds, outcome: ended.outcome, name: ended.test + suffix))
            }
        }
        let end = rows.values.joined().reduce(0) { max($0, $1.start + $1.seconds) }
        let begin = rows.values.joined().reduce(end) { min($0, $1.start) }
        guard end > begin, rows.values.reduce(0, { $0 + $1.count }) <= 5_000 else { return "" }
        let span = end - begin
        let height = 22.0
        var shapes = ""
        for (index, row) in rows.sorted(by: { $0.key < $1.key }).enumerated() {
            for bar in row.value {
                let x = (bar.start - begin) / span * 1000
                let width = max(1.5, bar.seconds / span * 1000 - 0.5)
                shapes +=
                    "<rect class=\(word(bar.outcome)) x=\(number(x)) y=\(number(Double(index) * height + 3)) width=\(number(width)) height=16 rx=1.5><title>\(escaped(bar.name)) · \(duration(bar.seconds))</title></rect>"
            }
        }
        let total = Double(rows.count) * height
        return """
            <section><h2>Timeline</h2><svg class=timeline viewBox="0 0 1000 \(number(total))" preserveAspectRatio=none style="height:\(number(total))px" role=img aria-label="when each test ran">\(shapes)</svg>
            <p class=scale><span>0</span><span>\(duration(span / 2))</span><span>\(duration(span))</span></p></section>
            """
    }

    fileprivate static func allTests(_ report: TestReport) -> String {
        guard report.ran > 0 else { return "" }
        var groups = ""
        for run in report.runs {
            var order: [String] = []
            let types = Dictionary(grouping: run.log.outcomes) { TestLog.parts(of: $0.test).type }
            for ended in run.log.outcomes {
                let type = TestLog.parts(of: ended.test).type
                if !order.contains(type) { order.append(type) }
            }
            let longest = run.log.outcomes.reduce(0.001) { max($0, $1.seconds) }
            for type in order { groups += group(type, types[type] ?? [], run, longest) }
        }
        return """
            <section><h2>All tests</h2><p class=tools><input type=search id=search placeholder="Find a test" aria-label="Find a test">\
            <label><input type=checkbox id=only> only those that failed or were skipped</label></p>\(groups)</section>
            """
    }

    private static func group(_ type: String, _ tests: [TestLog.Ended], _ run: TestReport.Run, _ longest: Double) -> String {
        let failed = tests.contains { $0.outcome == .failed }
        let rows = tests.map { ended -> String in
            let flaky = run.log.flaky[ended.test] == nil ? "" : "<span class=\"tag flaky\">passed at a second try</span>"
            let expected = run.log.expected.filter { $0.test == ended.test }.map {
                "<span class=reason>failed as expected: \(escaped($0.text))</span>"
            }.joined()
            let reason = run.log.reason(of: ended.test).map { "<span class=reason>\(escaped($0))</span>" } ?? ""
            let width = number(max(0.5, ended.seconds / longest * 100))
            return """
                <li class=\(word(ended.outcome)) data-name="\(escaped(ended.test.lowercased()))"><span class=mark></span>\
                <span class=name>\(escaped(TestLog.parts(of: ended.test).name)) \(flaky)\(expected)\(reason)</span>\
                <span class=length><i style="width:\(width)%"></i></span><span class=time>\(duration(ended.seconds))</span></li>
                """
        }
        let seconds = tests.reduce(0) { $0 + $1.seconds }
        return """
            <details class=group \(failed || tests.count <= 30 ? "open" : "")><summary><b>\(type.isEmpty ? "Functions" : escaped(type))</b> \(label(run))\
            <span class=time>\(tests.count) · \(duration(seconds))</span></summary><ul class=tests>\(rows.joined())</ul></details>
            """
    }

    private static func word(_ outcome: TestLog.Outcome) -> String {
        switch outcome {
        case .passed: "passed"
        case .failed: "failed"
        case .skipped: "skipped"
        }
    }
}
