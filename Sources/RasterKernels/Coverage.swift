/// Colour and pixels through A8 coverage.
package enum Coverage {
    /// A premultiplied colour through a mask (a glyph, a corner, a shadow), within `clip`.
    package static func fill(_ target: ARGBPixels, clip: PixelRect, mask: AlphaPixels, pixel: UInt32) {
        let area = clip.intersection(target.bounds).intersection(mask.bounds)
        if area.isEmpty || pixel == 0 { return }
        for y in area.minY..<area.maxY {
            Spans.blend(
                target.row(y) + area.minX, count: area.width, pixel: pixel,
                coverage: mask.row(y) + area.minX)
        }
    }

    /// Coverage over coverage; where that was.
    package static func cover(_ target: AlphaPixels, clip: PixelRect, mask: AlphaPixels) -> PixelRect {
        let area = clip.intersection(target.bounds).intersection(mask.bounds)
        if area.isEmpty { return area }
        let width = area.width
        var to = target.row(area.minY) + area.minX
        var from = UnsafePointer(mask.row(area.minY) + area.minX)
        for _ in area.minY..<area.maxY {
            Spans.cover(to, count: width, coverage: from)
            to += target.bytesPerRow
            from += mask.bytesPerRow
        }
        return area
    }

    /// A premultiplied colour over a rectangle.
    package static func fill(_ target: ARGBPixels, clip: PixelRect, pixel: UInt32) {
        let area = clip.intersection(target.bounds)
        if area.isEmpty || pixel == 0 { return }
        for y in area.minY..<area.maxY { Spans.blend(target.row(y) + area.minX, count: area.width, pixel: pixel) }
    }

    /// Keeps of `target` what `mask` covers, within `clip`; what lies outside the mask stays untouched.
    package static func multiply(_ target: ARGBPixels, clip: PixelRect, mask: AlphaPixels) {
        let area = clip.intersection(target.bounds).intersection(mask.bounds)
        if area.isEmpty { return }
        for y in area.minY..<area.maxY {
            Spans.multiply(
                target.row(y) + area.minX, count: area.width,
                coverage: mask.row(y) + area.minX)
        }
    }

    /// Puts `saved` back where `mask` does not cover: the reverse of clipping to the mask.
    package static func restore(_ target: ARGBPixels, clip: PixelRect, saved: ARGBPixels, mask: AlphaPixels) {
        let area = clip.intersection(target.bounds).intersection(mask.bounds).intersection(saved.bounds)
        if area.isEmpty { return }
        for y in area.minY..<area.maxY {
            let row = target.row(y)
            let before = saved.row(y)
            let coverage = mask.row(y)
            for x in area.minX..<area.maxX where coverage[x] != 255 {
                let keep = UInt32(coverage[x])
                row[x] = keep == 0 ? before[x] : mixed(row[x], keep, before[x], 255 &- keep)
            }
        }
    }

    /// Source pixels over the target.
    package static func blend(
        _ target: ARGBPixels, clip: PixelRect, source: ARGBPixels, opacity: UInt8 = 255, mask: AlphaPixels? = nil
    ) {
        var area = clip.intersection(target.bounds).intersection(source.bounds)
        if let mask { area = area.intersection(mask.bounds) }
        if area.isEmpty || opacity == 0 { return }
        for y in area.minY..<area.maxY {
            Spans.blend(
                target.row(y) + area.minX, count: area.width, source: source.row(y) + area.minX, opacity: opacity,
                coverage: mask.map { UnsafePointer($0.row(y) + area.minX) })
        }
    }

    /// The alpha channel of `source` as coverage, where the two meet.
    package static func extractAlpha(_ source: ARGBPixels, into target: AlphaPixels) {
        let area = source.bounds.intersection(target.bounds)
        if area.isEmpty { return }
        for y in area.minY..<area.maxY {
            let from = source.row(y)
            let to = target.row(y)
            for x in area.minX..<area.maxX { to[x] = UInt8(truncatingIfNeeded: from[x] &>> 24) }
        }
    }

    /// The smallest rectangle that holds all pixels that are not fully transparent.
    package static func visibleBounds(_ pixels: ARGBPixels) -> PixelRect {
        visibleBounds(pixels.bounds) { y in
            let row = pixels.row(y)
            return (row + pixels.originX, pixels.width)
        }
    }

    package static func visibleBounds(_ pixels: AlphaPixels) -> PixelRect {
        visibleBounds(pixels.bounds) { y in
            let row = pixels.row(y)
            return (row + pixels.originX, pixels.width)
        }
    }

    @inline(__always)
    private static func visibleBounds<Word: FixedWidthInteger>(
        _ bounds: PixelRect, _ row: (Int) -> (UnsafeMutablePointer<Word>, Int)
    ) -> PixelRect {
        var result = PixelRect(minX: bounds.maxX, minY: bounds.maxY, maxX: bounds.minX, maxY: bounds.minY)
        for y in bounds.minY..<bounds.maxY {
            let (words, count) = row(y)
            var first = 0
            while first < count, words[first] == 0 { first &+= 1 }
            if first == count { continue }
            var last = count &- 1
            while words[last] == 0 { last &-= 1 }
            result.minX = min(result.minX, bounds.minX + first)
            result.maxX = max(result.maxX, bounds.minX + last + 1)
            result.minY = min(result.minY, y)
            result.maxY = y + 1
        }
        return result.isEmpty ? .empty : result
    }

    /// A colour through a mask of which one row and one column stretch, so that it fills `frame`.
    ///
    /// The mask's pixels before `stretchX`/`stretchY` stay at the near edges, those after it at the far edges.
    package static func fillStretched(
        _ target: ARGBPixels, clip: PixelRect, mask: AlphaPixels, stretchX: Int, stretchY: Int, frame: PixelRect,
        pixel: UInt32
    ) {
        let area = clip.intersection(target.bounds).intersection(frame)
        if area.isEmpty || pixel == 0 { return }
        let extraX = frame.width - mask.width
        let extraY = frame.height - mask.height
        let leftEnd = min(max(frame.minX + stretchX, area.minX), area.maxX)
        let rightStart = min(max(frame.minX + stretchX + extraX + 1, leftEnd), area.maxX)
        for y in area.minY..<area.maxY {
            let fromTop = y - frame.minY
            let row = fromTop < stretchY ? fromTop : max(stretchY, fromTop - extraY)
            let coverage = mask.row(row + mask.originY) + mask.originX
            let to = target.row(y)
            if leftEnd > area.minX {
                Spans.blend(
                    to + area.minX, count: leftEnd - area.minX, pixel: pixel, coverage: coverage + (area.minX - frame.minX))
            }
            if rightStart > leftEnd {
                Spans.blend(to + leftEnd, count: rightStart - leftEnd, pixel: scaled(pixel, by: UInt32(coverage[stretchX])))
            }
            if area.maxX > rightStart {
                Spans.blend(
                    to + rightStart, count: area.maxX - rightStart, pixel: pixel,
                    coverage: coverage + (rightStart - frame.minX - extraX))
            }
        }
    }
}
