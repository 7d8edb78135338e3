import AppleFoundation

/// The lines of a part of the world in pixels, thinned to what can be seen and cut off some way outside.
package struct Outlines: Sendable {
    package private(set) var points: [Double] = []
    /// Where each line begins among the points (two numbers each).
    package private(set) var starts: [Int] = []

    package var isEmpty: Bool { starts.isEmpty }
    package var count: Int { starts.count }

    package init() {}

    /// Lines of points: x and y in turn.
    package init(lines: [[Double]]) {
        for line in lines {
            starts.append(points.count)
            points += line
        }
    }

    /// The points of one line: x and y in turn.
    package func line(_ index: Int) -> ArraySlice<Double> {
        points[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : points.count)]
    }

    /// The points of one line where they lie.
    @inline(__always)
    func withLine(_ index: Int, _ body: (UnsafeBufferPointer<Double>) -> Void) {
        points.withUnsafeBufferPointer { points in
            let end = index + 1 < starts.count ? starts[index + 1] : points.count
            body(UnsafeBufferPointer(rebasing: points[starts[index]..<end]))
        }
    }

    /// All parts of some shapes that meet a rectangle of the world, which is so many pixels large.
    ///
    /// Runs of points beyond one edge shrink to their ends: what they enclose is out of sight. `smallest` leaves out parts that are
    /// smaller than so many pixels, `most` takes only so many of the first: they are sorted by size.
    package init(
        _ shapes: Shapes, in rect: WorldRect, unit: Double, pixelsPerUnit scale: Double, margin: Double = 4,
        smallest: Double = 1, most: Int = .max
    ) {
        guard scale > 0, scale.isFinite else { return }
        let perGrid = scale * unit
        // What takes less than a pixel square is left out.
        let threshold = UInt8(clamping: Int((4 * log2(1 + 1 / perGrid)).rounded(.down)))
        let (right, bottom) = (rect.width * scale + margin, rect.height * scale + margin)
        for copy in rect.copies {
            let offsetX = Double(copy) * Mercator.side - rect.minX
            for index in 0..<min(shapes.count, most) {
                let part = shapes.part(index)
                let low = (x: (Double(part.minX) * unit + offsetX) * scale, y: (Double(part.minY) * unit - rect.minY) * scale)
                let high = (x: (Double(part.maxX) * unit + offsetX) * scale, y: (Double(part.maxY) * unit - rect.minY) * scale)
                guard low.x < right, high.x > -margin, low.y < bottom, high.y > -margin else { continue }
                guard max(high.x - low.x, high.y - low.y) >= smallest else { continue }
                append(
                    shapes, index, threshold, scaleX: perGrid, addX: offsetX * scale, addY: -rect.minY * scale,
                    Frame(left: -margin, top: -margin, right: right, bottom: bottom))
            }
        }
    }

    private struct Frame {
        let left, top, right, bottom: Double

        @inline(__always)
        func code(_ x: Double, _ y: Double) -> UInt8 {
            (x < left ? 1 : x > right ? 2 : 0) | (y < top ? 4 : y > bottom ? 8 : 0)
        }
    }

    private mutating func append(
        _ shapes: Shapes, _ part: Int, _ threshold: UInt8, scaleX: Double, addX: Double, addY: Double, _ frame: Frame
    ) {
        let start = points.count
        var waiting: (x: Double, y: Double, code: UInt8)?
        var common: UInt8 = 0
        var isFar = false
        shapes.forEachPoint(of: part, from: threshold) { gridX, gridY in
            let x = gridX * scaleX + addX
            let y = gridY * scaleX + addY
            let code = frame.code(x, y)
            if points.count > start, common & code != 0 {
                waiting = (x, y, code)
                common &= code
                return
            }
            if let held = waiting {
                put(held.x, held.y, &isFar)
                waiting = nil
                if held.code & code != 0 {
                    waiting = (x, y, code)
                    common = held.code & code
                    return
                }
            }
            put(x, y, &isFar)
            common = code
        }
        if let held = waiting { put(held.x, held.y, &isFar) }
        guard points.count - start >= (shapes.isClosed ? 6 : 4) else { return points.removeSubrange(start...) }
        guard isFar else { return starts.append(start) }
        let line = Array(points[start...])
        points.removeSubrange(start...)
        if shapes.isClosed { cutRing(line, frame) } else { cutLine(line, frame) }
    }

    @inline(__always)
    private mutating func put(_ x: Double, _ y: Double, _ isFar: inout Bool) {
        if abs(x) > Self.farthest || abs(y) > Self.farthest { isFar = true }
        points.append(x)
        points.append(y)
    }

    /// Farther out numbers of drawing lose their precision, and edges their slope.
    private static let farthest = 16_000.0

    // MARK: Far points
    private mutating func cutRing(_ ring: [Double], _ frame: Frame) {
        var ring = ring
        for (axis, limit, isUpper) in [
            (0, frame.left, false), (0, frame.right, true), (1, frame.top, false), (1, frame.bottom, true),
        ] {
            let edge = limit
            var result: [Double] = []
            var last = ring.count - 2
            for place in stride(from: 0, to: ring.count, by: 2) {
                let (here, before) = (ring[place + axis], ring[last + axis])
                let (isIn, wasIn) = (isUpper ? here <= edge : here >= edge, isUpper ? before <= edge : before >= edge)
                if isIn != wasIn {
                    let share = (edge - before) / (here - before)
                    result.append(ring[last] + (ring[place] - ring[last]) * share)
                    result.append(ring[last + 1] + (ring[place + 1] - ring[last + 1]) * share)
                }
                if isIn { result += [ring[place], ring[place + 1]] }
                last = place
            }
            ring = result
            if ring.count < 6 { return }
        }
        starts.append(points.count)
        points += ring
    }

    private mutating func cutLine(_ line: [Double], _ frame: Frame) {
        for place in stride(from: 2, to: line.count, by: 2) {
            let (x, y) = (line[place - 2], line[place - 1])
            let (dx, dy) = (line[place] - x, line[place + 1] - y)
            var (first, last) = (0.0, 1.0)
            for (way, room) in [(-dx, x - frame.left), (dx, frame.right - x), (-dy, y - frame.top), (dy, frame.bottom - y)] {
                if way == 0 {
                    if room < 0 { first = 2 }
                } else if way < 0 {
                    first = max(first, room / way)
                } else {
                    last = min(last, room / way)
                }
            }
            guard first < last else { continue }
            starts.append(points.count)
            for share in [first, last] { points += [x + dx * share, y + dy * share] }
        }
    }
}
