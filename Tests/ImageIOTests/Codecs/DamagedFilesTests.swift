import CoreGraphics
import AppleFoundation
import ImageIO
import TestEvidence
import Testing

@Suite("Image I/O / Damaged files", .ours)
struct DamagedFilesTests {
    static let samples: [(name: String, data: Data)] = {
        let opaque = Pictures.gradient(24, 18)
        let translucent = Pictures.translucent(24, 18)
        let palette = HandmadePNG(
            width: 5, height: 3, depth: 4, colorType: 3, palette: (0..<48).map { UInt8($0 * 5) },
            rows: [[0, 0x12, 0x34, 0x50], [0, 0x67, 0x89, 0xA0], [0, 0xBC, 0xDE, 0xF0]])
        return [
            ("opaque.png", try! ImageCodecs.encodePNG(opaque)),
            ("translucent.png", try! ImageCodecs.encodePNG(translucent)),
            ("palette.png", palette.data),
            ("fine.jpg", try! ImageCodecs.encodeJPEG(opaque, quality: 0.95)),
            ("coarse.jpg", try! ImageCodecs.encodeJPEG(opaque, quality: 0.3)),
            ("lossless.webp", try! ImageCodecs.encodeWebP(translucent)),
            ("lossy.webp", try! ImageCodecs.encodeWebP(translucent, quality: 0.8)),
        ]
    }()

    @Test(arguments: samples.indices) func `cut off anywhere gives an error or the whole picture`(index: Int) throws {
        let (name, data) = Self.samples[index]
        let whole = try ImageCodecs.decode(data).pixels.words
        for length in 0..<data.count {
            do {
                let decoded = try ImageCodecs.decode(data.prefix(length))
                #expect(decoded.pixels.words == whole, "\(name) cut to \(length) bytes")
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
    }

    @Test(arguments: samples.indices) func `cut in half is called truncated`(index: Int) throws {
        let data = Self.samples[index].data
        let format = try #require(ImageCodecs.format(of: data))
        #expect(throws: ImageCodecError.truncated(format)) { try ImageCodecs.decode(data.prefix(data.count / 2)) }
    }

    @Test(arguments: samples.indices) func `with random bytes changed gives an error or some picture`(index: Int) throws {
        let data = Self.samples[index].data
        let side = try ImageCodecs.header(of: data).width
        var random = SeededNumbers(seed: UInt64(index) + 1)
        var survivors = 0
        for _ in 0..<2_000 {
            var damaged = data
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                damaged[Int.random(in: 0..<data.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            guard let decoded = try? ImageCodecs.decode(damaged, smallestSide: nil) else { continue }
            survivors += decoded.pixels.width == side ? 1 : 0
        }
        #expect(survivors < 2_000)
    }

    @Test func `garbage is called an unknown format`() {
        var random = SeededNumbers(seed: 7)
        for length in 1..<200 {
            let garbage = Data((0..<length).map { _ in UInt8.random(in: 0...255, using: &random) })
            #expect(throws: ImageCodecError.unknownFormat) { try ImageCodecs.decode(garbage) }
        }
        #expect(throws: ImageCodecError.empty) { try ImageCodecs.decode(Data()) }
    }

    @Test func `a signature followed by garbage gives an error`() {
        var random = SeededNumbers(seed: 8)
        let beginnings: [[UInt8]] = [
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xFF, 0xD8, 0xFF, 0xE0],
            Array("RIFF".utf8) + [0xFF, 0xFF, 0, 0] + Array("WEBPVP8 ".utf8),
        ]
        for beginning in beginnings {
            for length in 0..<300 {
                let data = Data(beginning + (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) })
                #expect(throws: ImageCodecError.self) { try ImageCodecs.decode(data) }
            }
        }
    }

    @Test func `a short file that claims a huge picture is refused before memory is taken`() {
        let huge = HandmadePNG(width: 11_000, height: 11_000, depth: 8, colorType: 6, rows: [[0, 1, 2, 3, 4]])
        #expect(throws: ImageCodecError.truncated(.png)) { try ImageCodecs.decode(huge.data) }
    }

    @Test(arguments: [(40_000, 1), (1, 40_000), (30_000, 30_000), (2_000_000_000, 2_000_000_000)])
    func `a picture beyond the limits is refused with the limits named`(width: Int, height: Int) {
        let file = HandmadePNG(width: width, height: height, depth: 8, colorType: 2, rows: [[0, 0, 0, 0]])
        #expect(throws: ImageCodecError.tooLarge(.png, width: width, height: height)) { try ImageCodecs.decode(file.data) }
        let message = ImageCodecError.tooLarge(.png, width: width, height: height).description
        #expect(message.contains("\(width) by \(height)") && message.contains("32767") && message.contains("134217728"))
    }
}
