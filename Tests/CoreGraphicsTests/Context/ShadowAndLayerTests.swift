import AppleFoundation
import CoreGraphics
import RasterKernels
import TestEvidence
import Testing

@Suite struct ShadowAndLayerTests {
    @Test(.documented("CGContext.setShadow(offset:blur:color:)")) func `a shadow without blur is a copy at the offset`() {
        let canvas = Canvas(20, 20)
        let c = canvas.context
        c.setFillColor(red)
        c.setShadow(offset: CGSize(width: 4, height: 4), blur: 0, color: blue)
        c.fill(rect(2, 2, 6, 6))
        #expect(canvas[3, 16] == 0xFFFF_0000)
        #expect(canvas[11, 8] == 0xFF00_00FF)
        #expect(canvas.inkedCount == 36 + 36 - 4)
    }

    @Test(.documented("CGContext.setShadow(offset:blur:color:)")) func `the matrix does not move the light`() {
        let canvas = Canvas(40, 40)
        let c = canvas.context
        c.scaleBy(x: 2, y: -2)
        c.translateBy(x: 0, y: -20)
        c.setShadow(offset: CGSize(width: 4, height: 0), blur: 0, color: blue)
        c.setFillColor(red)
        c.fill(rect(2, 2, 6, 6))
        #expect(canvas[16, 10] == 0xFF00_00FF && canvas[20, 10] == 0)
    }

