import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing

/// Writes down what it is asked, and draws a red square if it may.
private final class RecordingDelegate: CALayerDelegate {
    var lines: [String] = []
    func draw(_ layer: CALayer, in ctx: CGContext) {
        lines.append("draw")
        ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        ctx.fill(ctx.boundingBoxOfClipPath)
    }
    func layerWillDraw(_ layer: CALayer) { lines.append("will draw") }
    func layoutSublayers(of layer: CALayer) { lines.append("layout \(layer.name ?? "")") }
}

private final class SilentDelegate: CALayerDelegate {}

private final class DisplayingDelegate: CALayerDelegate {
    var count = 0
    func display(_ layer: CALayer) { count += 1 }
    func draw(_ layer: CALayer, in ctx: CGContext) { count += 100 }
}

@MainActor @Suite("Layers / Layout and display")
struct LayerCycleTests {
    func sized(_ layer: CALayer = CALayer()) -> CALayer {
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        return layer
    }

    @Test(.documented("CALayer.layoutIfNeeded()"))
    func `layout runs top down, once for each layer that asked`() {
        let delegate = RecordingDelegate()
        let root = sized()
        let child = sized()
        let grandchild = sized()
        for (layer, name) in [(root, "root"), (child, "child"), (grandchild, "grandchild")] {
            layer.name = name
            layer.delegate = delegate
        }
        child.addSublayer(grandchild)
        root.addSublayer(child)
        root.layoutIfNeeded()
        #expect(delegate.lines == ["layout root", "layout child", "layout grandchild"])
        delegate.lines = []
        root.layoutIfNeeded()
        #expect(delegate.lines == [])
        grandchild.setNeedsLayout()
        #expect(grandchild.needsLayout() && !root.needsLayout())
        root.layoutIfNeeded()
        #expect(delegate.lines == ["layout grandchild"])
    }

    @Test(.documented("CALayer.layoutIfNeeded()"))
    func `layout begins at the topmost ancestor that asked`() {
        let delegate = RecordingDelegate()
        let root = sized()
        let child = sized()
        root.name = "root"
        child.name = "child"
        (root.delegate, child.delegate) = (delegate, delegate)
        root.addSublayer(child)
        child.layoutIfNeeded()
        #expect(delegate.lines == ["layout root", "layout child"])
    }

    @Test(.documented("CALayer.setNeedsLayout()"))
    func `a new size asks for layout, a new position does not`() {
        let layer = sized()
        layer.layoutIfNeeded()
        layer.position = CGPoint(x: 50, y: 50)
        layer.bounds.origin = CGPoint(x: 5, y: 5)
        #expect(!layer.needsLayout())
        layer.bounds.size.width = 30
        #expect(layer.needsLayout())
    }

    @Test(.documented("CALayerDelegate.draw(_:in:)"))
    func `the delegate draws into the contents`() throws {
        let delegate = RecordingDelegate()
        let layer = sized()
        layer.contentsScale = 2
        layer.delegate = delegate
        layer.displayIfNeeded()
        #expect(layer.contents == nil)
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay())
        layer.displayIfNeeded()
        #expect(!layer.needsDisplay())
        #expect(delegate.lines == ["will draw", "draw"])
        let store = try #require(layer.contents as? BackingStore)
        #expect(store.pixels.width == 40 && store.pixels.height == 20)
        #expect(store.pixels.row(19)[39] == 0xffff_0000)
    }

    @Test(.documented("CALayer.setNeedsDisplay(_:)"))
    func `only the part that was asked for is drawn again, into the same pixels`() throws {
        final class Painter: CALayerDelegate {
            var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            func draw(_ layer: CALayer, in ctx: CGContext) {
                ctx.setFillColor(color)
                ctx.fill(layer.bounds)
            }
        }
        let painter = Painter()
        let layer = sized()
        layer.delegate = painter
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        let store = try #require(layer.contents as? BackingStore)
        painter.color = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        layer.setNeedsDisplay(CGRect(x: 4, y: 2, width: 2, height: 2))
        layer.displayIfNeeded()
        #expect(layer.contents as? BackingStore === store)
        #expect(store.pixels.row(3)[5] == 0xff00_00ff)
        #expect(store.pixels.row(3)[6] == 0xffff_0000)
        #expect(store.pixels.row(1)[5] == 0xffff_0000)
    }

    @Test(.documented("CALayerDelegate.display(_:)"))
    func `a delegate that displays is not asked to draw`() {
        let delegate = DisplayingDelegate()
        let layer = sized()
        layer.delegate = delegate
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(delegate.count == 1 && layer.contents == nil)
    }

    @Test(.assumed("pixels that nobody drew are not kept"))
    func `a layer that draws nothing has no pixels`() {
        let layer = sized()
        let delegate = SilentDelegate()
        layer.delegate = delegate
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(layer.contents == nil)
        let plain = sized()
        plain.setNeedsDisplay()
        plain.displayIfNeeded()
        #expect(plain.contents == nil)
    }

    @Test(.documented("CALayer.draw(in:)"))
    func `a subclass draws y down in its own coordinates`() throws {
        final class Corner: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
                ctx.fill(CGRect(x: bounds.minX, y: bounds.minY, width: 1, height: 1))
            }
        }
        let layer = sized(Corner())
        layer.bounds.origin = CGPoint(x: 100, y: 50)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        let store = try #require(layer.contents as? BackingStore)
        #expect(store.pixels.row(0)[0] == 0xff00_ff00)
        #expect(store.pixels.row(0)[1] == 0 && store.pixels.row(1)[0] == 0)
    }

    @Test(.documented("CALayer.needsDisplayOnBoundsChange"))
    func `a new size asks for drawing only when the layer says so`() {
        let layer = sized()
        layer.bounds.size.width = 30
        #expect(!layer.needsDisplay())
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 40
        #expect(layer.needsDisplay())
    }

    @Test(.assumed("what nobody sees is not drawn"))
    func `a hidden layer draws when it is shown`() {
        let delegate = RecordingDelegate()
        let root = sized()
        let group = sized()
        let drawn = sized()
        drawn.delegate = delegate
        group.addSublayer(drawn)
        root.addSublayer(group)
        drawn.setNeedsDisplay()
        group.isHidden = true
        let renderer = LayerTreeRenderer(root: root, scale: 1)
        _ = renderer.render()
        #expect(!delegate.lines.contains("draw"))
        group.isHidden = false
        _ = renderer.render()
        #expect(delegate.lines.filter { $0 == "draw" }.count == 1)
    }

    @Test(.assumed("limits are named"))
    func `a huge layer is drawn at a smaller scale and says so`() throws {
        let delegate = RecordingDelegate()
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100_000, height: 10)
        layer.delegate = delegate
        layer.setNeedsDisplay()
        let found = misuses { layer.displayIfNeeded() }
        #expect(found.first?.description.contains("a side may have 32767 pixels") == true)
        let store = try #require(layer.contents as? BackingStore)
        #expect(store.pixels.width == 32_767)
    }
}
