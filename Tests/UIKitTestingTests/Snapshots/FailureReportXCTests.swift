import XCTest

@testable import UIKitTesting

final class FailureReportXCTests: XCTestCase {
    private var isListening = false
    private var heard: [String] = []

    func testAFailureReachesXCTest() {
        isListening = true
        TestFailure.report("Wrong.", at: .init(fileID: "Kit/Tests.swift", filePath: "Tests.swift", line: 12, column: 3))
        isListening = false
        XCTAssertEqual(heard, ["Tests.swift:12 failed - Wrong."])
    }

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        guard isListening else {
            return super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
        heard.append("\(filePath):\(lineNumber) \(description)")
    }
}
