/// One row's worth of work; every other kernel ends in one of these.
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
        var x = 0
        let solid = solidLanes(pixel)
        let keepLanes = Lanes(repeating: UInt16(keep))
        while x &+ 4 <= count {
            storeLanes(solid &+ scaledLanes(loadLanes(row + x), by: keepLanes), row + x)
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
        let solid = solidLanes(pixel)
        let full = Lanes(repeating: 255)
        var x = 0
        while x &+ 4 <= count {
            let four = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt32.self)
            if four == 0 {
                x &+= 4
                continue
            }
            if four == 0xffff_ffff && alpha == 255 {
                row[x] = pixel
                row[x &+ 1] = pixel
                row[x &+ 2] = pixel
                row[x &+ 3] = pixel
            } else {
                let source = scaledLanes(solid, by: spreadLanes(coverage + x))
                let keep = full &- alphaLanes(source)
                storeLanes(source &+ scaledLanes(loadLanes(row + x), by: keep), row + x)
            }
            x &+= 4
        }
        while x < count {
            let source = scaled(pixel, by: UInt32(coverage[x]))
            row[x] = over(source, row[x])
            x &+= 1
        }
    }

    /// Premultiplied pixels over others, all weighed by `opacity` and, where given, by `coverage`.
    package static func blend(
        _ row: UnsafeMutablePointer<UInt32>, count: Int, source: UnsafePointer<UInt32>, opacity: UInt8 = 255,
        coverage: UnsafePointer<UInt8>? = nil
    ) {
        let full = Lanes(repeating: 255)
        let opacityLanes = Lanes(repeating: UInt16(opacity))
        var x = 0
        while x &+ 4 <= count {
            var pixels = loadLanes(source + x)
            if opacity != 255 { pixels = scaledLanes(pixels, by: opacityLanes) }
            if let coverage { pixels = scaledLanes(pixels, by: spreadLanes(coverage + x)) }
            let keep = full &- alphaLanes(pixels)
            storeLanes(pixels &+ scaledLanes(loadLanes(row + x), by: keep), row + x)
            x &+= 4
        }
        while x < count {
            var pixel = source[x]
            if opacity != 255 { pixel = scaled(pixel, by: UInt32(opacity)) }
            if let coverage { pixel = scaled(pixel, by: UInt32(coverage[x])) }
            row[x] = over(pixel, row[x])
            x &+= 1
        }
    }

    /// Keeps `coverage` / 255 of each pixel.
    package static func multiply(_ row: UnsafeMutablePointer<UInt32>, count: Int, coverage: UnsafePointer<UInt8>) {
        var x = 0
        while x &+ 4 <= count {
            storeLanes(scaledLanes(loadLanes(row + x), by: spreadLanes(coverage + x)), row + x)
            x &+= 4
        }
        while x < count {
            row[x] = scaled(row[x], by: UInt32(coverage[x]))
            x &+= 1
        }
    }
}
