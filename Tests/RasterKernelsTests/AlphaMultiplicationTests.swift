import RasterKernels
import TestEvidence
import Testing

@Suite("Raster kernels / Alpha", .ours)
struct AlphaMultiplicationTests {
    @Test func `every premultiplied value survives the way to straight and back`() {
        for alpha in 0...255 as ClosedRange<UInt32> {
            for value in 0...alpha {
                let word = alpha << 24 | value << 16 | (alpha - value) << 8 | value / 2
                var back = [AlphaMultiplication.straight(word)]
                AlphaMultiplication.premultiply(&back, count: 1)
                #expect(back == [alpha == 0 ? 0 : word])
            }
        }
    }

    @Test func `one translucent word makes a picture translucent`() {
        #expect(AlphaMultiplication.isOpaque([0xFF00_0000, 0xFFFF_FFFF], count: 2))
        #expect(!AlphaMultiplication.isOpaque([0xFF00_0000, 0xFEFF_FFFF], count: 2))
    }
}
