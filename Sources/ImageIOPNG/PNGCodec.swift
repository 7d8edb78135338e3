import AppleFoundation
import CPNG
import CoreGraphics
import RasterKernels

/// Reads PNG through libpng's simplified interface, which never jumps over Swift frames.
package enum PNGCodec: ImageCodec {
    package static let format = ImageFormat.png

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    package static func recognises(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.count >= 8 && signature.indices.allSatisfy { bytes[$0] == signature[$0] }
    }

    package static func header(of bytes: UnsafeRawBufferPointer) throws(ImageCodecError) -> ImageHeader {
        try PNGLayout(bytes).header
    }

    package static func decode(
        _ bytes: UnsafeRawBufferPointer, smallestSide: Int? = nil
    ) throws(ImageCodecError) -> DecodedImage {
        let layout = try PNGLayout(bytes)
        let header = layout.header
        try ImageLimits.check(header)
        try layout.checkThatPixelsAreThere()

        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
            throw failure(&image)
        }
        guard Int(image.width) == header.width, Int(image.height) == header.height else {
            throw .corrupt(.png, "the header is not the first chunk")
        }
        image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
        // Bytes B, G, R, A: the little-endian word that PixelBuffer holds.
        image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA)

        let pixels = try ImageLimits.makePixels(header)
        guard png_image_finish_read(&image, nil, pixels.data, png_int_32(pixels.bytesPerRow), nil) != 0 else {
            throw failure(&image)
        }
        if header.hasAlpha {
            AlphaMultiplication.premultiply(pixels.row(0), count: pixels.width * pixels.height)
        }
        return DecodedImage(pixels: pixels, header: header)
    }

    private static func failure(_ image: inout png_image) -> ImageCodecError {
        let message = withUnsafeBytes(of: &image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let endings = ["read beyond end of data", "Not enough image data", "Read Error", "not enough data", "Truncated"]
        if endings.contains(where: message.contains) { return .truncated(.png) }
        return .corrupt(.png, message.isEmpty ? "libpng gives no reason" : message)
    }
}
