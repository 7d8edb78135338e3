import CoreGraphics
import AppleFoundation
import ImageIO
import TestEvidence
import Testing

@testable import ImageIOJPEG

@Suite("Image I/O / JPEG", .ours)
struct JPEGTests {
    @Test func `comes close to what was written`() throws {
        let picture = Pictures.solid(40, 30, 0xFF33_88CC)
        let decoded = try ImageCodecs.decode(ImageCodecs.encodeJPEG(picture, quality: 0.95))
        #expect(decoded.pixels.distance(to: picture) <= 3)
        #expect(decoded.header == ImageHeader(format: .jpeg, width: 40, height: 30, hasAlpha: false))
    }

    @Test func `takes more bytes for more quality`() throws {
        let picture = Pictures.gradient(64, 64)
        let sizes = try [0.0, 0.3, 0.6, 0.9, 1.0].map { try ImageCodecs.encodeJPEG(picture, quality: $0).count }
        #expect(sizes == sizes.sorted() && Set(sizes).count == sizes.count)
    }

    @Test(arguments: [Double.nan, -3, 7, .infinity]) func `survives any quality`(quality: Double) throws {
        let data = try ImageCodecs.encodeJPEG(Pictures.gradient(8, 8), quality: quality)
        #expect(try ImageCodecs.header(of: data).width == 8)
    }

    @Test(arguments: [(nil, 64), (40, 64), (32, 32), (20, 32), (16, 16), (8, 8), (1, 8)] as [(Int?, Int)])
    func `decodes at a fraction when little is needed`(smallestSide: Int?, expected: Int) throws {
        let data = try ImageCodecs.encodeJPEG(Pictures.gradient(64, 64), quality: 0.9)
        let decoded = try ImageCodecs.decode(data, smallestSide: smallestSide)
        #expect(decoded.pixels.width == expected && decoded.pixels.height == expected)
        #expect(decoded.header.width == 64)
    }

    @Test(.documented("CGIMAGE: orientations"), arguments: 1...8) func `reads the orientation in either byte order`(
        orientation: Int
    ) throws {
        let data = try ImageCodecs.encodeJPEG(Pictures.gradient(8, 8), quality: 0.9)
        for isLittle in [true, false] {
            let file = withExif(data, orientation: UInt8(orientation), isLittle: isLittle)
            #expect(try ImageCodecs.header(of: file).orientation == orientation)
        }
    }

    @Test(arguments: [0, 9, 255] as [UInt8]) func `takes an impossible orientation for upright`(orientation: UInt8) throws {
        let data = try ImageCodecs.encodeJPEG(Pictures.gradient(8, 8), quality: 0.9)
        #expect(try ImageCodecs.header(of: withExif(data, orientation: orientation, isLittle: true)).orientation == 1)
    }

    @Test func `turns inverted inks into colours`() {
        // C 255 (none), M 0 (full), Y 255, K 255 (none): magenta's opposite is missing, so red and blue stay.
        var words: [UInt32] = [0xFF_FF_00_FF, 0x80_FF_FF_FF, 0x00_FF_FF_FF]
        words.withUnsafeMutableBufferPointer { InkConversion.convertToWords($0.baseAddress!, count: 3) }
        #expect(words == [0xFFFF_00FF, 0xFF80_8080, 0xFF00_0000])
    }

    private func withExif(_ data: Data, orientation: UInt8, isLittle: Bool) -> Data {
        let tiff: [UInt8] =
            isLittle
            ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
            : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
        let content = Array("Exif".utf8) + [0, 0] + tiff
        return data.prefix(2) + Data([0xFF, 0xE1, 0, UInt8(content.count + 2)] + content) + data.dropFirst(2)
    }
}
