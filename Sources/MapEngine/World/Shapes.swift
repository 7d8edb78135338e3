/// Many lines or rings on the grid of the file, with how soon each point of them is needed.
package struct Shapes: Sendable {
    struct Part: Sendable {
        var points: Range<Int>
        var minX = Int32.max
        var minY = Int32.max
        var maxX = Int32.min
        var maxY = Int32.min
    }

    private(set) var xs: [Int32] = []
    private(set) var ys: [Int32] = []
    private(set) var levels: [UInt8] = []
    private(set) var parts: [Part] = []
    package let isClosed: Bool

    init(isClosed: Bool) { self.isClosed = isClosed }

    package var count: Int { parts.count }
    package var pointCount: Int { xs.count }

    mutating func read(_ reader: inout WorldReader) {
        let count = reader.count()
        let start = xs.count
        var (x, y) = (0, 0)
        for _ in 0..<count {
            // What is broken may lie anywhere.
            x &+= reader.signed()
            y &+= reader.signed()
            xs.append(Int32(clamping: x))
            ys.append(Int32(clamping: y))
        }
        for _ in 0..<count { levels.append(reader.byte()) }
        finish(from: start)
    }

    /// One part made of several, each forwards or, as its complement, backwards: each begins where the last one ended.
    mutating func join(_ numbers: [Int], of arcs: Shapes) {
        let start = xs.count
        for number in numbers {
            let index = number >= 0 ? number : ~number
            guard arcs.parts.indices.contains(index) else { continue }
            let range = arcs.parts[index].points
            let order: [Int] = number >= 0 ? Array(range) : range.reversed()
            for place in order.dropFirst(xs.count == start ? 0 : 1) {
                xs.append(arcs.xs[place])
                ys.append(arcs.ys[place])
                levels.append(arcs.levels[place])
            }
        }
        finish(from: start)
    }

    private mutating func finish(from start: Int) {
        var part = Part(points: start..<xs.count)
        for place in part.points {
            part.minX = min(part.minX, xs[place])
            part.maxX = max(part.maxX, xs[place])
            part.minY = min(part.minY, ys[place])
            part.maxY = max(part.maxY, ys[place])
        }
        parts.append(part)
    }

    /// Whether a point lies in one of the rings: how often a line to the east crosses them.
    func holds(_ x: Double, _ y: Double, part: Int) -> Bool {
        let part = parts[part]
        guard x >= Double(part.minX), x <= Double(part.maxX), y >= Double(part.minY), y <= Double(part.maxY) else {
            return false
        }
        var isInside = false
        var last = part.points.upperBound - 1
        for place in part.points {
            let (y1, y2) = (Double(ys[place]), Double(ys[last]))
            if (y1 > y) != (y2 > y) {
                let crossing = Double(xs[place]) + (Double(xs[last]) - Double(xs[place])) * (y - y1) / (y2 - y1)
                if x < crossing { isInside.toggle() }
            }
            last = place
        }
        return isInside
    }
}
