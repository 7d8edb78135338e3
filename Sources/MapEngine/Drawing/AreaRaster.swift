import AppleFoundation

/// Fills areas and draws lines with smooth edges, in opaque colours: what a map is made of.
///
/// Each edge adds to a sheet how much of each pixel lies to its right, so that a running sum along a row is how much of a pixel is covered.
/// Only blocks of four pixels that an edge has touched are looked at; what lies between them is all of one colour. A picture is painted in
/// bands, so that the sheet stays small.
package final class AreaRaster {
    /// Rings, which are filled, or lines of a width in pixels; in an opaque colour.
    package struct Layer {
        let outlines: Outlines
        let width: Double?
        let pixel: UInt32

        package static func rings(_ outlines: Outlines, _ pixel: UInt32) -> Layer {
            Layer(outlines: outlines, width: nil, pixel: pixel)
        }
        package static func lines(_ outlines: Outlines, width: Double, _ pixel: UInt32) -> Layer {
            Layer(outlines: outlines, width: width, pixel: pixel)
        }
    }

    private let width: Int
    private let stride: Int
    /// A row has some room to the right, for what lies beyond its end.
    private let sheet: UnsafeMutablePointer<Float>
    /// Which blocks of each row were touched: a word for each 64 of them.
    private let touched: UnsafeMutablePointer<UInt64>
    private let words: Int
    /// The rows of the picture that lie on the sheet, and those of the sheet that were touched.
    private var (start, height) = (0.0, 0)
    private var (top, bottom) = (AreaRaster.bandHeight, -1)
    private static let bandHeight = 128
    private static let block = 4

    private init(width: Int) {
        self.width = width
        stride = (width + 4 + 15) & ~15
        words = (stride / Self.block + 63) / 64
        // Of what is never touched the system makes no memory.
        sheet = calloc(stride * Self.bandHeight, MemoryLayout<Float>.size).assumingMemoryBound(to: Float.self)
        touched = calloc(words * Self.bandHeight, MemoryLayout<UInt64>.size).assumingMemoryBound(to: UInt64.self)
    }

    deinit {
        free(sheet)
        free(touched)
    }

    /// Paints layers, one over the other, into a picture whose rows begin every `rowLength` pixels.
    package static func paint(
        _ layers: [Layer], into pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, rowLength: Int
    ) {
        guard width > 0, height > 0, !layers.isEmpty else { return }
        let raster = AreaRaster(width: width)
        for start in Swift.stride(from: 0, to: height, by: bandHeight) {
            (raster.start, raster.height) = (Double(start), min(bandHeight, height - start))
            for layer in layers {
                if let width = layer.width {
                    raster.add(lines: layer.outlines, width: width)
                } else {
                    raster.add(rings: layer.outlines)
                }
                raster.paint(layer.pixel, into: pixels + start * rowLength, rowLength: rowLength)
            }
        }
    }

    // MARK: Shapes
    /// Rings: each is closed from its last point to its first.
    private func add(rings: Outlines) {
        for index in 0..<rings.count {
            rings.withLine(index) { line in
                var (x, y) = (line[line.count - 2], line[line.count - 1])
                for place in Swift.stride(from: 0, to: line.count, by: 2) {
                    let (nextX, nextY) = (line[place], line[place + 1])
                    edge(x, y, nextX, nextY)
                    (x, y) = (nextX, nextY)
                }
            }
        }
    }

    /// Lines of so many pixels; their corners are cut, their ends straight.
    private func add(lines: Outlines, width: Double) {
        let half = width / 2
        let (above, below) = (start - half, start + Double(height) + half)
        for index in 0..<lines.count {
            lines.withLine(index) { line in
                var last: (x: Double, y: Double, sideX: Double, sideY: Double)?
                func end() {
                    if let last { edge(last.x + last.sideX, last.y + last.sideY, last.x - last.sideX, last.y - last.sideY) }
                    last = nil
                }
                for place in Swift.stride(from: 2, to: line.count, by: 2) {
                    let (x, y, nextX, nextY) = (line[place - 2], line[place - 1], line[place], line[place + 1])
                    // What lies above or below the band isn't seen in it.
                    if (y < above && nextY < above) || (y > below && nextY > below) {
                        end()
                        continue
                    }
                    let (dx, dy) = (nextX - x, nextY - y)
                    let length = (dx * dx + dy * dy).squareRoot()
                    guard length > 0 else { continue }
                    let (sideX, sideY) = (-dy / length * half, dx / length * half)
                    if let last {
                        edge(last.x + last.sideX, last.y + last.sideY, x + sideX, y + sideY)
                        edge(x - sideX, y - sideY, last.x - last.sideX, last.y - last.sideY)
                    } else {
                        edge(x - sideX, y - sideY, x + sideX, y + sideY)
                    }
                    edge(x + sideX, y + sideY, nextX + sideX, nextY + sideY)
                    edge(nextX - sideX, nextY - sideY, x - sideX, y - sideY)
                    last = (nextX, nextY, sideX, sideY)
                }
                end()
            }
        }
    }

    // MARK: Edges
    /// What lies to the left counts at the left edge, what lies to the right doesn't count.
    @inline(__always)
    private func edge(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
        if y0 == y1 { return }
        let (y0, y1) = (y0 - start, y1 - start)
        if y0 < y1 { clip(x0, y0, x1, y1, 1) } else { clip(x1, y1, x0, y0, -1) }
    }

    private func clip(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ sign: Double) {
        let (right, low) = (Double(width), Double(height))
        // NaN fails the comparison.
        guard y1 > 0, y0 < low, abs(x0) < 1e9, abs(x1) < 1e9 else { return }
        if x0 >= right, x1 >= right { return }
        if x0 >= 0, x1 >= 0, x0 <= right, x1 <= right, y0 >= 0, y1 <= low { return draw(x0, y0, x1, y1, sign) }
        let slope = (x1 - x0) / (y1 - y0)
        func x(_ y: Double) -> Double { x0 + (y - y0) * slope }
        // The heights at which it crosses the left and the right edge part it into three at most.
        let (start, end) = (max(y0, 0), min(y1, low))
        var stops = (start, start)
        if slope != 0 {
            let (a, b) = (y0 + (0 - x0) / slope, y0 + (right - x0) / slope)
            stops = (min(max(min(a, b), start), end), min(max(max(a, b), start), end))
        }
        for (from, to) in [(start, stops.0), (stops.0, stops.1), (stops.1, end)] where to > from {
            let (a, b) = (x(from), x(to))
            let middle = (a + b) / 2
            if middle >= right { continue }
            if middle <= 0 {
                draw(0, from, 0, to, sign)
            } else {
                draw(min(max(a, 0), right), from, min(max(b, 0), right), to, sign)
            }
        }
    }

    /// Downwards, all of it on the sheet.
    private func draw(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ sign: Double) {
        let slope = (x1 - x0) / (y1 - y0)
        let first = Int(y0)
        let last = min(Int(y1.rounded(.up)), height)
        top = min(top, first)
        bottom = max(bottom, last - 1)
        var x = x0
        for y in first..<max(last, first) {
            let part = min(Double(y + 1), y1) - max(Double(y), y0)
            let next = y + 1 >= last ? x1 : x + slope * part
            cover(y, min(x, next), max(x, next), Float(part * sign))
            x = next
        }
    }

    /// One row: from `low` to `high`, so much of its height.
    @inline(__always)
    private func cover(_ y: Int, _ low: Double, _ high: Double, _ amount: Float) {
        let first = Int(low)
        let row = sheet + (y * stride + first)
        let last = Int(high)
        touch(y, first, last + 1)
        if last == first {
            let share = amount * Float((low + high) / 2 - Double(first))
            row[0] += amount - share
            row[1] += share
            return
        }
        // Over several pixels: each gets what of it lies to the right of the edge.
        let perPixel = 1 / Float(high - low)
        let lead = 1 - Float(low - Double(first))
        var before = lead * lead * perPixel / 2
        row[0] += amount * before
        var place = 1
        while place < last - first {
            let covered = (lead + Float(place) - 0.5) * perPixel
            row[place] += amount * (covered - before)
            before = covered
            place += 1
        }
        let rest = Float(high - Double(last))
        let end = 1 - rest * rest * perPixel / 2
        row[place] += amount * (end - before)
        row[place + 1] += amount * (1 - end)
    }

    @inline(__always)
    private func touch(_ y: Int, _ first: Int, _ last: Int) {
        let row = touched + y * words
        var block = first / Self.block
        repeat {
            row[block / 64] |= 1 << UInt64(block % 64)
            block += 1
        } while block <= last / Self.block
    }

    // MARK: Painting
    /// Paints what was added into the band's rows, and forgets it.
    private func paint(_ pixel: UInt32, into pixels: UnsafeMutablePointer<UInt32>, rowLength: Int) {
        for y in Swift.stride(from: top, through: min(bottom, height - 1), by: 1) {
            let (row, sums, marks) = (pixels + y * rowLength, sheet + y * stride, touched + y * words)
            var sum: Float = 0
            var place = 0
            for word in 0..<words {
                var bits = marks[word]
                marks[word] = 0
                while bits != 0 {
                    let start = (word &* 64 &+ bits.trailingZeroBitCount) &* Self.block
                    bits &= bits &- 1
                    if place < start { Self.span(row + place, min(start, width) - place, sum, pixel) }
                    let end = min(start &+ Self.block, width)
                    var x = start
                    while x < end {
                        sum += sums[x]
                        Self.mix(row + x, Self.weight(sum), pixel)
                        x &+= 1
                    }
                    UnsafeMutableRawPointer(sums + start).storeBytes(of: .zero, as: SIMD4<Float>.self)
                    place = end
                }
            }
            if place < width { Self.span(row + place, width - place, sum, pixel) }
        }
        (top, bottom) = (Self.bandHeight, -1)
    }

    /// How much of 256: what lies twice in an area lies in it.
    @inline(__always)
    private static func weight(_ sum: Float) -> UInt32 { UInt32(min(abs(sum), 1) * 256 + 0.5) }

    @inline(__always)
    private static func mix(_ place: UnsafeMutablePointer<UInt32>, _ weight: UInt32, _ pixel: UInt32) {
        if weight == 0 { return }
        if weight == 256 { return place.pointee = pixel }
        let (below, rest) = (place.pointee, 256 - weight)
        let redBlue = (pixel & 0xFF00FF) &* weight &+ (below & 0xFF00FF) &* rest
        let green = (pixel >> 8 & 0xFF) &* weight &+ (below >> 8 & 0xFF) &* rest
        place.pointee = 0xFF00_0000 | redBlue >> 8 & 0xFF00FF | green & 0xFF00
    }

    @inline(__always)
    private static func span(_ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ sum: Float, _ pixel: UInt32) {
        let weight = weight(sum)
        if weight == 0 || count <= 0 { return }
        if weight == 256 { return row.update(repeating: pixel, count: count) }
        for x in 0..<count { mix(row + x, weight, pixel) }
    }
}
