import AppleFoundation
import CoreGraphics
import RasterKernels
import TestEvidence
import Testing

@Suite(.documented("CGContext.clip(using:)")) struct ClipTests {
    private func filled(_ clip: (CGContext) -> Void) -> Canvas {
        let canvas = Canvas(20, 20)
        clip(canvas.context)
        canvas.context.fill(rect(0, 0, 20, 20))
        return canvas
    }

    @Test func `clips intersect`() {
        let canvas = filled {
            $0.clip(to: rect(0, 0, 10, 20))
            $0.clip(to: rect(5, 5, 20, 10))
        }
        #expect(canvas.inkedCount == 50)
        #expect(canvas.context.boundingBoxOfClipPath == rect(5, 5, 5, 10))
    }

    @Test func `several rectangles clip to their union`() {
        #expect(filled { $0.clip(to: [rect(0, 0, 5, 5), rect(10, 10, 5, 5)]) }.inkedCount == 50)
    }

    @Test func `even-odd clips leave holes`() {
        let canvas = filled {
            $0.addRects([rect(0, 0, 20, 20), rect(5, 5, 10, 10)])
            $0.clip(using: .evenOdd)
        }
        #expect(canvas.inkedCount == 300)
    }

    @Test(.assumed("CoreGraphics logs and goes on")) func `clipping without a path changes nothing`() {
        #expect(filled { $0.clip() }.inkedCount == 400)
    }

    @Test func `an empty clip lets nothing through`() {
        let canvas = filled { $0.clip(to: CGRect.zero) }
        #expect(canvas.isBlank)
        #expect(canvas.context.boundingBoxOfClipPath.isNull)
        #expect(filled { $0.clip(to: CGRect.null) }.isBlank)
        #expect(filled { $0.clip(to: []) }.isBlank)
    }

    @Test func `the box of the clip is in user space`() {
        let c = Canvas(20, 20).context
        c.scaleBy(x: 2, y: 2)
        #expect(c.boundingBoxOfClipPath == rect(0, 0, 10, 10))
    }

    @Test func `resetting opens the whole bitmap again`() {
        #expect(
            filled {
                $0.clip(to: rect(0, 0, 2, 2))
                $0.resetClip()
            }.inkedCount == 400)
    }

    /// Left half black, right half white, top row grey.
    private var grayImage: CGImage {
        let c = CGContext(
            data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
            bitmapInfo: CGImageAlphaInfo.none.rawValue)!
        c.setFillColor(gray: 1, alpha: 1)
        c.fill(rect(2, 0, 2, 4))
        c.setFillColor(gray: 0.5, alpha: 1)
        c.fill(rect(0, 3, 4, 1))
        return c.makeImage()!
    }

    @Test(.documented("CGContext.clip(to:mask:)")) func `a grey image lets through where it is bright`() {
        let canvas = filled {
            $0.interpolationQuality = .none
            $0.clip(to: rect(4, 4, 12, 12), mask: grayImage)
        }
        #expect(canvas.alpha(14, 14) == 255)
        #expect(canvas.alpha(5, 14) == 0)
        #expect(canvas.alpha(18, 14) == 0)
        #expect(abs(canvas.alpha(5, 5) - 128) <= 1)
    }

    @Test(.documented("CGContext.clip(to:mask:)")) func `a mask image lets through where it is zero`() {
        let bytes = Data([0, 255, 255, 0])
        let mask = CGImage(
            maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
            provider: CGDataProvider(data: bytes as CFData)!, decode: nil, shouldInterpolate: false)!
        let canvas = filled {
            $0.interpolationQuality = .none
            $0.clip(to: rect(0, 0, 20, 20), mask: mask)
        }
        #expect(
            canvas.alpha(2, 2) == 255 && canvas.alpha(18, 2) == 0 && canvas.alpha(2, 18) == 0 && canvas.alpha(18, 18) == 255)
    }

    @Test(.assumed("the usual way to tint an icon")) func `an image with alpha lets through where it is opaque`() {
        let icon = Canvas(20, 20)
        icon.context.fill(rect(5, 5, 10, 10))
        let canvas = filled {
            $0.setFillColor(red)
            $0.clip(to: rect(0, 0, 20, 20), mask: icon.context.makeImage()!)
        }
        #expect(canvas.inkedCount == 100 && canvas[7, 7] == 0xFFFF_0000)
    }

    @Test(.assumed("clips intersect")) func `two masks and a path all count`() {
        let canvas = Canvas(20, 20)
        let c = canvas.context
        c.interpolationQuality = .none
        c.clip(to: rect(0, 0, 20, 20), mask: grayImage)
        c.saveGState()
        c.clip(to: rect(0, 0, 20, 20), mask: grayImage)
        c.clip(to: rect(0, 0, 20, 18))
        c.fill(rect(0, 0, 20, 20))
        c.restoreGState()
        #expect(canvas.alpha(15, 15) == 255 && canvas.alpha(2, 15) == 0 && canvas.alpha(15, 1) == 0)
        #expect(abs(canvas.alpha(15, 3) - 64) <= 1)
    }

    @Test(.assumed("what text blits by")) func `whole pixel clips are rectangles and soft ones a mask`() {
        let c = Canvas(20, 20).context
        guard case .rects(let all) = c.pixelClip else { return #expect(Bool(false)) }
        #expect(all == [PixelRect(x: 0, y: 0, width: 20, height: 20)])
        c.clip(to: rect(2, 2, 5, 5))
        #expect(c.pixelClip.bounds == PixelRect(x: 2, y: 13, width: 5, height: 5))
        c.addEllipse(in: rect(2, 2, 5, 5))
        c.clip()
        guard case .mask(let mask) = c.pixelClip else { return #expect(Bool(false)) }
        #expect(mask.bounds == PixelRect(x: 2, y: 13, width: 5, height: 5))
        #expect(mask.view.row(15)[4] == 255)
        #expect(mask.view.row(13)[2] < 100)
    }
}
