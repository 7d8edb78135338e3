import AppleFoundation
import CPixman

/// Scaled copies of buffers.
package enum PixelScaling {
    /// Half as wide and high, each pixel the mean of four; odd sides round up and repeat the last pixel.
    package static func half(_ source: PixelBuffer) -> PixelBuffer? {
        guard source.width > 1 || source.height > 1 else { return nil }
        let width = (source.width + 1) / 2
        let height = (source.height + 1) / 2
        guard let result = PixelBuffer(format: source.format, width: width, height: height) else { return nil }
        // A bilinear sample half-way between four pixels is their mean.
        return sample(source, into: result, scaleX: source.width > 1 ? 2 : 1, scaleY: source.height > 1 ? 2 : 1)
    }

    /// Bilinear between pixels, for moderate changes of size.
    package static func resized(_ source: PixelBuffer, width: Int, height: Int) -> PixelBuffer? {
        if source.width == width, source.height == height { return source }
        var reduced = source
        while reduced.width > width * 2 || reduced.height > height * 2 {
            guard let half = half(reduced) else { break }
            reduced = half
        }
        guard let result = PixelBuffer(format: source.format, width: width, height: height) else { return nil }
        return sample(
            reduced, into: result, scaleX: Double(reduced.width) / Double(width),
            scaleY: Double(reduced.height) / Double(height))
    }

    private static func sample(_ source: PixelBuffer, into result: PixelBuffer, scaleX: Double, scaleY: Double) -> PixelBuffer {
        // A view of its own, because the shared one must stay without a transform.
        let view = pixman_image_create_bits(
            source.format == .argb ? PIXMAN_a8r8g8b8 : PIXMAN_a8, Int32(source.width), Int32(source.height),
            source.data.assumingMemoryBound(to: UInt32.self), Int32(source.bytesPerRow))!
        var matrix = pixman_transform()
        pixman_transform_init_scale(&matrix, fixed(scaleX), fixed(scaleY))
        pixman_image_set_transform(view, &matrix)
        pixman_image_set_filter(view, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(view, PIXMAN_REPEAT_PAD)
        pixman_image_composite32(
            PIXMAN_OP_SRC, view, nil, result.pixmanImage, 0, 0, 0, 0, 0, 0, Int32(result.width), Int32(result.height))
        pixman_image_unref(view)
        return result
    }

    private static func fixed(_ value: Double) -> pixman_fixed_t { pixman_fixed_t((value * 65_536).rounded()) }
}
