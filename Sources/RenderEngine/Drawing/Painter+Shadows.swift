import CoreGraphics
import RasterKernels

extension Painter {
    /// The shadow of a box or a path, behind its layer.
    func drawShadow(_ item: DrawItem, _ area: PixelRect, _ surface: Surface) {
        let node = nodes + Int(item.node)
        guard let shadow = node.pointee.shadow else { return }
        let scale = scale(of: item)
        let sigma = shadow.sigma(scale: scale)
        let offset = shadow.pixelOffset(scale: scale)
        var opacity = item.opacity * min(max(shadow.opacity, 0), 1)
        if let path = shadow.path {
            let pixel = shadow.color.pixel(opacity: opacity)
            drawPathShadow(path, shadow, node, item, sigma, offset, pixel, area, surface)
            return
        }
        let alpha = node.pointee.boxAlpha ?? 1
        opacity *= alpha
        let pixel = shadow.color.pixel(opacity: opacity)
        if pixel == 0 { return }
        let corners = corners(of: item)
        guard let mask = boxShadow(corners, sigma) else { return }
        let reach = Blur.extent(sigma: sigma)
        let frame = item.frame.outset(by: reach).offset(x: offset.x, y: offset.y)
        // What the layer itself hides needs no shadow.
        let isHidden = (node.pointee.backgroundColor?.alpha ?? 0) >= 1 && item.opacity >= 1
        let hidden = isHidden ? corners.solid : .empty
        area.forEachPart(outside: hidden) { part in
            Coverage.fillStretched(
                surface.view, clip: part, mask: mask.pixels.alphaView, stretchX: mask.stretchX, stretchY: mask.stretchY,
                frame: frame, pixel: pixel)
        }
    }

    /// A blurred box, as small as its corners allow: boxes of all larger sizes share it.
    private func boxShadow(_ corners: CornerGeometry, _ sigma: Float) -> StretchableMask? {
        let reach = Blur.extent(sigma: sigma)
        let corner = max(corners.tile, 1) + reach
        let width = min(corners.frame.width, 2 * corner + 1)
        let height = min(corners.frame.height, 2 * corner + 1)
        let key = RenderCaches.ShadowKey(
            width: width, height: height, radius: corners.radius,
            corners: corners.corners.rawValue << 1 | (corners.isContinuous ? 1 : 0), sigma: sigma, serial: 0)
        if let mask = caches.shadows[key] { return mask }
        guard let pixels = PixelBuffer(format: .alpha, width: width + 2 * reach, height: height + 2 * reach) else { return nil }
        RoundedCorners.fillBox(
            pixels.alphaView, frame: PixelRect(x: reach, y: reach, width: width, height: height), radius: corners.radius,
            isContinuous: corners.isContinuous, topLeft: corners.corners.contains(.minXMinY),
            topRight: corners.corners.contains(.maxXMinY), bottomLeft: corners.corners.contains(.minXMaxY),
            bottomRight: corners.corners.contains(.maxXMaxY))
        Blur.gaussian(pixels.alphaView, sigma: sigma)
        let mask = StretchableMask(pixels: pixels, stretchX: reach + width / 2, stretchY: reach + height / 2)
        caches.shadows.insert(mask, for: key, cost: pixels.byteCount)
        return mask
    }

    private func drawPathShadow(
        _ path: CGPath, _ shadow: RenderNode.Shadow, _ node: UnsafePointer<RenderNode>, _ item: DrawItem, _ sigma: Float,
        _ offset: (x: Int, y: Int), _ pixel: UInt32, _ area: PixelRect, _ surface: Surface
    ) {
        if pixel == 0 { return }
        let scale = scale(of: item)
        let box = node.pointee.box
        let x = Double(item.frame.minX) - box.minX * scale
        let y = Double(item.frame.minY) - box.minY * scale
        let extent = Box(path.boundingBox)
        let reach = Blur.extent(sigma: sigma)
        // Relative to the box's corner, so that the shadow can be kept while its layer moves.
        let corner = (x: item.frame.minX, y: item.frame.minY)
        let shape = PixelRect(
            around: Box(
                minX: x + extent.minX * scale, minY: y + extent.minY * scale, maxX: x + extent.maxX * scale,
                maxY: y + extent.maxY * scale)
        ).outset(by: 1 + reach)
        // A path far larger than the picture casts only the part of its shadow that can be seen.
        let seen = item.bounds.offset(x: -offset.x, y: -offset.y).outset(by: reach)
        let region = (shape.area > 4 * seen.area + 65_536 ? shape.intersection(seen) : shape).offset(x: -corner.x, y: -corner.y)
        if region.isEmpty { return }
        let key = RenderCaches.ShapeKey(serial: shadow.serial, scale: scale, region: region, isStroke: false)
        var mask = caches.shapes[key]
        if mask == nil, let made = PixelBuffer(format: .alpha, width: region.width, height: region.height) {
            PathCoverage.fill(
                path, evenOdd: false, into: made, scale: scale, x: -box.minX * scale - Double(region.minX),
                y: -box.minY * scale - Double(region.minY))
            Blur.gaussian(made.alphaView, sigma: sigma)
            caches.shapes.insert(made, for: key, cost: made.byteCount)
            mask = made
        }
        guard let mask else { return }
        Coverage.fill(
            surface.view, clip: area,
            mask: mask.alphaView.placed(x: corner.x + region.minX + offset.x, y: corner.y + region.minY + offset.y),
            pixel: pixel)
    }
}

extension PixelRect {
    /// Up to four rectangles: everything but `hole`.
    func forEachPart(outside hole: PixelRect, _ body: (PixelRect) -> Void) {
        let hole = hole.intersection(self)
        if hole.isEmpty { return body(self) }
        func emit(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) {
            let rect = PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
            if !rect.isEmpty { body(rect) }
        }
        emit(minX, minY, maxX, hole.minY)
        emit(minX, hole.minY, hole.minX, hole.maxY)
        emit(hole.maxX, hole.minY, maxX, hole.maxY)
        emit(minX, hole.maxY, maxX, maxY)
    }
}
