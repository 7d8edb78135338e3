import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

@Suite struct DrawingTests {
    @Test(.documented("CGContext.fill(_:)")) func `y points up in a new bitmap`() {
        let canvas = Canvas(4, 4)
        canvas.context.setFillColor(red)
        canvas.context.fill(rect(0, 0, 1, 1))
        #expect(canvas[0, 3] == 0xFFFF_0000)
        #expect(canvas.inkedCount == 1)
    }

    @Test(.documented("CGContext.fill(_:)")) func `a part of a pixel is covered in part`() {
        let canvas = Canvas(4, 4)
        canvas.context.fill(rect(0.5, 0, 1, 4))
        #expect(abs(canvas.alpha(0, 0) - 128) <= 1 && abs(canvas.alpha(1, 0) - 128) <= 1)
        let hard = Canvas(4, 4)
        hard.context.setShouldAntialias(false)
        hard.context.fill(rect(0.4, 0, 1, 4))
        #expect(hard.inkedCount == 4)
    }

    @Test(.documented("CGPathFillRule")) func `even-odd leaves the middle of a ring out`() {
        for (rule, expected) in [(CGPathFillRule.winding, 400), (.evenOdd, 300)] {
            let canvas = Canvas(20, 20)
            canvas.context.addRects([rect(0, 0, 20, 20), rect(5, 5, 10, 10)])
            canvas.context.fillPath(using: rule)
            #expect(canvas.inkedCount == expected)
        }
    }

    @Test(.documented("CGContext.strokePath()")) func `a stroke lies on both sides of its path`() {
        let canvas = Canvas(20, 20)
        canvas.context.setLineWidth(2)
        canvas.context.strokeLineSegments(between: [point(0, 10), point(20, 10), point(5, 0), point(5, 3)])
        #expect(canvas[10, 9] == 0xFF00_0000 && canvas[10, 10] == 0xFF00_0000 && canvas[10, 8] == 0)
        #expect(canvas[4, 18] != 0 && canvas[10, 18] == 0)
    }

    @Test(.documented("CGContext.setLineDash(phase:lengths:)")) func `dashes are drawn and taken away again`() {
        let canvas = Canvas(20, 4)
        let c = canvas.context
        c.setLineDash(phase: 0, lengths: [5, 5])
        c.setLineWidth(2)
        c.strokeLineSegments(between: [point(0, 1), point(20, 1)])
        #expect(canvas.inkedCount == 20)
        c.setLineDash(phase: 0, lengths: [])
        c.strokeLineSegments(between: [point(0, 3), point(20, 3)])
        #expect(canvas.inkedCount == 60)
    }

    @Test(.documented("CGContext.strokePath()")) func `a stroke is scaled by the matrix at the time of stroking`() {
        let canvas = Canvas(20, 20)
        let c = canvas.context
        c.move(to: point(0, 10))
        c.addLine(to: point(20, 10))
        c.scaleBy(x: 1, y: 4)
        c.setLineWidth(2)
        c.strokePath()
        #expect(canvas.inkedCount == 160)
    }

    @Test(.documented("CGContext.drawPath(using:)")) func `drawing takes the path away`() {
        let canvas = Canvas()
        let c = canvas.context
        c.addRect(rect(1, 1, 2, 2))
        #expect(!c.isPathEmpty && c.path?.boundingBox == rect(1, 1, 2, 2))
        c.fillPath()
        #expect(c.isPathEmpty && c.path == nil)
    }

    @Test(.documented("CGContext")) func `a path stays where it was when the matrix changes`() {
        let canvas = Canvas(20, 20)
        let c = canvas.context
        c.addRect(rect(0, 0, 5, 5))
        c.translateBy(x: 10, y: 10)
        #expect(c.boundingBoxOfPath == rect(-10, -10, 5, 5))
        #expect(c.pathContains(point(-8, -8), mode: .fill))
        #expect(!c.pathContains(point(-5, -8), mode: .fill))
        c.setLineWidth(4)
        #expect(c.pathContains(point(-4, -8), mode: .stroke))
        c.fillPath()
        #expect(canvas[0, 19] != 0 && canvas[12, 7] == 0)
    }

    @Test(.documented("CGContext.replacePathWithStrokedPath()")) func `a stroked path fills like the stroke`() {
        let (a, b) = (Canvas(40, 40), Canvas(40, 40))
        for (canvas, replaces) in [(a, false), (b, true)] {
            let c = canvas.context
            c.scaleBy(x: 2, y: 2)
            c.setLineWidth(3)
            c.addArc(center: point(10, 10), radius: 6, startAngle: 0, endAngle: 4, clockwise: false)
            if replaces {
                c.replacePathWithStrokedPath()
                c.fillPath()
            } else {
                c.strokePath()
            }
        }
        for y in 0..<40 { for x in 0..<40 { #expect(abs(a.alpha(x, y) - b.alpha(x, y)) < 32) } }
    }

    @Test(.documented("CGContext.clear(_:)")) func `clearing ignores alpha, blend mode and shadow`() {
        let canvas = Canvas(20, 20)
        let c = canvas.context
        c.fill(rect(0, 0, 20, 20))
        c.setAlpha(0.2)
        c.setBlendMode(.multiply)
        c.setShadow(offset: CGSize(width: 3, height: 3), blur: 0)
        c.clear(rect(5, 5, 10, 10))
        #expect(canvas.inkedCount == 300)
        #expect(canvas[5, 5] == 0)
    }

    @Test(.documented("CGContext.saveGState()")) func `restoring brings back everything that was set`() {
        let canvas = Canvas()
        let c = canvas.context
        c.saveGState()
        c.setFillColor(red)
        c.setAlpha(0.5)
        c.setBlendMode(.clear)
        c.setLineWidth(9)
        c.translateBy(x: 100, y: 0)
        c.clip(to: rect(0, 0, 1, 1))
        c.restoreGState()
        #expect(c.ctm.isIdentity)
        c.fill(rect(0, 0, 20, 20))
        #expect(canvas.inkedCount == 400 && canvas[3, 3] == 0xFF00_0000)
    }

    @Test(.assumed("as CoreGraphics, which only logs")) func `a restore too many changes nothing`() {
        let canvas = Canvas()
        canvas.context.setFillColor(red)
        canvas.context.restoreGState()
        canvas.context.restoreGState()
        canvas.context.fill(rect(0, 0, 20, 20))
        #expect(canvas[0, 0] == 0xFFFF_0000)
    }

    @Test(.documented("CGContext.convertToDeviceSpace(_:)")) func `user space and device space convert both ways`() {
        let c = Canvas().context
        c.translateBy(x: 3, y: 4)
        c.scaleBy(x: 2, y: 2)
        #expect(c.convertToDeviceSpace(point(1, 1)) == point(5, 6))
        #expect(c.convertToUserSpace(point(5, 6)) == point(1, 1))
        #expect(c.convertToDeviceSpace(rect(0, 0, 1, 1)) == rect(3, 4, 2, 2))
        #expect(c.convertToUserSpace(CGSize(width: 4, height: 4)) == CGSize(width: 2, height: 2))
    }

    @Test(.documented("CGContext.setAlpha(_:)")) func `alpha multiplies the colour's own`() {
        let canvas = Canvas()
        canvas.context.setAlpha(0.5)
        canvas.context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
        canvas.context.fill(rect(0, 0, 20, 20))
        #expect(abs(canvas.alpha(3, 3) - 64) <= 1)
    }
}
