import AppleFoundation
import TestEvidence
import Testing

@testable import XcodeProject

@Suite("Projects / Events and their reports", .ours)
struct TestMergeTests {
    /// The events of a run in which each test ends as the letter says: p, f, s; `-` begins and doesn't end.
    private func run(_ shard: String?, _ tests: [(String, Character)], planned: Int? = nil, isEnded: Bool = true) -> [TestEvent]
    {
        var first = TestEvent(.began, at: 0)
        (first.version, first.project, first.folder, first.shard) = (1, "Dock", "/p", shard)
        var plan = TestEvent(.planned, at: 0)
        plan.module = "DockTests"
        plan.tests = (0..<(planned ?? tests.count)).map { "DockTests.A/test\($0)" }
        var events = [first, plan]
        for (name, letter) in tests {
            func event(_ kind: TestEvent.Kind) -> TestEvent {
                var event = TestEvent(kind, at: 1)
                (event.module, event.test) = ("DockTests", name)
                return event
            }
            events.append(event(.started))
            if letter == "-" { continue }
            if letter == "f" {
                var failure = event(.failure)
                (failure.text, failure.file, failure.line) = ("no", "Tests/A.swift", 7)
                events.append(failure)
            }
            var end = event(.finished)
            end.outcome = ["p": "passed", "f": "failed", "s": "skipped"][letter]
            end.seconds = 0.25
            end.text = letter == "s" ? "later" : nil
            events.append(end)
        }
        if isEnded { events.append(TestEvent(.ended, at: 2)) }
        return events
    }

    /// As files have them.
    private func merged(_ runs: [[TestEvent]]) throws -> TestMerge {
        try TestMerge(
            runs.enumerated().map { index, events in
                let data = Data(events.map { $0.json + [0x0A] }.joined())
                return ("\(index).json", try TestEvent.read(data, from: "\(index).json"))
            })
    }

    @Test func `shards become one report with every test once`() throws {
        let merge = try merged([
            run("1/2", [("A.test0", "p"), ("A.test1", "f")]), run("2/2", [("B.test0", "s"), ("sink()", "p")]),
        ])
        let report = merge.report
        #expect(report.passed == 2 && report.failed == 1 && report.skipped == 1)
        #expect(report.troubles.isEmpty && merge.project == "Dock" && merge.folder == "/p")
        #expect(report.lines.contains("A.test1: no\n    Tests/A.swift:7"))
        #expect(report.lines.contains("skipped B.test0: later"))
        // What was merged can be merged.
        #expect(try merged([merge.events]).report.lines == report.lines)
    }

    @Test func `a shard that was ended half-way is named, with the test that ran and how many did not`() throws {
        let merge = try merged([
            run("1/2", [("A.test0", "p")]), run("2/2", [("B.test0", "p"), ("B.test1", "-")], planned: 5, isEnded: false),
        ])
        #expect(merge.report.passed == 2 && merge.report.failed == 1)
        #expect(merge.report.troubles == ["shard 2/2 was ended: 3 of 5 tests of DockTests didn't run"])
        #expect(!merge.report.isGood)
    }

    @Test func `a shard that ran once more counts once`() throws {
        let half = run("2/2", [("B.test0", "p"), ("B.test1", "-")], planned: 3, isEnded: false)
        let whole = run("2/2", [("B.test0", "p"), ("B.test1", "p"), ("B.test2", "p")])
        for order in [[half, whole], [whole, half]] {
            let merge = try merged([run("1/2", [("A.test0", "p")])] + order)
            #expect(merge.report.passed == 4 && merge.report.isGood)
        }
    }

    @Test func `a shard that is missing is named, and shards of two runs are refused`() throws {
        let merge = try merged([run("1/3", [("A.test0", "p")]), run("3/3", [("B.test0", "p")])])
        #expect(merge.report.troubles == ["shard 2/3 is missing: its tests are not in this report"])
        #expect(throws: XcodeProject.Problem.self) { try merged([run("1/3", []), run("1/4", [])]) }
    }

    @Test func `a test that failed and then passed is passed, and named`() throws {
        var events = run(nil, [("A.test0", "f")])
        let again = run(nil, [("A.test0", "p")]).filter { $0.test != nil }.map { event in
            var event = event
            event.attempt = 2
            return event
        }
        events.insert(contentsOf: again, at: events.count - 1)
        let report = try merged([events]).report
        #expect(report.passed == 1 && report.failed == 0)
        #expect(report.lines.contains("A.test0 failed at first, and passed when it ran once more"))
    }

    @Test func `what is no file of events is refused by its name; a line that was cut off is not missed`() throws {
        #expect(throws: XcodeProject.Problem.self) { try TestEvent.read(Data("{}".utf8), from: "a") }
        #expect(throws: XcodeProject.Problem.self) { try TestEvent.read(Data(), from: "a") }
        let data = Data(run(nil, [("A.test0", "p")]).map { $0.json + [0x0A] }.joined())
        let first = try #require(data.firstIndex(of: 0x0A)) + 1
        for length in stride(from: first, to: data.count, by: 7) {
            let events = try TestEvent.read(data.prefix(length), from: "a")
            #expect(events.first?.event == .began)
            _ = try TestMerge([("a", events)])
        }
    }

