import AppleFoundation
import CoreGraphics
import RasterKernels

/// Pixels that text is drawn into, with whole-number clips and the way from points to pixels.
struct PixelCanvas {
    let view: ARGBPixels
    let clips: [PixelRect]
    let scale: Double
    /// Where the origin of the points lies, in pixels.
    let originX: Double
    let originY: Double
    let opacity: CGFloat
    /// Takes the ink instead of `view`.
    var sheet: InkSheet?

    func pixel(_ color: SRGBColor) -> UInt32 { color.withAlpha(opacity).premultipliedWord }

    /// A whole number; one far outside any picture for everything farther, and for NaN.
    @inline(__always)
    private static func near(_ value: Double) -> Int { Int(max(-1e9, min(1e9, value)).rounded()) }

    @inline(__always)
    func draw(
        _ typeface: Typeface, _ glyph: UInt16, size64: UInt32, skew: Float, x: Double, baseline: Double, pixel: UInt32
    ) {
        let quarters = Self.near((x * scale + originX) * 4)
        let image = GlyphCache.image(typeface, glyph, size64: size64, phase: quarters & 3, skew: skew)
        guard let data = image.data else { return }
        let left = (typeface.isColor ? (quarters + 2) >> 2 : quarters >> 2) + Int(image.left)
        let top = Self.near(baseline * scale + originY) - Int(image.top)
        let width = Int(image.width)
        let height = Int(image.height)
        if let sheet {
            if image.isColor { return sheet.refuse() }
            let mask = AlphaPixels(
                base: data, width: width, height: height, bytesPerRow: width, originX: left, originY: top)
            return sheet.add(mask, pixel)
        }
        for clip in clips {
            if left >= clip.maxX || top >= clip.maxY || left + width <= clip.minX || top + height <= clip.minY { continue }
            if image.isColor {
                let source = ARGBPixels(
                    base: data, width: width, height: height, bytesPerRow: width * 4, originX: left, originY: top)
                Coverage.blend(view, clip: clip, source: source, opacity: UInt8(max(0, min(opacity, 1)) * 255))
            } else {
                let mask = AlphaPixels(
                    base: data, width: width, height: height, bytesPerRow: width, originX: left, originY: top)
                Coverage.fill(view, clip: clip, mask: mask, pixel: pixel)
            }
        }
    }

    /// The rectangle moved to whole pixels and at least one pixel thick.
    func fill(_ rect: CGRect, _ color: SRGBColor) {
        let pixels = whole(rect)
        let pixel = pixel(color)
        if let sheet { return sheet.fill(pixels, pixel) }
        for clip in clips { Coverage.fill(view, clip: clip.intersection(pixels), pixel: pixel) }
    }

    func whole(_ rect: CGRect) -> PixelRect {
        func round(_ value: CGFloat, _ origin: Double) -> Int {
            let place = (Double(value) * scale + origin).rounded()
            return Int(max(-1_000_000, min(place.isNaN ? 0 : place, 1_000_000)))
        }
        let x = round(rect.minX, originX)
        let y = round(rect.minY, originY)
        return PixelRect(
            minX: x, minY: y, maxX: max(x + 1, round(rect.maxX, originX)), maxY: max(y + 1, round(rect.maxY, originY)))
    }

    func size64(_ pointSize: Float) -> UInt32 { UInt32(max(1, min((Double(pointSize) * scale * 64).rounded(), 1_000_000))) }

    /// Any clip lets a part of this rectangle through.
    func mayShow(_ rect: CGRect) -> Bool {
        let pixels = whole(rect)
        return clips.contains { $0.intersects(pixels) }
    }
}

extension PixelCanvas {
    /// Draws into a context's own pixels when glyph images can be used there. `bounds` holds everything that will be drawn.
    ///
    /// False when the context turns, mirrors or stretches, or has no pixels: then outlines have to be filled.
    static func draw(in context: CGContext, bounds: CGRect, _ body: (PixelCanvas) -> Void) -> Bool {
        let matrix = context.pixelTransform
        guard !context.isDocument, matrix.b == 0, matrix.c == 0, matrix.a > 0, abs(matrix.a - matrix.d) < 1e-6 else {
            return false
        }
        let scale = Double(matrix.a)
        let x = Double(matrix.tx)
        let y = Double(matrix.ty)
        let area = PixelRect(enclosing: bounds.applying(matrix))
        let opacity = context.globalAlpha
        let direct = context.withPixels { access in
            switch access.clip {
            case .rects(let rects):
                body(PixelCanvas(view: access.view, clips: rects, scale: scale, originX: x, originY: y, opacity: opacity))
            case .mask(let mask):
                let shown = area.intersection(mask.bounds)
                scratch(shown, scale, x, y, opacity, body) { pixels in
                    let source = pixels.argbView.placed(x: shown.minX, y: shown.minY)
                    Coverage.blend(access.view, clip: shown, source: source, mask: mask.view)
                }
            }
        }
        if direct { return true }
        let limit = PixelRect(enclosing: context.boundingBoxOfClipPath.applying(matrix)).outset(by: 256)
        let shown = area.intersection(limit)
        scratch(shown, scale, x, y, 1, body) { context.drawPixels($0, x: shown.minX, y: shown.minY) }
        return true
    }

    private static func scratch(
        _ area: PixelRect, _ scale: Double, _ x: Double, _ y: Double, _ opacity: CGFloat, _ body: (PixelCanvas) -> Void,
        then use: (PixelBuffer) -> Void
    ) {
        guard !area.isEmpty, let pixels = PixelBuffer(width: area.width, height: area.height) else { return }
        let view = pixels.argbView.placed(x: area.minX, y: area.minY)
        body(PixelCanvas(view: view, clips: [area], scale: scale, originX: x, originY: y, opacity: opacity))
        use(pixels)
    }
}
