import AppleFoundation
import TestEvidence
import Testing
import UIKit

@Suite("Diagnostics")
struct DiagnosticsTests {
    @Test(.assumed("every gap is in the support table, once"))
    func `the support table names every gap`() {
        let lines = Unsupported.supportTable.split(separator: "\n")
        #expect(lines.count == Unsupported.allCases.count + 2)
        for gap in Unsupported.allCases {
            #expect(lines.contains { $0.contains(gap.rawValue) && $0.contains(gap.status.rawValue) })
        }
    }

    @Test(.assumed("gaps are counted each time"))
    func `a gap that was met is counted`() {
        let before = Unsupported.reached[.pageCurl, default: 0]
        Unsupported.pageCurl.report()
        Unsupported.pageCurl.report()
        #expect(Unsupported.reached[.pageCurl] == before + 2)
    }

    @Test(.assumed("exceptions end the process, warnings don't"))
    func `an exception that nobody hears ends the process`() async {
        await #expect(processExitsWith: .failure) {
            Misuse.report(.other("Something impossible was asked for.", isException: true))
        }
        await #expect(processExitsWith: .success) {
            Misuse.report(.other("Something odd was asked for.", isException: false))
        }
    }
}
