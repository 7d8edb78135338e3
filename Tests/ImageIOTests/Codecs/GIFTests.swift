import AppleFoundation
import CoreGraphics
import ImageIO
import TestEvidence
import Testing

/// A GIF made by hand: four colours, frames of single pixels' numbers.
struct HandmadeGIF {
    struct Frame {
        var x = 0
        var y = 0
        var width: Int
        var pixels: [UInt8]
        var delay = 0
        var disposal = 0
        var transparent: UInt8?
        var isInterlaced = false
        var height: Int { pixels.count / width }
    }

    static let colors: [UInt32] = [0xFF00_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]

    var width: Int
    var height: Int
    var loopCount: Int?
    var frames: [Frame]

    var data: Data {
        func word(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
        var bytes: [UInt8] = Array("GIF89a".utf8) + word(width) + word(height) + [0x81, 0, 0]
        for color in Self.colors { bytes += [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)] }
        if let loopCount { bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + word(loopCount) + [0] }
        for frame in frames {
            bytes += [0x21, 0xF9, 4, UInt8(frame.disposal << 2) | (frame.transparent == nil ? 0 : 1)] + word(frame.delay)
            bytes += [frame.transparent ?? 0, 0]
            bytes +=
                [0x2C] + word(frame.x) + word(frame.y) + word(frame.width) + word(frame.height) + [
                    frame.isInterlaced ? 0x40 : 0
                ]
            bytes += [2] + Self.blocks(Self.packed(frame.pixels)) + [0]
        }
        return Data(bytes + [0x3B])
    }

    /// Codes of three bits, begun anew before they would grow.
    private static func packed(_ pixels: [UInt8]) -> [UInt8] {
        var codes: [Int] = []
        for (index, pixel) in pixels.enumerated() {
            if index % 2 == 0 { codes.append(4) }
            codes.append(Int(pixel))
        }
        codes.append(5)
        var bytes: [UInt8] = []
        for (index, code) in codes.enumerated() {
            for bit in 0..<3 {
                let place = index * 3 + bit
                if place % 8 == 0 { bytes.append(0) }
                if code >> bit & 1 == 1 { bytes[place / 8] |= 1 << UInt8(place % 8) }
            }
        }
        return bytes
    }

    private static func blocks(_ bytes: [UInt8]) -> [UInt8] {
        stride(from: 0, to: bytes.count, by: 255).flatMap { start -> [UInt8] in
            let part = bytes[start..<min(bytes.count, start + 255)]
            return [UInt8(part.count)] + part
        }
    }
}

@Suite("Image I/O / GIF")
struct GIFTests {
    private static let moving = HandmadeGIF(
        width: 3, height: 2, loopCount: 0,
        frames: [
            .init(width: 3, pixels: [1, 1, 1, 1, 1, 1], delay: 12),
            .init(x: 1, width: 2, pixels: [2, 0], delay: 3, disposal: 2, transparent: 0),
            .init(y: 1, width: 1, pixels: [3], delay: 5, disposal: 3),
            .init(x: 2, y: 1, width: 1, pixels: [2], delay: 0),
        ])

    private func words(_ source: CGImageSource, _ index: Int) -> [UInt32]? {
        CGImageSourceCreateImageAtIndex(source, index, nil)?.pixels.words
    }

    @Test(.documented("GIF89a")) func `the first frame is the picture`() throws {
        let decoded = try ImageCodecs.decode(Self.moving.data)
        #expect(decoded.header.format == .gif && !decoded.header.hasAlpha)
        #expect(decoded.pixels.words == [UInt32](repeating: 0xFFFF_0000, count: 6))
    }

