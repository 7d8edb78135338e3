import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing

@MainActor @Suite("Animation / Delegate")
struct AnimationDelegateTests {
    let world = World()
    var clock: WorldClock { world.clock }
    var layer: CALayer { world.layer }
    let log = AnimationLog()

    func fade(_ tag: String, duration: CFTimeInterval = 0.5) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity").tagged(tag, log)
        animation.fromValue = 0
        animation.duration = duration
        return animation
    }

    @Test(.documented("CAAnimationDelegate"))
    func `hears of the start and of the end, once`() {
        layer.add(fade("a"), forKey: nil)
        #expect(log.lines == [])
        CATransaction.flush()
        #expect(log.lines == ["start a at 0.00"])
        clock.advance(by: 0.4)
        #expect(log.lines.count == 1)
        clock.advance(by: 5)
        #expect(log.lines == ["start a at 0.00", "stop a finished at 0.50"])
        #expect(layer.animationKeys() == nil)
    }

    @Test(.documented("CALayer.removeAnimation(forKey:)"))
    func `hears that the animation was cut short when it is removed or replaced`() {
        layer.add(fade("a"), forKey: "k")
        clock.advance(by: 0.1)
        layer.add(fade("b"), forKey: "k")
        clock.advance(by: 0.1)
        layer.removeAnimation(forKey: "k")
        clock.advance(by: 2)
        #expect(
            log.lines == [
                "start a at 0.00", "stop a cut short at 0.10", "start b at 0.10", "stop b cut short at 0.20",
            ])
    }

    @Test(.assumed("an animation dies with its layer"))
    func `hears that the animation was cut short when the layer goes`() {
        _ = clock
        var mortal: CALayer? = CALayer()
        mortal?.add(fade("a"), forKey: nil)
        CATransaction.flush()
        mortal = nil
        clock.advance(by: 2)
        #expect(log.lines == ["start a at 0.00", "stop a cut short at 0.00"])
    }

    @Test(.documented("CAAnimation.isRemovedOnCompletion"))
    func `ends without being removed when that is asked for`() {
        let animation = fade("a")
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        layer.add(animation, forKey: "k")
        clock.advance(by: 3)
        #expect(log.lines.last == "stop a finished at 0.50")
        #expect(layer.animationKeys() == ["k"])
        layer.removeAnimation(forKey: "k")
        #expect(log.lines.count == 2)
    }

    @Test(.assumed("ends are told in the order of time"))
    func `ends come in the order of time, then of adding`() {
        layer.add(fade("slow", duration: 0.6), forKey: nil)
        layer.add(fade("quick", duration: 0.2), forKey: nil)
        layer.add(fade("quick too", duration: 0.2), forKey: nil)
        clock.advance(by: 1)
        let ends = log.lines.filter { $0.hasPrefix("stop") }
        #expect(
            ends == [
                "stop quick finished at 0.20", "stop quick too finished at 0.20", "stop slow finished at 0.60",
            ])
    }

    @Test(.documented("CAMediaTiming.beginTime"))
    func `a delayed animation starts when its time comes`() {
        let animation = fade("a")
        animation.beginTime = clock.now + 1
        layer.add(animation, forKey: nil)
        clock.advance(by: 5)
        #expect(log.lines == ["start a at 1.00", "stop a finished at 1.50"])
    }

    @Test(.assumed("a chain of animations loses no time"))
    func `an animation that starts in a callback starts at that moment`() {
        final class Chain: CAAnimationDelegate {
            var next: (() -> Void)?
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { next?() }
        }
        let chain = Chain()
        let first = CABasicAnimation(keyPath: "opacity")
        first.duration = 0.3
        first.delegate = chain
        let (layer, second) = (layer, fade("second", duration: 0.3))
        chain.next = { layer.add(second, forKey: nil) }
        layer.add(first, forKey: nil)
        clock.advance(by: 10)
        #expect(log.lines == ["start second at 0.30", "stop second finished at 0.60"])
    }

    @Test(.documented("CALayer.add(_:forKey:)"))
    func `the layer keeps a copy, with the transaction's duration where none was given`() {
        let animation = CABasicAnimation(keyPath: "opacity")
        layer.add(animation, forKey: "k")
        animation.duration = 9
        #expect(layer.animation(forKey: "k") !== animation)
        #expect(layer.animation(forKey: "k")?.duration == 0.25)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "j")
        CATransaction.commit()
        #expect(layer.animation(forKey: "j")?.duration == 2)
        #expect(layer.animationKeys() == ["k", "j"])
    }

    @Test(.documented("CAMediaTiming.repeatCount"))
    func `an endless animation does not end`() {
        let animation = fade("a")
        animation.repeatCount = .infinity
        layer.add(animation, forKey: nil)
        clock.advance(by: 1000)
        #expect(log.lines == ["start a at 0.00"])
        #expect(AnimationScheduler.shared.nextEventTime == nil)
    }
}
