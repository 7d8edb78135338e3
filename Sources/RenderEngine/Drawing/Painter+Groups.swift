import CPixman
import CoreGraphics
import RasterKernels

extension Painter {
    func drawGroup(_ index: Int, _ item: DrawItem, _ area: PixelRect, _ surface: Surface) {
        let group = list.groups[Int(item.group)]
        if group.clipsCorners {
            drawClipped(index, item, area, surface)
        } else if group.map != nil {
            drawTransformed(index, item, group, area, surface)
        } else {
            drawFlat(index, item, group, area, surface)
        }
    }

    private func contents(of index: Int, _ item: DrawItem, _ group: DrawGroup) -> Range<Int> {
        index + 1..<(group.maskStart >= 0 ? Int(group.maskStart) : Int(item.end))
    }

    // MARK: - Rounded clips

    /// Draws the items where they are and puts back what was in the corners.
    private func drawClipped(_ index: Int, _ item: DrawItem, _ area: PixelRect, _ surface: Surface) {
        let corners = CornerGeometry(nodes[Int(item.node)], item.frame, scale(of: item))
        let inside = area.intersection(surface.bounds)
        guard !inside.isEmpty, let mask = caches.cornerMask(corners) else { return }
        var saved: [(surface: Surface, rect: PixelRect, corner: RenderNode.Corners)] = []
        for corner in CornerGeometry.each {
            let rect = corners.cornerRect(corner).intersection(inside)
            guard !rect.isEmpty, let buffer = caches.pool.take(width: rect.width, height: rect.height) else { continue }
            let copy = Surface(buffer, region: rect)
            copy.composite(
                PIXMAN_OP_SRC, surface.buffer, x: surface.view.originX, y: surface.view.originY, within: rect)
            saved.append((copy, rect, corner))
        }
        run(index + 1..<Int(item.end), on: surface, clip: inside, clears: false)
        for corner in saved {
            let origin = corners.maskOrigin(corner.corner)
            Coverage.restore(
                surface.view, clip: corner.rect, saved: corner.surface.view,
                mask: mask.alphaView.placed(x: origin.x, y: origin.y))
            caches.pool.put(corner.surface.buffer)
        }
    }

    // MARK: - Groups on their parent's grid

    private func drawFlat(
        _ index: Int, _ item: DrawItem, _ group: DrawGroup, _ area: PixelRect, _ surface: Surface
    ) {
        let area = area.intersection(surface.bounds)
        if area.isEmpty || item.opacityByte == 0 { return }
        var region = area
        if let shadow = group.shadow {
            // The shadow in the area comes from what is drawn around it.
            let scale = scale(of: item)
            let offset = shadow.pixelOffset(scale: scale)
            let reach = Blur.extent(sigma: shadow.sigma(scale: scale))
            region = region.union(area.outset(by: reach).offset(x: -offset.x, y: -offset.y))
        }
        let range = contents(of: index, item, group)
        region = withBackdrops(range, region.intersection(contentBounds(range)))
        guard !region.isEmpty || group.shadow != nil, let buffer = takeBuffer(region) else { return }
        defer { caches.pool.put(buffer) }
        let picture = Surface(buffer, region: region)
        run(range, on: picture, clip: region, clears: true)
        if let color = group.color {
            ColorConversion.multiply(
                picture.view, clip: region, red: color.red, green: color.green, blue: color.blue, alpha: 1)
        }
        if let shadow = group.shadow { drawContentShadow(shadow, picture, region, item, area, surface) }
        if group.maskStart >= 0 { applyMask(Int(group.maskStart)..<Int(item.end), picture, region) }
        blend(picture, group.blendMode, item, within: area.intersection(region), onto: surface)
    }

    private func contentBounds(_ range: Range<Int>) -> PixelRect {
        var bounds = PixelRect.empty
        var index = range.lowerBound
        while index < range.upperBound {
            bounds = bounds.union(list.items[index].bounds)
            index = max(Int(list.items[index].end), index + 1)
        }
        return bounds
    }

    /// A backdrop looks at all that lies behind it, so all of that must be drawn.
    private func withBackdrops(_ range: Range<Int>, _ region: PixelRect) -> PixelRect {
        var region = region
        for backdrop in list.backdrops.reversed() where range.contains(Int(backdrop)) {
            let item = list.items[Int(backdrop)]
            if item.plane == list.items[range.lowerBound].plane, item.bounds.intersects(region) {
                region = region.union(item.bounds)
            }
        }
        return region
    }

