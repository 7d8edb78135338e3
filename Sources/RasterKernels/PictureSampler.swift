/// Reads a picture at places between its pixels.
struct PictureSampler {
    let source: ARGBPixels
    let content: PixelRect
    /// Memory that may be read, relative to the content's corner.
    let minX: Int
    let minY: Int
    let maxX: Int
    let maxY: Int
    let corner: UnsafePointer<UInt32>
    let stride: Int
    let clamps: Bool

    init(source: ARGBPixels, content: PixelRect, clamps: Bool) {
        self.clamps = clamps
        self.source = source
        self.content = content
        let readable = source.bounds.intersection(content).offset(x: -content.minX, y: -content.minY)
        minX = readable.minX
        minY = readable.minY
        maxX = readable.maxX - 1
        maxY = readable.maxY - 1
        corner = UnsafePointer(source.row(content.minY) + content.minX)
        stride = source.bytesPerRow / 4
    }

    @inline(__always)
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        if x >= minX && x <= maxX && y >= minY && y <= maxY { return corner[y &* stride &+ x] }
        if !clamps { return 0 }
        return corner[min(max(y, minY), maxY) &* stride &+ min(max(x, minX), maxX)]
    }

    /// The pixel in which the place lies.
    @inline(__always)
    func nearest(_ u: Float, _ v: Float) -> UInt32 { pixel(clamped(u.rounded(.down)), clamped(v.rounded(.down))) }

    /// The four pixels around the place, weighed.
    @inline(__always)
    func linear(_ u: Float, _ v: Float) -> UInt32 {
        // Pixel centres lie at halves; one is added so that nothing is negative, and taken away again below.
        let u = fixed(u + 0.5)
        let v = fixed(v + 0.5)
        let left = Int(u &>> 8) &- 1
        let top = Int(v &>> 8) &- 1
        if left >= minX && left < maxX && top >= minY && top < maxY {
            let place = UnsafeRawPointer(corner + (top &* stride &+ left))
            return mixed(
                place.loadUnaligned(as: UInt64.self), (place + stride &* 4).loadUnaligned(as: UInt64.self), u & 255, v & 255)
        }
        return mixed(
            pair(pixel(left, top), pixel(left &+ 1, top)), pair(pixel(left, top &+ 1), pixel(left &+ 1, top &+ 1)), u & 255,
            v & 255)
    }

    /// In 1/256, rounded to nearest: adding 2^52 leaves the whole number in the low bits. Values below zero (and NaN) become
    /// zero, which is what lies outside anyway.
    @inline(__always)
    private func fixed(_ value: Float) -> UInt32 {
        let limited = value > 0 ? (value < 4e6 ? value : 4e6) : 0
        return UInt32(truncatingIfNeeded: (Double(limited * 256) + 4_503_599_627_370_496).bitPattern)
    }

    @inline(__always)
    private func clamped(_ value: Float) -> Int { value > -1 ? Int(value < 1e7 ? value : 1e7) : -1 }

    /// Two neighbours as they lie in memory.
    @inline(__always)
    private func pair(_ first: UInt32, _ second: UInt32) -> UInt64 { UInt64(first) | UInt64(second) &<< 32 }

    /// Two by two pixels, weighed by the place between them in 1/256: first the rows, then the columns.
    @inline(__always)
    private func mixed(_ top: UInt64, _ bottom: UInt64, _ u: UInt32, _ v: UInt32) -> UInt32 {
        // Most of what turns is of one colour inside.
        let corner = UInt32(truncatingIfNeeded: top)
        if top == bottom, corner == UInt32(truncatingIfNeeded: top &>> 32) { return corner }
        let ones: UInt64 = 0x0001_0001_0001_0001
        let above = Channels(truncatingIfNeeded: unsafeBitCast(top, to: SIMD8<UInt8>.self))
        let below = Channels(truncatingIfNeeded: unsafeBitCast(bottom, to: SIMD8<UInt8>.self))
        let rows = (above &* UInt16(truncatingIfNeeded: 256 &- v) &+ below &* UInt16(truncatingIfNeeded: v)) &>> 8
        let weights = unsafeBitCast(SIMD2<UInt64>(UInt64(256 &- u) &* ones, UInt64(u) &* ones), to: Channels.self)
        let weighed = unsafeBitCast(rows &* weights, to: SIMD2<UInt64>.self)
        // No sum passes 255 * 256, so lanes do not spill into each other.
        let sum = (weighed[0] &+ weighed[1]) &>> 8 & 0x00ff_00ff_00ff_00ff
        return UInt32(truncatingIfNeeded: (sum | sum &>> 8) & 0xffff | ((sum | sum &>> 8) &>> 16) & 0xffff_0000)
    }
}
