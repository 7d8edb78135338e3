import RasterKernels
import TestEvidence
import Testing

@Suite(.assumed("bilinear sampling at pixel centres"))
struct SamplerTests {
    private let picture: PixelGrid

    init() {
        var numbers = Numbers(9)
        picture = PixelGrid(40, 30) { _, _ in numbers.premultiplied() | 0xff00_0000 }
    }

    @Test func `the identity copies every pixel`() {
        let target = PixelGrid(40, 30)
        QuadSampler.draw(
            target.pixels, clip: wholePlane, source: picture.pixels, content: picture.pixels.bounds,
            map: SamplerMap(a: 1, b: 0, c: 0, d: 0, e: 1, f: 0))
        #expect(target.words == picture.words)
    }

    @Test(arguments: [0.0, 0.0021])
    func `tiles give the bytes of the whole`(perspective: Double) {
        let map = SamplerMap(a: 0.61, b: 0.23, c: -9.3, d: -0.31, e: 0.57, f: 8.1, g: perspective, h: perspective / 3, i: 0.9)
        func draw(_ grid: PixelGrid, _ clip: PixelRect) {
            QuadSampler.draw(
                grid.pixels, clip: clip, source: picture.pixels, content: picture.pixels.bounds, map: map, opacity: 220)
        }
        let whole = PixelGrid(90, 80, filledWith: 0xff55_6677)
        draw(whole, wholePlane)
        let tiled = PixelGrid(90, 80, filledWith: 0xff55_6677)
        for y in stride(from: 0, to: 80, by: 7) {
            for x in stride(from: 0, to: 90, by: 9) { draw(tiled, PixelRect(x: x, y: y, width: 9, height: 7)) }
        }
        #expect(whole.words == tiled.words)
        #expect(whole.words.contains { $0 != 0xff55_6677 })
    }

    @Test func `a part of the picture is enough where only that part shows`() {
        let map = SamplerMap(a: 1, b: 0.2, c: 3.5, d: -0.2, e: 1, f: 4.5)
        let clip = PixelRect(x: 5, y: 5, width: 6, height: 6)
        let whole = PixelGrid(20, 20)
        QuadSampler.draw(
            whole.pixels, clip: clip, source: picture.pixels, content: picture.pixels.bounds, map: map)
        let part = PixelGrid(20, 20) { x, y in picture[x + 5, y + 3] }
        let result = PixelGrid(20, 20)
        QuadSampler.draw(
            result.pixels, clip: clip, source: part.pixels.placed(x: 5, y: 3), content: picture.pixels.bounds, map: map)
        #expect(whole.words == result.words)
    }

    @Test func `edges are soft, or go on when clamped`() {
        let white = PixelGrid(10, 10, filledWith: 0xffff_ffff)
        let map = SamplerMap(a: 1, b: 0, c: -2.5, d: 0, e: 1, f: -2)
        let soft = PixelGrid(20, 20)
        QuadSampler.draw(soft.pixels, clip: wholePlane, source: white.pixels, content: white.pixels.bounds, map: map)
        #expect(soft[1, 5] == 0 && soft[5, 5] == 0xffff_ffff)
        #expect(abs(Int(soft[2, 5] >> 24) - 127) <= 1)
        let clamped = PixelGrid(20, 20)
        QuadSampler.draw(
            clamped.pixels, clip: wholePlane, source: white.pixels, content: white.pixels.bounds, map: map, edges: .clamped)
        #expect(clamped.words.allSatisfy { $0 == 0xffff_ffff })
    }

    @Test func `nearest takes whole pixels`() {
        let two = PixelGrid(2, 1) { x, _ in x == 0 ? 0xffff_0000 : 0xff00_00ff }
        let target = PixelGrid(8, 1)
        QuadSampler.draw(
            target.pixels, clip: wholePlane, source: two.pixels, content: two.pixels.bounds,
            map: SamplerMap(a: 0.25, b: 0, c: 0, d: 0, e: 1, f: 0), filter: .nearest)
        #expect(target.words == [UInt32](repeating: 0xffff_0000, count: 4) + [UInt32](repeating: 0xff00_00ff, count: 4))
    }

    @Test func `behind the eye and beyond all numbers nothing is drawn`() {
        let target = PixelGrid(10, 10)
        let maps = [
            SamplerMap(a: 1, b: 0, c: 0, d: 0, e: 1, f: 0, g: 0, h: 0, i: -1),
            SamplerMap(a: .nan, b: 0, c: 0, d: 0, e: 1, f: 0),
            SamplerMap(a: 0, b: 0, c: .infinity, d: 0, e: 0, f: 0),
            SamplerMap(a: 1e30, b: 1e30, c: 1e30, d: 1e30, e: 1e30, f: 1e30),
        ]
        for map in maps {
            QuadSampler.draw(target.pixels, clip: wholePlane, source: picture.pixels, content: picture.pixels.bounds, map: map)
        }
        #expect(target.words.allSatisfy { $0 == 0 })
    }
}
