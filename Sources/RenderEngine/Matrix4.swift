package import CoreGraphics

/// A 4 by 4 matrix for row vectors, laid out as Core Animation's transform: a point is `[x y z 1] * m`.
package struct Matrix4: Equatable, Sendable {
    package var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
    package var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
    package var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
    package var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0

    package init() {}

    package static let identity = Matrix4()
}
