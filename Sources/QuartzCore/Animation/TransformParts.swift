import AppleFoundation
import CoreGraphics

/// A matrix taken apart into scale, shear, rotation, translation and perspective, so that each can change by itself.
struct TransformParts {
    var translation = (x: CGFloat(0), y: CGFloat(0), z: CGFloat(0))
    var scale = (x: CGFloat(1), y: CGFloat(1), z: CGFloat(1))
    /// xy, xz, yz.
    var shear = (xy: CGFloat(0), xz: CGFloat(0), yz: CGFloat(0))
    var rotation = Quaternion()
    var perspective = (x: CGFloat(0), y: CGFloat(0), z: CGFloat(0), w: CGFloat(1))

    struct Quaternion {
        var x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0, w: CGFloat = 1
    }

    private typealias Row = (x: CGFloat, y: CGFloat, z: CGFloat)

    private static func dot(_ a: Row, _ b: Row) -> CGFloat { a.x * b.x + a.y * b.y + a.z * b.z }
    private static func subtract(_ a: Row, _ b: Row, _ k: CGFloat) -> Row { (a.x - b.x * k, a.y - b.y * k, a.z - b.z * k) }
    private static func cross(_ a: Row, _ b: Row) -> Row {
        (a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    private static func length(_ a: Row) -> CGFloat { dot(a, a).squareRoot() }

    init() {}

    /// Nil for a matrix that squashes space flat.
    init?(_ matrix: CATransform3D) {
        guard matrix.m44 != 0 else { return nil }
        var m = matrix
        if m.m44 != 1 { m = Self.scaled(m, 1 / matrix.m44) }
        if m.m14 != 0 || m.m24 != 0 || m.m34 != 0 {
            var flat = m
            (flat.m14, flat.m24, flat.m34, flat.m44) = (0, 0, 0, 1)
            let inverse = CATransform3DInvert(flat)
            // [m14 m24 m34 m44] as a column, seen through the affine part.
            let column = (m.m14, m.m24, m.m34, m.m44)
            perspective.x = inverse.m11 * column.0 + inverse.m12 * column.1 + inverse.m13 * column.2
            perspective.y = inverse.m21 * column.0 + inverse.m22 * column.1 + inverse.m23 * column.2
            perspective.z = inverse.m31 * column.0 + inverse.m32 * column.1 + inverse.m33 * column.2
            let moved = inverse.m41 * column.0 + inverse.m42 * column.1 + inverse.m43 * column.2
            perspective.w = moved + column.3
        }
        translation = (m.m41, m.m42, m.m43)
        var rowX: Row = (m.m11, m.m12, m.m13)
        var rowY: Row = (m.m21, m.m22, m.m23)
        var rowZ: Row = (m.m31, m.m32, m.m33)
        scale.x = Self.length(rowX)
        guard scale.x > 1e-12 else { return nil }
        rowX = (rowX.x / scale.x, rowX.y / scale.x, rowX.z / scale.x)
        shear.xy = Self.dot(rowX, rowY)
        rowY = Self.subtract(rowY, rowX, shear.xy)
        scale.y = Self.length(rowY)
        guard scale.y > 1e-12 else { return nil }
        rowY = (rowY.x / scale.y, rowY.y / scale.y, rowY.z / scale.y)
        shear.xy /= scale.y
        shear.xz = Self.dot(rowX, rowZ)
        rowZ = Self.subtract(rowZ, rowX, shear.xz)
        shear.yz = Self.dot(rowY, rowZ)
        rowZ = Self.subtract(rowZ, rowY, shear.yz)
        scale.z = Self.length(rowZ)
        guard scale.z > 1e-12 else { return nil }
        rowZ = (rowZ.x / scale.z, rowZ.y / scale.z, rowZ.z / scale.z)
        shear.xz /= scale.z
        shear.yz /= scale.z
        if Self.dot(rowX, Self.cross(rowY, rowZ)) < 0 {
            // A mirror image: one axis takes the sign, the one that keeps the rotation smallest.
            let trace = rowX.x - rowY.y - rowZ.z
            let flipsX = -rowX.x + rowY.y + rowZ.z >= max(rowX.x - rowY.y + rowZ.z, rowX.x + rowY.y - rowZ.z, trace)
            if flipsX {
                scale.x = -scale.x
                rowX = (-rowX.x, -rowX.y, -rowX.z)
                shear.xy = -shear.xy
                shear.xz = -shear.xz
            } else if rowX.x - rowY.y + rowZ.z >= rowX.x + rowY.y - rowZ.z {
                scale.y = -scale.y
                rowY = (-rowY.x, -rowY.y, -rowY.z)
                shear.xy = -shear.xy
                shear.yz = -shear.yz
            } else {
                scale.z = -scale.z
                rowZ = (-rowZ.x, -rowZ.y, -rowZ.z)
                shear.xz = -shear.xz
                shear.yz = -shear.yz
            }
        }
        rotation = Quaternion(rowX, rowY, rowZ)
    }

    private static func scaled(_ m: CATransform3D, _ k: CGFloat) -> CATransform3D {
        CATransform3D(
            m11: m.m11 * k, m12: m.m12 * k, m13: m.m13 * k, m14: m.m14 * k,
            m21: m.m21 * k, m22: m.m22 * k, m23: m.m23 * k, m24: m.m24 * k,
            m31: m.m31 * k, m32: m.m32 * k, m33: m.m33 * k, m34: m.m34 * k,
            m41: m.m41 * k, m42: m.m42 * k, m43: m.m43 * k, m44: m.m44 * k)
    }

    /// scale · shear · rotation · translation · perspective, for row vectors.
    var matrix: CATransform3D {
        var m = CATransform3DIdentity
        // Rows of scale·shear.
        m.m11 = scale.x
        m.m21 = shear.xy * scale.y
        m.m22 = scale.y
        m.m31 = shear.xz * scale.z
        m.m32 = shear.yz * scale.z
        m.m33 = scale.z
        m = CATransform3DConcat(m, rotation.matrix)
        (m.m41, m.m42, m.m43) = translation
        if perspective.x != 0 || perspective.y != 0 || perspective.z != 0 || perspective.w != 1 {
            var p = CATransform3DIdentity
            (p.m14, p.m24, p.m34, p.m44) = (perspective.x, perspective.y, perspective.z, perspective.w)
            m = CATransform3DConcat(m, p)
        }
        return m
    }

    static func interpolate(_ a: CATransform3D, _ b: CATransform3D, _ t: Double) -> CATransform3D {
        if a == b || t == 0 { return a }
        if t == 1 { return b }
        let f = CGFloat(t)
        guard let from = TransformParts(a), let to = TransformParts(b) else { return interpolateEntries(a, b, f) }
        func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * f }
        var parts = TransformParts()
        parts.translation.x = mix(from.translation.x, to.translation.x)
        parts.translation.y = mix(from.translation.y, to.translation.y)
        parts.translation.z = mix(from.translation.z, to.translation.z)
        parts.scale.x = mix(from.scale.x, to.scale.x)
        parts.scale.y = mix(from.scale.y, to.scale.y)
        parts.scale.z = mix(from.scale.z, to.scale.z)
        parts.shear.xy = mix(from.shear.xy, to.shear.xy)
        parts.shear.xz = mix(from.shear.xz, to.shear.xz)
        parts.shear.yz = mix(from.shear.yz, to.shear.yz)
        parts.perspective.x = mix(from.perspective.x, to.perspective.x)
        parts.perspective.y = mix(from.perspective.y, to.perspective.y)
        parts.perspective.z = mix(from.perspective.z, to.perspective.z)
        parts.perspective.w = mix(from.perspective.w, to.perspective.w)
        parts.rotation = from.rotation.turned(to: to.rotation, f)
        return parts.matrix
    }

    /// For matrices that cannot be taken apart, such as a scale of 0.
    private static func interpolateEntries(_ a: CATransform3D, _ b: CATransform3D, _ t: CGFloat) -> CATransform3D {
        func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * t }
        var m = CATransform3D()
        (m.m11, m.m12, m.m13, m.m14) = (mix(a.m11, b.m11), mix(a.m12, b.m12), mix(a.m13, b.m13), mix(a.m14, b.m14))
        (m.m21, m.m22, m.m23, m.m24) = (mix(a.m21, b.m21), mix(a.m22, b.m22), mix(a.m23, b.m23), mix(a.m24, b.m24))
        (m.m31, m.m32, m.m33, m.m34) = (mix(a.m31, b.m31), mix(a.m32, b.m32), mix(a.m33, b.m33), mix(a.m34, b.m34))
        (m.m41, m.m42, m.m43, m.m44) = (mix(a.m41, b.m41), mix(a.m42, b.m42), mix(a.m43, b.m43), mix(a.m44, b.m44))
        return m
    }
}

