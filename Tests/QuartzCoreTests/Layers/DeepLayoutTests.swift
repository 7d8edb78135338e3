import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing

/// Layout in trees so deep that the way from the top to a layer is not marked throughout.
@MainActor @Suite("Layers / Deep layout")
struct DeepLayoutTests {
    private final class Noting: CALayer {
        nonisolated(unsafe) static var log: [Int] = []
        var number = 0

        override func layoutSublayers() { Noting.log.append(number) }
    }

    /// Each the only sublayer of the one before; all laid out.
    private func chain(_ depth: Int) -> [Noting] {
        var layers: [Noting] = []
        for number in 0..<depth {
            let layer = Noting()
            layer.number = number
            layers.last?.addSublayer(layer)
            layers.append(layer)
        }
        layers[0].layoutIfNeeded()
        Noting.log = []
        return layers
    }

    @Test(.documented("UIView.layoutIfNeeded()"), arguments: [10, 47, 48, 49, 50, 100, 1_000])
    func `the top finds a single layer that asks, however deep`(depth: Int) {
        let layers = chain(depth)
        layers[depth - 1].setNeedsLayout()
        layers[0].layoutIfNeeded()
        #expect(Noting.log == [depth - 1])
        layers[0].layoutIfNeeded()
        #expect(Noting.log == [depth - 1])
    }

    @Test(.documented("CALayer.layoutIfNeeded(): from the top down"))
    func `of many the nearest to the top come first`() {
        let layers = chain(400)
        for number in [399, 120, 0, 250, 60, 398] { layers[number].setNeedsLayout() }
        layers[0].layoutIfNeeded()
        #expect(Noting.log == [0, 60, 120, 250, 398, 399])
    }

    @Test(.documented("UIView.layoutIfNeeded()"))
    func `a layer in the middle lays out what is inside it, and leaves the rest`() {
        let layers = chain(300)
        layers[290].setNeedsLayout()
        layers[100].setNeedsLayout()
        layers[150].layoutIfNeeded()
        #expect(Noting.log == [290])
        #expect(layers[100].needsLayout())
        layers[0].layoutIfNeeded()
        #expect(Noting.log == [290, 100])
    }

    @Test(.assumed("what a layer has to do goes with it"))
    func `a subtree takes its work to another tree`() {
        let layers = chain(200)
        layers[199].setNeedsLayout()
        layers[120].removeFromSuperlayer()
        layers[0].layoutIfNeeded()
        #expect(Noting.log == [119])
        let other = chain(100)
        other[99].addSublayer(layers[120])
        other[0].layoutIfNeeded()
        #expect(Noting.log == [99, 199])
    }

    @Test(.assumed("a layer goes at any time"))
    func `a tree that goes leaves no work behind`() {
        weak var gone: CALayer?
        do {
            let layers = chain(200)
            layers[199].setNeedsLayout()
            gone = layers[150]
        }
        #expect(gone == nil)
        let other = chain(200)
        other[199].setNeedsLayout()
        other[0].layoutIfNeeded()
        #expect(Noting.log == [199])
    }

    @Test(.assumed("nothing that asked is forgotten, whatever happens to the tree"))
    func `random trees always come to rest`() {
        var random = Seeded(state: 11)
        func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
        var layers = chain(250)
        for number in 250..<320 {
            let layer = Noting()
            layer.number = number
            layers[pick(layers.count)].addSublayer(layer)
            layers.append(layer)
        }
        let root = layers[0]
        for _ in 0..<4_000 {
            let layer = layers[pick(layers.count)]
            switch pick(8) {
            case 0, 1, 2: layer.setNeedsLayout()
            case 3:
                var above: CALayer? = layers[pick(layers.count)]
                let target = above
                while let next = above, next !== layer { above = next.superlayer }
                if above == nil, layer !== root, let target { target.addSublayer(layer) }
            case 4:
                let asked = topOfLine(layer)
                layer.layoutIfNeeded()
                #expect(waiting(in: asked).isEmpty)
            case 5 where pick(20) == 0: layer.removeFromSuperlayer()
            case 6:
                root.layoutIfNeeded()
                #expect(waiting(in: root).isEmpty)
            default: break
            }
        }
    }

    private func topOfLine(_ layer: CALayer) -> CALayer {
        var top = layer
        while let above = top.superlayer, above.needsLayout() { top = above }
        return top
    }

    private func waiting(in root: CALayer) -> [CALayer] {
        var found: [CALayer] = []
        var pending = [root]
        while let layer = pending.popLast() {
            if layer.needsLayout() { found.append(layer) }
            pending.append(contentsOf: layer.sublayers ?? [])
        }
        return found
    }

    private struct Seeded {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
    }
}
