/// A rectangle of whole pixels; the far edges are not part of it.
package struct PixelRect: Hashable, Sendable {
    package var minX: Int
    package var minY: Int
    package var maxX: Int
    package var maxY: Int

    @inline(__always)
    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    @inline(__always)
    package init(x: Int, y: Int, width: Int, height: Int) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    @inline(__always) package var width: Int { maxX - minX }
    @inline(__always) package var height: Int { maxY - minY }
    @inline(__always) package var isEmpty: Bool { maxX <= minX || maxY <= minY }
    /// Zero when empty.
    package var area: Int { isEmpty ? 0 : width * height }

    @inline(__always)
    package func intersection(_ other: PixelRect) -> PixelRect {
        let rect = PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
        return rect.isEmpty ? .empty : rect
    }

    @inline(__always)
    package func intersects(_ other: PixelRect) -> Bool {
        max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
    }

    /// The smallest rectangle that holds both; an empty one adds nothing.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    /// An empty rectangle is part of every other.
    @inline(__always)
    package func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
    }

    @inline(__always)
    package func contains(x: Int, y: Int) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }

    /// Grown by `amount` on every side; an empty rectangle stays empty.
    @inline(__always)
    package func outset(by amount: Int) -> PixelRect {
        if isEmpty { return .empty }
        let rect = PixelRect(minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
        return rect.isEmpty ? .empty : rect
    }

    @inline(__always)
    package func offset(x: Int, y: Int) -> PixelRect {
        PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }
}

/// Premultiplied 32-bit pixels, a<<24 | r<<16 | g<<8 | b in native words. A view: it owns nothing.
///
/// Its first pixel lies at (`originX`, `originY`) of the plane in which all coordinates are given, so that a kernel computes
/// the same values whichever part of the plane the memory holds.
package struct ARGBPixels {
    package let base: UnsafeMutableRawPointer
    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    package let originX: Int
    package let originY: Int

    @inline(__always)
    package init(
        base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, originX: Int = 0, originY: Int = 0
    ) {
        self.base = base
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.originX = originX
        self.originY = originY
    }

    @inline(__always)
    package var bounds: PixelRect { PixelRect(x: originX, y: originY, width: width, height: height) }

    /// The same memory, lying elsewhere.
    @inline(__always)
    package func placed(x: Int, y: Int) -> ARGBPixels {
        ARGBPixels(base: base, width: width, height: height, bytesPerRow: bytesPerRow, originX: x, originY: y)
    }

    /// The words of row `y`, indexed by x of the plane.
    @inline(__always)
    package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        (base + (y - originY) * bytesPerRow).assumingMemoryBound(to: UInt32.self) - originX
    }
}

/// One byte of coverage a pixel. A view: it owns nothing. Coordinates as for `ARGBPixels`.
package struct AlphaPixels {
    package let base: UnsafeMutableRawPointer
    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    package let originX: Int
    package let originY: Int

    @inline(__always)
    package init(
        base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, originX: Int = 0, originY: Int = 0
    ) {
        self.base = base
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.originX = originX
        self.originY = originY
    }

    @inline(__always)
    package var bounds: PixelRect { PixelRect(x: originX, y: originY, width: width, height: height) }

    /// The same memory, lying elsewhere.
    @inline(__always)
    package func placed(x: Int, y: Int) -> AlphaPixels {
        AlphaPixels(base: base, width: width, height: height, bytesPerRow: bytesPerRow, originX: x, originY: y)
    }

    /// The bytes of row `y`, indexed by x of the plane.
    @inline(__always)
    package func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
        (base + (y - originY) * bytesPerRow).assumingMemoryBound(to: UInt8.self) - originX
    }
}
