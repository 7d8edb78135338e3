import Signals
import XCTest

@testable import My_Harbour

class QuayTests: XCTestCase {
    private var delegate: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }

    func testTheAppWasLaunchedFirst() throws {
        XCTAssertEqual(delegate?.steps, ["launched with red", "tests will run", "as Xcode says"])
        let root = try XCTUnwrap(delegate?.window?.rootViewController as? QuayViewController)
        XCTAssertTrue(delegate?.window?.isKeyWindow ?? false)
        XCTAssertEqual(root.calls, ["viewDidLoad", "viewDidAppear"])
        XCTAssertEqual(root.mooring.text, "green at the quay")
    }

    func testBundlesAreTheAppsAndTheTests() throws {
        XCTAssertEqual(Bundle.main.bundleIdentifier, "org.allium.harbour")
        XCTAssertTrue(Bundle.main.bundlePath.hasSuffix("/My Harbour.app"))
        let own = Bundle(for: QuayTests.self)
        XCTAssertEqual(own.bundleIdentifier, "org.allium.harbour.tests")
        XCTAssertEqual(own.infoDictionary?["CFBundleName"] as? String, "HarbourTests")
        XCTAssertTrue(own.bundlePath.hasSuffix("/My Harbour.app/PlugIns/HarbourTests.xctest"))
        let file = try XCTUnwrap(own.url(forResource: "ships", withExtension: "json"))
        XCTAssertEqual(try JSONDecoder().decode([String].self, from: Data(contentsOf: file)), ["Aurora", "Änne"])
        XCTAssertNil(Bundle.main.url(forResource: "ships", withExtension: "json"))
        XCTAssertTrue(Bundle(for: AppDelegate.self) === Bundle.main)
        XCTAssertTrue(Flag.bundle.bundlePath.hasSuffix("/Frameworks/Signals.framework"))
    }

    func testScreensComeFromTheAppsStoryboard() throws {
        let screen = try XCTUnwrap(
            UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Quay") as? QuayViewController)
        screen.loadViewIfNeeded()
        screen.castOff()
        XCTAssertEqual(screen.mooring.text, "gone")
    }

    func testTimePassesByWaiting() {
        let done = expectation(description: "done")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { done.fulfill() }
        wait(for: [done], timeout: 2)
    }

    func testOfAnotherDay() throws { throw XCTSkip("not before the tide") }
}
