/// One row's worth of work; every other kernel ends in one of these.
///
/// A pixel's result does not depend on where its row starts: the wide loops and the narrow ones compute the same.
package enum Spans {
    @inline(__always)
    package static func fill(_ row: UnsafeMutablePointer<UInt32>, count: Int, pixel: UInt32) {
        row.update(repeating: pixel, count: count)
    }

    /// A translucent premultiplied pixel over `count` pixels.
    package static func blend(_ row: UnsafeMutablePointer<UInt32>, count: Int, pixel: UInt32) {
        let alpha = pixel &>> 24
        if alpha == 255 { return fill(row, count: count, pixel: pixel) }
        if pixel == 0 { return }
        let keep = 255 &- alpha
        let source = Pixels(repeating: pixel)
        let wideKeep = Channels(repeating: UInt16(keep))
        var x = 0
        while x &+ 4 <= count {
            let below = load(row + x)
            let kept = joined(
                redBlue: divided(redBlue(below) &* wideKeep), alphaGreen: divided(alphaGreen(below) &* wideKeep))
            store(source &+ kept, row + x)
            x &+= 4
        }
        while x < count {
            row[x] = pixel &+ scaled(row[x], by: keep)
            x &+= 1
        }
    }

    /// A premultiplied pixel through coverage.
    package static func blend(
        _ row: UnsafeMutablePointer<UInt32>, count: Int, pixel: UInt32, coverage: UnsafePointer<UInt8>
    ) {
        let alpha = pixel &>> 24
        let source = Pixels(repeating: pixel)
        let wideAlpha = Channels(repeating: UInt16(alpha))
        var x = 0
        while x &+ 8 <= count {
            let eight = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt64.self)
            if eight == 0 {
                x &+= 8
                continue
            }
            let (first, second) = spread(coverage + x)
            if alpha == 255 {
                store(mixed(source, first, load(row + x), 255 &- first), row + x)
                store(mixed(source, second, load(row + (x &+ 4)), 255 &- second), row + (x &+ 4))
            } else {
                store(mixed(source, first, load(row + x), 255 &- divided(wideAlpha &* first)), row + x)
                store(mixed(source, second, load(row + (x &+ 4)), 255 &- divided(wideAlpha &* second)), row + (x &+ 4))
            }
            x &+= 8
        }
        // Letters are narrow: what is left of them is more often half of it than nothing.
        if x &+ 4 <= count {
            let four = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt32.self)
            if four != 0 {
                let weight = spread(four)
                store(mixed(source, weight, load(row + x), 255 &- divided(wideAlpha &* weight)), row + x)
            }
            x &+= 4
        }
        while x < count {
            let weight = UInt32(coverage[x])
            if weight != 0 { row[x] = mixed(pixel, weight, row[x], 255 &- scaledByte(alpha, by: weight)) }
            x &+= 1
        }
    }

    /// More coverage over what is there.
    @inline(__always)
    package static func cover(_ row: UnsafeMutablePointer<UInt8>, count: Int, coverage: UnsafePointer<UInt8>) {
        var x = 0
        while x &+ 8 <= count {
            let eight = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt64.self)
            if eight != 0 {
                let place = UnsafeMutableRawPointer(row + x)
                if place.loadUnaligned(as: UInt64.self) == 0 {
                    place.storeBytes(of: eight, as: UInt64.self)
                } else {
                    for next in x..<x &+ 8 { row[next] = covered(row[next], coverage[next]) }
                }
            }
            x &+= 8
        }
        while x < count {
            row[x] = covered(row[x], coverage[x])
            x &+= 1
        }
    }

    @inline(__always)
    private static func covered(_ below: UInt8, _ above: UInt8) -> UInt8 {
        UInt8(truncatingIfNeeded: UInt32(above) &+ scaledByte(UInt32(below), by: 255 &- UInt32(above)))
    }

    /// Premultiplied pixels over others, all weighed by `opacity` and, where given, by `coverage`.
    package static func blend(
        _ row: UnsafeMutablePointer<UInt32>, count: Int, source: UnsafePointer<UInt32>, opacity: UInt8 = 255,
        coverage: UnsafePointer<UInt8>? = nil
    ) {
        if let coverage { return blend(row, count: count, source: source, opacity: UInt32(opacity), coverage: coverage) }
        var x = 0
        if opacity == 255 {
            while x &+ 4 <= count {
                let pixels = load(source + x)
                let below = load(row + x)
                let keep = 255 &- alphas(pixels)
                let kept = joined(redBlue: divided(redBlue(below) &* keep), alphaGreen: divided(alphaGreen(below) &* keep))
                store(pixels &+ kept, row + x)
                x &+= 4
            }
            while x < count {
                row[x] = over(source[x], row[x])
                x &+= 1
            }
            return
        }
        let weight = Channels(repeating: UInt16(opacity))
        while x &+ 4 <= count {
            let pixels = load(source + x)
            store(mixed(pixels, weight, load(row + x), 255 &- divided(alphas(pixels) &* weight)), row + x)
            x &+= 4
        }
        while x < count {
            row[x] = weighed(source[x], UInt32(opacity), row[x])
            x &+= 1
        }
    }

    private static func blend(
        _ row: UnsafeMutablePointer<UInt32>, count: Int, source: UnsafePointer<UInt32>, opacity: UInt32,
        coverage: UnsafePointer<UInt8>
    ) {
        let wideOpacity = Channels(repeating: UInt16(opacity))
        var x = 0
        while x &+ 8 <= count {
            if UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt64.self) == 0 {
                x &+= 8
                continue
            }
            var (first, second) = spread(coverage + x)
            if opacity != 255 {
                first = divided(first &* wideOpacity)
                second = divided(second &* wideOpacity)
            }
            let left = load(source + x)
            let right = load(source + (x &+ 4))
            store(mixed(left, first, load(row + x), 255 &- divided(alphas(left) &* first)), row + x)
            store(mixed(right, second, load(row + (x &+ 4)), 255 &- divided(alphas(right) &* second)), row + (x &+ 4))
            x &+= 8
        }
        while x < count {
            let weight = scaledByte(UInt32(coverage[x]), by: opacity)
            if weight != 0 { row[x] = weighed(source[x], weight, row[x]) }
            x &+= 1
        }
    }

    /// Pixels in place of others, as far as `opacity` and `coverage` say: what was there goes, even under what is translucent.
    package static func replace(
        _ row: UnsafeMutablePointer<UInt32>, count: Int, source: UnsafePointer<UInt32>, opacity: UInt8 = 255,
        coverage: UnsafePointer<UInt8>? = nil
    ) {
        if opacity == 255 && coverage == nil {
            row.update(from: source, count: count)
            return
        }
        for x in 0..<count {
            let weight = scaledByte(UInt32(coverage?[x] ?? 255), by: UInt32(opacity))
            row[x] = mixed(source[x], weight, row[x], 255 &- weight)
        }
    }

    @inline(__always)
    private static func weighed(_ source: UInt32, _ weight: UInt32, _ destination: UInt32) -> UInt32 {
        mixed(source, weight, destination, 255 &- scaledByte(source &>> 24, by: weight))
    }

    /// Keeps `coverage` / 255 of each pixel.
    package static func multiply(_ row: UnsafeMutablePointer<UInt32>, count: Int, coverage: UnsafePointer<UInt8>) {
        var x = 0
        while x &+ 8 <= count {
            let (first, second) = spread(coverage + x)
            let left = load(row + x)
            let right = load(row + (x &+ 4))
            store(
                joined(redBlue: divided(redBlue(left) &* first), alphaGreen: divided(alphaGreen(left) &* first)), row + x)
            store(
                joined(redBlue: divided(redBlue(right) &* second), alphaGreen: divided(alphaGreen(right) &* second)),
                row + (x &+ 4))
            x &+= 8
        }
        while x < count {
            row[x] = scaled(row[x], by: UInt32(coverage[x]))
            x &+= 1
        }
    }
}
