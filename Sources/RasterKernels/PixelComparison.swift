/// How far two pictures are apart.
package struct PixelDifference: Equatable, Sendable {
    /// Pixels with any channel further apart than the tolerance.
    package var count: Int
    /// The largest distance of any channel.
    package var largest: Int
    /// Where the counted pixels are.
    package var bounds: PixelRect

    package init(count: Int, largest: Int, bounds: PixelRect) {
        self.count = count
        self.largest = largest
        self.bounds = bounds
    }
}

package enum PixelComparison {
    /// Compares two pictures of one size.
    package static func difference(_ a: ARGBPixels, _ b: ARGBPixels, tolerance: Int = 0) -> PixelDifference {
        guard a.width == b.width, a.height == b.height else {
            fatalError("pictures of different sizes cannot be compared")
        }
        var result = PixelDifference(count: 0, largest: 0, bounds: .empty)
        for y in 0..<a.height {
            let first = start(a, y)
            let second = start(b, y)
            for x in 0..<a.width where first[x] != second[x] {
                let distance = largestDistance(first[x], second[x])
                result.largest = max(result.largest, distance)
                if distance > tolerance {
                    result.count += 1
                    result.bounds = result.bounds.union(PixelRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
        return result
    }

    /// A picture of the difference: equal pixels faint grey, others red by distance.
    package static func paintDifference(_ a: ARGBPixels, _ b: ARGBPixels, into target: ARGBPixels) {
        let width = min(a.width, b.width, target.width)
        for y in 0..<min(a.height, b.height, target.height) {
            let first = start(a, y)
            let second = start(b, y)
            let out = start(target, y)
            for x in 0..<width {
                if first[x] == second[x] {
                    let pixel = first[x]
                    let sum = ((pixel &>> 16) & 255) &+ ((pixel &>> 8) & 255) &+ (pixel & 255)
                    let grey = 192 &+ sum / 12
                    out[x] = 0xff00_0000 | grey &<< 16 | grey &<< 8 | grey
                } else {
                    let distance = UInt32(largestDistance(first[x], second[x]))
                    out[x] = 0xff00_0000 | (128 &+ distance / 2) &<< 16
                }
            }
        }
    }

    /// A number that differs for almost all different pictures, the same on every machine.
    package static func hash(_ pixels: ARGBPixels) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(pixels.width) &* 31 ^ UInt64(pixels.height)
        for y in 0..<pixels.height {
            let row = start(pixels, y)
            for x in 0..<pixels.width { hash = (hash ^ UInt64(row[x])) &* 0x100_0000_01b3 }
        }
        return hash
    }

    @inline(__always)
    private static func start(_ pixels: ARGBPixels, _ y: Int) -> UnsafeMutablePointer<UInt32> {
        pixels.row(y + pixels.originY) + pixels.originX
    }

    @inline(__always)
    private static func largestDistance(_ a: UInt32, _ b: UInt32) -> Int {
        var largest = 0
        var shift: UInt32 = 0
        while shift < 32 {
            let distance = Int((a &>> shift) & 255) - Int((b &>> shift) & 255)
            largest = max(largest, distance < 0 ? -distance : distance)
            shift += 8
        }
        return largest
    }
}
