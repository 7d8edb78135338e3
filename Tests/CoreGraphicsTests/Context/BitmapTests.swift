import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

@Suite(.documented("CGContext.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)")) struct BitmapTests {
    private func context(
        _ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ row: Int, _ info: UInt32,
        space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), bits: Int = 8
    ) -> CGContext? {
        CGContext(
            data: data, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row, space: space, bitmapInfo: info)
    }

    private let rgba = CGImageAlphaInfo.premultipliedLast.rawValue
    private let bgra = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue

    @Test(arguments: [
        (CGImageAlphaInfo.premultipliedLast.rawValue, [UInt8(128), 0, 64, 128]),
        (CGImageAlphaInfo.premultipliedFirst.rawValue, [128, 128, 0, 64]),
        (CGImageAlphaInfo.premultipliedFirst.rawValue | 0x2000, [64, 0, 128, 128]),
        (CGImageAlphaInfo.premultipliedLast.rawValue | 0x2000, [128, 64, 0, 128]),
        (CGImageAlphaInfo.premultipliedLast.rawValue | 0x4000, [128, 0, 64, 128]),
    ])
    func `the caller's memory holds the pixel in the order asked for`(info: UInt32, expected: [UInt8]) {
        var bytes = [UInt8](repeating: 0, count: 4)
        bytes.withUnsafeMutableBytes { memory in
            let c = context(memory.baseAddress, 1, 1, 4, info)!
            c.setFillColor(red: 1, green: 0, blue: 0.5, alpha: 0.5)
            c.fill(rect(0, 0, 1, 1))
            #expect(c.data == memory.baseAddress)
        }
        #expect(bytes == expected)
    }

    @Test(.assumed("reading one pixel, as many apps do")) func `an image's colour can be read through one pixel`() {
        var pixel = [UInt8](repeating: 0, count: 4)
        let image = Showcase.picture()
        let c = context(&pixel, 1, 1, 4, rgba)!
        c.translateBy(x: -60, y: -60)
        c.draw(image, in: rect(0, 0, 64, 64))
        #expect(pixel == [255, 0, 128, 255])
    }

    @Test(.assumed("memory is shared both ways")) func `what the caller writes between calls is kept`() {
        var bytes = [UInt8](repeating: 0, count: 16)
        bytes.withUnsafeMutableBytes { memory in
            let c = context(memory.baseAddress, 2, 2, 8, rgba)!
            memory.copyBytes(from: [10, 20, 30, 255])
            c.setBlendMode(.plusLighter)
            c.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            c.fill(rect(0, 1, 1, 1))
            #expect(c.makeImage()!.pixels[0, 0] == 0xFFFF_141E)
            memory.copyBytes(from: [1, 2, 3, 255])
            #expect(c.makeImage()!.pixels[0, 0] == 0xFF01_0203)
        }
        #expect(bytes[0...3] == [1, 2, 3, 255])
    }

    @Test func `memory that we made can be read and written`() {
        let c = context(nil, 2, 2, 0, rgba)!
        c.setFillColor(red)
        c.fill(rect(0, 0, 2, 2))
        let bytes = c.data!.assumingMemoryBound(to: UInt8.self)
        #expect((0..<4).map { bytes[$0] } == [255, 0, 0, 255])
        c.setFillColor(green)
        c.fill(rect(0, 1, 1, 1))
        #expect((0..<4).map { bytes[$0] } == [0, 255, 0, 255])
        bytes[5] = 255
        #expect(c.makeImage()!.pixels[1, 0] == 0xFFFF_FF00)
        #expect(c.bytesPerRow == 8 && c.bitsPerPixel == 32 && c.bitsPerComponent == 8 && c.width == 2 && c.height == 2)
    }

    @Test(.documented("CGImageAlphaInfo.noneSkipLast")) func `a bitmap without alpha starts black and stays opaque`() {
        for info in [CGImageAlphaInfo.noneSkipLast.rawValue, CGImageAlphaInfo.noneSkipFirst.rawValue | 0x2000] {
            let c = context(nil, 2, 1, 0, info)!
            c.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            c.fill(rect(0, 0, 1, 1))
            c.clear(rect(1, 0, 1, 1))
            let image = c.makeImage()!
            #expect(image.pixels[0, 0] == 0xFF80_0000 && image.pixels[1, 0] == 0xFF00_0000)
            #expect(image.isOpaque)
        }
    }

    @Test(.assumed("others read the pixels"), arguments: BlendModeTests.modes)
    func `pixels of an opaque bitmap stay opaque`(mode: CGBlendMode) {
        let canvas = Canvas(20, 20, isOpaque: true)
        let c = canvas.context
        c.setFillColor(CGColor(red: 1, green: 1, blue: 0, alpha: 0.7))
        c.fill(rect(0, 0, 20, 20))
        c.setBlendMode(mode)
        c.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0.3))
        c.setShadow(offset: CGSize(width: 2, height: 2), blur: 3)
        c.fillEllipse(in: rect(3, 3, 10, 10))
        c.beginTransparencyLayer(auxiliaryInfo: nil)
        c.stroke(rect(1.5, 2.5, 10, 10))
        c.endTransparencyLayer()
        c.clear(rect(0, 0, 2, 2))
        for y in 0..<20 { for x in 0..<20 { #expect(canvas.alpha(x, y) == 255) } }
        #expect(canvas[0, 19] == 0xFF00_0000)
    }

    @Test func `a grey bitmap keeps the brightness of colours`() {
        var bytes = [UInt8](repeating: 0, count: 6)
        bytes.withUnsafeMutableBytes { memory in
            let c = context(memory.baseAddress, 3, 1, 3, 0, space: CGColorSpaceCreateDeviceGray())!
            c.setFillColor(gray: 0.5, alpha: 1)
            c.fill(rect(0, 0, 1, 1))
            c.setFillColor(gray: 1, alpha: 1)
            c.fill(rect(1, 0, 1, 1))
            c.setFillColor(green)
            c.fill(rect(2, 0, 1, 1))
        }
        #expect(bytes[0] == 128 && bytes[1] == 255 && abs(Int(bytes[2]) - 220) <= 2)
    }

    @Test(.documented("CGImageAlphaInfo.alphaOnly")) func `an alpha bitmap keeps coverage alone`() {
        for row in [4, 3] {
            var bytes = [UInt8](repeating: 0, count: 8)
            bytes.withUnsafeMutableBytes { memory in
                let c = context(
                    memory.baseAddress, 3, 2, row, CGImageAlphaInfo.alphaOnly.rawValue, space: CGColorSpaceCreateDeviceGray())!
                c.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
                c.fill(rect(0, 0, 2, 1))
            }
            #expect(bytes[row] == 128 && bytes[row + 1] == 128 && bytes[row + 2] == 0 && bytes[0] == 0)
        }
    }

    @Test(.assumed("wide and deep memory")) func `deep and wide bitmaps hold converted colours`() {
        var shorts = [UInt16](repeating: 0, count: 4)
        let deep = context(&shorts, 1, 1, 8, rgba | CGBitmapInfo.byteOrder16Little.rawValue, bits: 16)
        deep?.setFillColor(red: 1, green: 0, blue: 0.2, alpha: 1)
        deep?.fill(rect(0, 0, 1, 1))
        #expect(shorts == [65_535, 0, 13_107, 65_535])
        var floats = [Float](repeating: 0, count: 4)
        let info = rgba | CGBitmapInfo.floatComponents.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        let linear = context(&floats, 1, 1, 16, info, space: CGColorSpace(name: CGColorSpace.extendedLinearSRGB)!, bits: 32)
        linear?.setFillColor(red: 0.2, green: 0, blue: 1, alpha: 1)
        linear?.fill(rect(0, 0, 1, 1))
        #expect(abs(floats[0] - 0.0331) < 0.001 && floats[2] == 1 && floats[3] == 1)
        var bytes = [UInt8](repeating: 0, count: 4)
        let wide = context(&bytes, 1, 1, 4, rgba, space: CGColorSpace(name: CGColorSpace.displayP3)!)
        wide?.setFillColor(red)
        wide?.fill(rect(0, 0, 1, 1))
        #expect(bytes == [234, 51, 35, 255])
        #expect(wide?.makeImage()?.pixels[0, 0] == 0xFFFF_0000)
    }

    @Test(.assumed("nil and a message instead of a crash")) func `impossible bitmaps are refused`() {
        #expect(context(nil, 0, 10, 0, rgba) == nil)
        #expect(context(nil, 10, -1, 0, rgba) == nil)
        #expect(context(nil, 32_768, 1, 0, rgba) == nil)
        #expect(context(nil, .max, .max, 0, rgba) == nil)
        #expect(context(nil, 32_767, 32_767, 0, bgra) == nil)
        #expect(context(nil, 10, 10, 8, rgba) == nil)
        #expect(context(nil, 10, 10, 0, CGImageAlphaInfo.last.rawValue) == nil)
        #expect(context(nil, 10, 10, 0, CGImageAlphaInfo.none.rawValue) == nil)
        #expect(context(nil, 10, 10, 0, 31) == nil)
        #expect(context(nil, 10, 10, 0, rgba, bits: 5) == nil)
        #expect(context(nil, 10, 10, 0, rgba, bits: 32) == nil)
        #expect(context(nil, 10, 10, .max, rgba) == nil)
        #expect(context(nil, 10, 10, 0, rgba, space: CGColorSpaceCreateDeviceGray()) == nil)
        #expect(context(nil, 10, 10, 0, rgba, space: CGColorSpace(patternBaseSpace: nil)!) == nil)
    }

    @Test(.documented("CGContext.makeImage()")) func `an image does not follow the bitmap it was made of`() {
        let canvas = Canvas(2, 2)
        let image = canvas.context.makeImage()!
        canvas.context.fill(rect(0, 0, 2, 2))
        #expect(image.pixels[0, 0] == 0)
        #expect(canvas.context.finishImage()!.pixels === canvas.pixels)
    }

    @Test(.documented("CGBitmapContextReleaseDataCallback")) func `the caller's memory is released with the context`() {
        nonisolated(unsafe) var released = 0
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)
        memory.storeBytes(of: 0, as: UInt32.self)
        var c = CGContext(
            data: memory, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: bgra,
            releaseCallback: { _, data in
                released += 1
                data?.deallocate()
            }, releaseInfo: nil)
        #expect(c != nil && released == 0)
        c = nil
        #expect(released == 1)
    }
}
