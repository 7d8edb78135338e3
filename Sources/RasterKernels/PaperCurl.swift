/// How a sheet of paper bends: flat up to a line, then round a cylinder, then flat again with its back up.
///
/// All lengths are pixels of the plane in which the sheet lies.
package struct PaperCurl {
    /// The sheet as it lies when it is flat.
    package var paper: PixelRect
    /// A point and the direction, of length one, in which the distance from it is measured.
    package var origin: SIMD2<Float>
    package var normal: SIMD2<Float>
    /// The distance at which the bend begins, and the cylinder's radius.
    package var fold: Float
    package var radius: Float
    /// How far shadows reach.
    package var reach: Float
    /// The back's picture stands so that it is upright once the sheet is turned over: mirrored along x or along y.
    package var mirrorsAlongX: Bool

    package init(
        paper: PixelRect, origin: SIMD2<Float>, normal: SIMD2<Float>, fold: Float, radius: Float, reach: Float,
        mirrorsAlongX: Bool
    ) {
        self.paper = paper
        self.origin = origin
        self.normal = normal
        self.fold = fold
        self.radius = max(radius, 0)
        self.reach = max(reach, 0)
        self.mirrorsAlongX = mirrorsAlongX
    }

    /// Draws the sheet over a clear target. Pictures may be of another size than the sheet; without one, its back is white paper
    /// through which the front shines a little.
    package func draw(_ target: ARGBPixels, front: ARGBPixels, back: ARGBPixels?) {
        guard !paper.isEmpty, front.width > 0, front.height > 0 else { return }
        let painter = CurlPainter(self, front: front, back: back)
        for y in target.bounds.minY..<target.bounds.maxY {
            painter.paint(target.row(y), y, target.bounds.minX..<target.bounds.maxX)
        }
    }
}

/// One sheet on its way, row by row.
private struct CurlPainter {
    private let curl: PaperCurl
    private let front: PictureSampler
    private let back: PictureSampler?
    /// From the sheet's pixels to the pictures'.
    private let frontScale: SIMD2<Float>
    private let backScale: SIMD2<Float>
    private let size: SIMD2<Float>
    private let corner: SIMD2<Float>
    private let identity: ARGBPixels?
    /// The length of the sheet that lies on the half of the cylinder.
    private let arc: Float

    init(_ curl: PaperCurl, front: ARGBPixels, back: ARGBPixels?) {
        self.curl = curl
        self.front = PictureSampler(source: front, content: front.bounds, clamps: true)
        self.back = back.map { PictureSampler(source: $0, content: $0.bounds, clamps: true) }
        size = SIMD2(Float(curl.paper.width), Float(curl.paper.height))
        corner = SIMD2(Float(curl.paper.minX), Float(curl.paper.minY))
        frontScale = SIMD2(Float(front.width), Float(front.height)) / size
        backScale = back.map { SIMD2(Float($0.width), Float($0.height)) } ?? size
        let fits = front.width == curl.paper.width && front.height == curl.paper.height
        identity = fits ? front.placed(x: curl.paper.minX, y: curl.paper.minY) : nil
        arc = curl.radius * .pi
    }

    // MARK: One row

    func paint(_ row: UnsafeMutablePointer<UInt32>, _ y: Int, _ columns: Range<Int>) {
        let start = (Float(y) + 0.5 - curl.origin.y) * curl.normal.y + (0.5 - curl.origin.x) * curl.normal.x
        let line = Line(y: Float(y) + 0.5, start: start, step: curl.normal.x)
        let bend = curl.fold + curl.radius
        let flat = line.span(below: curl.fold, in: columns)
        let seen = line.span(below: bend, in: columns)
        if curl.normal.x >= 0 {
            paintFlat(row, y, line, columns.lowerBound..<flat)
            paintBend(row, line, flat..<seen)
            paintShadow(row, line, seen..<columns.upperBound)
        } else {
            paintFlat(row, y, line, flat..<columns.upperBound)
            paintBend(row, line, seen..<flat)
            paintShadow(row, line, columns.lowerBound..<seen)
        }
    }

    /// Distances along a row of pixels.
    private struct Line {
        let y: Float
        let start: Float
        let step: Float

