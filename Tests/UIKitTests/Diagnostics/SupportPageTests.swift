import AppleFoundation
import TestEvidence
import Testing

@testable import UIKit

@Suite("Diagnostics / The support page")
struct SupportPageTests {
    @Test(.assumed("the page is generated, so it must match what the code says"))
    func `Documentation/Support.md says what the code says`() throws {
        let page = SupportPage(root: SupportPage.repository)
        let expected = try page.text()
        let file = SupportPage.repository.appendingPathComponent("Documentation/Support.md")
        if ProcessInfo.processInfo.environment["ALLIUM_RECORD"] != nil {
            try expected.write(to: file, atomically: true, encoding: .utf8)
        }
        let actual = try String(contentsOf: file, encoding: .utf8)
        #expect(actual == expected, "Documentation/Support.md is stale: run Scripts/support")
    }

    @Test(.assumed("a reader must not see nothing"))
    func `the count of Apple's names finds what is known to be there and to be missing`() throws {
        let page = try SupportPage(root: SupportPage.repository).coverage()
        #expect(page.contains { $0.hasPrefix("| UIKit | current |") })
        #expect(page.contains { $0.hasPrefix("| `UILabel` |") && $0.contains("100.0 %") })
    }

    @Test(.assumed("a class that came after the count must not be called missing"))
    func `classes that came since they were counted stand for themselves`() throws {
        let missing = try SupportPage(root: SupportPage.repository).standIns()
        #expect(missing.contains { $0.hasPrefix("`wkWebView` as `UIView`") })
        #expect(!missing.contains { $0.hasPrefix("`UITableView`") || $0.hasPrefix("`UIDatePicker`") })
    }

    @Test(
        .assumed("a count of other people's files can't be made again by who reads it, so it says what it is a count of"),
        arguments: Corpus.allCases)
    func `what was counted over public files says at which commit`(corpus: Corpus) throws {
        let counted = try corpus.counted(in: SupportPage.repository)
        #expect(counted.commit.wholeMatch(of: #/[0-9a-f]{8,40}/#) != nil)
        #expect(counted.date.wholeMatch(of: #/20\d\d-\d\d-\d\d/#) != nil)
        #expect(
            try SupportPage(root: SupportPage.repository).text().contains("At commit `\(counted.commit)`, \(counted.date)."))
    }
}
