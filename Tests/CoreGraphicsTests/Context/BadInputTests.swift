import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

@Suite(.assumed("nothing an app passes stops a context from drawing")) struct BadInputTests {
    private let wild: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e30, 0, -5,
    ]

    private func abuse(_ c: CGContext, _ v: CGFloat) {
        c.saveGState()
        c.setLineWidth(v)
        c.setMiterLimit(v)
        c.setLineDash(phase: v, lengths: [v, 3])
        c.setFlatness(v)
        c.setAlpha(v)
        c.setAlpha(1)
        c.setShadow(offset: CGSize(width: v, height: 1), blur: v)
        c.setPatternPhase(CGSize(width: v, height: v))
        c.fill(rect(v, 0, 5, 5))
        c.fill(rect(0, 0, v, 5))
        c.setShadow(offset: .zero, blur: 0, color: nil)
        c.stroke(rect(0, v, 5, 5), width: v)
        c.fillEllipse(in: rect(0, 0, v, v))
        c.strokeEllipse(in: rect(v, v, 3, v))
        c.clear(rect(v, v, v, v))
        c.move(to: point(v, 0))
        c.addLine(to: point(1, v))
        c.addCurve(to: point(v, v), control1: point(0, v), control2: point(v, 0))
        c.addQuadCurve(to: point(v, 1), control: point(0, v))
        c.addArc(center: point(v, 0), radius: v, startAngle: v, endAngle: 1, clockwise: true)
        c.addArc(tangent1End: point(v, 0), tangent2End: point(0, v), radius: v)
        c.closePath()
        c.drawPath(using: .fillStroke)
        c.strokeLineSegments(between: [point(v, v), point(0, v)])
        c.draw(Showcase.picture(), in: rect(v, 0, 5, v))
        c.draw(Showcase.picture(), in: rect(0, 0, v, v), byTiling: true)
        c.textPosition = point(v, v)
        c.restoreGState()
        c.saveGState()
        c.scaleBy(x: v, y: 1)
        c.rotate(by: v)
        c.translateBy(x: v, y: v)
        c.concatenate(CGAffineTransform(a: v, b: v, c: v, d: v, tx: v, ty: v))
        c.fill(rect(0, 0, 5, 5))
        c.stroke(rect(0, 0, 5, 5))
        c.clip(to: rect(0, 0, 5, 5))
        c.beginTransparencyLayer(in: rect(v, 0, v, v), auxiliaryInfo: nil)
        c.fillEllipse(in: rect(0, 0, 5, 5))
        c.endTransparencyLayer()
        _ = c.boundingBoxOfClipPath
        _ = c.convertToUserSpace(point(v, v))
        c.restoreGState()
        c.saveGState()
        c.clip(to: rect(v, v, v, v))
        c.clip(to: rect(0, 0, v, v), mask: Showcase.picture())
        c.restoreGState()
    }

    @Test func `numbers that are none or enormous leave a bitmap drawable`() {
        let canvas = Canvas(20, 20)
        for value in wild { abuse(canvas.context, value) }
        canvas.context.clear(rect(0, 0, 20, 20))
        canvas.context.setFillColor(red)
        canvas.context.fill(rect(0, 0, 20, 20))
        canvas.context.strokeEllipse(in: rect(5, 5, 10, 10))
        #expect(canvas[0, 0] == 0xFFFF_0000 && canvas[10, 5] != 0xFFFF_0000)
    }

    @Test(arguments: 0..<6) func `in every special situation`(situation: Int) {
        let space = CGColorSpaceCreateDeviceRGB()
        let layouts: [Int: UInt32] = [4: CGImageAlphaInfo.premultipliedLast.rawValue, 5: CGImageAlphaInfo.alphaOnly.rawValue]
        let info = layouts[situation] ?? CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        var memory = [UInt8](repeating: 0, count: 1600)
        let c = CGContext(
            data: &memory, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 80, space: space, bitmapInfo: info)!
        for value in wild {
            c.saveGState()
            switch situation {
            case 0: c.setShadow(offset: CGSize(width: 2, height: 2), blur: 3)
            case 1: c.clip(to: rect(0, 0, 20, 20), mask: Showcase.picture())
            case 2: c.setBlendMode(.destinationIn)
            case 3: c.beginTransparencyLayer(auxiliaryInfo: nil)
            default: break
            }
            c.setLineWidth(value)
            c.setMiterLimit(abs(value))
            for shape in [rect(value, 0, 5, 5), rect(0, 0, value, 5), rect(3, 3, 5, 5)] {
                c.stroke(shape)
                c.fillEllipse(in: shape)
                c.fill(shape)
                c.draw(Showcase.picture(), in: shape)
            }
            abuse(c, value)
            if situation == 3 { c.endTransparencyLayer() }
            c.restoreGState()
        }
        c.clear(rect(0, 0, 20, 20))
        c.fill(rect(0, 0, 20, 20))
        c.clear(rect(2, 2, 2, 2))
        let pixels = c.makeImage()!.pixels
        if pixels.format == .argb {
            #expect(pixels[0, 0] == 0xFF00_0000 && pixels[2, 17] == 0)
        } else {
            #expect(pixels.alphaRow(0)[0] == 255 && pixels.alphaRow(17)[2] == 0)
        }
    }

    @Test func `and a document too`() {
        let data = NSMutableData()
        let c = CGContext(consumer: CGDataConsumer(data: data)!, mediaBox: nil, nil)!
        c.beginPDFPage(nil)
        for value in wild { abuse(c, value) }
        c.endPDFPage()
        c.closePDF()
        #expect(String(decoding: data as Data, as: Unicode.ASCII.self).hasSuffix("%%EOF\n"))
    }

    @Test func `a rectangle far larger than the bitmap covers it all`() {
        let canvas = Canvas(20, 20)
        canvas.context.fill(rect(-1e9, -1e9, 2e9, 2e9))
        #expect(canvas.inkedCount == 400)
        let turned = Canvas(20, 20)
        turned.context.rotate(by: 0.5)
        turned.context.fill(rect(-1e9, -1e9, 2e9, 2e9))
        #expect(turned.inkedCount == 400)
    }

    @Test func `the infinite rectangle covers and clips everything`() {
        let canvas = Canvas(20, 20)
        canvas.context.clip(to: CGRect.infinite)
        canvas.context.fill(CGRect.infinite)
        #expect(canvas.inkedCount == 400)
    }

    @Test func `a million saves and restores cost no stack`() {
        let c = Canvas(2, 2).context
        for _ in 0..<100_000 { c.saveGState() }
        for _ in 0..<100_000 { c.restoreGState() }
        c.fill(rect(0, 0, 2, 2))
        #expect(c.makeImage()!.pixels[0, 0] == 0xFF00_0000)
    }
}
