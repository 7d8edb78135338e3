import RasterKernels
import TestEvidence
import Testing

@Suite(.assumed("premultiplied source over destination"))
struct BlendingTests {
    @Test func `a colour through coverage is the same wherever its row starts`() {
        var numbers = Numbers(1)
        let pixel: UInt32 = 0x8040_2010
        let below = (0..<64).map { _ in numbers.premultiplied() }
        let coverage = CoverageGrid(64, 1) { _, _ in UInt8(numbers.next() % 256) }
        let whole = PixelGrid(64, 1) { x, _ in below[x] }
        Coverage.fill(whole.pixels, clip: wholePlane, mask: coverage.pixels, pixel: pixel)
        let parts = PixelGrid(64, 1) { x, _ in below[x] }
        for start in stride(from: 0, to: 64, by: 5) {
            Coverage.fill(
                parts.pixels, clip: PixelRect(x: start, y: 0, width: 5, height: 1), mask: coverage.pixels, pixel: pixel)
        }
        #expect(whole.words == parts.words)
    }

    @Test(arguments: [UInt8(255), 128, 1])
    func `pixels over pixels are the same wherever their row starts`(opacity: UInt8) {
        var numbers = Numbers(2)
        let source = PixelGrid(61, 1) { _, _ in numbers.premultiplied() }
        let below = (0..<61).map { _ in numbers.premultiplied() }
        let coverage = CoverageGrid(61, 1) { _, _ in UInt8(numbers.next() % 256) }
        for mask in [nil, coverage.pixels] {
            let whole = PixelGrid(61, 1) { x, _ in below[x] }
            Coverage.blend(whole.pixels, clip: wholePlane, source: source.pixels, opacity: opacity, mask: mask)
            let parts = PixelGrid(61, 1) { x, _ in below[x] }
            for x in 0..<61 {
                Coverage.blend(
                    parts.pixels, clip: PixelRect(x: x, y: 0, width: 1, height: 1), source: source.pixels,
                    opacity: opacity, mask: mask)
            }
            #expect(whole.words == parts.words)
        }
    }

    @Test func `coverage over coverage is the alpha of what is drawn through both`() {
        var numbers = Numbers(4)
        let first = CoverageGrid(61, 1) { x, _ in x < 20 ? 0 : UInt8(numbers.next() % 256) }
        let second = CoverageGrid(61, 1) { x, _ in x > 40 ? 0 : UInt8(numbers.next() % 256) }
        let sheet = CoverageGrid(61, 1)
        let pixels = PixelGrid(61, 1)
        for mask in [first, second] {
            #expect(Coverage.cover(sheet.pixels, clip: wholePlane, mask: mask.pixels) == mask.pixels.bounds)
            Coverage.fill(pixels.pixels, clip: wholePlane, mask: mask.pixels, pixel: 0xffff_ffff)
        }
        for x in 0..<61 { #expect(UInt32(sheet.pixels.row(0)[x]) == pixels[x, 0] >> 24) }
    }

    @Test func `an opaque colour replaces and no coverage changes nothing`() {
        let grid = PixelGrid(20, 1, filledWith: 0xff11_2233)
        Coverage.fill(grid.pixels, clip: PixelRect(x: 0, y: 0, width: 10, height: 1), pixel: 0xffaa_bbcc)
        Coverage.fill(
            grid.pixels, clip: PixelRect(x: 10, y: 0, width: 10, height: 1), mask: CoverageGrid(20, 1).pixels,
            pixel: 0xffaa_bbcc)
        #expect(grid[9, 0] == 0xffaa_bbcc)
        #expect(grid[10, 0] == 0xff11_2233)
    }

    @Test func `half a colour over another is their mean`() {
        let grid = PixelGrid(9, 1, filledWith: 0xff00_00ff)
        Coverage.fill(grid.pixels, clip: wholePlane, mask: CoverageGrid(9, 1, filledWith: 128).pixels, pixel: 0xffff_0000)
        for x in 0..<9 { #expect(grid[x, 0] == 0xff80_007f) }
    }

    @Test func `drawing outside of the memory is cut`() {
        let grid = PixelGrid(4, 4)
        let placed = grid.pixels.placed(x: 100, y: 50)
        Coverage.fill(placed, clip: PixelRect(x: 102, y: 0, width: 100, height: 52), pixel: 0xffff_ffff)
        #expect(grid.words.filter { $0 != 0 }.count == 4)
        #expect(grid[2, 0] == 0xffff_ffff && grid[3, 1] == 0xffff_ffff && grid[1, 0] == 0 && grid[2, 2] == 0)
    }

    @Test func `a stretched mask keeps its corners and repeats its middle`() {
        let mask = CoverageGrid(3, 3) { x, y in UInt8(x * 50 + y * 10 + 1) }
        let grid = PixelGrid(10, 6, filledWith: 0xff00_0000)
        Coverage.fillStretched(
            grid.pixels, clip: wholePlane, mask: mask.pixels, stretchX: 1, stretchY: 1,
            frame: PixelRect(x: 1, y: 1, width: 8, height: 4), pixel: 0xffff_ffff)
        #expect(grid[0, 0] == 0xff00_0000)
        #expect(grid[1, 1] & 255 == 1)
        #expect(grid[8, 4] & 255 == UInt32(2 * 50 + 2 * 10 + 1))
        #expect((2...7).allSatisfy { grid[$0, 1] & 255 == 51 })
        #expect(grid[4, 2] & 255 == 61 && grid[4, 3] & 255 == 61)
    }

    @Test func `restoring puts back what the mask does not cover`() {
        let grid = PixelGrid(3, 1, filledWith: 0xffff_ffff)
        let before = PixelGrid(3, 1, filledWith: 0xff00_0000)
        let mask = CoverageGrid(3, 1) { x, _ in [0, 128, 255][x] }
        Coverage.restore(grid.pixels, clip: wholePlane, saved: before.pixels, mask: mask.pixels)
        #expect(grid.words == [0xff00_0000, 0xff80_8080, 0xffff_ffff])
    }

    @Test(.ours) func `rows as narrow as letters are blended like single pixels`() {
        var number: UInt32 = 17
        func next() -> UInt32 {
            number = number &* 1_664_525 &+ 1_013_904_223
            return number &>> 8
        }
        for count in 1...21 {
            for alpha: UInt32 in [255, 254, 128, 1] {
                let pixel = alpha << 24 | (alpha / 2) << 16 | (alpha / 3) << 8 | alpha
                let coverage = (0..<count).map { _ in [UInt8(0), 255, UInt8(next() & 255)][Int(next() % 3)] }
                let below = (0..<count).map { _ in 0xFF00_0000 | next() & 0xFF_FFFF }
                var (wide, single) = (below, below)
                Spans.blend(&wide, count: count, pixel: pixel, coverage: coverage)
                for place in 0..<count {
                    var one = single[place]
                    Spans.blend(&one, count: 1, pixel: pixel, coverage: [coverage[place]])
                    single[place] = one
                }
                #expect(wide == single, "\(count) of \(alpha)")
            }
        }
    }
}
