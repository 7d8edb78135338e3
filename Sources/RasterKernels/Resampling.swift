/// Whole-buffer size changes.
package enum Resampling {
    /// Averages blocks of `factor` by `factor` pixels, the first of which starts at `area`'s corner; a block that is cut off
    /// averages what it has. Pixel (0, 0) of `target` is the first block.
    package static func shrink(_ source: ARGBPixels, area: PixelRect, factor: Int, into target: ARGBPixels) {
        let area = area.intersection(source.bounds)
        let columns = min(target.width, (area.width + factor - 1) / factor)
        let rows = min(target.height, (area.height + factor - 1) / factor)
        if columns <= 0 || rows <= 0 { return }
        for blockY in 0..<rows {
            let top = area.minY + blockY * factor
            let bottom = min(top + factor, area.maxY)
            let out = target.row(target.originY + blockY) + target.originX
            for blockX in 0..<columns {
                let left = area.minX + blockX * factor
                let right = min(left + factor, area.maxX)
                if factor == 4 && right - left == 4 && bottom - top == 4 {
                    out[blockX] = average16(source, left, top)
                    continue
                }
                var redBlue: UInt64 = 0
                var alphaGreen: UInt64 = 0
                for y in top..<bottom {
                    let row = source.row(y)
                    for x in left..<right {
                        let pixel = UInt64(row[x])
                        redBlue &+= (pixel & 0xff) | (pixel & 0xff_0000) &<< 16
                        alphaGreen &+= ((pixel &>> 8) & 0xff) | ((pixel &>> 8) & 0xff_0000) &<< 16
                    }
                }
                let count = UInt64((right - left) * (bottom - top))
                let half = count / 2
                let blue = ((redBlue & 0xffff_ffff) &+ half) / count
                let red = ((redBlue &>> 32) &+ half) / count
                let green = ((alphaGreen & 0xffff_ffff) &+ half) / count
                let alpha = ((alphaGreen &>> 32) &+ half) / count
                out[blockX] = UInt32(truncatingIfNeeded: alpha &<< 24 | red &<< 16 | green &<< 8 | blue)
            }
        }
    }

    /// The mean of four by four pixels. Sums of sixteen bytes fit 16 bits, so two channels share a word.
    @inline(__always)
    private static func average16(_ source: ARGBPixels, _ x: Int, _ y: Int) -> UInt32 {
        var redBlue = Pixels(repeating: 0)
        var alphaGreen = Pixels(repeating: 0)
        for row in y..<y &+ 4 {
            let pixels = load(source.row(row) + x)
            redBlue = redBlue &+ (pixels & 0x00ff_00ff)
            alphaGreen = alphaGreen &+ ((pixels &>> 8) & 0x00ff_00ff)
        }
        let low = (redBlue.wrappedSum() &+ 0x0008_0008) &>> 4 & 0x00ff_00ff
        let high = (alphaGreen.wrappedSum() &+ 0x0008_0008) &>> 4 & 0x00ff_00ff
        return low | high &<< 8
    }

    /// As `shrink`, for coverage.
    package static func shrink(_ source: AlphaPixels, area: PixelRect, factor: Int, into target: AlphaPixels) {
        let area = area.intersection(source.bounds)
        let columns = min(target.width, (area.width + factor - 1) / factor)
        let rows = min(target.height, (area.height + factor - 1) / factor)
        if columns <= 0 || rows <= 0 { return }
        for blockY in 0..<rows {
            let top = area.minY + blockY * factor
            let bottom = min(top + factor, area.maxY)
            let out = target.row(target.originY + blockY) + target.originX
            for blockX in 0..<columns {
                let left = area.minX + blockX * factor
                let right = min(left + factor, area.maxX)
                var sum = 0
                for y in top..<bottom {
                    let row = source.row(y)
                    for x in left..<right { sum &+= Int(row[x]) }
                }
                let count = (right - left) * (bottom - top)
                out[blockX] = UInt8(truncatingIfNeeded: (sum + count / 2) / count)
            }
        }
    }

    /// The reverse of `shrink`, bilinear: `source`'s first pixel covers the first block of `area`. Takes the target's place.
    package static func enlarge(
        _ source: ARGBPixels, factor: Int, onto target: ARGBPixels, area: PixelRect, clip: PixelRect, opacity: UInt8 = 255,
        mask: AlphaPixels? = nil
    ) {
        var drawn = clip.intersection(area).intersection(target.bounds)
        if let mask { drawn = drawn.intersection(mask.bounds) }
        if drawn.isEmpty || source.width <= 0 || source.height <= 0 { return }
        // In 1/256 of a source pixel.
        @inline(__always)
        func place(_ offset: Int, _ count: Int) -> (Int, Int, UInt32) {
            let position = max(0, (2 * offset + 1) * 128 / factor - 128)
            let first = min(position >> 8, count - 1)
            return (first, min(first + 1, count - 1), UInt32(position & 255))
        }
        let width = drawn.width
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: source.width + 4 * width) { memory in
            let mixed = memory.baseAddress!
            let line = mixed + source.width
            // Every row reads the same columns.
            let lefts = line + width
            let rights = lefts + width
            let weights = rights + width
            for x in 0..<width {
                let (left, right, weight) = place(x + drawn.minX - area.minX, source.width)
                lefts[x] = UInt32(left)
                rights[x] = UInt32(right)
                weights[x] = weight
            }
            for y in drawn.minY..<drawn.maxY {
                let (top, bottom, weight) = place(y - area.minY, source.height)
                let above = source.row(source.originY + top) + source.originX
                let below = source.row(source.originY + bottom) + source.originX
                for x in 0..<source.width { mixed[x] = mix(above[x], below[x], weight) }
                for x in 0..<width { line[x] = mix(mixed[Int(lefts[x])], mixed[Int(rights[x])], weights[x]) }
                Spans.replace(
                    target.row(y) + drawn.minX, count: width, source: line, opacity: opacity,
                    coverage: mask.map { UnsafePointer($0.row(y) + drawn.minX) })
            }
        }
    }

    /// Averages the exact area of each target pixel: right for reductions of any ratio (emoji strikes, thumbnails).
    package static func boxFilter(_ source: ARGBPixels, into target: ARGBPixels) {
        if source.width <= 0 || source.height <= 0 || target.width <= 0 || target.height <= 0 { return }
        for y in 0..<target.height {
            let vertical = Window(y, from: source.height, to: target.height)
            let out = target.row(target.originY + y) + target.originX
            for x in 0..<target.width {
                let horizontal = Window(x, from: source.width, to: target.width)
                var sum = SIMD4<UInt64>()
                var total: UInt64 = 0
                for row in vertical.first...vertical.last {
                    let pixels = source.row(source.originY + row) + source.originX
                    let rowWeight = vertical.weight(row)
                    for column in horizontal.first...horizontal.last {
                        let weight = rowWeight &* horizontal.weight(column)
                        let pixel = UInt64(pixels[column])
                        let channels = SIMD4<UInt64>(pixel & 255, (pixel &>> 8) & 255, (pixel &>> 16) & 255, pixel &>> 24)
                        sum = sum &+ channels &* weight
                        total &+= weight
                    }
                }
                let half = total / 2
                let blue = (sum[0] &+ half) / total
                let green = (sum[1] &+ half) / total
                let red = (sum[2] &+ half) / total
                let alpha = (sum[3] &+ half) / total
                out[x] = UInt32(truncatingIfNeeded: alpha &<< 24 | red &<< 16 | green &<< 8 | blue)
            }
        }
    }

    /// The source pixels under one target pixel, in units of one over the target's count.
    private struct Window {
        let start: Int
        let end: Int
        let unit: Int
        var first: Int { start / unit }
        var last: Int { (end - 1) / unit }

        init(_ index: Int, from sourceCount: Int, to targetCount: Int) {
            unit = targetCount
            start = index * sourceCount
            end = start + sourceCount
        }

        @inline(__always)
        func weight(_ pixel: Int) -> UInt64 { UInt64(min(end, (pixel + 1) * unit) - max(start, pixel * unit)) }
    }

    /// Between two pixels, `weight` / 256 of the way.
    @inline(__always)
    static func mix(_ a: UInt32, _ b: UInt32, _ weight: UInt32) -> UInt32 {
        let keep = 256 &- weight
        let redBlue = ((a & 0x00ff_00ff) &* keep &+ (b & 0x00ff_00ff) &* weight) &>> 8 & 0x00ff_00ff
        let alphaGreen = ((a &>> 8) & 0x00ff_00ff) &* keep &+ ((b &>> 8) & 0x00ff_00ff) &* weight
        return redBlue | alphaGreen & 0xff00_ff00
    }
}
