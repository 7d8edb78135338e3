/// Coverage of rounded corners, sampled on 16 lines a pixel with exact horizontal extent.
package enum RoundedCorners {
    /// How far a corner's curve reaches along each side, in pixels.
    package static func reach(radius: Float, isContinuous: Bool) -> Float {
        isContinuous ? radius * continuousReach : radius
    }

    /// A continuous corner starts its bend this many radii from the corner.
    static let continuousReach: Float = 1.528_665
    /// The handles of its curve, placed so that the diagonal passes where the circle's does.
    static let continuousHandle: Float = 0.271_49

    /// Fills `mask` with the corner that is rounded towards its first pixel; flips turn it to the other corners.
    package static func fill(
        _ mask: AlphaPixels, radius: Float, isContinuous: Bool, flipsX: Bool = false, flipsY: Bool = false
    ) {
        fillRing(
            mask, radius: radius, isContinuous: isContinuous, borderWidth: nil, innerRadius: 0, flipsX: flipsX, flipsY: flipsY)
    }

    /// As `fill`, less an inner corner `borderWidth` further in; nil leaves nothing out.
    package static func fillRing(
        _ mask: AlphaPixels, radius: Float, isContinuous: Bool, borderWidth: Float?, innerRadius: Float, flipsX: Bool = false,
        flipsY: Bool = false
    ) {
        let lines = 16
        let columns = mask.width
        withUnsafeTemporaryAllocation(of: Float.self, capacity: max(columns, 1)) { sums in
            for row in 0..<mask.height {
                sums.update(repeating: 0)
                for line in 0..<lines {
                    let y = Float(row) + (Float(line) + 0.5) / Float(lines)
                    let outer = edge(y, radius: radius, isContinuous: isContinuous)
                    var inner = Float.infinity
                    if let borderWidth, y >= borderWidth {
                        inner = borderWidth + edge(y - borderWidth, radius: innerRadius, isContinuous: isContinuous)
                    }
                    for x in 0..<columns {
                        let left = Float(x)
                        let covered = min(max(left + 1 - outer, 0), 1)
                        let hollow = min(max(left + 1 - inner, 0), 1)
                        sums[x] += max(covered - hollow, 0)
                    }
                }
                let target = mask.row(mask.originY + (flipsY ? mask.height - 1 - row : row)) + mask.originX
                for x in 0..<columns {
                    target[flipsX ? columns - 1 - x : x] = UInt8(byte(sums[x] / Float(lines)))
                }
            }
        }
    }

    /// Fills `mask` with a rounded box at `frame` (plane coordinates), rounding the corners that are asked for.
    package static func fillBox(
        _ mask: AlphaPixels, frame: PixelRect, radius: Float, isContinuous: Bool, topLeft: Bool = true, topRight: Bool = true,
        bottomLeft: Bool = true, bottomRight: Bool = true
    ) {
        let bounds = mask.bounds
        for y in bounds.minY..<bounds.maxY {
            let row = mask.row(y)
            let inside = y >= frame.minY && y < frame.maxY
            for x in bounds.minX..<bounds.maxX { row[x] = inside && x >= frame.minX && x < frame.maxX ? 255 : 0 }
        }
        let size = tileSize(radius: radius, isContinuous: isContinuous, width: frame.width, height: frame.height)
        if size == 0 { return }
        let limited = limitedRadius(radius, isContinuous: isContinuous, width: frame.width, height: frame.height)
        let tile = UnsafeMutableRawPointer.allocate(byteCount: size * size, alignment: 4)
        defer { tile.deallocate() }
        let corners: [(Bool, Bool, Bool)] = [
            (topLeft, false, false), (topRight, true, false), (bottomLeft, false, true), (bottomRight, true, true),
        ]
        for (rounds, flipsX, flipsY) in corners where rounds {
            let corner = AlphaPixels(
                base: tile, width: size, height: size, bytesPerRow: size,
                originX: flipsX ? frame.maxX - size : frame.minX, originY: flipsY ? frame.maxY - size : frame.minY)
            fill(corner, radius: limited, isContinuous: isContinuous, flipsX: flipsX, flipsY: flipsY)
            let area = corner.bounds.intersection(bounds)
            if area.isEmpty { continue }
            for y in area.minY..<area.maxY {
                let from = corner.row(y)
                let to = mask.row(y)
                for x in area.minX..<area.maxX { to[x] = min(to[x], from[x]) }
            }
        }
    }

    /// The largest radius that fits a box: curves of neighbouring corners may meet, not cross.
    package static func limitedRadius(_ radius: Float, isContinuous: Bool, width: Int, height: Int) -> Float {
        guard radius > 0 else { return 0 }
        let half = Float(min(width, height)) / 2
        return min(radius, isContinuous ? half / continuousReach : half)
    }

    /// The side of the square of pixels that one corner's curve touches.
    package static func tileSize(radius: Float, isContinuous: Bool, width: Int, height: Int) -> Int {
        let limited = limitedRadius(radius, isContinuous: isContinuous, width: width, height: height)
        return Int(reach(radius: limited, isContinuous: isContinuous).rounded(.up))
    }

    /// Where the shape starts on the line `y` below the corner.
    private static func edge(_ y: Float, radius: Float, isContinuous: Bool) -> Float {
        if y >= reach(radius: radius, isContinuous: isContinuous) { return 0 }
        if !isContinuous {
            let distance = radius - y
            return radius - max(radius * radius - distance * distance, 0).squareRoot()
        }
        // One cubic from (0, reach) to (reach, 0) with its handles on the axes; y falls with t, so halve the interval.
        let far = radius * continuousReach
        let near = radius * continuousHandle
        var low: Float = 0
        var high: Float = 1
        for _ in 0..<20 {
            let t = (low + high) / 2
            let s = 1 - t
            if s * s * s * far + 3 * s * s * t * near > y { low = t } else { high = t }
        }
        let t = (low + high) / 2
        return 3 * (1 - t) * t * t * near + t * t * t * far
    }
}
