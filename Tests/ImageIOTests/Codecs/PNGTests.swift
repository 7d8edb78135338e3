import CoreGraphics
import AppleFoundation
import ImageIO
import ImageIOPNG
import TestEvidence
import Testing

@Suite("Image I/O / PNG", .ours)
struct PNGTests {
    @Test(arguments: [(1, 1), (2, 3), (17, 5), (64, 64), (300, 1), (1, 300)])
    func `keeps every opaque pixel`(width: Int, height: Int) throws {
        let picture = Pictures.gradient(width, height)
        let decoded = try ImageCodecs.decode(ImageCodecs.encodePNG(picture))
        #expect(decoded.pixels.words == picture.words)
        #expect(!decoded.header.hasAlpha)
    }

    @Test func `keeps every premultiplied pixel`() throws {
        // Every alpha with every colour that it can carry.
        let picture = Pictures.fill(256, 256) { x, y in
            let value = UInt32(min(x, y))
            return UInt32(x) << 24 | value << 16 | UInt32(x - Int(value)) << 8 | value
        }
        let decoded = try ImageCodecs.decode(ImageCodecs.encodePNG(picture))
        #expect(decoded.pixels.words == picture.words)
        #expect(decoded.header.hasAlpha)
    }

    @Test func `writes the same bytes for the same pixels`() throws {
        let first = try ImageCodecs.encodePNG(Pictures.translucent(90, 40))
        let second = try ImageCodecs.encodePNG(Pictures.translucent(90, 40))
        #expect(first == second)
    }

    @Test func `writes an alpha mask as grey`() throws {
        let mask = PixelBuffer(format: .alpha, width: 3, height: 2)!
        for y in 0..<2 { for x in 0..<3 { mask.alphaRow(y)[x] = UInt8(40 * x + 10 * y) } }
        let decoded = try ImageCodecs.decode(ImageCodecs.encodePNG(mask))
        #expect(decoded.pixels.words == [0xFF00_0000, 0xFF28_2828, 0xFF50_5050, 0xFF0A_0A0A, 0xFF32_3232, 0xFF5A_5A5A])
    }

    @Test(.documented("PNG: 11.2.2")) func `reads one-bit grey`() throws {
        let file = HandmadePNG(width: 4, height: 1, depth: 1, colorType: 0, rows: [[0, 0b1010_0000]])
        #expect(try ImageCodecs.decode(file.data).pixels.words == [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000])
    }

    @Test(.documented("PNG: 11.3.2")) func `reads a palette with transparency`() throws {
        let file = HandmadePNG(
            width: 3, height: 1, depth: 8, colorType: 3, palette: [255, 0, 0, 0, 255, 0, 0, 0, 255],
            transparency: [255, 128, 0],
            rows: [[0, 0, 1, 2]])
        let decoded = try ImageCodecs.decode(file.data)
        #expect(decoded.pixels.words == [0xFFFF_0000, 0x8000_8000, 0])
        #expect(decoded.header.hasAlpha)
    }

    @Test func `reads grey with alpha, premultiplied`() throws {
        let file = HandmadePNG(width: 2, height: 1, depth: 8, colorType: 4, rows: [[0, 200, 255, 200, 51]])
        #expect(try ImageCodecs.decode(file.data).pixels.words == [0xFFC8_C8C8, 0x3328_2828])
    }

    @Test(.documented("PNG: 12.3")) func `reads sixteen-bit samples as sRGB`() throws {
        let file = HandmadePNG(
            width: 1, height: 1, depth: 16, colorType: 2, rows: [[0, 0x80, 0x80, 0x40, 0x40, 0xFF, 0xFF]])
        #expect(try ImageCodecs.decode(file.data).pixels.words == [0xFF80_40FF])
    }

    @Test(.documented("PNG: 8.2")) func `reads interlaced pixels into their places`() throws {
        // Adam7 of 2 by 2: pass 1 holds (0,0), pass 6 (1,0), pass 7 the second row.
        let file = HandmadePNG(
            width: 2, height: 2, depth: 8, colorType: 0, isInterlaced: true, rows: [[0, 10], [0, 20], [0, 30, 40]])
        #expect(try ImageCodecs.decode(file.data).pixels.words == [0xFF0A_0A0A, 0xFF14_1414, 0xFF1E_1E1E, 0xFF28_2828])
    }

    @Test func `a stamped file proves its own pixels and no others`() throws {
        let picture = Pictures.translucent(37, 11)
        var encoder = PNGEncoder()
        encoder.isStamped = true
        let file = try encoder.encode(picture)
        #expect(try ImageCodecs.decode(file).pixels.words == picture.words)
        let other = Pictures.translucent(37, 11)
        other.row(10)[36] ^= 1
        file.withUnsafeBytes { bytes in
            #expect(PNGStamp.proves(bytes, equalTo: picture))
            #expect(!PNGStamp.proves(bytes, equalTo: other))
            #expect(!PNGStamp.proves(bytes, equalTo: Pictures.translucent(11, 37)))
        }
    }

    @Test func `a stamp on changed pixels proves nothing`() throws {
        var encoder = PNGEncoder()
        encoder.isStamped = true
        let picture = Pictures.gradient(20, 20)
        var file = try encoder.encode(picture)
        let pixels = try #require(file.range(of: Data("IDAT".utf8)))
        file[pixels.upperBound + 20] ^= 0x40
        file.withUnsafeBytes { #expect(!PNGStamp.proves($0, equalTo: picture)) }
    }
}
