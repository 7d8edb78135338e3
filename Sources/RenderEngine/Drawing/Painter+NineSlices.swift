import CoreGraphics
import RasterKernels

extension Painter {
    /// The image at its destination's size: corners as they are, sides stretched along one axis, the centre along both.
    func stretchedCopy(
        _ bitmap: BitmapContents, _ generation: UInt32, _ placement: BitmapPlacement, _ scale: Double
    ) -> PixelBuffer? {
        let destination = placement.destination
        let key = RenderCaches.BitmapKey(
            bitmap, generation, width: destination.width, height: destination.height, scale: scale)
        if let copy = caches.copy(key, of: bitmap) { return copy }
        guard let copy = PixelBuffer(width: destination.width, height: destination.height),
            let pixels = colorPixels(bitmap, generation, reduction: 1)
        else { return nil }
        let factor = scale / Double(bitmap.scale)
        let columns = slices(
            from: placement.source.minX, to: placement.source.maxX, start: Double(bitmap.center.minX),
            end: Double(bitmap.center.maxX), length: destination.width, factor: factor)
        let rows = slices(
            from: placement.source.minY, to: placement.source.maxY, start: Double(bitmap.center.minY),
            end: Double(bitmap.center.maxY), length: destination.height, factor: factor)
        for row in rows {
            for column in columns {
                let clip = PixelRect(minX: column.targetMin, minY: row.targetMin, maxX: column.targetMax, maxY: row.targetMax)
                if clip.isEmpty { continue }
                let a = (column.sourceMax - column.sourceMin) / Double(clip.width)
                let e = (row.sourceMax - row.sourceMin) / Double(clip.height)
                let content = PixelRect(
                    around: Box(
                        minX: column.sourceMin + 0.001, minY: row.sourceMin + 0.001, maxX: column.sourceMax - 0.001,
                        maxY: row.sourceMax - 0.001)
                ).intersection(pixels.bounds)
                let map = SamplerMap(
                    a: a, b: 0, c: column.sourceMin - Double(clip.minX) * a, d: 0, e: e,
                    f: row.sourceMin - Double(clip.minY) * e)
                QuadSampler.draw(
                    copy.argbView, clip: clip, source: pixels.argbView, content: content, map: map,
                    filter: bitmap.magnification == .nearest ? .nearest : .linear, edges: .clamped)
            }
        }
        caches.keep(copy, key, of: bitmap)
        return copy
    }

    private struct Slice {
        let sourceMin: Double
        let sourceMax: Double
        let targetMin: Int
        let targetMax: Int
    }

    /// Three stretches of one axis. The outer two keep their size; when they do not fit they shrink together.
    private func slices(from: Double, to: Double, start: Double, end: Double, length: Int, factor: Double) -> [Slice] {
        let size = to - from
        let first = min(max(from + start * size, from), to)
        let second = min(max(from + end * size, first), to)
        var leading = (first - from) * factor
        var trailing = (to - second) * factor
        let available = Double(length)
        if leading + trailing > available {
            let shrink = available / (leading + trailing)
            leading *= shrink
            trailing *= shrink
        }
        let low = min(nearestPixel(leading), length)
        let high = max(low, length - nearestPixel(trailing))
        return [
            Slice(sourceMin: from, sourceMax: first, targetMin: 0, targetMax: low),
            Slice(sourceMin: first, sourceMax: second, targetMin: low, targetMax: high),
            Slice(sourceMin: second, sourceMax: to, targetMin: high, targetMax: length),
        ]
    }
}
