import AppleFoundation
import CoreGraphics

/// Makes bitmap contexts whose user space is UIKit's: points, origin in the upper left corner, y downwards.
enum BitmapContexts {
    /// Nil when a side is empty, not finite or too large.
    static func make(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width <= CGFloat(PixelBuffer.maximumSide), height <= CGFloat(PixelBuffer.maximumSide),
            let context = CGContext(pixelsWide: Int(width), high: Int(height), isOpaque: isOpaque)
        else { return nil }
        context.setBaseTransform(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: height))
        return context
    }

    /// Runs `body` with a new current context and gives its picture.
    static func image(size: CGSize, scale: CGFloat, isOpaque: Bool = false, _ body: (CGContext) -> Void) -> CGImage? {
        guard let context = make(size: size, scale: scale, isOpaque: isOpaque) else { return nil }
        UIGraphicsPushContext(context)
        body(context)
        UIGraphicsPopContext()
        return context.finishImage()
    }
}
