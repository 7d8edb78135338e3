import AppleFoundation
import CoreGraphics
import ImageIO
import TestEvidence
import Testing

@Suite("Image I/O / Sources and destinations", .documented("CGImageSource"))
struct CGImageSourceTests {
    @Test(.documented("CGImageSource")) func `tells type, size and alpha without decoding`() throws {
        let data = try ImageCodecs.encodePNG(Pictures.translucent(30, 20))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetType(source) == "public.png")
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
        #expect(properties[kCGImagePropertyPixelWidth] as? Int == 30)
        #expect(properties[kCGImagePropertyPixelHeight] as? Int == 20)
        #expect(properties[kCGImagePropertyHasAlpha] as? Bool == true)
        #expect(properties[kCGImagePropertyOrientation] == nil)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
    }

    @Test(arguments: [true, false]) func `gives the image with its pixels`(decodesNow: Bool) throws {
        let picture = Pictures.translucent(30, 20)
        let source = try #require(CGImageSourceCreateWithData(ImageCodecs.encodePNG(picture) as CFData, nil))
        let options = [kCGImageSourceShouldCacheImmediately: decodesNow] as CFDictionary
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, options))
        #expect(image.width == 30 && image.height == 20)
        #expect(image.pixels.words == picture.words)
    }

    @Test func `has no image for what it cannot read and says why`() throws {
        let source = try #require(CGImageSourceCreateWithData(Data("no picture".utf8) as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 0)
        #expect(CGImageSourceGetType(source) == nil)
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        #expect(source.failure == .unknownFormat)
        #expect(CGImageSourceCreateWithData(Data() as CFData, nil) == nil)
        #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere/at/all.png") as CFURL, nil) == nil)
    }

    @Test(arguments: [("public.png", 0), ("public.jpeg", 6), ("org.webmproject.webp", 0)])
    func `writes what it reads again`(type: String, distance: Int) throws {
        let picture = Pictures.solid(24, 16, 0xFF20_60A0)
        let output = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(output, type as CFString, 1, nil))
        CGImageDestinationAddImage(destination, CGImage(pixels: picture), nil)
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(output, nil))
        #expect(CGImageSourceGetType(source) == type as CFString)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.pixels.distance(to: picture) <= distance)
    }

    @Test func `writes nothing without an image, and no unknown type`() throws {
        let destination = try #require(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))
        #expect(!CGImageDestinationFinalize(destination))
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "com.adobe.pdf", 1, nil) == nil)
    }

    @Test(.oracle("IMAGE-1"), arguments: [true, false])
    func `the bytes of a picture from a file are red, green, blue and alpha`(decodesNow: Bool) throws {
        let file = HandmadePNG(width: 2, height: 1, depth: 8, colorType: 6, rows: [[0, 200, 100, 50, 128, 9, 13, 14, 255]])
        let source = try #require(CGImageSourceCreateWithData(file.data as CFData, nil))
        let options = [kCGImageSourceShouldCacheImmediately: decodesNow] as CFDictionary
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, options))
        let bytes = try #require(image.dataProvider?.data as Data?)
        #expect(Array(bytes[4...]) == [9, 13, 14, 255])
        // What is translucent was multiplied and divided again.
        for (byte, wanted) in zip(bytes, [200, 100, 50, 128] as [UInt8]) { #expect(abs(Int(byte) - Int(wanted)) <= 1) }
        #expect(image.alphaInfo == .last && image.byteOrderInfo == .orderDefault && !image.isOpaque)
        #expect(image.dataProvider?.data as Data? == bytes)
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1)))
        #expect(part.dataProvider?.data as Data? == Data([9, 13, 14, 255]) && part.alphaInfo == .last)
        let provider = try #require(image.dataProvider)
        let again = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: image.bytesPerRow,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: image.bitmapInfo, provider: provider,
                decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        #expect(again.pixels.words == image.pixels.words)
    }

    @Test(.assumed("a photograph has nothing to be seen through")) func `a JPEG has three colours and a byte that is skipped`()
        throws
    {
        let source = try #require(
            CGImageSourceCreateWithData(ImageCodecs.encodeJPEG(Pictures.gradient(8, 4), quality: 0.9) as CFData, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.alphaInfo == .noneSkipLast && image.isOpaque && image.bytesPerRow == 32)
        let bytes = try #require(image.dataProvider?.data as Data?)
        let word = image.pixels.words[5]
        #expect(Array(bytes[20..<23]) == [16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) })
    }

    @Test(arguments: [(10, 10, 5), (100, 40, 20), (13, 13, 7)])
    func `makes thumbnails that keep their proportions and never grow`(limit: Int, width: Int, height: Int) throws {
        let data = try ImageCodecs.encodeJPEG(Pictures.gradient(40, 20), quality: 0.9)
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let options =
            [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: limit] as CFDictionary
        let image = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect(image.width == width && image.height == height)
    }

    /// 1 2 / 3 4 / 5 6 as stored, and as seen in each orientation.
    @Test(
        .documented("CGIMAGE: orientations"),
        arguments: [
            (1, [1, 2, 3, 4, 5, 6]), (2, [2, 1, 4, 3, 6, 5]), (3, [6, 5, 4, 3, 2, 1]), (4, [5, 6, 3, 4, 1, 2]),
            (5, [1, 3, 5, 2, 4, 6]), (6, [5, 3, 1, 6, 4, 2]), (7, [6, 4, 2, 5, 3, 1]), (8, [2, 4, 6, 1, 3, 5]),
        ])
    func `turns stored pixels upright`(exif: Int, seen: [UInt32]) throws {
        let stored = Pictures.fill(2, 3) { x, y in UInt32(1 + x + y * 2) }
        let upright = try #require(ImageOrientation(exif: exif).upright(stored))
        #expect(upright.width == (exif >= 5 ? 3 : 2))
        #expect(upright.words == seen)
    }
}
