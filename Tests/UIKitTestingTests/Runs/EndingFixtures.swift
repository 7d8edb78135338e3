import AppleFoundation
import TestEvidence
import Testing
import UIKit
import XCTest

/// Tests that end their program. They run in a run of their own, which `RunsThatGoOnTests` starts.
let endingFixturesRun = ProcessInfo.processInfo.environment["ALLIUM_ENDING_FIXTURES"] != nil

@Suite("Ending fixtures", .ours, .enabled(if: endingFixturesRun))
@MainActor struct EndingFixtures {
    @Test func passesBefore() {}

    @Test func raises() {
        let home = UIViewController()
        home.addChild(home)  // The line that `RunsThatGoOnTests` asks for.
    }

    @Test func raisesAfterAwaiting() async {
        await Task.yield()
        let home = UIViewController()
        home.addChild(home)
    }

    @Test func traps() {
        let none: Int? = Int("none")
        print(none!)
    }

    @Test(arguments: [1, 2]) func passesWith(argument: Int) {}

    @Test func raisesOnAnotherThread() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async {
                NSException(name: .genericException, reason: "elsewhere").raise()
                continuation.resume()
            }
        }
    }

    @Test func failsPlainly() { #expect(1 == 2) }
}

final class EndingFixtureCase: XCTestCase {
    override func invokeTest() { if endingFixturesRun { super.invokeTest() } }

    func testPassesBefore() {}

    @MainActor func testRaises() {
        let home = UIViewController()
        home.addChild(home)  // The line that `RunsThatGoOnTests` asks for.
    }

    func testRaisesAfterAwaiting() async {
        await Task.yield()
        await MainActor.run {
            let home = UIViewController()
            home.addChild(home)
        }
    }

    func testTraps() {
        let none: Int? = Int("none")
        print(none!)
    }

    /// A trap sets an alarm for its own end, which would ring in a long run.
    func testZPassesAfter() { XCTAssertEqual(alarm(0), 0) }
}
