/// Many lines or rings on the grid of the file, with how soon each point of them is needed.
///
/// A line is a run of points. A ring of the land is several, some of them backwards: each begins where the one before it ends, and
/// countries on both sides of a border share it.
package struct Shapes: Sendable {
    /// As the file has them: from which to which point, or number of a line, and the box around these.
    struct Part {
        let first, end: UInt32
        let minX, minY, maxX, maxY: Int32

        var range: Range<Int> { Int(first)..<Int(end) }
    }

    /// A point and how soon it is needed, in one number.
    struct Point {
        let bits: UInt64
        @inline(__always) var x: Double { Double(Int32(truncatingIfNeeded: bits & 0xFFF_FFFF)) }
        @inline(__always) var y: Double { Double(Int32(truncatingIfNeeded: bits >> 28 & 0xFFF_FFFF)) }
        @inline(__always) var level: UInt8 { UInt8(truncatingIfNeeded: bits >> 56) }
    }

    /// What all shapes of a file have in common; its numbers have been checked.
    final class Store: @unchecked Sendable {
        let file: WorldSections
        let points: UnsafeBufferPointer<Point>
        let lines: UnsafeBufferPointer<Part>
        let rings: UnsafeBufferPointer<Part>
        /// Which lines the rings are made of: as they are, or as their complement, backwards.
        let numbers: UnsafeBufferPointer<Int32>

        /// Nil where a number leads out of its section.
        init?(_ file: WorldSections, points: Int, lines: Int, rings: Int, numbers: Int) {
            guard let allPoints = file.section(points, of: Point.self), let allLines = file.section(lines, of: Part.self),
                let allRings = file.section(rings, of: Part.self), let allNumbers = file.section(numbers, of: Int32.self)
            else { return nil }
            let isWhole =
                allLines.allSatisfy { $0.first <= $0.end && $0.end <= allPoints.count }
                && allRings.allSatisfy { $0.first <= $0.end && $0.end <= allNumbers.count }
                && allNumbers.allSatisfy { ($0 >= 0 ? $0 : ~$0) < allLines.count }
            guard isWhole else { return nil }
            (self.file, self.points, self.lines, self.rings, self.numbers) = (file, allPoints, allLines, allRings, allNumbers)
        }
    }

    private let store: Store
    let range: Range<Int>
    private let areRings: Bool
    package let isClosed: Bool

    init(_ store: Store, rings range: Range<Int>) {
        (self.store, self.range, areRings, isClosed) = (store, range, true, true)
    }

    init(_ store: Store, lines range: Range<Int>, isClosed: Bool) {
        (self.store, self.range, areRings, self.isClosed) = (store, range, false, isClosed)
    }

    package var count: Int { range.count }

    func part(_ index: Int) -> Part { areRings ? store.rings[range.lowerBound + index] : store.lines[range.lowerBound + index] }

    /// The points of a part that are needed at a level or before, in their order.
    @inline(__always)
    func forEachPoint(of index: Int, from level: UInt8, _ body: (Double, Double) -> Void) {
        let part = part(index)
        guard areRings else {
            for place in part.range {
                let point = store.points[place]
                if point.level >= level { body(point.x, point.y) }
            }
            return
        }
        var isFirst = true
        for number in part.range {
            let number = store.numbers[number]
            let line = store.lines[Int(number >= 0 ? number : ~number)].range
            // Where one ends the next begins.
            for turn in (isFirst ? 0 : 1)..<max(line.count, 1) where turn < line.count {
                let point = store.points[number >= 0 ? line.lowerBound + turn : line.upperBound - 1 - turn]
                if point.level >= level { body(point.x, point.y) }
            }
            isFirst = false
        }
    }

    /// Whether a point lies in one of the rings: how often a line to the east crosses them.
    func holds(_ x: Double, _ y: Double, part index: Int) -> Bool {
        let part = part(index)
        guard x >= Double(part.minX), x <= Double(part.maxX), y >= Double(part.minY), y <= Double(part.maxY) else {
            return false
        }
        var isInside = false
        var (first, last): ((x: Double, y: Double)?, (x: Double, y: Double)) = (nil, (0, 0))
        func cross(_ from: (x: Double, y: Double), _ to: (x: Double, y: Double)) {
            guard (to.y > y) != (from.y > y) else { return }
            if x < to.x + (from.x - to.x) * (y - to.y) / (from.y - to.y) { isInside.toggle() }
        }
        forEachPoint(of: index, from: 0) { nextX, nextY in
            if first == nil { first = (nextX, nextY) } else { cross(last, (nextX, nextY)) }
            last = (nextX, nextY)
        }
        if let first { cross(last, first) }
        return isInside
    }
}
