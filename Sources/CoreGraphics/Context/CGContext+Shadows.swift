import AppleFoundation
import CCairo
import RasterKernels

extension CGContext {
    func paintShadow(_ shadow: GraphicsState.Shadow, of shape: Shape, _ ink: Ink) {
        if target.pixels == nil { return paintDocumentShadow(shadow, of: shape, ink) }
        let offset = pixelOffset(of: shadow)
        let sigma = Float(shadow.blur / 2 * base.meanScale)
        let reach = Blur.extent(sigma: sigma)
        var clip = target.clipBounds
        if let mask = state.clipMask { clip = clip.intersection(mask.bounds) }
        guard !clip.isEmpty else { return }
        // The part of the plane whose shapes throw a shadow into the clip.
        let seen = clip.offset(x: -offset.x, y: -offset.y)
        let everything: PixelRect
        if case .everything = shape { everything = seen.outset(by: reach) } else { everything = Self.plane }
        let full = state.pixelBounds(of: shape, in: everything)
        let shapeArea = full.intersection(seen.outset(by: reach))
        guard !shapeArea.isEmpty else { return }

        let color: SRGBColor
        let mask: ClipMask?
        if case .color(let inkColor) = ink {
            color = shadow.color.withAlpha(CGFloat(inkColor.alpha) * state.alpha)
            if full.outset(by: reach).area <= ShadowCache.largestMask, let key = ShadowCache.Key(shape, state, full, sigma) {
                mask = ShadowCache.shared.mask(for: key) { blurred(shape, .black, full, sigma, reach) }?.moved(
                    x: full.minX - reach, y: full.minY - reach)
            } else {
                mask = blurred(shape, .black, shapeArea, sigma, reach)
            }
        } else {
            color = shadow.color.withAlpha(state.alpha)
            mask = blurred(shape, ink, shapeArea, sigma, reach)
        }
        guard let mask, color.alpha > 0 else { return }
        composite(color, through: mask.moved(x: mask.x + offset.x, y: mask.y + offset.y))
    }

    private static let plane = PixelRect(minX: -(1 << 22), minY: -(1 << 22), maxX: 1 << 22, maxY: 1 << 22)

    private func pixelOffset(of shadow: GraphicsState.Shadow) -> (x: Int, y: Int) {
        let device = shadow.offset.applying(base)
        func whole(_ value: CGFloat) -> Int { Int(max(-1e6, min(value, 1e6)).rounded()) }
        return (whole(device.width), whole(-device.height))
    }

    /// What the shape covers within `area`, blurred.
    private func blurred(_ shape: Shape, _ ink: Ink, _ area: PixelRect, _ sigma: Float, _ reach: Int) -> ClipMask? {
        guard let layer = DrawingTarget(area: area.outset(by: reach), format: .alpha) else { return nil }
        area.cgRect.emit(to: layer.cr)
        cairo_clip(layer.cr)
        state.cover(shape, ink, on: layer.cr, alpha: 1, mode: .normal)
        cairo_surface_flush(layer.surface)
        let pixels = layer.pixels!
        Blur.gaussian(pixels.alphaView, sigma: sigma)
        return ClipMask(coverage: pixels, x: layer.originX, y: layer.originY)
    }

