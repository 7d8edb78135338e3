import AppleFoundation
import TestEvidence
import Testing

@testable import UIKitTesting

@Suite("Testing kit / Failures", .ours)
struct FailureReportTests {
    @Test func `a failure stands at the line of the assertion`() {
        withKnownIssue {
            TestFailure.report("Wrong.", at: .init(fileID: "Kit/Tests.swift", filePath: "Tests.swift", line: 12, column: 3))
        } matching: { issue in
            issue.comments.map(\.rawValue) == ["Wrong."] && issue.sourceLocation?.line == 12
        }
    }
}