    @Test(.assumed("UIKit's contexts scale and flip the light")) func `the base matrix does`() {
        let canvas = Canvas(40, 40)
        let c = canvas.context
        c.setBaseTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 40))
        c.setShadow(offset: CGSize(width: 0, height: 4), blur: 0, color: blue)
        c.setFillColor(red)
        c.fill(rect(2, 2, 6, 6))
        #expect(canvas[10, 10] == 0xFFFF_0000)
        #expect(canvas[10, 20] == 0xFF00_00FF && canvas[10, 23] == 0xFF00_00FF && canvas[10, 24] == 0)
    }

    @Test(.assumed("a Gaussian keeps the sum")) func `a blur spreads the shadow and loses none of it`() {
        let canvas = Canvas(100, 100)
        let c = canvas.context
        c.setShadow(offset: CGSize(width: 200, height: 0), blur: 12, color: CGColor(gray: 0, alpha: 1))
        c.fill(rect(-160, 40, 20, 20))
        var sum = 0
        for y in 0..<100 { for x in 0..<100 { sum += canvas.alpha(x, y) } }
        #expect(abs(sum - 400 * 255) < 400 * 255 / 50)
        #expect(canvas.alpha(50, 50) < 255 && canvas.alpha(50, 50) > 200)
        #expect(canvas.alpha(34, 50) > 0 && canvas.alpha(34, 50) < 60)
    }

    @Test(.assumed("caching must not show")) func `a cached shadow equals a fresh one`() {
        func draw(at x: CGFloat) -> Canvas {
            let canvas = Canvas(60, 60)
            let c = canvas.context
            c.setShadow(offset: .zero, blur: 7, color: CGColor(gray: 0, alpha: 0.7))
            c.addPath(CGPath(roundedRect: rect(x, 20, 20, 20), cornerWidth: 4, cornerHeight: 4, transform: nil))
            c.fillPath()
            return canvas
        }
        let (first, again, shifted) = (draw(at: 20), draw(at: 20), draw(at: 21))
        #expect(first.bytes == again.bytes)
        for y in 0..<60 { for x in 0..<59 { #expect(first[x, y] == shifted[x + 1, y]) } }
    }

    @Test(.assumed("a shadow is as strong as what throws it")) func `a translucent shape throws a fainter shadow`() {
        let canvas = Canvas(20, 20)
        let c = canvas.context
        c.setAlpha(0.5)
        c.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 1))
        c.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        c.fill(rect(0, 0, 5, 20))
        #expect(abs(canvas.alpha(12, 10) - 64) <= 1)
    }

    @Test(.documented("CGContext.setShadow(offset:blur:color:)")) func `no colour takes the shadow away`() {
        let canvas = Canvas(20, 20)
        canvas.context.setShadow(offset: CGSize(width: 10, height: 0), blur: 3)
        canvas.context.setShadow(offset: CGSize(width: 10, height: 0), blur: 3, color: nil)
        canvas.context.fill(rect(0, 0, 5, 20))
        #expect(canvas.inkedCount == 100)
    }

    @Test(.assumed("a clip clips shadows too")) func `a shadow stays inside the clip and falls in from outside`() {
        let canvas = Canvas(20, 20)
        let c = canvas.context
        c.clip(to: rect(10, 0, 5, 20))
        c.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: blue)
        c.fill(rect(0, 0, 10, 20))
        #expect(canvas.inkedCount == 100 && canvas[12, 3] == 0xFF00_00FF)
    }

    // MARK: Transparency layers

    @Test(.documented("CGContext.beginTransparencyLayer(auxiliaryInfo:)")) func `a layer is composited as one thing`() {
        let canvas = Canvas(20, 20)
        let c = canvas.context
        c.setAlpha(0.5)
        c.beginTransparencyLayer(auxiliaryInfo: nil)
        c.setFillColor(red)
        c.fill(rect(0, 0, 20, 20))
        c.setFillColor(blue)
        c.fill(rect(5, 5, 10, 10))
        c.endTransparencyLayer()
        #expect(canvas[10, 10] == 0x8000_0080 && canvas[1, 1] == 0x8080_0000)
    }

    @Test(.documented("CGContext.beginTransparencyLayer(in:auxiliaryInfo:)")) func `only the given part is kept`() {
        let canvas = Canvas(20, 20)
        let c = canvas.context
        c.beginTransparencyLayer(in: rect(5, 5, 10, 10), auxiliaryInfo: nil)
        c.fill(rect(0, 0, 20, 20))
        c.endTransparencyLayer()
        #expect(canvas.inkedCount == 100)
    }

    @Test(.documented("CGContext.endTransparencyLayer()")) func `ending a layer brings back the state from before`() {
        let canvas = Canvas(20, 20)
        let c = canvas.context
        c.setFillColor(red)
        c.setAlpha(0.5)
        c.beginTransparencyLayer(auxiliaryInfo: nil)
        c.saveGState()
        c.setFillColor(blue)
        c.translateBy(x: 100, y: 100)
        c.endTransparencyLayer()
        c.fill(rect(0, 0, 20, 20))
        #expect(canvas[3, 3] == 0x8080_0000)
    }

    @Test(.assumed("layers nest")) func `layers in layers multiply`() {
        let canvas = Canvas(20, 20)
        let c = canvas.context
        c.translateBy(x: 3, y: 3)
        for _ in 0..<2 {
            c.setAlpha(0.5)
            c.beginTransparencyLayer(in: rect(0, 0, 10, 10), auxiliaryInfo: nil)
        }
        c.fill(rect(0, 0, 20, 20))
        c.endTransparencyLayer()
        c.endTransparencyLayer()
        #expect(abs(canvas.alpha(5, 10) - 64) <= 1 && canvas.inkedCount == 100)
    }

    @Test(.assumed("one shadow for the group")) func `a layer throws one shadow`() {
        let canvas = Canvas(30, 20)
        let c = canvas.context
        c.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
        c.beginTransparencyLayer(auxiliaryInfo: nil)
        c.setFillColor(red)
        c.fill(rect(0, 0, 10, 20))
        c.fill(rect(5, 0, 5, 20))
        c.endTransparencyLayer()
        #expect(canvas[12, 5] == 0x8000_0000 && canvas[5, 5] == 0xFFFF_0000 && canvas[17, 5] == 0x8000_0000)
    }

    @Test(.assumed("misuse is survived")) func `an end without a beginning and a beginning without a place change nothing`() {
        let canvas = Canvas(20, 20)
        let c = canvas.context
        c.endTransparencyLayer()
        c.saveGState()
        c.clip(to: CGRect.zero)
        c.beginTransparencyLayer(auxiliaryInfo: nil)
        c.fill(rect(0, 0, 20, 20))
        c.restoreGState()
        c.endTransparencyLayer()
        c.restoreGState()
        #expect(canvas.isBlank)
        c.fill(rect(0, 0, 20, 20))
        #expect(canvas.inkedCount == 400)
    }
}
