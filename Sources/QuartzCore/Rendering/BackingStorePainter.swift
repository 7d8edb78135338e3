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
        let clip = part.flatMap { pixelRect($0, box: box, scale: store.scale, in: pixels) }
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

    private static func pixelRect(_ part: CGRect, box: CGRect, scale: CGFloat, in pixels: PixelBuffer) -> PixelRect? {
        let left = ((part.minX - box.origin.x) * scale).rounded(.down)
        let top = ((part.minY - box.origin.y) * scale).rounded(.down)
        let right = ((part.maxX - box.origin.x) * scale).rounded(.up)
        let bottom = ((part.maxY - box.origin.y) * scale).rounded(.up)
        let x = Int(max(0, left))
        let y = Int(max(0, top))
        let width = Int(min(CGFloat(pixels.width), right)) - x
        let height = Int(min(CGFloat(pixels.height), bottom)) - y
        guard width > 0, height > 0 else { return nil }
        if width == pixels.width, height == pixels.height { return nil }
        return PixelRect(x: x, y: y, width: width, height: height)
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