extension TransformParts.Quaternion {
    /// From the rows of a rotation matrix for row vectors.
    init(
        _ r: (x: CGFloat, y: CGFloat, z: CGFloat), _ s: (x: CGFloat, y: CGFloat, z: CGFloat),
        _ t: (x: CGFloat, y: CGFloat, z: CGFloat)
    ) {
        let trace = r.x + s.y + t.z
        if trace > 0 {
            let k = (trace + 1).squareRoot() * 2
            self.init(x: (s.z - t.y) / k, y: (t.x - r.z) / k, z: (r.y - s.x) / k, w: k / 4)
        } else if r.x > s.y, r.x > t.z {
            let k = (1 + r.x - s.y - t.z).squareRoot() * 2
            self.init(x: k / 4, y: (s.x + r.y) / k, z: (t.x + r.z) / k, w: (s.z - t.y) / k)
        } else if s.y > t.z {
            let k = (1 + s.y - r.x - t.z).squareRoot() * 2
            self.init(x: (s.x + r.y) / k, y: k / 4, z: (t.y + s.z) / k, w: (t.x - r.z) / k)
        } else {
            let k = (1 + t.z - r.x - s.y).squareRoot() * 2
            self.init(x: (t.x + r.z) / k, y: (t.y + s.z) / k, z: k / 4, w: (r.y - s.x) / k)
        }
    }

