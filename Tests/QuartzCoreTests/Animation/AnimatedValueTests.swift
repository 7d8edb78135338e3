import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing

@MainActor @Suite("Animation / Values")
struct AnimatedValueTests {
    let world = World()
    var clock: WorldClock { world.clock }
    var layer: CALayer { world.layer }

    /// The presentation at fractions of one second of `animation`.
    func presentations(_ animation: CAAnimation, at times: [Double] = [0.5], on layer: CALayer? = nil) -> [CALayer] {
        let layer = layer ?? self.layer
        animation.duration = 1
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        let start = clock.now
        return times.map { time in
            clock.advance(to: start + time)
            _ = clock
            return CALayer(layer: layer.presentation()!)
        }
    }

    func basic(_ path: String, _ from: Any?, _ to: Any?, by: Any? = nil) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = from
        animation.toValue = to
        animation.byValue = by
        return animation
    }

    @Test(.documented("CABasicAnimation, setting interpolation values"))
    func `the ends that are missing come from the layer`() {
        _ = clock
        layer.position.x = 100
        layer.removeAllAnimations()
        func middle(_ from: CGFloat?, _ to: CGFloat?, _ by: CGFloat?) -> CGFloat {
            defer { layer.removeAllAnimations() }
            return presentations(basic("position.x", from, to, by: by))[0].position.x
        }
        #expect(near(middle(0, 10, nil), 5))
        #expect(near(middle(0, nil, 20), 10))
        #expect(near(middle(nil, 40, 20), 30))
        #expect(near(middle(0, nil, nil), 50))
        #expect(near(middle(nil, 200, nil), 150))
        #expect(near(middle(nil, nil, 50), 125))
        #expect(near(middle(nil, nil, nil), 100))
    }

    @Test(.documented("CAPropertyAnimation.isAdditive"))
    func `additive animations add up`() {
        _ = clock
        CATransaction.setDisableActions(true)
        layer.position = CGPoint(x: 100, y: 100)
        for offset in [CGFloat(-40), -20] {
            let animation = basic("position", CGPoint(x: offset, y: 0), CGPoint.zero)
            animation.isAdditive = true
            animation.duration = 1
            layer.add(animation, forKey: nil)
        }
        CATransaction.flush()
        clock.advance(by: 0.5)
        #expect(near(layer.presentation()!.position, CGPoint(x: 100 - 20 - 10, y: 100)))
        #expect(layer.position == CGPoint(x: 100, y: 100))
    }

    @Test(.documented("CAPropertyAnimation.isCumulative"))
    func `a cumulative animation goes on from where the last cycle ended`() {
        let animation = basic("transform.rotation.z", 0, 0.5)
        animation.isCumulative = true
        animation.repeatCount = 3
        let turns = presentations(animation, at: [0.5, 1.5, 2.5]).map {
            $0.value(forKeyPath: "transform.rotation.z") as! Double
        }
        #expect(near(turns[0], 0.25) && near(turns[1], 0.75) && near(turns[2], 1.25))
    }

    @Test(.documented("CAPG: animatable properties"))
    func `rectangles, colours and numbers meet half way`() {
        let bounds = presentations(
            basic("bounds", CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 10, y: 10, width: 30, height: 40)))
        #expect(bounds[0].bounds == CGRect(x: 5, y: 5, width: 20, height: 30))
        let from = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let colour = presentations(basic("backgroundColor", from, CGColor(red: 0, green: 0, blue: 1, alpha: 1)))[0]
            .backgroundColor
        #expect(colour?.components?.map { ($0 * 100).rounded() } == [50, 0, 50, 100])
        let fading = presentations(basic("backgroundColor", CGColor(red: 0, green: 0, blue: 0, alpha: 0), from))[0]
            .backgroundColor
        #expect(fading?.components?.map { ($0 * 100).rounded() } == [100, 0, 0, 50])
        #expect(presentations(basic("hidden", true, false), at: [0.2, 0.8]).map(\.isHidden) == [true, false])
        let boxed = basic("position", NSValue(point: CGPoint(x: 2, y: 4)), NSValue(point: CGPoint(x: 4, y: 8)))
        #expect(presentations(boxed)[0].position == CGPoint(x: 3, y: 6))
        #expect(near(presentations(basic("cornerRadius", Int(4), Float(8)))[0].cornerRadius, 6))
    }

    @Test(.documented("CATransform3D animation"))
    func `transforms turn, rather than shrink on the way`() {
        let half = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let shown = presentations(basic("transform", CATransform3DIdentity, half))[0].transform
        #expect(near(shown, CATransform3DMakeRotation(.pi / 4, 0, 0, 1), 1e-9))
        let flip = CATransform3DMakeRotation(.pi * 0.999, 0, 1, 0)
        let turned = presentations(basic("transform", CATransform3DIdentity, flip))[0].transform
        #expect(near(turned, CATransform3DMakeRotation(.pi * 0.4995, 0, 1, 0), 1e-9))
        let grown = presentations(basic("transform", CATransform3DMakeScale(0, 0, 1), CATransform3DIdentity))[0].transform
        #expect(near(grown, CATransform3DMakeScale(0.5, 0.5, 1)))
    }

    @Test(.documented("CATransform3D animation"))
    func `taking a transform apart and together again gives the same transform`() {
        var dice = Dice(5)
        for _ in 0..<200 {
            func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &dice) }
            var m = CATransform3DMakeScale(number(0.2...2), number(0.2...2) * (number(0...1) < 0.3 ? -1 : 1), number(0.5...1))
            m = CATransform3DConcat(
                m, CATransform3DMakeRotation(number(-3...3), number(-1...1), number(-1...1), number(-1...1)))
            m = CATransform3DConcat(m, CATransform3DMakeTranslation(number(-50...50), number(-50...50), number(-50...50)))
            var perspective = CATransform3DIdentity
            perspective.m34 = number(-0.002...0)
            m = CATransform3DConcat(m, perspective)
            // A quarter of the way there and a set of a part to itself both go through the parts.
            let layer = CALayer()
            layer.transform = m
            layer.setValue(layer.value(forKeyPath: "transform.translation.z"), forKeyPath: "transform.translation.z")
            let scale = abs(m.m44)
            #expect(zip(layer.transform.entries, m.entries).allSatisfy { near($0, $1 / scale, 1e-6) })
        }
    }

    @Test(.documented("CAShapeLayer.path"))
    func `paths of the same make run into each other`() throws {
        let shape = CAShapeLayer()
        let from = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let to = CGPath(rect: CGRect(x: 10, y: 0, width: 30, height: 10), transform: nil)
        shape.path = from
        let animation = basic("path", from, to)
        animation.duration = 1
        _ = clock
        shape.add(animation, forKey: nil)
        CATransaction.flush()
        clock.advance(by: 0.5)
        #expect(shape.presentation()?.path?.boundingBox == CGRect(x: 5, y: 0, width: 20, height: 10))
        #expect(shape.path?.boundingBox == from.boundingBox)
    }

    @Test(.documented("CAGradientLayer.colors"))
    func `lists change entry by entry`() {
        let gradient = CAGradientLayer()
        gradient.locations = [0, 1]
        let animation = basic("locations", [0, 0.5], [0.5, 1])
        animation.duration = 1
        _ = clock
        gradient.add(animation, forKey: nil)
        clock.advance(by: 0.5)
        #expect(gradient.presentation()?.locations?.map(\.doubleValue) == [0.25, 0.75])
    }

    @Test(.documented("CAAnimationGroup"))
    func `a group runs its members in its own time and cuts them off`() {
        _ = clock
        CATransaction.setDisableActions(true)
        layer.position = .zero
        layer.opacity = 1
        let move = basic("position.x", 0, 100)
        move.duration = 2
        let fade = basic("opacity", 0, 1)
        fade.beginTime = 0.5
        fade.fillMode = .backwards
        fade.duration = 0.5
        let group = CAAnimationGroup()
        group.animations = [move, fade]
        let shown = presentations(group, at: [0.25, 0.75, 1.5])
        #expect(shown.map(\.position.x) == [12.5, 37.5, 0])
        #expect(shown.map(\.opacity) == [0, 0.5, 1])
    }

    @Test(.documented("CAValueFunction"))
    func `a value function makes matrices of numbers`() {
        let animation = basic("transform", 0, CGFloat.pi)
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        #expect(near(presentations(animation)[0].transform, CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 1e-9))
        let scale = basic("transform", [1, 1, 1], [3, 5, 1])
        scale.valueFunction = CAValueFunction(name: .scale)
        #expect(near(presentations(scale)[0].transform, CATransform3DMakeScale(2, 3, 1), 1e-9))
    }

    @Test(.documented("CALayer.presentation()"))
    func `the presentation is a copy with the values on the screen`() {
        _ = clock
        let child = CALayer()
        child.name = "child"
        layer.addSublayer(child)
        layer.setValue("kept", forKey: "mine")
        layer.add(basic("opacity", 0, 0.5), forKey: "fade")
        CATransaction.flush()
        let shown = layer.presentation()!
        #expect(shown !== layer && shown.model() === layer)
        #expect(shown.opacity == 0 && layer.opacity == 1)
        #expect(shown.value(forKey: "mine") as? String == "kept")
        #expect(shown.sublayers?.first?.model() === child)
        #expect(child.presentation()?.superlayer?.model() === layer)
        #expect(shown.animationKeys() == ["fade"])
        shown.opacity = 0.9
        #expect(layer.opacity == 1)
    }

    @Test(.documented("CALayer.init(layer:)"))
    func `the presentation of an app's own layer class is made by init(layer:)`() throws {
        final class Dial: CALayer {
            var progress: CGFloat = 0
            let tag: String
            init(tag: String) {
                self.tag = tag
                super.init()
            }
            override init(layer: Any) {
                tag = (layer as! Dial).tag
                progress = (layer as! Dial).progress
                super.init(layer: layer)
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        _ = clock
        let dial = Dial(tag: "speed")
        dial.progress = 0.75
        dial.add(basic("opacity", 0, 1), forKey: nil)
        let shown = try #require(dial.presentation())
        #expect(shown.tag == "speed" && shown.progress == 0.75 && shown.opacity == 0)
        class Plain: CALayer {}
        final class Generic<T>: CALayer {}
        #expect(Plain().presentation() != nil && Generic<Int>().presentation() != nil)
    }

    @Test(.assumed("a layer goes when nobody keeps it, animated or not"))
    func `an endless animation does not keep its layer alive`() {
        _ = clock
        var mortal: CALayer? = CALayer()
        let animation = basic("opacity", 0, 1)
        animation.repeatCount = .infinity
        mortal?.add(animation, forKey: nil)
        CATransaction.flush()
        let shown = mortal?.presentation()
        weak let watched = mortal
        mortal = nil
        #expect(watched == nil)
        #expect(shown?.opacity == 0)
        clock.advance(by: 1)
        #expect(AnimationScheduler.shared.isIdle)
    }

    @Test(.documented("CALayer.presentation()"))
    func `what is on the screen is hit through the presentation`() {
        _ = clock
        let root = settledLayer(CGRect(x: 0, y: 0, width: 300, height: 300))
        let child = settledLayer(CGRect(x: 0, y: 0, width: 50, height: 50))
        root.addSublayer(child)
        let move = basic("position.x", 225, 25)
        move.duration = 1
        child.add(move, forKey: nil)
        CATransaction.flush()
        #expect(root.presentation()?.hitTest(CGPoint(x: 225, y: 25))?.model() === child)
        #expect(root.hitTest(CGPoint(x: 225, y: 25)) === root)
    }
}
