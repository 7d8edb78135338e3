/// A Gaussian blur as three box blurs, in integers: a pixel's value depends only on the pixels within `extent`, not on where
/// the buffer starts.
package enum Blur {
    package enum Edges: Sendable {
        /// Beyond the buffer there is nothing.
        case transparent
        /// Only pixels in the buffer count, so that its edges do not fade.
        case normalized
    }

    /// The three box radii that together come closest to a Gaussian of this standard deviation.
    package static func radii(sigma: Float) -> (Int, Int, Int) {
        guard sigma > 0, sigma.isFinite else { return (0, 0, 0) }
        let limited = min(sigma, 4096)
        let variance = 12 * limited * limited
        let ideal = (variance / 3 + 1).squareRoot()
        var lower = Int(ideal)
        if lower % 2 == 0 { lower -= 1 }
        let l = Float(lower)
        let smaller = Int(((variance - 3 * l * l - 12 * l - 9) / (-4 * l - 4)).rounded())
        let small = (lower - 1) / 2
        return (small + (smaller < 1 ? 1 : 0), small + (smaller < 2 ? 1 : 0), small + (smaller < 3 ? 1 : 0))
    }

    /// How many pixels a blur reaches.
    package static func extent(sigma: Float) -> Int {
        let radii = radii(sigma: sigma)
        return radii.0 + radii.1 + radii.2
    }

    package static func gaussian(_ pixels: AlphaPixels, sigma: Float, edges: Edges = .transparent) {
        blur(
            pixels.base, width: pixels.width, height: pixels.height, bytesPerRow: pixels.bytesPerRow, channels: 1,
            radii: radii(sigma: sigma), edges: edges)
    }

    package static func gaussian(_ pixels: ARGBPixels, sigma: Float, edges: Edges = .transparent) {
        blur(
            pixels.base, width: pixels.width, height: pixels.height, bytesPerRow: pixels.bytesPerRow, channels: 4,
            radii: radii(sigma: sigma), edges: edges)
    }

    private static func blur(
        _ base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, channels: Int, radii: (Int, Int, Int),
        edges: Edges
    ) {
        if width <= 0 || height <= 0 || radii.2 == 0 { return }
        let rowBytes = width * channels
        let passes = [radii.0, radii.1, radii.2].filter { $0 > 0 }
        let weightsX = passes.map { weights(count: width, radius: $0, edges: edges) }
        let weightsY = passes.map { weights(count: height, radius: $0, edges: edges) }
        let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: max(rowBytes * 2, rowBytes * height))
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: rowBytes)
        defer {
            scratch.deallocate()
            sums.deallocate()
        }
        let pixels = base.assumingMemoryBound(to: UInt8.self)
        for y in 0..<height {
            let row = pixels + y * bytesPerRow
            for pass in 0..<passes.count {
                scratch.update(from: row, count: rowBytes)
                weightsX[pass].withUnsafeBufferPointer {
                    if channels == 1 {
                        horizontal(scratch, row, width, passes[pass], $0.baseAddress!)
                    } else {
                        horizontalColor(scratch, row, width, passes[pass], $0.baseAddress!)
                    }
                }
            }
        }
        for pass in 0..<passes.count {
            for y in 0..<height { (scratch + y * rowBytes).update(from: pixels + y * bytesPerRow, count: rowBytes) }
            weightsY[pass].withUnsafeBufferPointer {
                vertical(scratch, pixels, bytesPerRow, rowBytes, height, passes[pass], $0.baseAddress!, sums)
            }
        }
    }

    /// 2^24 over the number of pixels that count at each place.
    private static func weights(count: Int, radius: Int, edges: Edges) -> [UInt32] {
        (0..<count).map { place in
            let covered =
                edges == .transparent ? 2 * radius + 1 : min(place + radius, count - 1) - max(place - radius, 0) + 1
            return UInt32((1 << 24) / covered)
        }
    }

    @inline(__always)
    private static func average(_ sum: UInt32, _ weight: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: (sum &* weight &+ 0x80_0000) &>> 24)
    }

    private static func horizontal(
        _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ width: Int, _ radius: Int,
        _ weights: UnsafePointer<UInt32>
    ) {
        var sum: UInt32 = 0
        for x in 0..<min(radius, width) { sum &+= UInt32(source[x]) }
        for x in 0..<width {
            let entering = x &+ radius
            if entering < width { sum &+= UInt32(source[entering]) }
            target[x] = average(sum, weights[x])
            let leaving = x &- radius
            if leaving >= 0 { sum &-= UInt32(source[leaving]) }
        }
    }

    private static func horizontalColor(
        _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ width: Int, _ radius: Int,
        _ weights: UnsafePointer<UInt32>
    ) {
        @inline(__always)
        func load(_ x: Int) -> SIMD4<UInt32> {
            SIMD4<UInt32>(truncatingIfNeeded: UnsafeRawPointer(source + x &* 4).loadUnaligned(as: SIMD4<UInt8>.self))
        }
        var sum = SIMD4<UInt32>()
        for x in 0..<min(radius, width) { sum &+= load(x) }
        for x in 0..<width {
            let entering = x &+ radius
            if entering < width { sum &+= load(entering) }
            let mean = (sum &* weights[x] &+ 0x80_0000) &>> 24
            UnsafeMutableRawPointer(target + x &* 4).storeBytes(
                of: SIMD4<UInt8>(truncatingIfNeeded: mean), as: SIMD4<UInt8>.self)
            let leaving = x &- radius
            if leaving >= 0 { sum &-= load(leaving) }
        }
    }

    /// All columns side by side: one running sum for each byte of a row.
    private static func vertical(
        _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ bytesPerRow: Int, _ rowBytes: Int,
        _ height: Int, _ radius: Int, _ weights: UnsafePointer<UInt32>, _ sums: UnsafeMutablePointer<UInt32>
    ) {
        sums.update(repeating: 0, count: rowBytes)
        for y in 0..<min(radius, height) {
            let row = source + y * rowBytes
            for x in 0..<rowBytes { sums[x] &+= UInt32(row[x]) }
        }
        for y in 0..<height {
            if y + radius < height {
                let row = source + (y + radius) * rowBytes
                for x in 0..<rowBytes { sums[x] &+= UInt32(row[x]) }
            }
            let out = target + y * bytesPerRow
            let weight = weights[y]
            for x in 0..<rowBytes { out[x] = average(sums[x], weight) }
            if y - radius >= 0 {
                let row = source + (y - radius) * rowBytes
                for x in 0..<rowBytes { sums[x] &-= UInt32(row[x]) }
            }
        }
    }
}
