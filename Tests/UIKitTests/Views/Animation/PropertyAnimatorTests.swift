import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Views / Animation / Property animators")
struct PropertyAnimatorTests {

    /// A view in a window, with a clock that only this test moves.
    private func scene() -> (SmallStage, UIView) {
        let stage = SmallStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.center.x = 0
        stage.window.addSubview(view)
        return (stage, view)
    }

    private func linear(_ view: UIView, duration: TimeInterval = 1) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, curve: .linear) { view.center.x = 100 }
    }

    @Test(.documented("UIViewPropertyAnimator.startAnimation()"))
    func `runs from start to end`() {
        let (stage, view) = scene()
        let animator = linear(view)
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(view.center.x == 0)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning)
        stage.advance(0.25)
        #expect(isClose(stage.x(view), 25) && isClose(animator.fractionComplete, 0.25))
        stage.advance(0.75)
        #expect(positions == [.end])
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(view.center.x == 100 && view.layer.animationKeys() == nil)
    }

    @Test(.documented("UIViewPropertyAnimator.pauseAnimation()"))
    func `pauses where it is and goes on from there`() {
        let (stage, view) = scene()
        let animator = linear(view)
        animator.startAnimation()
        stage.advance(0.4)
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        stage.advance(3)
        #expect(isClose(stage.x(view), 40))
        animator.startAnimation()
        stage.advance(0.3)
        #expect(isClose(stage.x(view), 70))
        stage.advance(0.3)
        #expect(animator.state == .inactive)
    }

    @Test(.documented("UIViewPropertyAnimator.fractionComplete"))
    func `can be scrubbed in both directions`() {
        let (stage, view) = scene()
        let animator = linear(view)
        for fraction in [0.5, 0.1, 0.9, 0] as [CGFloat] {
            animator.fractionComplete = fraction
            #expect(isClose(stage.x(view), fraction * 100))
        }
        #expect(animator.state == .active)
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.advance(0.25)
        #expect(isClose(stage.x(view), 75))
        stage.advance(0.25)
        #expect(animator.state == .inactive)
    }

    @Test(.documented("UIViewPropertyAnimator.scrubsLinearly"))
    func `scrubbing follows the finger, or the curve if that is wanted`() {
        let (stage, view) = scene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 100 }
        animator.fractionComplete = 0.25
        #expect(isClose(stage.x(view), 25))
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.25
        #expect(stage.x(view) < 15)
        animator.stopAnimation(true)
    }

    @Test(.documented("UIViewPropertyAnimator.isReversed"))
    func `turns round and ends at the start`() {
        let (stage, view) = scene()
        let animator = linear(view)
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        stage.advance(0.5)
        animator.isReversed = true
        stage.advance(0.25)
        #expect(isClose(stage.x(view), 25))
        stage.advance(0.25)
        #expect(positions == [.start])
        #expect(view.center.x == 0)
    }

    @Test(.documented("UIViewPropertyAnimator.stopAnimation(_:), finishAnimation(at:)"))
    func `stops half-way and finishes where it is told to`() {
        let (stage, view) = scene()
        for (position, expected) in [(UIViewAnimatingPosition.current, 50.0), (.start, 0), (.end, 100)] {
            view.center.x = 0
            let animator = linear(view)
            var positions: [UIViewAnimatingPosition] = []
            animator.addCompletion { positions.append($0) }
            animator.startAnimation()
            stage.advance(0.5)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped)
            #expect(isClose(view.center.x, 50))
            #expect(positions == [])
            animator.finishAnimation(at: position)
            #expect(positions == [position] && animator.state == .inactive)
            #expect(isClose(view.center.x, CGFloat(expected)))
        }
    }

    @Test(.documented("UIViewPropertyAnimator.stopAnimation(_:)"))
    func `stopping for good calls no completion`() {
        let (stage, view) = scene()
        let animator = linear(view)
        var calls = 0
        animator.addCompletion { _ in calls += 1 }
        animator.startAnimation()
        stage.advance(0.3)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive && isClose(view.center.x, 30))
        stage.advance(2)
        #expect(calls == 0)
    }

    @Test(.documented("UIViewPropertyAnimator.addAnimations(_:delayFactor:)"))
    func `later blocks begin after their part of the time`() {
        let (stage, view) = scene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations { view.center.x = 100 }
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.advance(0.5)
        #expect(isClose(stage.alpha(view), 1))
        stage.advance(0.25)
        #expect(isClose(stage.alpha(view), 0.5) && isClose(stage.x(view), 75))
        stage.advance(0.25)
        #expect(view.alpha == 0)
    }

    @Test(.documented("UIViewPropertyAnimator.addAnimations(_:): a running animator gives the rest of its time"))
    func `blocks that come late have the rest`() {
        let (stage, view) = scene()
        let animator = linear(view)
        animator.startAnimation()
        stage.advance(0.5)
        animator.addAnimations { view.alpha = 0 }
        stage.advance(0.25)
        #expect(isClose(stage.alpha(view), 0.5))
        stage.advance(0.25)
        #expect(animator.state == .inactive && view.alpha == 0)
    }

    @Test(.documented("UIViewPropertyAnimator.startAnimation(afterDelay:)"))
    func `waits`() {
        let (stage, view) = scene()
        let animator = linear(view)
        animator.startAnimation(afterDelay: 1)
        #expect(animator.state == .active)
        stage.advance(1)
        #expect(isClose(stage.x(view), 0))
        stage.advance(0.5)
        #expect(isClose(stage.x(view), 50))
    }

    @Test(.documented("UIViewPropertyAnimator.pausesOnCompletion"))
    func `may stay active at its end and come back`() {
        let (stage, view) = scene()
        let animator = linear(view)
        animator.pausesOnCompletion = true
        var calls = 0
        animator.addCompletion { _ in calls += 1 }
        animator.startAnimation()
        stage.advance(2)
        #expect(animator.state == .active && !animator.isRunning && calls == 0)
        animator.isReversed = true
        animator.startAnimation()
        stage.advance(0.5)
        #expect(isClose(stage.x(view), 50))
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
        #expect(calls == 1)
    }

    @Test(.documented("UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)"))
    func `goes on with another pace and duration`() {
        let (stage, view) = scene()
        let animator = linear(view)
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
        stage.advance(1)
        #expect(isClose(stage.x(view), 75))
        stage.advance(1)
        #expect(animator.state == .inactive)
    }

    @Test(.documented("REFERENCE: CASpringAnimation.allowsOverdamping off, over-damped springs count as critically damped"))
    func `springs that would creep to their goal count as critically damped`() {
        let springs = [
            UISpringTimingParameters(),
            UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero),
            UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 5000, initialVelocity: .zero),
        ]
        for spring in springs {
            let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
            #expect(isClose(CGFloat(animator.duration), 0.506, 0.005))
        }
        let creeping = UISpringTimingParameters(duration: 0.5, bounce: -0.5, initialVelocity: .zero)
        let still = UISpringTimingParameters(duration: 0.5, bounce: 0, initialVelocity: .zero)
        #expect(
            UIViewPropertyAnimator(duration: 1, timingParameters: creeping).duration
                > UIViewPropertyAnimator(duration: 1, timingParameters: still).duration)
    }

    @Test(.documented("UISpringTimingParameters"))
    func `springs take their own time`() {
        let (stage, view) = scene()
        let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 99, timingParameters: parameters)
        #expect(animator.duration > 0.5 && animator.duration < 3)
        animator.addAnimations { view.center.x = 100 }
        animator.startAnimation()
        stage.advance(animator.duration + 0.01)
        #expect(animator.state == .inactive)
    }

    @Test(.documented("UIViewPropertyAnimator.runningPropertyAnimator: an instance of the class that it is called on"))
    func `a subclass's running animator is one of its own`() {
        final class Own: UIViewPropertyAnimator {
            var mark = 7
        }
        let view = UIView()
        let animator = Own.runningPropertyAnimator(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 })
        #expect(animator.mark == 7 && animator.isRunning && view.alpha == 0)
        animator.stopAnimation(true)
    }

    @Test(.documented("UIViewPropertyAnimator.runningPropertyAnimator(…)"))
    func `a running animator needs nobody to hold it`() {
        let (stage, view) = scene()
        var positions: [UIViewAnimatingPosition] = []
        _ = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 100 },
            completion: { positions.append($0) })
        stage.advance(0.5)
        #expect(isClose(stage.x(view), 50))
        stage.advance(0.5)
        #expect(positions == [.end])
    }

    @Test(.documented("UIViewPropertyAnimator.finishAnimation(at:): only for stopped animators"))
    func `refuses what its state forbids`() {
        let (_, view) = scene()
        let animator = linear(view)
        let early = Misuse.observed { animator.finishAnimation(at: .end) }
        #expect(early == [.animatorAction("finishAnimation(at:)", state: "inactive")])
        animator.startAnimation()
        animator.stopAnimation(false)
        let late = Misuse.observed { animator.startAnimation() }
        #expect(late == [.animatorAction("startAnimation()", state: "stopped")])
        animator.finishAnimation(at: .end)
    }

    @Test(.documented("UIViewPropertyAnimator: an exception when a paused or stopped animator is released"))
    func `must not be let go while it is paused`() {
        let (_, view) = scene()
        let misuses = Misuse.observed {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
            animator.pauseAnimation()
        }
        #expect(misuses == [.animatorReleasedWhilePaused])
    }

    @Test(.documented("UIView.animateKeyframes inside a property animator"))
    func `keyframes inside can be scrubbed`() {
        let (stage, view) = scene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animateKeyframes(
                withDuration: 0, delay: 0,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 20 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 100 }
                })
        }
        animator.fractionComplete = 0.5
        #expect(isClose(stage.x(view), 20))
        animator.fractionComplete = 0.75
        #expect(isClose(stage.x(view), 60))
        animator.stopAnimation(true)
    }
}
