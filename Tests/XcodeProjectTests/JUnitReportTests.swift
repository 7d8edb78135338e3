import AppleFoundation
import FoundationXML
import TestEvidence
import Testing

@testable import XcodeProject

@Suite("JUnit's form of a report")
struct JUnitReportTests {
    private func report(_ text: String) -> TestReport {
        var log = TestLog(sources: ["/p/Tests/Ships.swift"])
        for line in text.split(separator: "\n") { _ = log.add(line) }
        var report = TestReport()
        report.add(log, module: "DockTests", seconds: 1)
        return report
    }

    /// The text read again.
    private func tree(_ report: TestReport) throws -> XMLElement {
        let text = JUnitReport(report, name: "Dock", folder: "/p").text
        return try #require(XMLDocument(data: Data(text.utf8)).rootElement())
    }

    private func texts(_ root: XMLElement, _ path: String) throws -> [String] {
        try root.nodes(forXPath: path).compactMap(\.stringValue)
    }

    private static let words = """
        Test Case 'FooTests.testA' started at x
        hello <there> & "you" \u{1b}[1mbold\u{1b}[0m \u{7}
        Test Case 'FooTests.testA' passed (0.25 seconds)
        between
        Test Case 'FooTests.testB' started at x
        /p/Tests/Foo.swift:12: error: FooTests.testB : XCTAssertEqual failed: ("<1>") is not equal to ("]]>&2") - why
        /p/Tests/Foo.swift:14: error: FooTests.testB : XCTAssertNil failed
        Test Case 'FooTests.testB' failed (0.5 seconds)
        Test Case 'BarTests.testC' started at x
        /p/Tests/Foo.swift:20: BarTests.testC : Test skipped - later
        Test Case 'BarTests.testC' skipped (0.0 seconds)
        ◇ Test sink() started.
        ✘ Test sink() recorded an issue at Ships.swift:9:5: Expectation failed
        ✘ Test sink() failed after 0.125 seconds with 1 issue.
        """

    @Test(.documented("JUNIT: suites, cases, failures, skips"))
    func `a class is a suite, a test a case with its time, what went wrong and where`() throws {
        let root = try tree(report(Self.words))
        #expect(root.name == "testsuites" && root.attribute(forName: "name")?.stringValue == "Dock")
        #expect(try texts(root, "//testsuite/@name") == ["DockTests.FooTests", "DockTests.BarTests", "DockTests"])
        #expect(try texts(root, "/testsuites/@tests | /testsuites/@failures | /testsuites/@skipped") == ["4", "2", "1"])
        #expect(
            try texts(root, "//testsuite[1]/@tests | //testsuite[1]/@failures | //testsuite[1]/@time") == ["2", "1", "0.750"])
        #expect(try texts(root, "//testcase/@name") == ["testA", "testB", "testC", "sink()"])
        #expect(try texts(root, "//testcase/@time") == ["0.250", "0.500", "0.000", "0.125"])
        #expect(try texts(root, "//testcase[@name='testB']/@classname") == ["DockTests.FooTests"])
        #expect(
            try texts(root, "//testcase[@name='testB']/failure/@message")
                == ["XCTAssertEqual failed: (\"<1>\") is not equal to (\"]]>&2\") - why"])
        #expect(
            try texts(root, "//testcase[@name='testB']/failure")
                == [
                    "Tests/Foo.swift:12: XCTAssertEqual failed: (\"<1>\") is not equal to (\"]]>&2\") - why\nTests/Foo.swift:14: XCTAssertNil failed"
                ])
        #expect(
            try texts(root, "//testcase[@name='testB']/@file | //testcase[@name='testB']/@line") == ["Tests/Foo.swift", "12"])
        #expect(try texts(root, "//testcase[@name='sink()']/failure") == ["Tests/Ships.swift:9: Expectation failed"])
        #expect(try texts(root, "//skipped/@message") == ["later"])
    }

    @Test(.documented("XML: characters"))
    func `what a test prints goes with it, control characters as pictures of them; the rest goes with the suite`() throws {
        let root = try tree(report(Self.words))
        #expect(try texts(root, "//testcase/system-out") == ["hello <there> & \"you\" bold \u{2407}\n"])
        #expect(try texts(root, "//testsuite/system-out") == ["between\n"])
    }

    @Test(.documented("XML: characters")) func `every character comes back, or something readable in its place`() throws {
        let all = String(String.UnicodeScalarView((0...0xFFFF).compactMap(Unicode.Scalar.init))) + "😀"
        let text = "<a b=\"\(JUnitReport.escaped(all, isAttribute: true))\">\(JUnitReport.escaped(all))</a>"
        let root = try #require(XMLDocument(data: Data(text.utf8)).rootElement())
        let pictures = String(
            String.UnicodeScalarView(
                all.unicodeScalars.map {
                    switch $0.value {
                    case 9, 10, 13: $0
                    case 0..<32: Unicode.Scalar(0x2400 + $0.value)!
                    case 127: "\u{2421}"
                    case 0xFFFE, 0xFFFF: "\u{FFFD}"
                    default: $0
                    }
                }))
        #expect(root.stringValue == pictures)
        #expect(root.attribute(forName: "b")?.stringValue == pictures)
    }

    @Test(.ours) func `what does not build and what ends before its tests are errors that readers count`() throws {
        var report = report("")
        report.unbuilt = ["Dock"]
        report.troubles = ["Dock ended before its tests began; its words are above"]
        let root = try tree(report)
        #expect(try texts(root, "/testsuites/@errors | /testsuites/@tests") == ["2", "2"])
        #expect(
            try texts(root, "//error/@message")
                == ["Dock does not build", "Dock ended before its tests began; its words are above"])
    }

    @Test(.ours) func `a test that prints without end leaves a report that can be read`() throws {
        let start = "Test Case 'A.testA' started at x\n"
        let report = report(start + String(repeating: String(repeating: "x", count: 999) + "\n", count: 2_000))
        let output = try #require(report.runs.first?.log.outputs["A.testA"])
        #expect(output.utf8.count < TestLog.outputLimit + 2_000 && output.hasSuffix("… and more\n"))
    }

    @Test(.ours) func `the file is made with its folders, an older one goes before anything runs, a folder is refused`() throws
    {
        let folder = FileManager.default.temporaryDirectory.path + "/junit-" + UUID().uuidString
        defer { ResourceCopy.remove(folder) }
        let file = folder + "/a b/report.xml"
        try JUnitReport(report(Self.words), name: "Dock", folder: "/p").write(to: file)
        #expect(try XMLDocument(data: Data(contentsOf: URL(fileURLWithPath: file))).rootElement()?.name == "testsuites")
        try JUnitReport.prepare(file)
        #expect(!FileManager.default.fileExists(atPath: file))
        #expect(throws: XcodeProject.Problem.self) { try JUnitReport.prepare(folder) }
    }
}
