import AppleFoundation
import CCairo
import RasterKernels

extension CGContext {
    /// Colours from `start` to `end`, over all that the clip lets through; before and after only where `options` say so.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        // Lines of one colour are perpendicular to the axis in user space, so the axis may not simply be transformed.
        guard start.isFinite, end.isFinite, state.device.isUsable else { return }
        guard
            let axis = GradientMap.linear(
                fromX: Double(start.x), fromY: Double(start.y), toX: Double(end.x), toY: Double(end.y))
        else { return }
        let map = axis.after(state.device.inverted())
        let before = options.contains(.drawsBeforeStartLocation)
        let after = options.contains(.drawsAfterEndLocation)
        if target.pixels != nil {
            let table = gradient.table
            paintGradient { view, clip, opacity, mask in
                Gradients.linear(
                    view, clip: clip, map: map, table: table, extendsStart: before, extendsEnd: after, opacity: opacity,
                    mask: mask)
            }
            return
        }
        guard
            let pattern = CairoPattern(
                adopting: cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y)))
        else { return }
        saveGState()
        let far: CGFloat = 100_000
        let axisToUser = CGAffineTransform(
            a: end.x - start.x, b: end.y - start.y, c: start.y - end.y, d: end.x - start.x, tx: start.x, ty: start.y)
        var band = PathStorage()
        band.addRect(
            CGRect(x: before ? -far : 0, y: -far, width: (after ? far : 1) + (before ? far : 0), height: 2 * far),
            axisToUser.concatenating(state.device))
        clip(to: band, .winding)
        paintWithCairo(gradient, pattern.pointer, before, after)
        restoreGState()
    }

    /// Colours from one circle to the other.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite, startRadius >= 0,
            endRadius >= 0, state.device.isUsable
        else { return }
        let before = options.contains(.drawsBeforeStartLocation)
        let after = options.contains(.drawsAfterEndLocation)
        if target.pixels != nil, startCenter == endCenter, startRadius == 0, endRadius > 0 {
            let unit = CGAffineTransform(scaleX: endRadius, y: endRadius)
                .concatenating(CGAffineTransform(translationX: endCenter.x, y: endCenter.y))
                .concatenating(state.device)
            guard unit.isUsable else { return }
            let map = GradientMap(unit.inverted())
            let table = gradient.table
            paintGradient { view, clip, opacity, mask in
                Gradients.radial(
                    view, clip: clip, map: map, table: table, extendsEnd: after, opacity: opacity, mask: mask)
            }
            return
        }
        guard
            let pattern = CairoPattern(
                adopting: cairo_pattern_create_radial(
                    Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x),
                    Double(endCenter.y), Double(endRadius)))
        else { return }
        saveGState()
        if target.pixels == nil {
            clipToCircles(startCenter, before ? 0 : startRadius, endCenter, after ? nil : endRadius)
        }
        paintWithCairo(gradient, pattern.pointer, before, after)
        restoreGState()
    }

    /// Leaves out the inside of the one circle and the outside of the other.
    private func clipToCircles(_ inner: CGPoint, _ innerRadius: CGFloat, _ outer: CGPoint, _ outerRadius: CGFloat?) {
        func box(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
            CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
        }
        var area = PathStorage()
        if let outerRadius {
            area.addEllipse(in: box(outer, outerRadius), state.device)
        } else {
            area.addRect(target.clipBounds.cgRect, .identity)
        }
        if innerRadius > 0 { area.addEllipse(in: box(inner, innerRadius), state.device) }
        clip(to: area, .evenOdd)
    }

    /// Colours around `center`, starting at `angle` and following rising angles.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        guard center.isFinite, angle.isFinite else { return }
        let turned = CGAffineTransform(rotationAngle: angle)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            .concatenating(state.device)
        guard turned.isUsable else { return }
        let map = GradientMap(turned.inverted())
        let table = gradient.table
        paintGradient { view, clip, opacity, mask in
            Gradients.conic(view, clip: clip, map: map, table: table, opacity: opacity, mask: mask)
        }
    }

    // MARK: Ways to pixels

    /// Straight into the pixels when nothing special is set, else on a surface of its own.
    private func paintGradient(_ draw: (ARGBPixels, PixelRect, UInt8, AlphaPixels?) -> Void) {
        let isPlain = withPixels { access in
            let opacity = UInt8((state.alpha * 255).rounded())
            switch access.clip {
            case .rects(let rects):
                for rect in rects { draw(access.view, rect, opacity, nil) }
            case .mask(let mask): draw(access.view, mask.bounds, opacity, mask.view)
            }
        }
        if isPlain { return }
        guard let layer = DrawingTarget(area: target.clipBounds.limited(to: 8_192)) else { return }
        layer.access {
            draw(layer.pixels!.argbView.placed(x: layer.originX, y: layer.originY), layer.area, 255, nil)
        }
        guard let pattern = CairoPattern(adopting: cairo_pattern_create_for_surface(layer.surface)) else { return }
        paint(.rect(layer.area.cgRect), .pattern(pattern.pointer))
        releaseSource()
    }

    /// With cairo's own gradient, given in user space.
    private func paintWithCairo(_ gradient: CGGradient, _ pattern: OpaquePointer, _ before: Bool, _ after: Bool) {
        // Alpha goes into the stops, because cairo's documents forget it otherwise.
        let opacity = target.pixels == nil ? Float(state.alpha) : 1
        func add(_ location: Float, _ color: SRGBColor, alpha: Float) {
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(location), Double(color.red), Double(color.green), Double(color.blue), Double(alpha * opacity))
        }
        let usesStops = target.pixels != nil
        if !before, usesStops { add(0, gradient.stops[0].color, alpha: 0) }
        for stop in gradient.stops { add(stop.location, stop.color, alpha: stop.color.alpha) }
        if !after, usesStops, let last = gradient.stops.last { add(1, last.color, alpha: 0) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        var matrix = state.device.inverted().cairo
        cairo_pattern_set_matrix(pattern, &matrix)
        if target.pixels == nil { state.alpha = 1 }
        paint(.everything, .pattern(pattern))
        releaseSource()
    }
}

extension GradientMap {
    init(_ t: CGAffineTransform) {
        self.init(
            a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx), ty: Double(t.ty))
    }

    /// First `transform`, then this map.
    func after(_ transform: CGAffineTransform) -> GradientMap {
        let own = CGAffineTransform(
            a: CGFloat(a), b: CGFloat(b), c: CGFloat(c), d: CGFloat(d), tx: CGFloat(tx), ty: CGFloat(ty))
        return GradientMap(transform.concatenating(own))
    }
}

extension PixelRect {
    /// Cut to a size that surely fits into memory.
    func limited(to side: Int) -> PixelRect {
        PixelRect(minX: minX, minY: minY, maxX: Swift.min(maxX, minX + side), maxY: Swift.min(maxY, minY + side))
    }
}
