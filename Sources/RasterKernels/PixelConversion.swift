/// Where the four parts of a 32-bit pixel sit in a little-endian word.
package struct PixelShifts: Sendable {
    package var red: UInt32
    package var green: UInt32
    package var blue: UInt32
    package var alpha: UInt32
    /// The alpha byte means nothing and counts as 255.
    package var isOpaque: Bool
    package var isPremultiplied: Bool

    /// Whether only red and blue are not where we keep them.
    package var isSwapped: Bool { red == 0 && green == 8 && blue == 16 && alpha == 24 && !isOpaque && isPremultiplied }

    package init(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32, isOpaque: Bool, isPremultiplied: Bool) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        self.isOpaque = isOpaque
        self.isPremultiplied = isPremultiplied
    }
}

/// `a * b / 255`, rounded.
@inline(__always)
private func scaled(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let product = a * b + 128
    return (product + product >> 8) >> 8
}

package enum PixelConversion {
    /// Premultiplied R G B A bytes to words, and words to such bytes: red and blue change places.
    package static func swapRedBlue(
        _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int
    ) {
        for index in 0..<count {
            let word = source.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self)
            let swapped = word & 0xFF00_FF00 | (word &>> 16) & 0xFF | (word & 0xFF) &<< 16
            target.storeBytes(of: swapped, toByteOffset: index &* 4, as: UInt32.self)
        }
    }

    /// Reads foreign 32-bit pixels into premultiplied a<<24 | r<<16 | g<<8 | b words.
    package static func importRow(
        _ source: UnsafeRawPointer, to target: UnsafeMutablePointer<UInt32>, count: Int, _ shifts: PixelShifts
    ) {
        for index in 0..<count {
            let word = UInt32(littleEndian: source.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
            var r = word >> shifts.red & 255
            var g = word >> shifts.green & 255
            var b = word >> shifts.blue & 255
            let a = shifts.isOpaque ? 255 : word >> shifts.alpha & 255
            if shifts.isPremultiplied {
                // More colour than alpha is no colour.
                r = min(r, a)
                g = min(g, a)
                b = min(b, a)
            } else {
                r = scaled(r, a)
                g = scaled(g, a)
                b = scaled(b, a)
            }
            target[index] = a << 24 | r << 16 | g << 8 | b
        }
    }

    /// Writes premultiplied words as foreign 32-bit pixels.
    package static func exportRow(
        _ source: UnsafePointer<UInt32>, to target: UnsafeMutableRawPointer, count: Int, _ shifts: PixelShifts
    ) {
        for index in 0..<count {
            let word = source[index]
            let a = shifts.isOpaque ? 255 : word >> 24
            var r = word >> 16 & 255
            var g = word >> 8 & 255
            var b = word & 255
            if !shifts.isPremultiplied, !shifts.isOpaque, a != 255, a != 0 {
                r = min(255, (r * 255 + a / 2) / a)
                g = min(255, (g * 255 + a / 2) / a)
                b = min(255, (b * 255 + a / 2) / a)
            }
            let out = r << shifts.red | g << shifts.green | b << shifts.blue | a << shifts.alpha
            target.storeBytes(of: out.littleEndian, toByteOffset: index * 4, as: UInt32.self)
        }
    }

    /// Spreads bytes of grey over opaque words.
    package static func importGrayRow(
        _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        for index in 0..<count {
            let gray = UInt32(source[index])
            target[index] = 0xFF00_0000 | gray << 16 | gray << 8 | gray
        }
    }

    /// Opaque luminance through two tables: `linear` takes a byte to 0...65535, `encoded` takes luminance >> 4 to a byte.
    package static func exportGrayRow(
        _ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt8>, count: Int,
        linear: UnsafePointer<UInt32>, encoded: UnsafePointer<UInt8>
    ) {
        for index in 0..<count {
            let word = source[index]
            let r = Int(word >> 16 & 255)
            let g = Int(word >> 8 & 255)
            let b = Int(word & 255)
            if r == g, g == b {
                target[index] = UInt8(r)
                continue
            }
            // 0.2126, 0.7152 and 0.0722 in 65536ths.
            let luminance = (linear[r] * 13_933 + linear[g] * 46_871 + linear[b] * 4_732) >> 16
            target[index] = encoded[Int(luminance >> 4)]
        }
    }

    /// Sets every pixel's alpha to 255.
    package static func makeOpaque(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        for index in 0..<count { pixels[index] |= 0xFF00_0000 }
    }

    /// The alpha bytes of premultiplied words.
    package static func extractAlpha(
        _ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt8>, count: Int
    ) {
        for index in 0..<count { target[index] = UInt8(truncatingIfNeeded: source[index] >> 24) }
    }

    /// `a * b / 255` for each byte.
    package static func multiply(
        _ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, count: Int
    ) {
        for index in 0..<count { target[index] = UInt8(scaled(UInt32(source[index]), UInt32(target[index]))) }
    }

    /// The darker sum of two premultiplied pictures, `max(0, a - (da - d) - (sa - s))` with `a = min(1, sa + da)`.
    package static func plusDarker(
        _ source: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        for index in 0..<count {
            let s = source[index]
            let d = target[index]
            let sa = Int32(s >> 24)
            let da = Int32(d >> 24)
            let a = min(255, sa + da)
            var out = UInt32(a) << 24
            for shift in [16 as UInt32, 8, 0] {
                let sc = Int32(s >> shift & 255)
                let dc = Int32(d >> shift & 255)
                out |= UInt32(max(0, a - (da - dc) - (sa - sc))) << shift
            }
            target[index] = out
        }
    }
}
