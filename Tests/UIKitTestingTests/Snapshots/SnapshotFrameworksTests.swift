import CoreGraphics
import SnapshotFrameworks
import TestEvidence
import Testing
import UIKit

@Suite(
    "UIKitTesting / Snapshots / Frameworks of a library", .assumed("CILabDeltaE gives the distance in CIE Lab, from 0 to 100")
)
@MainActor struct SnapshotFrameworksTests {
    private func picture(_ color: UIColor, dot: UIColor? = nil) -> CGImage {
        let format = UIGraphicsImageRendererFormat.preferred()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            dot?.setFill()
            if dot != nil { context.fill(CGRect(x: 3, y: 2, width: 1, height: 1)) }
        }.cgImage!
    }

    private func distances(_ one: CGImage, _ other: CGImage) -> CIImage {
        CIImage(cgImage: one).applyingFilter("CILabDeltaE", parameters: ["inputImage2": CIImage(cgImage: other)])
    }

    /// As the library reads them: numbers of 16 bits, made such of 32.
    private func values(_ image: CIImage) throws -> [[Float]] {
        let size = (width: Int(image.extent.width), height: Int(image.extent.height))
        var half = try vImage_Buffer(width: size.width, height: size.height, bitsPerPixel: 16)
        var whole = try vImage_Buffer(width: size.width, height: size.height, bitsPerPixel: 32)
        defer { half.free(); whole.free() }
        CIContext().render(
            image, toBitmap: half.data, rowBytes: half.rowBytes, bounds: image.extent, format: .Rh, colorSpace: nil)
        #expect(vImageConvert_Planar16FtoPlanarF(&half, &whole, 0) == kvImageNoError)
        let buffer = whole
        return (0..<size.height).map { row in
            (0..<size.width).map { column in
                buffer.data.load(fromByteOffset: row * buffer.rowBytes + column * 4, as: Float.self)
            }
        }
    }

    @Test func `black and white are as different as can be, equal colours not at all`() throws {
        let all = try values(distances(picture(.black), picture(.white))).flatMap { $0 }
        #expect(all.count == 200)
        #expect(all.allSatisfy { abs($0 - 100) < 0.1 })
        #expect(try values(distances(picture(.red), picture(.red))).flatMap { $0 }.allSatisfy { $0 == 0 })
    }

    @Test func `a pixel that differs is where it is, and its distance that of its colours`() throws {
        let rows = try values(distances(picture(.white), picture(.white, dot: UIColor(white: 0.9, alpha: 1))))
        let differing = rows.enumerated().flatMap { row, values in
            values.enumerated().filter { $0.element > 0 }.map { (row, $0.offset, $0.element) }
        }
        #expect(differing.count == 1)
        #expect(differing[0].0 == 2 && differing[0].1 == 3)
        // L* of sRGB 230 is 91.3.
        #expect(abs(differing[0].2 - 8.7) < 0.3)
    }

    @Test func `an area's average and its greatest value are images of one pixel`() throws {
        let image = distances(picture(.white), picture(.white, dot: .black))
        #expect(abs(try values(image.applyingFilter("CIAreaMaximum"))[0][0] - 100) < 0.1)
        #expect(abs(try values(image.applyingFilter("CIAreaAverage"))[0][0] - 0.5) < 0.01)
    }

    @Test func `there is no device, and views of absent frameworks are empty ones`() {
        #expect(MTLCreateSystemDefaultDevice() == nil)
        let view: UIView = UILabel()
        #expect(view as? SCNView == nil)
        #expect(SKView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)).texture(from: SKScene())?.cgImage().width ?? 0 > 0)
        var taken = false
        WKWebView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)).takeSnapshot(with: nil) { image, _ in taken = image != nil }
        #expect(taken)
    }
}