        @inline(__always) func distance(_ x: Int) -> Float { start + step * Float(x) }

        /// Where the distance passes a limit. With a rising distance what lies before is below it, with a falling one what lies
        /// behind.
        func span(below limit: Float, in columns: Range<Int>) -> Int {
            if abs(step) < 1e-6 {
                let isBelow = start < limit
                return isBelow == (step >= 0) ? columns.upperBound : columns.lowerBound
            }
            let place = (limit - start) / step
            guard place > Float(columns.lowerBound) else { return columns.lowerBound }
            guard place < Float(columns.upperBound) else { return columns.upperBound }
            return Int(place.rounded(.up))
        }
    }

    // MARK: Its parts

    /// What lies flat, its front up; over it what came back over, its back up; between them the shadow of the latter.
    private func paintFlat(_ row: UnsafeMutablePointer<UInt32>, _ y: Int, _ line: Line, _ columns: Range<Int>) {
        let own = columns.clamped(to: curl.paper.minX..<curl.paper.maxX)
        if y >= curl.paper.minY, y < curl.paper.maxY, !own.isEmpty {
            if let identity {
                (row + own.lowerBound).update(from: identity.row(y) + own.lowerBound, count: own.count)
            } else {
                for x in own { row[x] = frontPixel(place(x, line) - corner) }
            }
        }
        // Turned over, the distance runs backwards: the sheet's place is linear in x.
        let turn = 2 * curl.fold + arc
        let first = sheetPlace(columns.lowerBound, line, at: turn - line.distance(columns.lowerBound))
        let slope = SIMD2<Float>(1, 0) - 2 * line.step * curl.normal
        for x in span(from: first, slope, columns) {
            let sheet = first + slope * Float(x - columns.lowerBound)
            let inside = depth(sheet)
            if inside >= 0.5 {
                row[x] = shaded(backPixel(sheet), 0.02)
            } else {
                let dark = 1 + (inside + 0.5) / max(curl.reach, 1)
                if inside < -0.5, dark > 0 { row[x] = darkened(row[x], 0.22 * dark * dark) }
                if inside > -0.5 { row[x] = blend(shaded(backPixel(sheet), 0.02), row[x], inside + 0.5) }
            }
        }
    }

    private func paintBend(_ row: UnsafeMutablePointer<UInt32>, _ line: Line, _ columns: Range<Int>) {
        guard curl.radius > 0 else { return }
        for x in columns {
            let share = min(max((line.distance(x) - curl.fold) / curl.radius, 0), 1)
            let angle = Arcsine.of(share)
            let upper = sheetPlace(x, line, at: curl.fold + curl.radius * (.pi - angle))
            let above = depth(upper) + 0.5
            if above < 1 {
                let lower = sheetPlace(x, line, at: curl.fold + curl.radius * angle)
                let below = depth(lower) + 0.5
                if below > 0 { row[x] = blend(shaded(frontPixel(lower), 0.22 * share), row[x], below) }
            }
            if above > 0 { row[x] = blend(shaded(backPixel(upper), 0.02 + 0.16 * share), row[x], above) }
        }
    }

    /// On what lies below, beside the bend.
    private func paintShadow(_ row: UnsafeMutablePointer<UInt32>, _ line: Line, _ columns: Range<Int>) {
        let bend = curl.fold + curl.radius
        guard curl.reach > 0, !columns.isEmpty else { return }
        let near = line.span(below: bend + curl.reach, in: columns)
        for x in line.step >= 0 ? columns.lowerBound..<near : near..<columns.upperBound {
            let share = 1 - (line.distance(x) - bend) / curl.reach
            guard share > 0 else { continue }
            let edge = depth(sheetPlace(x, line, at: curl.fold + arc / 2)) + 0.5
            if edge > 0 { row[x] = darkened(row[x], 0.16 * share * share * min(edge / curl.reach, 1)) }
        }
    }

    // MARK: Places

    @inline(__always) private func place(_ x: Int, _ line: Line) -> SIMD2<Float> { SIMD2(Float(x) + 0.5, line.y) }

