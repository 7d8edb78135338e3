import CoreGraphics

/// A 4 by 4 matrix for row vectors, laid out as Core Animation's transform: a point is `[x y z 1] * m`.
package struct Matrix4: Equatable, Sendable {
    package var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
    package var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
    package var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
    package var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0

    package init() {}

    package static let identity = Matrix4()

    package init(translationX x: Double, y: Double, z: Double = 0) {
        m41 = x
        m42 = y
        m43 = z
    }

    package init(scaleX x: Double, y: Double, z: Double = 1) {
        m11 = x
        m22 = y
        m33 = z
    }

    /// Turns by `angle` radians about an axis; the identity when the axis has no length.
    package init(rotation angle: Double, x: Double, y: Double, z: Double) {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite else { return }
        let (ux, uy, uz) = (x / length, y / length, z / length)
        let c = cos(angle)
        let s = sin(angle)
        let t = 1 - c
        m11 = t * ux * ux + c
        m12 = t * ux * uy + s * uz
        m13 = t * ux * uz - s * uy
        m21 = t * ux * uy - s * uz
        m22 = t * uy * uy + c
        m23 = t * uy * uz + s * ux
        m31 = t * ux * uz + s * uy
        m32 = t * uy * uz - s * ux
        m33 = t * uz * uz + c
    }

    /// The usual perspective: an eye `distance` in front of the plane.
    package init(perspectiveDistance distance: Double) {
        if distance != 0 { m34 = -1 / distance }
    }

    package init(_ t: CGAffineTransform) {
        m11 = Double(t.a)
        m12 = Double(t.b)
        m21 = Double(t.c)
        m22 = Double(t.d)
        m41 = Double(t.tx)
        m42 = Double(t.ty)
    }

    package var isIdentity: Bool { self == .identity }

    /// Moves within the plane, and nothing else.
    package var isPlanarTranslation: Bool {
        m11 == 1 && m12 == 0 && m14 == 0 && m21 == 0 && m22 == 1 && m24 == 0 && m44 == 1
    }

    package var isFinite: Bool {
        let first = m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24
        let second = m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44
        return (first + second).isFinite
    }

    /// First `self`, then `next`.
    package func followed(by next: Matrix4) -> Matrix4 {
        var r = Matrix4()
        @inline(__always)
        func row(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> (Double, Double, Double, Double) {
            (
                x * next.m11 + y * next.m21 + z * next.m31 + w * next.m41,
                x * next.m12 + y * next.m22 + z * next.m32 + w * next.m42,
                x * next.m13 + y * next.m23 + z * next.m33 + w * next.m43,
                x * next.m14 + y * next.m24 + z * next.m34 + w * next.m44
            )
        }
        (r.m11, r.m12, r.m13, r.m14) = row(m11, m12, m13, m14)
        (r.m21, r.m22, r.m23, r.m24) = row(m21, m22, m23, m24)
        (r.m31, r.m32, r.m33, r.m34) = row(m31, m32, m33, m34)
        (r.m41, r.m42, r.m43, r.m44) = row(m41, m42, m43, m44)
        return r
    }

    /// First a move, then `self`.
    package func translatedBefore(x: Double, y: Double, z: Double = 0) -> Matrix4 {
        Matrix4(translationX: x, y: y, z: z).followed(by: self)
    }

    /// First `self`, then a move.
    package func translatedAfter(x: Double, y: Double, z: Double = 0) -> Matrix4 {
        followed(by: Matrix4(translationX: x, y: y, z: z))
    }

    /// Nil when there is none.
    package func inverted() -> Matrix4? {
        let s0 = m11 * m22 - m21 * m12
        let s1 = m11 * m23 - m21 * m13
        let s2 = m11 * m24 - m21 * m14
        let s3 = m12 * m23 - m22 * m13
        let s4 = m12 * m24 - m22 * m14
        let s5 = m13 * m24 - m23 * m14
        let c5 = m33 * m44 - m43 * m34
        let c4 = m32 * m44 - m42 * m34
        let c3 = m32 * m43 - m42 * m33
        let c2 = m31 * m44 - m41 * m34
        let c1 = m31 * m43 - m41 * m33
        let c0 = m31 * m42 - m41 * m32
        let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
        guard determinant != 0, determinant.isFinite else { return nil }
        let k = 1 / determinant
        var r = Matrix4()
        r.m11 = (m22 * c5 - m23 * c4 + m24 * c3) * k
        r.m12 = (-m12 * c5 + m13 * c4 - m14 * c3) * k
        r.m13 = (m42 * s5 - m43 * s4 + m44 * s3) * k
        r.m14 = (-m32 * s5 + m33 * s4 - m34 * s3) * k
        r.m21 = (-m21 * c5 + m23 * c2 - m24 * c1) * k
        r.m22 = (m11 * c5 - m13 * c2 + m14 * c1) * k
        r.m23 = (-m41 * s5 + m43 * s2 - m44 * s1) * k
        r.m24 = (m31 * s5 - m33 * s2 + m34 * s1) * k
        r.m31 = (m21 * c4 - m22 * c2 + m24 * c0) * k
        r.m32 = (-m11 * c4 + m12 * c2 - m14 * c0) * k
        r.m33 = (m41 * s4 - m42 * s2 + m44 * s0) * k
        r.m34 = (-m31 * s4 + m32 * s2 - m34 * s0) * k
        r.m41 = (-m21 * c3 + m22 * c1 - m23 * c0) * k
        r.m42 = (m11 * c3 - m12 * c1 + m13 * c0) * k
        r.m43 = (-m41 * s3 + m42 * s1 - m43 * s0) * k
        r.m44 = (m31 * s3 - m32 * s1 + m33 * s0) * k
        return r.isFinite ? r : nil
    }

    /// The matrix that does the same about (x, y, z) as `self` does about zero.
    package func about(x: Double, y: Double, z: Double = 0) -> Matrix4 {
        translatedBefore(x: -x, y: -y, z: -z).translatedAfter(x: x, y: y, z: z)
    }

    /// Where a point of the plane z = 0 appears; nil behind the eye.
    package func projected(_ point: CGPoint) -> CGPoint? {
        PlaneMap(self).projected(x: Double(point.x), y: Double(point.y)).map { CGPoint(x: $0.x, y: $0.y) }
    }

    /// The box around what a rectangle of the plane z = 0 becomes; null when it lies behind the eye.
    package func projectedBounds(_ rect: CGRect) -> CGRect {
        PlaneMap(self).projectedBounds(Box(rect))?.rect ?? .null
    }
}
