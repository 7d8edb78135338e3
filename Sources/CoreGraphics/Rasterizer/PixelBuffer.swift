import AppleFoundation
import CPixman

/// Pixels in memory, in the one layout that cairo, pixman and the compositor share.
///
/// `argb` is a native-endian 32-bit word a<<24 | r<<16 | g<<8 | b with premultiplied colour (the bytes B G R A on the
/// machines we run on); `alpha` is one byte of coverage. Rows start every `bytesPerRow` bytes.
package final class PixelBuffer {
    package enum Format { case argb, alpha }

    /// The largest side, which cairo's and pixman's 16.16 coordinates can address.
    package static let maximumSide = 32_767

    package let format: Format
    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    package let data: UnsafeMutableRawPointer

    /// Nil when a side is not in 1...maximumSide or when there is no memory.
    package init?(format: Format = .argb, width: Int, height: Int) {
        guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height) else { return nil }
        let bytesPerRow = format == .argb ? width * 4 : (width + 3) & ~3
        guard let data = calloc(height, bytesPerRow) else { return nil }
        self.format = format
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.data = data
    }

    deinit {
        if let cachedImage { pixman_image_unref(cachedImage) }
        free(data)
    }

    package var byteCount: Int { bytesPerRow * height }

    /// The words of row `y` of an `argb` buffer.
    package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        (data + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
    }

    /// The bytes of row `y` of an `alpha` buffer.
    package func alphaRow(_ y: Int) -> UnsafeMutablePointer<UInt8> {
        (data + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
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
