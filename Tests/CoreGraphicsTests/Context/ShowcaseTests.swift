import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

@Suite struct ShowcaseTests {
    @Test(.assumed("equal drawings give equal bytes")) func `the same drawing gives the same bytes twice`() {
        let first = Showcase.draw()
        let second = Showcase.draw()
        #expect(first.bytes == second.bytes)
        first.pixels.show("showcase")
    }

    @Test(.assumed("equal drawings give equal bytes")) func `the same document has the same bytes twice`() throws {
        let document = Showcase.document()
        #expect(document == Showcase.document())
        if let folder = ProcessInfo.processInfo.environment["ALLIUM_PICTURES"] {
            try document.write(to: URL(fileURLWithPath: folder + "/showcase.pdf"))
        }
    }
}

/// One picture with a bit of everything, in a context with y down at two pixels a point.
enum Showcase {
    static func draw() -> Canvas {
        let canvas = Canvas(1040, 1120)
        let c = canvas.context
        c.setBaseTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 1120))
        draw(c)
        return canvas
    }

    static func document() -> Data {
        let data = NSMutableData()
        var box = rect(0, 0, 520, 560)
        guard let consumer = CGDataConsumer(data: data), let c = CGContext(consumer: consumer, mediaBox: &box, nil) else {
            return Data()
        }
        c.beginPDFPage(nil)
        c.setBaseTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 560))
        draw(c)
        c.endPDFPage()
        c.closePDF()
        return data as Data
    }

    private static func draw(_ c: CGContext) {
        c.setFillColor(gray: 0.96, alpha: 1)
        c.fill(rect(0, 0, 520, 560))
        row(c, 0, cells)
        row(c, 1, strokes)
        row(c, 2, images)
        row(c, 3, gradients)
        row(c, 4, clips)
        row(c, 5, layersAndPatterns)
        blends(c)
    }

    private static func row(_ c: CGContext, _ index: Int, _ draw: (CGContext) -> Void) {
        c.saveGState()
        c.translateBy(x: 10, y: 10 + CGFloat(index) * 80)
        draw(c)
        c.restoreGState()
    }

    private static func cells(_ c: CGContext) {
        for index in 0..<5 {
            c.saveGState()
            c.setShadow(offset: CGSize(width: 0, height: 2), blur: CGFloat(index) * 4, color: CGColor(gray: 0, alpha: 0.4))
            c.setFillColor(CGColor(gray: 1, alpha: index == 4 ? 0.5 : 1))
            c.addPath(
                CGPath(roundedRect: rect(CGFloat(index) * 100, 5, 80, 50), cornerWidth: 12, cornerHeight: 12, transform: nil))
            c.fillPath()
            c.restoreGState()
        }
    }

    private static func star(_ center: CGPoint, _ radius: CGFloat) -> CGPath {
        let path = CGMutablePath()
        for index in 0..<5 {
            let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
            let p = point(center.x + radius * cos(angle), center.y + radius * sin(angle))
            if index == 0 { path.move(to: p) } else { path.addLine(to: p) }
        }
        path.closeSubpath()
        return path
    }

    private static func strokes(_ c: CGContext) {
        c.setFillColor(CGColor(red: 1, green: 0.8, blue: 0, alpha: 1))
        c.setStrokeColor(CGColor(red: 0.6, green: 0.2, blue: 0, alpha: 1))
        c.setLineWidth(2)
        c.addPath(star(point(30, 30), 28))
        c.drawPath(using: .fillStroke)
        c.addPath(star(point(100, 30), 28))
        c.drawPath(using: .eoFillStroke)
        let joins: [CGLineJoin] = [.miter, .round, .bevel]
        let caps: [CGLineCap] = [.butt, .round, .square]
        for index in 0..<3 {
            c.setLineWidth(10)
            c.setLineJoin(joins[index])
            c.setLineCap(caps[index])
            let x = 150 + CGFloat(index) * 60
            c.addLines(between: [point(x, 50), point(x + 20, 10), point(x + 40, 50)])
            c.strokePath()
        }
        // Own outline, to compare with cairo's stroke.
        c.setFillColor(CGColor(red: 0.6, green: 0.2, blue: 0, alpha: 1))
        for index in 0..<2 {
            let path = CGMutablePath()
            let x = 340 + CGFloat(index) * 60
            path.move(to: point(x, 50))
            path.addCurve(to: point(x + 40, 50), control1: point(x, -10), control2: point(x + 40, -10))
            if index == 0 {
                c.addPath(path)
                c.setLineCap(.round)
                c.setLineWidth(8)
                c.strokePath()
            } else {
                c.addPath(path.copy(strokingWithWidth: 8, lineCap: .round, lineJoin: .round, miterLimit: 10))
                c.fillPath()
            }
        }
        c.setLineWidth(2)
        c.setLineCap(.butt)
        c.setLineDash(phase: 0, lengths: [6, 3])
        c.strokeEllipse(in: rect(455, 5, 40, 50))
    }

    static func picture() -> CGImage {
        let canvas = Canvas.flipped(64, 64)
        let c = canvas.context
        for y in 0..<4 {
            for x in 0..<4 {
                c.setFillColor(red: CGFloat(x) / 3, green: CGFloat(y) / 3, blue: 0.5, alpha: 1)
                c.fill(rect(CGFloat(x) * 16, CGFloat(y) * 16, 16, 16))
            }
        }
        c.setFillColor(gray: 1, alpha: 1)
        c.fill(rect(4, 4, 8, 24))
        return c.finishImage()!
    }

    /// UIKit's way: upside down in user space, so upright on screen.
    private static func drawUpright(_ c: CGContext, _ image: CGImage, _ r: CGRect) {
        c.saveGState()
        c.translateBy(x: 0, y: r.maxY + r.minY)
        c.scaleBy(x: 1, y: -1)
        c.draw(image, in: r)
        c.restoreGState()
    }

    private static func images(_ c: CGContext) {
        let image = picture()
        drawUpright(c, image, rect(0, 0, 60, 60))
        drawUpright(c, image, rect(70, 20, 16, 16))
        drawUpright(c, image, rect(90, 20, 6, 6))
        c.interpolationQuality = .none
        drawUpright(c, image.cropping(to: rect(0, 0, 20, 20))!, rect(105, 0, 60, 60))
        c.interpolationQuality = .default
        c.saveGState()
        c.translateBy(x: 210, y: 30)
        c.rotate(by: 0.4)
        drawUpright(c, image, rect(-22, -22, 44, 44))
        c.restoreGState()
        c.saveGState()
        c.clip(to: rect(250, 0, 60, 60))
        c.draw(image, in: rect(250, 0, 14, 14), byTiling: true)
        c.restoreGState()
        c.setShadow(offset: CGSize(width: 3, height: 3), blur: 4)
        c.setAlpha(0.6)
        drawUpright(c, image, rect(330, 5, 50, 50))
    }

    private static func gradients(_ c: CGContext) {
        let colors = [red, CGColor(red: 1, green: 1, blue: 0, alpha: 1), blue] as CFArray
        let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.4, 1])!
        let options: [CGGradientDrawingOptions] = [
            [], [.drawsBeforeStartLocation], [.drawsBeforeStartLocation, .drawsAfterEndLocation],
        ]
        for index in 0..<3 {
            c.saveGState()
            c.clip(to: rect(CGFloat(index) * 70, 0, 60, 60))
            let x = CGFloat(index) * 70
            c.drawLinearGradient(gradient, start: point(x + 15, 10), end: point(x + 45, 50), options: options[index])
            c.restoreGState()
        }
        for index in 0..<3 {
            c.saveGState()
            let x = 210 + CGFloat(index) * 70
            c.addEllipse(in: rect(x, 0, 60, 60))
            c.clip()
            if index == 0 {
                c.drawRadialGradient(
                    gradient, startCenter: point(x + 30, 30), startRadius: 0, endCenter: point(x + 30, 30), endRadius: 25,
                    options: [])
            } else if index == 1 {
                c.drawRadialGradient(
                    gradient, startCenter: point(x + 20, 20), startRadius: 4, endCenter: point(x + 30, 30), endRadius: 30,
                    options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
            } else {
                c.drawConicGradient(gradient, center: point(x + 30, 30), angle: 0)
            }
            c.restoreGState()
        }
        c.setAlpha(0.4)
        c.clip(to: rect(430, 0, 60, 60))
        c.drawLinearGradient(gradient, start: point(430, 0), end: point(490, 0), options: [])
    }

    private static func clips(_ c: CGContext) {
        c.saveGState()
        c.addPath(star(point(30, 30), 30))
        c.clip(using: .evenOdd)
        c.setFillColor(blue)
        c.fill(rect(0, 0, 60, 60))
        c.restoreGState()
        let mask = Canvas.flipped(32, 32)
        mask.context.setFillColor(gray: 1, alpha: 1)
        mask.context.fillEllipse(in: rect(0, 0, 32, 32))
        mask.context.setFillColor(gray: 0.3, alpha: 1)
        mask.context.fill(rect(12, 0, 8, 32))
        let maskImage = CGContext(
            data: nil, width: 32, height: 32, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
            bitmapInfo: 0)!
        maskImage.draw(mask.context.makeImage()!, in: rect(0, 0, 32, 32))
        c.saveGState()
        c.clip(to: rect(70, 0, 60, 60), mask: maskImage.makeImage()!)
        c.setFillColor(red)
        c.fill(rect(70, 0, 60, 60))
        c.setStrokeColor(blue)
        c.setLineWidth(4)
        c.stroke(rect(80, 10, 40, 40))
        c.restoreGState()
        c.saveGState()
        c.clip(to: [rect(140, 0, 20, 60), rect(170, 10, 30, 20)])
        c.setFillColor(green)
        c.fill(rect(140, 0, 60, 60))
        c.restoreGState()
    }

    private static func layersAndPatterns(_ c: CGContext) {
        for index in 0..<2 {
            c.saveGState()
            c.translateBy(x: CGFloat(index) * 90, y: 0)
            c.setAlpha(0.5)
            c.setShadow(offset: CGSize(width: 2, height: 2), blur: 4)
            if index == 1 { c.beginTransparencyLayer(auxiliaryInfo: nil) }
            c.setFillColor(red)
            c.fillEllipse(in: rect(0, 0, 50, 50))
            c.setFillColor(blue)
            c.fillEllipse(in: rect(25, 10, 50, 50))
            if index == 1 { c.endTransparencyLayer() }
            c.restoreGState()
        }
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.setFillColor(red)
                context.fillEllipse(in: rect(1, 1, 8, 8))
                context.setFillColor(blue)
                context.fill(rect(0, 0, 4, 4))
            }, releaseInfo: nil)
        let pattern = CGPattern(
            info: nil, bounds: rect(0, 0, 10, 10), matrix: .identity, xStep: 12, yStep: 12, tiling: .constantSpacing,
            isColored: true, callbacks: &callbacks)!
        c.setFillColorSpace(CGColorSpace(patternBaseSpace: nil)!)
        c.setFillPattern(pattern, colorComponents: [1])
        c.fill(rect(190, 0, 80, 60))
        c.addPath(star(point(320, 30), 30))
        c.fillPath()
    }

    private static func blends(_ c: CGContext) {
        for mode in 0..<28 {
            let x = 10 + CGFloat(mode % 14) * 36
            let y = 490 + CGFloat(mode / 14) * 36
            c.saveGState()
            c.clip(to: rect(x, y, 34, 34))
            c.beginTransparencyLayer(auxiliaryInfo: nil)
            c.setFillColor(CGColor(red: 0.9, green: 0.5, blue: 0.1, alpha: 1))
            c.fill(rect(x, y, 24, 24))
            c.setBlendMode(CGBlendMode(rawValue: Int32(mode))!)
            c.setFillColor(CGColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.8))
            c.fillEllipse(in: rect(x + 8, y + 8, 24, 24))
            c.endTransparencyLayer()
            c.restoreGState()
        }
    }
}
