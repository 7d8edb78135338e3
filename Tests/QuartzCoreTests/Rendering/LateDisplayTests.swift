import CoreGraphics
import QuartzCore
import TestEvidence
import Testing

/// Layers whose drawing nobody notices, such as those of labels, draw for the first frame that shows them.
@MainActor @Suite("Rendering / Late display", .ours)
struct LateDisplayTests {
    private let world = World()

    private final class Drawn: CALayer {
        var draws = 0

        override func draw(in ctx: CGContext) {
            draws += 1
            ctx.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            ctx.fill(bounds)
        }
    }

    private func drawn(_ frame: CGRect, in parent: CALayer) -> Drawn {
        let layer = Drawn()
        layer.frame = frame
        parent.addSublayer(layer)
        layer.drawLate()
        layer.setNeedsDisplay()
        return layer
    }

    private func scene() -> (root: CALayer, renderer: LayerTreeRenderer) {
        _ = world.clock
        CATransaction.setDisableActions(true)
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        return (root, LayerTreeRenderer(root: root, scale: 1))
    }

    private func quietly(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    private func blue(_ renderer: LayerTreeRenderer, _ x: Int, _ y: Int) -> Bool {
        renderer.render().pixels.row(y)[x] & 0xffffff == 0x0000ff
    }

    @Test func `a layer outside of the frame draws when it comes into sight, once`() {
        let (root, renderer) = scene()
        let page = CALayer()
        page.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        page.masksToBounds = true
        root.addSublayer(page)
        let row = CALayer()
        row.frame = CGRect(x: 0, y: 100, width: 40, height: 10)
        page.addSublayer(row)
        let far = drawn(CGRect(x: 10, y: 0, width: 10, height: 10), in: row)
        let near = drawn(CGRect(x: 0, y: 0, width: 10, height: 10), in: page)
        #expect(blue(renderer, 5, 5))
        #expect(near.draws == 1 && far.draws == 0)
        quietly { page.bounds.origin.y = 100 }
        #expect(blue(renderer, 15, 5) && !blue(renderer, 25, 5))
        #expect(near.draws == 1 && far.draws == 1)
        quietly { page.bounds.origin.y = 0 }
        #expect(blue(renderer, 5, 5))
        quietly { page.bounds.origin.y = 100 }
        #expect(blue(renderer, 15, 5))
        #expect(far.draws == 1)
    }

    @Test func `what a clip cuts off waits, and what is hidden`() {
        let (root, renderer) = scene()
        let clip = CALayer()
        clip.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        clip.masksToBounds = true
        root.addSublayer(clip)
        let cut = drawn(CGRect(x: 25, y: 0, width: 10, height: 10), in: clip)
        let hidden = drawn(CGRect(x: 0, y: 0, width: 10, height: 10), in: clip)
        hidden.isHidden = true
        _ = renderer.render()
        #expect(cut.draws == 0 && hidden.draws == 0)
        quietly {
            clip.masksToBounds = false
            hidden.isHidden = false
        }
        #expect(blue(renderer, 30, 5) && blue(renderer, 5, 5))
        #expect(cut.draws == 1 && hidden.draws == 1)
    }

    @Test func `everything draws below what moves, is turned or is repeated`() {
        let (root, renderer) = scene()
        let turned = CALayer()
        turned.frame = CGRect(x: 100, y: 0, width: 10, height: 10)
        turned.transform = CATransform3DMakeTranslation(-100, 0, 0)
        let moved = CALayer()
        moved.frame = CGRect(x: 100, y: 0, width: 10, height: 10)
        let repeated = CAReplicatorLayer()
        repeated.frame = CGRect(x: 100, y: 20, width: 10, height: 10)
        repeated.instanceCount = 2
        repeated.instanceTransform = CATransform3DMakeTranslation(-70, 0, 0)
        for layer in [turned, moved, repeated] { root.addSublayer(layer) }
        let all = [turned, moved, repeated].map { drawn(CGRect(x: 0, y: 0, width: 10, height: 10), in: $0) }
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = CGFloat(25)
        move.toValue = CGFloat(25)
        move.duration = 1
        moved.add(move, forKey: nil)
        #expect(blue(renderer, 5, 5) && blue(renderer, 25, 5) && blue(renderer, 35, 25))
        #expect(all.map(\.draws) == [1, 1, 1])
    }

    @Test func `drawing into a context leaves nothing out`() throws {
        let (root, _) = scene()
        let far = drawn(CGRect(x: 100, y: 0, width: 10, height: 10), in: root)
        let context = try #require(
            CGContext(
                data: nil, width: 200, height: 30, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
        root.render(in: context)
        #expect(far.draws == 1)
    }

    @Test func `a layer without extent has nothing to wait for`() {
        let (root, renderer) = scene()
        let empty = drawn(CGRect(x: 5, y: 5, width: 0, height: 10), in: root)
        _ = renderer.render()
        #expect(!empty.needsDisplay())
        #expect(empty.draws == 0)
    }
}
