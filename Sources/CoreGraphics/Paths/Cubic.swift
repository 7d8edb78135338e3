import AppleFoundation

/// One cubic Bézier curve.
package struct Cubic {
    package var p0: CGPoint
    package var p1: CGPoint
    package var p2: CGPoint
    package var p3: CGPoint

    package init(p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint) {
        self.p0 = p0
        self.p1 = p1
        self.p2 = p2
        self.p3 = p3
    }

    /// The cubic that draws the quadratic curve from `start` to `end`.
    package init(_ start: CGPoint, quadControl q: CGPoint, _ end: CGPoint) {
        p0 = start
        p1 = CGPoint(x: start.x + (q.x - start.x) * 2 / 3, y: start.y + (q.y - start.y) * 2 / 3)
        p2 = CGPoint(x: end.x + (q.x - end.x) * 2 / 3, y: end.y + (q.y - end.y) * 2 / 3)
        p3 = end
    }

    package func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let w0 = u * u * u
        let w1 = 3 * u * u * t
        let w2 = 3 * u * t * t
        let w3 = t * t * t
        return CGPoint(
            x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
    }

    package func split(at t: CGFloat) -> (Cubic, Cubic) {
        let a = p0.mixed(with: p1, t)
        let b = p1.mixed(with: p2, t)
        let c = p2.mixed(with: p3, t)
        let ab = a.mixed(with: b, t)
        let bc = b.mixed(with: c, t)
        let middle = ab.mixed(with: bc, t)
        return (Cubic(p0: p0, p1: a, p2: ab, p3: middle), Cubic(p0: middle, p1: bc, p2: c, p3: p3))
    }

    /// The direction of travel at the start or end, also when control points fall together.
    package func tangent(atEnd: Bool) -> CGVector {
        let ends = atEnd ? [(p2, p3), (p1, p3), (p0, p3)] : [(p0, p1), (p0, p2), (p0, p3)]
        for (from, to) in ends where from != to { return CGVector(dx: to.x - from.x, dy: to.y - from.y) }
        return .zero
    }

    /// The direction of travel inside the curve; towards the end where it stands still for a moment.
    package func tangent(at t: CGFloat) -> CGVector {
        let u = 1 - t
        let (a, b, c) = (p1 - p0, p2 - p1, p3 - p2)
        let w0 = u * u
        let w1 = 2 * u * t
        let w2 = t * t
        let result = CGVector(dx: w0 * a.dx + w1 * b.dx + w2 * c.dx, dy: w0 * a.dy + w1 * b.dy + w2 * c.dy)
        return result == .zero ? p3 - point(at: t) : result
    }

    /// The parameters strictly between 0 and 1 where one coordinate turns round.
    package func extremes(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
        let (v0, v1, v2, v3) = (p0[keyPath: axis], p1[keyPath: axis], p2[keyPath: axis], p3[keyPath: axis])
        let a = v3 - 3 * v2 + 3 * v1 - v0
        let b = 2 * (v2 - 2 * v1 + v0)
        let c = v1 - v0
        func inside(_ t: CGFloat) -> Bool { t > 0 && t < 1 }
        let scale = abs(v0) + abs(v1) + abs(v2) + abs(v3)
        if abs(a) <= 1e-12 * scale {
            return b == 0 ? [] : [-c / b].filter(inside)
        }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        // The form without cancellation between b and the root.
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        var result: [CGFloat] = []
        if inside(q / a) { result.append(q / a) }
        if q != 0, inside(c / q) { result.append(c / q) }
        return result
    }

    /// Calls `body` with the end of each line of a polyline that stays within `tolerance` of the curve.
    package func flatten(tolerance: CGFloat, _ body: (CGPoint) -> Void) {
        let steps = lineCount(tolerance: tolerance)
        for index in 1..<max(steps, 1) { body(point(at: CGFloat(index) / CGFloat(steps))) }
        body(p3)
    }

    /// From the bound |second derivative| / 8 / n² on the distance between curve and chords.
    package func lineCount(tolerance: CGFloat) -> Int {
        let d1 = hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
        let d2 = hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
        let count = (0.75 * max(d1, d2) / max(tolerance, 1e-9)).squareRoot().rounded(.up)
        return count.isFinite ? max(1, min(Int(min(count, 2_000)), 2_000)) : 1
    }
}

extension CGPoint {
    func mixed(with other: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
    }
}
