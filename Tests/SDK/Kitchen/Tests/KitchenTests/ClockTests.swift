import UIKit
import XCTest

private final class Cook: NSObject {
    var lines: [String] = []
    @objc func ring() { lines.append("method after 20") }
    @objc func tick(_ timer: Timer) { lines.append("timer after 10") }
}

/// What a test waits for comes in the order of its moments, and nobody waits for real.
final class ClockTests: XCTestCase {
    private let cook = Cook()

    private func begin() -> XCTestExpectation {
        let done = expectation(description: "done")
        let cook = self.cook
        cook.perform(#selector(Cook.ring), with: nil, afterDelay: 20)
        Timer.scheduledTimer(timeInterval: 10, target: cook, selector: #selector(Cook.tick(_:)), userInfo: nil, repeats: false)
        DispatchQueue.main.asyncAfter(deadline: .now() + 30) { cook.lines.append("main queue after 30") }
        DispatchQueue.global().async {
            Thread.sleep(forTimeInterval: 40)
            DispatchQueue.main.async { cook.lines.append("thread after 40") }
        }
        UIView.animate(withDuration: 50, animations: { UIView().alpha = 0 }) { _ in }
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) { done.fulfill() }
        OperationQueue.main.addOperation { cook.lines.append("next turn") }
        return done
    }

    private let all = ["next turn", "timer after 10", "method after 20", "main queue after 30", "thread after 40"]

    func testExpectations() {
        wait(for: [begin()], timeout: 100)
        XCTAssertEqual(cook.lines, all)
    }

    func testFulfillingIsAFunctionWithoutArguments() {
        let done = expectation(description: "done")
        let tell: () -> Void = done.fulfill
        tell()
        wait(for: [done], timeout: 1)
    }

    func testRunLoopTurnedByHand() {
        let done = begin()
        let start = Date()
        RunLoop.current.run(until: start.addingTimeInterval(45))
        XCTAssertEqual(cook.lines, all)
        XCTAssertEqual(Date().timeIntervalSince(start), 45, accuracy: 5)
        wait(for: [done], timeout: 100)
    }

    @MainActor func testSleepInAnAsyncTest() async throws {
        let done = begin()
        try await Task.sleep(nanoseconds: 45_000_000_000)
        XCTAssertEqual(cook.lines, all)
        await fulfillment(of: [done], timeout: 100)
    }
}
