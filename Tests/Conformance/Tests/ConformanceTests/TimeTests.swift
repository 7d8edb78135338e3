import UIKit
import XCTest

/// NSTimer, NSRunLoop, dispatch, UIView.animate, CADisplayLink, CATransaction as documented.
final class TimeTests: XCTestCase {
    private var notes: [String] = []
    @objc private func note() { notes.append("selector") }
    @objc private func noteTimer(_ timer: Timer) { notes.append(timer.userInfo as? String ?? "none") }

    private func wait(_ seconds: TimeInterval) {
        let done = expectation(description: "time")
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { done.fulfill() }
        wait(for: [done], timeout: seconds + 5)
    }

    func testATimerDoesNotFireAtOnce() {
        let timer = Timer.scheduledTimer(
            timeInterval: 0.2, target: self, selector: #selector(note), userInfo: nil, repeats: false)
        wait(0.05)
        XCTAssertEqual(notes, [])
        wait(0.3)
        XCTAssertEqual(notes, ["selector"])
        XCTAssertFalse(timer.isValid)
    }
    func testATimerBringsItsUserInfo() {
        Timer.scheduledTimer(
            timeInterval: 0.01, target: self, selector: #selector(noteTimer(_:)), userInfo: "mine", repeats: false)
        wait(0.1)
        XCTAssertEqual(notes, ["mine"])
    }
    func testARepeatingTimerFiresOnceAnInterval() {
        var count = 0
        let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in count += 1 }
        wait(0.55)
        timer.invalidate()
        XCTAssertEqual(count, 5)
    }
    func testATimerThatIsInvalidatedIsSilent() {
        var count = 0
        let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { timer in
            count += 1
            if count == 2 { timer.invalidate() }
        }
        wait(0.4)
        XCTAssertEqual(count, 2)
        XCTAssertFalse(timer.isValid)
    }
    func testATimerThatIsNotScheduledDoesNotFire() {
        var count = 0
        let timer = Timer(timeInterval: 0.01, repeats: false) { _ in count += 1 }
        wait(0.1)
        XCTAssertEqual(count, 0)
        RunLoop.main.add(timer, forMode: .common)
        wait(0.1)
        XCTAssertEqual(count, 1)
    }
    func testWhatIsDueFirstHappensFirst() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { self.notes.append("queue") }
        Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in self.notes.append("timer") }
        let performer = Performer { self.notes.append("selector") }
        performer.perform(#selector(Performer.call), with: nil, afterDelay: 0.1)
        UIView.animate(withDuration: 0.25, animations: {}) { _ in }
        wait(0.5)
        XCTAssertEqual(notes, ["selector", "timer", "queue"])
    }
    func testTheMainQueueRunsAfterThePresentCode() {
        DispatchQueue.main.async { self.notes.append("later") }
        notes.append("now")
        wait(0.01)
        XCTAssertEqual(notes, ["now", "later"])
    }
    func testTheMainOperationQueueRunsAfterThePresentCode() {
        OperationQueue.main.addOperation { self.notes.append("later") }
        notes.append("now")
        wait(0.01)
        XCTAssertEqual(notes, ["now", "later"])
    }
    func testADelayOfZeroIsLater() {
        let performer = Performer { self.notes.append("selector") }
        performer.perform(#selector(Performer.call), with: nil, afterDelay: 0)
        XCTAssertEqual(notes, [])
        wait(0.05)
        XCTAssertEqual(notes, ["selector"])
    }
    func testADelayedCallCanBeTakenBack() {
        let performer = Performer { self.notes.append("selector") }
        performer.perform(#selector(Performer.call), with: nil, afterDelay: 0.05)
        NSObject.cancelPreviousPerformRequests(withTarget: performer, selector: #selector(Performer.call), object: nil)
        wait(0.1)
        XCTAssertEqual(notes, [])
    }
    func testARunLoopThatIsTurnedByHandRunsTimers() {
        Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in self.notes.append("timer") }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
        XCTAssertEqual(notes, ["timer"])
    }
    func testARunLoopThatIsTurnedByHandLetsThatMuchTimePass() {
        let before = Date()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
        XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(before), 0.29)
    }
    func testTasksSleepAsLongAsTheyAsk() async throws {
        let before = CACurrentMediaTime()
        try await Task.sleep(nanoseconds: 200_000_000)
        XCTAssertGreaterThanOrEqual(CACurrentMediaTime() - before, 0.199)
    }
    func testTasksOfTheMainActorRunLater() {
        Task { @MainActor in self.notes.append("task") }
        notes.append("now")
        wait(0.05)
        XCTAssertEqual(notes, ["now", "task"])
    }
    func testAnAnimationCompletesAfterItsDuration() {
        let surroundings = UIWindow(frame: UIScreen.main.bounds)
        let view = UIView()
        surroundings.addSubview(view)
        surroundings.isHidden = false
        UIView.animate(withDuration: 0.2, animations: { view.alpha = 0.5 }) { self.notes.append("\($0)") }
        wait(0.1)
        XCTAssertEqual(notes, [])
        wait(0.3)
        XCTAssertEqual(notes, ["true"])
        surroundings.isHidden = true
    }
    func testAnAnimationWaitsForItsDelay() {
        let surroundings = UIWindow(frame: UIScreen.main.bounds)
        let view = UIView()
        surroundings.addSubview(view)
        surroundings.isHidden = false
        UIView.animate(withDuration: 0.1, delay: 0.3, options: [], animations: { view.alpha = 0.5 }) { _ in
            self.notes.append("end")
        }
        wait(0.25)
        XCTAssertEqual(notes, [])
        wait(0.4)
        XCTAssertEqual(notes, ["end"])
        surroundings.isHidden = true
    }
    func testAnAnimationOfNoDurationCompletesLater() {
        let view = UIView()
        UIView.animate(withDuration: 0, animations: { view.alpha = 0.5 }) { _ in self.notes.append("end") }
        XCTAssertEqual(notes, [])
        wait(0.1)
        XCTAssertEqual(notes, ["end"])
    }
    func testWithAnimationsOffTheCompletionComesLaterAndTheValueAtOnce() {
        let view = UIView()
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }) { _ in self.notes.append("end") }
        UIView.setAnimationsEnabled(true)
        XCTAssertEqual(view.alpha, 0.5)
        XCTAssertEqual(notes, [])
        wait(0.1)
        XCTAssertEqual(notes, ["end"])
    }
    func testPerformWithoutAnimationMakesNoAnimation() {
        let view = UIView()
        UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.alpha = 0.2 } }
        XCTAssertNil(view.layer.animationKeys())
    }
    func testADisplayLinkTicksAndLooksAhead() {
        let target = LinkTarget()
        let link = CADisplayLink(target: target, selector: #selector(LinkTarget.tick(_:)))
        link.add(to: .main, forMode: .common)
        wait(0.2)
        link.invalidate()
        XCTAssertGreaterThan(target.stamps.count, 5)
        XCTAssertTrue(target.stamps.allSatisfy { $0.0 < $0.1 })
        XCTAssertEqual(target.stamps.map(\.0), target.stamps.map(\.0).sorted())
    }
    func testADisplayLinkThatIsPausedIsSilent() {
        let target = LinkTarget()
        let link = CADisplayLink(target: target, selector: #selector(LinkTarget.tick(_:)))
        link.isPaused = true
        link.add(to: .main, forMode: .common)
        wait(0.1)
        link.invalidate()
        XCTAssertEqual(target.stamps.count, 0)
    }
    func testATransactionWithoutAnimationsCompletes() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.notes.append("end") }
        CATransaction.commit()
        wait(0.05)
        XCTAssertEqual(notes, ["end"])
    }
    func testAPropertyAnimatorEndsAtItsEnd() {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { self.notes.append($0 == .end ? "end" : "other") }
        animator.startAnimation()
        XCTAssertEqual(animator.state, .active)
        wait(0.3)
        XCTAssertEqual(notes, ["end"])
        XCTAssertEqual(animator.state, .inactive)
    }
    func testAPropertyAnimatorHalfWayKnowsIt() {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.fractionComplete = 0.5
        XCTAssertEqual(animator.fractionComplete, 0.5, accuracy: 0.001)
        XCTAssertEqual(animator.state, .active)
        XCTAssertFalse(animator.isRunning)
        animator.stopAnimation(true)
        XCTAssertEqual(animator.state, .inactive)
    }

    // MARK: Springs
    func testASpringAnimationHasTheDocumentedDefaults() {
        let spring = CASpringAnimation(keyPath: "opacity")
        XCTAssertEqual(spring.mass, 1)
        XCTAssertEqual(spring.stiffness, 100)
        XCTAssertEqual(spring.damping, 10)
        XCTAssertEqual(spring.initialVelocity, 0)
    }
    func testAStifferSpringSettlesSooner() {
        let soft = CASpringAnimation(keyPath: "opacity")
        let stiff = CASpringAnimation(keyPath: "opacity")
        soft.damping = 10
        stiff.stiffness = 400
        stiff.damping = 20
        XCTAssertLessThan(stiff.settlingDuration, soft.settlingDuration)
        XCTAssertGreaterThan(stiff.settlingDuration, 0)
    }
    func testAnAnimatorWithASpringOfItsOwnTakesTheSpringsTime() {
        let spring = UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 77, timingParameters: spring)
        XCTAssertEqual(animator.duration, 0.5, accuracy: 0.1)
    }
    func testADampingRatioKeepsTheAnimatorsDuration() {
        let animator = UIViewPropertyAnimator(duration: 0.7, dampingRatio: 0.5)
        XCTAssertEqual(animator.duration, 0.7)
    }
    func testADefaultAnimationLastsAQuarterSecondInATransaction() { XCTAssertEqual(CATransaction.animationDuration(), 0.25) }
}

private final class LinkTarget: NSObject {
    var stamps: [(CFTimeInterval, CFTimeInterval)] = []
    @objc func tick(_ link: CADisplayLink) { stamps.append((link.timestamp, link.targetTimestamp)) }
}

/// XCTest's own test cases are no NSObjects everywhere.
private final class Performer: NSObject {
    private let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    @objc func call() { body() }
}
