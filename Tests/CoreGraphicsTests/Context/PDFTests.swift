import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

@Suite(.documented("CGContext.init(consumer:mediaBox:_:)")) struct PDFTests {
    private func document(_ pages: Int, _ draw: (CGContext, Int) -> Void = { _, _ in }) -> String {
        let data = NSMutableData()
        var box = rect(0, 0, 200, 100)
        let info = [kCGPDFContextTitle as String: "A title"] as CFDictionary
        let c = CGContext(consumer: CGDataConsumer(data: data)!, mediaBox: &box, info)!
        for page in 0..<pages {
            c.beginPDFPage(nil)
            draw(c, page)
            c.endPDFPage()
        }
        c.closePDF()
        return String(decoding: data as Data, as: Unicode.ASCII.self)
    }

    @Test func `a document has the pages that were begun`() {
        let text = document(3) { c, _ in c.fill(rect(10, 10, 20, 20)) }
        #expect(text.hasPrefix("%PDF-"))
        #expect(text.hasSuffix("%%EOF\n"))
        #expect(text.contains("/Count 3"))
        #expect(text.contains("/MediaBox [ 0 0 200 100 ]"))
    }

    @Test(.assumed("no time of day")) func `equal documents have equal bytes`() {
        let draw: (CGContext, Int) -> Void = { c, _ in
            c.setFillColor(red)
            c.fillEllipse(in: rect(0, 0, 100, 100))
            c.setShadow(offset: CGSize(width: 3, height: -3), blur: 4)
            c.draw(Showcase.picture(), in: rect(100, 0, 50, 50))
            c.setBlendMode(.multiply)
            c.beginTransparencyLayer(auxiliaryInfo: nil)
            c.stroke(rect(5, 5, 50, 50))
            c.endTransparencyLayer()
            let gradient = CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: nil)!
            c.drawLinearGradient(gradient, start: .zero, end: point(100, 0), options: [])
            c.drawConicGradient(gradient, center: point(50, 50), angle: 0)
        }
        #expect(document(2, draw) == document(2, draw))
    }

    @Test func `a page may have a size of its own`() {
        let text = document(1) { c, _ in
            var box = rect(0, 0, 50, 60)
            c.beginPage(mediaBox: &box)
            c.endPage()
        }
        #expect(text.contains("/MediaBox [ 0 0 50 60 ]"))
        #expect(text.contains("/Count 2"))
    }

    @Test(.assumed("pages start afresh")) func `a page's state does not reach the next`() {
        let data = NSMutableData()
        let c = CGContext(consumer: CGDataConsumer(data: data)!, mediaBox: nil, nil)!
        c.beginPDFPage(nil)
        c.saveGState()
        c.translateBy(x: 5, y: 5)
        c.endPDFPage()
        #expect(c.ctm.isIdentity)
        c.closePDF()
        #expect(String(decoding: data as Data, as: Unicode.ASCII.self).contains("/MediaBox [ 0 0 612 792 ]"))
    }

    @Test(.assumed("bad input is refused")) func `pages without size and files without a place are refused`() {
        var bad = rect(0, 0, 0, .nan)
        #expect(CGContext(consumer: CGDataConsumer(data: NSMutableData())!, mediaBox: &bad, nil) == nil)
        #expect(CGContext(URL(fileURLWithPath: "/nowhere/at/all.pdf") as CFURL, mediaBox: nil, nil) == nil)
        let bitmap = Canvas().context
        bitmap.beginPDFPage(nil)
        bitmap.endPDFPage()
        bitmap.closePDF()
        bitmap.fill(rect(0, 0, 1, 1))
    }

    @Test(.documented("CGContext.init(_:mediaBox:_:)")) func `a document can go into a file`() throws {
        let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("allium-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        let c = try #require(CGContext(url as CFURL, mediaBox: nil, nil))
        c.beginPDFPage(nil)
        c.endPDFPage()
        c.closePDF()
        #expect(try Data(contentsOf: url).starts(with: Data("%PDF-".utf8)))
    }
}
