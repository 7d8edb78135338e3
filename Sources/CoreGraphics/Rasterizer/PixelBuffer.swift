import AppleFoundation
import CPixman
import RasterKernels

/// Pixels in memory, in the one layout that cairo, pixman and the compositor share.
///
/// `argb` is a native-endian 32-bit word a<<24 | r<<16 | g<<8 | b with premultiplied colour (the bytes B G R A on the
/// machines we run on); `alpha` is one byte of coverage. Rows start every `bytesPerRow` bytes.
package final class PixelBuffer {
    package enum Format { case argb, alpha }

    /// The largest side, which cairo's and pixman's 16.16 coordinates can address.
    package static let maximumSide = 32_767
    /// The largest picture in bytes.
    package static let maximumByteCount = 1 << 31

    package let format: Format
    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    package let data: UnsafeMutableRawPointer
    private let memory: Memory
    /// What isn't clear lies in here, if whoever draws into the buffer keeps account of that.
    package var inked: PixelRect?

    private enum Memory { case heap, mapped, borrowed }

    /// Nil when a side is not in 1...maximumSide, when there are more than maximumByteCount bytes or when there is no memory.
    package init?(format: Format = .argb, width: Int, height: Int) {
        guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height) else { return nil }
        let bytesPerRow = format == .argb ? width * 4 : (width + 3) & ~3
        let byteCount = bytesPerRow * height
        guard byteCount <= Self.maximumByteCount else { return nil }
        if byteCount >= 2 * LargePages.size, let mapped = LargePages.allocate(byteCount) {
            data = mapped
            memory = .mapped
        } else if let cleared = calloc(height, bytesPerRow) {
            data = cleared
            memory = .heap
        } else {
            return nil
        }
        self.format = format
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
    }

    /// Pixels in memory that belongs to somebody else and outlives the buffer. Nil when `bytesPerRow` is not a multiple of four.
    package init?(
        format: Format, width: Int, height: Int, borrowing data: UnsafeMutableRawPointer, bytesPerRow: Int
    ) {
        guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height), bytesPerRow % 4 == 0,
            bytesPerRow >= (format == .argb ? width * 4 : width)
        else { return nil }
        self.format = format
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.data = data
        memory = .borrowed
    }

    package func copy() -> PixelBuffer? {
        guard let copy = PixelBuffer(format: format, width: width, height: height) else { return nil }
        if copy.bytesPerRow == bytesPerRow {
            memcpy(copy.data, data, byteCount)
        } else {
            for y in 0..<height { memcpy(copy.data + y * copy.bytesPerRow, data + y * bytesPerRow, copy.bytesPerRow) }
        }
        return copy
    }

    deinit {
        if let cachedImage { pixman_image_unref(cachedImage) }
        switch memory {
        case .heap: free(data)
        case .mapped: LargePages.free(data, byteCount)
        case .borrowed: break
        }
    }

    package var byteCount: Int { bytesPerRow * height }

    /// The words of row `y` of an `argb` buffer.
    package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        (data + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
    }

    /// One word of an `argb` buffer; the buffer lives until it is read.
    package func word(_ x: Int, _ y: Int) -> UInt32 { withExtendedLifetime(self) { row(y)[x] } }

    /// The bytes of row `y` of an `alpha` buffer.
    package func alphaRow(_ y: Int) -> UnsafeMutablePointer<UInt8> {
        (data + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
    }

    /// Moves pixels of an `argb` buffer: those that come to lie in `area` came so far. Both places lie within the buffer, and may overlap.
    package func move(to area: PixelRect, byX x: Int, y: Int) {
        if area.isEmpty { return }
        require(
            bounds.contains(area) && bounds.contains(area.offset(x: -x, y: -y)), "Pixels are moved within their buffer.")
        let target = data + area.minY * bytesPerRow + area.minX * 4
        let source = target - y * bytesPerRow - x * 4
        let length = area.width * 4
        if length == bytesPerRow {
            memmove(target, source, length * area.height)
        } else {
            for step in 0..<area.height {
                // Rows that others come to lie on are read first.
                let row = y > 0 ? area.height - 1 - step : step
                memmove(target + row * bytesPerRow, source + row * bytesPerRow, length)
            }
        }
    }

    package func clear() { memset(data, 0, byteCount) }

    /// A pixman view of the same memory; set no transform, filter or clip on it without taking it off again.
    package var pixmanImage: OpaquePointer {
        if let cachedImage { return cachedImage }
        let image = pixman_image_create_bits(
            format == .argb ? PIXMAN_a8r8g8b8 : PIXMAN_a8, Int32(width), Int32(height),
            data.assumingMemoryBound(to: UInt32.self), Int32(bytesPerRow))!
        cachedImage = image
        return image
    }
    private var cachedImage: OpaquePointer?
}
