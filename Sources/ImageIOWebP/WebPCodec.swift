import AppleFoundation
import CWebP
import CoreGraphics
import RasterKernels

/// Reads and writes still WebP images with libwebp.
package enum WebPCodec: ImageCodec {
    package static let format = ImageFormat.webp

    package static func recognises(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.count >= 12 && bytes[0..<4].elementsEqual("RIFF".utf8) && bytes[8..<12].elementsEqual("WEBP".utf8)
    }

    package static func header(of bytes: UnsafeRawBufferPointer) throws(ImageCodecError) -> ImageHeader {
        let library = try WebPLibrary.load()
        guard !bytes.isEmpty else { throw .empty }
        var features = WebPBitstreamFeatures()
        let status = library.features(
            bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &features, WEBP_DECODER_ABI_VERSION)
        guard status == VP8_STATUS_OK else { throw failure(status) }
        guard features.has_animation == 0 else { throw .corrupt(.webp, "animated images cannot be read yet") }
        return ImageHeader(
            format: .webp, width: Int(features.width), height: Int(features.height), hasAlpha: features.has_alpha != 0)
    }

    package static func decode(
        _ bytes: UnsafeRawBufferPointer, smallestSide: Int? = nil
    ) throws(ImageCodecError) -> DecodedImage {
        let header = try header(of: bytes)
        try ImageLimits.check(header)
        guard isWhole(bytes) else { throw .truncated(.webp) }
        let library = try WebPLibrary.load()
        let pixels = try ImageLimits.makePixels(header)
        let result = library.decode(
            bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count,
            pixels.data.assumingMemoryBound(to: UInt8.self), pixels.byteCount, Int32(pixels.bytesPerRow))
        guard result != nil else { throw .corrupt(.webp, "its pixels cannot be decoded") }
        if header.hasAlpha { AlphaMultiplication.premultiply(pixels.row(0), count: pixels.width * pixels.height) }
        return DecodedImage(pixels: pixels, header: header)
    }

    /// Lossless when `quality` is nil.
    package static func encode(_ pixels: PixelBuffer, quality: Double? = nil) throws(ImageCodecError) -> Data {
        guard pixels.format == .argb else { throw .cannotEncode(.webp, "an alpha mask has no colours") }
        let library = try WebPLibrary.load()
        let limit = Int(WEBP_MAX_DIMENSION)
        guard pixels.width <= limit, pixels.height <= limit else {
            throw .cannotEncode(
                .webp, "\(pixels.width) by \(pixels.height) pixels are beyond the format's limit of \(limit) a side")
        }
        guard let straight = PixelBuffer(width: pixels.width, height: pixels.height) else {
            throw .cannotEncode(.webp, "there is no memory")
        }
        AlphaMultiplication.copyStraight(pixels.row(0), to: straight.row(0), count: pixels.width * pixels.height)
        let input = UnsafePointer(straight.data.assumingMemoryBound(to: UInt8.self))
        var output: UnsafeMutablePointer<UInt8>?
        let width = Int32(pixels.width)
        let height = Int32(pixels.height)
        let stride = Int32(pixels.bytesPerRow)
        let count: Int
        if let quality, !quality.isNaN {
            count = library.encodeLossy(input, width, height, stride, Float(min(max(quality, 0), 1) * 100), &output)
        } else {
            count = library.encodeLossless(input, width, height, stride, &output)
        }
        defer { library.free(output) }
        guard count > 0, let output else { throw .cannotEncode(.webp, "libwebp gives no reason") }
        return Data(bytes: output, count: count)
    }

    /// The container says how long it is.
    private static func isWhole(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let length = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
        return Int(length) + 8 <= bytes.count
    }

    private static func failure(_ status: VP8StatusCode) -> ImageCodecError {
        switch status {
        case VP8_STATUS_NOT_ENOUGH_DATA: return .truncated(.webp)
        case VP8_STATUS_UNSUPPORTED_FEATURE: return .corrupt(.webp, "it uses a feature that libwebp does not know")
        default: return .corrupt(.webp, "its header cannot be read")
        }
    }
}
