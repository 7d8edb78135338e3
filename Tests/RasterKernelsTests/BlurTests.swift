import RasterKernels
import TestEvidence
import Testing

@Suite(.assumed("three box blurs stand for a Gaussian"))
struct BlurTests {
    @Test(arguments: [Float(1), 2, 3.3, 6, 12.5, 40])
    func `the boxes have the variance of the Gaussian`(sigma: Float) {
        let radii = Blur.radii(sigma: sigma)
        let variance = [radii.0, radii.1, radii.2].reduce(Float(0)) { sum, radius in
            let width = Float(2 * radius + 1)
            return sum + (width * width - 1) / 12
        }
        #expect(abs(variance.squareRoot() - sigma) < 0.35)
    }

    @Test func `a blur spreads a dot evenly and no farther than its extent`() {
        let extent = Blur.extent(sigma: 4)
        let grid = CoverageGrid(61, 61)
        for y in 25...35 { for x in 25...35 { grid[x, y] = 255 } }
        let before = grid.sum
        Blur.gaussian(grid.pixels, sigma: 4)
        #expect(grid[30, 30] < 255 && grid[30, 30] > 100)
        #expect(grid[30 - 5 - extent, 30] <= 1 && grid[30, 30 + 6 + extent] == 0)
        for offset in 1...20 {
            #expect(grid[30 - offset, 30] == grid[30 + offset, 30])
            #expect(grid[30, 30 - offset] == grid[30, 30 + offset])
        }
        #expect(abs(grid.sum - before) < before / 20)
    }

    @Test func `normalised edges do not fade`() {
        let grid = PixelGrid(40, 30, filledWith: 0xff40_80c0)
        Blur.gaussian(grid.pixels, sigma: 5, edges: .normalized)
        #expect(grid.words.allSatisfy { $0 == 0xff40_80c0 })
    }

    @Test func `a part with enough around it blurs to the same values`() {
        var numbers = Numbers(5)
        let whole = PixelGrid(80, 60) { _, _ in numbers.premultiplied() }
        let part = PixelGrid(60, 50) { x, y in whole[x + 10, y + 5] }
        Blur.gaussian(whole.pixels, sigma: 2.5)
        Blur.gaussian(part.pixels, sigma: 2.5)
        let extent = Blur.extent(sigma: 2.5)
        for y in extent..<50 - extent {
            for x in extent..<60 - extent { #expect(part[x, y] == whole[x + 10, y + 5]) }
        }
    }

    @Test func `no blur and nonsense leave the pixels`() {
        let grid = CoverageGrid(5, 5) { x, y in UInt8(x * 40 + y) }
        let sum = grid.sum
        for sigma in [Float(0), -3, .nan, .infinity] { Blur.gaussian(grid.pixels, sigma: sigma) }
        #expect(grid.sum == sum)
    }
}
