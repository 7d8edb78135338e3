import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@Suite("Drawing / Contexts / Image renderers")
struct ImageRendererTests {
    @Test(.documented("UIGraphicsImageRenderer"))
    func `draw points with y downwards at the wanted scale`() {
        let image = picture(4, 3, scale: 2) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(image.size == CGSize(width: 4, height: 3) && image.scale == 2)
        #expect(image.cgImage?.width == 8)
        #expect(
            [image.pixel(0, 0), image.pixel(1, 1), image.pixel(2, 0), image.pixel(0, 2)] == [
                "FFFF0000", "FFFF0000", "00000000", "00000000",
            ])
    }

    @Test(.documented("UIGraphicsRenderer.init(bounds:format:)"))
    func `start where the bounds do`() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 2, height: 2), format: format)
        let image = renderer.image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
        }
        #expect([image.pixel(0, 0), image.pixel(1, 1)] == ["FF0000FF", "00000000"])
    }

    @Test(.documented("UIGraphicsImageRendererFormat.opaque"))
    func `are black at first when opaque`() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in }
        #expect(image.pixel(0, 0) == "FF000000")
    }

    @Test(.assumed("an empty size has no pixels"))
    func `give an empty picture for an empty size`() {
        #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
    }

    @Test(.assumed("limits are named, nothing is lost"))
    func `say so when the size is beyond the limits`() {
        let found = Misuse.observed {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 1_000_000, height: 10)).image { _ in }
            #expect(image.cgImage == nil)
        }
        #expect(found.count == 1 && found[0].message.contains("32767"))
    }

    @Test(.documented("UIGraphicsBeginImageContextWithOptions"))
    func `nest like the older image contexts`() {
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let inner = picture(1, 1) { _ in UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        let outer = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(outer?.pixel(1, 1) == "FF00FF00")
        #expect(inner.pixel(0, 0) == "FF000000")
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test(.documented("UIGraphicsPopContext"))
    func `report a pop without a push`() {
        #expect(Misuse.observed { UIGraphicsPopContext() } == [.unbalancedGraphicsContextPop])
    }

    @Test(.documented("UIRectFrame"))
    func `frame a rectangle with one point`() {
        let image = picture(4, 4) { _ in
            UIColor.black.setFill()
            UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect([image.pixel(0, 0), image.pixel(3, 2), image.pixel(1, 1)] == ["FF000000", "FF000000", "00000000"])
    }

    @Test(.documented("UIGraphicsPDFRenderer"))
    func `write documents page by page, the same bytes each time`() {
        func document() -> Data {
            UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100)).pdfData { context in
                context.beginPage()
                "First".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
                context.beginPage()
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
            }
        }
        let data = document()
        #expect(data.starts(with: Data("%PDF".utf8)) && data.count > 500)
        #expect(data == document())
    }
}
