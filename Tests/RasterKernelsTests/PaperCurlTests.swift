import RasterKernels
import TestEvidence
import Testing

@Suite(.assumed("paper bends round a cylinder, flat before and behind it"))
struct PaperCurlTests {
    private let width = 120
    private let height = 90
    private let front: PixelGrid
    private let back: PixelGrid

    init() {
        // Smooth, so that a place that is half a pixel off shows little and a wrong place a lot.
        front = PixelGrid(120, 90) { x, y in 0xff00_0000 | UInt32(x * 2) << 16 | UInt32(y * 2) << 8 | 0x40 }
        back = PixelGrid(120, 90) { x, y in 0xff00_0000 | UInt32(x * 2) << 16 | UInt32(y * 2) << 8 | 0xc0 }
    }

    private func curl(fold: Float, radius: Float, normal: SIMD2<Float> = SIMD2(1, 0), left: Int = 0) -> PaperCurl {
        PaperCurl(
            paper: PixelRect(x: left, y: 0, width: width, height: height), origin: SIMD2(Float(left), 0), normal: normal,
            fold: fold, radius: radius, reach: 0, mirrorsAlongX: true)
    }

    @Test func `a sheet that lies flat is its front`() {
        let target = PixelGrid(width, height)
        curl(fold: 120, radius: 0).draw(target.pixels, front: front.pixels, back: nil)
        #expect(target.words == front.words)
    }

    @Test func `folded in the middle the back lies on the front, as in a mirror`() {
        let target = PixelGrid(width, height)
        curl(fold: 90, radius: 0).draw(target.pixels, front: front.pixels, back: back.pixels)
        // The right quarter is gone from its place.
        #expect(target[100, 40] == 0)
        #expect(target[30, 40] == front[30, 40])
        // The free edge has come to 60. The back's picture is mirrored, so it can be read there: its left edge is the free one.
        let seen = target[70, 40]
        #expect(seen & 0xff > 0xb0, "the back's blue, a little darker")
        #expect(abs(Int(seen >> 16 & 0xff) - 20) <= 3 && abs(Int(seen >> 8 & 0xff) - 80) <= 3)
    }

    @Test func `turned over, the sheet lies beyond its spine with the back's picture upright`() {
        let target = PixelGrid(2 * width, height)
        curl(fold: 0, radius: 0, left: width).draw(target.pixels, front: front.pixels, back: back.pixels)
        #expect(target[width + 5, 40] == 0)
        for (x, y) in [(3, 4), (60, 40), (110, 80)] {
            let (seen, original) = (target[x, y], back[x, y])
            #expect(abs(Int(seen >> 16 & 0xff) - Int(original >> 16 & 0xff)) <= 6)
            #expect(abs(Int(seen >> 8 & 0xff) - Int(original >> 8 & 0xff)) <= 6)
        }
    }

    @Test func `a back without a picture is white, and the front shines through`() {
        let target = PixelGrid(width, height)
        curl(fold: 90, radius: 0).draw(target.pixels, front: front.pixels, back: nil)
        let seen = target[70, 40]
        #expect(seen >> 24 == 255 && seen & 0xff > 0xd0 && seen >> 16 & 0xff > 0xd0)
    }

    @Test(
        "each pixel shows the place that the cylinder brings there",
        arguments: [SIMD2<Float>(1, 0), SIMD2(0.96, 0.28), SIMD2(-0.96, 0.28), SIMD2(0, 1), SIMD2(0.28, -0.96)],
        [Float(20), 55, 100])
    func geometry(normal: SIMD2<Float>, fold: Float) {
        let radius: Float = 18
        let origin = SIMD2<Float>(normal.x < 0 ? 120 : 0, normal.y < 0 ? 90 : 0)
        let target = PixelGrid(width, height)
        let curl = PaperCurl(
            paper: front.pixels.bounds, origin: origin, normal: normal, fold: fold, radius: radius, reach: 0,
            mirrorsAlongX: true)
        curl.draw(target.pixels, front: front.pixels, back: front.pixels)
        var compared = 0
        for y in 0..<height {
            for x in 0..<width {
                let point = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
                let distance = ((point - origin) * normal).sum()
                // From the top: the back that came over, then the front.
                var layers: [(Float, Bool)] = []
                if distance < fold {
                    layers = [(2 * fold + radius * .pi - distance, true), (distance, false)]
                } else if distance < fold + radius {
                    let angle = arcsine((distance - fold) / radius)
                    layers = [(fold + radius * (.pi - angle), true), (fold + radius * angle, false)]
                }
                func depth(_ place: SIMD2<Float>) -> Float { min(place.x, place.y, 120 - place.x, 90 - place.y) }
                let places = layers.map { (point + ($0.0 - distance) * normal, $0.1) }
                // Edges are soft: left out.
                if places.contains(where: { abs(depth($0.0)) < 2 }) { continue }
                compared += 1
                guard let top = places.first(where: { depth($0.0) > 0 }) else {
                    #expect(target[x, y] == 0)
                    continue
                }
                let place = top.1 ? SIMD2(120 - top.0.x, top.0.y) : top.0
                let share = max(0, min(1, (distance - fold) / radius))
                let light: Float = top.1 ? 0.98 - 0.16 * share : 1 - 0.22 * share
                let red = Float(target[x, y] >> 16 & 0xff)
                let green = Float(target[x, y] >> 8 & 0xff)
                guard abs(red - (place.x - 0.5) * 2 * light) < 4, abs(green - (place.y - 0.5) * 2 * light) < 4 else {
                    Issue.record("(\(x), \(y)) shows (\(red / 2), \(green / 2)) instead of \(place * light)")
                    return
                }
            }
        }
        #expect(compared > 6000)
    }

    private func arcsine(_ value: Float) -> Float {
        var (low, high) = (Double(0), Double.pi / 2)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            // The sine's series, in Double and longer than the kernel's own.
            var (term, sum) = (middle, middle)
            for index in 1...12 {
                term *= -middle * middle / Double(2 * index * (2 * index + 1))
                sum += term
            }
            if sum <= Double(value) { low = middle } else { high = middle }
        }
        return Float(low)
    }

    @Test func `shadows fall beside the sheet only`() {
        let target = PixelGrid(200, height)
        var shaded = curl(fold: 60, radius: 10)
        shaded.reach = 8
        shaded.draw(target.pixels, front: front.pixels, back: nil)
        #expect(target[72, 40] >> 24 > 0 && target[72, 40] & 0xff_ffff == 0)
        #expect(target[90, 40] == 0 && target[199, 40] == 0)
    }

    @Test func `nothing is asked of an empty sheet`() {
        let target = PixelGrid(20, 20)
        let empty = PaperCurl(
            paper: .empty, origin: .zero, normal: SIMD2(1, 0), fold: 4, radius: 2, reach: 2, mirrorsAlongX: true)
        empty.draw(target.pixels, front: front.pixels, back: nil)
        #expect(target.words.allSatisfy { $0 == 0 })
    }
}
