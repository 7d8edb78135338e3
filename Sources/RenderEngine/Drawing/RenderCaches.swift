import CoreGraphics
import RasterKernels

/// Everything that is drawn once and used in many frames.
final class RenderCaches {
    struct CornerKey: Hashable {
        let radius: Float
        let isContinuous: Bool
        let tile: Int
        /// Nil for a filled corner.
        var borderWidth: Float?
    }

    /// Names pixels, not contents: many layers show the same image.
    struct BitmapKey: Hashable {
        let pixels: ObjectIdentifier
        let generation: UInt32
        let width: Int
        let height: Int
        /// Reduction for shrunk copies, 0 for copies at their final size.
        let reduction: Int
        /// Which part of the image and how it is scaled.
        let variant: UInt64

        /// A copy made smaller by a whole number.
        init(_ bitmap: BitmapContents, _ generation: UInt32, reduction: Int) {
            pixels = ObjectIdentifier(bitmap.pixels)
            self.generation = generation
            width = 0
            height = 0
            self.reduction = reduction
            variant = 0
        }

        /// A copy at its final size, on a plane of this scale.
        init(_ bitmap: BitmapContents, _ generation: UInt32, width: Int, height: Int, scale: Double) {
            pixels = ObjectIdentifier(bitmap.pixels)
            self.generation = generation
            self.width = width
            self.height = height
            reduction = 0
            var digest = Digest()
            for rect in [bitmap.rect, bitmap.center] {
                for number in [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height] { digest.add(number) }
            }
            let isNearest = (bitmap.magnification == .nearest ? 1 : 0) + (bitmap.minification == .nearest ? 2 : 0)
            digest.add(UInt64(isNearest))
            // The corners of an image that stretches keep their size.
            if bitmap.stretchesCenter { digest.add(scale / Double(bitmap.scale)) }
            variant = digest.value
        }
    }

    /// A copy made from pixels; when those are gone their address may name others.
    struct BitmapCopy {
        weak var source: PixelBuffer?
        let pixels: PixelBuffer
    }

    struct ShapeKey: Hashable {
        let serial: UInt64
        let scale: Double
        let region: PixelRect
        let isStroke: Bool
    }

    struct ShadowKey: Hashable {
        let width: Int
        let height: Int
        let radius: Float
        let corners: UInt8
        let sigma: Float
        let serial: UInt64
    }

    var corners = FrameCache<CornerKey, PixelBuffer>(costLimit: 4 << 20)
    private var bitmaps = FrameCache<BitmapKey, BitmapCopy>(costLimit: 32 << 20)
    /// Bitmaps that were drawn once at a size; the second time is worth a copy.
    var seenBitmaps = FrameCache<BitmapKey, Bool>(costLimit: 4096)
    /// The part of a bitmap that is not transparent; empty until the bitmap is drawn a second time.
    private var visibleParts = FrameCache<VisibleKey, PixelRect>(costLimit: 1 << 16)

    /// Text in one colour that isn't drawn as it stands, in pixels of all channels.
    private var inks = FrameCache<VisibleKey, BitmapContents>(costLimit: 16 << 20)

    private var solidColors = FrameCache<UInt32, SolidColor>(costLimit: 1024)

    private struct VisibleKey: Hashable {
        let serial: UInt64
        let generation: UInt32
    }

    var shapes = FrameCache<ShapeKey, PixelBuffer>(costLimit: 16 << 20)
    var shadows = FrameCache<ShadowKey, StretchableMask>(costLimit: 16 << 20)
    var gradients = FrameCache<UInt64, GradientTable>(costLimit: 4 << 20)
    let pool = BufferPool()

    func endFrame() {
        corners.endFrame()
        bitmaps.endFrame()
        seenBitmaps.endFrame()
        visibleParts.endFrame()
        inks.endFrame()
        solidColors.endFrame()
        shapes.endFrame()
        shadows.endFrame()
        gradients.endFrame()
    }

    func copy(_ key: BitmapKey, of bitmap: BitmapContents) -> PixelBuffer? {
        guard let copy = bitmaps[key], copy.source === bitmap.pixels else { return nil }
        return copy.pixels
    }

