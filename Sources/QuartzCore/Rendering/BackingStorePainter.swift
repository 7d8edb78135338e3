import AppleFoundation
import CoreGraphics
import RenderEngine

/// Lets a layer draw itself into pixels: y down, points at the store's scale.
enum BackingStorePainter {
    /// `part`, in the layer's coordinates, limits the drawing; the pixels around it stay. A fresh store is clear already.
    ///
    /// Returns which pixels that was; nil for all.
    @discardableResult
    static func paint(
        _ layer: CALayer, into store: BackingStore, within part: CGRect?, isFresh: Bool = false
    ) -> PixelRect? {
        let pixels = store.pixels
        let box = layer.bounds
        let clip = part.flatMap { store.pixelRect(of: $0, in: box) }
        if store.isOpaque || !isFresh { erase(pixels, clip, word: store.isOpaque ? 0xff00_0000 : 0) }
        guard let context = CGContext(drawingInto: pixels, isOpaque: store.isOpaque) else { return nil }
        context.saveGState()
        context.setBaseTransform(
            CGAffineTransform(a: store.scale, b: 0, c: 0, d: -store.scale, tx: 0, ty: CGFloat(pixels.height)))
        context.translateBy(x: -box.origin.x, y: -box.origin.y)
        if let clip {
            context.clip(
                to: CGRect(
                    x: box.origin.x + CGFloat(clip.minX) / store.scale, y: box.origin.y + CGFloat(clip.minY) / store.scale,
                    width: CGFloat(clip.width) / store.scale, height: CGFloat(clip.height) / store.scale))
        }
        if let background = layer.storedBackground, background.pattern != nil {
            context.saveGState()
            context.setFillColor(background)
            context.fill(box)
            context.restoreGState()
        }
        layer.draw(in: context)
        context.restoreGState()
        context.flush()
        return clip
    }

    private static func erase(_ pixels: PixelBuffer, _ part: PixelRect?, word: UInt32) {
        if part == nil, word == 0 {
            pixels.clear()
            return
        }
        let part = part ?? PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        for y in part.minY..<part.maxY {
            (pixels.row(y) + part.minX).update(repeating: word, count: part.width)
        }
    }
}
