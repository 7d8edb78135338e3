import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

@Suite(.documented("CGContext.draw(_:in:byTiling:)")) struct ImageDrawingTests {
    /// Red, green in the upper row; blue, white in the lower.
    private var quarters: CGImage {
        let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]
        return CGImage(
            width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
            provider: CGDataProvider(data: Data(bytes) as CFData)!, decode: nil, shouldInterpolate: true, intent: .defaultIntent
        )!
    }

    private let r: UInt32 = 0xFFFF_0000
    private let g: UInt32 = 0xFF00_FF00
    private let b: UInt32 = 0xFF00_00FF
    private let w: UInt32 = 0xFFFF_FFFF

    private func corners(_ c: Canvas) -> [UInt32] {
        let (x, y) = (c.pixels.width - 1, c.pixels.height - 1)
        return [c[0, 0], c[x, 0], c[0, y], c[x, y]]
    }

    @Test func `an image is upright where y points up`() {
        let canvas = Canvas(2, 2)
        canvas.context.draw(quarters, in: rect(0, 0, 2, 2))
        #expect(corners(canvas) == [r, g, b, w])
    }

    @Test func `an image is upside down where y points down`() {
        let canvas = Canvas.flipped(2, 2)
        canvas.context.draw(quarters, in: rect(0, 0, 2, 2))
        #expect(corners(canvas) == [b, w, r, g])
    }

    @Test func `flipping once more makes it upright again`() {
        let canvas = Canvas.flipped(2, 2)
        canvas.context.translateBy(x: 0, y: 2)
        canvas.context.scaleBy(x: 1, y: -1)
        canvas.context.draw(quarters, in: rect(0, 0, 2, 2))
        #expect(corners(canvas) == [r, g, b, w])
    }

    @Test func `a quarter turn keeps every pixel whole`() {
        let canvas = Canvas(2, 2)
        canvas.context.translateBy(x: 2, y: 0)
        canvas.context.rotate(by: .pi / 2)
        canvas.context.draw(quarters, in: rect(0, 0, 2, 2))
        #expect(corners(canvas) == [g, w, r, b])
    }

    @Test(.documented("CGInterpolationQuality.none")) func `without interpolation an image grows in blocks`() {
        let canvas = Canvas(20, 20)
        canvas.context.interpolationQuality = .none
        canvas.context.draw(quarters, in: rect(0, 0, 20, 20))
        #expect(canvas[9, 9] == r && canvas[10, 9] == g && canvas[9, 10] == b && canvas[10, 10] == w)
    }

    @Test func `an enlarged image is smooth inside and full up to its edge`() {
        let canvas = Canvas(20, 20)
        canvas.context.draw(quarters, in: rect(0, 0, 20, 20))
        #expect(corners(canvas) == [r, g, b, w])
        let middle = canvas[9, 0]
        #expect(middle != r && middle != g && middle >> 24 == 255)
    }

    @Test(.assumed("reduction is a mean")) func `a much reduced image keeps its mean colour`() {
        let stripes = Canvas(64, 64)
        for x in stride(from: 0, to: 64, by: 4) { stripes.context.fill(rect(CGFloat(x), 0, 1, 64)) }
        let image = stripes.context.makeImage()!
        for side in [31, 16, 9, 5, 3, 1] {
            let canvas = Canvas(side, side)
            canvas.context.draw(image, in: rect(0, 0, CGFloat(side), CGFloat(side)))
            var sum = 0
            for y in 0..<side { for x in 0..<side { sum += canvas.alpha(x, y) } }
            #expect(abs(Double(sum) / Double(side * side) - 63.75) < 8, "\(side)")
        }
    }

    @Test(.documented("CGContext.draw(_:in:byTiling:)")) func `tiles repeat from the rectangle in all directions`() {
        let canvas = Canvas(8, 8)
        canvas.context.draw(quarters, in: rect(3, 3, 2, 2), byTiling: true)
        #expect(canvas.inkedCount == 64)
        #expect(canvas[3, 3] == canvas[5, 3] && canvas[3, 3] == canvas[1, 5] && canvas[3, 3] == r)
    }

    @Test(.documented("CGContext.draw(_:in:)")) func `a mask image is drawn in the fill colour`() {
        let mask = CGImage(
            maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
            provider: CGDataProvider(data: Data([0, 255]) as CFData)!, decode: nil, shouldInterpolate: false)!
        let canvas = Canvas(2, 1)
        canvas.context.setFillColor(green)
        canvas.context.draw(mask, in: rect(0, 0, 2, 1))
        #expect(canvas[0, 0] == g && canvas[1, 0] == 0)
    }

    @Test(.assumed("alpha and clip count")) func `alpha, clip and blend mode count for images`() {
        let canvas = Canvas(2, 2)
        let c = canvas.context
        c.setAlpha(0.5)
        c.clip(to: rect(0, 0, 1, 2))
        c.draw(quarters, in: rect(0, 0, 2, 2))
        #expect(canvas[0, 0] == 0x8080_0000 && canvas[1, 0] == 0)
        c.setAlpha(1)
        c.setBlendMode(.copy)
        c.draw(quarters, in: rect(0, 0, 2, 2))
        #expect(canvas[0, 0] == r)
    }

    @Test(.assumed("nothing to draw")) func `a rectangle without area or number draws nothing`() {
        let canvas = Canvas(4, 4)
        let c = canvas.context
        for bad in [rect(0, 0, 0, 4), rect(.nan, 0, 4, 4), rect(0, 0, .infinity, 4), .null] { c.draw(quarters, in: bad) }
        c.scaleBy(x: 0, y: 1)
        c.draw(quarters, in: rect(0, 0, 4, 4))
        #expect(canvas.isBlank)
    }

    @Test(.documented("CGLayer")) func `a layer's drawing can be used again`() {
        let canvas = Canvas(8, 8)
        let layer = CGLayer(canvas.context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil)!
        layer.context?.fill(rect(0, 0, 1, 1))
        canvas.context.draw(layer, at: point(0, 0))
        canvas.context.draw(layer, in: rect(4, 4, 4, 4))
        #expect(canvas[0, 7] == 0xFF00_0000 && canvas[4, 3] == 0xFF00_0000)
        #expect(CGLayer(canvas.context, size: CGSize(width: 0, height: 2), auxiliaryInfo: nil) == nil)
    }
}
