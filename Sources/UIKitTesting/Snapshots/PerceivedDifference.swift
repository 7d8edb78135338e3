import AppleFoundation
import CoreGraphics
import RasterKernels

/// Which pixels an eye could tell apart: by their distance in CIE Lab, for sRGB and the white D65.
struct PerceivedDifference {
    let limit: Double

    /// Only what `difference` found is looked at again.
    func narrow(
        _ difference: PixelDifference, _ expected: PixelBuffer, _ actual: PixelBuffer, _ channel: Int
    ) -> PixelDifference {
        var result = PixelDifference(count: 0, largest: difference.largest, bounds: .empty)
        let box = difference.bounds
        var last: (UInt32, UInt32, isDifferent: Bool) = (0, 0, false)
        for y in box.minY..<box.maxY {
            let (first, second) = (expected.row(y), actual.row(y))
            for x in box.minX..<box.maxX where first[x] != second[x] {
                // Edges and fills repeat themselves.
                if last.0 != first[x] || last.1 != second[x] {
                    let isFar = Self.channels(first[x], second[x]) > channel
                    last = (first[x], second[x], isFar && Self.distance(first[x], second[x]) > limit)
                }
                guard last.isDifferent else { continue }
                result.count += 1
                result.bounds = result.bounds.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return result
    }

    private static func channels(_ a: UInt32, _ b: UInt32) -> Int {
        [0, 8, 16, 24].reduce(0) { max($0, abs(Int(a >> $1 & 255) - Int(b >> $1 & 255))) }
    }

    /// The distance of two colours before black or white, whichever shows more of it: a picture may be put before anything.
    static func distance(_ a: UInt32, _ b: UInt32) -> Double {
        let isClear = a >> 24 < 255 || b >> 24 < 255
        return max(distance(a, b, before: 0), isClear ? distance(a, b, before: 255) : 0)
    }

    private static func distance(_ a: UInt32, _ b: UInt32, before ground: UInt32) -> Double {
        let (p, q) = (lab(a, ground), lab(b, ground))
        let (l, u, v) = (p.0 - q.0, p.1 - q.1, p.2 - q.2)
        return (l * l + u * u + v * v).squareRoot()
    }

    /// Channels are multiplied by alpha already.
    private static func lab(_ pixel: UInt32, _ ground: UInt32) -> (Double, Double, Double) {
        func channel(_ shift: UInt32) -> Double {
            linear[Int(min(255, (pixel >> shift & 255) + (255 - pixel >> 24) * ground / 255))]
        }
        let (r, g, b) = (channel(16), channel(8), channel(0))
        func f(_ t: Double) -> Double { t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116 }
        let x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
        let y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
        let z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
        return (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    private static let linear: [Double] = (0...255).map { value in
        let c = Double(value) / 255
        return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }
}
