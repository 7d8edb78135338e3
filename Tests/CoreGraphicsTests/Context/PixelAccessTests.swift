import AppleFoundation
import CoreGraphics
import RasterKernels
import TestEvidence
import Testing

@Suite(.assumed("the way text gets into a context")) struct PixelAccessTests {
    private func mask(_ width: Int = 4, _ height: Int = 4, _ value: UInt8 = 255) -> PixelBuffer {
        let mask = PixelBuffer(format: .alpha, width: width, height: height)!
        for y in 0..<height { for x in 0..<width { mask.alphaRow(y)[x] = value } }
        return mask
    }

    @Test func `pixels are lent with the clip`() {
        let canvas = Canvas(20, 20)
        canvas.context.clip(to: rect(0, 0, 10, 20))
        var seen = PixelRect.empty
        #expect(canvas.context.withPixels { seen = $0.clip.bounds })
        #expect(seen == PixelRect(x: 0, y: 0, width: 10, height: 20))
    }

    @Test func `pixels are refused where a blit would be wrong`() {
        let c = Canvas(20, 20).context
        c.saveGState()
        c.setShadow(offset: .zero, blur: 2)
        #expect(!c.withPixels { _ in })
        c.restoreGState()
        c.setBlendMode(.multiply)
        #expect(!c.withPixels { _ in })
    }

    @Test func `inside a layer the view lies where the layer does`() {
        let canvas = Canvas(20, 20)
        let c = canvas.context
        c.beginTransparencyLayer(in: rect(4, 4, 8, 8), auxiliaryInfo: nil)
        c.withPixels { access in
            #expect(access.view.bounds == PixelRect(x: 4, y: 8, width: 8, height: 8))
            access.view.row(9)[5] = 0xFF00_FF00
        }
        c.endTransparencyLayer()
        #expect(canvas[5, 9] == 0xFF00_FF00 && canvas.inkedCount == 1)
    }

    @Test func `a mask is filled with colour and alpha inside the clip`() {
        let canvas = Canvas(20, 20)
        let c = canvas.context
        c.setFillColor(red)
        c.setAlpha(0.5)
        c.clip(to: rect(0, 0, 6, 20))
        c.fillMask(mask(), x: 4, y: 4)
        #expect(canvas[5, 5] == 0x8080_0000 && canvas[6, 5] == 0 && canvas.inkedCount == 8)
    }

    @Test func `every special setting is honoured for masks`() {
        let settings: [(CGContext) -> Void] = [
            { $0.setShadow(offset: CGSize(width: 8, height: 0), blur: 0, color: blue) },
            { $0.setBlendMode(.copy) },
            { $0.setBlendMode(.multiply) },
            {
                $0.addEllipse(in: rect(0, 0, 20, 20))
                $0.clip()
            },
            { $0.clip(toMask: self.mask(20, 20), x: 0, y: 0) },
        ]
        for (index, set) in settings.enumerated() {
            let canvas = Canvas(20, 20)
            let c = canvas.context
            set(c)
            c.setFillColor(red)
            c.fillMask(mask(), x: 8, y: 8)
            #expect(canvas[9, 9] == 0xFFFF_0000, "\(index)")
            #expect(canvas.inkedCount == (index == 0 ? 32 : 16), "\(index)")
        }
    }

    @Test func `a picture is drawn at whole pixels`() {
        let picture = PixelBuffer(width: 2, height: 1)!
        picture.row(0)[0] = 0xFF11_2233
        picture.row(0)[1] = 0x8040_0000
        let canvas = Canvas(4, 4)
        canvas.context.drawPixels(picture, x: 1, y: 2)
        #expect(canvas[1, 2] == 0xFF11_2233 && canvas[2, 2] == 0x8040_0000 && canvas.inkedCount == 2)
    }

    @Test func `a clip mask cuts what follows`() {
        let canvas = Canvas(20, 20)
        canvas.context.clip(toMask: mask(4, 4, 128), x: 2, y: 3)
        canvas.context.fill(rect(0, 0, 20, 20))
        #expect(canvas.inkedCount == 16 && canvas.alpha(2, 3) == 128)
    }

    @Test func `a document lends no pixels`() {
        let c = CGContext(consumer: CGDataConsumer(data: NSMutableData())!, mediaBox: nil, nil)!
        #expect(c.isDocument && !c.withPixels { _ in })
    }
}
