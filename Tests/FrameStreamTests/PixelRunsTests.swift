import CoreGraphics
import RasterKernels
import TestEvidence
import Testing

@testable import FrameStream

/// What the page's script does with `PixelRuns`, in Swift.
enum PixelRunsReader {
    static func read(_ bytes: [UInt8], width: Int, height: Int) -> [UInt32] {
        var pixels: [UInt32] = []
        var recent = [UInt32](repeating: 0, count: 64)
        var last: UInt32 = 0xFF00_0000
        var place = 0
        func byte() -> UInt8 {
            defer { place += 1 }
            return bytes[place]
        }
        func channel(_ shift: UInt32) -> UInt8 { UInt8(last >> shift & 0xFF) }
        func take(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
            last = 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
            recent[(Int(red) * 3 + Int(green) * 5 + Int(blue) * 7) & 63] = last
            pixels.append(last)
        }
        while pixels.count < width * height {
            let kind = byte()
            switch kind {
            case 0..<64:
                last = recent[Int(kind)]
                pixels.append(last)
            case 64..<128:
                take(channel(16) &+ (kind >> 4 & 3) &- 2, channel(8) &+ (kind >> 2 & 3) &- 2, channel(0) &+ (kind & 3) &- 2)
            case 128..<192:
                let green = (kind & 63) &- 32, rest = byte()
                take(
                    channel(16) &+ green &+ (rest >> 4) &- 8, channel(8) &+ green, channel(0) &+ green &+ (rest & 15) &- 8)
            case 192..<254: pixels += [UInt32](repeating: last, count: Int(kind) - 191)
            case 254:
                let red = byte(), green = byte(), blue = byte()
                take(red, green, blue)
            default:
                let low = byte(), high = byte()
                for _ in 0...Int(low) + 256 * Int(high) { pixels.append(pixels[pixels.count - width]) }
                last = pixels[pixels.count - 1]
            }
        }
        #expect(place == bytes.count && pixels.count == width * height)
        return pixels
    }
}

@Suite("Frames / Pixels in runs", .ours)
struct PixelRunsTests {
    /// Any number of a sequence that is the same on each run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 31
        }
    }

    private func isKept(_ pixels: PixelBuffer, _ rect: PixelRect) -> Bool {
        let read = PixelRunsReader.read(PixelRuns.encode(rect, of: pixels), width: rect.width, height: rect.height)
        return (0..<rect.height)
            .allSatisfy { y in
                (0..<rect.width).allSatisfy { x in read[y * rect.width + x] == pixels.row(rect.minY + y)[rect.minX + x] }
            }
    }

    @Test(arguments: 0..<300) func `what is read is what was written`(seed: UInt64) throws {
        var numbers = Numbers(state: seed)
        let pixels = try #require(
            PixelBuffer(width: .random(in: 1...150, using: &numbers), height: .random(in: 1...150, using: &numbers)))
        let colors = (0..<Int.random(in: 1...200, using: &numbers)).map { _ in UInt32.random(in: 0...0xFFFFFF, using: &numbers)
        }
        let kind = seed % 4
        var color: UInt32 = 0
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                let die = Int.random(in: 0..<100, using: &numbers)
                switch kind {
                case 0: color = UInt32.random(in: 0...0xFFFFFF, using: &numbers)
                case 1: if die < 10 { color = colors.randomElement(using: &numbers) ?? 0 }
                case 2: color = UInt32(x &* 3 & 0xFF) << 16 | UInt32(y & 0xFF) << 8 | UInt32((x &+ y) / 7 & 0xFF)
                default:
                    if die < 3 { color = colors.randomElement(using: &numbers) ?? 0 }
                    if y > 0, die > 20 { color = pixels.row(y - 1)[x] }
                }
                pixels.row(y)[x] = color | 0xFF00_0000
            }
        }
        #expect(isKept(pixels, PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)))
        let part = PixelRect(
            x: pixels.width / 3, y: pixels.height / 4, width: (pixels.width + 1) / 2, height: (pixels.height + 1) / 2)
        #expect(isKept(pixels, part))
    }

    @Test func `a part of one colour takes a few bytes, however large it is`() throws {
        let pixels = try #require(PixelBuffer(width: 800, height: 400))
        for y in 0..<400 { for x in 0..<800 { pixels.row(y)[x] = 0xFF80_A0C0 } }
        let whole = PixelRect(x: 0, y: 0, width: 800, height: 400)
        #expect(PixelRuns.encode(whole, of: pixels).count < 40)
        #expect(isKept(pixels, whole))
    }

    @Test func `no pixel takes more than four bytes, and an empty part takes none`() throws {
        var numbers = Numbers(state: 1)
        let pixels = try #require(PixelBuffer(width: 64, height: 64))
        for y in 0..<64 {
            for x in 0..<64 { pixels.row(y)[x] = 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &numbers) }
        }
        #expect(PixelRuns.encode(PixelRect(x: 0, y: 0, width: 64, height: 64), of: pixels).count <= 64 * 64 * 4)
        #expect(PixelRuns.encode(PixelRect(x: 5, y: 5, width: 0, height: 9), of: pixels) == [])
    }
}
