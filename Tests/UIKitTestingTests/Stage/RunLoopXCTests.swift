import QuartzCore
import UIKit
import UIKitTesting
import XCTest

/// Ordinary XCTest code, which knows nothing of stages and virtual clocks.
final class RunLoopXCTests: XCTestCase {
    func testAnAnimationEndsForCodeThatWaitsForAnExpectation() {
        let ended = expectation(description: "the animation ends")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        window.addSubview(view)
        UIView.animate(withDuration: 0.25, animations: { view.alpha = 0.5 }) { finished in
            XCTAssertTrue(finished)
            ended.fulfill()
        }
        wait(for: [ended], timeout: 10)
        XCTAssertEqual(view.alpha, 0.5)
    }

    func testAnAnimationEndsForCodeThatRunsTheRunLoop() {
        var isDone = false
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        UIView.animate(withDuration: 0.3, delay: 0.1, animations: { window.alpha = 0 }) { _ in isDone = true }
        let limit = Date(timeIntervalSinceNow: 10)
        while !isDone, Date() < limit { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02)) }
        XCTAssertTrue(isDone)
    }

    @MainActor func testAnAnimationEndsForCodeThatAwaits() async {
        let ended = expectation(description: "the animation ends")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        UIView.animate(withDuration: 0.2, animations: { window.alpha = 0 }) { _ in ended.fulfill() }
        await fulfillment(of: [ended], timeout: 10)
    }

    @MainActor func testTheRunLoopMovesTimeAgainAfterAStage() async {
        var stage: Stage? = Stage()
        stage?.advance(by: 1)
        XCTAssertTrue(MediaTime.isDriven)
        stage = nil
        XCTAssertFalse(MediaTime.isDriven)
        await testAnAnimationEndsForCodeThatAwaits()
    }

    /// The way most XCTest code is written: synchronous, and isolated to nothing.
    func testASynchronousTestMethodMayUseAStage() {
        let stage = Stage(device: .iPhone8)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.show(view)
        UIView.animate(withDuration: 0.3) { view.alpha = 0.5 }
        stage.settle()
        XCTAssertEqual(view.alpha, 0.5)
        XCTAssertEqual(stage.pending, [])
        assertTreeSnapshot(of: view)
    }
}
