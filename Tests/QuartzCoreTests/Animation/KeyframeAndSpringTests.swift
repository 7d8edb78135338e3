import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing

@MainActor @Suite("Animation / Keyframes and springs")
struct KeyframeAndSpringTests {
    let world = World()
    var clock: WorldClock { world.clock }

    func positions(_ animation: CAAnimation, at times: [Double]) -> [CGPoint] {
        let layer = CALayer()
        animation.duration = animation.duration == 0 ? 1 : animation.duration
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        _ = clock
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        let start = clock.now
        return times.map { time in
            clock.advance(to: start + time)
            return layer.presentation()!.position
        }
    }

    func keyframes(_ values: [CGFloat], _ change: (CAKeyframeAnimation) -> Void = { _ in }) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = values
        change(animation)
        return animation
    }

    func xs(_ animation: CAAnimation, at times: [Double]) -> [CGFloat] {
        positions(animation, at: times).map { ($0.x * 1000).rounded() / 1000 }
    }

    @Test(.documented("CAKeyframeAnimation.values"))
    func `values are passed at equal intervals`() {
        #expect(xs(keyframes([0, 10, 40]), at: [0, 0.25, 0.5, 0.75, 1]) == [0, 5, 10, 25, 40])
    }

    @Test(.documented("CAKeyframeAnimation.keyTimes"))
    func `key times say when`() {
        #expect(xs(keyframes([0, 10, 40]) { $0.keyTimes = [0, 0.8, 1] }, at: [0.4, 0.8, 0.9, 1]) == [5, 10, 25, 40])
    }

    @Test(.documented("CAAnimationCalculationMode.discrete"))
    func `discrete values jump, each shown as long as the others`() {
        let values = xs(keyframes([1, 2, 3]) { $0.calculationMode = .discrete }, at: [0, 0.3, 0.34, 0.6, 0.7, 1])
        #expect(values == [1, 1, 2, 2, 3, 3])
        let timed = keyframes([1, 2]) {
            $0.calculationMode = .discrete
            $0.keyTimes = [0, 0.1, 1]
        }
        #expect(xs(timed, at: [0.05, 0.2]) == [1, 2])
    }

    @Test(.documented("CAAnimationCalculationMode.paced"))
    func `paced values move at constant speed`() {
        #expect(xs(keyframes([0, 10, 100]) { $0.calculationMode = .paced }, at: [0.05, 0.1, 0.5]) == [5, 10, 50])
    }

    @Test(.documented("CAAnimationCalculationMode.cubic"))
    func `cubic values pass smoothly through every key`() {
        let animation = keyframes([0, 10, 0]) { $0.calculationMode = .cubic }
        let values = xs(animation, at: [0, 0.25, 0.5, 0.75, 1])
        #expect(values[0] == 0 && values[2] == 10 && values[4] == 0)
        #expect(values[1] > 5 && values[1] == values[3])
    }

    @Test(.documented("CAKeyframeAnimation.timingFunctions"))
    func `each interval has its own pace`() {
        let ease = CAMediaTimingFunction(name: .easeIn)
        let animation = keyframes([0, 10, 20]) { $0.timingFunctions = [ease, CAMediaTimingFunction(name: .linear)] }
        let values = positions(animation, at: [0.25, 0.75]).map(\.x)
        #expect(near(values[0], 10 * ease.value(at: 0.5)))
        #expect(near(values[1], 15))
    }

    @Test(.documented("CAKeyframeAnimation.path"))
    func `a path is followed, and the layer may look where it goes`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 50))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        let places = positions(animation, at: [0.25, 0.5, 0.75, 1])
        #expect(places == [CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 25), CGPoint(x: 100, y: 50)])
        animation.calculationMode = .paced
        #expect(near(positions(animation, at: [0.5])[0], CGPoint(x: 75, y: 0)))
        animation.rotationMode = .rotateAuto
        let layer = CALayer()
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        clock.advance(by: 0.9)
        #expect(near(layer.presentation()!.value(forKeyPath: "transform.rotation.z") as! Double, .pi / 2))
    }

    @Test(.documented("CAKeyframeAnimation.path"))
    func `an arc is walked at constant speed`() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.calculationMode = .paced
        let angle = Double.pi / 2 * 0.3
        #expect(near(positions(animation, at: [0.3])[0], CGPoint(x: 100 * cos(angle), y: 100 * sin(angle)), 0.2))
    }

    @Test(.documented("CASpringAnimation"))
    func `a spring moves as physics says`() {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 0
        spring.toValue = 100
        spring.duration = 10
        let values = positions(spring, at: [0.1, 0.3, 0.7]).map(\.x)
        // The equation of motion, taken in very small steps.
        var (x, v, t) = (0.0, 0.0, 0.0)
        var expected: [Double] = []
        for end in [0.1, 0.3, 0.7] {
            while t < end - 1e-9 {
                let step = 1e-6
                v += (100 * (1 - x) - 10 * v) * step
                x += v * step
                t += step
            }
            expected.append(x * 100)
        }
        for (value, other) in zip(values, expected) { #expect(near(value, other, 0.01)) }
    }

    @Test(.documented("CASpringAnimation"), arguments: [(10.0, 0.0), (20, 0), (40, 0), (10, 5), (20, -3), (40, 8)])
    func `springs of every damping start and end right`(damping: Double, velocity: Double) {
        let curve = SpringCurve(mass: 1, stiffness: 100, damping: damping, velocity: velocity)
        #expect(abs(curve.value(at: 0)) < 1e-9)
        #expect(abs((curve.value(at: 1e-6) - curve.value(at: 0)) / 1e-6 - velocity) < 1e-2)
        #expect(abs(curve.value(at: 100) - 1) < 1e-9)
        let settled = curve.settlingDuration()
        for step in 0...200 {
            #expect(abs(curve.value(at: settled + Double(step) * 0.05) - 1) <= 0.001 + 1e-9)
        }
        #expect(settled < 10)
    }

    @Test(.assumed("CASpringAnimation().settlingDuration as developers print it"))
    func `the standard spring settles when iOS says it does`() {
        let spring = CASpringAnimation(keyPath: "position")
        #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10 && spring.initialVelocity == 0)
        #expect(abs(spring.settlingDuration - 1.4727003) < 1e-6)
    }

    @Test(.documented("CASpringAnimation.init(perceptualDuration:bounce:)"))
    func `a spring can be described by how it feels`() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        #expect(near(spring.stiffness, pow(2 * .pi / 0.5, 2)))
        #expect(near(spring.damping, 4 * .pi / 0.5))
        #expect(near(spring.bounce, 0) && spring.perceptualDuration == 0.5)
        let bouncy = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.4)
        #expect(near(bouncy.bounce, 0.4))
        #expect(near(bouncy.damping, 0.6 * 4 * .pi / 0.5))
    }
}
