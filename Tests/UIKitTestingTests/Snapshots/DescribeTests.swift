import CoreGraphics
import TestEvidence
import Testing

@testable import UIKitTesting

@Suite("Testing kit / Snapshots / Numbers", .ours)
struct DescribeTests {
    @Test(
        arguments: [
            (0.0, "0"), (-0.0, "0"), (12, "12"), (0.1 + 0.2, "0.3"), (-1.25, "-1.25"), (20.0 / 3, "6.667"), (-0.0004, "0"),
            (99.9996, "100"),
            (.infinity, "inf"), (1e300, "1e+300"),
        ] as [(CGFloat, String)])
    func `shows at most three decimals`(value: CGFloat, text: String) {
        #expect(Describe.number(value) == text)
    }

    @Test func `shows a rectangle as origin and size`() {
        #expect(Describe.rect(CGRect(x: 1, y: 2.5, width: 30, height: 40)) == "(1, 2.5; 30 x 40)")
    }
}