    private func takeBuffer(_ region: PixelRect) -> PixelBuffer? {
        region.isEmpty ? nil : caches.pool.take(width: region.width, height: region.height)
    }

    /// Keeps of the picture what the mask's alpha covers.
    private func applyMask(_ range: Range<Int>, _ picture: Surface, _ region: PixelRect) {
        guard let buffer = takeBuffer(region) else { return }
        defer { caches.pool.put(buffer) }
        let mask = Surface(buffer, region: region)
        run(range, on: mask, clip: region, clears: true)
        picture.composite(PIXMAN_OP_IN_REVERSE, buffer, x: region.minX, y: region.minY, within: region)
    }

    /// The shadow of what was drawn: its alpha, blurred.
    private func drawContentShadow(
        _ shadow: RenderNode.Shadow, _ picture: Surface, _ region: PixelRect, _ item: DrawItem, _ area: PixelRect,
        _ surface: Surface
    ) {
        let scale = scale(of: item)
        let sigma = shadow.sigma(scale: scale)
        let offset = shadow.pixelOffset(scale: scale)
        let reach = Blur.extent(sigma: sigma)
        let wide = region.outset(by: reach)
        guard let alpha = PixelBuffer(format: .alpha, width: wide.width, height: wide.height) else { return }
        let view = alpha.alphaView.placed(x: wide.minX, y: wide.minY)
        Coverage.extractAlpha(picture.view, into: view)
        Blur.gaussian(alpha.alphaView, sigma: sigma)
        let pixel = shadow.color.pixel(opacity: item.opacity * min(max(shadow.opacity, 0), 1))
        Coverage.fill(
            surface.view, clip: area, mask: view.placed(x: wide.minX + offset.x, y: wide.minY + offset.y), pixel: pixel)
    }

    private func blend(
        _ picture: Surface, _ mode: CGBlendMode, _ item: DrawItem, within area: PixelRect, onto surface: Surface
    ) {
        let opacity = item.opacityByte
        if mode == .normal {
            if opacity == 255 {
                surface.composite(
                    PIXMAN_OP_OVER, picture.buffer, x: picture.view.originX, y: picture.view.originY, within: area)
            } else {
                Coverage.blend(surface.view, clip: area, source: picture.view, opacity: opacity)
            }
            return
        }
        var color = pixman_color_t(red: 0, green: 0, blue: 0, alpha: UInt16(opacity) * 257)
        let mask = opacity == 255 ? nil : pixman_image_create_solid_fill(&color)
        surface.composite(
            mode.pixmanOperation, picture.buffer, x: picture.view.originX, y: picture.view.originY, within: area, mask: mask)
        if let mask { pixman_image_unref(mask) }
    }

    // MARK: - Transformed groups

    private func drawTransformed(
        _ index: Int, _ item: DrawItem, _ group: DrawGroup, _ area: PixelRect, _ surface: Surface
    ) {
        let area = area.intersection(surface.bounds)
        let range = contents(of: index, item, group)
        guard !area.isEmpty, item.opacityByte > 0, let map = group.map, let back = map.inverted() else { return }
        if group.blendMode != .normal {
            guard let buffer = takeBuffer(area) else { return }
            defer { caches.pool.put(buffer) }
            let flat = Surface(buffer, region: area)
            flat.clear(area)
            drawMapped(range, back, opacity: 255, area, flat)
            blend(flat, group.blendMode, item, within: area, onto: surface)
        } else {
            drawMapped(range, back, opacity: item.opacityByte, area, surface)
        }
    }

    /// Draws the items upright, as far as the area shows them, and samples that.
    private func drawMapped(_ range: Range<Int>, _ back: PlaneMap, opacity: UInt8, _ area: PixelRect, _ surface: Surface) {
        if drawLoneBitmap(range, back, opacity: opacity, area, surface) { return }
        let content = contentBounds(range)
        guard let seen = back.projectedBounds(Box(area.outset(by: 1))) else { return }
        let region = withBackdrops(range, PixelRect(around: seen).outset(by: 2).intersection(content))
        guard let buffer = takeBuffer(region) else { return }
        defer { caches.pool.put(buffer) }
        let picture = Surface(buffer, region: region)
        run(range, on: picture, clip: region, clears: true)
        QuadSampler.draw(
            surface.view, clip: area, source: picture.view, content: content, map: SamplerMap(back), opacity: opacity)
    }

