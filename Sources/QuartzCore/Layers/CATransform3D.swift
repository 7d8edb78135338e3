import AppleFoundation
import CoreGraphics

/// A 4 by 4 matrix for row vectors: a point is `[x y z 1] * m`.
public struct CATransform3D: Sendable {
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// All zeros, as an imported C struct's.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
    }

    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
}

/// Not a conformance: on iOS there is none, and apps declare their own.
extension CATransform3D {
    package static func == (a: CATransform3D, b: CATransform3D) -> Bool {
        let first = a.m11 == b.m11 && a.m12 == b.m12 && a.m13 == b.m13 && a.m14 == b.m14
        let second = a.m21 == b.m21 && a.m22 == b.m22 && a.m23 == b.m23 && a.m24 == b.m24
        let third = a.m31 == b.m31 && a.m32 == b.m32 && a.m33 == b.m33 && a.m34 == b.m34
        let fourth = a.m41 == b.m41 && a.m42 == b.m42 && a.m43 == b.m43 && a.m44 == b.m44
        return first && second && third && fourth
    }

    package static func != (a: CATransform3D, b: CATransform3D) -> Bool { !(a == b) }
}

public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m41, t.m42, t.m43) = (tx, ty, tz)
    return t
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m11, t.m22, t.m33) = (sx, sy, sz)
    return t
}

/// A rotation by `angle` radians about the vector; a vector of length zero gives the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let c = cos(angle)
    let s = sin(angle)
    let k = 1 - c
    var t = CATransform3DIdentity
    t.m11 = c + k * x * x
    t.m12 = k * x * y + s * z
    t.m13 = k * x * z - s * y
    t.m21 = k * x * y - s * z
    t.m22 = c + k * y * y
    t.m23 = k * y * z + s * x
    t.m31 = k * x * z + s * y
    t.m32 = k * y * z - s * x
    t.m33 = c + k * z * z
    return t
}

/// Translates first and then applies `t`: `t' = translate * t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Scales first and then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Rotates first and then applies `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// `a * b`: applies `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    var r = CATransform3D()
    (r.m11, r.m12, r.m13, r.m14) = rowProduct(a.m11, a.m12, a.m13, a.m14, b)
    (r.m21, r.m22, r.m23, r.m24) = rowProduct(a.m21, a.m22, a.m23, a.m24, b)
    (r.m31, r.m32, r.m33, r.m34) = rowProduct(a.m31, a.m32, a.m33, a.m34, b)
    (r.m41, r.m42, r.m43, r.m44) = rowProduct(a.m41, a.m42, a.m43, a.m44, b)
    return r
}

/// `[x y z w] * b`.
func rowProduct(
    _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat, _ b: CATransform3D
) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    let r1: CGFloat = x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41
    let r2: CGFloat = x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42
    let r3: CGFloat = x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43
    let r4: CGFloat = x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
    return (r1, r2, r3, r4)
}

/// The inverse, or `t` itself when it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    let a0 = t.m11 * t.m22 - t.m12 * t.m21
    let a1 = t.m11 * t.m23 - t.m13 * t.m21
    let a2 = t.m11 * t.m24 - t.m14 * t.m21
    let a3 = t.m12 * t.m23 - t.m13 * t.m22
    let a4 = t.m12 * t.m24 - t.m14 * t.m22
    let a5 = t.m13 * t.m24 - t.m14 * t.m23
    let b0 = t.m31 * t.m42 - t.m32 * t.m41
    let b1 = t.m31 * t.m43 - t.m33 * t.m41
    let b2 = t.m31 * t.m44 - t.m34 * t.m41
    let b3 = t.m32 * t.m43 - t.m33 * t.m42
    let b4 = t.m32 * t.m44 - t.m34 * t.m42
    let b5 = t.m33 * t.m44 - t.m34 * t.m43
    let positive: CGFloat = a0 * b5 + a2 * b3 + a3 * b2
    let negative: CGFloat = a1 * b4 + a4 * b1
    let determinant = positive - negative + a5 * b0
    guard determinant != 0, determinant.isFinite else { return t }
    let d = 1 / determinant
    var r = CATransform3D()
    r.m11 = (t.m22 * b5 - t.m23 * b4 + t.m24 * b3) * d
    r.m12 = (t.m13 * b4 - t.m12 * b5 - t.m14 * b3) * d
    r.m13 = (t.m42 * a5 - t.m43 * a4 + t.m44 * a3) * d
    r.m14 = (t.m33 * a4 - t.m32 * a5 - t.m34 * a3) * d
    r.m21 = (t.m23 * b2 - t.m21 * b5 - t.m24 * b1) * d
    r.m22 = (t.m11 * b5 - t.m13 * b2 + t.m14 * b1) * d
    r.m23 = (t.m43 * a2 - t.m41 * a5 - t.m44 * a1) * d
    r.m24 = (t.m31 * a5 - t.m33 * a2 + t.m34 * a1) * d
    r.m31 = (t.m21 * b4 - t.m22 * b2 + t.m24 * b0) * d
    r.m32 = (t.m12 * b2 - t.m11 * b4 - t.m14 * b0) * d
    r.m33 = (t.m41 * a4 - t.m42 * a2 + t.m44 * a0) * d
    r.m34 = (t.m32 * a2 - t.m31 * a4 - t.m34 * a0) * d
    r.m41 = (t.m22 * b1 - t.m21 * b3 - t.m23 * b0) * d
    r.m42 = (t.m11 * b3 - t.m12 * b1 + t.m13 * b0) * d
    r.m43 = (t.m42 * a1 - t.m41 * a3 - t.m43 * a0) * d
    r.m44 = (t.m31 * a3 - t.m32 * a1 + t.m33 * a0) * d
    return r
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m11, t.m12) = (m.a, m.b)
    (t.m21, t.m22) = (m.c, m.d)
    (t.m41, t.m42) = (m.tx, m.ty)
    return t
}

/// Whether `t` moves points within the plane only and without perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0
        && t.m43 == 0 && t.m44 == 1
}

/// The affine part of `t`; meaningful when `CATransform3DIsAffine` holds.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
