import CoreGraphics
import RasterKernels

/// The compositor that draws with the processor: pixman where it fits, own kernels elsewhere.
///
/// Layers that are only moved lie on whole pixels: their translation is rounded to the nearest one, so that a backing store
/// is copied as it is and text stays sharp. Layers that are turned, scaled or in perspective are drawn upright on a grid of
/// their own and sampled from there.
package final class CPUCompositor: Compositor {
    private let caches = RenderCaches()
    private var list = DisplayList()
    /// The list before this one, emptied: two take turns.
    private var spare = DisplayList()
    private var tracker = DamageTracker()
    private var rooms = RectRooms()
    private weak var lastTarget: PixelBuffer?
    private var lastScale: CGFloat = 0
    private var lastRoot: RenderTree.NodeID?
    package private(set) var lastMove: FrameMove?

    package init() {}

    package func draw(_ tree: RenderTree, into target: PixelBuffer, scale: CGFloat, within rects: [PixelRect]?) {
        build(tree, target, scale)
        lastMove = nil
        // A whole frame is what the next update has to compare with.
        if rects == nil {
            _ = adopt(tree, target, scale)
            tracker.remember(list)
        }
        paint(tree, target, list.closed(rects ?? [target.bounds], within: target.bounds))
    }

    package func update(_ tree: RenderTree, in target: PixelBuffer, scale: CGFloat) -> [PixelRect] {
        build(tree, target, scale)
        lastMove = nil
        if adopt(tree, target, scale) {
            tracker.remember(list)
            paint(tree, target, [target.bounds])
            return [target.bounds]
        }
        let (damage, shift) = tree.withNodes { nodes, _ in tracker.update(to: list, nodes, target: target.bounds) }
        if let shift { target.move(to: shift.area, byX: shift.x, y: shift.y) }
        let rects = list.closed(damage, within: target.bounds)
        paint(tree, target, rects)
        guard let shift else { return rects }
        lastMove = FrameMove(shift, rest: rects)
        var shown = rooms.take()
        shown.append(contentsOf: rects)
        shown.append(shift.area)
        list.joinOverlapping(&shown)
        rooms.keep(shown)
        return shown
    }

    /// True if the target held another picture, or none.
    private func adopt(_ tree: RenderTree, _ target: PixelBuffer, _ scale: CGFloat) -> Bool {
        defer { (lastTarget, lastScale, lastRoot) = (target, scale, tree.root) }
        return lastTarget !== target || lastScale != scale || lastRoot != tree.root
    }

    private func build(_ tree: RenderTree, _ target: PixelBuffer, _ scale: CGFloat) {
        guard target.format == .argb else { fatalError("a render tree is drawn into colour pixels") }
        swap(&list, &spare)
        DisplayListBuilder.build(tree, scale: Double(scale), target: target.bounds, into: &list)
    }

    private func paint(_ tree: RenderTree, _ target: PixelBuffer, _ rects: [PixelRect]) {
        let surface = Surface(target)
        tree.withNodes { nodes, _ in
            for rect in rects {
                guard let nodes else {
                    surface.clear(rect)
                    continue
                }
                let painter = Painter(list: list, nodes: nodes, caches: caches)
                painter.run(0..<list.items.count, on: surface, clip: rect, clears: true)
            }
        }
        caches.endFrame()
        spare.clear()
    }
}
