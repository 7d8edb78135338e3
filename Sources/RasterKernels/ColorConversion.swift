/// Whole-buffer colour changes.
package enum ColorConversion {
    /// Straight alpha to premultiplied, in place.
    package static func premultiply(_ pixels: ARGBPixels) {
        for y in pixels.bounds.minY..<pixels.bounds.maxY {
            let row = pixels.row(y) + pixels.originX
            for x in 0..<pixels.width {
                let pixel = row[x]
                let alpha = pixel &>> 24
                if alpha != 255 { row[x] = scaled(pixel & 0x00ff_ffff, by: alpha) | alpha &<< 24 }
            }
        }
    }

    /// Premultiplied to straight alpha, in place; transparent pixels become zero.
    package static func unpremultiply(_ pixels: ARGBPixels) {
        for y in pixels.bounds.minY..<pixels.bounds.maxY {
            let row = pixels.row(y) + pixels.originX
            for x in 0..<pixels.width { row[x] = unpremultiplied(row[x]) }
        }
    }

    @inline(__always)
    static func unpremultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel &>> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        let half = alpha / 2
        let red = min(255, (((pixel &>> 16) & 255) &* 255 &+ half) / alpha)
        let green = min(255, (((pixel &>> 8) & 255) &* 255 &+ half) / alpha)
        let blue = min(255, ((pixel & 255) &* 255 &+ half) / alpha)
        return alpha &<< 24 | red &<< 16 | green &<< 8 | blue
    }

    /// Replaces every colour by a premultiplied one and keeps the alpha (template images).
    package static func tint(_ pixels: ARGBPixels, pixel: UInt32) {
        for y in pixels.bounds.minY..<pixels.bounds.maxY {
            let row = pixels.row(y) + pixels.originX
            for x in 0..<pixels.width { row[x] = scaled(pixel, by: row[x] &>> 24) }
        }
    }

    /// Multiplies every channel by its own factor; alpha scales colour too, as the pixels are premultiplied.
    package static func multiply(_ pixels: ARGBPixels, clip: PixelRect, red: Float, green: Float, blue: Float, alpha: Float) {
        let area = clip.intersection(pixels.bounds)
        if area.isEmpty { return }
        let a = byte(alpha)
        let r = scaledByte(byte(red), by: a)
        let g = scaledByte(byte(green), by: a)
        let b = scaledByte(byte(blue), by: a)
        for y in area.minY..<area.maxY {
            let row = pixels.row(y)
            for x in area.minX..<area.maxX {
                let pixel = row[x]
                row[x] =
                    scaledByte(pixel &>> 24, by: a) &<< 24 | scaledByte((pixel &>> 16) & 255, by: r) &<< 16
                    | scaledByte((pixel &>> 8) & 255, by: g) &<< 8 | scaledByte(pixel & 255, by: b)
            }
        }
    }

    /// Pushes colours away from their luminance (above 1) or towards it (below 1), in place.
    package static func saturate(_ pixels: ARGBPixels, by amount: Float) {
        if amount == 1 { return }
        // 8.8 fixed point with Rec. 709 weights that add up to 256.
        let factor = Int32((min(max(amount, 0), 16) * 256).rounded())
        for y in pixels.bounds.minY..<pixels.bounds.maxY {
            let row = pixels.row(y) + pixels.originX
            for x in 0..<pixels.width {
                let pixel = row[x]
                let alpha = Int32(pixel &>> 24)
                let red = Int32((pixel &>> 16) & 255)
                let green = Int32((pixel &>> 8) & 255)
                let blue = Int32(pixel & 255)
                let luminance = (red &* 54 &+ green &* 183 &+ blue &* 19 &+ 128) &>> 8
                let newRed = luminance &+ (((red &- luminance) &* factor &+ 128) &>> 8)
                let newGreen = luminance &+ (((green &- luminance) &* factor &+ 128) &>> 8)
                let newBlue = luminance &+ (((blue &- luminance) &* factor &+ 128) &>> 8)
                let r = UInt32(min(max(newRed, 0), alpha))
                let g = UInt32(min(max(newGreen, 0), alpha))
                let b = UInt32(min(max(newBlue, 0), alpha))
                row[x] = UInt32(alpha) &<< 24 | r &<< 16 | g &<< 8 | b
            }
        }
    }
}
