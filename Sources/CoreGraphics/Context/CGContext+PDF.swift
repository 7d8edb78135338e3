@_spi(House) import AppleFoundation
import CCairo

/// What a document context has besides its drawing state.
final class DocumentBacking {
    private let consumer: CGDataConsumer
    let surface: OpaquePointer
    let mediaBox: CGRect
    var pageIsOpen = false
    var pageCount = 0
    private var isFinished = false

    init(consumer: CGDataConsumer, mediaBox: CGRect) {
        self.consumer = consumer
        self.mediaBox = mediaBox
        let unmanaged = ObjectPlace.of(consumer)
        surface = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                let consumer = ObjectPlace.object(at: closure!, as: CGDataConsumer.self)
                let ok = count == 0 || consumer.put(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
                return ok ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
            }, unmanaged, Double(mediaBox.width), Double(mediaBox.height))
        // Cairo would write the time of day; equal drawings shall give equal bytes.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2001-01-01T00:00:00Z")
    }

    func setMetadata(_ info: CFDictionary?) {
        let keys: [(String, cairo_pdf_metadata_t)] = [
            ("kCGPDFContextTitle", CAIRO_PDF_METADATA_TITLE), ("kCGPDFContextAuthor", CAIRO_PDF_METADATA_AUTHOR),
            ("kCGPDFContextSubject", CAIRO_PDF_METADATA_SUBJECT), ("kCGPDFContextCreator", CAIRO_PDF_METADATA_CREATOR),
        ]
        for (key, metadata) in keys {
            if let value = info?[key] as? String { cairo_pdf_surface_set_metadata(surface, metadata, value) }
        }
    }

    func finish() {
        if isFinished { return }
        isFinished = true
        cairo_surface_finish(surface)
        consumer.finish()
    }
}

extension CGContext {
    private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

    /// A document whose pages are `mediaBox` large, or US letter without one. Bytes arrive at the consumer up to `closePDF`.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        let box = (mediaBox?.pointee ?? Self.letter).standardized
        guard box.isFinite, box.width > 0, box.height > 0, box.width <= 14_400, box.height <= 14_400 else {
            GraphicsMessages.report("CGContext: a PDF page of \(box) : each side must be above 0 and at most 14400 points.")
            return nil
        }
        let document = DocumentBacking(consumer: consumer, mediaBox: box)
        guard cairo_surface_status(document.surface) == CAIRO_STATUS_SUCCESS else { return nil }
        document.setMetadata(auxiliaryInfo)
        self.init(target: DrawingTarget(document: document.surface), height: box.height, bitmap: nil, document: document)
        placePage(box)
    }

    /// The same into a file; nil when that cannot be made.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        var box = document?.mediaBox ?? .zero
        if let data = pageInfo?["MediaBox"] as? Data, data.count == MemoryLayout<CGRect>.size {
            box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
        }
        beginPage(box)
    }

    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        beginPage(mediaBox?.pointee ?? document?.mediaBox ?? .zero)
    }

    private func beginPage(_ box: CGRect) {
        guard let document else {
            GraphicsMessages.report("CGContext.beginPDFPage: this context does not make a document.")
            return
        }
        if document.pageIsOpen { endPDFPage() }
        document.pageIsOpen = true
        document.pageCount += 1
        let box = box.standardized
        let isGood = box.isFinite && box.width > 0 && box.height > 0 && box.width <= 14_400 && box.height <= 14_400
        let page = isGood ? box : document.mediaBox
        cairo_pdf_surface_set_size(document.surface, Double(page.width), Double(page.height))
        placePage(page)
        saveGState()
    }

    private func placePage(_ box: CGRect) {
        flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
        state.device = state.ctm.concatenating(flip)
    }

    /// Ends the page; the state is again what it was before.
    public func endPDFPage() {
        guard let document, document.pageIsOpen else { return }
        while !layers.isEmpty { endTransparencyLayer() }
        while !stateStack.isEmpty { restoreGState() }
        document.pageIsOpen = false
        cairo_show_page(target.cr)
    }

    public func endPage() { endPDFPage() }

    /// Ends page and document: all bytes are with the consumer afterwards.
    public func closePDF() {
        endPDFPage()
        document?.finish()
    }

    /// Makes `rect` of the page a link.
    public func setURL(_ url: CFURL, for rect: CGRect) {
        guard document != nil, rect.isFinite else { return }
        let box = rect.applying(state.device)
        let target = (url as URL).absoluteString.replacingOccurrences(of: "'", with: "%27")
        let attributes = "rect=[\(box.minX) \(box.minY) \(box.width) \(box.height)] uri='\(target)'"
        cairo_tag_begin(self.target.cr, CAIRO_TAG_LINK, attributes)
        cairo_tag_end(self.target.cr, CAIRO_TAG_LINK)
    }
}

public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle" as CFString
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor" as CFString
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject" as CFString
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator" as CFString
public let kCGPDFContextMediaBox: CFString = "MediaBox" as CFString