    @Test(.documented("GIF89a: disposal")) func `frames are seen over what the ones before have left`() throws {
        let source = try #require(CGImageSourceCreateWithData(Self.moving.data as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 4 && CGImageSourceGetType(source) == "com.compuserve.gif")
        let (r, g, b): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF)
        #expect(words(source, 0) == [r, r, r, r, r, r])
        #expect(words(source, 1) == [r, g, r, r, r, r])
        // The second frame's place becomes empty, the third's is put back.
        #expect(words(source, 2) == [r, 0, 0, b, r, r])
        #expect(words(source, 3) == [r, 0, 0, r, r, g])
        #expect(words(source, 1) == [r, g, r, r, r, r])
        #expect(words(source, 4) == nil && words(source, -1) == nil)
    }

    @Test(
        .documented(
            "CGIMAGE: kCGImagePropertyGIFDelayTime, kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFLoopCount"))
    func `delays and loops are told, delays of up to a twentieth of a second as a tenth`() throws {
        let source = try #require(CGImageSourceCreateWithData(Self.moving.data as CFData, nil))
        func value(_ properties: CFDictionary?, _ key: CFString) -> Double? {
            let gif = (properties as? [String: Any])?["{GIF}"] as? [String: Any]
            return (gif?["\(key)"] as? NSNumber)?.doubleValue
        }
        let delays = (0..<4).map { value(CGImageSourceCopyPropertiesAtIndex(source, $0, nil), kCGImagePropertyGIFDelayTime) }
        #expect(delays == [0.12, 0.1, 0.1, 0.1])
        let raw = (0..<4).map {
            value(CGImageSourceCopyPropertiesAtIndex(source, $0, nil), kCGImagePropertyGIFUnclampedDelayTime)
        }
        #expect(raw == [0.12, 0.03, 0.05, 0])
        #expect(value(CGImageSourceCopyProperties(source, nil), kCGImagePropertyGIFLoopCount) == 0)
    }

    @Test(.documented("GIF89a: interlace")) func `interlaced rows go to their places`() throws {
        let order = [0, 8, 4, 2, 6, 1, 3, 5, 7, 9]
        let gif = HandmadeGIF(
            width: 1, height: 10, frames: [.init(width: 1, pixels: order.map { UInt8($0 % 4) }, isInterlaced: true)])
        let decoded = try ImageCodecs.decode(gif.data)
        #expect(decoded.pixels.words == (0..<10).map { HandmadeGIF.colors[$0 % 4] })
    }

    @Test(.documented("GIF89a")) func `a transparent colour and a frame smaller than the canvas leave holes`() throws {
        let gif = HandmadeGIF(width: 2, height: 2, frames: [.init(x: 1, width: 1, pixels: [1, 2], transparent: 2)])
        let decoded = try ImageCodecs.decode(gif.data)
        #expect(decoded.header.hasAlpha && decoded.pixels.words == [0, 0xFFFF_0000, 0, 0])
    }

    @Test(.assumed("no encoder")) func `GIF can't be written, and nobody is told that it could`() {
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif", 1, nil) == nil)
        let types = CGImageDestinationCopyTypeIdentifiers() as? [String] ?? []
        #expect(!types.contains("com.compuserve.gif") && types.contains("public.png"))
    }

    @Test(.assumed("any bytes end in an error or a picture"))
    func `damaged files end in a sentence or a picture`() throws {
        let whole = [UInt8](Self.moving.data)
        var random: UInt64 = 7
        func next() -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33)
        }
        for length in 0..<whole.count { _ = try? ImageCodecs.decode(Data(whole.prefix(length))) }
        for _ in 0..<3_000 {
            var bytes = whole
            for _ in 0..<(1 + next() % 4) { bytes[6 + next() % (bytes.count - 6)] = UInt8(next() & 255) }
            guard let source = CGImageSourceCreateWithData(Data(bytes) as CFData, nil) else { continue }
            let count = CGImageSourceGetCount(source)
            if let header = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any],
                (header["PixelWidth"] as? NSNumber)?.intValue ?? 0 > 500
                    || (header["PixelHeight"] as? NSNumber)?.intValue ?? 0 > 500
            {
                continue
            }
            for index in 0..<min(count, 6) { _ = CGImageSourceCreateImageAtIndex(source, index, nil) }
        }
    }
}
