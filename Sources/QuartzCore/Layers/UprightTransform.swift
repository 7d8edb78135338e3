import AppleFoundation
import CoreGraphics

/// A transform in the plane that keeps rectangles upright: it scales, mirrors, moves and turns by quarters.
///
/// The cosine of a quarter turn is 6e-17, and of three quarters some more. Frames don't show that: what should be zero is.
struct UprightTransform {
    /// How wide the image of one unit of width or of height is, and how high.
    private let a: CGFloat
    private let b: CGFloat
    private let c: CGFloat
    private let d: CGFloat
    private let tx: CGFloat
    private let ty: CGFloat

    init?(_ t: CATransform3D) {
        // Depth doesn't show without perspective.
        guard t.m14 == 0, t.m24 == 0, t.m31 == 0, t.m32 == 0, t.m34 == 0, t.m44 == 1 else { return nil }
        let noise = 1e-14 * max(abs(t.m11), abs(t.m12), abs(t.m21), abs(t.m22))
        func clean(_ value: CGFloat) -> CGFloat { abs(value) <= noise ? 0 : value }
        (a, b, c, d) = (clean(t.m11), clean(t.m12), clean(t.m21), clean(t.m22))
        (tx, ty) = (t.m41, t.m42)
        guard b == 0 && c == 0 || a == 0 && d == 0 else { return nil }
    }

    func frame(ofSize size: CGSize, anchor: CGPoint, at position: CGPoint) -> CGRect {
        let isTurned = a == 0 && d == 0
        let width = isTurned ? abs(c) * size.height : abs(a) * size.width
        let height = isTurned ? abs(b) * size.width : abs(d) * size.height
        // Which part of the image lies before the anchor.
        let (across, down) = isTurned ? (anchor.y, anchor.x) : (anchor.x, anchor.y)
        let before = (isTurned ? c : a) < 0 ? 1 - across : across
        let above = (isTurned ? b : d) < 0 ? 1 - down : down
        return CGRect(
            x: position.x + tx - before * width, y: position.y + ty - above * height, width: width, height: height)
    }

    /// The size whose image is so large; nil where nothing has such an image.
    func size(thatBecomes image: CGSize) -> CGSize? {
        let isTurned = a == 0 && d == 0
        guard
            let width = Self.quotient(isTurned ? image.height : image.width, abs(isTurned ? b : a)),
            let height = Self.quotient(isTurned ? image.width : image.height, abs(isTurned ? c : d))
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// What times `factor` is `product`, to the last bit if there is such a number.
    private static func quotient(_ product: CGFloat, _ factor: CGFloat) -> CGFloat? {
        let quotient = product / factor
        guard quotient.isFinite else { return nil }
        for candidate in [quotient, quotient.nextDown, quotient.nextUp] where candidate * factor == product { return candidate }
        return quotient
    }
}
