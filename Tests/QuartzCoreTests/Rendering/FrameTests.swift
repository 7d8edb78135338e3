import AppleFoundation
import CoreGraphics
import QuartzCore
import RenderEngine
import TestEvidence
import Testing

@MainActor @Suite("Rendering / Frames")
struct FrameTests {
    let world = World()

    func box(_ frame: CGRect, _ color: UInt32, in parent: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = CGColor(
            red: CGFloat(color >> 16 & 255) / 255, green: CGFloat(color >> 8 & 255) / 255, blue: CGFloat(color & 255) / 255,
            alpha: 1)
        parent?.addSublayer(layer)
        return layer
    }

    func scene(scale: CGFloat = 1) -> (root: CALayer, renderer: LayerTreeRenderer) {
        _ = world.clock
        CATransaction.setDisableActions(true)
        let root = box(CGRect(x: 0, y: 0, width: 40, height: 30), 0xffffff)
        return (root, LayerTreeRenderer(root: root, scale: scale))
    }

    /// Changes without animations, as views make them.
    func quietly(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    func word(_ frame: (pixels: PixelBuffer, damage: [PixelRect]), _ x: Int, _ y: Int) -> UInt32 {
        frame.pixels.row(y)[x] & 0xffffff
    }

    func area(_ rects: [PixelRect]) -> Int { rects.reduce(0) { $0 + $1.area } }

    /// Whether an update gives the same bytes as a whole frame.
    func isWhole(_ renderer: LayerTreeRenderer) -> Bool {
        let updated = renderer.render()
        let fresh = PixelBuffer(width: updated.pixels.width, height: updated.pixels.height)!
        CPUCompositor().draw(renderer.tree, into: fresh, scale: renderer.scale, within: nil)
        return memcmp(fresh.data, updated.pixels.data, fresh.byteCount) == 0
    }

    @Test(.assumed("layers become pixels"))
    func `layers are drawn where they are, in order, at the scale`() {
        let (root, renderer) = scene(scale: 2)
        _ = box(CGRect(x: 5, y: 5, width: 10, height: 10), 0xff0000, in: root)
        let top = box(CGRect(x: 10, y: 10, width: 10, height: 10), 0x0000ff, in: root)
        let frame = renderer.render()
        #expect(frame.pixels.width == 80 && frame.pixels.height == 60)
        #expect(word(frame, 9, 10) == 0xffffff && word(frame, 10, 10) == 0xff0000)
        #expect(word(frame, 25, 25) == 0x0000ff && word(frame, 40, 20) == 0xffffff)
        quietly { top.zPosition = -1 }
        #expect(word(renderer.render(), 25, 25) == 0xff0000)
    }

    @Test(.assumed("nothing changes, nothing is done"))
    func `an unchanged tree has no damage, a change damages what it touches`() {
        let (root, renderer) = scene()
        let layer = box(CGRect(x: 5, y: 5, width: 10, height: 10), 0xff0000, in: root)
        _ = renderer.render()
        #expect(renderer.render().damage.isEmpty)
        quietly { layer.position.x += 2 }
        let damage = renderer.render().damage
        #expect(area(damage) > 0 && area(damage) < 40 * 30 / 2)
        #expect(isWhole(renderer))
        layer.removeFromSuperlayer()
        #expect(area(renderer.render().damage) > 0)
        #expect(word(renderer.render(), 10, 10) == 0xffffff)
        #expect(renderer.tree.count == 1)
    }

    @Test(.assumed("random changes"), arguments: 1...12)
    func `any changes leave the same bytes as a fresh frame`(seed: Int) {
        var dice = Dice(UInt64(seed))
        let (root, renderer) = scene(scale: 2)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &dice) }
        var layers: [CALayer] = [root]
        for _ in 0..<12 {
            let layer = box(
                CGRect(x: number(-5...35), y: number(-5...25), width: number(1...20), height: number(1...20)),
                UInt32.random(in: 0...0xffffff, using: &dice))
            layers.randomElement(using: &dice)!.addSublayer(layer)
            layers.append(layer)
        }
        _ = renderer.render()
        for _ in 0..<15 {
            for _ in 0..<3 {
                let layer = layers[Int.random(in: 1..<layers.count, using: &dice)]
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                defer { CATransaction.commit() }
                switch Int.random(in: 0..<12, using: &dice) {
                case 0: layer.position = CGPoint(x: number(0...40), y: number(0...30))
                case 1: layer.isHidden.toggle()
                case 2: layer.opacity = Float(number(0...1))
                case 3: layer.cornerRadius = number(0...8)
                case 4: layer.setAffineTransform(CGAffineTransform(rotationAngle: number(-1...1)))
                case 5: layer.masksToBounds.toggle()
                case 6: layer.removeFromSuperlayer()
                case 7, 8: _ = misuses { layers.randomElement(using: &dice)!.addSublayer(layer) }
                case 9: layer.zPosition = number(-2...2)
                case 10: layer.shadowOpacity = Float(number(0...1))
                default:
                    let mask = CALayer()
                    mask.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
                    mask.backgroundColor = .black
                    layer.mask = layer.mask == nil ? mask : nil
                }
            }
            #expect(isWhole(renderer))
        }
        // Each layer of the tree has one node, and nobody else has.
        var count = 0
        var stack = [root]
        while let layer = stack.popLast() {
            count += layer.mask == nil ? 1 : 2
            stack.append(contentsOf: layer.sublayers ?? [])
        }
        #expect(renderer.tree.count <= count)
    }

    @Test(.documented("CALayer.isHidden"))
    func `what changed while it was hidden shows when it is shown`() {
        let (root, renderer) = scene()
        let group = box(CGRect(x: 0, y: 0, width: 20, height: 20), 0x00ff00, in: root)
        let inner = box(CGRect(x: 5, y: 5, width: 5, height: 5), 0xff0000, in: group)
        _ = renderer.render()
        quietly { group.isHidden = true }
        #expect(word(renderer.render(), 6, 6) == 0xffffff)
        quietly { inner.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1) }
        _ = box(CGRect(x: 12, y: 5, width: 5, height: 5), 0x111111, in: group)
        _ = renderer.render()
        quietly { group.isHidden = false }
        let frame = renderer.render()
        #expect(word(frame, 6, 6) == 0x0000ff && word(frame, 13, 6) == 0x111111)
    }

    @Test(.documented("CALayer.contents"))
    func `images and drawings become contents`() throws {
        let (root, renderer) = scene()
        final class Painter: CALayerDelegate {
            func draw(_ layer: CALayer, in ctx: CGContext) {
                ctx.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
                ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
            }
        }
        let painter = Painter()
        let drawn = CALayer()
        drawn.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        drawn.delegate = painter
        drawn.setNeedsDisplay()
        root.addSublayer(drawn)
        let pixels = try #require(PixelBuffer(width: 2, height: 1))
        pixels.row(0)[0] = 0xffff_0000
        pixels.row(0)[1] = 0xff00_00ff
        let image = CALayer()
        image.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
        image.contents = CGImage(pixels: pixels, isOpaque: true)
        image.magnificationFilter = .nearest
        root.addSublayer(image)
        let frame = renderer.render()
        #expect(word(frame, 2, 5) == 0x00ff00 && word(frame, 7, 5) == 0xffffff)
        #expect(word(frame, 22, 5) == 0xff0000 && word(frame, 27, 5) == 0x0000ff)
    }

    @Test(.documented("CAAnimation"))
    func `frames in between show the animation, and the model's value comes back`() {
        let (root, renderer) = scene()
        let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10), 0xff0000, in: root)
        _ = renderer.render()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 5
        animation.toValue = 25
        animation.duration = 1
        layer.add(animation, forKey: nil)
        #expect(word(renderer.render(), 2, 2) == 0xff0000)
        world.clock.advance(by: 0.5)
        #expect(word(renderer.render(), 12, 2) == 0xff0000)
        #expect(word(renderer.render(), 2, 2) == 0xffffff)
        // Any moment can be asked for.
        #expect(word(renderer.render(at: world.clock.now + 0.45), 22, 2) == 0xff0000)
        #expect(isWhole(renderer))
        world.clock.advance(by: 1)
        #expect(word(renderer.render(), 2, 2) == 0xff0000)
        #expect(renderer.render().damage.isEmpty)
    }

    @Test(.documented("CALayer.needsDisplay(forKey:)"))
    func `a layer draws itself for each frame of a key of its own`() {
        final class Gauge: CALayer {
            override class func needsDisplay(forKey key: String) -> Bool { key == "level" || super.needsDisplay(forKey: key) }
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(.black)
                ctx.fill(CGRect(x: 0, y: 0, width: CGFloat(value(forKey: "level") as? Double ?? 0), height: bounds.height))
            }
        }
        let (root, renderer) = scene()
        let gauge = Gauge()
        gauge.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
        root.addSublayer(gauge)
        quietly { gauge.setValue(10.0, forKey: "level") }
        var frame = renderer.render()
        #expect(word(frame, 8, 5) == 0 && word(frame, 12, 5) == 0xffffff)
        let animation = CABasicAnimation(keyPath: "level")
        animation.fromValue = 0.0
        animation.toValue = 40.0
        animation.duration = 1
        gauge.add(animation, forKey: nil)
        world.clock.advance(by: 0.5)
        frame = renderer.render()
        #expect(word(frame, 18, 5) == 0 && word(frame, 22, 5) == 0xffffff)
        world.clock.advance(by: 1)
        frame = renderer.render()
        #expect(word(frame, 8, 5) == 0 && word(frame, 12, 5) == 0xffffff)
    }

    @Test(.documented("CALayer.contents"))
    func `pictures fade into each other`() throws {
        let (root, renderer) = scene()
        func image(_ word: UInt32) throws -> CGImage {
            let pixels = try #require(PixelBuffer(width: 1, height: 1))
            pixels.row(0)[0] = word
            return CGImage(pixels: pixels, isOpaque: true)
        }
        let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10), 0, in: root)
        layer.contents = try image(0xff00_00ff)
        let animation = CABasicAnimation(keyPath: "contents")
        animation.fromValue = try image(0xffff_0000)
        animation.toValue = layer.contents
        animation.duration = 1
        layer.add(animation, forKey: nil)
        #expect(word(renderer.render(), 5, 5) == 0xff0000)
        world.clock.advance(by: 0.5)
        #expect(word(renderer.render(), 5, 5) == 0x7f007f)
        world.clock.advance(by: 1)
        #expect(word(renderer.render(), 5, 5) == 0x0000ff)
    }

    @Test(.documented("CATransition"))
    func `a fade is an exact mixture of before and after`() {
        let (root, renderer) = scene()
        let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10), 0xff0000, in: root)
        _ = renderer.render()
        let transition = CATransition()
        transition.duration = 1
        layer.add(transition, forKey: nil)
        quietly { layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1) }
        #expect(word(renderer.render(), 5, 5) == 0xff0000)
        world.clock.advance(by: 0.5)
        let mixed = word(renderer.render(), 5, 5)
        #expect((126...129).contains(mixed >> 16) && mixed >> 8 & 255 == 0 && (126...129).contains(mixed & 255))
        world.clock.advance(by: 0.6)
        #expect(word(renderer.render(), 5, 5) == 0x0000ff)
        #expect(renderer.tree.count == 2)
    }

    @Test(.documented("CAReplicatorLayer.instanceDelay"))
    func `delayed copies show earlier moments`() {
        let (root, renderer) = scene()
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
        replicator.instanceDelay = 0.5
        root.addSublayer(replicator)
        let dot = box(CGRect(x: 0, y: 0, width: 10, height: 10), 0xff0000, in: replicator)
        _ = renderer.render()
        let blink = CABasicAnimation(keyPath: "backgroundColor")
        blink.fromValue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        blink.toValue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        blink.duration = 0.5
        dot.add(blink, forKey: nil)
        world.clock.advance(by: 0.25)
        var frame = renderer.render()
        #expect([5, 17, 29].map { word(frame, $0, 5) } == [0x0000ff, 0xff0000, 0xff0000])
        frame = renderer.render(at: world.clock.now + 0.2)
        #expect(word(frame, 5, 5) == 0x0000ff)
        world.clock.advance(by: 0.5)
        frame = renderer.render()
        #expect([5, 17, 29].map { word(frame, $0, 5) } == [0xff0000, 0xff0000, 0xff0000])
        #expect(renderer.tree.count == 3)
    }

    @Test(.documented("CALayer.render(in:)"))
    func `a layer draws itself into a context, turned as the context is`() throws {
        _ = world.clock
        let layer = box(CGRect(x: 100, y: 100, width: 10, height: 10), 0xff0000)
        _ = box(CGRect(x: 0, y: 0, width: 5, height: 5), 0x0000ff, in: layer)
        let pixels = try #require(PixelBuffer(width: 20, height: 20))
        let context = try #require(CGContext(drawingInto: pixels))
        // y up, as a bitmap context is made: the top of the layer is at the bottom.
        layer.render(in: context)
        #expect(pixels.row(19)[1] == 0xff00_00ff && pixels.row(11)[8] == 0xffff_0000 && pixels.row(8)[8] == 0)
        pixels.clear()
        context.translateBy(x: 0, y: 20)
        context.scaleBy(x: 2, y: -2)
        layer.render(in: context)
        #expect(pixels.row(1)[1] == 0xff00_00ff && pixels.row(19)[19] == 0xffff_0000)
    }

    @Test(.assumed("a layer moves between screens"))
    func `a layer that moves to another renderer's tree leaves the first one`() {
        let (first, one) = scene()
        let second = box(CGRect(x: 0, y: 0, width: 40, height: 30), 0xeeeeee)
        let two = LayerTreeRenderer(root: second, scale: 1)
        let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10), 0xff0000, in: first)
        _ = box(CGRect(x: 0, y: 0, width: 5, height: 5), 0x00ff00, in: layer)
        _ = one.render()
        _ = two.render()
        second.addSublayer(layer)
        #expect(word(one.render(), 2, 2) == 0xffffff && one.tree.count == 1)
        #expect(word(two.render(), 2, 2) == 0x00ff00 && two.tree.count == 3)
    }

    @Test(.assumed("10,000 levels are asked for by the product"))
    func `10,000 levels can be rendered and let go`() {
        let (root, renderer) = scene()
        var deepest = root
        for _ in 0..<10_000 {
            let layer = CALayer()
            layer.frame = root.bounds
            deepest.addSublayer(layer)
            deepest = layer
        }
        deepest.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(word(renderer.render(), 5, 5) == 0xff0000)
        root.sublayers = nil
        #expect(word(renderer.render(), 5, 5) == 0xffffff)
        #expect(renderer.tree.count == 1)
    }

    @Test(.documented("CATextLayer"))
    func `a text layer draws its string`() {
        let (root, renderer) = scene(scale: 2)
        let text = CATextLayer()
        text.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        text.string = "Hi"
        text.fontSize = 20
        text.foregroundColor = .black
        text.contentsScale = 2
        root.addSublayer(text)
        let frame = renderer.render()
        var dark = 0
        for y in 0..<60 { for x in 0..<80 where word(frame, x, y) < 0x808080 { dark += 1 } }
        #expect(dark > 60 && dark < 1000)
    }
}
