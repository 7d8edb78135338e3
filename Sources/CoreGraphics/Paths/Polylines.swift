import AppleFoundation

/// One subpath as straight lines, with the directions of the curve that they stand for.
struct Polyline {
    struct Corner {
        var point: CGPoint
        /// Unit vectors along the path before and after the point; zero at the ends of an open line.
        var incoming = CGVector.zero
        var outgoing = CGVector.zero
        /// Whether the point lies inside a curve.
        var isBend = false

        var reversed: Corner { Corner(point: point, incoming: -outgoing, outgoing: -incoming, isBend: isBend) }
    }

    /// No two neighbours are at one place.
    var corners: [Corner] = []
    var isClosed = false

    /// A line to `point` that leaves the last point in direction `leaving` and arrives in direction `arriving`.
    mutating func append(_ point: CGPoint, leaving: CGVector, arriving: CGVector, isBend: Bool) {
        guard let last = corners.last, last.point != point else { return }
        corners[corners.count - 1].outgoing = leaving
        corners.append(Corner(point: point, incoming: arriving, isBend: isBend))
    }

    mutating func append(_ point: CGPoint) {
        guard let last = corners.last else { return }
        let direction = (point - last.point).unit
        append(point, leaving: direction, arriving: direction, isBend: false)
    }

    mutating func append(_ curve: Cubic, tolerance: CGFloat, reach: CGFloat) {
        let steps = max(curve.lineCount(tolerance: tolerance), curve.turnCount(tolerance: tolerance, reach: reach))
        var direction = curve.tangent(atEnd: false).unit
        for index in 1...steps {
            let isEnd = index == steps
            let t = CGFloat(index) / CGFloat(steps)
            let point = isEnd ? curve.p3 : curve.point(at: t)
            let next = isEnd ? curve.tangent(atEnd: true).unit : curve.tangent(at: t).unit
            append(point, leaving: direction, arriving: next, isBend: !isEnd)
            direction = next
        }
    }

    mutating func close() {
        guard let first = corners.first else { return }
        append(first.point)
        isClosed = true
        guard corners.count > 1 else { return }
        corners[0].incoming = corners.removeLast().incoming
    }
}

extension PathStorage {
    /// The subpaths as lines that stay within `tolerance`, with enough of them around curves that are offset by `reach`.
    func polylines(tolerance: CGFloat, reach: CGFloat = 0) -> [Polyline] {
        var result: [Polyline] = []
        var current = Polyline()
        var hasDrawn = false
        func finish() {
            if hasDrawn { result.append(current) }
            hasDrawn = false
        }
        func begin(at point: CGPoint) {
            finish()
            current = Polyline(corners: [Polyline.Corner(point: point)])
        }
        forEach { verb, p in
            switch verb {
            case .move: begin(at: p[0])
            case .line:
                current.append(p[0])
                hasDrawn = true
            case .quad:
                guard let last = current.corners.last else { return }
                current.append(Cubic(last.point, quadControl: p[0], p[1]), tolerance: tolerance, reach: reach)
                hasDrawn = true
            case .cubic:
                guard let last = current.corners.last else { return }
                current.append(Cubic(p0: last.point, p1: p[0], p2: p[1], p3: p[2]), tolerance: tolerance, reach: reach)
                hasDrawn = true
            case .close:
                current.close()
                hasDrawn = !current.corners.isEmpty
                finish()
                current = Polyline()
            }
        }
        finish()
        return result
    }

    /// The path with lines in place of curves.
    func flattened(tolerance: CGFloat) -> PathStorage {
        var result = PathStorage()
        var point = CGPoint.zero
        forEach { verb, p in
            switch verb {
            case .move:
                result.move(to: p[0])
                point = p[0]
            case .line:
                result.line(to: p[0])
                point = p[0]
            case .quad:
                Cubic(point, quadControl: p[0], p[1]).flatten(tolerance: tolerance) { result.line(to: $0) }
                point = p[1]
            case .cubic:
                Cubic(p0: point, p1: p[0], p2: p[1], p3: p[2]).flatten(tolerance: tolerance) { result.line(to: $0) }
                point = p[2]
            case .close:
                result.close()
            }
        }
        return result
    }
}

extension Cubic {
    /// How many lines it takes that a parallel at distance `reach` stays within `tolerance` too.
    func turnCount(tolerance: CGFloat, reach: CGFloat) -> Int {
        guard reach > 0 else { return 1 }
        let legs = [p1 - p0, p2 - p1, p3 - p2].filter { $0 != .zero }
        var turn: CGFloat = 0
        for (a, b) in zip(legs, legs.dropFirst()) {
            turn += abs(atan2(a.dx * b.dy - a.dy * b.dx, a.dx * b.dx + a.dy * b.dy))
        }
        let step = 2 * acos(max(0, 1 - tolerance / max(reach, tolerance)))
        return max(1, min(2_000, Int((turn / max(step, 0.01)).rounded(.up))))
    }
}

func - (a: CGPoint, b: CGPoint) -> CGVector { CGVector(dx: a.x - b.x, dy: a.y - b.y) }
func + (a: CGPoint, b: CGVector) -> CGPoint { CGPoint(x: a.x + b.dx, y: a.y + b.dy) }
func * (a: CGVector, k: CGFloat) -> CGVector { CGVector(dx: a.dx * k, dy: a.dy * k) }
prefix func - (a: CGVector) -> CGVector { CGVector(dx: -a.dx, dy: -a.dy) }

extension CGVector {
    var length: CGFloat { hypot(dx, dy) }

    /// Turned a quarter from x towards y.
    var normal: CGVector { CGVector(dx: -dy, dy: dx) }

    var unit: CGVector {
        let length = self.length
        return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
    }
}