    func keep(_ pixels: PixelBuffer, _ key: BitmapKey, of bitmap: BitmapContents) {
        bitmaps.insert(BitmapCopy(source: bitmap.pixels, pixels: pixels), for: key, cost: pixels.byteCount)
    }

    /// Where a bitmap has any alpha: labels are often far smaller than their backing stores. Finding out pays from the second
    /// time on.
    func visiblePart(_ bitmap: BitmapContents, _ generation: UInt32) -> PixelRect {
        let key = VisibleKey(serial: bitmap.serial, generation: generation)
        guard let known = visibleParts[key] else {
            visibleParts.insert(PixelRect(minX: 0, minY: 0, maxX: -1, maxY: -1), for: key, cost: 1)
            return bitmap.pixels.bounds
        }
        if known.maxX >= 0 { return known }
        let pixels = bitmap.pixels
        let part =
            pixels.format == .argb ? Coverage.visibleBounds(pixels.argbView) : Coverage.visibleBounds(pixels.alphaView)
        visibleParts.insert(part, for: key, cost: 1)
        return part
    }

    /// A bitmap of ink with its colour in it: what turns, fades or stretches takes all channels.
    func coloured(_ bitmap: BitmapContents, _ generation: UInt32) -> BitmapContents? {
        guard let ink = bitmap.ink else { return bitmap }
        let key = VisibleKey(serial: bitmap.serial, generation: generation)
        if let known = inks[key] { return known }
        guard let pixels = PixelBuffer(width: bitmap.pixels.width, height: bitmap.pixels.height) else { return nil }
        Coverage.fill(pixels.argbView, clip: pixels.bounds, mask: bitmap.pixels.alphaView, pixel: ink)
        let made = BitmapContents(
            pixels: pixels, scale: bitmap.scale, rect: bitmap.rect, center: bitmap.center, gravity: bitmap.gravity,
            magnification: bitmap.magnification, minification: bitmap.minification, tint: bitmap.tint)
        inks.insert(made, for: key, cost: pixels.byteCount)
        return made
    }

    func solidColor(_ pixel: UInt32) -> SolidColor? {
        if let known = solidColors[pixel] { return known }
        guard let made = SolidColor(pixel) else { return nil }
        solidColors.insert(made, for: pixel, cost: 1)
        return made
    }

    /// All four corners as quadrants of a square of twice the tile's side.
    func cornerMask(_ geometry: CornerGeometry) -> PixelBuffer? {
        cornerMask(CornerKey(radius: geometry.radius, isContinuous: geometry.isContinuous, tile: geometry.tile), innerRadius: 0)
    }

    func cornerMask(_ key: CornerKey, innerRadius: Float) -> PixelBuffer? {
        if let mask = corners[key] { return mask }
        let side = key.tile
        guard let mask = PixelBuffer(format: .alpha, width: 2 * side, height: 2 * side) else { return nil }
        for (flipsX, flipsY) in [(false, false), (true, false), (false, true), (true, true)] {
            let base = mask.data + (flipsY ? side : 0) * mask.bytesPerRow + (flipsX ? side : 0)
            RoundedCorners.fillRing(
                AlphaPixels(base: base, width: side, height: side, bytesPerRow: mask.bytesPerRow), radius: key.radius,
                isContinuous: key.isContinuous, borderWidth: key.borderWidth, innerRadius: innerRadius, flipsX: flipsX,
                flipsY: flipsY)
        }
        corners.insert(mask, for: key, cost: mask.byteCount)
        return mask
    }
}

/// Coverage of which one column and one row stretch.
struct StretchableMask {
    let pixels: PixelBuffer
    let stretchX: Int
    let stretchY: Int
}

extension CornerGeometry {
    /// Where a mask of four quadrants lies so that `corner`'s quadrant lies in its corner.
    func maskOrigin(_ corner: RenderNode.Corners) -> (x: Int, y: Int) {
        let isRight = corner == .maxXMinY || corner == .maxXMaxY
        let isBottom = corner == .minXMaxY || corner == .maxXMaxY
        return (isRight ? frame.maxX - 2 * tile : frame.minX, isBottom ? frame.maxY - 2 * tile : frame.minY)
    }
}
