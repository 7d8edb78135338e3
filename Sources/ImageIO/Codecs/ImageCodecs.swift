import AppleFoundation
import CoreGraphics
import ImageIOGIF
import ImageIOJPEG
import ImageIOPNG
import ImageIOWebP

/// The door to the codecs: finds the right one by a file's first bytes.
package enum ImageCodecs {
    /// Nil when the bytes are in no format we know.
    package static func format(of data: Data) -> ImageFormat? {
        data.withUnsafeBytes { codec(for: $0)?.format }
    }

    package static func header(of data: Data) throws(ImageCodecError) -> ImageHeader {
        try withCodec(for: data) { codec, bytes throws(ImageCodecError) in try codec.header(of: bytes) }
    }

    /// Decodes the whole picture, or a smaller version whose sides are no less than `smallestSide` where the format makes that cheap.
    package static func decode(_ data: Data, smallestSide: Int? = nil) throws(ImageCodecError) -> DecodedImage {
        try withCodec(for: data) { codec, bytes throws(ImageCodecError) in
            try codec.decode(bytes, smallestSide: smallestSide)
        }
    }

    package static func encodePNG(_ pixels: PixelBuffer) throws(ImageCodecError) -> Data {
        try PNGEncoder().encode(pixels)
    }

    /// `quality` runs from 0 to 1.
    package static func encodeJPEG(_ pixels: PixelBuffer, quality: Double) throws(ImageCodecError) -> Data {
        try JPEGCodec.encode(pixels, quality: quality)
    }

    /// Lossless when `quality` is nil.
    package static func encodeWebP(_ pixels: PixelBuffer, quality: Double? = nil) throws(ImageCodecError) -> Data {
        try WebPCodec.encode(pixels, quality: quality)
    }

    private static func codec(for bytes: UnsafeRawBufferPointer) -> (any ImageCodec.Type)? {
        if PNGCodec.recognises(bytes) { return PNGCodec.self }
        if JPEGCodec.recognises(bytes) { return JPEGCodec.self }
        if WebPCodec.recognises(bytes) { return WebPCodec.self }
        if GIFCodec.recognises(bytes) { return GIFCodec.self }
        return nil
    }

    private static func withCodec<Value>(
        for data: Data, _ body: (any ImageCodec.Type, UnsafeRawBufferPointer) throws(ImageCodecError) -> Value
    ) throws(ImageCodecError) -> Value {
        guard !data.isEmpty else { throw .empty }
        let result: Result<Value, ImageCodecError> = data.withUnsafeBytes { bytes in
            guard let codec = codec(for: bytes) else { return .failure(.unknownFormat) }
            do throws(ImageCodecError) {
                return .success(try body(codec, bytes))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
