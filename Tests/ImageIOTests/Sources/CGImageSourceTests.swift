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
