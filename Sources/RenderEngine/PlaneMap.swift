import CoreGraphics

/// A projective map of the plane: x' = (a x + c y + tx) / w, y' = (b x + d y + ty) / w, w = wx x + wy y + w0.
package struct PlaneMap: Equatable, Sendable {
    package var a = 1.0, b = 0.0, wx = 0.0
    package var c = 0.0, d = 1.0, wy = 0.0
    package var tx = 0.0, ty = 0.0, w0 = 1.0

    package init() {}

    package init(translationX x: Double, y: Double) {
        tx = x
        ty = y
    }

    package init(scale: Double) {
        a = scale
        d = scale
    }

    /// What the matrix does to the plane z = 0, seen along z.
    package init(_ m: Matrix4) {
        (a, b, wx) = (m.m11, m.m12, m.m14)
        (c, d, wy) = (m.m21, m.m22, m.m24)
        (tx, ty, w0) = (m.m41, m.m42, m.m44)
    }

    package var isFinite: Bool { (a + b + c + d + tx + ty + wx + wy + w0).isFinite }

    package var isAffine: Bool { wx == 0 && wy == 0 && w0 == 1 }

    package var isTranslation: Bool { isAffine && a == 1 && b == 0 && c == 0 && d == 1 }

    /// First `self`, then `next`.
    package func followed(by next: PlaneMap) -> PlaneMap {
        var r = PlaneMap()
        (r.a, r.b, r.wx) = next.applied(a, b, wx)
        (r.c, r.d, r.wy) = next.applied(c, d, wy)
        (r.tx, r.ty, r.w0) = next.applied(tx, ty, w0)
        return r
    }

    @inline(__always)
    private func applied(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
        (x * a + y * c + w * tx, x * b + y * d + w * ty, x * wx + y * wy + w * w0)
    }

    package var determinant: Double {
        a * (d * w0 - wy * ty) - b * (c * w0 - wy * tx) + wx * (c * ty - d * tx)
    }

    /// Nil for a plane seen edge-on.
    package func inverted() -> PlaneMap? {
        let determinant = determinant
        guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
        let k = 1 / determinant
        var r = PlaneMap()
        r.a = (d * w0 - wy * ty) * k
        r.b = (wx * ty - b * w0) * k
        r.wx = (b * wy - wx * d) * k
        r.c = (wy * tx - c * w0) * k
        r.d = (a * w0 - wx * tx) * k
        r.wy = (wx * c - a * wy) * k
        r.tx = (c * ty - d * tx) * k
        r.ty = (b * tx - a * ty) * k
        r.w0 = (a * d - b * c) * k
        return r.isFinite ? r : nil
    }

    /// Nil behind the eye.
    package func projected(x: Double, y: Double) -> (x: Double, y: Double)? {
        let (px, py, pw) = applied(x, y, 1)
        guard pw > Self.nearest else { return nil }
        return (px / pw, py / pw)
    }

    /// Points closer to the eye's plane than this are cut off.
    private static let nearest = 1e-4

    /// The box around a box's image; the part behind the eye is cut away first. Nil when nothing is left.
    package func projectedBounds(_ box: Box) -> Box? {
        if isTranslation { return Box(minX: box.minX + tx, minY: box.minY + ty, maxX: box.maxX + tx, maxY: box.maxY + ty) }
        let corners = [
            applied(box.minX, box.minY, 1), applied(box.maxX, box.minY, 1), applied(box.maxX, box.maxY, 1),
            applied(box.minX, box.maxY, 1),
        ]
        var result: Box?
        func add(_ x: Double, _ y: Double, _ w: Double) {
            let (px, py) = (x / w, y / w)
            guard let old = result else {
                result = Box(minX: px, minY: py, maxX: px, maxY: py)
                return
            }
            result = Box(
                minX: min(old.minX, px), minY: min(old.minY, py), maxX: max(old.maxX, px), maxY: max(old.maxY, py))
        }
        for index in 0..<4 {
            let (x, y, w) = corners[index]
            let (nextX, nextY, nextW) = corners[(index + 1) % 4]
            let near = Self.nearest
            if w > near { add(x, y, w) }
            if (w > near) != (nextW > near) {
                let t = (near - w) / (nextW - w)
                add(x + (nextX - x) * t, y + (nextY - y) * t, near)
            }
        }
        return result
    }

    /// True when the plane's front faces the viewer at (x, y): its image there is not mirrored.
    package func showsFront(atX x: Double, y: Double) -> Bool {
        let (px, py, pw) = applied(x, y, 1)
        // The Jacobian's sign at the point.
        let first = (a * pw - px * wx) * (d * pw - py * wy)
        let second = (b * pw - py * wx) * (c * pw - px * wy)
        return first - second > 0
    }

    /// The largest lengthening of a unit step, at the point (x, y).
    package func stretch(atX x: Double, y: Double) -> Double {
        let (px, py, pw) = applied(x, y, 1)
        guard pw > Self.nearest else { return 1 }
        let k = 1 / (pw * pw)
        let (ux, uy) = ((a * pw - px * wx) * k, (b * pw - py * wx) * k)
        let (vx, vy) = ((c * pw - px * wy) * k, (d * pw - py * wy) * k)
        return max((ux * ux + uy * uy).squareRoot(), (vx * vx + vy * vy).squareRoot())
    }
}

/// A rectangle by its edges, in doubles.
package struct Box: Equatable, Sendable {
    package var minX: Double
    package var minY: Double
    package var maxX: Double
    package var maxY: Double

    package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    package init(_ rect: CGRect) {
        let standard = rect.standardized
        self.init(
            minX: Double(standard.origin.x), minY: Double(standard.origin.y),
            maxX: Double(standard.origin.x + standard.size.width), maxY: Double(standard.origin.y + standard.size.height))
    }

    package var rect: CGRect { CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) }
    package var isFinite: Bool { (minX + minY + maxX + maxY).isFinite }
}
