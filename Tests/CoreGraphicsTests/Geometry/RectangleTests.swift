import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

/// The toolchain's own arithmetic, which every file that imports Foundation gets: what of it is not CoreGraphics' is a gap.
@Suite("Geometry / Rectangles")
struct RectangleTests {
    let ten = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test(.documented("CGRectIntersection: a null rectangle where two share no point"))
    func `rectangles apart have no intersection`() {
        let far = CGRect(x: 11, y: 0, width: 10, height: 10)
        #expect(ten.intersection(far).isNull)
        #expect(!ten.intersects(far))
    }

    @Test(.documented("CGRectIntersectsRect"))
    func `rectangles that only touch have an empty intersection, and are the one gap`() {
        let beside = CGRect(x: 10, y: 0, width: 10, height: 10)
        #expect(ten.intersection(beside).isEmpty)
        #expect(ten.intersects(beside), "The toolchain has mended it: take `Unsupported.touchingRectangles` away.")
        #expect(Unsupported.ofFoundation.contains(.touchingRectangles))
    }

    @Test(.documented("CGRectContainsPoint: a point on the right or lower edge is not inside"))
    func `the left and upper edge belong to a rectangle, the right and lower do not`() {
        #expect(ten.contains(CGPoint(x: 0, y: 0)))
        #expect(!ten.contains(CGPoint(x: 10, y: 5)))
        #expect(!ten.contains(CGPoint(x: 5, y: 10)))
    }

    @Test(.documented("CGRectNull, CGRectUnion"))
    func `null adds nothing and takes everything`() {
        #expect(ten.union(.null) == ten)
        #expect(ten.intersection(.null).isNull)
        #expect(!CGRect.null.intersects(ten))
        #expect(CGRect.null.isEmpty)
    }

    @Test(.documented("CGRectStandardize"))
    func `negative sizes mean the same rectangle`() {
        let turned = CGRect(x: 10, y: 10, width: -10, height: -10)
        #expect(turned.standardized == ten)
        #expect(turned.minX == 0 && turned.maxX == 10 && turned.width == 10)
        #expect(turned.contains(CGPoint(x: 5, y: 5)))
        #expect(turned.intersection(ten) == ten)
    }

    @Test(.documented("CGRectInfinite"))
    func `the infinite rectangle contains all others`() {
        #expect(CGRect.infinite.contains(ten))
        #expect(CGRect.infinite.intersection(ten) == ten)
        #expect(CGRect.infinite.isInfinite)
    }
}
