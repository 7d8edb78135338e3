import AppleFoundation
import CCairo
import RasterKernels

extension CGContext {
    /// Draws from now on only inside the current path as well, and takes the path away. Without a path nothing changes.
    public func clip(using rule: CGPathFillRule = .winding) {
        let path = currentPath
        guard !path.isEmpty else {
            GraphicsMessages.report("CGContext.clip(): there is no path to clip to; the clip stays as it was.")
            return
        }
        beginPath()
        clip(to: path, rule)
    }

    public func clip(to rect: CGRect) {
        beginPath()
        guard let shape = shape(of: rect) else { return clip(to: PathStorage(), .winding) }
        switch shape {
        case .rect(let rect):
            rect.emit(to: target.cr)
            clipToEmitted(.winding)
        case .path(let path, let rule): clip(to: path, rule)
        case .stroke, .everything: break
        }
    }

    public func clip(to rects: [CGRect]) {
        beginPath()
        guard rects.count > 1 else { return clip(to: rects.first ?? .zero) }
        addRects(rects)
        clip()
    }

    func clip(to path: PathStorage, _ rule: CGPathFillRule) {
        path.emit(to: target.cr)
        clipToEmitted(rule)
    }

    private func clipToEmitted(_ rule: CGPathFillRule) {
        cairo_set_antialias(target.cr, state.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_set_fill_rule(target.cr, rule.cairo)
        cairo_clip(target.cr)
        state.pixelClip = nil
    }

    /// Draws from now on only where `mask`, stretched over `rect`, lets through: a mask image where it is 0, an image with alpha
    /// where it is opaque, any other image where it is bright.
    public func clip(to rect: CGRect, mask: CGImage) {
        guard rect.isFinite, !rect.isEmpty, let coverage = ImageMasks.coverage(of: mask) else {
            return clip(to: CGRect.zero)
        }
        clip(to: rect)
        let area = target.clipBounds
        guard let layer = DrawingTarget(area: area, format: .alpha) else { return clip(to: CGRect.zero) }
        let image = CGImage(pixels: coverage, isMask: true)
        guard let pattern = makePattern(image, in: rect, tiled: false), let shape = shape(of: rect) else {
            return clip(to: CGRect.zero)
        }
        state.cover(shape, .pattern(pattern.pointer), on: layer.cr, alpha: 1, mode: .normal)
        cairo_surface_flush(layer.surface)
        intersectClipMask(ClipMask(coverage: layer.pixels!, x: layer.originX, y: layer.originY))
    }

    /// Draws from now on only where `coverage`, placed in the pixel plane, lets through.
    package func clip(toMask coverage: PixelBuffer, x: Int, y: Int) {
        let mask = ClipMask(coverage: coverage, x: x, y: y)
        mask.bounds.cgRect.emit(to: target.cr)
        clipToEmitted(.winding)
        intersectClipMask(mask)
    }

    private func intersectClipMask(_ mask: ClipMask) {
        state.pixelClip = nil
        guard let old = state.clipMask else {
            state.clipMask = mask
            return
        }
        state.clipMask = old.multiplied(with: mask) ?? mask
    }

    /// Lets go of every clip of this context, or of this transparency layer.
    public func resetClip() {
        cairo_reset_clip(target.cr)
        state.clipMask = nil
        state.pixelClip = nil
    }

    /// Null when nothing can be drawn.
    public var boundingBoxOfClipPath: CGRect {
        var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(target.cr, &x0, &y0, &x1, &y1)
        guard x1 > x0, y1 > y0 else { return .null }
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0).applying(state.device.inverted())
    }

    // MARK: The clip as pixels

    /// Which pixels drawing may change now. Kept until the clip changes.
    package var pixelClip: PixelClip {
        if let known = state.pixelClip { return known }
        let clip = makePixelClip()
        state.pixelClip = clip
        return clip
    }

    private func makePixelClip() -> PixelClip {
        if state.clipMask == nil, let rects = clipRects() { return .rects(rects) }
        guard var mask = renderedClip() else { return .rects([]) }
        if let own = state.clipMask {
            guard let product = mask.multiplied(with: own) else { return .rects([]) }
            mask = product
        }
        return .mask(mask)
    }

    /// Nil when the clip has soft edges.
    private func clipRects() -> [PixelRect]? {
        guard let list = cairo_copy_clip_rectangle_list(target.cr) else { return nil }
        defer { cairo_rectangle_list_destroy(list) }
        guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
        var rects: [PixelRect] = []
        for index in 0..<Int(list.pointee.num_rectangles) {
            let rect = list.pointee.rectangles[index]
            let box = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
            guard box.integral == box else { return nil }
            rects.append(PixelRect(enclosing: box).intersection(target.area))
        }
        return rects
    }

    /// Cairo's clip, painted.
    private func renderedClip() -> ClipMask? {
        let cr = target.cr
        let area = target.clipBounds
        guard !area.isEmpty, let layer = DrawingTarget(area: area, format: .alpha) else { return nil }
        cairo_push_group_with_content(cr, CAIRO_CONTENT_ALPHA)
        cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
        cairo_set_source_rgba(cr, 0, 0, 0, 1)
        cairo_paint(cr)
        guard let group = CairoPattern(adopting: cairo_pop_group(cr)) else { return nil }
        cairo_set_operator(layer.cr, CAIRO_OPERATOR_SOURCE)
        cairo_set_source(layer.cr, group.pointer)
        cairo_paint(layer.cr)
        cairo_surface_flush(layer.surface)
        return ClipMask(coverage: layer.pixels!, x: layer.originX, y: layer.originY)
    }
}

extension ClipMask {
    /// What both let through; nil when that is nothing.
    func multiplied(with other: ClipMask) -> ClipMask? {
        let area = bounds.intersection(other.bounds)
        guard !area.isEmpty, let result = PixelBuffer(format: .alpha, width: area.width, height: area.height) else {
            return PixelBuffer(format: .alpha, width: 1, height: 1).map { ClipMask(coverage: $0, x: area.minX, y: area.minY) }
        }
        for y in area.minY..<area.maxY {
            let row = result.alphaRow(y - area.minY)
            memcpy(row, view.row(y) + area.minX, area.width)
            PixelConversion.multiply(other.view.row(y) + area.minX, into: row, count: area.width)
        }
        return ClipMask(coverage: result, x: area.minX, y: area.minY)
    }
}
