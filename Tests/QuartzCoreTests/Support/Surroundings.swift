import AppleFoundation
import CoreGraphics
import QuartzCore

/// A clock with nothing pending and a layer that counts as having been on the screen, so that its changes animate.
///
/// Tests share the process's clock and their instances are all made before any runs: each takes time over when its body first asks for
/// something. While time passes the main thread may go on with another test, which has a world of its own: this one is back when its
/// clock has come to stand.
@MainActor
final class World {
    private static var current: World?
    /// Where layers are that have been seen.
    static var screen: LayerTreeRenderer { current?.ownScreen ?? World().takeCharge().ownScreen }
    fileprivate nonisolated let ownClock = VirtualClock(now: 1000)
    private lazy var scheduler = AnimationScheduler()
    private lazy var ownScreen = LayerTreeRenderer(root: CALayer(), scale: 1)
    private var madeLayer: CALayer?

    nonisolated init() {}

    /// Tests end on threads of the runner, layers on the main one.
    isolated deinit {}

    @discardableResult fileprivate func takeCharge() -> World {
        if Self.current !== self {
            Self.current = self
            TransactionStack.shared.reset()
        }
        AnimationScheduler.shared = scheduler
        MediaTime.clock = ownClock
        MediaTime.isDriven = true
        return self
    }

    var clock: WorldClock { WorldClock(world: takeCharge()) }

    var layer: CALayer {
        takeCharge()
        if let madeLayer { return madeLayer }
        let layer = settledLayer()
        madeLayer = layer
        return layer
    }
}

/// Moves a world's time, and gives the world back to its test.
@MainActor struct WorldClock {
    fileprivate let world: World

    var now: CFTimeInterval { world.ownClock.now }

    func advance(by interval: CFTimeInterval) { advance(to: now + max(0, interval)) }

    func advance(to target: CFTimeInterval) {
        world.takeCharge().ownClock.advance(to: target)
        world.takeCharge()
    }
}

/// A layer that counts as having been on the screen, so that its changes animate.
@MainActor
func settledLayer(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    World.screen.root.addSublayer(layer)
    World.screen.commit()
    return layer
}

/// What delegates of animations were told, in order.
final class AnimationLog: CAAnimationDelegate {
    var lines: [String] = []
    func animationDidStart(_ anim: CAAnimation) { lines.append("start \(name(anim)) at \(moment)") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        lines.append("stop \(name(anim)) \(flag ? "finished" : "cut short") at \(moment)")
    }
    private func name(_ anim: CAAnimation) -> String { anim.value(forKey: "tag") as? String ?? "?" }
    private var moment: String { String(format: "%.2f", CACurrentMediaTime() - 1000) }
}

extension CAAnimation {
    func tagged(_ tag: String, _ log: AnimationLog) -> Self {
        setValue(tag, forKey: "tag")
        delegate = log
        return self
    }
}

/// Collects the mistakes that `body` makes.
@MainActor
func misuses(_ body: () -> Void) -> [LayerMisuse] {
    let old = LayerMisuse.handler
    nonisolated(unsafe) var found: [LayerMisuse] = []
    LayerMisuse.handler = { found.append($0) }
    body()
    LayerMisuse.handler = old
    return found
}

// Discardable, because what `#expect` makes of a call also makes it once without its result.
@discardableResult func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }

@discardableResult func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
    near(a.x, b.x, tolerance) && near(a.y, b.y, tolerance)
}

@discardableResult func near(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-6) -> Bool {
    near(a.origin, b.origin, tolerance) && near(a.width, b.width, tolerance) && near(a.height, b.height, tolerance)
}

@discardableResult func near(_ a: CATransform3D, _ b: CATransform3D, _ tolerance: CGFloat = 1e-6) -> Bool {
    let pairs = zip(a.entries, b.entries)
    return pairs.allSatisfy { near($0, $1, tolerance) }
}

extension CATransform3D {
    var entries: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }
}

/// Repeatable random numbers.
struct Dice: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var x = state
        x ^= x >> 33
        x = x &* 0xff51_afd7_ed55_8ccd
        x ^= x >> 33
        return x
    }
}
