import AppleFoundation

/// A box that grows; starts as null.
package struct BoxBuilder {
    private var minX = CGFloat.infinity
    private var minY = CGFloat.infinity
    private var maxX = -CGFloat.infinity
    private var maxY = -CGFloat.infinity

    package init() {}

    package mutating func add(_ point: CGPoint) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }

    package func holds(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    package var rect: CGRect {
        minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
    }
}

extension PathStorage {
    package var controlBox: CGRect {
        var box = BoxBuilder()
        for point in points { box.add(point) }
        return box.rect
    }

    package var exactBox: CGRect {
        var box = BoxBuilder()
        var current = CGPoint.zero
        forEach { verb, p in
            switch verb {
            case .move, .line:
                current = p[0]
                box.add(current)
            case .quad:
                box.add(p[1])
                if !box.holds(p[0]) { Self.addExtremes(of: Cubic(current, quadControl: p[0], p[1]), to: &box) }
                current = p[1]
            case .cubic:
                box.add(p[2])
                if !box.holds(p[0]) || !box.holds(p[1]) {
                    Self.addExtremes(of: Cubic(p0: current, p1: p[0], p2: p[1], p3: p[2]), to: &box)
                }
                current = p[2]
            case .close:
                break
            }
        }
        return box.rect
    }

    private static func addExtremes(of curve: Cubic, to box: inout BoxBuilder) {
        for t in curve.extremes(\.x) { box.add(curve.point(at: t)) }
        for t in curve.extremes(\.y) { box.add(curve.point(at: t)) }
    }

    /// The rectangle that the path draws and nothing else, if it is one.
    package var asRect: CGRect? {
        guard verbs.count == 4 || verbs.count == 5 || verbs.count == 6, verbs.first == .move else { return nil }
        var lines = 0
        for verb in verbs.dropFirst() {
            if verb == .line { lines += 1 } else if verb != .close { return nil }
        }
        if verbs.last == .close {
            guard lines == 3 || lines == 4 else { return nil }
        } else {
            guard lines == 4 else { return nil }
        }
        if lines == 4, points[4] != points[0] { return nil }
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        let startsAlongX = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let startsAlongY = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard startsAlongX || startsAlongY else { return nil }
        return CGRect(
            x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    }
}
