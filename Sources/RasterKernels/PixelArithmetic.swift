/// `value * factor / 255` in every channel of `pixel`, rounded to nearest.
@inline(__always)
func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    var redBlue = (pixel & 0x00ff_00ff) &* factor &+ 0x0080_0080
    redBlue = ((redBlue &+ ((redBlue &>> 8) & 0x00ff_00ff)) &>> 8) & 0x00ff_00ff
    var alphaGreen = ((pixel &>> 8) & 0x00ff_00ff) &* factor &+ 0x0080_0080
    alphaGreen = (alphaGreen &+ ((alphaGreen &>> 8) & 0x00ff_00ff)) & 0xff00_ff00
    return redBlue | alphaGreen
}

/// `value * factor / 255`, rounded to nearest, for bytes.
@inline(__always)
func scaledByte(_ value: UInt32, by factor: UInt32) -> UInt32 {
    let product = value &* factor &+ 128
    return (product &+ (product &>> 8)) &>> 8
}

/// Premultiplied source over premultiplied destination.
@inline(__always)
func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scaled(destination, by: 255 &- (source &>> 24))
}

/// 0...1 to 0...255, rounded; NaN is 0.
@inline(__always)
func byte(_ value: Float) -> UInt32 {
    guard value > 0 else { return 0 }
    return value >= 1 ? 255 : UInt32(value * 255 + 0.5)
}

/// The pixel arithmetic that other modules need one pixel at a time.
package enum PixelMath {
    /// A colour that is not premultiplied, as a premultiplied pixel; components are clamped to 0...1.
    package static func premultiplied(red: Float, green: Float, blue: Float, alpha: Float) -> UInt32 {
        let a = min(max(alpha, 0), 1)
        return byte(a) &<< 24 | byte(min(max(red, 0), 1) * a) &<< 16 | byte(min(max(green, 0), 1) * a) &<< 8
            | byte(min(max(blue, 0), 1) * a)
    }

    package static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        RasterKernels.over(source, destination)
    }

    /// Every channel times `factor` / 255.
    package static func scaled(_ pixel: UInt32, by factor: UInt8) -> UInt32 {
        RasterKernels.scaled(pixel, by: UInt32(factor))
    }
}

/// `source * weight / 255 + destination * keep / 255` in every channel, rounded once.
@inline(__always)
func mixed(_ source: UInt32, _ weight: UInt32, _ destination: UInt32, _ keep: UInt32) -> UInt32 {
    var redBlue = (source & 0x00ff_00ff) &* weight &+ (destination & 0x00ff_00ff) &* keep &+ 0x0080_0080
    redBlue = ((redBlue &+ ((redBlue &>> 8) & 0x00ff_00ff)) &>> 8) & 0x00ff_00ff
    var alphaGreen = ((source &>> 8) & 0x00ff_00ff) &* weight &+ ((destination &>> 8) & 0x00ff_00ff) &* keep
    alphaGreen &+= 0x0080_0080
    alphaGreen = (alphaGreen &+ ((alphaGreen &>> 8) & 0x00ff_00ff)) & 0xff00_ff00
    return redBlue | alphaGreen
}

// MARK: - Four pixels at a time

// Channels are handled two by two: red and blue where they lie, alpha and green moved down by a byte, so that each has
// 16 bits to itself and nothing needs to be unpacked. The operations are the scalar ones above, lane by lane.

typealias Pixels = SIMD4<UInt32>
typealias Channels = SIMD8<UInt16>

@inline(__always)
func load(_ pointer: UnsafePointer<UInt32>) -> Pixels { UnsafeRawPointer(pointer).loadUnaligned(as: Pixels.self) }

@inline(__always)
func store(_ pixels: Pixels, _ pointer: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pointer).storeBytes(of: pixels, as: Pixels.self)
}

@inline(__always)
func redBlue(_ pixels: Pixels) -> Channels { unsafeBitCast(pixels & 0x00ff_00ff, to: Channels.self) }

@inline(__always)
func alphaGreen(_ pixels: Pixels) -> Channels { unsafeBitCast((pixels &>> 8) & 0x00ff_00ff, to: Channels.self) }

/// Each pixel's alpha for both of its lanes.
@inline(__always)
func alphas(_ pixels: Pixels) -> Channels {
    let alpha = pixels &>> 24
    return unsafeBitCast(alpha | (alpha &<< 16), to: Channels.self)
}

/// Products of bytes, divided by 255 and rounded; the result stays in the lower byte.
@inline(__always)
func divided(_ products: Channels) -> Channels {
    let sum = products &+ 128
    return (sum &+ (sum &>> 8)) &>> 8
}

@inline(__always)
func joined(redBlue: Channels, alphaGreen: Channels) -> Pixels {
    unsafeBitCast(redBlue, to: Pixels.self) | (unsafeBitCast(alphaGreen, to: Pixels.self) &<< 8)
}

/// Eight bytes of coverage, each for both lanes of its pixel.
@inline(__always)
func spread(_ coverage: UnsafePointer<UInt8>) -> (Channels, Channels) {
    let eight = UnsafeRawPointer(coverage).loadUnaligned(as: UInt64.self)
    return (spread(UInt32(truncatingIfNeeded: eight)), spread(UInt32(truncatingIfNeeded: eight &>> 32)))
}

/// Four bytes of it.
@inline(__always)
func spread(_ four: UInt32) -> Channels {
    let each = Pixels(four & 255, (four &>> 8) & 255, (four &>> 16) & 255, four &>> 24)
    return unsafeBitCast(each &* 0x1_0001, to: Channels.self)
}

@inline(__always)
func mixed(_ source: Pixels, _ weight: Channels, _ destination: Pixels, _ keep: Channels) -> Pixels {
    joined(
        redBlue: divided(redBlue(source) &* weight &+ redBlue(destination) &* keep),
        alphaGreen: divided(alphaGreen(source) &* weight &+ alphaGreen(destination) &* keep))
}
