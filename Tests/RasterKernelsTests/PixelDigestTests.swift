import RasterKernels
import TestEvidence
import Testing

@Suite("Raster kernels / Pixel digests", .ours)
struct PixelDigestTests {
    @Test func `any changed byte changes the digest, at every length`() {
        for length in 1...100 {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37) }
            let digest = Self.digest(bytes)
            for index in bytes.indices {
                var changed = bytes
                changed[index] ^= 1
                #expect(Self.digest(changed) != digest)
            }
            #expect(Self.digest(bytes + [0]) != digest)
        }
    }

    @Test func `the padding at the end of rows does not count`() {
        let tight = PixelDigest(rows: [1, 2, 3, 4, 5, 6] as [UInt8], width: 3, height: 2, bytesPerRow: 3)
        let padded = PixelDigest(rows: [1, 2, 3, 9, 4, 5, 6, 9] as [UInt8], width: 3, height: 2, bytesPerRow: 4)
        #expect(tight == padded)
    }

    @Test func `the same bytes in another shape are another picture`() {
        let bytes = [UInt8](repeating: 7, count: 64)
        #expect(
            PixelDigest(rows: bytes, width: 8, height: 8, bytesPerRow: 8)
                != PixelDigest(rows: bytes, width: 16, height: 4, bytesPerRow: 16))
    }

    @Test func `stays what it is from run to run`() {
        #expect(Self.digest(Array(0..<64)).description == "6c45692b47468876c2c6bf6a14c22f57")
        #expect(PixelDigest().description.count == 32)
    }

    private static func digest(_ bytes: [UInt8]) -> PixelDigest {
        var digest = PixelDigest()
        bytes.withUnsafeBytes { digest.append($0) }
        return digest
    }
}
