import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing

@MainActor @Suite("Layers / Hit-testing and conversion")
struct LayerConversionTests {
    func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        parent?.addSublayer(layer)
        return layer
    }

    @Test(.documented("CALayer.convert(_:to:)"))
    func `points move by frames and origins of bounds`() {
        let root = layer(0, 0, 300, 300)
        let scrolled = layer(20, 30, 100, 100, in: root)
        scrolled.bounds.origin = CGPoint(x: 5, y: 50)
        let leaf = layer(10, 60, 20, 20, in: scrolled)
        #expect(leaf.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 1 + 10 - 5 + 20, y: 2 + 60 - 50 + 30))
        #expect(root.convert(CGPoint(x: 26, y: 42), to: leaf) == CGPoint(x: 1, y: 2))
        #expect(leaf.convert(leaf.bounds, to: root) == CGRect(x: 25, y: 40, width: 20, height: 20))
        let sibling = layer(200, 200, 10, 10, in: root)
        #expect(leaf.convert(CGPoint.zero, to: sibling) == CGPoint(x: 25 - 200, y: 40 - 200))
    }

    @Test(.documented("CALayer.transform"))
    func `conversion there and back through any transforms ends where it began`() {
        var dice = Dice(11)
        for _ in 0..<50 {
            let root = layer(0, 0, 400, 400)
            root.sublayerTransform.m34 = -1 / 800
            var deepest = root
            for _ in 0..<4 {
                let next = layer(.random(in: 0...50, using: &dice), .random(in: 0...50, using: &dice), 200, 150, in: deepest)
                next.anchorPoint = CGPoint(x: .random(in: 0...1, using: &dice), y: .random(in: 0...1, using: &dice))
                next.transform = CATransform3DMakeRotation(
                    .random(in: -0.6...0.6, using: &dice), .random(in: -1...1, using: &dice), 1, 0.5)
                next.zPosition = .random(in: -40...40, using: &dice)
                deepest = next
            }
            let point = CGPoint(x: .random(in: 0...200, using: &dice), y: .random(in: 0...150, using: &dice))
            let outside = deepest.convert(point, to: root)
            #expect(near(root.convert(outside, to: deepest), point, 1e-6))
        }
    }

    @Test(.documented("CATransform3D, perspective"))
    func `perspective makes what is nearer larger`() {
        let root = layer(0, 0, 200, 200)
        root.sublayerTransform.m34 = -1 / 500
        let closer = layer(50, 50, 100, 100, in: root)
        closer.zPosition = 250
        // A point at depth z appears d / (d - z) times as far from the middle.
        let corner = closer.convert(CGPoint(x: 0, y: 0), to: root)
        #expect(near(corner, CGPoint(x: 100 - 50 * 500 / 250, y: 100 - 50 * 500 / 250)))
    }

    @Test(.documented("CATransformLayer"))
    func `a transform layer passes depth on, another layer flattens it`() {
        func middle(_ space: CALayer) -> CGPoint {
            let root = layer(0, 0, 200, 200)
            root.sublayerTransform.m34 = -1 / 500
            space.frame = root.bounds
            space.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
            root.addSublayer(space)
            let leaf = layer(50, 50, 100, 100, in: space)
            leaf.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
            leaf.zPosition = 40
            return leaf.convert(CGPoint(x: 50, y: 50), to: root)
        }
        // Turned away and back again, a z of 40 has become an x of 40.
        #expect(near(middle(CATransformLayer()), CGPoint(x: 140, y: 100)))
        #expect(!near(middle(CALayer()), CGPoint(x: 140, y: 100)))
    }

    @Test(.documented("CALayer.isGeometryFlipped"))
    func `a flipped layer's sublayers count from the bottom`() {
        let root = layer(0, 0, 100, 100)
        root.isGeometryFlipped = true
        let leaf = layer(10, 10, 20, 20, in: root)
        #expect(leaf.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 10, y: 90))
        #expect(leaf.contentsAreFlipped())
    }

    @Test(.documented("CALayer.hitTest(_:)"))
    func `the topmost layer is hit: by zPosition, then by order`() {
        let root = layer(0, 0, 100, 100)
        let a = layer(0, 0, 50, 50, in: root)
        let b = layer(0, 0, 50, 50, in: root)
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === b)
        a.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === a)
        a.isHidden = true
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === b)
        #expect(root.hitTest(CGPoint(x: 80, y: 10)) === root)
        #expect(root.hitTest(CGPoint(x: 180, y: 10)) == nil)
    }

    @Test(.documented("CALayer.hitTest(_:)"))
    func `sublayers outside are hit unless the layer clips`() {
        let root = layer(0, 0, 100, 100)
        let outside = layer(120, 0, 50, 50, in: root)
        #expect(root.hitTest(CGPoint(x: 130, y: 10)) === outside)
        root.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 130, y: 10)) == nil)
    }

    @Test(.documented("CALayer.hitTest(_:)"))
    func `points are in the superlayer's coordinates`() {
        let root = layer(0, 0, 300, 300)
        let child = layer(100, 100, 100, 100, in: root)
        child.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(child.hitTest(CGPoint(x: 150, y: 85)) === child)
        #expect(child.hitTest(CGPoint(x: 105, y: 105)) == nil)
    }

    @Test(.documented("CALayer.visibleRect"))
    func `the visible part is what clipping ancestors leave`() {
        let root = layer(0, 0, 100, 100)
        root.masksToBounds = true
        let child = layer(50, 60, 200, 200, in: root)
        #expect(child.visibleRect == CGRect(x: 0, y: 0, width: 50, height: 40))
    }

    @Test(.documented("CAScrollLayer"))
    func `a scroll layer scrolls as far as it must`() {
        let scroll = CAScrollLayer()
        scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let content = layer(0, 0, 500, 500, in: scroll)
        content.scrollRectToVisible(CGRect(x: 150, y: 20, width: 50, height: 50))
        #expect(scroll.bounds.origin == CGPoint(x: 100, y: 0))
        content.scroll(CGPoint(x: 30, y: 40))
        #expect(scroll.bounds.origin == CGPoint(x: 30, y: 40))
        scroll.scrollMode = .vertically
        content.scroll(CGPoint(x: 0, y: 0))
        #expect(scroll.bounds.origin == CGPoint(x: 30, y: 0))
    }
}