    /// A colour through coverage, under clip, clip mask and blend mode; the colour has the alpha already.
    func composite(_ color: SRGBColor, through mask: ClipMask) {
        var mask = mask
        if let clip = state.clipMask {
            guard let product = mask.multiplied(with: clip) else { return }
            mask = product
        }
        let cr = target.cr
        let mode = state.blendMode == .plusDarker ? CGBlendMode.normal : state.blendMode
        cairo_set_operator(cr, mode.cairoOperator)
        cairo_set_source_rgba(
            cr, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
        withSurface(of: mask.coverage) { surface in
            if mode.reachesOutside {
                cairo_save(cr)
                mask.bounds.cgRect.emit(to: cr)
                cairo_clip(cr)
                cairo_mask_surface(cr, surface, Double(mask.x), Double(mask.y))
                cairo_restore(cr)
            } else {
                cairo_mask_surface(cr, surface, Double(mask.x), Double(mask.y))
            }
        }
    }

    /// Documents know no blur: the shadow becomes a picture of twice the resolution.
    private func paintDocumentShadow(_ shadow: GraphicsState.Shadow, of shape: Shape, _ ink: Ink) {
        let scale = 2
        let sigma = Float(shadow.blur / 2 * CGFloat(scale))
        let reach = (Blur.extent(sigma: sigma) + scale - 1) / scale
        let offset = shadow.offset.applying(base)
        let area = state.pixelBounds(of: shape, in: target.clipBounds.outset(by: reach + 64)).outset(by: reach)
        guard !area.isEmpty, area.width < 8_192, area.height < 8_192,
            let pixels = PixelBuffer(format: .alpha, width: area.width * scale, height: area.height * scale),
            let layer = DrawingTarget(pixels: pixels)
        else { return }
        cairo_surface_set_device_scale(layer.surface, Double(scale), Double(scale))
        cairo_surface_set_device_offset(layer.surface, Double(-area.minX * scale), Double(-area.minY * scale))
        guard let fresh = cairo_create(layer.surface) else { return }
        state.cover(shape, ink, on: fresh, alpha: state.alpha, mode: .normal)
        cairo_destroy(fresh)
        cairo_surface_flush(layer.surface)
        Blur.gaussian(pixels.alphaView, sigma: sigma)
        cairo_surface_mark_dirty(layer.surface)
        let cr = target.cr
        cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
        let color = shadow.color
        cairo_set_source_rgba(cr, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
        cairo_mask_surface(cr, layer.surface, Double(offset.width), Double(-offset.height))
    }
}

extension ClipMask {
    func moved(x: Int, y: Int) -> ClipMask { ClipMask(coverage: coverage, x: x, y: y) }
}

/// Blurred shapes, so that a list of equal cells blurs once.
final class ShadowCache: @unchecked Sendable {
    static let shared = ShadowCache()
    /// Larger shadows are blurred each time.
    static let largestMask = 1 << 20
    private static let capacity = 4 << 20

    struct Key: Hashable {
        private let path: PathStorage
        private let rule: CGPathFillRule?
        private let stroke: Stroke?
        private let sigma: Float
        private let isAntialiased: Bool

        private struct Stroke: Hashable {
            let width: CGFloat
            let cap: CGLineCap
            let join: CGLineJoin
            let miterLimit: CGFloat
            let dashPhase: CGFloat
            let dashLengths: [CGFloat]
            let scale: [CGFloat]
        }

        /// Nil for shapes that are not worth keeping.
        init?(_ shape: Shape, _ state: GraphicsState, _ area: PixelRect, _ sigma: Float) {
            let home = CGAffineTransform(translationX: CGFloat(-area.minX), y: CGFloat(-area.minY))
            switch shape {
            case .rect(let rect):
                var path = PathStorage()
                path.addRect(rect, home)
                self.path = path
                rule = .winding
                stroke = nil
            case .path(let path, let rule):
                guard path.verbs.count < 200 else { return nil }
                self.path = path.applying(home)
                self.rule = rule
                stroke = nil
            case .stroke(let path):
                guard path.verbs.count < 200 else { return nil }
                self.path = path.applying(home)
                rule = nil
                let device = state.device
                stroke = Stroke(
                    width: state.lineWidth, cap: state.lineCap, join: state.lineJoin, miterLimit: state.miterLimit,
                    dashPhase: state.dashPhase, dashLengths: state.dashLengths,
                    scale: [device.a, device.b, device.c, device.d])
            case .everything: return nil
            }
            self.sigma = sigma
            isAntialiased = state.isAntialiased
        }
    }

    private struct Entry {
        let mask: ClipMask
        var lastUse: Int
    }

    private let lock = NSLock()
    private var entries: [Key: Entry] = [:]
    private var byteCount = 0
    private var clock = 0

    func mask(for key: Key, make: () -> ClipMask?) -> ClipMask? {
        lock.lock()
        clock += 1
        if let entry = entries[key] {
            entries[key]?.lastUse = clock
            lock.unlock()
            return entry.mask
        }
        lock.unlock()
        guard let mask = make() else { return nil }
        lock.lock()
        defer { lock.unlock() }
        byteCount += mask.coverage.byteCount
        if let old = entries.updateValue(Entry(mask: mask, lastUse: clock), forKey: key) {
            byteCount -= old.mask.coverage.byteCount
        }
        while byteCount > Self.capacity, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            entries[oldest.key] = nil
            byteCount -= oldest.value.mask.coverage.byteCount
        }
        return mask
    }
}
