/// Gradients evaluated at pixel centres from absolute coordinates, drawn over the target.
package enum Gradients {
    /// Along u of `map`; beyond an end that does not extend, nothing is drawn.
    package static func linear(
        _ target: ARGBPixels, clip: PixelRect, map: GradientMap, table: GradientTable, extendsStart: Bool = true,
        extendsEnd: Bool = true, opacity: UInt8 = 255, mask: AlphaPixels? = nil
    ) {
        guard map.isFinite else { return }
        let limit = 1_048_576.0
        let unit = 4_294_967_296.0
        let step = Int64((min(max(map.a, -limit), limit) * unit).rounded())
        let opaque = table.isOpaque && extendsStart && extendsEnd
        var filledRow: (y: Int, start: Int64)?
        let area = drawnArea(target, clip, mask)
        paint(target, area: area, opacity: opacity, mask: mask, opaque: opaque, table: table) { y, row, entries in
            let start = min(max(map.c * (Double(y) + 0.5) + map.tx + map.a * 0.5, -limit), limit)
            let fixed = Int64((start * unit).rounded())
            if step == 0 && (extendsStart || fixed >= 0) && (extendsEnd || fixed <= Int64(unit)) {
                let index = min(max(Int(fixed &>> 22), 0), GradientTable.size - 1)
                Spans.fill(row + area.minX, count: area.width, pixel: entries[index])
                return
            }
            // A horizontal gradient repeats its row.
            if let filledRow, filledRow.start == fixed, opaque, opacity == 255, mask == nil {
                (row + area.minX).update(from: target.row(filledRow.y) + area.minX, count: area.width)
                return
            }
            filledRow = (y, fixed)
            var place = fixed &+ step &* Int64(area.minX)
            for x in area.minX..<area.maxX {
                if UInt64(bitPattern: place) &>> 32 == 0 {
                    row[x] = entries[Int(truncatingIfNeeded: place &>> 22)]
                } else if place < 0 {
                    row[x] = extendsStart ? entries[0] : 0
                } else {
                    row[x] = extendsEnd ? entries[GradientTable.size &- 1] : 0
                }
                place &+= step
            }
        }
    }

    /// By the distance of (u, v) from zero: 0 at the centre, 1 on the unit circle.
    package static func radial(
        _ target: ARGBPixels, clip: PixelRect, map: GradientMap, table: GradientTable, extendsEnd: Bool = true,
        opacity: UInt8 = 255, mask: AlphaPixels? = nil
    ) {
        guard map.isFinite else { return }
        let area = drawnArea(target, clip, mask)
        let size = Float(GradientTable.size)
        let a = Float(map.a)
        let b = Float(map.b)
        paint(
            target, area: area, opacity: opacity, mask: mask, opaque: table.isOpaque && extendsEnd, table: table
        ) { y, row, entries in
            let startU = Float(map.c * (Double(y) + 0.5) + map.tx + map.a * 0.5)
            let startV = Float(map.d * (Double(y) + 0.5) + map.ty + map.b * 0.5)
            for x in area.minX..<area.maxX {
                let u = a * Float(x) + startU
                let v = b * Float(x) + startV
                let distance = (u * u + v * v).squareRoot()
                if distance < 1 {
                    row[x] = entries[min(Int(distance * size), GradientTable.size &- 1)]
                } else {
                    row[x] = extendsEnd ? entries[GradientTable.size &- 1] : 0
                }
            }
        }
    }

    /// By the angle of (u, v): 0 on the u axis, growing towards v.
    package static func conic(
        _ target: ARGBPixels, clip: PixelRect, map: GradientMap, table: GradientTable, opacity: UInt8 = 255,
        mask: AlphaPixels? = nil
    ) {
        guard map.isFinite else { return }
        let area = drawnArea(target, clip, mask)
        let size = Float(GradientTable.size)
        let a = Float(map.a)
        let b = Float(map.b)
        paint(target, area: area, opacity: opacity, mask: mask, opaque: table.isOpaque, table: table) { y, row, entries in
            let startU = Float(map.c * (Double(y) + 0.5) + map.tx + map.a * 0.5)
            let startV = Float(map.d * (Double(y) + 0.5) + map.ty + map.b * 0.5)
            for x in area.minX..<area.maxX {
                let turn = turns(u: a * Float(x) + startU, v: b * Float(x) + startV)
                row[x] = entries[min(max(Int(turn * size), 0), GradientTable.size &- 1)]
            }
        }
    }

    /// The angle of (u, v) in turns, 0 up to 1; a polynomial, so that every machine agrees.
    @inline(__always)
    static func turns(u: Float, v: Float) -> Float {
        let x = abs(u)
        let y = abs(v)
        let larger = max(x, y)
        if !(larger > 0) { return 0 }
        let z = min(x, y) / larger
        let s = z * z
        var angle = ((0.020_835_1 * s - 0.085_133_0) * s + 0.180_141_0) * s
        angle = ((angle - 0.330_299_5) * s + 0.999_866_0) * z * 0.159_154_94
        if y > x { angle = 0.25 - angle }
        if u < 0 { angle = 0.5 - angle }
        if v < 0 { angle = 1 - angle }
        return angle >= 1 ? 0 : angle
    }

    private static func drawnArea(_ target: ARGBPixels, _ clip: PixelRect, _ mask: AlphaPixels?) -> PixelRect {
        let area = clip.intersection(target.bounds)
        return mask.map { area.intersection($0.bounds) } ?? area
    }

    /// Lets `evaluate` write straight into the target when nothing shows through, else into a row that is then blended.
    @inline(__always)
    private static func paint(
        _ target: ARGBPixels, area: PixelRect, opacity: UInt8, mask: AlphaPixels?, opaque: Bool, table: GradientTable,
        evaluate: (Int, UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>) -> Void
    ) {
        if area.isEmpty || opacity == 0 { return }
        table.entries.withUnsafeBufferPointer { entries in
            let colors = entries.baseAddress!
            if opaque && opacity == 255 && mask == nil {
                for y in area.minY..<area.maxY { evaluate(y, target.row(y), colors) }
                return
            }
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: area.width) { scratch in
                let row = scratch.baseAddress!
                for y in area.minY..<area.maxY {
                    evaluate(y, row - area.minX, colors)
                    Spans.blend(
                        target.row(y) + area.minX, count: area.width, source: row, opacity: opacity,
                        coverage: mask.map { UnsafePointer($0.row(y) + area.minX) })
                }
            }
        }
    }
}
