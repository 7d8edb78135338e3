import AppleFoundation

extension PathStorage {
    /// Counts crossings of the ray to the right of `point`; open subpaths count as closed.
    package func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
        var winding = 0
        var current = CGPoint.zero
        var start = CGPoint.zero
        forEach { verb, p in
            switch verb {
            case .move:
                winding += Self.crossing(current, start, point)
                current = p[0]
                start = p[0]
            case .line:
                winding += Self.crossing(current, p[0], point)
                current = p[0]
            case .quad:
                winding += Self.crossing(Cubic(current, quadControl: p[0], p[1]), point)
                current = p[1]
            case .cubic:
                winding += Self.crossing(Cubic(p0: current, p1: p[0], p2: p[1], p3: p[2]), point)
                current = p[2]
            case .close:
                winding += Self.crossing(current, start, point)
                current = start
            }
        }
        winding += Self.crossing(current, start, point)
        return rule == .winding ? winding != 0 : winding & 1 != 0
    }

    /// +1 for a line that passes upwards to the right of the point, -1 downwards; the lower end belongs to the line.
    private static func crossing(_ a: CGPoint, _ b: CGPoint, _ point: CGPoint) -> Int {
        guard (a.y <= point.y) != (b.y <= point.y) else { return 0 }
        let t = (point.y - a.y) / (b.y - a.y)
        guard a.x + (b.x - a.x) * t > point.x else { return 0 }
        return b.y > a.y ? 1 : -1
    }

    private static func crossing(_ curve: Cubic, _ point: CGPoint) -> Int {
        let ys = [curve.p0.y, curve.p1.y, curve.p2.y, curve.p3.y]
        guard ys.min()! <= point.y, ys.max()! >= point.y else { return 0 }
        guard max(max(curve.p0.x, curve.p1.x), max(curve.p2.x, curve.p3.x)) > point.x else { return 0 }
        var count = 0
        var last: CGFloat = 0
        for t in curve.extremes(\.y).sorted() + [1] {
            count += crossing(curve, from: last, to: t, point)
            last = t
        }
        return count
    }

    /// The same for a piece of the curve on which y only rises or only falls.
    private static func crossing(_ curve: Cubic, from: CGFloat, to: CGFloat, _ point: CGPoint) -> Int {
        let first = from == 0 ? curve.p0 : curve.point(at: from)
        let last = to == 1 ? curve.p3 : curve.point(at: to)
        guard (first.y <= point.y) != (last.y <= point.y) else { return 0 }
        let rises = last.y > first.y
        var (low, high) = (from, to)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if middle <= low || middle >= high { break }
            if (curve.point(at: middle).y <= point.y) == rises { low = middle } else { high = middle }
        }
        guard curve.point(at: low).x > point.x else { return 0 }
        return rises ? 1 : -1
    }
}
