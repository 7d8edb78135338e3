import CoreGraphics
import RasterKernels

extension Painter {
    /// A ring inside the bounds, drawn above the layer's contents and children.
    func drawBorder(_ item: DrawItem, _ area: PixelRect, _ surface: Surface) {
        let node = nodes[Int(item.node)]
        guard let color = node.borderColor else { return }
        let width = Float(Double(node.borderWidth) * scale(of: item))
        guard width > 0 else { return }
        let pixel = color.pixel(opacity: item.opacity)
        let corners = corners(of: item)
        let frame = item.frame
        if width * 2 >= Float(min(frame.width, frame.height)) {
            // Nothing is left inside.
            forEachPiece(corners, within: area) { rect, mask in
                if let mask {
                    Coverage.fill(surface.view, clip: rect, mask: mask.view, pixel: pixel)
                } else {
                    surface.fill(rect, pixel: pixel)
                }
            }
            return
        }
        let thickness = Int(width.rounded(.up))
        // The square of a corner holds the outer curve and the inner one.
        let tile = min(max(corners.tile, thickness), min(frame.width, frame.height) / 2 + 1)
        for corner in CornerGeometry.each {
            let isRounded = corners.corners.contains(corner)
            let side = isRounded ? tile : thickness
            drawBorderCorner(corner, side, isRounded ? corners.radius : 0, width, corners, pixel, area, surface)
        }
        let hasCorner = { (corner: RenderNode.Corners) in corners.corners.contains(corner) ? tile : thickness }
        let topLeft = hasCorner(.minXMinY)
        let topRight = hasCorner(.maxXMinY)
        let bottomLeft = hasCorner(.minXMaxY)
        let bottomRight = hasCorner(.maxXMaxY)
        for step in 0..<thickness {
            // The innermost line covers its pixels in part when the width is not whole.
            let coverage = min(width - Float(step), 1)
            let line = coverage >= 1 ? pixel : color.pixel(opacity: item.opacity * coverage)
            func fill(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) {
                surface.fill(PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY).intersection(area), pixel: line)
            }
            let top = frame.minY + step
            let bottom = frame.maxY - 1 - step
            let left = frame.minX + step
            let right = frame.maxX - 1 - step
            fill(frame.minX + topLeft, top, frame.maxX - topRight, top + 1)
            fill(frame.minX + bottomLeft, bottom, frame.maxX - bottomRight, bottom + 1)
            fill(left, frame.minY + topLeft, left + 1, frame.maxY - bottomLeft)
            fill(right, frame.minY + topRight, right + 1, frame.maxY - bottomRight)
        }
    }

    private func drawBorderCorner(
        _ corner: RenderNode.Corners, _ side: Int, _ radius: Float, _ width: Float, _ geometry: CornerGeometry,
        _ pixel: UInt32, _ area: PixelRect, _ surface: Surface
    ) {
        let key = RenderCaches.CornerKey(
            radius: radius, isContinuous: geometry.isContinuous, tile: side, borderWidth: width)
        guard let mask = caches.cornerMask(key, innerRadius: max(radius - width, 0)) else { return }
        let frame = geometry.frame
        let isRight = corner == .maxXMinY || corner == .maxXMaxY
        let isBottom = corner == .minXMaxY || corner == .maxXMaxY
        var rect = PixelRect(
            x: isRight ? frame.maxX - side : frame.minX, y: isBottom ? frame.maxY - side : frame.minY, width: side,
            height: side)
        let placed = mask.alphaView.placed(
            x: isRight ? rect.minX - side : rect.minX, y: isBottom ? rect.minY - side : rect.minY)
        // On an odd side the squares share a line: the first keeps it.
        if isRight { rect.minX = max(rect.minX, frame.minX + side) }
        if isBottom { rect.minY = max(rect.minY, frame.minY + side) }
        Coverage.fill(surface.view, clip: rect.intersection(area), mask: placed, pixel: pixel)
    }
}
