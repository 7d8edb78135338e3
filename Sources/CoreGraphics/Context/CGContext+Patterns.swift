import AppleFoundation
import CCairo
import RasterKernels

extension CGContext {
    /// The pattern's cell, drawn once at the resolution of this context, as a source that repeats.
    func makeTiles(_ pattern: CGPattern, _ color: SRGBColor) -> CairoPattern? {
        let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
        let toPixels = pattern.matrix.concatenating(phase).concatenating(base).concatenating(flip)
        guard toPixels.isUsable, pattern.bounds.width > 0, pattern.bounds.height > 0 else { return nil }
        let scaleX = hypot(toPixels.a, toPixels.b)
        let scaleY = hypot(toPixels.c, toPixels.d)
        let sharpness: CGFloat = target.pixels == nil ? 2 : 1
        func side(_ length: CGFloat) -> Int { Int(max(1, min((length * sharpness).rounded(.up), 4_096))) }
        let width = side(pattern.xStep * scaleX)
        let height = side(pattern.yStep * scaleY)
        guard let cell = CGContext(pixelsWide: width, high: height) else { return nil }
        // Cell pixels, y down, to pattern space: the cell's low left corner is the bounds' origin.
        let cellScaleX = CGFloat(width) / pattern.xStep
        let cellScaleY = CGFloat(height) / pattern.yStep
        cell.setBaseTransform(
            CGAffineTransform(
                a: cellScaleX, b: 0, c: 0, d: cellScaleY, tx: -pattern.bounds.minX * cellScaleX,
                ty: -pattern.bounds.minY * cellScaleY))
        cell.state.fill.color = color
        cell.state.stroke.color = color
        cell.clip(to: pattern.bounds)
        pattern.drawCell(in: cell)
        guard let pixels = cell.target.pixels else { return nil }
        cairo_surface_flush(cell.target.surface)
        // The buffer goes away with the cell, so cairo gets a surface that holds its own pixels.
        guard let copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else { return nil }
        defer { cairo_surface_destroy(copy) }
        let stride = Int(cairo_image_surface_get_stride(copy))
        for y in 0..<height { memcpy(cairo_image_surface_get_data(copy) + y * stride, pixels.row(y), width * 4) }
        cairo_surface_mark_dirty(copy)
        guard let tiles = CairoPattern(adopting: cairo_pattern_create_for_surface(copy)) else { return nil }
        let cellToPattern = CGAffineTransform(
            a: 1 / cellScaleX, b: 0, c: 0, d: -1 / cellScaleY, tx: pattern.bounds.minX,
            ty: pattern.bounds.minY + pattern.yStep)
        var placement = cellToPattern.concatenating(toPixels)
        let isWhole = placement.snapToPixels(width: width, height: height)
        var matrix = placement.inverted().cairo
        cairo_pattern_set_matrix(tiles.pointer, &matrix)
        cairo_pattern_set_filter(tiles.pointer, isWhole ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(tiles.pointer, CAIRO_EXTEND_REPEAT)
        return tiles
    }
}
