import CoreGraphics
import AppleFoundation
import ImageIO
import TestEvidence
import Testing

@Suite("Image I/O / WebP", .ours)
struct WebPTests {
    @Test func `keeps every pixel when lossless`() throws {
        let picture = Pictures.gradient(33, 21)
        let decoded = try ImageCodecs.decode(ImageCodecs.encodeWebP(picture))
        #expect(decoded.pixels.words == picture.words)
        #expect(decoded.header.format == .webp)
    }

    @Test func `keeps translucent pixels when lossless`() throws {
        let picture = Pictures.translucent(33, 21)
        let decoded = try ImageCodecs.decode(ImageCodecs.encodeWebP(picture))
        #expect(decoded.header.hasAlpha)
        #expect(decoded.pixels.words == picture.words)
    }

    @Test func `comes close when lossy`() throws {
        let picture = Pictures.solid(32, 32, 0xFF33_88CC)
        let decoded = try ImageCodecs.decode(ImageCodecs.encodeWebP(picture, quality: 0.9))
        #expect(decoded.pixels.distance(to: picture) <= 6)
    }

    @Test func `refuses to write sides beyond the format's limit`() {
        #expect(throws: ImageCodecError.self) { try ImageCodecs.encodeWebP(Pictures.solid(16_384, 1, 0)) }
    }
}
