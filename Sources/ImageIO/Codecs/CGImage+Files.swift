import AppleFoundation
import CoreGraphics

extension CGImage {
    /// An image whose pixels are unpacked when they are first drawn. The header is read at once, so garbage is refused here.
    ///
    /// Damage further on shows as nothing; `decoding(_:)` finds it.
    package static func lazy(_ data: Data) throws(ImageCodecError) -> (image: CGImage, header: ImageHeader) {
        let header = try ImageCodecs.header(of: data)
        try ImageLimits.check(header)
        let image = CGImage(width: header.width, height: header.height, isOpaque: !header.hasAlpha) {
            try? ImageCodecs.decode(data).pixels
        }
        return (image, header)
    }

    /// An image whose pixels are unpacked now.
    package static func decoding(_ data: Data) throws(ImageCodecError) -> (image: CGImage, header: ImageHeader) {
        let decoded = try ImageCodecs.decode(data)
        return (CGImage(pixels: decoded.pixels, isOpaque: !decoded.header.hasAlpha, isFromFile: true), decoded.header)
    }
}
