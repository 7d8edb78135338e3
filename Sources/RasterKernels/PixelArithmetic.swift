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

// MARK: - Four pixels at a time

typealias Lanes = SIMD16<UInt16>

@inline(__always)
func loadLanes(_ pointer: UnsafePointer<UInt32>) -> Lanes {
    let bytes = UnsafeRawPointer(pointer).loadUnaligned(as: SIMD16<UInt8>.self)
    return Lanes(truncatingIfNeeded: bytes)
}

@inline(__always)
func storeLanes(_ lanes: Lanes, _ pointer: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pointer).storeBytes(of: SIMD16<UInt8>(truncatingIfNeeded: lanes), as: SIMD16<UInt8>.self)
}

/// `a * b / 255` per lane, rounded to nearest; both are bytes.
@inline(__always)
func scaledLanes(_ a: Lanes, by b: Lanes) -> Lanes {
    let product = a &* b &+ 128
    return (product &+ (product &>> 8)) &>> 8
}

/// Each pixel's alpha in all four of its lanes.
@inline(__always)
func alphaLanes(_ p: Lanes) -> Lanes {
    Lanes(
        p[3], p[3], p[3], p[3], p[7], p[7], p[7], p[7], p[11], p[11], p[11], p[11], p[15], p[15], p[15], p[15])
}

/// Four bytes, each in the four lanes of its pixel.
@inline(__always)
func spreadLanes(_ pointer: UnsafePointer<UInt8>) -> Lanes {
    let a = UInt16(pointer[0])
    let b = UInt16(pointer[1])
    let c = UInt16(pointer[2])
    let d = UInt16(pointer[3])
    return Lanes(a, a, a, a, b, b, b, b, c, c, c, c, d, d, d, d)
}

@inline(__always)
func solidLanes(_ pixel: UInt32) -> Lanes {
    let b = UInt16(pixel & 255)
    let g = UInt16((pixel &>> 8) & 255)
    let r = UInt16((pixel &>> 16) & 255)
    let a = UInt16(pixel &>> 24)
    return Lanes(b, g, r, a, b, g, r, a, b, g, r, a, b, g, r, a)
}
