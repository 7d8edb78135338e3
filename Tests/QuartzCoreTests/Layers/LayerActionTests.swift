import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing

private final class NamedAction: CAAction {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        let layer = anObject as! CALayer
        log.lines.append("\(name) for \(event), now \(layer.position.x)")
    }
}

private final class Log { var lines: [String] = [] }

private final class ActionDelegate: CALayerDelegate {
    var answer: (any CAAction)?
    var asked: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append("\(event) while \(layer.position.x)")
        return answer
    }
}

private final class ActingLayer: CALayer {
    nonisolated(unsafe) static var standard: (any CAAction)?
    override class func defaultAction(forKey event: String) -> (any CAAction)? { event == "position" ? standard : nil }
}

@MainActor @Suite("Layers / Actions")
struct LayerActionTests {
    let world = World()

    @Test(.documented("CALayer.action(forKey:)"))
    func `the delegate comes first, then actions, then style, then the class`() {
        _ = world.clock
        let log = Log()
        let delegate = ActionDelegate()
        let layer = ActingLayer()
        ActingLayer.standard = NamedAction("class", log)
        layer.position.x = 1
        layer.style = ["actions": ["position": NamedAction("style", log)]]
        layer.position.x = 2
        layer.actions = ["position": NamedAction("actions", log)]
        layer.position.x = 3
        layer.delegate = delegate
        layer.position.x = 4
        delegate.answer = NamedAction("delegate", log)
        layer.position.x = 5
        #expect(
            log.lines == [
                "class for position, now 1.0", "style for position, now 2.0", "actions for position, now 3.0",
                "actions for position, now 4.0", "delegate for position, now 5.0",
            ])
        #expect(delegate.asked == ["position while 3.0", "position while 4.0"])
    }

    @Test(.documented("CALayerDelegate.action(for:forKey:)"))
    func `NSNull ends the search`() {
        _ = world.clock
        let layer = settledLayer()
        let delegate = ActionDelegate()
        delegate.answer = NSNull()
        layer.delegate = delegate
        layer.actions = ["position": CABasicAnimation(keyPath: "position")]
        layer.position.x += 1
        #expect(layer.animationKeys() == nil)
        #expect(layer.action(forKey: "position") == nil)
        layer.delegate = nil
        layer.actions = ["opacity": NSNull()]
        layer.opacity = 0
        #expect(layer.animationKeys() == nil)
    }

    @Test(.documented("CAPG: implicit animations"))
    func `a layer of its own animates its changes for a quarter of a second`() throws {
        let clock = world.clock
        let layer = world.layer
        let screen = shown([layer])
        defer { withExtendedLifetime(screen) {} }
        layer.position.x = 150
        let animation = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
        #expect(animation.duration == 0.25)
        #expect(animation.timingFunction == CAMediaTimingFunction(name: .default))
        #expect(layer.presentation()!.position.x == 50)
        clock.advance(by: 0.125)
        let middle = layer.presentation()!.position.x
        #expect(middle > 100 && middle < 150)
        // Changed on the way, it goes on from where it is seen.
        layer.position.x = 0
        #expect(near(layer.presentation()!.position.x, middle))
        clock.advance(by: 0.25)
        #expect(layer.presentation()!.position.x == 0)
        #expect(layer.animationKeys() == nil)
    }

    @Test(.documented("CATransaction.setDisableActions(_:)"))
    func `no action is looked for while actions are disabled`() {
        _ = world.clock
        let layer = world.layer
        let delegate = ActionDelegate()
        layer.delegate = delegate
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = 3
        layer.isHidden = true
        CATransaction.commit()
        #expect(delegate.asked == [])
    }

    @Test(.assumed("a layer that nobody has seen yet has nothing to animate from"))
    func `a new layer does not animate until it has been shown`() {
        _ = world.clock
        let layer = CALayer()
        layer.opacity = 0.5
        CATransaction.flush()
        layer.opacity = 0.6
        #expect(layer.animationKeys() == nil)
        let screen = shown([layer])
        defer { withExtendedLifetime(screen) {} }
        layer.opacity = 0.7
        #expect(layer.animationKeys() == ["opacity"])
    }

    @Test(.documented("CALayer, animatable properties"))
    func `the animatable properties of every kind of layer animate`() {
        _ = world.clock
        let shape = CAShapeLayer()
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor.white, CGColor.black]
        let screen = shown([shape, gradient])
        defer { withExtendedLifetime(screen) {} }
        shape.strokeEnd = 0.5
        shape.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        shape.cornerRadius = 4
        shape.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
        gradient.colors = [CGColor.black, CGColor.white]
        gradient.startPoint = CGPoint(x: 1, y: 1)
        gradient.name = "no animation"
        gradient.contentsGravity = .center
        #expect(shape.animationKeys() == ["strokeEnd", "fillColor", "cornerRadius", "bounds"])
        #expect(gradient.animationKeys() == ["colors", "startPoint"])
    }

    @Test(.documented("CALayer, onOrderIn and onOrderOut"))
    func `joining and leaving a tree are events`() {
        _ = world.clock
        let log = Log()
        let parent = CALayer()
        let child = CALayer()
        child.actions = ["onOrderIn": NamedAction("in", log), "onOrderOut": NamedAction("out", log)]
        parent.addSublayer(child)
        child.removeFromSuperlayer()
        #expect(log.lines == ["in for onOrderIn, now 0.0", "out for onOrderOut, now 0.0"])
    }
}

/// Puts layers on a screen of their own, which the caller keeps.
private func shown(_ layers: [CALayer]) -> LayerTreeRenderer {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layers.forEach(root.addSublayer)
    let renderer = LayerTreeRenderer(root: root, scale: 1)
    renderer.commit()
    return renderer
}
