import CoreGraphics
import RasterKernels
import RenderEngine
import TestEvidence
import Testing

/// What scrolls is moved in the picture, not drawn again.
@Suite struct ShiftTests {
    private let compositor = CPUCompositor()
    private let mark: UInt32 = 0xff12_3456

    /// Rows of ten points in a view that clips, each with a line of text, a picture of one.
    private struct Rows {
        let scene = SceneBuilder(100, 200)
        let list: RenderTree.NodeID
        private(set) var rows: [RenderTree.NodeID] = []

        init() {
            list = scene.add(0, 20, 100, 160, .white) { $0.masksToBounds = true }
            for row in 0..<40 {
                let view = scene.add(0, Double(row) * 10, 100, 10, row % 2 == 0 ? .white : .green, in: list)
                let image = pixels(30, 6) { x, y in (x * 7 + y * 3 + row) % 5 == 0 ? 0xff00_0000 : 0 }
                scene.add(5, 2, 30, 6, in: view) { $0.contents = .bitmap(BitmapContents(pixels: image, scale: 1)) }
                rows.append(view)
            }
        }
    }

    private func update(_ scene: SceneBuilder, _ target: PixelBuffer) -> PixelRect {
        compositor.update(scene.tree, in: target, scale: 1).reduce(.empty) { $0.union($1) }
    }

    @Test(.ours)
    func `rows that scroll take their pixels along, and what comes into sight is drawn`() {
        let rows = Rows()
        let target = rows.scene.makeTarget()
        _ = update(rows.scene, target)
        // Nobody draws this pixel: where it is found afterwards pixels were moved.
        target.row(100)[50] = mark
        rows.scene.tree[rows.list].bounds.origin.y += 7
        #expect(update(rows.scene, target) == PixelRect(x: 0, y: 20, width: 100, height: 160))
        #expect(target.row(93)[50] == mark)
        target.row(93)[50] = target.row(93)[51]
        #expect(Picture(target).difference(rows.scene.draw()).count == 0)
        // And back.
        rows.scene.tree[rows.list].bounds.origin.y -= 5
        target.row(100)[50] = mark
        _ = update(rows.scene, target)
        #expect(target.row(105)[50] == mark)
        target.row(105)[50] = target.row(105)[51]
        #expect(Picture(target).difference(rows.scene.draw()).count == 0)
    }

    @Test(.ours)
    func `after a whole frame only what changed since is drawn`() {
        let rows = Rows()
        let target = rows.scene.makeTarget()
        compositor.draw(rows.scene.tree, into: target, scale: 1, within: nil)
        #expect(update(rows.scene, target).isEmpty)
        rows.scene.tree[rows.list].bounds.origin.y += 7
        compositor.draw(rows.scene.tree, into: target, scale: 1, within: nil)
        target.row(100)[50] = mark
        rows.scene.tree[rows.list].bounds.origin.y += 3
        _ = update(rows.scene, target)
        #expect(target.row(97)[50] == mark)
        target.row(97)[50] = target.row(97)[51]
        #expect(Picture(target).difference(rows.scene.draw()).count == 0)
    }

    @Test(.ours, arguments: [false, true])
    func `what stays while rows scroll is drawn again, with what it hid`(isBackdrop: Bool) {
        let rows = Rows()
        rows.scene.add(0, 20, 100, 30, isBackdrop ? nil : .blue) {
            if isBackdrop { $0.contents = .backdrop(BackdropContents(blurRadius: 3, saturation: 1, tint: nil)) }
        }
        rows.scene.add(90, 60, 4, 40, .red) { $0.cornerRadius = 2 }
        let target = rows.scene.makeTarget()
        _ = update(rows.scene, target)
        target.row(150)[50] = mark
        rows.scene.tree[rows.list].bounds.origin.y += 9
        _ = update(rows.scene, target)
        #expect(target.row(141)[50] == mark)
        target.row(141)[50] = target.row(141)[51]
        #expect(Picture(target).difference(rows.scene.draw()).count == 0)
    }

    @Test(.ours)
    func `rows scroll within corners that are cut, and with one row that becomes another`() {
        let rows = Rows()
        rows.scene.tree[rows.list].cornerRadius = 12
        let target = rows.scene.makeTarget()
        _ = update(rows.scene, target)
        for step in 0..<12 {
            target.row(100)[50] = mark
            rows.scene.tree[rows.list].bounds.origin.y += 11
            // The first row comes to be the last, as cells do.
            let first = rows.scene.tree[rows.list].children.removeFirst()
            rows.scene.tree[first].position.y += 400
            if step % 2 == 0 {
                rows.scene.tree[rows.list].children.append(first)
            } else {
                rows.scene.tree[rows.list].children.insert(first, at: 0)
            }
            _ = update(rows.scene, target)
            #expect(target.row(89)[50] == mark, "step \(step)")
            target.row(89)[50] = target.row(89)[51]
            #expect(Picture(target).difference(rows.scene.draw()).count == 0, "step \(step)")
        }
    }

    @Test(.ours)
    func `a picture behind rows that let it through is drawn as ever`() {
        let rows = Rows()
        let colors: [RenderColor] = [.red, .blue]
        rows.scene.tree[rows.list].backgroundColor = nil
        for row in rows.rows { rows.scene.tree[row].backgroundColor = nil }
        rows.scene.tree[rows.scene.root].contents = .gradient(
            GradientContents(
                kind: .axial, colors: colors, locations: [0, 1], start: .zero, end: CGPoint(x: 1, y: 1)))
        let target = rows.scene.makeTarget()
        _ = update(rows.scene, target)
        rows.scene.tree[rows.list].bounds.origin.y += 7
        _ = update(rows.scene, target)
        #expect(Picture(target).difference(rows.scene.draw()).count == 0)
    }

    @Test(.ours, arguments: 0..<120)
    func `scrolling gives the bytes of a full redraw`(seed: Int) {
        var story = RandomScene(seed: UInt64(seed + 5000))
        let scale: CGFloat = [1, 2, 1.5, 3][seed % 4]
        let target = story.scene.makeTarget(scale: scale)
        for step in 0..<8 {
            _ = compositor.update(story.scene.tree, in: target, scale: scale)
            let full = story.scene.draw(scale: scale)
            let difference = Picture(target).difference(full)
            #expect(difference.count == 0, "seed \(seed), step \(step): \(difference)")
            if difference.count > 0 { return }
            story.scroll()
        }
    }
}
