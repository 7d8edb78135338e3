import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

@Suite struct ImageTests {
    private func image(
        _ bytes: [UInt8], _ width: Int, _ height: Int, bits: Int = 8, perPixel: Int, row: Int, space: CGColorSpace? = nil,
        _ info: UInt32, decode: [CGFloat]? = nil
    ) -> CGImage? {
        CGImage(
            width: width, height: height, bitsPerComponent: bits, bitsPerPixel: perPixel, bytesPerRow: row,
            space: space ?? CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info),
            provider: CGDataProvider(data: Data(bytes) as CFData)!, decode: decode, shouldInterpolate: true,
            intent: .defaultIntent)
    }

    private func words(_ image: CGImage?) -> [UInt32] {
        guard let pixels = image?.pixels else { return [] }
        return (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels[$0, y] } }
    }

    private let last = CGImageAlphaInfo.last.rawValue
    private let little = CGBitmapInfo.byteOrder32Little.rawValue

    @Test(
        .documented("CGImageAlphaInfo"),
        arguments: [
            (CGImageAlphaInfo.premultipliedLast, 0 as UInt32, [UInt8(64), 32, 16, 128]),
            (.premultipliedFirst, 0, [128, 64, 32, 16]), (.premultipliedFirst, 0x2000, [16, 32, 64, 128]),
            (.premultipliedLast, 0x2000, [128, 16, 32, 64]), (.premultipliedLast, 0x4000, [64, 32, 16, 128]),
            (.last, 0, [128, 64, 32, 128]), (.first, 0, [128, 128, 64, 32]),
        ])
    func `every order of bytes gives the same pixel`(alpha: CGImageAlphaInfo, order: UInt32, bytes: [UInt8]) {
        let image = image(bytes, 1, 1, perPixel: 32, row: 4, alpha.rawValue | order)
        #expect(words(image) == [0x8040_2010])
        #expect(image?.alphaInfo == alpha)
        #expect(image?.isOpaque == false)
    }

    @Test(.documented("CGImageAlphaInfo")) func `skipped alpha counts as opaque`() {
        let skip = image([1, 2, 3, 0], 1, 1, perPixel: 32, row: 4, CGImageAlphaInfo.noneSkipLast.rawValue)
        #expect(words(skip) == [0xFF01_0203])
        #expect(skip?.isOpaque == true)
        #expect(words(image([1, 2, 3], 1, 1, perPixel: 24, row: 3, 0)) == [0xFF01_0203])
    }

    @Test(.documented("CGImage")) func `deep, shallow and grey pixels are read`() {
        let gray = CGColorSpaceCreateDeviceGray()
        #expect(words(image([0x80, 0x00], 1, 1, bits: 16, perPixel: 16, row: 2, space: gray, 0)) == [0xFF80_8080])
        #expect(
            words(image([0b1010_0000], 3, 1, bits: 1, perPixel: 1, row: 1, space: gray, 0)) == [
                0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF,
            ])
        #expect(words(image([0x0F], 2, 1, bits: 4, perPixel: 4, row: 1, space: gray, 0)) == [0xFF00_0000, 0xFFFF_FFFF])
        #expect(words(image([100, 128], 1, 1, perPixel: 16, row: 2, space: gray, last)) == [0x8032_3232])
        #expect(
            words(
                image(
                    [255, 255, 0, 0, 0, 0, 128, 0], 1, 1, bits: 16, perPixel: 64, row: 8, CGImageAlphaInfo.noneSkipLast.rawValue
                ))
                == [0xFFFF_0000])
    }

    @Test(.documented("CGBitmapInfo.floatComponents")) func `floating point pixels are read`() {
        var values: [Float] = [0.5, 0, 1, 1]
        let bytes = values.withUnsafeMutableBytes { Array($0) }
        let info = CGBitmapInfo.floatComponents.rawValue | CGBitmapInfo.byteOrder32Little.rawValue | last
        #expect(words(image(bytes, 1, 1, bits: 32, perPixel: 128, row: 16, info)) == [0xFF80_00FF])
    }

    @Test(.documented("CGColorSpace.init(indexedBaseSpace:last:colorTable:)")) func `indexed pixels look up their colour`() {
        let space = CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 1, colorTable: [1, 2, 3, 250, 0, 0])!
        #expect(words(image([1, 0], 2, 1, perPixel: 8, row: 2, space: space, 0)) == [0xFFFA_0000, 0xFF01_0203])
    }

    @Test(.documented("CGImage.decode")) func `a decode array turns samples round`() {
        let gray = CGColorSpaceCreateDeviceGray()
        #expect(
            words(image([0, 255], 2, 1, perPixel: 8, row: 2, space: gray, 0, decode: [1, 0])) == [0xFFFF_FFFF, 0xFF00_0000])
    }

    @Test(.assumed("clear nil instead of a crash")) func `numbers that do not fit together give no image`() {
        #expect(image([0, 0, 0, 0], 0, 1, perPixel: 32, row: 4, last) == nil)
        #expect(image([0, 0, 0, 0], -5, 1, perPixel: 32, row: 4, last) == nil)
        #expect(image([0, 0, 0, 0], 2, 1, perPixel: 32, row: 8, last) == nil)
        #expect(image([0, 0, 0, 0], 1, 1, perPixel: 8, row: 4, last) == nil)
        #expect(image([0, 0, 0, 0], 1, 1, bits: 3, perPixel: 32, row: 4, last) == nil)
        #expect(image([0, 0, 0, 0], 40_000, 1, perPixel: 32, row: 160_000, last) == nil)
        #expect(image([0, 0, 0, 0], 1, 1, perPixel: 32, row: 1 << 40, last) == nil)
    }

    @Test(.documented("CGImage.dataProvider")) func `the provider gives the bytes that were given`() {
        let bytes: [UInt8] = [1, 2, 3, 255]
        let given = image(bytes, 1, 1, perPixel: 32, row: 4, last)
        #expect(given?.dataProvider?.data as Data? == Data(bytes))
        let own = Canvas(1, 1)
        own.context.setFillColor(red)
        own.context.fill(rect(0, 0, 1, 1))
        let drawn = own.context.makeImage()!
        #expect(drawn.dataProvider?.data as Data? == Data([0, 0, 255, 255]))
        #expect(drawn.bitmapInfo.rawValue == CGImageAlphaInfo.premultipliedFirst.rawValue | little)
    }

    @Test(.assumed("reading pixels, as many apps do")) func `bytes can be read through a pointer`() {
        let image = Showcase.picture()
        let data = image.dataProvider!.data!
        let bytes: UnsafePointer<UInt8> = CFDataGetBytePtr(data)
        #expect(CFDataGetLength(data) == image.bytesPerRow * image.height)
        #expect(bytes[4 * 60] == 128 && bytes[4 * 60 + 2] == 255)
    }

    @Test(.assumed("images are shared between threads")) func `many threads may draw one image`() {
        let source = Canvas(300, 300)
        source.context.fillEllipse(in: rect(0, 0, 300, 300))
        let image = source.context.makeImage()!
        nonisolated(unsafe) var results = [Data](repeating: Data(), count: 16)
        let lock = NSLock()
        DispatchQueue.concurrentPerform(iterations: 16) { index in
            let canvas = Canvas(40, 40)
            canvas.context.setShadow(offset: CGSize(width: 1, height: 1), blur: 3)
            canvas.context.draw(image, in: rect(3, 3, 30, 30))
            canvas.context.fillEllipse(in: rect(5, 5, 20, 20))
            lock.lock()
            results[index] = canvas.bytes
            lock.unlock()
        }
        #expect(Set(results).count == 1)
    }

    @Test(.documented("CGImage.cropping(to:)")) func `cropping counts from the top left and keeps whole pixels`() {
        let source = Showcase.picture()
        let part = source.cropping(to: rect(16, 0, 15.5, 17.2))!
        #expect(part.width == 16 && part.height == 18)
        #expect(part.pixels[0, 0] == source.pixels[16, 0])
        #expect(part.pixels[15, 17] == source.pixels[31, 17])
        #expect(source.cropping(to: rect(60, 60, 50, 50))?.width == 4)
        #expect(source.cropping(to: rect(100, 0, 5, 5)) == nil)
        #expect(source.cropping(to: .null) == nil)
        #expect(source.cropping(to: rect(.nan, 0, 5, 5)) == nil)
    }

    @Test(.documented("CGImage.masking(_:)")) func `masking keeps what the mask paints`() {
        let source = image([10, 20, 30, 255, 40, 50, 60, 255], 2, 1, perPixel: 32, row: 8, last)!
        let mask = CGImage(
            maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
            provider: CGDataProvider(data: Data([0, 255]) as CFData)!, decode: nil, shouldInterpolate: false)!
        #expect(words(source.masking(mask)) == [0xFF0A_141E, 0])
        #expect(mask.masking(mask) == nil)
        let keyed = source.copy(maskingColorComponents: [0, 15, 0, 255, 0, 255])
        #expect(words(keyed) == [0, 0xFF28_323C])
    }

    @Test(.documented("CGImage")) func `an image made later loads once and only when it is drawn`() {
        nonisolated(unsafe) var loads = 0
        let lazy = CGImage(width: 2, height: 2, isOpaque: true) {
            loads += 1
            let pixels = PixelBuffer(width: 2, height: 2)!
            pixels.row(0)[0] = 0xFF12_3456
            return pixels
        }
        #expect(lazy.width == 2 && loads == 0)
        #expect(lazy.pixels[0, 0] == 0xFF12_3456)
        _ = lazy.pixels
        #expect(loads == 1)
        let broken = CGImage(width: 2, height: 2, isOpaque: true) { nil }
        #expect(broken.pixels[0, 0] == 0)
    }
}
