@_spi(House) import AppleFoundation
import CoreGraphics
import QuartzCore

/// How the rest of a transition goes when the finger has let go.
struct WayPace {
    let curve: any UITimingCurveProvider
    let speed: Double

    /// Progress of the rest after a fraction of its time.
    @MainActor func progress(_ fraction: Double) -> Double {
        guard let cubic = curve.cubicTimingParameters else {
            guard let spring = curve.springTimingParameters else { return fraction }
            let pacing = AnimationPacing.spring(
                duration: 1, dampingRatio: 1, velocity: Double(spring.initialVelocity.dx))
            return pacing.progress(at: fraction, duration: 1)
        }
        if cubic.timingCurveType == .builtin { return AnimationPacing.function(cubic.animationCurve).value(at: fraction) }
        let (a, b) = (cubic.controlPoint1, cubic.controlPoint2)
        return CAMediaTimingFunction(controlPoints: Float(a.x), Float(a.y), Float(b.x), Float(b.y)).value(at: fraction)
    }
}

/// What a percentage moves.
@MainActor protocol TransitionWay: AnyObject {
    /// Where it is now.
    var fraction: Double { get }
    /// It runs by itself from now on.
    func begin()
    func hold(at fraction: Double)
    /// Runs to its end or back to its start, as long as `isCurrent` says so.
    func run(forward: Bool, _ pace: WayPace, isCurrent: @escaping () -> Bool)
    func end()
}

/// Animations of views in a container: they follow the time of its layer.
@MainActor final class LayerWay: TransitionWay {
    private let layer: CALayer
    private let duration: Double
    /// The layer's time at which the animations began.
    private var start: CFTimeInterval

    init(_ layer: CALayer, duration: Double) {
        self.layer = layer
        self.duration = max(duration, 1e-6)
        start = layer.convertTime(CACurrentMediaTime(), from: nil)
    }

    var fraction: Double { (layer.convertTime(CACurrentMediaTime(), from: nil) - start) / duration }

    func begin() {}

    func hold(at fraction: Double) {
        layer.speed = 0
        layer.beginTime = 0
        layer.timeOffset = start + fraction * duration
    }

    func run(forward: Bool, _ pace: WayPace, isCurrent: @escaping () -> Bool) {
        let from = fraction
        let way = (forward ? 1 : 0) - from
        step(Step(from: from, way: way, began: CACurrentMediaTime(), takes: abs(way) * duration / pace.speed), pace, isCurrent)
    }

    private struct Step {
        let from: Double
        let way: Double
        let began: CFTimeInterval
        let takes: Double
        static let frame = 1.0 / 60
    }

    /// A frame at a time, because time itself has a pace here.
    private func step(_ step: Step, _ pace: WayPace, _ isCurrent: @escaping () -> Bool) {
        let passed = CACurrentMediaTime() - step.began
        guard passed < step.takes - 1e-9 else { return arrive(forward: step.way > 0 || step.from >= 1) }
        hold(at: step.from + step.way * pace.progress(passed / step.takes))
        let next = step.began + min(passed + Step.frame, step.takes)
        AnimationScheduler.shared.schedule(at: next) { [weak self] in
            Isolation.assumeMain {
                guard isCurrent() else { return }
                self?.step(step, pace, isCurrent)
            }
        }
    }

    private func arrive(forward: Bool) {
        hold(at: forward ? 1 : 0)
        if forward {
            // A moment beyond the end: the animations are over, and their completions run.
            layer.timeOffset = start + duration * 1.000001 + 1e-6
            layer.beginTime = outerTime
            layer.speed = 1
        } else {
            // Back at the beginning nothing moves any more, and the animator hears that it did not finish.
            end()
            stopAnimations()
        }
    }

    private var outerTime: CFTimeInterval {
        layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
    }

    /// The layer's time runs as everybody's again.
    func end() {
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
    }

    private func stopAnimations() {
        var pending = [layer]
        while let next = pending.popLast() {
            if next.animationKeys() != nil { next.removeAllAnimations() }
            pending.append(contentsOf: next.sublayers ?? [])
        }
    }
}

/// An animator that can be interrupted. What others animate alongside follows the container's time.
@MainActor final class InterruptibleWay: TransitionWay {
    private let animation: any UIViewImplicitlyAnimating

    init(_ animation: any UIViewImplicitlyAnimating, _ layer: CALayer, duration: Double) { self.animation = animation }

    var fraction: Double { Double(animation.fractionComplete) }

    func begin() {}

    func hold(at fraction: Double) {
        guard animation.state == .active || animation.state == .inactive else { return }
        animation.pauseAnimation()
        animation.fractionComplete = CGFloat(fraction)
    }

    func run(forward: Bool, _ pace: WayPace, isCurrent: @escaping () -> Bool) {
        animation.isReversed = !forward
        let left = forward ? 1 - fraction : fraction
        animation.`continueAnimation(withTimingParameters:durationFactor:)`?(pace.curve, CGFloat(left / pace.speed))
    }

    func end() {}
}
