import AppleFoundation
import CoreGraphics
import ImageIO

extension UIImage {
    /// The picture as a PNG file; nil when it has no pixels.
    public func pngData() -> Data? {
        guard let pixels = uprightPixels else { return nil }
        return try? ImageCodecs.encodePNG(pixels)
    }

    /// The picture as a JPEG file; quality from 0 (smallest) to 1 (best).
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let pixels = uprightPixels else { return nil }
        return try? ImageCodecs.encodeJPEG(pixels, quality: Double(min(1, max(0, compressionQuality))))
    }

    private var uprightPixels: PixelBuffer? { ImageDrawing.upright(self)?.pixels }

    /// A colour that tiles the picture, upright in contexts whose y points down.
    var patternColor: CGColor {
        let size = self.size
        guard let pixels = ImageDrawing.upright(self), size.width > 0, size.height > 0 else {
            return CGColor(gray: 0, alpha: 0)
        }
        let bounds = CGRect(origin: .zero, size: size)
        let pattern = CGPattern(bounds: bounds) { context in
            ImageDrawing.draw(pixels, orientation: .up, in: bounds, context: context)
        }
        let opaque: [CGFloat] = [1]
        guard let space = CGColorSpace(patternBaseSpace: nil),
            let color = CGColor(patternSpace: space, pattern: pattern, components: opaque)
        else { return CGColor(gray: 0, alpha: 0) }
        return color
    }
}

/// PNG data of a picture; the older spelling.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// JPEG data of a picture; the older spelling.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