    /// The point of the sheet, from its corner, that has come to lie here: as far along the normal as `distance` says.
    @inline(__always)
    private func sheetPlace(_ x: Int, _ line: Line, at distance: Float) -> SIMD2<Float> {
        place(x, line) + (distance - line.distance(x)) * curl.normal - corner
    }

    /// How far inside the sheet's edges; below zero outside.
    @inline(__always)
    private func depth(_ place: SIMD2<Float>) -> Float {
        let nearest = pointwiseMin(place, size - place)
        return min(nearest.x, nearest.y)
    }

    /// The columns for which a place that moves with them lies on the sheet or in its shadow.
    private func span(from first: SIMD2<Float>, _ slope: SIMD2<Float>, _ columns: Range<Int>) -> Range<Int> {
        var low: Float = 0
        var high = Float(columns.count)
        let margin = curl.reach + 1
        for axis in 0..<2 {
            let (start, end) = (-margin - first[axis], size[axis] + margin - first[axis])
            if abs(slope[axis]) < 1e-6 {
                if start > 0 || end < 0 { high = -1 }
            } else {
                let (a, b) = (start / slope[axis], end / slope[axis])
                low = max(low, min(a, b))
                high = min(high, max(a, b))
            }
        }
        guard low < high else { return columns.lowerBound..<columns.lowerBound }
        return (columns.lowerBound + Int(low))..<min(columns.upperBound, columns.lowerBound + Int(high.rounded(.up)))
    }

    // MARK: Colours

    @inline(__always)
    private func frontPixel(_ place: SIMD2<Float>) -> UInt32 {
        let scaled = place * frontScale
        return front.linear(scaled.x, scaled.y)
    }

    @inline(__always)
    private func backPixel(_ place: SIMD2<Float>) -> UInt32 {
        guard let back else {
            let at = place * frontScale
            return 0xffe0_e0e0 &+ scaled(front.nearest(at.x, at.y) & 0x00ff_ffff, by: 31)
        }
        let mirrored = curl.mirrorsAlongX ? SIMD2(size.x - place.x, place.y) : SIMD2(place.x, size.y - place.y)
        let at = mirrored * backScale / size
        return back.linear(at.x, at.y)
    }

    @inline(__always)
    private func shaded(_ pixel: UInt32, _ darkness: Float) -> UInt32 {
        pixel & 0xff00_0000 | scaled(pixel, by: 255 &- byte(darkness)) & 0x00ff_ffff
    }

    /// Black with this opacity over a pixel.
    @inline(__always)
    private func darkened(_ pixel: UInt32, _ opacity: Float) -> UInt32 { over(byte(opacity) &<< 24, pixel) }

    @inline(__always)
    private func blend(_ pixel: UInt32, _ below: UInt32, _ coverage: Float) -> UInt32 {
        coverage >= 1 ? over(pixel, below) : over(scaled(pixel, by: byte(coverage)), below)
    }
}

/// The arcsine of 0...1 from a table. Near one it rises ever steeper, but evenly over the square root of what is missing.
private enum Arcsine {
    private static let count = 512
    private static let table: UnsafeMutablePointer<Float> = {
        let table = UnsafeMutablePointer<Float>.allocate(capacity: count + 2)
        for index in 0...count + 1 {
            let missing = Float(index) / Float(count)
            table[index] = arcsine(max(1 - missing * missing, 0))
        }
        return table
    }()

    @inline(__always)
    static func of(_ value: Float) -> Float {
        let place = (1 - value).squareRoot() * Float(count)
        let index = Int(place)
        let share = place - Float(index)
        return table[index] + (table[index + 1] - table[index]) * share
    }

    /// By halving: the table is made once, and the kernels import nothing.
    private static func arcsine(_ value: Float) -> Float {
        var angle: Float = 0
        var step: Float = .pi / 4
        // sin by its series, exact enough up to a right angle.
        func sine(_ x: Float) -> Float {
            let square = x * x
            var term = x
            var sum = x
            for index in 1...8 {
                term *= -square / Float(2 * index * (2 * index + 1))
                sum += term
            }
            return sum
        }
        for _ in 0..<26 {
            if sine(angle + step) <= value { angle += step }
            step /= 2
        }
        return min(angle, .pi / 2)
    }
}
