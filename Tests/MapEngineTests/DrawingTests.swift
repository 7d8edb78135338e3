import AppleFoundation
import MapEngine
import TestEvidence
import Testing

@Suite("Map Engine / Areas, lines and halos as pixels")
struct DrawingTests {
    private static let (width, height) = (40, 30)

    /// White areas on black: how much of each pixel is covered, from 0 to 1.
    private func painted(_ layer: AreaRaster.Layer) -> [[Double]] {
        var pixels = [UInt32](repeating: 0xFF00_0000, count: Self.width * Self.height)
        pixels.withUnsafeMutableBufferPointer {
            AreaRaster.paint(
                [layer], into: $0.baseAddress!, width: Self.width, height: Self.height, rowLength: Self.width)
        }
        #expect(pixels.allSatisfy { $0 >> 24 == 255 && $0 & 255 == $0 >> 8 & 255 && $0 & 255 == $0 >> 16 & 255 })
        return (0..<Self.height).map { y in (0..<Self.width).map { Double(pixels[y * Self.width + $0] & 255) / 255 } }
    }

    private func rings(_ rings: [Double]...) -> [[Double]] { painted(.rings(Outlines(lines: rings), 0xFFFF_FFFF)) }

    private func lines(_ points: [Double], width: Double) -> [[Double]] {
        painted(.lines(Outlines(lines: [points]), width: width, 0xFFFF_FFFF))
    }

