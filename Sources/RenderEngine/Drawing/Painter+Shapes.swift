import CoreGraphics
import RasterKernels

extension Painter {
    /// A path, filled and then stroked. Coverage is kept while the shape's values stay.
    func drawShape(_ shape: ShapeContents, _ item: DrawItem, _ area: PixelRect, _ surface: Surface) {
        guard let extent = shape.extent else { return }
        let scale = scale(of: item)
        let box = nodes[Int(item.node)].box
        let corner = (x: item.frame.minX, y: item.frame.minY)
        let x = Double(corner.x) - box.minX * scale
        let y = Double(corner.y) - box.minY * scale
        let whole = PixelRect(
            around: Box(
                minX: x + extent.minX * scale, minY: y + extent.minY * scale, maxX: x + extent.maxX * scale,
                maxY: y + extent.maxY * scale)
        ).outset(by: 1)
        let region = (whole.area > 4 * item.bounds.area + 65_536 ? item.bounds : whole).offset(x: -corner.x, y: -corner.y)
        for isStroke in [false, true] {
            guard let color = isStroke ? shape.strokeColor : shape.fillColor, color.alpha > 0 else { continue }
            if isStroke && !(shape.lineWidth > 0) { continue }
            guard let coverage = coverage(of: shape, isStroke, box, region, scale) else { continue }
            let mask = coverage.alphaView.placed(x: corner.x + region.minX, y: corner.y + region.minY)
            let pixel = color.pixel(opacity: item.opacity)
            forEachPiece(corners(of: item), within: area) { rect, cornerMask in
                if let cornerMask {
                    fill(surface, rect, mask, cornerMask, pixel)
                } else {
                    Coverage.fill(surface.view, clip: rect, mask: mask, pixel: pixel)
                }
            }
        }
    }

    private func coverage(
        of shape: ShapeContents, _ isStroke: Bool, _ box: Box, _ region: PixelRect, _ scale: Double
    ) -> PixelBuffer? {
        let key = RenderCaches.ShapeKey(serial: shape.serial, scale: scale, region: region, isStroke: isStroke)
        if let mask = caches.shapes[key] { return mask }
        guard !region.isEmpty, let mask = PixelBuffer(format: .alpha, width: region.width, height: region.height) else {
            return nil
        }
        let x = -box.minX * scale - Double(region.minX)
        let y = -box.minY * scale - Double(region.minY)
        if isStroke {
            PathCoverage.stroke(shape, into: mask, scale: scale, x: x, y: y)
        } else {
            PathCoverage.fill(shape.path, evenOdd: shape.usesEvenOddRule, into: mask, scale: scale, x: x, y: y)
        }
        caches.shapes.insert(mask, for: key, cost: mask.byteCount)
        return mask
    }

    private func fill(
        _ surface: Surface, _ rect: PixelRect, _ mask: AlphaPixels, _ corner: PlacedMask, _ pixel: UInt32
    ) {
        let area = rect.intersection(mask.bounds)
        guard !area.isEmpty, let part = caches.pool.take(width: area.width, height: area.height) else { return }
        defer { caches.pool.put(part) }
        let partSurface = Surface(part, region: area)
        partSurface.clear(area)
        Coverage.fill(partSurface.view, clip: area, mask: mask, pixel: pixel)
        Coverage.blend(surface.view, clip: area, source: partSurface.view, mask: corner.view)
    }
}
