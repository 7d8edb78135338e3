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

    private var uprightPixels: PixelBuffer? { ImageDrawing.upright(self)?.argbPixels }

    /// A colour that tiles the picture, upright in contexts whose y points down.
    var patternColor: CGColor {
        let size = self.size
        guard let pixels = ImageDrawing.upright(self), size.width > 0, size.height > 0 else {
            return CGColor(gray: 0, alpha: 0)
        }
        let pattern = CGPattern(
            bounds: CGRect(origin: .zero, size: size), matrix: .identity, xStep: size.width, yStep: size.height,
            tiling: .constantSpacing, isColored: true
        ) { context in
            ImageDrawing.draw(pixels, orientation: .up, in: CGRect(origin: .zero, size: size), context: context)
        }
        return CGColor(pattern: pattern)
    }
}

/// PNG data of a picture; the older spelling.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// JPEG data of a picture; the older spelling.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
