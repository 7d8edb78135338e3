import AppleFoundation

/// One subpath as straight lines.
struct Polyline {
    /// No two neighbours are equal.
    var points: [CGPoint]
    /// Whether the point with the same index lies inside a curve, where the line only bends.
    var bends: [Bool]
    var isClosed: Bool
}

extension PathStorage {
    /// The subpaths as lines that stay within `tolerance`, with enough of them around curves that are offset by `reach`.
    func polylines(tolerance: CGFloat, reach: CGFloat = 0) -> [Polyline] {
        var result: [Polyline] = []
        var current = Polyline(points: [], bends: [], isClosed: false)
        func append(_ point: CGPoint, bends: Bool) {
            if let last = current.points.last, last == point { return }
            current.points.append(point)
            current.bends.append(bends)
        }
        func finish(closed: Bool) {
            guard !current.points.isEmpty else { return }
            current.isClosed = closed
            if closed, current.points.count > 1, current.points.first == current.points.last {
                current.points.removeLast()
                current.bends.removeLast()
            }
            result.append(current)
            current = Polyline(points: [], bends: [], isClosed: false)
        }
        func append(_ curve: Cubic) {
            let steps = max(curve.lineCount(tolerance: tolerance), curve.turnCount(tolerance: tolerance, reach: reach))
            for index in 1..<max(steps, 1) { append(curve.point(at: CGFloat(index) / CGFloat(steps)), bends: true) }
            append(curve.p3, bends: false)
        }
        var point = CGPoint.zero
        var hasDrawn = false
        forEach { verb, p in
            switch verb {
            case .move:
                if hasDrawn { finish(closed: false) } else { current = Polyline(points: [], bends: [], isClosed: false) }
                point = p[0]
                append(point, bends: false)
                hasDrawn = false
            case .line:
                append(p[0], bends: false)
                point = p[0]
                hasDrawn = true
            case .quad:
                append(Cubic(point, quadControl: p[0], p[1]))
                point = p[1]
                hasDrawn = true
            case .cubic:
                append(Cubic(p0: point, p1: p[0], p2: p[1], p3: p[2]))
                point = p[2]
                hasDrawn = true
            case .close:
                finish(closed: true)
                hasDrawn = false
            }
        }
        if hasDrawn { finish(closed: false) }
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