    /// About x, then y, then z, as the transform's key paths compose them.
    init(eulerX: CGFloat, y: CGFloat, z: CGFloat) {
        let turn = CATransform3DConcat(
            CATransform3DMakeRotation(eulerX, 1, 0, 0),
            CATransform3DConcat(CATransform3DMakeRotation(y, 0, 1, 0), CATransform3DMakeRotation(z, 0, 0, 1)))
        self.init((turn.m11, turn.m12, turn.m13), (turn.m21, turn.m22, turn.m23), (turn.m31, turn.m32, turn.m33))
    }

    /// The angles that `init(eulerX:y:z:)` would take.
    var euler: (x: CGFloat, y: CGFloat, z: CGFloat) {
        let m = matrix
        let sine = min(1, max(-1, -m.m13))
        if abs(sine) > 0.999_999_9 {
            let angle = atan2(-m.m32, m.m22)
            return (angle, asin(sine), 0)
        }
        return (atan2(m.m23, m.m33), asin(sine), atan2(m.m12, m.m11))
    }

    var matrix: CATransform3D {
        var m = CATransform3DIdentity
        m.m11 = 1 - 2 * (y * y + z * z)
        m.m12 = 2 * (x * y + z * w)
        m.m13 = 2 * (x * z - y * w)
        m.m21 = 2 * (x * y - z * w)
        m.m22 = 1 - 2 * (x * x + z * z)
        m.m23 = 2 * (y * z + x * w)
        m.m31 = 2 * (x * z + y * w)
        m.m32 = 2 * (y * z - x * w)
        m.m33 = 1 - 2 * (x * x + y * y)
        return m
    }

    /// The shortest way round, at constant speed.
    func turned(to goal: Self, _ t: CGFloat) -> Self {
        var other = goal
        var cosine = x * goal.x + y * goal.y + z * goal.z + w * goal.w
        if cosine < 0 {
            cosine = -cosine
            other = Self(x: -goal.x, y: -goal.y, z: -goal.z, w: -goal.w)
        }
        var a = 1 - t
        var b = t
        if cosine < 1 - 1e-9 {
            let angle = acos(min(1, cosine))
            a = sin((1 - t) * angle) / sin(angle)
            b = sin(t * angle) / sin(angle)
        }
        return Self(
            x: x * a + other.x * b, y: y * a + other.y * b, z: z * a + other.z * b, w: w * a + other.w * b)
    }
}
