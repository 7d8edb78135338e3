import AppleFoundation

/// The file formats that the image codecs read and write.
package enum ImageFormat: String, Sendable, CaseIterable {
    case png = "PNG"
    case jpeg = "JPEG"
    case webp = "WebP"
    case gif = "GIF"
}

/// What the first bytes of an image file say, before any pixel is decoded.
package struct ImageHeader: Equatable, Sendable {
    package var format: ImageFormat
    package var width: Int
    package var height: Int
    package var hasAlpha: Bool
    /// EXIF orientation, 1 to 8; 1 is upright.
    package var orientation: Int
    package init(format: ImageFormat, width: Int, height: Int, hasAlpha: Bool, orientation: Int = 1) {
        self.format = format
        self.width = width
        self.height = height
        self.hasAlpha = hasAlpha
        self.orientation = orientation
    }
}

/// Pixels out of a file, as they were stored: orientation is not applied.
package struct DecodedImage {
    package var pixels: PixelBuffer
    package var header: ImageHeader
    package init(pixels: PixelBuffer, header: ImageHeader) {
        self.pixels = pixels
        self.header = header
    }
}

/// One file format. Codecs are stateless, so a type is all there is.
package protocol ImageCodec {
    static var format: ImageFormat { get }
    /// Whether these first bytes belong to this format.
    static func recognises(_ bytes: UnsafeRawBufferPointer) -> Bool
    static func header(of bytes: UnsafeRawBufferPointer) throws(ImageCodecError) -> ImageHeader
    /// Decodes; a codec that can decode at a fraction of the size does so as long as neither side gets smaller than `smallestSide`.
    static func decode(_ bytes: UnsafeRawBufferPointer, smallestSide: Int?) throws(ImageCodecError) -> DecodedImage
}

/// Why an image could not be read or written.
package enum ImageCodecError: Error, Equatable, CustomStringConvertible {
    case empty
    case unknownFormat
    case truncated(ImageFormat)
    case corrupt(ImageFormat, String)
    case tooLarge(ImageFormat, width: Int, height: Int)
    case missingLibrary(ImageFormat, library: String, package: String)
    case cannotEncode(ImageFormat, String)

    package var description: String {
        switch self {
        case .empty: return "The image data is empty."
        case .unknownFormat: return "The image data is in none of the formats that can be read here: PNG, JPEG, WebP, GIF."
        case .truncated(let format): return "The \(format.rawValue) data ends before the image does."
        case .corrupt(let format, let reason): return "The \(format.rawValue) data is damaged: \(reason)."
        case .tooLarge(let format, let width, let height):
            return
                "The \(format.rawValue) image is \(width) by \(height) pixels. The limits are \(ImageLimits.maximumSide) pixels a side"
                + " and \(ImageLimits.maximumPixels) pixels in all; scale it down first."
        case .missingLibrary(let format, let library, let package):
            return
                "\(format.rawValue) images need \(library), which is not installed. On Debian and Ubuntu: apt-get install \(package)."
        case .cannotEncode(let format, let reason): return "The \(format.rawValue) image could not be written: \(reason)."
        }
    }
}

/// The largest images that are decoded.
package enum ImageLimits {
    package static let maximumSide = PixelBuffer.maximumSide
    /// 512 MB of pixels.
    package static let maximumPixels = 1 << 27

    /// Refuses a size beyond the limits.
    package static func check(_ header: ImageHeader) throws(ImageCodecError) {
        let fits =
            (1...maximumSide).contains(header.width) && (1...maximumSide).contains(header.height)
            && header.width * header.height <= maximumPixels
        guard fits else { throw .tooLarge(header.format, width: header.width, height: header.height) }
    }

    /// Memory for an image whose header has been checked.
    package static func makePixels(
        _ header: ImageHeader, width: Int? = nil, height: Int? = nil
    ) throws(ImageCodecError) -> PixelBuffer {
        guard let pixels = PixelBuffer(width: width ?? header.width, height: height ?? header.height) else {
            throw .tooLarge(header.format, width: header.width, height: header.height)
        }
        return pixels
    }
}
