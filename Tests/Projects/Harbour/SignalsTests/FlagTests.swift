import XCTest

@testable import Signals

final class FlagTests: XCTestCase {
    func testNames() { XCTAssertEqual(Flag("blue").name, "blue") }

    func testThereIsNoApp() {
        XCTAssertEqual(Bundle.main.bundleIdentifier, "com.apple.dt.xctest.tool")
        XCTAssertTrue(Bundle(for: FlagTests.self).bundlePath.hasSuffix("/PlugIns/SignalsTests.xctest"))
    }
}
