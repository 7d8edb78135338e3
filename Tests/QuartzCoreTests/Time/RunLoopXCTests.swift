import AppleFoundation
import CoreGraphics
import QuartzCore
import XCTest

/// On the process's main thread, with its run loop, where app tests run that only wait.
final class RunLoopXCTests: XCTestCase {
    override func setUp() {
        AnimationScheduler.shared.reset()
        TransactionStack.shared.reset()
        MediaTime.clock = VirtualClock(now: 1000)
        MediaTime.isDriven = false
    }

    private func fade(_ layer: CALayer) {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 0.25
        layer.add(animation, forKey: "fade")
    }

    func testAnimationsEndWhileTheRunLoopTurns() {
        let layer = CALayer()
        let done = expectation(description: "completion")
        CATransaction.begin()
        CATransaction.setCompletionBlock { done.fulfill() }
        fade(layer)
        CATransaction.commit()
        wait(for: [done], timeout: 10)
        XCTAssertNil(layer.animationKeys())
        let end = CACurrentMediaTime()
        XCTAssertEqual(end, 1000.25, accuracy: 1.0 / 60 + 1e-6)
        XCTAssertEqual(CACurrentMediaTime(), end)
        // The run loop and the animations go by one clock.
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.03))
        XCTAssertGreaterThanOrEqual(CACurrentMediaTime(), end + 0.0299)
    }

    func testTheImplicitTransactionIsCommittedInTheNextTurn() {
        let done = expectation(description: "commit")
        CATransaction.setCompletionBlock { done.fulfill() }
        CALayer().name = "changed"
        wait(for: [done], timeout: 10)
    }

    func testDisplayLinksTickWithTheRunLoop() {
        let ticks = expectation(description: "ticks")
        ticks.expectedFulfillmentCount = 5
        ticks.assertForOverFulfill = false
        let link = CADisplayLink { _ in ticks.fulfill() }
        link.add(to: .main, forMode: .common)
        wait(for: [ticks], timeout: 10)
        link.invalidate()
    }

    func testEndlessAnimationsDoNotKeepTheProgramBusyOnceTheyAreGone() {
        let layer = CALayer()
        fade(layer)
        layer.animation(forKey: "fade")?.repeatCount = .infinity
        CATransaction.flush()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.03))
        XCTAssertEqual(layer.animationKeys(), ["fade"])
        layer.removeAllAnimations()
        XCTAssertTrue(AnimationScheduler.shared.isIdle)
    }
}