    private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.006 }

    @Test(.ours) func `an area covers as much of a pixel as lies in it`() {
        let box = rings([1.5, 1, 3.5, 1, 3.5, 2.25, 1.5, 2.25])
        for (x, y, share) in [
            (0, 1, 0.0), (1, 1, 0.5), (2, 1, 1), (3, 1, 0.5), (4, 1, 0), (2, 2, 0.25), (1, 2, 0.125), (2, 3, 0),
        ] {
            #expect(isNear(box[y][x], share), "\(x) \(y): \(box[y][x])")
        }
        let corner = rings([0, 0, 20, 0, 0, 10])
        #expect(isNear(corner[0][0], 1) && isNear(corner[9][0], 0.75) && isNear(corner[9][1], 0.25) && isNear(corner[5][30], 0))
    }

    @Test(.ours) func `holes turn the other way, what lies twice lies there once`() {
        let ring = rings([2, 2, 20, 2, 20, 20, 2, 20], [5, 5, 5, 10, 10, 10, 10, 5])
        #expect(ring[3][3] == 1 && ring[7][7] == 0 && ring[15][15] == 1)
        let twice = rings([2, 2, 20, 2, 20, 20, 2, 20], [5, 5, 10, 5, 10, 10, 5, 10])
        #expect(twice[7][7] == 1)
    }

    @Test(.ours) func `what reaches beyond the picture is cut at its edges`() {
        let all = rings([-500, -300, 900, -300, 900, 800, -500, 800])
        #expect(all.allSatisfy { $0.allSatisfy { $0 == 1 } })
        let half = rings([-50, -100, 10, -100, 30, 130, -50, 130])
        #expect(half[0][0] == 1 && half[29][39] == 0 && isNear(half[15][19], 1) && half[15][22] == 0)
        for outside in [
            [-9.0, 2, -3, 2, -3, 9, -9, 9], [50, 2, 60, 2, 60, 9, 50, 9], [2, -9, 9, -9, 9, -1, 2, -1], [2, 40, 9, 40, 9, 50],
        ] {
            #expect(rings(outside).allSatisfy { $0.allSatisfy { $0 == 0 } })
        }
        #expect(rings([.nan, 2, 9, .infinity, 9, 9]).allSatisfy { $0.allSatisfy(\.isFinite) })
    }

    @Test(.ours) func `areas drawn by chance cover what points tried in them say`() {
        var state: UInt64 = 22
        func share() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 40) / Double(1 << 24)
        }
        for _ in 0..<20 {
            // A triangle, some of it outside: its points turn one way, so nothing is covered twice.
            let corners = (0..<3).map { _ in (x: share() * 80 - 20, y: share() * 60 - 15) }
            let found = rings(corners.flatMap { [$0.x, $0.y] })
            func isInside(_ x: Double, _ y: Double) -> Bool {
                let sides = (0..<3).map { index in
                    let (a, b) = (corners[index], corners[(index + 1) % 3])
                    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) > 0
                }
                return sides.allSatisfy { $0 } || sides.allSatisfy { !$0 }
            }
            for y in stride(from: 0, to: Self.height, by: 3) {
                for x in stride(from: 0, to: Self.width, by: 3) {
                    var hits = 0
                    for step in 0..<256
                    where isInside(Double(x) + (Double(step % 16) + 0.5) / 16, Double(y) + (Double(step / 16) + 0.5) / 16) {
                        hits += 1
                    }
                    #expect(abs(found[y][x] - Double(hits) / 256) < 0.05, "\(corners) at \(x) \(y)")
                }
            }
        }
    }

    @Test(.ours) func `a line is as wide as it is asked to be, whichever way it goes`() {
        for points in [[5.0, 10, 35, 10], [35, 10, 5, 10]] {
            let line = lines(points, width: 2)
            #expect(line[8][20] == 0 && line[9][20] == 1 && line[10][20] == 1 && line[11][20] == 0)
            #expect(line[9][4] == 0 && line[9][5] == 1 && line[9][34] == 1 && line[9][35] == 0)
        }
        let slanted = lines([5, 5, 25, 25], width: 3)
        let area = slanted.reduce(0) { $0 + $1.reduce(0, +) }
        #expect(abs(area - 3 * 20 * 2.0.squareRoot()) < 1)
        // There and back, with a corner: nothing is lost where it lies over itself.
        let corner = lines([5, 5, 25, 5, 25, 20, 25, 5, 5, 5], width: 2)
        #expect(corner[4][15] == 1 && corner[5][15] == 1 && corner[12][24] == 1 && corner[12][25] == 1 && corner[12][22] == 0)
    }

    @Test(.ours) func `tall pictures are painted in bands, and nobody sees where they meet`() {
        let (width, height) = (24, 400)
        var pixels = [UInt32](repeating: 0xFF00_0000, count: width * height)
        pixels.withUnsafeMutableBufferPointer {
            AreaRaster.paint(
                [
                    .rings(Outlines(lines: [[2, -50, 10, -50, 10, 450, 2, 450]]), 0xFF00_FF00),
                    .lines(Outlines(lines: [[16, 0, 16, 60, 16, 128, 16, 300, 16, 400]]), width: 4, 0xFFFF_0000),
                ], into: $0.baseAddress!, width: width, height: height, rowLength: width)
        }
        for y in 0..<height {
            #expect(pixels[y * width + 5] == 0xFF00_FF00 && pixels[y * width + 12] == 0xFF00_0000, "\(y)")
            #expect(pixels[y * width + 14] == 0xFFFF_0000 && pixels[y * width + 17] == 0xFFFF_0000, "\(y)")
            #expect(pixels[y * width + 13] == 0xFF00_0000 && pixels[y * width + 18] == 0xFF00_0000, "\(y)")
        }
    }

    @Test(.ours) func `a halo reaches so many pixels out of the writing, which stays as it is`() {
        var pixels = [UInt32](repeating: 0, count: 21 * 21)
        pixels[10 * 21 + 10] = 0xFF20_3040
        pixels.withUnsafeMutableBufferPointer {
            Halo.add(to: $0.baseAddress!, width: 21, height: 21, rowLength: 21, radius: 3, color: 0x80FF_FFFF)
        }
        #expect(pixels[10 * 21 + 10] == 0xFF20_3040)
        #expect(
            [7, 13, 10].allSatisfy { $0 == 10 || pixels[10 * 21 + $0] == 0x8080_8080 && pixels[$0 * 21 + 10] == 0x8080_8080 })
        #expect([6, 14].allSatisfy { pixels[10 * 21 + $0] == 0 && pixels[$0 * 21 + 10] == 0 })
        #expect(pixels[7 * 21 + 7] == 0 && pixels[8 * 21 + 8] == 0x8080_8080, "it is round")
        pixels = [0x8040_0000]
        pixels.withUnsafeMutableBufferPointer {
            Halo.add(to: $0.baseAddress!, width: 1, height: 1, rowLength: 1, radius: 2, color: 0xFFFF_FFFF)
        }
        #expect(pixels[0] >> 24 > 0xBE, "what covers half gets half a halo")
    }
}
