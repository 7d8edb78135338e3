import AppleFoundation
import CoreGraphics

/// What a renderer's contexts are like.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The rectangle that is drawn, in the context's coordinates; set by the renderer.
    open internal(set) var bounds: CGRect = .zero

    override public required init() {}

    /// The format that suits the main screen.
    open class func `default`() -> Self { self.init() }

    open class func preferred() -> Self { self.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.bounds = bounds
        return copy
    }
}

/// A context and how to draw into it.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }

    open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        within { UIRectFillUsingBlendMode(rect, blendMode) }
    }

    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

    /// Draws a line one point wide just inside `rect`, in the stroke colour.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func within(_ body: () -> Void) {
        UIGraphicsPushContext(cgContext)
        body()
        UIGraphicsPopContext()
    }
}

/// The part that renderers of images and PDF documents share.
open class UIGraphicsRenderer: NSObject {
    let bounds: CGRect
    public let format: UIGraphicsRendererFormat
    open var allowsImageOutput: Bool { true }

    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        self.format = format.copy() as! UIGraphicsRendererFormat
        self.format.bounds = bounds
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsRendererFormat()) }
}
