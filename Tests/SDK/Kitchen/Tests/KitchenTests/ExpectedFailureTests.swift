import XCTest

/// What is expected to fail doesn't count; that nothing fails does.
final class ExpectedFailureTests: XCTestCase {
    private struct Burnt: Error {}

    func testABlockThatFailsAsExpected() {
        let answer: Int = XCTExpectFailure("the oven is broken") {
            XCTAssertEqual("raw", "done")
            return 4
        }
        XCTAssertEqual(answer, 4)
    }

    func testTheRestOfATest() throws {
        XCTAssertTrue(true)
        XCTExpectFailure("nobody cooks")
        XCTFail("cold")
        throw Burnt()
    }

    func testOnlySomeFailures() {
        let options = XCTExpectedFailure.Options()
        options.issueMatcher = { $0.type == .assertionFailure && $0.compactDescription.contains("salt") }
        XCTExpectFailure("other failures count") {
            XCTExpectFailure("no salt", options: options) {
                XCTFail("salt is missing")
                XCTFail("pepper is missing")
            }
        } issueMatcher: {
            XCTAssertEqual($0.sourceCodeContext.location?.fileURL.lastPathComponent, "ExpectedFailureTests.swift")
            return $0.compactDescription.contains("pepper")
        }
    }

    func testNothingHasToFailWithoutStrictness() {
        XCTExpectFailure("sometimes", strict: false) {}
        XCTExpectFailure("sometimes", options: .nonStrict())
        XCTExpectFailure("never asked", enabled: false) {}
    }

    func testThatNothingFailsIsAFailure() {
        XCTExpectFailure("the inner one fails of that") {
            XCTExpectFailure("a pot that is whole") {}
        } issueMatcher: { $0.compactDescription == "Expected failure 'a pot that is whole' but none recorded" }
        XCTExpectFailure("and at the end of a test") { XCTFail("now") }
    }

    func testAnErrorLeavesTheBlock() {
        XCTAssertThrowsError(try XCTExpectFailure("an error is a failure") { throw Burnt() }) { XCTAssertTrue($0 is Burnt) }
    }
}
