import CoreGraphics
import RasterKernels
import RenderEngine
import TestEvidence
import Testing

@Suite struct DamageTests {
    private func update(_ compositor: CPUCompositor, _ scene: SceneBuilder, _ target: PixelBuffer) -> PixelRect {
        compositor.update(scene.tree, in: target, scale: 1).reduce(.empty) { $0.union($1) }
    }

    @Test(.assumed("damage is where pixels may have changed"))
    func `first everything, then nothing, then the old and the new place`() {
        let scene = SceneBuilder(100, 100)
        let layer = scene.add(10, 10, 10, 10, .red)
        let compositor = CPUCompositor()
        let target = scene.makeTarget()
        #expect(update(compositor, scene, target) == PixelRect(x: 0, y: 0, width: 100, height: 100))
        #expect(update(compositor, scene, target).isEmpty)
        scene.tree[layer].position.x += 50
        #expect(compositor.update(scene.tree, in: target, scale: 1).reduce(0) { $0 + $1.area } == 200)
        #expect(Picture(target).difference(scene.draw()).count == 0)
    }

    @Test(.assumed("redrawn pixels are damage though the object is the same"))
    func `a new generation of contents is damage, and the new pixels show`() {
        let scene = SceneBuilder(100, 100)
        let image = pixels(20, 20) { _, _ in red }
        let layer = scene.add(10, 10, 30, 30) { $0.contents = .bitmap(BitmapContents(pixels: image, scale: 1)) }
        let compositor = CPUCompositor()
        let target = scene.makeTarget()
        _ = update(compositor, scene, target)
        for y in 0..<20 { for x in 0..<20 { image.row(y)[x] = blue } }
        #expect(update(compositor, scene, target).isEmpty)
        scene.tree[layer].contentsGeneration += 1
        #expect(update(compositor, scene, target) == PixelRect(x: 10, y: 10, width: 30, height: 30))
        #expect(Picture(target).count(blue) == 900)
    }

    @Test(.assumed("shadows reach beyond their layers"))
    func `damage includes the shadow`() {
        let scene = SceneBuilder(100, 100)
        let layer = scene.add(40, 40, 20, 20, .red) {
            $0.shadow = RenderNode.Shadow(color: .black, opacity: 1, radius: 4, offset: .zero, path: nil)
        }
        let compositor = CPUCompositor()
        let target = scene.makeTarget()
        _ = update(compositor, scene, target)
        scene.tree[layer].isHidden = true
        let damage = update(compositor, scene, target)
        #expect(damage.minX < 34 && damage.maxY > 66)
        #expect(Picture(target).count(white) == 10_000)
    }

    @Test(.assumed("a backdrop shows what changes behind it"))
    func `a change behind a backdrop is damage all over the backdrop`() {
        let scene = SceneBuilder(100, 100)
        let layer = scene.add(0, 0, 5, 5, .red)
        scene.add(0, 0, 100, 40) { $0.contents = .backdrop(BackdropContents(blurRadius: 5, saturation: 1, tint: nil)) }
        let compositor = CPUCompositor()
        let target = scene.makeTarget()
        _ = update(compositor, scene, target)
        scene.tree[layer].backgroundColor = .blue
        #expect(update(compositor, scene, target).contains(PixelRect(x: 0, y: 0, width: 100, height: 40)))
        scene.tree[layer].position.y = 80
        _ = update(compositor, scene, target)
        scene.tree[layer].backgroundColor = .green
        #expect(update(compositor, scene, target) == PixelRect(x: 0, y: 78, width: 5, height: 5))
    }

    @Test(.assumed("drawing in parts is drawing"), arguments: 0..<60)
    func `damage only gives the bytes of a full redraw`(seed: Int) {
        var story = RandomScene(seed: UInt64(seed))
        let compositor = CPUCompositor()
        let scale: CGFloat = [1, 2, 1.5][seed % 3]
        let target = story.scene.makeTarget(scale: scale)
        for step in 0..<5 {
            _ = compositor.update(story.scene.tree, in: target, scale: scale)
            let full = story.scene.draw(scale: scale)
            let difference = Picture(target).difference(full)
            #expect(difference.count == 0, "seed \(seed), step \(step): \(difference)")
            if difference.count > 0 { return }
            story.change()
        }
    }
}
