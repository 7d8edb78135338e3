import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing

@MainActor @Suite("Animation / Timing")
struct MediaTimingTests {
    let world = World()
    var clock: WorldClock { world.clock }
    var layer: CALayer { world.layer }

    /// Opacity 0 to 1 in one second, linearly; the model says 0.5.
    func animation(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        animation.isRemovedOnCompletion = false
        change(animation)
        return animation
    }

    /// The opacity on the screen at moments after the animation was added.
    func opacities(_ animation: CAAnimation, at times: [Double]) -> [Float] {
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        layer.add(animation, forKey: "opacity")
        CATransaction.flush()
        let start = clock.now
        return times.map { time in
            clock.advance(to: start + time)
            return (layer.presentation()!.opacity * 1000).rounded() / 1000
        }
    }

    @Test(.documented("CAMediaTiming.duration"))
    func `goes from one value to the other in its duration and shows the model's value afterwards`() {
        #expect(opacities(animation(), at: [0, 0.25, 0.5, 0.999, 1, 2]) == [0, 0.25, 0.5, 0.999, 0.5, 0.5])
    }

    @Test(.documented("CAMediaTimingFillMode"))
    func `fills forwards only when asked`() {
        #expect(opacities(animation { $0.fillMode = .forwards }, at: [0.5, 1, 5]) == [0.5, 1, 1])
    }

    @Test(.documented("CAMediaTiming.beginTime"))
    func `waits for its begin time and fills backwards only when asked`() {
        let begin = clock.now + 1
        #expect(opacities(animation { $0.beginTime = begin }, at: [0, 0.5, 1.5, 3]) == [0.5, 0.5, 0.5, 0.5])
        layer.removeAllAnimations()
        let later = clock.now + 1
        let filled = animation {
            $0.beginTime = later
            $0.fillMode = .both
        }
        #expect(opacities(filled, at: [0, 0.5, 1.25, 3]) == [0, 0, 0.25, 1])
    }

    @Test(.documented("CAMediaTiming.autoreverses"))
    func `goes back the same way when it autoreverses`() {
        let values = opacities(animation { $0.autoreverses = true }, at: [0.5, 1, 1.25, 1.75, 2])
        #expect(values == [0.5, 1, 0.75, 0.25, 0.5])
    }

    @Test(.documented("CAMediaTiming.repeatCount"))
    func `repeats, also a part of a cycle`() {
        let values = opacities(
            animation {
                $0.repeatCount = 2.5
                $0.fillMode = .forwards
            }, at: [0.25, 1.25, 2.25, 2.5, 9])
        #expect(values == [0.25, 0.25, 0.25, 0.5, 0.5])
    }

    @Test(.documented("CAMediaTiming.repeatDuration"))
    func `repeats for a time`() {
        let values = opacities(
            animation {
                $0.repeatDuration = 1.75
                $0.fillMode = .forwards
            }, at: [0.5, 1.5, 1.75, 4])
        #expect(values == [0.5, 0.5, 0.75, 0.75])
    }

    @Test(.documented("CAMediaTiming.speed"))
    func `runs faster with its own speed and with its layer's`() {
        #expect(opacities(animation { $0.speed = 2 }, at: [0.25, 0.375, 0.5]) == [0.5, 0.75, 0.5])
        layer.removeAllAnimations()
        layer.speed = 0.5
        #expect(opacities(animation(), at: [0.5, 1, 2]) == [0.25, 0.5, 0.5])
    }

    @Test(.assumed("a shifted animation wraps round, as articles on CAMediaTiming show"))
    func `starts in the middle with a time offset and wraps round`() {
        #expect(opacities(animation { $0.timeOffset = 0.75 }, at: [0, 0.2, 0.5, 0.999]) == [0.75, 0.95, 0.25, 0.749])
    }

    @Test(.documented("QA1673"))
    func `pauses and resumes with the layer's clock`() {
        #expect(opacities(animation(), at: [0.25]) == [0.25])
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        clock.advance(by: 10)
        #expect(near(CGFloat(layer.presentation()!.opacity), 0.25))
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        clock.advance(by: 0.5)
        #expect(near(CGFloat(layer.presentation()!.opacity), 0.75))
    }

    @Test(.documented("CAMediaTiming.speed"))
    func `is scrubbed by its time offset while its speed is 0`() {
        let still = animation {
            $0.speed = 0
            $0.timeOffset = 0.3
        }
        #expect(opacities(still, at: [0, 5]) == [0.3, 0.3])
        layer.removeAllAnimations()
        #expect(opacities(animation { ($0.speed, $0.timeOffset) = (0, 1) }, at: [0]) == [1])
    }

    @Test(.documented("CALayer.convertTime(_:from:)"))
    func `converts time through all layers above`() {
        let outer = CALayer()
        outer.speed = 2
        outer.beginTime = 10
        let inner = CALayer()
        inner.timeOffset = 3
        outer.addSublayer(inner)
        #expect(outer.convertTime(12, from: nil) == 4)
        #expect(inner.convertTime(12, from: nil) == 7)
        #expect(inner.convertTime(7, to: nil) == 12)
        #expect(inner.convertTime(7, to: outer) == 4)
    }

    @Test(.documented("CAMediaTimingFunction.init(controlPoints:_:_:_:)"), arguments: [0.1, 0.37, 0.5, 0.93])
    func `solves the curve exactly`(fraction: Double) {
        let curve = CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)
        // Search the parameter by halving, far beyond what matters.
        var low = 0.0
        var high = 1.0
        for _ in 0..<80 {
            let t = (low + high) / 2
            let x = 3 * (1 - t) * (1 - t) * t * Double(Float(0.42)) + 3 * (1 - t) * t * t * Double(Float(0.58)) + t * t * t
            if x < fraction { low = t } else { high = t }
        }
        let y = 3 * (1 - low) * low * low + low * low * low
        #expect(abs(curve.value(at: fraction) - y) < 1e-9)
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
    }

    @Test(.documented("CAMediaTimingFunctionName"))
    func `knows the named curves' control points`() {
        func points(_ name: CAMediaTimingFunctionName) -> [Float] {
            let function = CAMediaTimingFunction(name: name)
            return (1...2).flatMap { index -> [Float] in
                var values: [Float] = [0, 0]
                function.getControlPoint(at: index, values: &values)
                return values
            }
        }
        #expect(points(.linear) == [0, 0, 1, 1])
        #expect(points(.easeIn) == [0.42, 0, 1, 1])
        #expect(points(.easeOut) == [0, 0, 0.58, 1])
        #expect(points(.easeInEaseOut) == [0.42, 0, 0.58, 1])
        #expect(points(.default) == [0.25, 0.1, 0.25, 1])
    }

    @Test(.documented("CAAnimation.timingFunction"))
    func `is paced by its timing function`() {
        let function = CAMediaTimingFunction(name: .easeIn)
        let values = opacities(animation { $0.timingFunction = function }, at: [0.5])
        #expect(near(CGFloat(values[0]), CGFloat(function.value(at: 0.5)), 0.001))
        #expect(values[0] < 0.5)
    }
}
