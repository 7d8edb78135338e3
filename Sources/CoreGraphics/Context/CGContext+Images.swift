import AppleFoundation
import CCairo
import CPixman
import RasterKernels

extension CGContext {
    /// Draws `image` upright where y points up, stretched over `rect`; tiled, `rect` is one tile of many.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let rect = rect.standardized
        guard rect.isFinite, !rect.isEmpty, state.device.isFinite else { return }
        let shape = byTiling ? Shape.everything : self.shape(of: rect)
        guard let shape else { return }
        if image.isMask {
            guard let tinted = tinted(image), let pattern = makePattern(tinted, in: rect, tiled: byTiling) else { return }
            paint(shape, .pattern(pattern.pointer))
        } else {
            guard let pattern = makePattern(image, in: rect, tiled: byTiling) else { return }
            paint(shape, .pattern(pattern.pointer))
        }
        releaseSource()
    }

    /// A mask image in the fill colour.
    private func tinted(_ mask: CGImage) -> CGImage? {
        let coverage = mask.pixels
        guard let result = PixelBuffer(width: coverage.width, height: coverage.height) else { return nil }
        Coverage.fill(
            result.argbView, clip: result.bounds, mask: coverage.alphaView, pixel: state.fill.color.premultipliedWord)
        return CGImage(pixels: result)
    }

    /// The image as a source whose pixels lie where `rect` says. Nil when it has collapsed to a line.
    func makePattern(_ image: CGImage, in rect: CGRect, tiled: Bool) -> CairoPattern? {
        let quality = state.interpolationQuality
        var pixels = image.pixels
        // From image pixels, y down, to the pixels of the context.
        var placement = CGAffineTransform(
            a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX,
            ty: rect.maxY
        ).concatenating(state.device)
        guard placement.isUsable else { return nil }
        if quality != .none, quality != .low {
            let scale = (hypot(placement.a, placement.b) * hypot(placement.c, placement.d)).squareRoot()
            // Bilinear sampling sees four pixels: from a half downwards it starts to miss some.
            let level = scale < 0.5 ? Int(log2(1 / scale)) : 0
            if level > 0 {
                let reduced = image.reduced(level: level)
                placement = placement.scaledBy(
                    x: CGFloat(image.width) / CGFloat(reduced.width), y: CGFloat(image.height) / CGFloat(reduced.height))
                pixels = reduced
            }
        }
        let isWhole = placement.snapToPixels(width: pixels.width, height: pixels.height)
        let inverse = placement.inverted()
        guard inverse.isUsable else { return nil }
        let surface = makeSurface(of: pixels)
        defer { cairo_surface_destroy(surface) }
        guard let pattern = CairoPattern(adopting: cairo_pattern_create_for_surface(surface)) else { return nil }
        var matrix = inverse.cairo
        cairo_pattern_set_matrix(pattern.pointer, &matrix)
        let nearest = quality == .none || isWhole
        cairo_pattern_set_filter(pattern.pointer, nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(pattern.pointer, tiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        return pattern
    }
}

extension CGAffineTransform {
    /// Becomes a whole-pixel translation, and answers true, if over a picture of this size it differs from one by less than
    /// anyone could see.
    mutating func snapToPixels(width: Int, height: Int) -> Bool {
        let tolerance: CGFloat = 1 / 256
        let drift = max(max(abs(a - 1), abs(b)) * CGFloat(width), max(abs(d - 1), abs(c)) * CGFloat(height))
        guard drift < tolerance, abs(tx - tx.rounded()) < tolerance, abs(ty - ty.rounded()) < tolerance else { return false }
        self = CGAffineTransform(translationX: tx.rounded(), y: ty.rounded())
        return true
    }
}