    /// A turned image alone needs no picture in between: it is sampled from its own pixels.
    private func drawLoneBitmap(
        _ range: Range<Int>, _ back: PlaneMap, opacity: UInt8, _ area: PixelRect, _ surface: Surface
    ) -> Bool {
        var only = range.lowerBound
        while only < range.upperBound, list.items[only].kind == .dissolved { only += 1 }
        guard only < range.upperBound, Int(list.items[only].end) == range.upperBound else { return false }
        let item = list.items[only]
        guard item.kind == .contents, !item.isRounded, item.opacity >= 1,
            case .bitmap(let shown) = nodes[Int(item.node)].contents,
            let bitmap = shown.ink == nil ? shown : caches.coloured(shown, nodes[Int(item.node)].contentsGeneration),
            !bitmap.stretchesCenter, bitmap.tint == nil,
            bitmap.pixels.format == .argb, bitmap.rect == CGRect(x: 0, y: 0, width: 1, height: 1),
            let placement = BitmapPlacement(
                bitmap, box: nodes[Int(item.node)].box, frame: item.frame, scale: scale(of: item)),
            placement.destination == item.bounds
        else { return false }
        let destination = placement.destination
        let pixels = bitmap.pixels
        let scaleX = Double(pixels.width) / Double(destination.width)
        let scaleY = Double(pixels.height) / Double(destination.height)
        guard max(scaleX, scaleY) <= 1.5 else { return false }
        var toImage = PlaneMap()
        toImage.a = scaleX
        toImage.d = scaleY
        toImage.tx = -Double(destination.minX) * scaleX
        toImage.ty = -Double(destination.minY) * scaleY
        let filter = scaleX > 1 ? bitmap.minification : bitmap.magnification
        QuadSampler.draw(
            surface.view, clip: area, source: pixels.argbView, content: pixels.bounds,
            map: SamplerMap(back.followed(by: toImage)), filter: filter == .nearest ? .nearest : .linear, opacity: opacity)
        return true
    }
}

extension SamplerMap {
    /// The inverse map of a plane, as the sampler wants it.
    init(_ m: PlaneMap) {
        self.init(a: m.a, b: m.c, c: m.tx, d: m.b, e: m.d, f: m.ty, g: m.wx, h: m.wy, i: m.w0)
    }
}

extension CGBlendMode {
    var pixmanOperation: pixman_op_t {
        switch self {
        case .normal: return PIXMAN_OP_OVER
        case .multiply: return PIXMAN_OP_MULTIPLY
        case .screen: return PIXMAN_OP_SCREEN
        case .overlay: return PIXMAN_OP_OVERLAY
        case .darken: return PIXMAN_OP_DARKEN
        case .lighten: return PIXMAN_OP_LIGHTEN
        case .colorDodge: return PIXMAN_OP_COLOR_DODGE
        case .colorBurn: return PIXMAN_OP_COLOR_BURN
        case .softLight: return PIXMAN_OP_SOFT_LIGHT
        case .hardLight: return PIXMAN_OP_HARD_LIGHT
        case .difference: return PIXMAN_OP_DIFFERENCE
        case .exclusion: return PIXMAN_OP_EXCLUSION
        case .hue: return PIXMAN_OP_HSL_HUE
        case .saturation: return PIXMAN_OP_HSL_SATURATION
        case .color: return PIXMAN_OP_HSL_COLOR
        case .luminosity: return PIXMAN_OP_HSL_LUMINOSITY
        case .clear: return PIXMAN_OP_CLEAR
        case .copy: return PIXMAN_OP_SRC
        case .sourceIn: return PIXMAN_OP_IN
        case .sourceOut: return PIXMAN_OP_OUT
        case .sourceAtop: return PIXMAN_OP_ATOP
        case .destinationOver: return PIXMAN_OP_OVER_REVERSE
        case .destinationIn: return PIXMAN_OP_IN_REVERSE
        case .destinationOut: return PIXMAN_OP_OUT_REVERSE
        case .destinationAtop: return PIXMAN_OP_ATOP_REVERSE
        case .xor: return PIXMAN_OP_XOR
        // pixman has no darker sum; multiplying comes closest.
        case .plusDarker: return PIXMAN_OP_MULTIPLY
        case .plusLighter: return PIXMAN_OP_ADD
        }
    }
}
