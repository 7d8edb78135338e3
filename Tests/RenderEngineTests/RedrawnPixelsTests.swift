import CoreGraphics
import RasterKernels
import RenderEngine
import TestEvidence
import Testing

/// Pixels that are drawn anew in place, and the places of the last drawings.
final class DrawnSheet: RedrawnPixels {
    let pixels: PixelBuffer
    private(set) var generation: UInt32 = 1
    private var parts: [PixelRect] = []

    init(_ width: Int, _ height: Int) {
        pixels = RenderEngineTests.pixels(width, height) { x, y in (x / 4 + y / 4) % 2 == 0 ? 0xff20_60a0 : 0x8040_2010 }
    }

    func fill(_ part: PixelRect, _ word: UInt32) {
        for y in part.minY..<part.maxY { for x in part.minX..<part.maxX { pixels.row(y)[x] = word } }
        generation += 1
        parts = parts.suffix(2) + [part]
    }

    func redrawn(since old: UInt32) -> PixelRect? {
        let count = Int(generation - old)
        return count <= parts.count ? parts.suffix(count).reduce(.empty) { $0.union($1) } : nil
    }
}

@Suite struct RedrawnPixelsTests {
    private let compositor = CPUCompositor()
    private let scene = SceneBuilder(100, 100)
    private let sheet = DrawnSheet(60, 40)

    private func update(_ target: PixelBuffer) -> PixelRect {
        compositor.update(scene.tree, in: target, scale: 1).reduce(.empty) { $0.union($1) }
    }

    private func show(_ configure: (inout RenderNode) -> Void = { _ in }) -> RenderTree.NodeID {
        scene.add(10, 10, 60, 40) {
            $0.contents = .bitmap(BitmapContents(pixels: sheet.pixels, scale: 1, source: sheet))
            $0.contentsGeneration = sheet.generation
            configure(&$0)
        }
    }

    private func fill(_ part: PixelRect, _ id: RenderTree.NodeID) {
        sheet.fill(part, 0xff00_00ff)
        scene.tree[id].contentsGeneration = sheet.generation
    }

    @Test(.ours)
    func `pixels that were drawn anew in place are damage, and those around them aren't`() {
        let target = scene.makeTarget()
        let id = show()
        _ = update(target)
        fill(PixelRect(x: 5, y: 6, width: 7, height: 8), id)
        #expect(update(target) == PixelRect(x: 15, y: 16, width: 7, height: 8))
        #expect(Picture(target).difference(scene.draw()).count == 0)
        #expect(update(target).isEmpty)
        fill(PixelRect(x: 0, y: 0, width: 2, height: 2), id)
        fill(PixelRect(x: 4, y: 0, width: 2, height: 2), id)
        #expect(update(target) == PixelRect(x: 10, y: 10, width: 6, height: 2), "both drawings between two frames")
        for _ in 0..<4 { fill(PixelRect(x: 0, y: 0, width: 2, height: 2), id) }
        #expect(update(target) == PixelRect(x: 10, y: 10, width: 60, height: 40), "more than are remembered")
    }

    @Test(.ours)
    func `a layer that moves while its pixels are drawn anew is damage where it was and where it is`() {
        let target = scene.makeTarget()
        let id = show()
        _ = update(target)
        fill(PixelRect(x: 5, y: 6, width: 7, height: 8), id)
        scene.tree[id].position.y += 20
        #expect(update(target) == PixelRect(x: 10, y: 10, width: 60, height: 60))
        #expect(Picture(target).difference(scene.draw()).count == 0)
    }

    @Test(.ours)
    func `where pixels aren't shown one to one, all of the layer is damage`() {
        let target = scene.makeTarget()
        let id = show { $0.bounds.size.width = 50 }
        _ = update(target)
        fill(PixelRect(x: 5, y: 6, width: 1, height: 1), id)
        #expect(update(target).width == 50)
        #expect(Picture(target).difference(scene.draw()).count == 0)
    }

    @Test(.ours)
    func `a shadow of what is drawn anew in part is damage as a whole`() {
        let target = scene.makeTarget()
        let id = show {
            $0.shadow = RenderNode.Shadow(
                color: .black, opacity: 1, radius: 3, offset: CGSize(width: 8, height: 8), path: nil)
        }
        _ = update(target)
        fill(PixelRect(x: 5, y: 6, width: 7, height: 8), id)
        #expect(update(target).contains(PixelRect(x: 10, y: 10, width: 60, height: 40)))
        #expect(Picture(target).difference(scene.draw()).count == 0)
    }

    @Test(.ours, arguments: 0..<120)
    func `whatever is drawn anew in place, damage only gives the bytes of a full redraw`(seed: Int) {
        var story = RandomScene(seed: UInt64(seed) &* 31 &+ 5)
        var dice = Dice(seed: UInt64(seed))
        let sheets = (0..<3).map { _ in DrawnSheet(10 + dice.below(60), 10 + dice.below(60)) }
        let ids = sheets.map { story.add($0) }
        let scale: CGFloat = [1, 1, 2][seed % 3]
        let target = story.scene.makeTarget(scale: scale)
        for step in 0..<12 {
            _ = compositor.update(story.scene.tree, in: target, scale: scale)
            let difference = Picture(target).difference(story.scene.draw(scale: scale))
            #expect(difference.count == 0, "seed \(seed), step \(step): \(difference)")
            if difference.count > 0 { return }
            for (sheet, id) in zip(sheets, ids) where dice.happens(0.7) {
                for _ in 0..<1 + dice.below(4) {
                    let (x, y) = (dice.below(sheet.pixels.width), dice.below(sheet.pixels.height))
                    let part = PixelRect(x: x, y: y, width: 1 + dice.below(20), height: 1 + dice.below(20))
                    sheet.fill(part.intersection(sheet.pixels.bounds), [0xff00_ff00, 0x4040_0000, 0][dice.below(3)])
                }
                if case .bitmap(let shown) = story.scene.tree[id].contents, shown.pixels === sheet.pixels {
                    story.scene.tree[id].contentsGeneration = sheet.generation
                }
            }
            if dice.happens(0.3) { story.change() }
        }
    }
}
