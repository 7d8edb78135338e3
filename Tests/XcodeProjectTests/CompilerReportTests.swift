import AppleFoundation
import TestEvidence
import Testing

@testable import XcodeProject

@Suite("Xcode projects / Failed builds", .assumed("what a person wants to read first"))
struct CompilerReportTests {
    private let file: String

    init() throws {
        file = FileManager.default.temporaryDirectory.path + "/report-\(UUID().uuidString).swift"
        try Data("import UIKit\nlet table = UITableView()\nclass Own { var x = y }\n".utf8).write(
            to: URL(fileURLWithPath: file))
    }

    private var log: String {
        """
        Building for debugging...
        [1/5] Write sources
        error: emit-module command failed with exit code 1 (use -v to see invocation)
        [3/8] Emitting module App
        /build/A.swift:2:13: error: cannot find 'UITableView' in scope
        1 | import UIKit
        2 | let table = UITableView()
          |             `- error: cannot find 'UITableView' in scope
        [4/8] Compiling App A.swift
        /build/A.swift:2:13: error: cannot find 'UITableView' in scope
        2 | let table = UITableView()
        /build/A.swift:3:21: error: cannot find 'y' in scope
        3 | class Own { @objcText var x = y }
        /build/A.swift:3:1: warning: something
        /build/A.swift:3:1: note: something else
        """
    }

    @Test func `each error stands once, under the user's file and line`() {
        let report = CompilerReport(log: log) { $0 == "/build/A.swift" ? file : $0 }
        #expect(report.errors.map(\.line) == [2, 3])
        // The caret only where the compiler has read what the user wrote.
        #expect(
            report.text() == """
                \(file):2:13: error: cannot find 'UITableView' in scope
                    let table = UITableView()
                                ^
                \(file):3:21: error: cannot find 'y' in scope
                    class Own { var x = y }
                """)
        #expect(report.missingNames == ["UITableView": 1, "y": 1])
    }

    @Test func `the linker's words and those of the build come last`() {
        let report = CompilerReport(
            log:
                "error: link command failed with exit code 1\n/usr/bin/ld: A.o: undefined reference to `f'\nerror: no space left\n"
        )
        #expect(report.others == ["/usr/bin/ld: A.o: undefined reference to `f'", "no space left"])
    }

    @Test func `missing members, types and modules are counted`() {
        #expect(CompilerReport.missingName("cannot find type 'UIWebView' in scope") == "UIWebView")
        #expect(CompilerReport.missingName("value of type 'UIView?' has no member 'foo'") == "UIView.foo")
        #expect(CompilerReport.missingName("type 'UIColor' has no member 'redColor'") == "UIColor.redColor")
        #expect(CompilerReport.missingName("cannot convert value") == nil)
        let report = CompilerReport(
            log: "/a.swift:1:8: error: no such module 'AVFoundation'\n/b.swift:1:8: error: no such module 'AVFoundation'\n")
        #expect(report.missingModules == ["AVFoundation"])
    }

    @Test func `sources tell their imports, their own types and how old they are`() {
        let survey = SourceSurvey([
            "import UIKit\n@testable import Deep\nimport struct Inner.Thing // import Nothing\nclass UIOwnView: UIView { let t: UITableView; let u = UITableView() }",
            "self.view.backgroundColor = UIColor.whiteColor()\nlet r = CGRectMake(0, 0, 1, 1)\nprintln(r)",
        ])
        #expect(survey.imports == ["UIKit", "Deep", "Inner"])
        #expect(survey.declared == ["UIOwnView"] && survey.uses["UITableView"] == 2)
        #expect(survey.missing(inModule: Data("\0UIView\0UIColor\0".utf8)) == ["UITableView": 2])
        #expect(survey.isOfSwift2(version: nil) && survey.isOfSwift2(version: "2.3"))
        #expect(!SourceSurvey(["let a = 1"]).isOfSwift2(version: "5.0"))
    }

    @Test func `a summary names the causes and what to do`() {
        var summary = FailureSummary()
        summary.name = "App"
        summary.report = CompilerReport(log: log)
        summary.absentNames = ["UITableView": 12, "UISearchBar": 1]
        summary.absentModules = ["AVFoundation", "SnapKit", "Core"]
        summary.ownTargets = ["Core"]
        summary.suppliers = [.podsNotInstalled]
        summary.isOfSwift2 = true
        let lines = summary.lines
        #expect(lines[0] == "App does not build: 2 errors")
        #expect(lines[1].hasPrefix("written for Swift 2"))
        #expect(lines[2] == "not here yet: UITableView (12 uses), UISearchBar (1 use)")
        #expect(lines[3] == "needs module AVFoundation, which Allium doesn't have")
        #expect(lines[4].hasPrefix("needs module Core: a framework of the project itself"))
        #expect(lines[5].hasPrefix("needs module SnapKit: the Podfile asks for pods that are not there: run `pod install`"))
        #expect(lines[5].hasSuffix("--packages names a folder with checkouts of packages"))
    }
}
