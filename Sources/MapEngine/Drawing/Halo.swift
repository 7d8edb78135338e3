/// Writing with a halo, as names on maps have it: under what is written, the same a little thicker in another colour.
package enum Halo {
    /// Puts a halo under what stands in a picture of premultiplied words. It reaches `radius` pixels out of the writing; its colour
    /// isn't premultiplied.
    package static func add(
        to pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, rowLength: Int, radius: Double, color: UInt32
    ) {
        guard width > 0, height > 0 else { return }
        let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
            for y in 0..<height {
                readAlpha(buffer.baseAddress! + y * width, pixels + y * rowLength, width)
            }
            count = width * height
        }
        let thick = coverage.withUnsafeBufferPointer {
            thickened($0.baseAddress!, width: width, height: height, radius: radius)
        }
        let halos = (0..<256).map { premultiplied(color, $0) }
        halos.withUnsafeBufferPointer { halos in
            thick.withUnsafeBufferPointer { thick in
                for y in 0..<height {
                    let (row, reach) = (pixels + y * rowLength, thick.baseAddress! + y * width)
                    var x = 0
                    while x < width {
                        // Most of a name's rectangle is far from its letters.
                        if x &+ 8 <= width, UnsafeRawPointer(reach + x).loadUnaligned(as: UInt64.self) == 0 {
                            x &+= 8
                            continue
                        }
                        defer { x &+= 1 }
                        guard reach[x] != 0 else { continue }
                        let (above, below) = (row[x], halos[Int(reach[x])])
                        if above == 0 { row[x] = below } else if above >> 24 != 255 { row[x] = over(above, below) }
                    }
                }
            }
        }
    }

    /// The most that covers any pixel of a disc about each.
    package static func thickened(_ coverage: UnsafePointer<UInt8>, width: Int, height: Int, radius: Double) -> [UInt8] {
        let reach = max(Int(radius.rounded(.up)), 0)
        var result = [UInt8](repeating: 0, count: width * height)
        guard width > 0, height > 0 else { return result }
        // Each row grown sideways by 0, 1, 2… pixels; rows further up and down in the disc are grown less.
        var grown = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
            buffer.baseAddress!.initialize(from: coverage, count: width * height)
            count = width * height
        }
        let widths = (0...reach).map { away -> Int in
            let rest = radius * radius + radius * 0.5 - Double(away * away)
            return rest < 0 ? -1 : Int(rest.squareRoot())
        }
        result.withUnsafeMutableBufferPointer { result in
            let start = result.baseAddress!
            for step in 0...reach {
                if step > 0 { grow(&grown, coverage, width: width, height: height, by: step) }
                grown.withUnsafeBufferPointer { grown in
                    let source = grown.baseAddress!
                    for away in 0...reach where widths[away] == step && away < height {
                        // All rows at once: what stands `away` rows further down, and further up.
                        let count = (height - away) * width
                        raise(start, source + away * width, count)
                        if away > 0 { raise(start + away * width, source, count) }
                    }
                }
            }
        }
        return result
    }

    @inline(__always)
    private static func readAlpha(_ result: UnsafeMutablePointer<UInt8>, _ pixels: UnsafePointer<UInt32>, _ count: Int) {
        var place = 0
        while place &+ 8 <= count {
            let words = UnsafeRawPointer(pixels + place).loadUnaligned(as: SIMD8<UInt32>.self)
            UnsafeMutableRawPointer(result + place).storeBytes(
                of: SIMD8<UInt8>(truncatingIfNeeded: words &>> 24), as: SIMD8<UInt8>.self)
            place &+= 8
        }
        while place < count {
            result[place] = UInt8(truncatingIfNeeded: pixels[place] >> 24)
            place &+= 1
        }
    }

    /// Each byte becomes the larger one of two, sixteen at a time: the last sixteen may be some of those before once more.
    @inline(__always)
    private static func raise(_ result: UnsafeMutablePointer<UInt8>, _ other: UnsafePointer<UInt8>, _ count: Int) {
        guard count >= 16 else {
            for place in 0..<max(count, 0) where other[place] > result[place] { result[place] = other[place] }
            return
        }
        var place = 0
        while true {
            let one = UnsafeRawPointer(result + place).loadUnaligned(as: SIMD16<UInt8>.self)
            let two = UnsafeRawPointer(other + place).loadUnaligned(as: SIMD16<UInt8>.self)
            UnsafeMutableRawPointer(result + place).storeBytes(
                of: one.replacing(with: two, where: two .> one), as: SIMD16<UInt8>.self)
            if place &+ 16 == count { return }
            place = min(place &+ 16, count &- 16)
        }
    }

    private static func grow(
        _ grown: inout [UInt8], _ coverage: UnsafePointer<UInt8>, width: Int, height: Int, by step: Int
    ) {
        guard step < width else { return }
        grown.withUnsafeMutableBufferPointer { grown in
            for y in 0..<height {
                let (row, source) = (grown.baseAddress! + y * width, coverage + y * width)
                raise(row, source + step, width - step)
                raise(row + step, source, width - step)
            }
        }
    }

    @inline(__always)
    private static func premultiplied(_ color: UInt32, _ coverage: UInt32) -> UInt32 {
        let alpha = divided((color >> 24) &* coverage)
        return alpha << 24 | divided((color & 0xFF00FF) &* alpha) | divided((color >> 8 & 0xFF) &* alpha) << 8
    }

    /// Premultiplied colours, one over the other.
    @inline(__always)
    package static func over(_ above: UInt32, _ below: UInt32) -> UInt32 {
        let rest = 255 - above >> 24
        return above &+ (divided((below >> 8 & 0xFF00FF) &* rest) << 8 | divided((below & 0xFF00FF) &* rest))
    }

    /// One or two numbers, 16 bits each, by 255, rounded.
    @inline(__always)
    private static func divided(_ values: UInt32) -> UInt32 {
        let half = values &+ 0x800080
        return (half &+ (half >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
    }
}