    @Test func `damaged files of events end in a report or a sentence`() {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["ALLIUM_RANDOM_FILES"].flatMap { Int($0) } ?? 200
        var random = Mutations(
            seed: 5, words: ["\n", "{", "}", "\"", "null", "\"event\":\"ended\"", "\"shard\":\"2/2\"", "[]", "1/0"])
        let shards = ["1/2", "2/2"].map { run($0, [("A.test0", "p"), ("A.test1", "f"), ("sink()", "-"), ("B.test0", "s")]) }
        let texts = shards.map { $0.map { String(decoding: $0.json, as: UTF8.self) + "\n" }.joined() }
        var understood = 0
        for _ in 0..<count {
            let files = texts.compactMap { text -> (String, [TestEvent])? in
                (try? TestEvent.read(Data(random.damage(text).utf8), from: "a")).map { ("a", $0) }
            }
            guard let merge = try? TestMerge(files) else { continue }
            understood += 1
            let text = HTMLReport(merge.report, name: merge.project, folder: merge.folder).text
            #expect(text.hasSuffix("</html>\n") && text.components(separatedBy: "<script>").count == 2)
        }
        #expect(understood > count / 20)
    }

    // MARK: Annotations
    @Test
    func `failures are told in the forms of services`() throws {
        var report = TestReport()
        var log = TestLog()
        for line in [
            "Test Case 'A.test0' started at x", "/p/Tests/A, b.swift:7: error: A.test0 : 50 % of\tit",
            "Test Case 'A.test0' failed (0.1 seconds)",
        ] { _ = log.add(line[...]) }
        report.add(log, module: "DockTests", variant: "dark", seconds: 0)
        let annotations = CodeAnnotations(report, folder: "/p")
        #expect(annotations.gitHub == ["::error file=Tests/A%2C b.swift,line=7,title=A.test0 (dark)::50 %25 of\tit"])
        let json = try #require(try JSONSerialization.jsonObject(with: annotations.gitLab) as? [[String: Any]])
        let place = try #require(json.first?["location"] as? [String: Any])
        #expect(place["path"] as? String == "Tests/A, b.swift" && (place["lines"] as? [String: Int])?["begin"] == 7)
        #expect((json.first?["fingerprint"] as? String)?.isEmpty == false)
    }

    // MARK: The page
    @Test func `a page holds every test, escapes what they say, and compares pictures that belong together`() throws {
        var log = TestLog()
        log.now = 1
        for line in [
            "Test Case 'A.test0' started at x", "</script><b>", "/p/A.swift:7: error: A.test0 : <no> & \"why\"",
        ] { _ = log.add(line[...]) }
        let png = Data([0x89, 0x50, 0x4E, 0x47, 1])
        for role in ["expected", "actual", "difference"] { log.attach(.init(name: "card.\(role).png", data: png), to: "") }
        log.attach(.init(name: "tree.txt", data: Data("<view>".utf8)), to: "")
        log.now = 1.5
        for line in [
            "Test Case 'A.test0' failed (0.5 seconds)", "Test Case 'B.test1' started at x",
            "Test Case 'B.test1' passed (0.1 seconds)",
        ] {
            _ = log.add(line[...])
        }
        var report = TestReport()
        report.add(log, module: "DockTests", variant: "iPhone SE, dark", seconds: 0.6)
        report.troubles = ["it <ended>"]
        let text = HTMLReport(report, name: "Dock & Co", folder: "/p").text
        #expect(
            text.contains("Dock &amp; Co") && text.contains("&lt;no&gt; &amp; &quot;why&quot;")
                && text.contains("it &lt;ended&gt;"))
        #expect(!text.contains("</script><b>") && text.components(separatedBy: "</script>").count == 2)
        #expect(text.components(separatedBy: "<div class=compare").count == 2)
        #expect(text.components(separatedBy: "data:image/png;base64,").count == 4)
        #expect(text.contains("A.swift:7") && text.contains("&lt;view&gt;") && text.contains("test1"))
        #expect(text.components(separatedBy: "<rect ").count == 3)
        #expect(!text.contains("http://") && !text.contains("https://"))
    }

    @Test func `snapshots that differ are accepted by a command, one by one or together`() {
        var log = TestLog()
        let words = "Run this test with ALLIUM_RECORD=1 to record it."
        for line in [
            "Test Case 'A.it's' started at x", "/p/A.swift:7: error: A.it's : There is no reference. \(words)",
            "Test Case 'A.it's' failed (0.5 seconds)", "Test Case 'B.other' started at x", "/p/A.swift:9: error: B.other : no",
            "Test Case 'B.other' failed (0.1 seconds)",
        ] { _ = log.add(line[...]) }
        var report = TestReport()
        report.add(log, module: "DockTests", variant: nil, seconds: 0.6)
        let page = { HTMLReport(report, name: "Dock", folder: "/p", recording: $0).text }
        let text = page("allium test /p --record")
        #expect(text.components(separatedBy: "data-words=").count == 2)
        #expect(text.contains("id=accepted data-command=\"allium test /p --record\" hidden"))
        let command = HTMLReport.escaped("allium test /p --record --only 'DockTests/A/it'\\''s'")
        #expect(text.contains("<pre class=console>\(command)</pre>") && !text.contains("DockTests/B"))
        #expect(!page(nil).contains("<details class=accept"))
    }
}
