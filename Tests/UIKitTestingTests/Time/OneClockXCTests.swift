import QuartzCore
import UIKit
import UIKitTesting
import XCTest

/// Ordinary XCTest code: what it waits for comes in the order of time, and at no real time.
final class OneClockXCTests: XCTestCase {
    private var began = 0.0
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    override func setUp() {
        window.isHidden = false
        began = realTime()
    }

    /// Where other threads are at work for long, time passes as it really does (decision 11): so much may come on top, and no more.
    private func assertPassed(_ seconds: Double, of passed: Double, line: UInt = #line) {
        XCTAssertGreaterThanOrEqual(passed, seconds - 0.01, line: line)
        XCTAssertLessThanOrEqual(passed, seconds + 0.5 + (realTime() - began), line: line)
    }

    override func tearDown() { XCTAssertLessThan(realTime() - began, 30) }

    func testExpectationsOfAllKindsOfDelays() {
        let all = ["timer", "main queue", "global queue", "task", "animation"].map { expectation(description: $0) }
        _ = Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { _ in all[0].fulfill() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 20) { all[1].fulfill() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 30) { all[2].fulfill() }
        Task {
            try await Task.sleep(nanoseconds: 40_000_000_000)
            all[3].fulfill()
        }
        UIView.animate(withDuration: 50, animations: { self.window.alpha = 0.5 }) { _ in all[4].fulfill() }
        let start = Date()
        wait(for: all, timeout: 60, enforceOrder: true)
        assertPassed(50, of: Date().timeIntervalSince(start))
    }

    // Here, because Swift Testing's other tests would share the few threads on which tasks go on.
    func testAllThatWaitsForAMomentComesInTheOrderOfTheMoments() {
        MainActor.assumeIsolated {
            let diary = Diary()
            let view = UIView()
            diary.stage.show(view)
            let link = CADisplayLink { link in
                if link.timestamp > CACurrentMediaTime() - 0.001, diary.stage.time > 0.85 {
                    diary.note("display link")
                    link.invalidate()
                }
            }
            link.add(to: .main, forMode: .common)
            UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }) { _ in diary.note("animation") }
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.6) {
                DispatchQueue.main.async { diary.note("global queue") }
            }
            _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
                MainActor.assumeIsolated { diary.note("timer") }
            }
            Task {
                try await Task.sleep(nanoseconds: 300_000_000)
                diary.note("task")
                try await Task.sleep(for: .seconds(0.5))
                diary.note("task again")
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { diary.note("main queue") }
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.25) { diary.note("calendar's clock") }
            DispatchQueue.global().async {
                Thread.sleep(forTimeInterval: 0.7)
                DispatchQueue.main.async { diary.note("sleeping thread") }
            }
            let source = DispatchSource.makeTimerSource(queue: .main)
            source.schedule(deadline: .now() + 0.4)
            source.setEventHandler { diary.note("timer source") }
            source.activate()

            diary.stage.advance(by: 1)
            source.cancel()
            XCTAssertEqual(
                diary.lines,
                [
                    "0.10 timer", "0.20 main queue", "0.25 calendar's clock", "0.30 task", "0.40 timer source",
                    "0.50 animation",
                    "0.60 global queue", "0.70 sleeping thread", "0.80 task again", "0.87 display link",
                ])
        }
    }

    func testWorkOnOtherQueuesIsWaitedForAtTheMomentOfItsStart() {
        MainActor.assumeIsolated {
            let diary = Diary()
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                DispatchQueue.global(qos: .userInitiated).async {
                    let sum = (0..<300_000).reduce(0) { ($0 &* 31) ^ $1 }
                    DispatchQueue.main.async { diary.note("computed \(sum != 0)") }
                }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.001) { diary.note("later") }
            let queue = OperationQueue()
            queue.addOperation {
                sleep(2)
                OperationQueue.main.addOperation { MainActor.assumeIsolated { diary.note("operation") } }
            }
            diary.stage.advance(by: 3)
            XCTAssertEqual(diary.lines, ["1.00 computed true", "1.00 later", "2.00 operation"])
        }
    }

    func testAnExpectationThatNeverComesEndsAtItsTime() {
        let start = Date()
        let never = XCTestExpectation(description: "never")
        XCTAssertEqual(XCTWaiter.wait(for: [never], timeout: 100), .timedOut)
        assertPassed(100, of: Date().timeIntervalSince(start))
    }

    func testARunLoopTurnedByHand() {
        nonisolated(unsafe) var lines: [String] = []
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { lines.append("main queue") }
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in lines.append("timer") }
        UIView.animate(withDuration: 2, animations: { self.window.alpha = 0 }) { _ in lines.append("animation") }
        let end = Date(timeIntervalSinceNow: 10)
        RunLoop.main.run(until: end)
        XCTAssertEqual(lines, ["timer", "animation", "main queue"])
        assertPassed(0, of: Date().timeIntervalSince(end))
    }

    func testAnAnimationAndATimerGoAtOneSpeed() {
        nonisolated(unsafe) var ended: [TimeInterval] = []
        let start = Date()
        UIView.animate(withDuration: 0.9, animations: { self.window.alpha = 0 }) { _ in
            ended.append(Date().timeIntervalSince(start))
        }
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in ended.append(Date().timeIntervalSince(start)) }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 2))
        XCTAssertEqual(ended.count, 2)
        XCTAssertEqual(ended.first ?? 0, 0.9, accuracy: 0.02)
        XCTAssertEqual(ended.last ?? 0, 1, accuracy: 0.02)
    }

    /// A hundred times, because it takes a thread that queues while the main one works off.
    func testWhatAThreadQueuesComesBeforeWhatItWaitsFor() {
        nonisolated(unsafe) var numbers: [Int] = []
        let done = expectation(description: "done")
        Thread.detachNewThread {
            for round in 0..<100 {
                for step in 0..<9 { DispatchQueue.main.async { numbers.append(round * 10 + step) } }
                DispatchQueue.main.sync { numbers.append(round * 10 + 9) }
            }
            done.fulfill()
        }
        wait(for: [done], timeout: 10)
        XCTAssertEqual(numbers, Array(0..<1000))
    }

    func testAMainThreadThatWaitsForAnother() {
        let signal = DispatchSemaphore(value: 0)
        DispatchQueue.global().asyncAfter(deadline: .now() + 5) { signal.signal() }
        let start = Date()
        signal.wait()
        assertPassed(5, of: Date().timeIntervalSince(start))
        XCTAssertEqual(signal.wait(timeout: .now() + 7), .timedOut)
        Thread.sleep(forTimeInterval: 8)
        assertPassed(20, of: Date().timeIntervalSince(start))
    }

    @MainActor func testAStageShowsTheSameWorldToThoseWhoWait() {
        let stage = Stage()
        let fired = expectation(description: "fired")
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { fired.fulfill() }
        stage.advance(by: 1)
        wait(for: [fired], timeout: 10)
        XCTAssertEqual(stage.time, 3, accuracy: 0.01)
    }

    @MainActor func testAnAsyncTestSleeps() async throws {
        let start = ContinuousClock.now
        try await Task.sleep(for: .seconds(30))
        assertPassed(30, of: (ContinuousClock.now - start) / .seconds(1))
    }
}
