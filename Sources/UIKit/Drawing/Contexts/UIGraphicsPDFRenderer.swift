import AppleFoundation
import CoreGraphics

/// What is written about a PDF document besides its pages.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// Keys such as `kCGPDFContextTitle`.
    open var documentInfo: [String: Any] = [:]

    public required init() { super.init() }

    override open func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! UIGraphicsPDFRendererFormat
        copy.documentInfo = documentInfo
        return copy
    }
}

/// The context of a PDF document; drawing needs a page.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let standardBounds: CGRect
    private var isInPage = false
    open private(set) var pdfContextBounds: CGRect = .zero

    init(cgContext: CGContext, format: UIGraphicsPDFRendererFormat, bounds: CGRect) {
        standardBounds = bounds
        super.init(cgContext: cgContext, format: format)
    }

    open func beginPage() { beginPage(withBounds: standardBounds, pageInfo: [:]) }

    /// Ends the page before, if there is one.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        endPage()
        var box = bounds
        cgContext.beginPage(mediaBox: &box)
        // Points from the upper left corner, as everywhere in UIKit.
        cgContext.setBaseTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.height + 2 * bounds.minY))
        isInPage = true
        pdfContextBounds = bounds
    }

    func endPage() {
        guard isInPage else { return }
        cgContext.endPage()
        isInPage = false
    }

    open func setURL(_ url: URL, for rect: CGRect) {
        cgContext.setURL(url as NSURL, for: rect)
    }
}

/// Writes PDF documents.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

    open func pdfData(actions: DrawingActions) -> Data {
        let data = NSMutableData()
        guard let consumer = CGDataConsumer(data: data) else { return Data() }
        let format = self.format as! UIGraphicsPDFRendererFormat
        var box = bounds
        let info = format.documentInfo.isEmpty ? nil : NSDictionary(dictionary: format.documentInfo)
        guard let context = CGContext(consumer: consumer, mediaBox: &box, info) else { return Data() }
        let rendererContext = UIGraphicsPDFRendererContext(cgContext: context, format: format, bounds: bounds)
        UIGraphicsPushContext(context)
        actions(rendererContext)
        UIGraphicsPopContext()
        rendererContext.endPage()
        context.closePDF()
        return data as Data
    }

    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
