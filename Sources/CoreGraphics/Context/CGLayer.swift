import AppleFoundation

/// A drawing to be used again, with a context to make it.
public final class CGLayer {
    public let context: CGContext?
    public let size: CGSize

    /// Nil when a side is not in 1...32767.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0,
            size.width <= CGFloat(PixelBuffer.maximumSide), size.height <= CGFloat(PixelBuffer.maximumSide),
            let own = CGContext(
                pixelsWide: Int(clamping: size.width.rounded(.up)), high: Int(clamping: size.height.rounded(.up)))
        else { return nil }
        self.context = own
        self.size = size
    }
}

extension CGContext {
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        if let image = layer.context?.makeImage() { draw(image, in: rect) }
    }

    public func draw(_ layer: CGLayer, at point: CGPoint) {
        guard let context = layer.context else { return }
        draw(layer, in: CGRect(x: point.x, y: point.y, width: CGFloat(context.width), height: CGFloat(context.height)))
    }
}
