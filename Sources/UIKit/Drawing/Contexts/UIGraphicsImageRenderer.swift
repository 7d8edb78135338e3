import AppleFoundation
import CoreGraphics

/// Pixels a point, opacity and range of an image renderer's pictures.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// How deep the pixels of rendered pictures are.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended = 1
        case standard = 2
    }

    /// Zero is the screen's.
    open var scale: CGFloat = UITraitCollection.current.drawingScale
    open var opaque = false
    /// Pictures are always of standard range here.
    open var preferredRange = Range.automatic {
        didSet { if preferredRange == .extended { Unsupported.kept("UIGraphicsImageRendererFormat.preferredRange") } }
    }
    @available(*, deprecated, message: "Use preferredRange.")
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }
    open var supportsHighDynamicRange: Bool { false }

    public required init() { super.init() }

    /// The format for a screen with these traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    override open func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! UIGraphicsImageRendererFormat
        copy.scale = scale
        copy.opaque = opaque
        copy.preferredRange = preferredRange
        return copy
    }
}

/// The context of one picture.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let scale: CGFloat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, scale: CGFloat) {
        self.scale = scale
        super.init(cgContext: cgContext, format: format)
    }

    /// What has been drawn so far.
    open var currentImage: UIImage {
        guard let picture = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: picture, scale: scale, orientation: .up)
    }
}

/// Draws pictures.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat.default())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.default()) }

    /// The picture that `actions` draws; empty when the size is.
    open func image(actions: DrawingActions) -> UIImage {
        let format = self.format as! UIGraphicsImageRendererFormat
        let scale = format.scale > 0 ? format.scale : UITraitCollection.current.drawingScale
        guard let context = BitmapContexts.make(size: bounds.size, scale: scale, isOpaque: format.opaque) else {
            if bounds.width * scale >= 1, bounds.height * scale >= 1 {
                Misuse.report(
                    .other(
                        "UIGraphicsImageRenderer can't make a picture of \(bounds.size) points at scale \(scale): a side has at most "
                            + "\(PixelBuffer.maximumSide) pixels.", isException: false))
            }
            return UIImage()
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: format, scale: scale)
        UIGraphicsPushContext(context)
        actions(rendererContext)
        UIGraphicsPopContext()
        return rendererContext.currentImage
    }

    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
