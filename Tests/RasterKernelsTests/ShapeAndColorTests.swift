import RasterKernels
import TestEvidence
import Testing

@Suite(.assumed("coverage is the covered part of a pixel"))
struct RoundedCornerTests {
    @Test(arguments: [Float(1.5), 4, 12, 33.3])
    func `a corner covers what a quarter circle does`(radius: Float) {
        let side = Int(radius.rounded(.up))
        let tile = CoverageGrid(side, side)
        RoundedCorners.fill(tile.pixels, radius: radius, isContinuous: false)
        let outside = radius * radius * (1 - Float.pi / 4)
        let expected = Float(side * side) - outside
        #expect(abs(Float(tile.sum) / 255 - expected) < 0.05 * Float(side) + 0.05)
        for y in 0..<side { for x in 0..<side { #expect(abs(Int(tile[x, y]) - Int(tile[y, x])) <= 6) } }
    }

    @Test func `flips turn the corner`() {
        let tile = CoverageGrid(8, 8)
        let turned = CoverageGrid(8, 8)
        RoundedCorners.fill(tile.pixels, radius: 8, isContinuous: true)
        RoundedCorners.fill(turned.pixels, radius: 8, isContinuous: true, flipsX: true, flipsY: true)
        #expect(tile[0, 0] == 0 && turned[7, 7] == 0)
        for y in 0..<8 { for x in 0..<8 { #expect(tile[x, y] == turned[7 - x, 7 - y]) } }
    }

    @Test func `a continuous corner starts its bend earlier and passes where the circle does`() {
        let round = CoverageGrid(40, 40)
        let continuous = CoverageGrid(40, 40)
        RoundedCorners.fill(round.pixels, radius: 20, isContinuous: false)
        RoundedCorners.fill(continuous.pixels, radius: 20, isContinuous: true)
        #expect(round[22, 0] == 255 && continuous[22, 0] < 255)
        #expect(abs(Int(round[5, 5]) - Int(continuous[5, 5])) < 40)
    }

    @Test func `a box rounds only the corners that are asked for`() {
        let mask = CoverageGrid(30, 20)
        RoundedCorners.fillBox(
            mask.pixels, frame: PixelRect(x: 2, y: 2, width: 26, height: 16), radius: 6, isContinuous: false,
            topRight: false, bottomLeft: false)
        #expect(mask[2, 2] == 0 && mask[27, 17] == 0)
        #expect(mask[27, 2] == 255 && mask[2, 17] == 255)
        #expect(mask[1, 10] == 0 && mask[28, 10] == 0 && mask[15, 10] == 255)
    }

    @Test func `a ring is as wide as its border`() {
        let ring = CoverageGrid(20, 20)
        RoundedCorners.fillRing(ring.pixels, radius: 10, isContinuous: false, borderWidth: 2.5, innerRadius: 7.5)
        #expect((0..<2).allSatisfy { ring[19, $0] == 255 })
        #expect(abs(Int(ring[19, 2]) - 128) <= 8)
        #expect(ring[19, 3] == 0 && ring[19, 19] == 0)
    }
}

@Suite(.assumed("colour arithmetic"))
struct ColorTests {
    @Test func `premultiplying and back keeps opaque colours and alpha`() {
        let grid = PixelGrid(256, 1) { x, _ in UInt32(x) << 24 | 0x00ff_8040 }
        ColorConversion.premultiply(grid.pixels)
        #expect(grid[0, 0] == 0 && grid[255, 0] == 0xffff_8040)
        #expect((0..<256).allSatisfy { grid[$0, 0] >> 24 == UInt32($0) && (grid[$0, 0] >> 16) & 255 == UInt32($0) })
        ColorConversion.unpremultiply(grid.pixels)
        #expect(grid[255, 0] == 0xffff_8040 && grid[128, 0] >> 16 == 0x80ff)
    }

    @Test func `a tint keeps only the alpha`() {
        let grid = PixelGrid(3, 1) { x, _ in [0xffab_cdef, 0x8011_2233, 0][x] }
        ColorConversion.tint(grid.pixels, pixel: 0xff00_ff00)
        #expect(grid.words == [0xff00_ff00, 0x8000_8000, 0])
    }

    @Test func `no saturation is grey and more stays within alpha`() {
        let grid = PixelGrid(2, 1) { x, _ in x == 0 ? 0xffff_0000 : 0x8080_4000 }
        let grey = PixelGrid(2, 1) { x, _ in grid[x, 0] }
        ColorConversion.saturate(grey.pixels, by: 0)
        let pixel = grey[0, 0]
        #expect((pixel >> 16) & 255 == pixel & 255 && (pixel >> 8) & 255 == pixel & 255)
        ColorConversion.saturate(grid.pixels, by: 3)
        for x in 0..<2 {
            let alpha = grid[x, 0] >> 24
            #expect((grid[x, 0] >> 16) & 255 <= alpha && (grid[x, 0] >> 8) & 255 <= alpha && grid[x, 0] & 255 <= alpha)
        }
    }

    @Test func `averaging and enlarging keep a plain colour and the mean`() {
        let checker = PixelGrid(10, 10) { x, y in (x + y) % 2 == 0 ? 0xffff_ffff : 0xff00_0000 }
        let small = PixelGrid(3, 3)
        Resampling.shrink(checker.pixels, area: checker.pixels.bounds, factor: 4, into: small.pixels)
        #expect(small.words.allSatisfy { $0 == 0xff80_8080 })
        let large = PixelGrid(10, 10)
        Resampling.enlarge(
            small.pixels, factor: 4, onto: large.pixels, area: large.pixels.bounds, clip: wholePlane)
        #expect(large.words.allSatisfy { $0 == 0xff80_8080 })
        let filtered = PixelGrid(3, 7)
        Resampling.boxFilter(PixelGrid(10, 10, filledWith: 0x8040_2010).pixels, into: filtered.pixels)
        #expect(filtered.words.allSatisfy { $0 == 0x8040_2010 })
    }

    @Test func `a difference counts, measures and locates`() {
        let first = PixelGrid(10, 10, filledWith: 0xff10_1010)
        let second = PixelGrid(10, 10, filledWith: 0xff10_1010)
        second[3, 4] = 0xff10_1014
        second[7, 8] = 0xff40_1010
        #expect(
            PixelComparison.difference(first.pixels, second.pixels)
                == PixelDifference(count: 2, largest: 0x30, bounds: PixelRect(minX: 3, minY: 4, maxX: 8, maxY: 9)))
        #expect(PixelComparison.difference(first.pixels, second.pixels, tolerance: 4).count == 1)
        #expect(PixelComparison.hash(first.pixels) != PixelComparison.hash(second.pixels))
    }
}
