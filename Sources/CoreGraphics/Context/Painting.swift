import AppleFoundation
import CCairo
import CPixman
import RasterKernels

extension CGContext {
    /// The one way from a drawing call to pixels: shadow first, then the shape, under clip, mask, alpha and blend mode.
    func paint(_ shape: Shape, _ ink: Ink) {
        guard let area = touchedArea(of: shape) else { return }
        let foreign = layers.isEmpty ? bitmap?.foreign : nil
        foreign?.willDraw(area, on: target)
        if let shadow = state.shadow { paintShadow(shadow, of: shape, ink) }
        paintObject(shape, ink)
        if target.isOpaque, state.blendMode.lowersAlpha { target.makeOpaque(target.clipBounds) }
        foreign?.didDraw(area, on: target)
    }

    /// Paints with the fill or stroke colour, which may be a pattern.
    func paint(_ shape: Shape, with paint: GraphicsState.Paint) {
        if let pattern = paint.pattern {
            if let tiles = makeTiles(pattern, paint.color) { self.paint(shape, .pattern(tiles.pointer)) }
        } else {
            self.paint(shape, .color(paint.color))
        }
    }

    /// Nil when nothing can change. Exact bounds matter only where pixels are kept twice or a shadow may fall.
    private func touchedArea(of shape: Shape) -> PixelRect? {
        guard bitmap?.foreign != nil, layers.isEmpty else { return .empty }
        let clip = target.clipBounds
        if state.shadow != nil { return clip.isEmpty ? nil : clip }
        let area = state.pixelBounds(of: shape, in: clip)
        return area.isEmpty ? nil : area
    }

    func paintObject(_ shape: Shape, _ ink: Ink) {
        var mode = state.blendMode
        // Documents cannot copy what is there; multiplying is the nearest they have to the darker sum.
        if target.pixels == nil, mode == .plusDarker { mode = .multiply }
        let isPatternStroke: Bool
        if case (.stroke, .pattern) = (shape, ink) { isPatternStroke = true } else { isPatternStroke = false }
        let needsCopy = target.pixels != nil && (mode == .plusDarker || mode.reachesOutside && !isWholePixels(shape))
        if state.clipMask == nil, !needsCopy, !(isPatternStroke && state.alpha < 1) {
            state.cover(shape, ink, on: target.cr, alpha: state.alpha, mode: mode)
        } else {
            paintThroughLayer(shape, ink, mode)
        }
    }

    /// Whether neither shape nor clip has a partly covered pixel, which cairo gets wrong for operators that reach outside.
    private func isWholePixels(_ shape: Shape) -> Bool {
        guard case .rects = pixelClip else { return false }
        switch shape {
        case .rect(let rect): return rect == rect.integral
        case .everything: return true
        case .path, .stroke: return false
        }
    }

    private func paintThroughLayer(_ shape: Shape, _ ink: Ink, _ mode: CGBlendMode) {
        var clip = target.clipBounds
        if let mask = state.clipMask { clip = clip.intersection(mask.bounds) }
        let area = state.pixelBounds(of: shape, in: clip)
        guard !area.isEmpty else { return }
        if mode.takesCoverageAsAlpha || target.pixels == nil {
            paintColoredLayer(shape, ink, area, mode)
        } else {
            paintBackdropCopy(shape, ink, area, mode)
        }
    }

    /// The shape on a surface of its own, which is then blended.
    private func paintColoredLayer(_ shape: Shape, _ ink: Ink, _ area: PixelRect, _ mode: CGBlendMode) {
        guard let layer = DrawingTarget(area: area) else { return }
        state.cover(shape, ink, on: layer.cr, alpha: 1, mode: .normal)
        if state.alpha < 1 {
            cairo_set_operator(layer.cr, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_rgba(layer.cr, 0, 0, 0, Double(state.alpha))
            cairo_paint(layer.cr)
        }
        cairo_surface_flush(layer.surface)
        let cr = target.cr
        cairo_set_operator(cr, mode.cairoOperator)
        cairo_set_source_surface(cr, layer.surface, 0, 0)
        if let mask = state.clipMask {
            withSurface(of: mask.coverage) { cairo_mask_surface(cr, $0, Double(mask.x), Double(mask.y)) }
        } else {
            cairo_paint(cr)
        }
        releaseSource()
    }

    /// The blend on a copy of what is there, which then replaces the original as far as the shape covers it.
    private func paintBackdropCopy(_ shape: Shape, _ ink: Ink, _ area: PixelRect, _ mode: CGBlendMode) {
        guard let pixels = target.pixels, let copy = DrawingTarget(area: area, format: pixels.format),
            let coverage = DrawingTarget(area: area, format: .alpha)
        else { return }
        cairo_set_operator(copy.cr, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(copy.cr, target.surface, 0, 0)
        cairo_paint(copy.cr)
        if mode == .plusDarker {
            guard let ours = DrawingTarget(area: area, format: .argb) else { return }
            state.cover(.everything, ink, on: ours.cr, alpha: state.alpha, mode: .normal)
            cairo_surface_flush(ours.surface)
            copy.access { Self.addDarker(ours.pixels!, to: copy.pixels!) }
        } else {
            state.cover(.everything, ink, on: copy.cr, alpha: state.alpha, mode: mode)
        }
        state.cover(shape, .black, on: coverage.cr, alpha: 1, mode: .normal)
        if let mask = state.clipMask {
            cairo_set_operator(coverage.cr, CAIRO_OPERATOR_DEST_IN)
            withSurface(of: mask.coverage) {
                cairo_set_source_surface(coverage.cr, $0, Double(mask.x), Double(mask.y))
                cairo_paint(coverage.cr)
            }
        }
        cairo_surface_flush(copy.surface)
        cairo_surface_flush(coverage.surface)
        let cr = target.cr
        cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(cr, copy.surface, 0, 0)
        cairo_mask_surface(cr, coverage.surface, 0, 0)
        releaseSource()
    }

    private static func addDarker(_ source: PixelBuffer, to target: PixelBuffer) {
        for y in 0..<target.height {
            if target.format == .argb {
                PixelConversion.plusDarker(source.row(y), into: target.row(y), count: target.width)
            } else {
                let row = target.alphaRow(y)
                let other = source.row(y)
                for x in 0..<target.width { row[x] = UInt8(min(255, UInt32(row[x]) + other[x] >> 24)) }
            }
        }
    }

    /// Lets go of the surface that was drawn last.
    func releaseSource() { cairo_set_source_rgba(target.cr, 0, 0, 0, 1) }
}

/// Lends a cairo surface over a buffer's memory.
func withSurface<Result>(of pixels: PixelBuffer, _ body: (OpaquePointer) -> Result) -> Result {
    let surface = makeSurface(of: pixels)
    defer { cairo_surface_destroy(surface) }
    return body(surface)
}

func makeSurface(of pixels: PixelBuffer) -> OpaquePointer {
    cairo_image_surface_create_for_data(
        pixels.data.assumingMemoryBound(to: UInt8.self), pixels.format == .alpha ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32,
        Int32(pixels.width), Int32(pixels.height), Int32(pixels.bytesPerRow))
}
